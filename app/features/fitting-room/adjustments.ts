import type { InkPlacement } from '#shared/body.ts'

/** Where the design lies now, and where it lay before each thing that was done to it. */
export type Adjustments = {
  now: InkPlacement
  past: readonly InkPlacement[]
  /** Steps of one kind in a row are one thing done: a key held down, a slider pulled. */
  lastKind: string | undefined
}

const KEPT = 60

export const startAt = (placement: InkPlacement): Adjustments => ({
  now: placement,
  past: [],
  lastKind: undefined,
})

export function adjust(state: Adjustments, next: InkPlacement, kind: string): Adjustments {
  if (isSame(state.now, next)) return state
  const past = kind === state.lastKind ? state.past : [...state.past.slice(1 - KEPT), state.now]
  return { now: next, past, lastKind: kind }
}

/** The hand has let go: what comes next is another thing. */
export const letGo = (state: Adjustments): Adjustments =>
  state.lastKind === undefined ? state : { ...state, lastKind: undefined }

export function undo(state: Adjustments): Adjustments {
  const now = state.past.at(-1)
  return now === undefined ? state : { now, past: state.past.slice(0, -1), lastKind: undefined }
}

function isSame(a: InkPlacement, b: InkPlacement): boolean {
  return (
    a.x === b.x &&
    a.y === b.y &&
    a.size === b.size &&
    a.turnDegrees === b.turnDegrees &&
    a.bend === b.bend &&
    a.age === b.age
  )
}
