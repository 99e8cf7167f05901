import { blouse, darkDress, openShirt, robe, smallShirt } from '#engine/forms/costumes/clothes.ts'
import type { Form } from '#engine/forms/form.ts'
import { GESTURES, GESTURES_OF_BONES } from '#engine/forms/human/gestures.ts'
import type { HairStyle } from '#engine/forms/human/hair.ts'
import type { Build } from '#engine/forms/human/human.ts'
import { faceOf } from '#engine/forms/human/likeness.ts'
import type { Person } from '#engine/forms/human/person.ts'
import { turnAbout } from '#engine/forms/human/pose.ts'
import type { V3 } from '#engine/forms/sculpt/maths.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'

/** Light on a face: high, from where it looks, and near enough to leave no half of it in the dark. */
const KEY: V3 = [-0.5, 0.62, 0.85]
const KEY_FROM_RIGHT: V3 = [0.5, 0.62, 0.85]
/** Degrees to the right beyond which a face looks away from light that comes from the left. */
const LOOKS_RIGHT = 12

export const camera = (
  yaw: number,
  { pitch = 0, roll = 0, light = yaw > LOOKS_RIGHT ? KEY_FROM_RIGHT : KEY }: Partial<Camera> = {},
): Camera => ({
  yaw,
  pitch,
  roll,
  zoom: 1,
  x: 0,
  y: 0,
  far: 16,
  light,
})

const SOFT = { 'mouth-corner-puller': 0.12, 'eyebrows-inner-up': 0.25 }
export const FINE = {
  ...SOFT,
  'chin-width-decr': 0.25,
  'nose-scale-horiz-decr': 0.25,
  'mouth-upperlip-volume-incr': 0.4,
  'mouth-lowerlip-volume-incr': 0.4,
  'eye-scale-incr': 0.55,
}

export const LONG: HairStyle = {
  tone: 0.5,
  length: 3.5,
  part: 0.18,
  volume: 0.26,
  wave: 0.09,
  waves: 1.5,
  locks: 420,
  width: 0.12,
}

export const woman = (seed: number, own: Partial<Person> = {}): Person => ({
  name: 'woman',
  seed,
  camera: camera(-32, { roll: -4 }),
  gaze: [17, 0],
  build: { gender: 0, weight: 0.45, morphs: faceOf(seed, FINE) },
  face: { skin: 0.06, lips: 0.45, brows: 0.75, makeup: 0.75, arch: 0.65, heavy: 0.85, seed },
  iris: 0.52,
  hair: LONG,
  wears: [darkDress],
  ...own,
})

/** Bones of her own for whom a number alone would make a sister of the others. */
const herOwn = (seed: number, own: Readonly<Record<string, number>>, weight = 0.45): Build => ({
  gender: 0,
  weight,
  morphs: faceOf(seed, { ...FINE, ...own }, 1.4),
})

export const womanForm: Form = {
  name: 'woman',
  views: {
    turned: () => woman(1),
    front: () =>
      woman(4, {
        camera: camera(4, { roll: 3 }),
        gaze: [0, 0],
        build: herOwn(4, { 'head-round': 0.5, 'nose-point-up': 0.4, 'eye-trans-out': 0.3 }, 0.52),
        hair: { ...LONG, part: -0.05, wave: 0.14, waves: 1.2, tone: 0.62 },
      }),
    updo: () =>
      woman(7, {
        camera: camera(36, { pitch: 2, roll: 4 }),
        gaze: [-17, 0],
        pose: { head: turnAbout([1, 0, 0], 4) },
        build: herOwn(
          7,
          { 'head-oval': 0.7, 'nose-greek-incr': 0.5, 'cheek-bones-incr': 0.7 },
          0.35,
        ),
        hair: {
          tone: 0.66,
          length: 3,
          volume: 0.2,
          locks: 420,
          width: 0.07,
          tie: [0, 0.95, -1.02],
          bun: 0.5,
        },
      }),
    profile: () =>
      woman(18, {
        camera: camera(-70, { pitch: 2, light: [-0.75, 0.5, 0.6] }),
        gaze: [4, 0],
        build: herOwn(18, { 'nose-curve-concave': 0.4, 'mouth-upperlip-volume-incr': 0.6 }, 0.4),
        hair: {
          tone: 0.6,
          length: 3,
          volume: 0.2,
          locks: 420,
          width: 0.07,
          tie: [0, 0.8, -1.08],
          bun: 0.5,
        },
      }),
    short: () =>
      woman(12, {
        camera: camera(-24, { roll: 3 }),
        gaze: [12, 0],
        build: herOwn(
          12,
          { 'head-diamond': 0.6, 'mouth-scale-horiz-incr': 0.4, 'chin-triangle': 0.3 },
          0.3,
        ),
        hair: { ...LONG, tone: 0.72, length: 1.7, part: -0.2, wave: 0.03, volume: 0.24 },
      }),
  },
}

