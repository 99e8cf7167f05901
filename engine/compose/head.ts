import type { Point } from '#engine/motifs/drawing/geometry.ts'
import type { Actor } from '#engine/compose/cast.ts'
import type { Build } from '#engine/compose/build.ts'
import { facingOf, layerOfActor, marksOn, middleOf } from '#engine/compose/contact.ts'
import { faceOf } from '#engine/compose/face.ts'
import { inkBoxOf } from '#engine/compose/placing.ts'
import { halfWidthAt, silhouetteOf } from '#engine/compose/silhouette.ts'
import { boxHeight, boxWidth, centreOf, type Box } from '#engine/compose/scene.ts'

/** A head as hats and glasses know it, in the units of the composition. */
export interface Head {
  crown: Point
  /** Those that are seen, from left to right. */
  eyes: readonly Point[]
  chin: Point
  /** From the crown to the mouth. */
  unit: number
  /** Turned to the right of upright, in radians. */
  tilt: number
  isFront: boolean
  /** How wide it is at a height, hair and ears apart. */
  widthAt: (y: number) => number
}

/** Heads are between these widths, in parts of their unit: what reaches farther is mane or ears. */
const WIDTH = { least: 0.8, most: 1.25, aside: 0.9 }
const MUZZLE = 0.5
/** How far the mouth is from the chin, in the same parts. */
const CHIN = 0.42
/** Of a face known by its box alone: the heights of crown, eyes and mouth, and where the eyes stand across it. */
const FACE = { crown: -0.38, eyes: 0.36, mouth: 0.78, eyesApart: 0.23 }
/** A turned head leans less than its features do: most of that is its turning away. */
const LEANS = 0.3
const MOST_LEAN = 0.24

/** The head of who is placed already; undefined where there is none to be seen. */
export function headOf(build: Build, actor: Actor): Head | undefined {
  const layer = layerOfActor(build, actor)
  if (!layer) return undefined
  const box = inkBoxOf(layer)
  const { eyes = [], crown, mouth } = marksOn(actor, layer)
  const known =
    crown && mouth
      ? { eyes: eyes.length > 0 ? eyes : [between(crown, mouth)], crown, mouth }
      : undefined
  const guessed = actor.motif.category === 'human' ? faceOf(actor, box, layer.isMirrored) : null
  const features = known ?? (guessed ? featuresIn(guessed) : undefined)
  if (!features) return undefined
  const isFront = facingOf(actor, layer) === 0
  // From the side a muzzle is as long again: the skull behind it is what hats are made for.
  const unit = Math.hypot(
    (isFront ? 1 : MUZZLE) * (features.crown[0] - features.mouth[0]),
    features.crown[1] - features.mouth[1],
  )
  const [ex, ey] = middleOf(features.eyes)
  const lean = Math.atan2(features.crown[0] - ex, ey - features.crown[1]) * LEANS
  const shape = silhouetteOf([layer], box)
  return {
    crown: features.crown,
    eyes: features.eyes.toSorted((a, b) => a[0] - b[0]),
    chin: [features.mouth[0], features.mouth[1] + CHIN * unit],
    unit,
    isFront,
    tilt: isFront ? 0 : Math.max(-MOST_LEAN, Math.min(MOST_LEAN, lean)),
    widthAt: (y) =>
      Math.max(
        WIDTH.least * unit,
        Math.min(
          (isFront ? WIDTH.most : WIDTH.aside) * unit,
          2 * halfWidthAt(shape, features.crown[0], y),
        ),
      ),
  }
}

/** About where an eye is. */
const between = ([ax, ay]: Point, [bx, by]: Point): Point => [
  (ax + bx) / 2,
  ay + FACE.eyes * (by - ay),
]

function featuresIn(face: Box): { eyes: Point[]; crown: Point; mouth: Point } {
  const [cx] = centreOf(face)
  const [w, h] = [boxWidth(face), boxHeight(face)]
  const down = (share: number) => face[1] + share * h
  return {
    eyes: [-1, 1].map((side): Point => [cx + side * FACE.eyesApart * w, down(FACE.eyes)]),
    crown: [cx, down(FACE.crown)],
    mouth: [cx, down(FACE.mouth)],
  }
}
