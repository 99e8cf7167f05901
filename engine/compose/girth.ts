import type { Point } from '#engine/motifs/drawing/geometry.ts'
import { inkBoxOf } from '#engine/compose/placing.ts'
import { silhouetteOf } from '#engine/compose/silhouette.ts'
import { centreOf, type Layer } from '#engine/compose/scene.ts'

const CELLS = 60
const PLACES = 24

/** How thick a long thing is from end to end along a direction: `t` runs from -1 to 1, `at` says where that is. */
export function girthAlong(layer: Layer, direction: number) {
  const box = inkBoxOf(layer)
  const [cx, cy] = centreOf(box)
  const [ux, uy] = [Math.cos(direction), Math.sin(direction)]
  const { isInk, width, height, cell, left, top } = silhouetteOf([layer], box, CELLS)
  const ink: { t: number; across: number }[] = []
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (!isInk[y * width + x]) continue
      const [dx, dy] = [left + (x + 0.5) * cell - cx, top + (y + 0.5) * cell - cy]
      ink.push({ t: dx * ux + dy * uy, across: dy * ux - dx * uy })
    }
  const reach = Math.max(cell, ...ink.map(({ t }) => Math.abs(t)))
  const places = Array.from({ length: PLACES }, (_, i) => ({
    t: (2 * (i + 0.5)) / PLACES - 1,
    girth: 0,
    across: 0,
  }))
  for (const { t, across } of ink) {
    const place = places[Math.min(PLACES - 1, Math.floor(((t / reach + 1) / 2) * PLACES))]!
    place.girth++
    place.across += across
  }
  const filled = places.filter(({ girth }) => girth > 0)
  for (const place of filled) place.across /= place.girth
  /** Bent things are held where they are, not where their axis is. */
  const at = (t: number): Point => {
    const known = filled.find((place) => Math.abs(place.t - t) < 1 / PLACES)
    const across = known?.across ?? 0
    return [cx + ux * t * reach - uy * across, cy + uy * t * reach + ux * across]
  }
  return { at, places: filled, reach }
}

/** The end of a long thing that is thinner: the stem of a rose, the neck of a bottle. */
export function thinEnd(layer: Layer, direction: number): Point {
  const { places, reach } = girthAlong(layer, direction)
  const [cx, cy] = centreOf(inkBoxOf(layer))
  const [ahead, behind] = [1, -1].map((side) =>
    places.reduce((sum, { t, girth }) => sum + (side * t > 0 ? girth : 0), 0),
  ) as [number, number]
  const side = ahead < behind ? 1 : -1
  return [cx + side * Math.cos(direction) * reach, cy + side * Math.sin(direction) * reach]
}
