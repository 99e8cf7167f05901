import type { Actor } from '#engine/compose/cast.ts'
import { put, remember, type Build } from '#engine/compose/build.ts'
import { clearFaces, faceOf } from '#engine/compose/face.ts'
import { fillGaps } from '#engine/compose/arm-blooms.ts'
import type { Layout } from '#engine/compose/layouts.ts'
import { inkBoxOf, moveLayer } from '#engine/compose/placing.ts'
import { bottomAt, silhouetteOf, topAt } from '#engine/compose/silhouette.ts'
import {
  boxHeight,
  boxWidth,
  centreOf,
  unionOf,
  type Box,
  type Layer,
} from '#engine/compose/scene.ts'

/** How broad an arm is while a sleeve is in the making: all that stands on it is measured by this. */
export const ARM = 400

/** How long it is. */
export const armLength = ({ width, height }: Layout): number => (ARM * height) / width

const STATIONED: ReadonlySet<Actor['kind']> = new Set(['figure', 'object'])

/** What has a stretch of the arm to itself: beasts, people, things, and dials that would be a mere frame elsewhere. */
export const isStationed = ({ kind, motif }: Actor): boolean =>
  STATIONED.has(kind) || (kind === 'frame' && motif.category === 'object')

/** More of a kind are gathered about the hero. */
const MOST_STATIONS = 3

/** How much of the arm the hero takes, by how many share it. */
const HERO_TAKES = [1, 0.86, 0.56, 0.44, 0.37]
const HERO_BROAD = 0.98

/** The room of the hero on an arm. */
export function heroRoomOn(build: Build): readonly [width: number, height: number] {
  const stations = stationsOf(build)
  const share = HERO_TAKES[Math.min(stations, HERO_TAKES.length - 1)]!
  return [HERO_BROAD * ARM, share * armLength(build.layout)]
}

/** How many stretches the arm is divided into; the hero has one. */
const stationsOf = ({ cast, middle }: Build): number => {
  const hero = middle[0]?.subject
  const others = [...cast.values()].filter(
    (actor) => isStationed(actor) && actor.subject !== hero && actor.count <= MOST_STATIONS,
  )
  return Math.max(
    1,
    others.reduce((sum, { count }) => sum + count, hero === undefined ? 0 : 1),
  )
}

/**
 * On a sleeve things follow each other up and down the arm, from one side to the other, each overlapping the one before it; flowers
 * fill what is left between them. False for what has a place of its own anywhere, such as hats and wings.
 */
export function placeOnArm(build: Build, actor: Actor): boolean {
  if (!build.layout.isSleeve || build.middle[0]?.subject === -1) return false
  if (actor.isYoung) return false
  if (isBloom(actor)) fillGaps(build, actor, ARM)
  else if (isStationed(actor) && actor.count <= MOST_STATIONS)
    for (let i = 0; i < actor.count; i++) station(build, actor)
  else if (actor.kind === 'sky' && actor.count === 1 && actor.variant !== 'phases')
    setEnd(build, actor, { end: -1, width: 0.66, share: 0.5, sunk: 0.36, aside: 0.2 })
  else if (actor.kind === 'land' && actor.count === 1)
    setEnd(build, actor, { end: 1, width: 1, share: 0.5, sunk: build.isBust ? 0.34 : 0.42 })
  else return false
  return true
}

/** Flowers take what everybody else has left of an arm: they come last. */
export const fillsArm = (build: Build, actor: Actor): boolean =>
  build.layout.isSleeve === true && isBloom(actor) && actor.subject !== build.middle[0]?.subject

const isBloom = ({ kind }: Actor) => kind === 'flower' || kind === 'foliage'

/** A thing's stretch: how broad it is, how much longer than its share, and how deep it lies over or under its neighbour. */
const STRETCH = { width: 0.86, more: 1.2, least: 0.5, most: 1, sunk: 0.16 }

