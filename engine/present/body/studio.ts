import { add, unit, type V3 } from '#engine/forms/sculpt/maths.ts'
import type { BodyType } from '#engine/present/body/body.ts'
import { hash } from '#engine/present/body/grain.ts'
import type { Lens } from '#engine/present/body/lens.ts'

/** Light from about one direction: the sharper, the smaller the lamp. 0 is the whole sky. */
export interface Lamp {
  towards: V3
  sharpness: number
  /** Red, green, blue. */
  colour: V3
}

/** Where a picture was taken: the light of a place decides what may stand behind the body. */
export const MOODS = ['softbox', 'window', 'workshop', 'evening'] as const
export type Mood = (typeof MOODS)[number]

export interface Studio {
  mood: Mood
  /** -1 where the light comes from the left, 1 from the right. */
  side: -1 | 1
  key: V3
  rim: V3
  /** The key comes first and the rim last. */
  lamps: readonly [key: Lamp, sky: Lamp, fill: Lamp, rim: Lamp]
}

interface Setting {
  /** To the side the light comes from, up, and towards the camera. */
  key: V3
  sharpness: number
  colours: readonly [key: V3, sky: V3, fill: V3, rim: V3]
}

const SETTINGS: Record<Mood, Setting> = {
  /** A large softbox, high at the side. */
  softbox: {
    key: [0.78, 0.56, 0.42],
    sharpness: 6,
    colours: [
      [2.52, 2.46, 2.4],
      [0.15, 0.155, 0.165],
      [0.15, 0.152, 0.16],
      [0.62, 0.64, 0.68],
    ],
  },
  /** A tall window: cool light, and the wall across throws warm light back. */
  window: {
    key: [0.93, 0.3, 0.34],
    sharpness: 5,
    colours: [
      [2.56, 2.54, 2.52],
      [0.15, 0.155, 0.16],
      [0.24, 0.225, 0.2],
      [0.16, 0.16, 0.17],
    ],
  },
  /** The tattooist's lamp above, tubes on the ceiling behind. */
  workshop: {
    key: [0.36, 0.84, 0.52],
    sharpness: 8,
    colours: [
      [2.6, 2.5, 2.36],
      [0.19, 0.2, 0.215],
      [0.13, 0.145, 0.165],
      [0.5, 0.56, 0.66],
    ],
  },
  /** One lamp in a dark room, and a cold edge from behind. */
  evening: {
    key: [0.84, 0.42, 0.4],
    sharpness: 8,
    colours: [
      [2.66, 2.5, 2.3],
      [0.09, 0.095, 0.105],
      [0.1, 0.1, 0.105],
      [0.85, 0.92, 1.04],
    ],
  },
}

/** Pictures of one body were not all taken in one room, but a place on a build keeps its own. */
export function moodOf(place: number, type: BodyType): { mood: Mood; side: -1 | 1 } {
  const of = { male: 0, female: 1, other: 2 }[type]
  return {
    mood: MOODS[Math.floor(hash(place, of, 167) * MOODS.length)]!,
    side: hash(place, of, 91) < 0.66 ? -1 : 1,
  }
}

/** Lamps stand as the camera stands. */
export function studioFor(
  { right, up, forward }: Lens,
  { mood, side }: { mood: Mood; side: -1 | 1 },
): Studio {
  const towards = (x: number, y: number, z: number) =>
    unit(add(add([right[0] * x, right[1] * x, right[2] * x], up, y), forward, -z))
  const { key: at, sharpness, colours } = SETTINGS[mood]
  const key = towards(side * at[0], at[1], at[2])
  const rim = towards(-side * 0.9, 0.35, -0.4)
  return {
    mood,
    side,
    key,
    rim,
    lamps: [
      { towards: key, sharpness, colour: colours[0] },
      { towards: up, sharpness: 0, colour: colours[1] },
      { towards: towards(-side * 0.8, 0, 0.6), sharpness: 3, colour: colours[2] },
      { towards: rim, sharpness: 8, colour: colours[3] },
    ],
  }
}
