import type { Actor } from '#engine/compose/cast.ts'
import { axisOf, isSlim, put, sizeOf, type Build } from '#engine/compose/build.ts'
import { isLiving } from '#engine/compose/kinds.ts'
import { ROUND } from '#engine/compose/moons.ts'
import { drawNear } from '#engine/compose/nearing.ts'
import { inkBoxOf, moveLayer } from '#engine/compose/placing.ts'
import { silhouetteOf } from '#engine/compose/silhouette.ts'
import { standClose } from '#engine/compose/standing.ts'
import { boxHeight, boxWidth, centreOf, unionOf, type Box } from '#engine/compose/scene.ts'

/** Moons and suns: behind the head, or beside it. */
export function inTheSky(build: Build, actor: Actor, target: Box): void {
  const [cx, cy] = centreOf(target)
  const unit = sizeOf(target)
  const side = build.random() < 0.5 ? -1 : 1
  if (actor.variant === 'phases') return crownWith(build, actor, target)
  if (actor.count > 1) return archOver(build, actor, target)
  if (actor.variant === 'crescent' && isOfSky(build)) return hug(build, actor, target)
  const isCrowned = build.arrangement === 'base' || build.arrangement === 'crest'
  if (actor.motif.isDisc && (isCrowned || isBackdrop(build, actor))) {
    // A great disc behind the head, large enough to be seen all around it.
    put(build, 'back', actor, { at: [cx, cy - boxHeight(target) * 0.24], width: unit * 1.24 })
    return
  }
  put(build, 'back', actor, {
    at: [cx + side * boxWidth(target) * 0.46, target[1] + boxHeight(target) * 0.06],
    width: unit * 0.66,
  })
}

/** A whole disc beside a head is cut by it: the only one stands behind whoever is there. */
const isBackdrop = ({ cast, middle }: Build, actor: Actor): boolean => {
  const hero = cast.get(middle[0]?.subject ?? -1)
  const discs = [...cast.values()].filter(({ kind }) => kind === 'sky')
  return hero !== undefined && isLiving(hero) && discs.length === 1 && ROUND.test(actor.variant)
}

const isOfSky = ({ cast, middle }: Build) => cast.get(middle[0]?.subject ?? -1)?.kind === 'sky'

/** The sun lies in the bay of the moon: how wide the moon is beside it, and how far its middle lies from the sun's. */
const HUG = { width: 1.5, aside: 0.2 }

function hug(build: Build, moon: Actor, sun: Box): void {
  const [cx, cy] = centreOf(sun)
  const side = build.random() < 0.5 ? -1 : 1
  const width = HUG.width * Math.max(boxWidth(sun), boxHeight(sun))
  put(
    build,
    'back',
    moon,
    { at: [cx + side * HUG.aside * width, cy], width },
    // Drawn with its bay to the right.
    { isMirrored: side > 0 },
  )
}

/** A row of moons is read from left to right, so it hangs free above everything. */
function crownWith(build: Build, actor: Actor, target: Box): void {
  const width = boxWidth(target) * 1.02
  const layer = put(build, 'back', actor, { at: [centreOf(target)[0], target[1]], width })
  const box = inkBoxOf(layer)
  layer.y += target[1] - 0.06 * boxHeight(target) - box[3]
}

/** Several suns or planets stand in an arch over the hero, half behind it. */
const ARCH = { from: -160, span: 140, size: 0.36, reach: 0.5 }

function archOver(build: Build, actor: Actor, target: Box): void {
  const [cx, cy] = centreOf(target)
  const { count } = actor
  for (let i = 0; i < count; i++) {
    const angle = ((ARCH.from + (ARCH.span * i) / (count - 1)) * Math.PI) / 180
    put(build, 'back', actor, {
      at: [
        cx + ARCH.reach * boxWidth(target) * Math.cos(angle),
        cy + ARCH.reach * boxHeight(target) * Math.sin(angle),
      ],
      width: ARCH.size * sizeOf(target),
    })
  }
}

const FALLS = 1.5
/**
 * A ridge behind somebody is far wider than they are and seen over them, from about the same ground, its summit not above the middle
 * of them, where it would be a hat; a bust hides its foot.
 */
