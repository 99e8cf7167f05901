import type { Point } from '#engine/motifs/drawing/geometry.ts'
import type { Marks } from '#engine/motifs/motif.ts'
import { variantOn, type Actor } from '#engine/compose/cast.ts'
import { axisOf, put, remember, sizeOf, turnTo, type Build } from '#engine/compose/build.ts'
import { isBust } from '#engine/compose/face.ts'
import { bulkOf, isLiving } from '#engine/compose/kinds.ts'
import { inkBoxOf, moveLayer } from '#engine/compose/placing.ts'
import { runsAt, silhouetteOf, topAt, type Silhouette } from '#engine/compose/silhouette.ts'
import {
  boxHeight,
  boxWidth,
  centreOf,
  project,
  type Box,
  type Layer,
} from '#engine/compose/scene.ts'

/** The first layer of a subject. */
export const layerOfActor = ({ middle, front, back }: Build, { subject }: Actor) =>
  [...middle, ...front, ...back].find((layer) => layer.subject === subject)

/** Where a layer can be touched, in the units of the composition. */
export function marksOn(actor: Actor, layer: Layer): Marks {
  const { eyes, mouth, crown, feet, hands } = actor.motif.marks?.(variantOn(actor, layer)) ?? {}
  const at = (point: Point) => project(layer, point)
  return {
    ...(eyes ? { eyes: eyes.map(at) } : {}),
    ...(mouth ? { mouth: at(mouth) } : {}),
    ...(crown ? { crown: at(crown) } : {}),
    ...(feet ? { feet: feet.map(at) } : {}),
    ...(hands ? { hands: hands.map(at) } : {}),
  }
}

/** The mouth of a skull is marked above its teeth: they are this far below, in parts of the way from the crown. */
const TEETH = 0.29

export const teethOf = ({ mouth, crown }: { mouth: Point; crown: Point | undefined }): Point =>
  crown ? [mouth[0], mouth[1] + TEETH * (mouth[1] - crown[1])] : mouth

export function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce(([x, y], [px, py]): Point => [x + px, y + py], [0, 0] as Point)
  return [sum[0] / points.length, sum[1] / points.length]
}

/** 1 where somebody looks to the right, -1 to the left, 0 where to us. */
export function facingOf(actor: Actor, layer: Layer): -1 | 0 | 1 {
  const { mouth, crown } = marksOn(actor, layer)
  const box = inkBoxOf(layer)
  // A head looks where its muzzle points; of a body, the head is the fore end.
  const behind = isBust(actor.motif, variantOn(actor, layer)) ? crown?.[0] : centreOf(box)[0]
  const ahead = mouth && behind !== undefined ? mouth[0] - behind : 0
  return Math.abs(ahead) < 0.06 * boxWidth(box) ? 0 : ahead > 0 ? 1 : -1
}

/** Between the claws, and behind them. */
export function inClaws(build: Build, actor: Actor, holder: { box: Box; actor: Actor }): boolean {
  const layer = layerOfActor(build, holder.actor)
  const feet = layer && marksOn(holder.actor, layer).feet
  if (!feet || feet.length === 0 || !hasTalons(holder.actor)) return false
  // Who stands needs the feet to stand on, and has a beak.
  if (STANDS.test(variantOn(holder.actor, layer)) && actor.count === 1) return false
  const [x, y] = middleOf(feet)
  const size = sizeOf(holder.box) * shareInClaws(actor, holder.actor)
  const isLong = axisOf(actor).stretch > 2 && !isLiving(actor)
  const held = put(
    build,
    'back',
    actor,
    { at: [x, y], width: isLong ? size * 1.5 : size },
    isLong ? { angle: turnTo(actor, ((build.random() < 0.5 ? 12 : 168) * Math.PI) / 180) } : {},
  )
  const box = inkBoxOf(held)
  // What is long is gripped by its middle, anything else by its upper rim.
  if (isLong || HELD_BY_MIDDLE.test(actor.variant)) gripAt(held, [x, y])
  else moveLayer(held, 0, y - boxHeight(box) * 0.16 - box[1])
  build.boxes.set(actor.subject, inkBoxOf(held))
  return true
}

