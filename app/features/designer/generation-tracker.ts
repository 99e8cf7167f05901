import type { DesignPayload } from '#app/features/designer/designer.api.ts'
import {
  findRequest,
  isOpenState,
  usableOutput,
  withAsked,
  withChanged,
  without,
  withSeen,
  withSketched,
  type DesignRequest,
  type Failure,
} from '#app/features/designer/design-requests.ts'
import { failureOf, sayNothingCharged } from '#app/features/designer/failure-words.ts'
import { ApiError } from '#app/platform/http/api-client.ts'
import type { RealtimeMessage } from '#shared/realtime.ts'
import type {
  GenerateResponse,
  Generation,
  GenerationProgress,
  PencilSketch,
  Remarks,
  Tattoo,
} from '#shared/tattoos.ts'

const POLL_MS = 1_500
/** How long the answer to a call may take once its request has ended. */
const ANSWER_GRACE_MS = 4_000
/** Waits before a call that got no answer is repeated. */
const RETRY_MS = [1_000, 2_000, 4_000]

/** What the server answers a call whose request was given up meanwhile. */
const CANCELLED = 'generation_cancelled'

/** The lines of designs that were watched while they were drawn. */
export type Sketches = ReadonlyMap<number, PencilSketch>

export type Delivery = Pick<GenerateResponse, 'renderings' | 'creditBalance'> & {
  output: Tattoo[]
  remarks: Remarks
  /** Of each design that they were heard of, by its id: whatever comes or goes, each keeps its own. */
  sketches: Sketches
}

export type TrackerDeps = {
  requestDesign: (payload: DesignPayload, key: string) => Promise<GenerateResponse>
  listOpenGenerations: () => Promise<Generation[]>
  getGeneration: (id: number) => Promise<GenerateResponse>
  cancelGeneration: (id: number) => Promise<GenerateResponse>
  listen: (listener: {
    onMessage: (message: RealtimeMessage) => void
    onLiveChange: (isLive: boolean) => void
  }) => () => void
  wait: (ms: number) => Promise<void>
}

export type TrackerEvents = {
  onDelivered: (delivery: Delivery) => void
  onFailed: (failure: Failure) => void
  onCancelled: () => void
  onBalance: (creditBalance: number) => void
}

const NO_EVENTS: TrackerEvents = {
  onDelivered: () => {},
  onFailed: () => {},
  onCancelled: () => {},
  onBalance: () => {},
}

/**
 * Follows everything that is being drawn for one person: what this tab asked for, what it had asked for before a reload, and what
 * another device asks for. News comes over the websocket; while that is away, by asking again and again.
 */
export class GenerationTracker {
  readonly #deps: TrackerDeps
  readonly #listeners = new Set<() => void>()
  /** A result may come by two ways; the second changes nothing. */
  readonly #settledIds = new Set<number>()
  #events: TrackerEvents = NO_EVENTS
  #requests: readonly DesignRequest[] = []
  #isLive = false
  #isStopped = true

  constructor(deps: TrackerDeps) {
    this.#deps = deps
  }

  /** Who is told from now on. */
  setEvents(events: TrackerEvents) {
    this.#events = events
  }

