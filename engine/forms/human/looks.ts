import { camera, CROPPED, FINE, LONG, man, woman } from '#engine/forms/human/cast.ts'
import type { HairStyle } from '#engine/forms/human/hair.ts'
import type { Build, Origin } from '#engine/forms/human/human.ts'
import { faceOf } from '#engine/forms/human/likeness.ts'
import type { Person } from '#engine/forms/human/person.ts'
import { FRONT, shape } from '#engine/forms/sculpt/paint.ts'

type Views = Record<string, () => Person>

const built = (
  seed: number,
  gender: 0 | 1,
  origin: Partial<Record<Origin, number>>,
  own: Readonly<Record<string, number>> = {},
): Build => ({
  gender,
  weight: 0.45,
  ...(gender ? { muscle: 0.65 } : {}),
  origin,
  morphs: faceOf(seed, gender ? own : { ...FINE, ...own }),
})

/** A crown of close curls that stands as far behind as above. */
export const AFRO: HairStyle = {
  tone: 0.88,
  length: 0.42,
  volume: 0.66,
  locks: 760,
  width: 0.1,
  wave: 0.13,
  waves: 0.26,
  stiffness: 0.9,
}

export const STRAIGHT: HairStyle = {
  ...LONG,
  tone: 0.86,
  wave: 0,
  part: -0.1,
  length: 2.9,
  volume: 0.18,
}

/** Coloured styles paint dark skin brown. */
const BROWN = () => 'leather' as const

const BINDI = shape(FRONT, '0.002,0.37 0.03,0.4 0.002,0.435', 0.8, { hair: 0.1 })

/** Women of all parts of the world. */
export const WOMEN: Views = {
  african: () =>
    woman(81, {
      camera: camera(28, { roll: 3 }),
      gaze: [-13, 0],
      build: built(81, 0, { african: 1 }),
      face: { skin: 0.26, lips: 0.5, brows: 0.88, makeup: 0.8, arch: 0.7, heavy: 0.9, seed: 81 },
      iris: 0.8,
      hair: AFRO,
      tints: BROWN,
    }),
  asian: () =>
    woman(84, {
      camera: camera(-27, { roll: -3 }),
      gaze: [13, 0],
      build: built(84, 0, { asian: 1 }),
      face: { skin: 0.07, lips: 0.5, brows: 0.85, makeup: 0.8, arch: 0.45, heavy: 0.85, seed: 84 },
      iris: 0.85,
      hair: STRAIGHT,
    }),
  indian: () =>
    woman(86, {
      camera: camera(24, { roll: 2 }),
      gaze: [-11, 0],
      build: built(
        86,
        0,
        { caucasian: 0.65, african: 0.2, asian: 0.15 },
        {
          'eye-scale-incr': 0.5,
          'head-oval': 0.6,
          'nose-scale-vert-incr': 0.35,
          'nose-hump-incr': 0.3,
        },
      ),
      face: {
        skin: 0.17,
        lips: 0.5,
        brows: 0.92,
        makeup: 1,
        arch: 0.7,
        heavy: 1.15,
        over: [BINDI],
        seed: 86,
      },
      iris: 0.85,
      hair: { ...STRAIGHT, part: 0, wave: 0.05, waves: 1.8 },
    }),
  latin: () =>
    woman(89, {
      camera: camera(-30, { roll: -4 }),
      gaze: [15, 0],
      build: built(
        89,
        0,
        { caucasian: 0.7, african: 0.15, asian: 0.15 },
        { 'head-square': 0.5, 'mouth-scale-horiz-incr': 0.4, 'mouth-lowerlip-volume-incr': 0.8 },
      ),
      face: { skin: 0.11, lips: 0.6, brows: 0.9, makeup: 1, arch: 0.85, heavy: 1.1, seed: 89 },
      iris: 0.8,
      hair: { ...LONG, tone: 0.82, part: 0.25, wave: 0.12, waves: 1.2, volume: 0.3 },
    }),
}

/** Men of all parts of the world. */
export const MEN: Views = {
  african: () =>
    man(91, {
      camera: camera(-26),
      gaze: [13, 0],
      build: built(91, 1, { african: 1 }),
      face: { skin: 0.27, lips: 0.38, brows: 0.88, arch: 0.25, heavy: 1.1, lashes: -0.4, seed: 91 },
      iris: 0.8,
      hair: { ...CROPPED, tone: 0.9, length: 0.22, volume: 0.07, receding: 0 },
      beard: { tone: 0.85, length: 0.24, locks: 420 },
      tints: BROWN,
    }),
  asian: () =>
    man(93, {
      camera: camera(27),
      gaze: [-13, 0],
      build: built(93, 1, { asian: 1 }),
      face: { skin: 0.06, lips: 0.26, brows: 0.86, arch: 0.2, heavy: 1.1, lashes: -0.5, seed: 93 },
      iris: 0.85,
      hair: { ...CROPPED, tone: 0.88, length: 0.75, part: 0.3, volume: 0.2, receding: 0.05 },
    }),
  indian: () =>
    man(95, {
      camera: camera(-28),
      gaze: [14, 0],
      build: built(95, 1, { caucasian: 0.65, african: 0.2, asian: 0.15 }),
      face: { skin: 0.18, lips: 0.3, brows: 0.92, arch: 0.3, heavy: 1.5, lashes: -0.1, seed: 95 },
      iris: 0.85,
      hair: { ...CROPPED, tone: 0.9, length: 0.8, part: -0.3, volume: 0.22, receding: 0 },
      beard: { tone: 0.88, length: 0.4, locks: 480 },
    }),
  latin: () =>
    man(97, {
      camera: camera(30),
      gaze: [-14, 0],
      build: built(97, 1, { caucasian: 0.7, african: 0.15, asian: 0.15 }),
      face: { skin: 0.12, lips: 0.28, brows: 0.9, arch: 0.3, heavy: 1.3, lashes: -0.3, seed: 97 },
      iris: 0.8,
      hair: { ...CROPPED, tone: 0.86, length: 0.7, volume: 0.16, receding: 0.05 },
    }),
}
