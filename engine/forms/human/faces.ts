import { camera, CROPPED, LONG, man, woman } from '#engine/forms/human/cast.ts'
import type { FaceLook } from '#engine/forms/human/face.ts'
import type { HairStyle } from '#engine/forms/human/hair.ts'
import type { Build, Origin } from '#engine/forms/human/human.ts'
import { faceOf } from '#engine/forms/human/likeness.ts'
import { AFRO, STRAIGHT } from '#engine/forms/human/looks.ts'
import type { Person } from '#engine/forms/human/person.ts'

type Views = Record<string, () => Person>

/** Somebody told by a few traits, the rest by a bold number. */
interface Traits {
  seed: number
  /** Degrees to the side, and how far the head leans. */
  yaw: number
  roll?: number
  origin?: Partial<Record<Origin, number>>
  weight?: number
  older?: number
  own: Readonly<Record<string, number>>
  face: Partial<FaceLook>
  iris?: number
  hair: HairStyle
  more?: Partial<Person>
}

/** How far those faces go from the average. */
const BOLD = 1.55

const likeness = (
  gender: 0 | 1,
  { seed, origin = { caucasian: 1 }, weight = 0.45, older = 0, own }: Traits,
): Build => ({
  gender,
  weight,
  older,
  origin,
  ...(gender ? { muscle: 0.65 } : {}),
  morphs: faceOf(seed, own, BOLD),
})

/** Eyes that look at us, whichever way the head is turned. */
const atUs = (yaw: number): readonly [number, number] => [-0.48 * yaw, 0]

const her = (traits: Traits): Person => {
  const { seed, yaw, roll = Math.sign(-yaw) * 3, face, iris = 0.55, hair, more } = traits
  return woman(seed, {
    camera: camera(yaw, { roll: -roll }),
    gaze: atUs(yaw),
    build: likeness(0, traits),
    face: {
      skin: 0.06,
      lips: 0.45,
      brows: 0.78,
      makeup: 0.7,
      arch: 0.6,
      heavy: 0.9,
      ...face,
      seed,
    },
    iris,
    hair,
    ...more,
  })
}

const him = (traits: Traits): Person => {
  const { seed, yaw, roll = 0, face, iris = 0.55, hair, more } = traits
  return man(seed, {
    camera: camera(yaw, { roll }),
    gaze: atUs(yaw),
    build: likeness(1, traits),
    face: {
      skin: 0.08,
      lips: 0.24,
      brows: 0.84,
      arch: 0.25,
      heavy: 1.25,
      lashes: -0.5,
      ...face,
      seed,
    },
    iris,
    hair,
    ...more,
  })
}

const WAVY: HairStyle = { ...LONG, wave: 0.16, waves: 1.1, volume: 0.34 }
const LOW_KNOT: HairStyle = {
  tone: 0.7,
  length: 3,
  volume: 0.18,
  locks: 420,
  width: 0.07,
  tie: [0, 0.1, -1.2],
  bun: 0.46,
}

