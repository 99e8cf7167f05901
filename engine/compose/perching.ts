import type { Point } from '#engine/motifs/drawing/geometry.ts'
import type { Actor } from '#engine/compose/cast.ts'
import { adorn } from '#engine/compose/adorning.ts'
import { put, sizeOf, type Build } from '#engine/compose/build.ts'
import { layerOfActor, marksOn, middleOf } from '#engine/compose/contact.ts'
import { bulkOf, isLiving } from '#engine/compose/kinds.ts'
import { inkBoxOf, moveLayer } from '#engine/compose/placing.ts'
import { silhouetteOf, topAt, type Silhouette } from '#engine/compose/silhouette.ts'
import { wearOn } from '#engine/compose/worn.ts'
import { wear } from '#engine/compose/with.ts'
import { boxHeight, boxWidth, centreOf, type Box, type Layer } from '#engine/compose/scene.ts'

interface Support {
  box: Box
  actor: Actor
}

/** Who sits on a thing is what the picture is about; on somebody it is a guest, as large as it is beside them. */
const SIZE = {
  onThing: 0.86,
  guest: 0.58,
  young: 0.44,
  ground: 0.6,
  least: 0.3,
  most: 0.8,
  several: 0.46,
  shared: 1.4,
}

function sizeOn(target: Actor, actor: Actor): number {
  const { motif, kind, count, isYoung = false } = actor
  if (isYoung) return SIZE.young
  if (bearsGround(target, actor)) return SIZE.ground
  if (count > 1) return Math.min(SIZE.several, SIZE.shared / count)
  if (!isLiving(target)) return kind === 'object' ? SIZE.guest : SIZE.onThing
  if (kind === 'object') return SIZE.guest
  return Math.max(SIZE.least, Math.min(SIZE.most, bulkOf(motif) / bulkOf(target.motif)))
}

/** With its feet on what is below; hats are worn, and what has wings and six legs clings to the face of it. */
export function perch(build: Build, actor: Actor, target: Support): void {
  if (actor.kind === 'headgear')
    return wearOn(build, actor, target.actor) ? undefined : wear(build, actor, target.box)
  if (actor.motif.settles) return settle(build, actor, target)
  if (adorn(build, actor, target.actor)) return
  const shape = silhouetteOf([...build.middle, ...build.front], target.box)
  const { count } = actor
  const size = sizeOf(target.box) * sizeOn(target.actor, actor)
  for (let i = 0; i < count; i++) {
    const side = count > 1 ? i / (count - 1) - 0.5 : (build.random() - 0.5) * 0.2
    const x = centreOf(target.box)[0] + side * boxWidth(target.box) * 0.7
    const isMirrored = actor.isYoung ? (build.middle[0]?.isMirrored ?? false) : side > 0
    const layer = put(build, 'front', actor, { at: [x, 0], width: size }, { isMirrored })
    // A slim owl counts by its size, not by its height alone.
    layer.scale *= size / sizeOf(inkBoxOf(layer))
    if (liesOn(target.actor, actor))
      layer.scale *= Math.min(1, (GROUND.widest * boxWidth(target.box)) / boxWidth(inkBoxOf(layer)))
    // Of a whale or a turtle the back is what is free.
    if (isLiving(target.actor) && !isLiving(actor)) build.mayTouchFace.add(layer)
    if (liesOn(target.actor, actor)) root(layer, shape, x)
    else plant(layer, actor, shape, x)
    build.boxes.set(actor.subject, inkBoxOf(layer))
  }
}

/** A wood or an island on a back: so much of its breadth lies on it, so much of its height is behind the back, and it is no wider than this beside it. */
const GROUND = { rests: 0.36, sunk: 0.1, widest: 0.56 }

const bearsGround = (bearer: Actor, { kind, variant }: Actor): boolean =>
  isLiving(bearer) && (kind === 'land' || variant === 'island')

/** A ship on a whale lies on its back as a wood does. */
const liesOn = (bearer: Actor, load: Actor): boolean =>
  bearsGround(bearer, load) || (bearer.motif.bearsLoads === true && load.kind === 'object')

/** By its middle: its ends reach out over a raised fin or a tail. */
function root(layer: Layer, shape: Silhouette, x: number): void {
  const box = inkBoxOf(layer)
  const half = (GROUND.rests * boxWidth(box)) / 2
  const tops = [-1, -0.5, 0, 0.5, 1]
    .map((t) => topAt(shape, x + t * half))
    .toSorted((a, b) => b - a)
  moveLayer(layer, x - centreOf(box)[0], tops[1]! + GROUND.sunk * boxHeight(box) - box[3])
}

