import type { Actor } from '#engine/compose/cast.ts'
import { put, type Build } from '#engine/compose/build.ts'
import { inkBoxOf, moveLayer } from '#engine/compose/placing.ts'
import { boxHeight, boxWidth, centreOf, unionOf, type Box } from '#engine/compose/scene.ts'

/** Reeds and meadows are grown, and one stands among them; a tulip is a cup, and one sits in it. */
export const isGrowth = ({ kind, count, motif }: Actor): boolean =>
  kind === 'foliage' || (kind === 'flower' && (count > 1 || motif.growsDense === true))

/** Clumps about somebody who stands among them: across from the middle, and how high, in parts of the body. */
interface Clump {
  x: number
  high: number
  isBefore: boolean
}
const CLUMPS: readonly Clump[] = [
  { x: -0.36, high: 0.98, isBefore: false },
  { x: 0.44, high: 0.72, isBefore: false },
  { x: 0.26, high: 0.3, isBefore: true },
]
/** The roots of those before are nearer to us. */
const NEARER = 0.04

/** Tall behind, low before the feet, and all from one ground: who stands there is seen whole. */
export function standAmong(build: Build, growth: Actor, body: Box): void {
  const [cx] = centreOf(body)
  const [w, h] = [boxWidth(body), boxHeight(body)]
  const side = build.random() < 0.5 ? -1 : 1
  const layers = CLUMPS.map(({ x, high, isBefore }) => {
    const at = [cx + side * x * w, 0] as const
    const layer = put(
      build,
      isBefore ? 'front' : 'back',
      growth,
      { at, width: Math.max(w, h) * high, height: h * high },
      { isMirrored: side * x > 0 },
    )
    moveLayer(layer, 0, body[3] + (isBefore ? NEARER * h : 0) - inkBoxOf(layer)[3])
    return layer
  })
  build.boxes.set(growth.subject, unionOf(layers.map(inkBoxOf)))
}