/** Bones, flesh and years that faces differ by: no two of these are sisters. */
export const FACES_OF_WOMEN: Views = {
  'round-faced': () =>
    her({
      seed: 112,
      yaw: -22,
      weight: 0.72,
      own: {
        'head-round': 0.7,
        'cheek-volume-incr': 0.6,
        'nose-point-up': 0.5,
        'chin-height-decr': 0.3,
        'eye-scale-incr': 0.4,
        'mouth-corner-puller': 0.3,
      },
      face: { brows: 0.62, makeup: 0.4, lips: 0.4 },
      iris: 0.4,
      hair: { ...WAVY, tone: 0.4, part: 0.05 },
    }),
  angular: () =>
    her({
      seed: 115,
      yaw: 34,
      weight: 0.28,
      own: {
        'head-square': 0.6,
        'cheek-bones-incr': 0.9,
        'chin-bones-incr': 0.5,
        'mouth-scale-horiz-incr': 0.35,
        'eyebrows-trans-down': 0.35,
        'nose-scale-vert-incr': 0.25,
      },
      face: { heavy: 1.25, arch: 0.4, lips: 0.5, makeup: 1 },
      iris: 0.35,
      hair: { ...STRAIGHT, tone: 0.28, part: 0.2, length: 2.2 },
    }),
  'long-faced': () =>
    her({
      seed: 118,
      yaw: -42,
      weight: 0.36,
      own: {
        'head-rectangular': 0.6,
        'head-scale-vert-incr': 0.35,
        'nose-hump-incr': 0.6,
        'nose-scale-vert-incr': 0.4,
        'eye-scale-incr': 0.35,
        'mouth-lowerlip-volume-incr': 0.5,
        'chin-height-incr': 0.3,
      },
      face: { brows: 0.9, heavy: 1.05, arch: 0.8 },
      iris: 0.8,
      hair: { ...STRAIGHT, part: 0, tone: 0.82, wave: 0.05, waves: 1.7 },
    }),
  'heart-faced': () =>
    her({
      seed: 121,
      yaw: 18,
      weight: 0.4,
      own: {
        'head-invertedtriangular': 0.75,
        'chin-triangle': 0.5,
        'eye-scale-incr': 0.8,
        'mouth-scale-horiz-decr': 0.4,
        'mouth-upperlip-volume-incr': 0.5,
        'nose-scale-horiz-decr': 0.3,
      },
      face: { makeup: 1, lips: 0.62, lashes: 0.8, heavy: 0.7 },
      iris: 0.3,
      hair: { ...STRAIGHT, tone: 0.86, length: 1.55, part: -0.25, volume: 0.3 },
    }),
  'full-lipped': () =>
    her({
      seed: 124,
      yaw: -30,
      origin: { african: 0.55, caucasian: 0.45 },
      own: {
        'head-oval': 0.4,
        'mouth-upperlip-volume-incr': 0.8,
        'mouth-lowerlip-volume-incr': 0.8,
        'mouth-scale-horiz-incr': 0.3,
        'eye-corner2-up': 0.5,
        'eye-scale-incr': 0.4,
      },
      face: { skin: 0.16, lips: 0.55, brows: 0.88, arch: 0.75 },
      iris: 0.75,
      hair: {
        ...AFRO,
        tone: 0.78,
        length: 1.5,
        stiffness: 0.55,
        wave: 0.16,
        waves: 0.4,
        volume: 0.6,
        part: 0.1,
        locks: 640,
        width: 0.09,
      },
    }),
  'middle-aged': () =>
    her({
      seed: 127,
      yaw: 26,
      weight: 0.5,
      older: 0.5,
      own: {
        'head-diamond': 0.4,
        'cheek-volume-decr': 0.3,
        'mouth-corner-puller': 0.25,
        'eye-bag-incr': 0.3,
      },
      face: { age: 0.45, brows: 0.66, makeup: 0.5, lips: 0.36 },
      iris: 0.45,
      hair: { ...LOW_KNOT, tone: 0.36 },
    }),
  'broad-cheeked': () =>
    her({
      seed: 130,
      yaw: -14,
      weight: 0.5,
      origin: { caucasian: 0.7, asian: 0.3 },
      own: {
        'cheek-bones-incr': 0.8,
        'head-scale-horiz-incr': 0.35,
        'nose-scale-vert-decr': 0.3,
        'eye-trans-out': 0.4,
        'chin-width-incr': 0.3,
        'mouth-cupidsbow-incr': 0.5,
      },
      face: { brows: 0.5, heavy: 0.75, makeup: 0.5 },
      iris: 0.22,
      hair: { ...WAVY, tone: 0.2, part: -0.12, wave: 0.1 },
    }),
  'strong-nosed': () =>
    her({
      seed: 133,
      yaw: 38,
      weight: 0.42,
      origin: { caucasian: 0.85, african: 0.15 },
      own: {
        'nose-hump-incr': 0.9,
        'nose-scale-depth-incr': 0.45,
        'nose-greek-incr': 0.3,
        'head-oval': 0.5,
        'chin-prominent-incr': 0.35,
        'eye-scale-incr': 0.45,
      },
      face: { skin: 0.12, brows: 0.95, heavy: 1.4, arch: 0.5, makeup: 0.9 },
      iris: 0.85,
      hair: { ...LOW_KNOT, tone: 0.88, tie: [0, 0.6, -1.15] },
    }),
  'small-featured': () =>
    her({
      seed: 136,
      yaw: -36,
      weight: 0.55,
      origin: { asian: 0.8, caucasian: 0.2 },
      own: {
        'head-round': 0.4,
        'mouth-scale-horiz-decr': 0.35,
        'nose-scale-horiz-decr': 0.25,
        'nose-scale-vert-decr': 0.25,
        'eye-scale-incr': 0.3,
        'forehead-scale-vert-incr': 0.3,
      },
      face: { brows: 0.8, heavy: 0.6, arch: 0.35, makeup: 0.5, lips: 0.42 },
      iris: 0.85,
      hair: { ...STRAIGHT, tone: 0.9, length: 1.25, part: -0.1, volume: 0.26 },
    }),
}

/** And of men. */
export const FACES_OF_MEN: Views = {
  gaunt: () =>
    him({
      seed: 142,
      yaw: -34,
      weight: 0.22,
      older: 0.25,
      own: {
        'head-rectangular': 0.6,
        'cheek-volume-decr': 0.6,
        'cheek-bones-incr': 0.7,
        'nose-hump-incr': 0.6,
        'nose-scale-vert-incr': 0.3,
      },
      face: { age: 0.3, heavy: 1.1 },
      iris: 0.4,
      hair: {
        ...CROPPED,
        tone: 0.74,
        length: 1.3,
        part: 0.1,
        volume: 0.24,
        stiffness: 0.25,
        receding: 0,
      },
    }),
  stout: () =>
    him({
      seed: 145,
      yaw: 22,
      weight: 0.78,
      older: 0.3,
      own: {
        'head-round': 0.6,
        'nose-scale-horiz-incr': 0.5,
        'nose-volume-incr': 0.5,
        'neck-double-incr': 0.3,
        'chin-width-incr': 0.3,
      },
      face: { heavy: 1.5, age: 0.2 },
      iris: 0.6,
      hair: { ...CROPPED, tone: 0.7, length: 0.3, receding: 0.5 },
      more: { beard: { tone: 0.7, length: 0.34, locks: 440 } },
    }),
  'square-jawed': () =>
    him({
      seed: 148,
      yaw: 36,
      weight: 0.45,
      own: {
        'head-square': 0.8,
        'chin-width-incr': 0.5,
        'chin-cleft-incr': 0.7,
        'chin-bones-incr': 0.5,
        'eyebrows-trans-down': 0.5,
      },
      face: { heavy: 1.45, arch: 0.15 },
      iris: 0.3,
      hair: { ...CROPPED, tone: 0.5, length: 0.9, part: -0.3, volume: 0.24, receding: 0.05 },
    }),
}
