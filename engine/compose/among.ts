import type { Actor } from '#engine/compose/cast.ts'
import type { Point } from '#engine/motifs/drawing/geometry.ts'
import { closeOver, put, type Build } from '#engine/compose/build.ts'
import { inkBoxOf, moveLayer } from '#engine/compose/placing.ts'
import { drawMotif } from '#engine/motifs/motif.ts'
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

/** Stems about somebody who walks through them: tall behind, and one before the flank that hides no face. */
const STEMS: readonly Clump[] = [
  { x: 0.26, high: 1.3, isBefore: false },
  { x: -0.04, high: 1.4, isBefore: true },
]
/** How far a stem before the body keeps from a face, in parts of the body's breadth. */
const ASIDE = 0.24

/** Between the stems of a wood, a canebrake or a cornfield: some are behind, and one passes before the body. */
export function passThrough(build: Build, growth: Actor, body: Box): void {
  const [cx] = centreOf(body)
  const [w, h] = [boxWidth(body), boxHeight(body)]
  const [faceX] = build.faceBox ? centreOf(build.faceBox) : [cx]
  const away = faceX > cx ? -1 : 1
  const single = growth.motif.variants.includes(SINGLE) ? asSingle(growth) : growth
  // A trunk with its crown would be all that is seen.
  const isTree = growth.motif.growth === 'tree'
  const stems = STEMS.filter(({ isBefore }) => !isBefore || !isTree)
  const layers = stems.map(({ x, high, isBefore }) => {
    const free = build.faceBox ? build.faceBox[away < 0 ? 0 : 2] + away * ASIDE * w : cx
    const asked = cx + away * x * w
    const at = [isBefore && away * (free - asked) > 0 ? free : asked, 0] as const
    const layer = put(
      build,
      isBefore ? 'front' : 'back',
      isBefore ? single : growth,
      { at, width: Math.max(w, h) * high, height: Math.max(h, 0.6 * w) * high },
      { isMirrored: away * x > 0 },
    )
    moveLayer(layer, 0, body[3] + (isBefore ? NEARER * h : 0) - inkBoxOf(layer)[3])
    if (isBefore) build.mayTouchFace.add(layer)
    return layer
  })
  build.boxes.set(growth.subject, unionOf(layers.map(inkBoxOf)))
  // Leaves of the near stem must not hide who looks out between them.
  const [walker] = build.middle
  if (walker && build.faceBox) closeOver(build, walker, cornersOf(build.faceBox))
}

const cornersOf = ([left, top, right, bottom]: Box): Point[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
]

const SINGLE = 'single'
const asSingle = (growth: Actor): Actor => ({
  ...growth,
  draw: () => drawMotif(growth.motif, { variant: SINGLE, seed: 1 }),
})

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
