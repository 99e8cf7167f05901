import type { Point } from '#engine/motifs/drawing/geometry.ts'
import { variantOn, type Actor } from '#engine/compose/cast.ts'
import { isBust } from '#engine/compose/face.ts'
import { axisOf, put, sizeOf, turnTo, type Build } from '#engine/compose/build.ts'
import { layerOfActor, marksOn } from '#engine/compose/contact.ts'
import { thinEnd } from '#engine/compose/girth.ts'
import { plantOn } from '#engine/compose/planting.ts'
import { isLiving } from '#engine/compose/kinds.ts'
import { inkBoxOf, moveLayer } from '#engine/compose/placing.ts'
import { boxHeight, boxWidth, centreOf, unionOf, type Box } from '#engine/compose/scene.ts'

/** The other half of a thing that changes along its length: how wide it is, and how far the two run into each other. */
const JOINED = { width: 0.8, height: 0.8, overlap: 0.2 }
/** What it opens into at its top. */
const OPENED = { width: 1.1, height: 0.72, overlap: 0.3 }

interface Changing {
  box: Box
  actor: Actor
}

/** One thing runs out into another: upward where that grows or rises, else along its axis, its foot hidden where the next begins. */
export function become(build: Build, actor: Actor, target: Changing, isBelow: boolean): void {
  if (actor.kind === 'flyer') return takeOff(build, actor, target.box)
  if (isBelow && actor.motif.growth === 'tree' && crownWithTree(build, actor, target)) return
  if (isBelow && GROWS.has(actor.kind) && branchOut(build, actor, target)) return
  const { box } = target
  const opens = isBelow && RISES.has(actor.kind)
  const { width, height, overlap } = opens ? OPENED : JOINED
  const [cx] = centreOf(box)
  const layer = put(
    build,
    'back',
    actor,
    { at: [cx, 0], width: width * boxWidth(box), height: height * boxHeight(box) },
    { halo: 0 },
  )
  const own = inkBoxOf(layer)
  const sunk = overlap * boxHeight(own)
  moveLayer(layer, 0, isBelow && !opens ? box[3] - sunk - own[1] : box[1] + sunk - own[3])
  build.boxes.set(actor.subject, inkBoxOf(layer))
}

const RISES: ReadonlySet<Actor['kind']> = new Set(['flower', 'foliage', 'fire', 'cloud'])
const GROWS: ReadonlySet<Actor['kind']> = new Set(['flower', 'foliage', 'land'])
/** A crown of boughs over a head, its trunk behind the face: in the breadth of the bust; where its foot would be and where it is cut, from the crown to the mouth. */
const TREE = { width: 1.6, foot: 1.5, cut: 0.35 }

/** Somebody's head runs out into a tree. False for who is there whole, and for what has no head. */
function crownWithTree(build: Build, tree: Actor, { box, actor: person }: Changing): boolean {
  const layer = layerOfActor(build, person)
  const { crown, mouth } = layer ? marksOn(person, layer) : {}
  if (!layer || !crown || !mouth || !isLiving(person)) return false
  if (!isBust(person.motif, variantOn(person, layer))) return false
  const width = TREE.width * boxWidth(box)
  const boughs = put(build, 'back', tree, { at: [crown[0], 0], width, height: 1.2 * width })
  const foot = crown[1] + TREE.foot * (mouth[1] - crown[1])
  moveLayer(boughs, 0, foot - inkBoxOf(boughs)[3])
  // Its roots would stick out beside the neck.
  const [left, top, right] = inkBoxOf(boughs)
  const cut = crown[1] + TREE.cut * (mouth[1] - crown[1])
  boughs.clip = [
    [left, top],
    [right, top],
    [right, cut],
    [left, cut],
  ]
  build.boxes.set(tree.subject, inkBoxOf(boughs))
  return true
}

/** What a plant takes the place of, on a head. */
const ON_HEAD = /antler|horn|hair|mane|head|crown|geweih|cuerno|cornamenta|bois|chifre/i

/**
 * Boughs that go on where antlers or hair end: rooted here, in parts of the head's box from its middle and its upper edge, to
 * both sides, so long beside it, and in which direction, in degrees from pointing aside to pointing up.
 */
const BOUGHS: readonly { root: Point; long: number; up: number }[] = [
  { root: [0.1, 0.12], long: 0.46, up: 80 },
  { root: [0.34, 0.2], long: 0.5, up: 24 },
  { root: [0.22, 0.12], long: 0.58, up: 54 },
]
/** This much of a bough is behind what it grows out of. */
const ROOTED = 0.12

/** Out of the antlers of a stag, or of the hair of somebody. False where the words name no such part. */
const branchOut = (build: Build, actor: Actor, target: Changing): boolean =>
  target.actor.modifiers.some((said) => ON_HEAD.test(said)) && growFromHead(build, actor, target)

/** Boughs or blooms on both sides of a head that is there alone. False for what does not grow, and for who has no such head. */
export function growFromHead(
  build: Build,
  actor: Actor,
  { box, actor: bearer }: Changing,
): boolean {
  const layer = layerOfActor(build, bearer)
  if (!layer || !GROWS.has(actor.kind) || !isLiving(bearer)) return false
  if (!isBust(bearer.motif, variantOn(bearer, layer)) || !marksOn(bearer, layer).crown) return false
  if (actor.motif.one !== undefined && plantOn(build, actor, bearer)) return true
  const isLong = axisOf(actor).stretch > 1.5
  const unit = sizeOf(box)
  const [cx] = centreOf(box)
  const boughs = BOUGHS.flatMap(({ root, long, up }) =>
    [-1, 1].map((side) => {
      const direction = ((side > 0 ? -up : up - 180) * Math.PI) / 180
      const at: Point = [cx + side * root[0] * boxWidth(box), box[1] + root[1] * boxHeight(box)]
      const bough = put(
        build,
        'back',
        actor,
        { at, width: long * unit },
        { angle: isLong ? turnTo(actor, direction) : side * (1 - up / 90) },
      )
      // The stem is the thin end of it.
      const [tx, ty] = thinEnd(bough, direction)
      const [mx, my] = centreOf(inkBoxOf(bough))
      const isOutward = (tx - mx) * Math.cos(direction) + (ty - my) * Math.sin(direction) > 0
      if (isLong && isOutward && actor.kind === 'flower') bough.angle += Math.PI
      const [x, y] = centreOf(inkBoxOf(bough))
      const reach = (0.5 - ROOTED) * long * unit
      moveLayer(
        bough,
        at[0] + reach * Math.cos(direction) - x,
        at[1] + reach * Math.sin(direction) - y,
      )
      return bough
    }),
  )
  build.boxes.set(actor.subject, unionOf(boughs.map(inkBoxOf)))
  return true
}

/** Birds leave from the upper edge to one side: the first still before it and small, the next already away and larger. */
const FLOCKS = [
  { size: 0.86, aside: 0.52, up: 0.34 },
  { size: 0.5, aside: 0.2, up: 0.12 },
] as const

function takeOff(build: Build, birds: Actor, target: Box): void {
  const side = build.random() < 0.5 ? 1 : -1
  const [cx, cy] = centreOf(target)
  const flocks = birds.motif.name === 'birds' ? FLOCKS : FLOCKS.slice(0, 1)
  for (const { size, aside, up } of flocks) {
    const at = [cx + side * aside * boxWidth(target), cy - up * boxHeight(target)] as const
    const width = size * sizeOf(target)
    const layer = put(build, 'front', birds, { at, width }, { isMirrored: side < 0 })
    build.mayTouchFace.add(layer)
  }
}
