import { polygon, sample, type Point } from '#engine/motifs/drawing/geometry.ts'
import { along } from '#engine/motifs/drawing/pen.ts'
import { diamonds, joined, serpent, viperHead } from '#engine/motifs/drawing/serpent.ts'
import type { Part } from '#engine/motifs/motif.ts'
import { remember, sizeOf, type Build } from '#engine/compose/build.ts'
import type { Actor } from '#engine/compose/cast.ts'
import { layerOfActor, marksOn } from '#engine/compose/contact.ts'
import { inkBoxOf, layerOf } from '#engine/compose/placing.ts'
import type { Box } from '#engine/compose/scene.ts'

/** Ways out of a socket towards one side, in parts of the skull's size: the head rises beside the face, the tail hangs over the cheek. */
const HEAD_WAY: readonly Point[] = [
  [0, 0],
  [0.07, 0.1],
  [0.22, 0.19],
  [0.43, 0.17],
  [0.58, 0.02],
  [0.57, -0.2],
  [0.44, -0.34],
  [0.4, -0.5],
  [0.52, -0.6],
]
const TAIL_WAY: readonly Point[] = [
  [0, 0],
  [0.03, 0.12],
  [0.12, 0.24],
  [0.14, 0.38],
  [0.06, 0.5],
  [0.12, 0.62],
  [0.26, 0.64],
  [0.34, 0.54],
]
/** Half as wide as the snake, in parts of the skull's size: it fits the hole it comes from. */
const HALF_WIDTH = 0.055

/** A snake that comes out of one eye and hangs out of the other. False where there is no eye to come from. */
export function throughEyes(
  build: Build,
  actor: Actor,
  target: { box: Box; actor: Actor },
): boolean {
  const skull = layerOfActor(build, target.actor)
  const eyes = skull ? (marksOn(target.actor, skull).eyes ?? []) : []
  const [first, second] = eyes.toSorted((a, b) => b[0] - a[0])
  if (actor.motif.name !== 'snake' || !first) return false
  const unit = sizeOf(target.box)
  const isRight =
    second === undefined ? first[0] > (target.box[0] + target.box[2]) / 2 : build.random() < 0.5
  const side = isRight ? 1 : -1
  const [out, other] = isRight || !second ? [first, second] : [second, first]
  const parts = [
    ...(other ? stretch(other, TAIL_WAY, { unit, side: -side, isTail: true }) : []),
    ...stretch(out, HEAD_WAY, { unit, side, isTail: false }),
  ]
  const layer = layerOf(parts, {
    role: 'support',
    subject: actor.subject,
    halo: 1,
    slice: 'front',
    ...actor.colour,
  })
  build.front.push(layer)
  build.mayTouchFace.add(layer)
  remember(build, actor, inkBoxOf(layer))
  return true
}

function stretch(
  [x, y]: Point,
  way: readonly Point[],
  { unit, side, isTail }: { unit: number; side: number; isTail: boolean },
): Part[] {
  const width = HALF_WIDTH * unit
  const { segment, head } = serpent({
    centre: sample(
      way.map(([u, v]): Point => [x + side * u * unit, y + v * unit]),
      14,
    ),
    halfWidth: (u) =>
      width *
      along(isTail ? [0.8, 1, 1, 0.92, 0.78, 0.56, 0.32, 0.06] : [0.8, 1, 1, 1, 1, 0.92, 0.82], u),
    bellyFrom: () => 0.55,
    marking: diamonds(),
    columns: 5,
  })
  return [
    ...segment(0, 1),
    ...(isTail ? [] : joined(viperHead({ open: true }), head, width / 15)),
    // Out of the dark: what is still inside is not seen.
    { d: shadeAt([x, y - 0.3 * width], width * 1.15), fill: 'black', stroke: 0 },
  ]
}

/** The upper half of a socket. */
function shadeAt([x, y]: Point, r: number): string {
  const points = Array.from({ length: 20 }, (_, i): Point => {
    const t = (i / 20) * Math.PI * 2
    return [x + Math.cos(t) * r, y + Math.sin(t) * r * 0.62]
  })
  return polygon(points)
}
