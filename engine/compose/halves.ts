import type { Point } from '#engine/motifs/drawing/geometry.ts'
import type { Actor } from '#engine/compose/cast.ts'
import { put, type Build } from '#engine/compose/build.ts'
import { marksOn, middleOf, teethOf } from '#engine/compose/contact.ts'
import { inkBoxOf, moveLayer } from '#engine/compose/placing.ts'
import {
  boxHeight,
  boxWidth,
  centreOf,
  unionOf,
  type Box,
  type Layer,
} from '#engine/compose/scene.ts'

/** Bare skin between the halves, in parts of their width: a hair's breadth. */
const SEAM = 0.004

/** Half of the hero and half of another, joined along the middle of their faces. */
export function halve(
  build: Build,
  actor: Actor,
  { box: target, actor: heroActor }: { box: Box; actor: Actor },
): void {
  const hero = build.middle[0]
  if (!hero) return
  const height = boxHeight(target)
  const [cx, cy] = centreOf(build.faceBox ?? target)
  const layer = put(
    build,
    'middle',
    actor,
    { at: [cx, cy], width: boxWidth(target) * 1.25, height },
    { role: 'hero' },
  )
  const seamAt = register(layer, actor, hero, heroActor) ?? middleOfFace(heroActor, hero)?.[0] ?? cx
  if (!featuresOf(actor, layer)) matchHeight(layer, seamAt, inkBoxOf(hero))
  else if (!featuresOf(heroActor, hero)) {
    const [x, y] = middleOfFace(actor, layer)!
    moveLayer(layer, seamAt - x, cy - y)
  }
  const seam = (SEAM * boxWidth(target)) / 2
  hero.clip = besideOf(seamAt - seam, -1, target)
  layer.clip = besideOf(seamAt + seam, 1, target)
  build.heroBox = unionOf([inkBoxOf(hero), inkBoxOf(layer)])
  build.boxes.set(actor.subject, inkBoxOf(layer))
}

const middleOfFace = (actor: Actor, layer: Layer): Point | undefined =>
  featuresOf(actor, layer)?.eyes

/** How much broader than the other half a thing may be. */
const BROADER = 1.3

/** A thing without a face is as high as the half it completes, and on the same axis. */
function matchHeight(layer: Layer, axis: number, other: Box): void {
  const own = inkBoxOf(layer)
  layer.scale *= Math.min(
    boxHeight(other) / boxHeight(own),
    (BROADER * boxWidth(other)) / boxWidth(own),
  )
  const [x, y] = centreOf(inkBoxOf(layer))
  moveLayer(layer, axis - x, centreOf(other)[1] - y)
}

/** Eyes and mouth count for more than the height of a head: they meet at the seam. */
const FEATURES = 0.6

/** How much larger or smaller a half may become so that its features meet those of the other. */
const STRETCH = { least: 0.76, most: 1.4 }

/**
 * Lays eyes on the line of the other's eyes and mouth on the line of its mouth: two halves of one face. Says where the middle of
 * the face is; undefined where either is not seen from the front.
 */
function register(layer: Layer, actor: Actor, hero: Layer, heroActor: Actor): number | undefined {
  const [theirs, mine] = [featuresOf(heroActor, hero), featuresOf(actor, layer)]
  if (!theirs || !mine) return undefined
  const features = (theirs.mouth[1] - theirs.eyes[1]) / (mine.mouth[1] - mine.eyes[1])
  // A skull has short jaws and a high crown, a lion a mane above it: between the measures lies one face.
  const heads =
    theirs.crown && mine.crown
      ? highOf(theirs, theirs.crown, hero) / highOf(mine, mine.crown, layer)
      : features
  const factor = features ** FEATURES * heads ** (1 - FEATURES)
  layer.scale *= Math.min(STRETCH.most, Math.max(STRETCH.least, factor))
  const [x, y] = featuresOf(actor, layer)!.eyes
  moveLayer(layer, theirs.eyes[0] - x, theirs.eyes[1] - y)
  return theirs.eyes[0]
}

/** From the mouth to midway between the brow's crown and the top of the hair. */
const highOf = ({ mouth }: Features, crown: Point, layer: Layer): number =>
  mouth[1] - (crown[1] + inkBoxOf(layer)[1]) / 2

interface Features {
  eyes: Point
  mouth: Point
  crown: Point | undefined
}

function featuresOf(actor: Actor, layer: Layer): Features | undefined {
  const { eyes, mouth, crown } = marksOn(actor, layer)
  if (eyes?.length !== 2 || !mouth) return undefined
  return {
    eyes: middleOf(eyes),
    mouth: actor.motif.isSkull ? teethOf({ mouth, crown }) : mouth,
    crown,
  }
}

/** Everything on one side of an upright line. */
function besideOf(x: number, side: 1 | -1, target: Box): Point[] {
  const far = x + side * 3 * boxWidth(target)
  const [top, bottom] = [target[1] - 2 * boxHeight(target), target[3] + 2 * boxHeight(target)]
  return [
    [x, top],
    [far, top],
    [far, bottom],
    [x, bottom],
  ]
}