export const CROPPED: HairStyle = {
  tone: 0.6,
  length: 0.45,
  sides: 0.5,
  volume: 0.1,
  locks: 700,
  width: 0.055,
  stiffness: 0.4,
  receding: 0.2,
}

export const man = (seed: number, own: Partial<Person> = {}): Person => ({
  name: 'man',
  seed,
  camera: camera(32),
  gaze: [-16, 0],
  build: { gender: 1, muscle: 0.65, weight: 0.45, morphs: faceOf(seed) },
  face: { skin: 0.08, lips: 0.22, brows: 0.82, arch: 0.25, heavy: 1.25, lashes: -0.5, seed },
  iris: 0.5,
  hair: {
    tone: 0.6,
    length: 0.8,
    sides: 0.3,
    part: 0.35,
    volume: 0.2,
    locks: 520,
    width: 0.07,
    stiffness: 0.55,
    receding: 0.12,
  },
  wears: [openShirt],
  ...own,
})

export const manForm: Form = {
  name: 'man',
  views: {
    turned: () => man(2),
    front: () =>
      man(5, {
        camera: camera(-5),
        gaze: [2, 0],
        hair: { ...CROPPED, tone: 0.68 },
      }),
    bearded: () =>
      man(9, {
        camera: camera(-30),
        gaze: [15, 0],
        hair: { ...CROPPED, length: 0.75, part: -0.3, volume: 0.2 },
        beard: { tone: 0.6, length: 0.55, locks: 420 },
      }),
  },
}

export const oldManForm: Form = {
  name: 'old-man',
  views: {
    turned: () =>
      man(6, {
        camera: camera(30),
        gaze: [-14, 0],
        build: {
          gender: 1,
          age: 'old',
          weight: 0.45,
          morphs: faceOf(6, { 'head-age-incr': 0.7, 'eye-slit': 0.15 }),
        },
        face: {
          skin: 0.06,
          lips: 0.2,
          brows: 0.6,
          age: 1.25,
          heavy: 1.2,
          arch: 0.3,
          lashes: -0.6,
          seed: 6,
        },
        hair: { ...CROPPED, tone: 0.2, receding: 0.7 },
        beard: { tone: 0.2, length: 0.5, locks: 420 },
      }),
  },
}

/** Faces of children, for who asks for a portrait. */
export const CHILDREN: Form['views'] = {
  'girl-portrait': () =>
    woman(61, {
      name: 'child',
      camera: camera(-26, { roll: 4 }),
      gaze: [12, 2],
      build: {
        gender: 0,
        age: 'child',
        older: 0.1,
        morphs: { 'eye-scale-incr': 0.6, 'mouth-corner-puller': 0.7, 'mouth-angles-up': 0.5 },
      },
      face: { skin: 0.04, lips: 0.36, brows: 0.6, arch: 0.5, heavy: 0.6, lashes: 0.4, seed: 61 },
      iris: 0.6,
      hair: { ...LONG, tone: 0.55, length: 2.4, part: 0.1, wave: 0.1, waves: 1.1, volume: 0.2 },
      wears: [smallShirt],
    }),
  'boy-portrait': () =>
    man(63, {
      name: 'child',
      camera: camera(24, { roll: -3 }),
      gaze: [-11, 2],
      build: {
        gender: 1,
        age: 'child',
        older: 0.1,
        morphs: { 'eye-scale-incr': 0.5, 'mouth-corner-puller': 0.7, 'mouth-angles-up': 0.5 },
      },
      face: { skin: 0.05, lips: 0.3, brows: 0.65, arch: 0.4, heavy: 0.7, lashes: 0, seed: 63 },
      iris: 0.6,
      hair: { ...CROPPED, length: 0.9, part: -0.25, volume: 0.2, tone: 0.55, receding: 0 },
      wears: [smallShirt],
    }),
}

