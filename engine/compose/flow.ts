import { sample, tube, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Rng } from '#shared/random.ts'
import type { Part } from '#engine/motifs/motif.ts'
import { layerOf } from '#engine/compose/placing.ts'
import { boxHeight, boxWidth, centreOf, type Box, type Layer } from '#engine/compose/scene.ts'

/** Wind that runs down a limb behind everybody: how many strands, how far it swings, how far the strands lie apart. */
const STRANDS = 7
const SWING = 0.3
const APART = 0.07
const THICK = 0.007
const BENDS = 2.2
const STEPS = 24
/** Each strand begins and ends a little elsewhere, so that the flow fades out and has no edge. */
const RAGGED = 0.16

/** One stream of tapering strands along a sleeve, behind all that stands on it. */
export function flowAlong(area: Box, random: Rng): Layer {
  const [cx] = centreOf(area)
  const [w, h] = [boxWidth(area), boxHeight(area)]
  const side = random() < 0.5 ? 1 : -1
  const parts = [-1, 1].flatMap((stream) =>
    Array.from({ length: STRANDS }, (_, i): Part => {
      const lane = (i - (STRANDS - 1) / 2) * APART
      const [from, to] = [random() * RAGGED, 1 - random() * RAGGED]
      const way = Array.from({ length: STEPS }, (__, k): Point => {
        const t = from + ((to - from) * k) / (STEPS - 1)
        const bend = Math.sin(t * BENDS * Math.PI + (stream > 0 ? 0 : Math.PI) + lane)
        return [
          cx + side * w * (SWING * bend + lane * (0.6 + 0.4 * Math.sin(5 * t))),
          area[1] + t * h,
        ]
      })
      const thick = THICK * w * (0.5 + random())
      const strand = tube(sample(way, 2), (u) => thick * Math.sin(Math.PI * u) + 0.2)
      return { d: strand.strip(), fill: 'black', stroke: 0, tone: 0.3, detail: 1 }
    }),
  )
  return layerOf(parts, { hasVolume: false })
}