  getRequests = () => this.#requests

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  /** Begins to follow; gives back what ends it. */
  start(): () => void {
    this.#isStopped = false
    const stopListening = this.#deps.listen({
      onMessage: (message) => this.#receive(message),
      onLiveChange: (isLive) => {
        this.#isLive = isLive
        // Whatever happened while nobody listened is asked for once.
        if (isLive) void this.#catchUp()
        else void this.#pollWhileAway()
      },
    })
    void this.#catchUp().then(() => this.#pollWhileAway())
    return () => {
      this.#isStopped = true
      stopListening()
    }
  }

  async ask(payload: DesignPayload, { key, variations }: { key: string; variations: number }) {
    this.#set(withAsked(this.#requests, { key, payload, variations }))
    void this.#pollWhileAway()
    try {
      this.#settle(key, await this.#requestPatiently(payload, key))
    } catch (error) {
      this.#fail(key, failureOf(error))
    }
  }

  async cancel(key: string) {
    const id = this.#requests.find((request) => request.key === key)?.id
    if (id === undefined) return
    try {
      this.#settle(key, await this.#deps.cancelGeneration(id))
    } catch {
      // It ended a moment before, or the connection is gone: what became of it tells.
      await this.#fetchResult(id)
    }
  }

  dismiss(key: string) {
    this.#set(without(this.#requests, key))
  }

  async #requestPatiently(payload: DesignPayload, key: string): Promise<GenerateResponse> {
    for (const delayMs of RETRY_MS) {
      try {
        return await this.#deps.requestDesign(payload, key)
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'network') throw error
        await this.#deps.wait(delayMs)
      }
    }
    return this.#deps.requestDesign(payload, key)
  }

  #receive(message: RealtimeMessage) {
    if (message.type === 'credits') this.#events.onBalance(message.creditBalance)
    if (message.type === 'generation') this.#see(message.generation)
    if (message.type === 'sketch') this.#set(withSketched(this.#requests, message.sketched))
  }

  #see(progress: GenerationProgress | Generation) {
    // What is tried on is waited for where it was asked for.
    if (progress.kind === 'try-on' || this.#settledIds.has(progress.id)) return
    const request = findRequest(this.#requests, progress)
    if (isOpenState(progress.state)) {
      const prompt = 'prompt' in progress ? progress.prompt : request?.prompt
      // Asked for elsewhere: the list knows its words.
      if (prompt === undefined) void this.#catchUp()
      else this.#set(withSeen(this.#requests, { ...progress, prompt }))
      return
    }
    if (request?.isAwaited === true) {
      void this.#takeOver(request.key, progress.id)
      return
    }
    if (request === undefined && progress.state !== 'done') return
    void this.#fetchResult(progress.id)
  }

  /** The answer is on its way. Should its connection have died without a word, the result is fetched instead. */
  async #takeOver(key: string, id: number) {
    await this.#deps.wait(ANSWER_GRACE_MS)
    if (!this.#requests.some((request) => request.key === key && request.isAwaited)) return
    this.#set(withChanged(this.#requests, key, { id, isAwaited: false }))
    await this.#fetchResult(id)
  }

  async #catchUp() {
    try {
      const open = await this.#deps.listOpenGenerations()
      for (const generation of open) this.#see(generation)
      const openIds = new Set(open.map(({ id }) => id))
      const ended = this.#requests.flatMap(({ id, isAwaited, failure }) =>
        id === undefined || isAwaited || failure !== undefined || openIds.has(id) ? [] : [id],
      )
      await Promise.all(ended.map((id) => this.#fetchResult(id)))
    } catch {
      // Being offline; the next news or the next poll comes here again.
    }
  }

  #isPolling = false

  async #pollWhileAway() {
    if (this.#isPolling) return
    this.#isPolling = true
    while (!this.#isStopped && !this.#isLive && this.#hasOpenRequests()) {
      await this.#deps.wait(POLL_MS)
      if (this.#isStopped || this.#isLive) break
      await this.#poll()
    }
    this.#isPolling = false
  }

  #hasOpenRequests() {
    return this.#requests.some(({ failure }) => failure === undefined)
  }

  async #poll() {
    const open = this.#requests.filter(({ failure }) => failure === undefined)
    if (open.some(({ id }) => id === undefined)) await this.#catchUp()
    await Promise.all(open.flatMap(({ id }) => (id === undefined ? [] : [this.#fetchResult(id)])))
  }

  /** Reads one request and takes up whatever it has become. */
  async #fetchResult(id: number) {
    try {
      const answer = await this.#deps.getGeneration(id)
      const request = this.#requests.find((candidate) => candidate.id === id)
      // Its own call brings the result; until then only the stage is news.
      if (request?.isAwaited === true && answer.generation.state !== 'cancelled') {
        if (isOpenState(answer.generation.state)) this.#see(answer.generation)
        return
      }
      this.#settle(request?.key, answer)
    } catch {
      // Asked again by the next poll or when the connection is back.
    }
  }

  /** Ends a request with its answer, or goes on following it where the answer could not wait. */
  #settle(key: string | undefined, answer: GenerateResponse) {
    const { generation, remarks, renderings, creditBalance } = answer
    if (isOpenState(generation.state)) {
      if (key !== undefined)
        this.#set(withChanged(this.#requests, key, { id: generation.id, isAwaited: false }))
      this.#see(generation)
      void this.#pollWhileAway()
      return
    }
    if (this.#settledIds.has(generation.id)) {
      if (key !== undefined) this.dismiss(key)
      return
    }
    this.#settledIds.add(generation.id)
    this.#events.onBalance(creditBalance)
    if (generation.state === 'cancelled') {
      if (key !== undefined) this.dismiss(key)
      return this.#events.onCancelled()
    }
    const output = usableOutput(answer.output)
    if (generation.state === 'done' && output.length > 0) {
      const known = this.#requests.find((request) => request.key === generation.key)?.sketches
      const placeOf = new Map(answer.output.map(({ id }, index) => [id, answer.places[index]]))
      const sketches = new Map(
        output.flatMap(({ id }) => {
          const sketch = known?.[placeOf.get(id) ?? -1]
          return sketch === undefined ? [] : [[id, sketch] as const]
        }),
      )
      if (key !== undefined) this.dismiss(key)
      return this.#events.onDelivered({ output, remarks, renderings, creditBalance, sketches })
    }
    this.#fail(key, failureOfEnded(generation))
  }

  #fail(key: string | undefined, failure: Failure) {
    const request = this.#requests.find((candidate) => candidate.key === key)
    if (request === undefined) return
    const isCancelled = failure.code === CANCELLED
    if (isCancelled || failure.code === 'insufficient_credits') this.dismiss(request.key)
    else this.#set(withChanged(this.#requests, request.key, { failure, isAwaited: false }))
    if (isCancelled) this.#events.onCancelled()
    else this.#events.onFailed(failure)
  }

  #set(requests: readonly DesignRequest[]) {
    this.#requests = requests
    for (const listener of this.#listeners) listener()
  }
}

function failureOfEnded({ failure }: Generation): Failure {
  return failure === null
    ? failureOf(new ApiError('', { code: 'unexpected_response', status: 200 }))
    : { code: failure.code, message: sayNothingCharged(failure.message) }
}
