import type { FaceLook } from '#engine/forms/human/face.ts'
import type { Person } from '#engine/forms/human/person.ts'
import { brightTeeth, teeth } from '#engine/forms/human/teeth.ts'
import type { Costume } from '#engine/forms/human/worn.ts'
import { FRONT, mark, type Paint } from '#engine/forms/sculpt/paint.ts'

/** What a face shows: shapes of it beside its own, where the eyes go, and how it is painted. */
interface Mood {
  morphs: Readonly<Record<string, number>>
  gaze?: readonly [number, number]
  face?: Partial<FaceLook>
  /** The mouth is so far open that one sees into it. */
  isOpen?: boolean
  /** What is seen in an open mouth: all teeth unless they are told. */
  within?: Costume
}

/** Of a closed eye the edge of the lid is seen, and the lashes lie under it; places are those of an open one at rest. */
const CLOSED: readonly Paint[] = [
  mark(
    FRONT,
    '0.165,0.09,0.003 0.22,0.132,0.005 0.32,0.162,0.006 0.42,0.146,0.007 0.5,0.098,0.006 0.54,0.075,0.002',
    0.97,
    { soft: 0.004, hair: 0.1 },
  ),
  ...[0.24, 0.285, 0.33, 0.375, 0.42, 0.465, 0.5].map((x, k) => {
    const low = 0.082 + 1.4 * (x - 0.33) ** 2
    const long = 0.035 + 0.007 * k
    return mark(
      FRONT,
      [
        [x, low, 0.006],
        [x + 0.4 * long, low - 0.6 * long, 0.005],
        [x + 0.95 * long, low - 0.75 * long, 0.001],
      ],
      0.95,
      { soft: 0.005, hair: 0.1 },
    )
  }),
]

export const MOODS = {
  'eyes-closed': {
    morphs: { 'eye-closure': 1, 'eyebrows-inner-up': 0.2 },
    gaze: [0, -16],
    face: { over: CLOSED, isAsleep: true },
  },
  smiling: {
    morphs: {
      'mouth-corner-puller': 0.6,
      'mouth-angles-up': 0.4,
      'cheek-trans-up': 0.4,
      'cheek-volume-incr': 0.2,
      'mouth-laugh-lines-in': 0.4,
      'eye-slit': 0.15,
    },
  },
  laughing: {
    morphs: {
      'mouth-open': 0.42,
      'mouth-corner-puller': 0.75,
      'mouth-angles-up': 0.35,
      'mouth-scale-horiz-incr': 0.2,
      'mouth-upperlip-middle-up': 0.3,
      'cheek-trans-up': 0.7,
      'cheek-volume-incr': 0.3,
      'eye-slit': 0.4,
      'eyebrows-up': 0.25,
    },
    isOpen: true,
    within: brightTeeth,
  },
  furious: {
    morphs: {
      'eyebrows-down': 1,
      'eyebrows-angle-down': 0.6,
      'eyebrows-trans-down': 0.35,
      'nose-elevation': 0.55,
      'nose-dilatation': 0.6,
      'mouth-compression': 0.35,
      'mouth-angles-down': 0.7,
    },
    face: { frown: 1 },
  },
  screaming: {
    morphs: {
      'mouth-open': 1,
      'mouth-scale-vert-incr': 0.2,
      'eyebrows-down': 0.55,
      'eyebrows-angle-down': 0.5,
      'eye-opened-up': 0.6,
      'nose-elevation': 0.5,
      'nose-dilatation': 0.7,
      'mouth-depression': 0.4,
    },
    gaze: [0, 0],
    face: { frown: 0.7 },
    isOpen: true,
  },
  sad: {
    morphs: {
      'eyebrows-inner-up': 1.25,
      'mouth-angles-down': 1.1,
      'mouth-depression': 0.45,
      'mouth-lowerlip-middle-up': 0.4,
      'eye-slit': 0.3,
      'eye-eyefold-angle-up': 0.4,
    },
    gaze: [0, -12],
  },
} as const satisfies Record<string, Mood>

export type MoodName = keyof typeof MOODS

/** Somebody in a mood: what their own face does anyway stays, and is added to. */
export function inMood(person: Person, name: MoodName): Person {
  const { morphs, gaze, face, isOpen, within = teeth }: Mood = MOODS[name]
  const own = { ...person.build.morphs }
  for (const [morph, much] of Object.entries(morphs)) own[morph] = (own[morph] ?? 0) + much
  return {
    ...person,
    build: { ...person.build, morphs: own },
    face: {
      ...person.face,
      ...face,
      over: [...(person.face.over ?? []), ...(face?.over ?? [])],
    },
    ...(gaze ? { gaze } : {}),
    ...(isOpen ? { isOpen, wears: [...(person.wears ?? []), within] } : {}),
  }
}