const RIDGE = {
  width: 2.5,
  slim: 1.7,
  height: 1.6,
  overHead: 1.3,
  far: 0.52,
  shore: 0.2,
  up: 0.06,
  aside: 0.16,
}
/** Under somebody slim the waves are still waves. */
const SEA = 0.5

/** Higher than wide by far. */
const TALL = 1.6
const isTall = (actor: Actor): boolean => {
  const { angle, stretch } = axisOf(actor)
  return stretch > TALL && Math.abs(Math.sin(angle)) > 0.9
}

/** Land is on the far shore of whoever swims. */
const isAtSea = ({ cast, middle }: Build): boolean =>
  cast.get(middle[0]?.subject ?? -1)?.motif.swims === true

/** Hills, trees and water. */
export function atTheFoot(build: Build, actor: Actor, target: Box): void {
  const [cx] = centreOf(target)
  if (actor.kind === 'land' && actor.motif.growth !== undefined)
    return growTrees(build, actor, target)
  // A lighthouse is no ridge: it stands behind, from the same ground.
  if (actor.kind === 'land' && actor.count === 1 && isTall(actor))
    return standTall(build, actor, target)
  // Water falls behind whoever swims up it, from above their head to below their tail.
  if (actor.motif.name === 'waterfall') {
    const [, cy] = centreOf(target)
    const height = FALLS * boxHeight(target)
    put(build, 'back', actor, { at: [cx, cy], width: height, height })
    return
  }
  if (actor.kind === 'land') {
    const ridge = put(build, 'back', actor, {
      at: [cx, 0],
      width: boxWidth(target) * (isSlim(build) || build.isBust ? RIDGE.slim : RIDGE.width),
      height:
        boxHeight(target) *
        (build.isBust ? RIDGE.overHead : isAtSea(build) ? RIDGE.far : RIDGE.height),
    })
    const up = isAtSea(build) ? RIDGE.shore : RIDGE.up * (build.isBust ? 1 : 0.4)
    const foot = target[3] - up * boxHeight(target)
    const aside = build.isBust ? 0 : headSide(build) * RIDGE.aside * boxWidth(target)
    moveLayer(ridge, -aside, foot - inkBoxOf(ridge)[3])
    build.boxes.set(actor.subject, inkBoxOf(ridge))
    return
  }
  const size = Math.max(
    Math.min(boxWidth(target) * 0.66, sizeOf(target) * 0.72),
    sizeOf(target) * SEA,
  )
  for (const [i, offset] of [-0.5, 0.5, 0].entries())
    put(
      build,
      i === 2 ? 'front' : 'back',
      actor,
      {
        at: [cx + offset * boxWidth(target) * 0.82, target[3] + (i === 2 ? 0.1 : -0.06) * size],
        width: size * (i === 2 ? 0.92 : 1.12),
      },
      { isMirrored: i === 1 },
    )
}

/** To which side of the middle a body has its head. */
const headSide = ({ faceBox, heroBox }: Build): number =>
  faceBox ? Math.sign(centreOf(faceBox)[0] - centreOf(heroBox)[0]) : 0

/** Trees stand in a loose row behind a body and before a bust, taller towards the sides so that they frame the hero. */
function growTrees(build: Build, actor: Actor, target: Box): void {
  const [cx] = centreOf(target)
  const { count } = actor
  if (count === 1) return standTall(build, actor, target)
  if (isBehind(build, actor)) return standBehind(build, actor, target)
  if (build.isBust) return edgeOfWood(build, actor, target)
  const [low, rise] = [0.52, 0.5]
  for (let i = 0; i < count; i++) {
    const t = (i + 0.5) / count - 0.5
    const height = boxHeight(target) * (low + rise * Math.abs(t) + 0.1 * build.random())
    const x = cx + t * boxWidth(target) * (isSlim(build) ? 1.15 : 1.4)
    const layer = put(
      build,
      'back',
      actor,
      { at: [x, 0], width: height, height },
      { isMirrored: build.random() < 0.5 },
    )
    const box = inkBoxOf(layer)
    layer.y += target[3] + (0.06 - 0.1 * Math.abs(t)) * boxHeight(target) - box[3]
  }
}

