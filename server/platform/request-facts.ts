import { AsyncLocalStorage } from 'node:async_hooks'

/** What a line about a request says of it, for those who are called too deep to know. */
export interface RequestFacts {
  requestId: string
  /** Whence it came, as `hashAddress` has it. */
  addressHash: string
}

const storage = new AsyncLocalStorage<RequestFacts>()

export const runWithRequestFacts = <Result>(facts: RequestFacts, work: () => Result): Result =>
  storage.run(facts, work)

/** Undefined outside of requests, as in jobs. */
export const currentRequestFacts = (): RequestFacts | undefined => storage.getStore()