const STANDS = /^(?:perched|standing)$/

/** In the size of the bird: prey keeps its measure beside it, within reason. */
const CLAWED = { thing: 0.62, least: 0.36, most: 0.62 }

const shareInClaws = (held: Actor, holder: Actor): number =>
  isLiving(held)
    ? Math.max(CLAWED.least, Math.min(CLAWED.most, bulkOf(held.motif) / bulkOf(holder.motif)))
    : CLAWED.thing

const hasTalons = ({ kind, motif }: Actor) => kind === 'flyer' || motif.grip === 'talons'

const HELD_BY_MIDDLE = /^curve$/

/** Moves a winding body so that the stretch of it nearest to its middle is in the grip. */
function gripAt(layer: Layer, [x, y]: Point): void {
  const box = inkBoxOf(layer)
  const [, cy] = centreOf(box)
  const middles = runsAt(silhouetteOf([layer], box), x).map(([top, bottom]) => (top + bottom) / 2)
  const [nearest = cy] = middles.toSorted((a, b) => Math.abs(a - cy) - Math.abs(b - cy))
  moveLayer(layer, 0, y - nearest)
}

const bearsTogether = ({ kind, count, motif, variant }: Actor): boolean =>
  kind === 'flyer' && count === 2 && motif.marks?.(variant)?.mouth !== undefined

/** Two birds bear something between them by its upper rim, each with its beak. */
export function bear(build: Build, birds: Actor, load: { box: Box; actor: Actor }): boolean {
  if (!bearsTogether(birds)) return false
  const place = { at: centreOf(load.box), width: sizeOf(load.box) * BEARER }
  const rim = silhouetteOf([...build.middle, ...build.front], load.box)
  takeByRim(build, birds, rim, () => put(build, 'front', birds, place))
  return true
}

/** The same where the birds are there already: the load comes below them, and they to its rim. */
export function beBorne(build: Build, load: Actor, birds: { box: Box; actor: Actor }): boolean {
  const pair = [...build.middle, ...build.front].filter(
    ({ subject }) => subject === birds.actor.subject,
  )
  const [one] = pair
  if (!bearsTogether(birds.actor) || !one || pair.length !== 2) return false
  const layer = put(build, 'back', load, {
    at: [centreOf(birds.box)[0], birds.box[3]],
    width: sizeOf(inkBoxOf(one)) / BEARER,
  })
  const rim = silhouetteOf([layer], inkBoxOf(layer))
  takeByRim(build, birds.actor, rim, () => pair.pop()!)
  build.boxes.set(load.subject, inkBoxOf(layer))
  return true
}

/** One beak to each side of the middle, at the upper rim. */
function takeByRim(build: Build, birds: Actor, load: Silhouette, nextBird: () => Layer): void {
  const [wide, tall] = [load.width * load.cell, load.height * load.cell]
  for (const side of [-1, 1]) {
    const x = load.left + (0.5 + side * BORNE_AT) * wide
    const layer = nextBird()
    if (facingOf(birds, layer) === side) mirror(layer)
    const [mx, my] = marksOn(birds, layer).mouth!
    moveLayer(layer, x - mx, topAt(load, x) + 0.02 * tall - my)
    build.mayTouchFace.add(layer)
    remember(build, birds, inkBoxOf(layer))
  }
}

/** How large each of them is beside the load. */
const BEARER = 0.85
const BORNE_AT = 0.26

/** A moon that is howled or looked at: behind the muzzle and above it, so large that the head stands before it. */
const IN_VIEW = { width: 1.04, ahead: 0.02, up: 0.06 }

