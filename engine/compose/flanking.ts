import type { Actor } from '#engine/compose/cast.ts'
import { isSlim, put, sizeOf, type Build } from '#engine/compose/build.ts'
import { facingOf, marksOn, mirror } from '#engine/compose/contact.ts'
import { inkBoxOf, moveLayer } from '#engine/compose/placing.ts'
import {
  boxHeight,
  boxWidth,
  centreOf,
  unionOf,
  type Box,
  type Layer,
} from '#engine/compose/scene.ts'

/** How large each is beside the middle one, and how far its inner edge lies behind it, in parts of its own breadth. */
const BESIDE = { size: 0.92, slimSize: 0.66, overlap: 0.2, touch: 0.03 }
/** Heads stand before a moon that rises between them: how much of it each covers, and how far down they are, in parts of it. */
const BEFORE_SKY = { overlap: 0.3, down: 0.22 }
/** The two stand at unlike heights and lean unlike far: mirror images would be a coat of arms. */
const SIDES = [
  { side: -1, up: 0.2, lean: 0.12 },
  { side: 1, up: -0.02, lean: -0.05 },
] as const

/** One to the left and one to the right, both turned to the middle; a single one takes the side that is free. */
export function eitherSide(build: Build, actor: Actor, target: Box): void {
  const turned = build.random() < 0.5 ? -1 : 1
  const sides = actor.count > 1 ? SIDES : [SIDES[freeSide(build, target) < 0 ? 0 : 1]]
  const layers = sides.map(({ side, up, lean }) =>
    standAt(build, actor, target, { side: sides.length > 1 ? side * turned : side, up, lean }),
  )
  build.boxes.set(actor.subject, unionOf(layers.map(inkBoxOf)))
}

function standAt(
  build: Build,
  actor: Actor,
  target: Box,
  { side, up, lean }: { side: number; up: number; lean: number },
): Layer {
  const size = sizeOf(target) * (isSlim(build) ? BESIDE.slimSize : BESIDE.size)
  const mayLean = actor.kind === 'flyer' || actor.kind === 'flower'
  const isSky = isBeforeSky(build, actor)
  const layer = put(
    build,
    isSky ? 'front' : 'back',
    actor,
    { at: centreOf(target), width: size },
    { angle: mayLean ? -side * lean : 0, isMirrored: side > 0 },
  )
  if (facingOf(actor, layer) === side) mirror(layer)
  const box = inkBoxOf(layer)
  // A wing or a tail goes behind the middle one, a head never does.
  const { mouth } = marksOn(actor, layer)
  const ahead = mouth ? (side > 0 ? mouth[0] - box[0] : box[2] - mouth[0]) : Infinity
  const w = boxWidth(box)
  const reach = isSky
    ? BEFORE_SKY.overlap * boxWidth(target)
    : Math.max(BESIDE.touch * w, Math.min(BESIDE.overlap * w, ahead - BESIDE.touch * w))
  moveLayer(
    layer,
    side > 0 ? target[2] - reach - box[0] : target[0] + reach - box[2],
    (isSky ? BEFORE_SKY.down : -up) * boxHeight(target),
  )
  return layer
}

const isBeforeSky = ({ cast, middle }: Build, { kind }: Actor): boolean =>
  kind === 'figure' && cast.get(middle[0]?.subject ?? -1)?.kind === 'sky'

/** The side of the middle with fewer things: 1 for the right. */
function freeSide({ back, middle, front }: Build, target: Box): number {
  const [cx] = centreOf(target)
  const others = [...back, ...front, ...middle.slice(1)]
  const sum = others.reduce((all, layer) => all + Math.sign(centreOf(inkBoxOf(layer))[0] - cx), 0)
  return sum > 0 ? -1 : 1
}