function station(build: Build, actor: Actor): void {
  const stack = stackOf(build)
  const [above, below] = [build.heroBox[1] - stack[1], stack[3] - build.heroBox[3]]
  const end = below <= above + 1 ? 1 : -1
  const share = (STRETCH.more * armLength(build.layout)) / (stationsOf(build) * ARM)
  setEnd(build, actor, {
    end,
    width: STRETCH.width,
    share: Math.min(STRETCH.most, Math.max(STRETCH.least, share)),
    sunk: STRETCH.sunk,
  })
}

interface End {
  /** 1 below all that stands there, -1 above it. */
  end: 1 | -1
  /** Both in breadths of the arm. */
  width: number
  share: number
  /** Of its own height, what lies over or under its neighbour. */
  sunk: number
  aside?: number
}

/** What stands lower is nearer: it lies over the one above it, whose face stays free. */
function setEnd(build: Build, actor: Actor, { end, width, share, sunk, aside }: End): void {
  const layers = [...build.back, ...build.middle, ...build.front]
  const stack = unionOf(layers.map(inkBoxOf))
  const side = swayOf(build)
  const layer = put(
    build,
    end > 0 && actor.kind !== 'land' ? 'front' : end > 0 && build.isBust ? 'front' : 'back',
    actor,
    { at: [0, end > 0 ? stack[3] : stack[1]], width: width * ARM, height: share * ARM },
    { isMirrored: side < 0 },
  )
  if (layer === build.back.at(-1)) build.back.unshift(build.back.pop()!)
  const room = Math.max(0, (ARM - boxWidth(inkBoxOf(layer))) / 2)
  moveLayer(layer, side * (aside === undefined ? room : Math.min(room, aside * ARM)), 0)
  const depth = sunk * boxHeight(inkBoxOf(layer))
  moveLayer(layer, 0, -end * (gapTo(layer, layers, end) + depth))
  if (end > 0) clearFaces(layer, build.faces)
  const face = faceOf(actor, inkBoxOf(layer), layer.isMirrored)
  if (face && actor.kind === 'figure') build.faces = [...build.faces, face]
  // It may not be pushed out of its own.
  build.mayTouchFace.add(layer)
  remember(build, actor, inkBoxOf(layer))
}

/** To the other side than the one before it. */
function swayOf({ boxes, random }: Build): 1 | -1 {
  const last = [...boxes.values()].at(-1)
  const off = last ? centreOf(last)[0] : 0
  if (Math.abs(off) < 0.02 * ARM) return random() < 0.5 ? 1 : -1
  return off > 0 ? -1 : 1
}

const stackOf = ({ back, middle, front }: Build): Box =>
  unionOf([...back, ...middle, ...front].map(inkBoxOf))

const COLUMNS = 90

/** How far a layer can go towards the others before their ink meets; negative where it has met already. */
function gapTo(layer: Layer, others: readonly Layer[], end: 1 | -1): number {
  const box = inkBoxOf(layer)
  const all = unionOf([box, ...others.map(inkBoxOf)])
  const [own, rest] = [silhouetteOf([layer], all, COLUMNS), silhouetteOf(others, all, COLUMNS)]
  let least = Infinity
  for (let x = box[0]; x < box[2]; x += own.cell) {
    const [a, b] = end > 0 ? [topAt(own, x), bottomAt(rest, x)] : [topAt(rest, x), bottomAt(own, x)]
    // An empty column tells the edge of the whole.
    if (topAt(rest, x) >= all[3] || topAt(own, x) >= all[3]) continue
    least = Math.min(least, a - b)
  }
  return Number.isFinite(least) ? least : 0
}

/** Water, clouds and fires about somebody are as broad as the arm and no broader: they would make everybody else small. */
export function keepToArm(build: Build): void {
  if (!build.layout.isSleeve) return
  const broadest = BROADEST * Math.max(ARM, boxWidth(build.heroBox))
  for (const layer of [...build.back, ...build.front]) {
    const box = inkBoxOf(layer)
    if (layer.role !== 'support' || layer.slice || layer.clip || boxWidth(box) <= broadest) continue
    const [cx, cy] = centreOf(box)
    layer.scale *= broadest / boxWidth(box)
    const [nx, ny] = centreOf(inkBoxOf(layer))
    moveLayer(layer, cx - nx, cy - ny)
  }
}

const BROADEST = 1.08
