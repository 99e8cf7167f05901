import { tightBox } from '#engine/motifs/drawing/box.ts'
import type { Build } from '#engine/compose/build.ts'
import { inkBoxOf, layerAt } from '#engine/compose/placing.ts'
import { centreOf, unionOf, type Layer } from '#engine/compose/scene.ts'
import { silhouetteOf } from '#engine/compose/silhouette.ts'
import { around } from '#engine/lettering/around.ts'
import type { Row, WritingOptions } from '#engine/lettering/block.ts'
import { inkLetters } from '#engine/lettering/letter-ink.ts'

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
  const { innerRadius, ...inscribed } = around(rows, options)
  const parts = inkLetters(inscribed, 'solid', options.leastLine)
  const { at, radius } = leastCircle(layers)
  const layer = layerAt(
    { parts, box: tightBox(parts, 0), origin: { kind: 'words', text, font: options.hand } },
    at,
    { width: 1, height: 1 },
    { role: 'lettering', halo: 1.2, hasVolume: false },
  )
  // The ring's middle is the origin of its drawing, whatever letters stand on it.
  Object.assign(layer, { x: at[0], y: at[1], scale: radius / innerRadius })
  build.front.push(layer)
  build.isFramed = true
  build.mayTouchFace.add(layer)
}

/** About the middle of the ink, as far as its outermost point. */
function leastCircle(layers: readonly Layer[]) {
  const box = unionOf(layers.map(inkBoxOf))
  const at = centreOf(box)
  const { isInk, width, left, top, cell } = silhouetteOf(layers, box)
  let radius = 0
  isInk.forEach((ink, i) => {
    if (!ink) return
    const x = left + ((i % width) + 0.5) * cell
    const y = top + (Math.floor(i / width) + 0.5) * cell
    radius = Math.max(radius, Math.hypot(x - at[0], y - at[1]))
  })
  return { at, radius: radius + cell }
}