export function inView(build: Build, sight: Actor, viewer: { box: Box; actor: Actor }): void {
  const layer = layerOfActor(build, viewer.actor)
  if (isSeenByAll(build, viewer.actor)) {
    const [cx] = centreOf(build.heroBox)
    const width = SEEN_BY_ALL.width * boxWidth(build.heroBox)
    put(build, 'back', sight, { at: [cx, build.heroBox[1] - SEEN_BY_ALL.up * width], width })
    return
  }
  const mouth = layer && marksOn(viewer.actor, layer).mouth
  const [x, y] = mouth ?? centreOf(viewer.box)
  const ahead = layer ? facingOf(viewer.actor, layer) : 0
  put(build, 'back', sight, {
    at: [
      x + ahead * IN_VIEW.ahead * boxWidth(viewer.box),
      Math.min(y, centreOf(viewer.box)[1]) - IN_VIEW.up * boxHeight(viewer.box),
    ],
    width: IN_VIEW.width * sizeOf(viewer.box),
  })
}

/** What two look up to stands over the middle between them, its lower part behind their heads: in its own breadth and theirs. */
const SEEN_BY_ALL = { width: 0.56, up: 0.2 }

/** One of a pair that stands together. */
const isSeenByAll = ({ relations, middle }: Build, { subject, count }: Actor): boolean =>
  middle.length > 1 &&
  (count === 2 ||
    relations.some(
      ({ manner, from, to }) => manner === 'back-to-back' && (from === subject || to === subject),
    ))

/** A ribbon without words in the beaks of birds: below them, its upper edge where they are. */
const RIBBON = { width: 1.25, overlap: 0.3 }

export function bearBanner(build: Build, banner: Actor, birds: { box: Box; actor: Actor }): void {
  const { box } = birds
  const layer = put(build, 'back', banner, {
    at: centreOf(box),
    width: RIBBON.width * boxWidth(box),
  })
  const own = inkBoxOf(layer)
  moveLayer(layer, 0, box[3] - RIBBON.overlap * boxHeight(own) - own[1])
  build.boxes.set(banner.subject, inkBoxOf(layer))
}

/** In the arms of an octopus: before some of them and behind the others. */
const IN_ARMS = { size: 0.78, down: 0.26, apart: 0.54, smaller: 1.35 }

export function inArms(
  build: Build,
  thing: Actor,
  holder: { box: Box; actor: Actor },
  share = { index: 0, of: 1 },
): void {
  const layer = layerOfActor(build, holder.actor)
  const { box } = holder
  const [cx, cy] = centreOf(box)
  const y = cy + IN_ARMS.down * boxHeight(box)
  const { index, of } = share
  const aside = (index - (of - 1) / 2) * IN_ARMS.apart * boxWidth(box)
  // Of several those at the sides are behind the arms that have them.
  const isBehind = of > 1 && aside !== 0
  const held = put(build, isBehind ? 'back' : 'front', thing, {
    at: [cx + aside, y],
    width: (IN_ARMS.size * sizeOf(box)) / (of > 1 ? IN_ARMS.smaller : 1),
  })
  build.mayTouchFace.add(held)
  // Several are held each by its own side; the arms pass before one alone.
  if (!layer || of > 1) return
  const side = build.random() < 0.5 ? 1 : -1
  const far = cx + side * boxWidth(box)
  // The lower arms of one side, and across the middle those that reach farthest down.
  const clip: Point[] = [
    [cx, y - 0.12 * boxHeight(box)],
    [far, y - 0.12 * boxHeight(box)],
    [far, box[3] + boxHeight(box)],
    [cx - side * 0.12 * boxWidth(box), box[3] + boxHeight(box)],
    [cx - side * 0.12 * boxWidth(box), y + 0.2 * boxHeight(box)],
    [cx, y + 0.2 * boxHeight(box)],
  ]
  const arms: Layer = { ...layer, clip, slice: 'front' }
  build.front.push(arms)
  build.mayTouchFace.add(arms)
}

/** Turned to look the other way, in its place. */
export function mirror(layer: Layer): void {
  const [before] = centreOf(inkBoxOf(layer))
  layer.isMirrored = !layer.isMirrored
  moveLayer(layer, before - centreOf(inkBoxOf(layer))[0], 0)
}