/**
 * The edge of a wood before the neck of a bust: as many as close a row, the tallest at its ends, all from one ground that
 * rises a little towards them. In parts of the bust: how wide the row is, how high the trees are, and how far below it they stand.
 */
const EDGE = { least: 11, span: 1.12, low: 0.27, rise: 0.3, uneven: 0.12, below: 0.06, lift: 0.04 }

function edgeOfWood(build: Build, actor: Actor, target: Box): void {
  const [cx] = centreOf(target)
  const [w, h] = [boxWidth(target), boxHeight(target)]
  const count = actor.isVague ? Math.max(EDGE.least, actor.count) : actor.count
  const places = Array.from({ length: count }, (_, i) => (2 * i) / (count - 1) - 1)
  // From the ends inward: those before the middle are the nearest.
  for (const t of places.toSorted((a, b) => Math.abs(b) - Math.abs(a))) {
    const fewer = Math.min(1.6, EDGE.least / count)
    const height =
      h * (EDGE.low + EDGE.rise * t * t + EDGE.uneven * (build.random() - 0.5)) * Math.sqrt(fewer)
    const layer = put(
      build,
      'front',
      actor,
      { at: [cx + (t * EDGE.span * w) / 2, 0], width: height, height },
      { isMirrored: build.random() < 0.5 },
    )
    const foot = target[3] + (EDGE.below - EDGE.lift * t * t) * h
    moveLayer(layer, 0, foot - inkBoxOf(layer)[3])
    build.mayTouchFace.add(layer)
  }
}

const isBehind = ({ relations }: Build, { subject }: Actor): boolean =>
  relations.some(({ kind, from }) => kind === 'behind' && from === subject)

/** A wood behind somebody: across from the middle and how high, in parts of them; the outer ones are the tallest, and none is before them. */
const WOOD: readonly (readonly [x: number, high: number])[] = [
  [-0.56, 0.98],
  [0.58, 0.86],
  [-0.36, 0.74],
  [0.4, 0.66],
  [-0.74, 0.6],
  [0.76, 0.54],
]

function standBehind(build: Build, actor: Actor, target: Box): void {
  const [cx] = centreOf(target)
  const [w, h] = [boxWidth(target), boxHeight(target)]
  const side = build.random() < 0.5 ? -1 : 1
  for (const [x, high] of WOOD.slice(0, actor.count).toReversed()) {
    const layer = put(
      build,
      'back',
      actor,
      { at: [cx + side * x * w, 0], width: high * h, height: high * h },
      { isMirrored: x < 0 },
    )
    moveLayer(layer, 0, target[3] - (build.isBust ? 0.02 : 0) * h - inkBoxOf(layer)[3])
  }
}

/** One tree is behind whoever stands before it, rooted in the same ground and to one side. */
const TREE = { height: 1.3, aside: 0.34 }

function standTall(build: Build, actor: Actor, target: Box): void {
  const [cx] = centreOf(target)
  const side = build.random() < 0.5 ? -1 : 1
  const height = TREE.height * boxHeight(target)
  const at = [cx + side * TREE.aside * boxWidth(target), 0] as const
  const layer = put(build, 'back', actor, { at, width: height, height }, { isMirrored: side < 0 })
  moveLayer(layer, 0, target[3] - inkBoxOf(layer)[3])
  standClose(build, layer, target)
  build.boxes.set(actor.subject, inkBoxOf(layer))
}

/** Sprigs grow out from behind the lower rim to both sides, the first to whichever side the lots say. */
export function sprout(build: Build, actor: Actor, target: Box): void {
  const [cx, cy] = centreOf(target)
  const [w, h] = [boxWidth(target), boxHeight(target)]
  const first = build.random() < 0.5 ? -1 : 1
  const hero = silhouetteOf(build.middle, unionOf(build.middle.map(inkBoxOf)))
  for (let i = 0; i < actor.count; i++) {
    const s = i % 2 ? -first : first
    const row = Math.floor(i / 2)
    const layer = put(
      build,
      'back',
      actor,
      { at: [cx + s * w * 0.5, cy + h * (0.36 - 0.3 * row)], width: w * 0.66, height: h * 0.66 },
      { isMirrored: s > 0, angle: s * (0.7 - 0.25 * row) },
    )
    drawNear(layer, hero, build.faces)
  }
}
