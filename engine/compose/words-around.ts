import { tightBox } from '#engine/motifs/drawing/box.ts'
import type { Build } from '#engine/compose/build.ts'
import { inkBoxOf, layerAt } from '#engine/compose/placing.ts'
import { centreOf, unionOf, type Layer } from '#engine/compose/scene.ts'
import { silhouetteOf } from '#engine/compose/silhouette.ts'
import { around, halved } from '#engine/lettering/around.ts'
import type { Row, WritingOptions } from '#engine/lettering/block.ts'
import { inkLetters } from '#engine/lettering/letter-ink.ts'
import { resampled, type Ring } from '#engine/lettering/plane.ts'

/** More letters than this on one ring would be too small. */
const RING_LETTERS_MOST = 70

export const fitsAround = (rows: readonly Row[]): boolean =>
  rows.reduce((sum, { text }) => sum + text.length, 0) <= RING_LETTERS_MOST

/** A dedication around everything that is drawn so far: a ring that no ink of it reaches. */
export function addAround(
  build: Build,
  rows: readonly Row[],
  { text, ...options }: WritingOptions & { text: string },
): void {
  const layers = [...build.back, ...build.middle, ...build.front]
  const [row] = rows
  const lines = (rows.length === 1 && row && halved(row, options)) || rows
  const { innerRadius, ...inscribed } = around(lines, options)
  const free = freeRadii([...inscribed.letters.flat(), ...inscribed.ornament], inscribed.size)
  const parts = inkLetters(inscribed, 'solid', options.leastLine)
  const { at, radii } = reachOf(layers)
  const own = Math.max(...radii.map((radius, i) => radius / (free[i] ?? innerRadius)))
  // No larger than the whole ring asks for, no smaller than what is drawn.
  const scale = Math.max(own, (LEAST_INSIDE * Math.max(...radii)) / innerRadius)
  const layer = layerAt(
    { parts, box: tightBox(parts, 0), origin: { kind: 'words', text, font: options.hand } },
    at,
    { width: 1, height: 1 },
    { role: 'lettering', halo: 1.2, hasVolume: false },
  )
  // The ring's middle is the origin of its drawing, whatever letters stand on it.
  Object.assign(layer, { x: at[0], y: at[1], scale })
  build.front.push(layer)
  build.isFramed = true
  build.mayTouchFace.add(layer)
}

/** The ring is looked at in so many directions from its middle. */
const DIRECTIONS = 90
const directionOf = (x: number, y: number) =>
  Math.round(((Math.atan2(y, x) / (2 * Math.PI) + 1) % 1) * DIRECTIONS) % DIRECTIONS

/** White between the ring and what stands in it, in letter sizes. */
const WITHIN = 0.24
/** However free the sides of a ring are: a thing that is wide and low is not squeezed between its words. */
const LEAST_INSIDE = 0.8

/** How far from its middle a ring is free in each direction, and a little beside it: words reach further in than the line between them. */
function freeRadii(rings: readonly Ring[], size: number): number[] {
  const nearest = Array.from({ length: DIRECTIONS }, () => Infinity)
  for (const ring of rings)
    for (const [x, y] of resampled([...ring, ring[0]!], size * 0.06)) {
      const at = directionOf(x, y)
      for (const aside of [-3, -2, -1, 0, 1, 2, 3]) {
        const i = (at + aside + DIRECTIONS) % DIRECTIONS
        nearest[i] = Math.min(nearest[i]!, Math.hypot(x, y))
      }
    }
  return nearest.map((radius) => radius - WITHIN * size)
}

/** About the middle of the ink, how far it reaches in each direction. */
function reachOf(layers: readonly Layer[]) {
  const box = unionOf(layers.map(inkBoxOf))
  const at = centreOf(box)
  const { isInk, width, left, top, cell } = silhouetteOf(layers, box)
  const radii = Array.from({ length: DIRECTIONS }, () => 0)
  isInk.forEach((ink, i) => {
    if (!ink) return
    const x = left + ((i % width) + 0.5) * cell - at[0]
    const y = top + (Math.floor(i / width) + 0.5) * cell - at[1]
    const direction = directionOf(x, y)
    radii[direction] = Math.max(radii[direction]!, Math.hypot(x, y) + cell)
  })
  return { at, radii }
}