const GREY: HairStyle = {
  tone: 0.2,
  length: 3,
  volume: 0.16,
  locks: 420,
  width: 0.07,
  tie: [0, 1.32, -0.55],
  bun: 0.44,
}

export const oldWomanForm: Form = {
  name: 'old-woman',
  views: {
    turned: () =>
      woman(3, {
        camera: camera(-30),
        gaze: [14, 0],
        build: {
          gender: 0.03,
          age: 'old',
          morphs: faceOf(3, {
            'head-age-incr': 0.75,
            'mouth-corner-puller': 0.35,
            'eye-slit': 0.2,
          }),
        },
        face: {
          skin: 0.05,
          lips: 0.24,
          brows: 0.55,
          age: 1.25,
          heavy: 0.6,
          arch: 0.4,
          lashes: -0.55,
          seed: 3,
        },
        iris: 0.5,
        hair: GREY,
        wears: [blouse],
      }),
  },
}

const jesus = (own: Partial<Person> = {}): Person =>
  man(21, {
    name: 'jesus',
    camera: camera(-30, { pitch: 4, roll: -7 }),
    gaze: [14, 4],
    build: {
      gender: 1,
      weight: 0.3,
      origin: { caucasian: 0.8, african: 0.2 },
      morphs: faceOf(21, {
        'eyebrows-inner-up': 0.6,
        'head-oval': 0.3,
        'nose-scale-vert-incr': 0.2,
      }),
    },
    face: { skin: 0.08, lips: 0.28, brows: 0.8, arch: 0.35, heavy: 1.15, lashes: -0.3, seed: 21 },
    iris: 0.55,
    hair: {
      ...LONG,
      tone: 0.58,
      length: 3,
      part: 0,
      wave: 0.08,
      waves: 1,
      volume: 0.16,
      locks: 460,
      width: 0.09,
    },
    beard: { tone: 0.58, length: 0.36, locks: 420 },
    wears: [robe],
    ...own,
  })

export const jesusForm: Form = {
  name: 'jesus',
  views: {
    thorns: () => jesus({ crown: 'thorns' }),
    turned: () => jesus({ camera: camera(24, { pitch: 1, roll: 4 }), gaze: [-12, 6] }),
  },
}

export const handsForm: Form = {
  name: 'hands',
  views: {
    praying: () => ({
      name: 'hands',
      camera: camera(-52, { pitch: 5, roll: 10, light: [-0.65, 0.6, 0.6] }),
      hands: { gender: 0.6, muscle: 0.75, weight: 0.35 },
    }),
    beads: () => ({
      name: 'hands',
      camera: camera(-52, { pitch: 5, roll: 10, light: [-0.65, 0.6, 0.6] }),
      hands: { gender: 0.6, muscle: 0.75, weight: 0.35 },
      hasBeads: true,
    }),
    ...Object.fromEntries(
      Object.entries(GESTURES).map(([view, held]) => [
        view,
        () => ({
          name: 'hands',
          camera: camera(-14, { pitch: 4, light: [-0.65, 0.6, 0.6] }),
          hands: held[0]!.build,
          held,
        }),
      ]),
    ),
  },
  asked: ['beads', ...Object.keys(GESTURES)],
}

export const skeletonHandForm: Form = {
  name: 'skeleton-hand',
  views: Object.fromEntries(
    Object.entries(GESTURES_OF_BONES).map(([view, held]) => [
      view,
      () => ({
        name: 'skeleton-hand',
        camera: camera(-14, { pitch: 4, light: [-0.65, 0.6, 0.6] }),
        hands: held[0]!.build,
        held,
        isBare: true,
      }),
    ]),
  ),
}

export const CAST: readonly Form[] = [
  skeletonHandForm,
  womanForm,
  handsForm,
  jesusForm,
  manForm,
  oldManForm,
  oldWomanForm,
]
