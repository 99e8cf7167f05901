import type { Point } from '#app/features/fitting-room/placement.ts'

/** How much larger the picture is seen, and where its upper left corner lies then, in parts of its own size as it is without. */
export type Zoom = { scale: number; x: number; y: number }

export const NO_ZOOM: Zoom = { scale: 1, x: 0, y: 0 }
export const ZOOM_STEP = 1.5
const MOST = 6

/** Nothing but the picture is seen through its frame. */
const inFrame = (scale: number, at: number) => Math.min(0, Math.max(1 - scale, at))

/** What lies at a point, in parts of the frame, stays there. */
export function zoomAt({ scale, x, y }: Zoom, factor: number, at: Point): Zoom {
  const next = Math.min(MOST, Math.max(1, scale * factor))
  const along = (from: number, point: number) =>
    inFrame(next, point - ((point - from) * next) / scale)
  return { scale: next, x: along(x, at.x), y: along(y, at.y) }
}

/** By parts of the frame. */
export function panBy({ scale, x, y }: Zoom, by: Point): Zoom {
  return { scale, x: inFrame(scale, x + by.x), y: inFrame(scale, y + by.y) }
}

/** Two fingers hold the picture between them: what was under their middle stays there. */
export function pinchZoom(from: Zoom, before: readonly Point[], now: readonly Point[]): Zoom {
  const [a, b] = [held(before), held(now)]
  if (a === undefined || b === undefined) return from
  const zoomed = zoomAt(from, b.apart / a.apart, a.middle)
  return panBy(zoomed, { x: b.middle.x - a.middle.x, y: b.middle.y - a.middle.y })
}

function held([one, other]: readonly Point[]) {
  if (one === undefined || other === undefined) return undefined
  return {
    apart: Math.max(0.01, Math.hypot(other.x - one.x, other.y - one.y)),
    middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
  }
}
