import { createStore, useStore } from '#app/platform/storage/create-store.ts'

/** Why a page that somebody asked for has not come. A slow one still may. */
export type Hindrance = 'unreachable' | 'failed' | 'slow'

/** Where it leads, and what the link to it carries. */
export type PageTarget = {
  readonly pathname: string
  readonly search: string
  readonly hash?: string
  readonly state?: unknown
}

/** A page that was asked for inside the app, while the one before it still shows. */
export type PageAttempt = {
  readonly id: number
  readonly target: PageTarget
  readonly hindrance: Hindrance | undefined
  /** Nobody waits for it any more. */
  readonly isGivenUp: boolean
}

/** Longer than our own server ever takes over a page. */
const SLOW_MS = 15_000

let slowTimer: ReturnType<typeof setTimeout> | undefined
let lastId = 0
const store = createStore<PageAttempt | undefined>(() => undefined, {
  onChange: () => clearTimeout(slowTimer),
})

/** The newest takes the place of the one before. */
export function beginAttempt(target: PageTarget): number {
  lastId += 1
  const id = lastId
  store.set({ id, target, hindrance: undefined, isGivenUp: false })
  slowTimer = setTimeout(() => hinderAttempt(id, 'slow'), SLOW_MS)
  return id
}

export function hinderAttempt(id: number, hindrance: Hindrance) {
  const current = store.get()
  if (current?.id === id) store.set({ ...current, hindrance })
}

export function endAttempt(id: number) {
  if (store.get()?.id === id) store.set(undefined)
}

export function giveUpAttempt() {
  const current = store.get()
  if (current !== undefined) store.set({ ...current, isGivenUp: true })
}

export function isAwaited(id: number) {
  const current = store.get()
  return current?.id === id && !current.isGivenUp
}

export function usePageAttempt() {
  return useStore(store, undefined)
}

/** Whether a page is on its way that begins so. One that is hindered is not, before it is tried again. */
export function useIsComing(pathStart: string) {
  const attempt = usePageAttempt()
  if (attempt === undefined || attempt.hindrance !== undefined) return false
  return attempt.target.pathname.startsWith(pathStart)
}