/** How far soles may be from each other in height, and how deep they are sunk in, in parts of who stands. */
const STANCE = { uneven: 0.28, sunk: 0.025, smaller: 0.9, steps: 5 }

/** Every foot on the thing: on a ball the hind feet hang in the air unless who stands on it is small enough for its top. */
function plant(layer: Layer, actor: Actor, shape: Silhouette, x: number): void {
  const low = shape.top + shape.height * shape.cell
  for (let turn = 0; ; turn++) {
    const soles = solesOf(layer, actor)
    moveLayer(layer, x - middleOf(soles)[0], 0)
    const high = boxHeight(inkBoxOf(layer))
    const gaps = solesOf(layer, actor).map(([u, v]) => ({ to: topAt(shape, u), gap: 0, v }))
    for (const each of gaps) each.gap = each.to - each.v
    const resting = gaps.filter(({ to }) => to < low)
    const [nearest, farthest] = [
      Math.min(...resting.map(({ gap }) => gap)),
      Math.max(...resting.map(({ gap }) => gap)),
    ]
    const isFirm = resting.length === gaps.length && farthest - nearest < STANCE.uneven * high
    if (!isFirm && turn < STANCE.steps) {
      layer.scale *= STANCE.smaller
      continue
    }
    const reach = resting.length > 0 ? Math.min(farthest, nearest + STANCE.uneven * high) : 0
    return moveLayer(layer, 0, reach + STANCE.sunk * high)
  }
}

/** What counts as a sole, in parts of the height above the lowest ink. */
const SOLE = 0.15
/** Of a long sole its ends and its middle are enough. */
const SOLES = [0.06, 0.3, 0.5, 0.7, 0.94]

/** Where it touches the ground: its feet, or whatever of its lower rim is low enough. */
function solesOf(layer: Layer, actor: Actor): Point[] {
  const { feet = [] } = marksOn(actor, layer)
  if (feet.length > 0) return [...feet]
  const box = inkBoxOf(layer)
  const { isInk, width, height, cell, left, top } = silhouetteOf([layer], box, 80)
  const bottoms: Point[] = []
  for (let x = 0; x < width; x++)
    for (let y = height - 1; y >= 0; y--)
      if (isInk[y * width + x]) {
        bottoms.push([left + (x + 0.5) * cell, top + (y + 1) * cell])
        break
      }
  const lowest = Math.max(...bottoms.map(([, y]) => y))
  const soles = bottoms.filter(([, y]) => y > lowest - SOLE * boxHeight(box))
  return SOLES.map((t) => soles[Math.min(soles.length - 1, Math.floor(t * soles.length))]!)
}

/** On a bloom: how large, and how far up and aside of its middle. */
const ON_BLOOM = { size: 0.52, aside: 0.14, up: 0.16, apart: 0.3, turn: 0.4 }
/** On a brow, between crown and eyes; on anything else in its upper part. It sits straight there: its wings are alike. */
const ON_BROW = { size: 0.55, down: 0.34 }
const ON_FACE = { size: 0.5, up: 0.2 }

/** Small things with many legs sit on the face of a thing, not on its edge, and are seen from above. */
function settle(build: Build, actor: Actor, { box, actor: target }: Support): void {
  const isBloom = target.kind === 'flower'
  const brow = isBloom ? undefined : browOf(build, target)
  const [cx, cy] = centreOf(box)
  const side = build.random() < 0.5 ? -1 : 1
  const { size } = isBloom ? ON_BLOOM : brow ? ON_BROW : ON_FACE
  const turn = isBloom ? ON_BLOOM.turn : 0
  const aside = isBloom || actor.count > 1 ? ON_BLOOM.aside : 0
  const up = isBloom ? ON_BLOOM.up : ON_FACE.up
  for (let i = 0; i < actor.count; i++) {
    const x = side * (aside - (i % 2) * 2 * aside) * boxWidth(box)
    const down = Math.floor(i / 2) * ON_BLOOM.apart * boxHeight(box)
    const at: Point = brow
      ? [brow[0] + x, brow[1] + down]
      : [cx + x, cy - up * boxHeight(box) + down]
    const layer = put(
      build,
      'front',
      actor,
      { at, width: (size * sizeOf(box)) / Math.sqrt(actor.count) },
      { angle: side * turn, isMirrored: i % 2 === 1 },
    )
    build.mayTouchFace.add(layer)
  }
}

function browOf(build: Build, actor: Actor): Point | undefined {
  const layer = layerOfActor(build, actor)
  const { eyes, crown } = layer ? marksOn(actor, layer) : {}
  if (!eyes || !crown) return undefined
  const [ex, ey] = middleOf(eyes)
  return [crown[0] + ON_BROW.down * (ex - crown[0]), crown[1] + ON_BROW.down * (ey - crown[1])]
}
