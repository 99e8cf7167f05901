import { cuirass, ermine, greatCoat, jumper, uniform } from '#engine/forms/costumes/coats.ts'
import { FACE_GEAR } from '#engine/forms/costumes/face-gear.ts'
import { HATS } from '#engine/forms/costumes/hats.ts'
import { HEADGEAR } from '#engine/forms/costumes/headgear.ts'
import { combatHelmet, crestedHelmet, fireHelmet } from '#engine/forms/costumes/helmets.ts'
import { steps } from '#engine/forms/costumes/kit.ts'
import { gown, wingsAndHalo } from '#engine/forms/costumes/angelic.ts'
import { spaceSuit } from '#engine/forms/costumes/space-suit.ts'
import { openShirt, robe } from '#engine/forms/costumes/clothes.ts'
import type { Form } from '#engine/forms/form.ts'
import { camera, CROPPED, LONG, man, woman } from '#engine/forms/human/cast.ts'
import { faceOf } from '#engine/forms/human/likeness.ts'
import type { Person } from '#engine/forms/human/person.ts'
import { ball, ringAt, tube } from '#engine/forms/human/solids.ts'
import { pieceOf, resting, type Costume } from '#engine/forms/human/worn.ts'
import { add, type V3 } from '#engine/forms/sculpt/maths.ts'

/** Somebody weathered: bones of their own, lines about the eyes. */
const weathered = (
  seed: number,
  { age = 0.5, own = {} }: { age?: number; own?: Readonly<Record<string, number>> } = {},
): Pick<Person, 'build' | 'face'> => ({
  build: { gender: 1, muscle: 0.7, weight: 0.5, older: 0.4, morphs: faceOf(seed, own) },
  face: {
    skin: 0.09,
    lips: 0.24,
    brows: 0.8,
    age,
    arch: 0.2,
    heavy: 1.4,
    lashes: -0.5,
    seed,
  },
})

/** An old hand: grey beard, peaked cap, rolled neck, a pipe between the teeth. */
const sailor = (own: Partial<Person> = {}): Person =>
  man(211, {
    name: 'sailor',
    camera: camera(-28),
    gaze: [12, 2],
    ...weathered(211, { age: 1.15, own: { 'head-age-incr': 0.4, 'nose-volume-incr': 0.4 } }),
    hair: { ...CROPPED, tone: 0.22, length: 0.8, receding: 0 },
    beard: { tone: 0.2, length: 0.72, locks: 560 },
    wears: [HATS.cap, jumper],
    ...own,
  })

const HOOP: Costume = {
  pieces: () => [
    pieceOf(
      [-1, 1].map((side) => {
        const ring = ringAt([side * 0.87, -0.46, -0.06], [0.25, 0, 1], [0, 1, 0], 0.13, 0.15, 20)
        return tube([...ring, ring[0]!], () => 0.032)
      }),
      { tone: 0.2, tag: 'gold', gloss: 0.7 },
    ),
  ],
}

const pirate = (own: Partial<Person> = {}): Person =>
  man(217, {
    name: 'pirate',
    camera: camera(26),
    gaze: [-12, 0],
    ...weathered(217, {
      age: 0.7,
      own: { 'cheek-bones-incr': 0.6, 'nose-hump-incr': 0.5, 'eyebrows-trans-down': 0.4 },
    }),
    hair: { ...LONG, tone: 0.82, length: 2.7, part: 0, wave: 0.12, volume: 0.22 },
    beard: { tone: 0.82, length: 0.62, locks: 560 },
    wears: [HATS.tricorne, FACE_GEAR.eyepatch, HOOP, greatCoat],
    ...own,
  })

const king = (own: Partial<Person> = {}): Person =>
  man(223, {
    name: 'king',
    camera: camera(-22),
    gaze: [10, 0],
    ...weathered(223, { age: 0.8, own: { 'head-rectangular': 0.4 } }),
    hair: { ...LONG, tone: 0.3, length: 2.4, part: 0, wave: 0.1 },
    beard: { tone: 0.3, length: 0.95, locks: 640 },
    wears: [HEADGEAR.crown, ermine],
    ...own,
  })

const soldier = (own: Partial<Person> = {}): Person =>
  man(229, {
    name: 'soldier',
    camera: camera(-26),
    gaze: [20, 3],
    ...weathered(229, { age: 0.35, own: { 'chin-width-incr': 0.4, 'eyebrows-trans-down': 0.4 } }),
    hair: { ...CROPPED, length: 0.3, receding: 0 },
    wears: [combatHelmet, uniform],
    ...own,
  })

const gladiator = (own: Partial<Person> = {}): Person =>
  man(233, {
    name: 'gladiator',
    camera: camera(30, { pitch: 2 }),
    gaze: [-14, 0],
    ...weathered(233, {
      age: 0.5,
      own: { 'head-square': 0.5, 'chin-width-incr': 0.5, 'eyebrows-down': 0.6 },
    }),
    hair: { ...CROPPED, length: 0.4 },
    beard: { tone: 0.72, length: 0.26, locks: 420 },
    wears: [crestedHelmet, cuirass],
    ...own,
  })

const firefighter = (own: Partial<Person> = {}): Person =>
  man(239, {
    name: 'firefighter',
    camera: camera(-24),
    gaze: [11, 0],
    ...weathered(239, { age: 0.4, own: { 'chin-cleft-incr': 0.5 } }),
    hair: { ...CROPPED, length: 0.4, receding: 0 },
    wears: [fireHelmet, greatCoat],
    ...own,
  })

const witch = (own: Partial<Person> = {}): Person =>
  woman(241, {
    name: 'witch',
    camera: camera(-26, { roll: -3 }),
    gaze: [14, 0],
    hair: { ...LONG, tone: 0.88, wave: 0.12, waves: 1.2, part: 0 },
    wears: [HATS['witch-hat'], ...(woman(241).wears ?? [])],
    ...own,
  })

const wizard = (own: Partial<Person> = {}): Person =>
  man(269, {
    name: 'wizard',
    camera: camera(26),
    gaze: [-12, 0],
    ...weathered(269, { age: 1.2, own: { 'head-age-incr': 0.5, 'nose-hump-incr': 0.6 } }),
    hair: { ...LONG, tone: 0.16, length: 3, part: 0, wave: 0.07 },
    beard: { tone: 0.16, length: 1.35, locks: 720 },
    wears: [HATS['witch-hat'], robe],
    ...own,
  })

/** A fortune teller: a scarf about her hair, hoops, coins on her brow. */
export const gypsy = (own: Partial<Person> = {}): Person =>
  woman(271, {
    camera: camera(-26, { roll: -4 }),
    gaze: [14, 0],
    face: {
      skin: 0.1,
      lips: 0.65,
      brows: 0.92,
      makeup: 1,
      arch: 0.8,
      heavy: 1.15,
      lashes: 1,
      seed: 271,
    },
    iris: 0.8,
    hair: { ...LONG, tone: 0.86, wave: 0.15, waves: 1.1, part: 0, volume: 0.32 },
    wears: [HATS.bandana, HOOP, coins, ...(woman(271).wears ?? [])],
    ...own,
  })

/** Coins that hang from a chain about the neck and along the edge of a scarf. */
const coins: Costume = {
  pieces: (fit) => [
    pieceOf(
      [
        ...steps(-64, 64, 13).map((degrees) => {
          const edge = 0.62 + 0.3 * (Math.cos((degrees * Math.PI) / 180) - 1)
          return ball(resting(fit, degrees, edge - 0.06, 0.05), [0.07, 0.08, 0.03])
        }),
        ...steps(-70, 70, 15).map((degrees) => {
          const a = (degrees * Math.PI) / 180
          let p: V3 = [Math.sin(a) * 0.66, -1.2 - 0.3 * Math.cos(a), Math.cos(a) * 0.6]
          const away = fit.skin.outside(p)
          if (away !== undefined) p = add(p, fit.skin.normal, 0.1 - away)
          return ball(p, [0.075, 0.085, 0.04])
        }),
      ],
      { tone: 0.2, tag: 'gold', gloss: 0.7 },
    ),
  ],
}

const cowboy = (own: Partial<Person> = {}): Person =>
  man(251, {
    name: 'cowboy',
    camera: camera(-28),
    gaze: [13, 0],
    ...weathered(251, { age: 0.7, own: { 'cheek-volume-decr': 0.5, 'chin-width-incr': 0.3 } }),
    hair: { ...CROPPED, tone: 0.6, length: 0.9 },
    beard: { tone: 0.6, length: 0.22, locks: 420 },
    wears: [HEADGEAR['cowboy-hat'], neckerchief(), openShirt],
    ...own,
  })

/** Nobody is seen behind the visor. */
const astronaut = (own: Partial<Person> = {}): Person => {
  const { hair: _, ...him } = man(257, {
    name: 'astronaut',
    camera: camera(-24, { pitch: 2 }),
    wears: [spaceSuit],
    ...own,
  })
  return him
}

const angel = (own: Partial<Person> = {}): Person =>
  woman(263, {
    name: 'angel',
    camera: camera(-24, { pitch: 4, roll: -5 }),
    gaze: [10, -14],
    hair: { ...LONG, tone: 0.4, wave: 0.13, waves: 1.2, part: 0, volume: 0.3 },
    wears: [wingsAndHalo, gown],
    ...own,
  })

/** A kerchief knotted at the throat. */
function neckerchief(): Costume {
  return {
    pieces: () => [
      pieceOf(
        [0, 1].map((k) =>
          tube(
            steps(0, 360, 41).map((degrees): V3 => {
              const a = (degrees * Math.PI) / 180
              const r = 0.62 + 0.08 * k
              return [Math.sin(a) * r, -1.0 - 0.14 * k - 0.2 * Math.cos(a), Math.cos(a) * r - 0.12]
            }),
            (t) => 0.12 + 0.03 * Math.sin(t * 30),
          ),
        ),
        { tone: 0.5, tag: 'red' },
      ),
    ],
  }
}

/** Busts of those who have whole figures too; they come first. */
export const BUSTS: Readonly<Record<string, Form['views']>> = {
  soldier: { bust: () => soldier() },
  astronaut: { bust: () => astronaut(), turned: () => astronaut({ camera: camera(30) }) },
  angel: {
    bust: () => angel(),
    gazing: () => angel({ camera: camera(26, { pitch: -3, roll: 4 }), gaze: [-8, 12] }),
  },
}

/** Busts of people who are known by their trade. */
export const TRADES: readonly Form[] = [
  {
    name: 'sailor',
    views: {
      turned: () => sailor({ wears: [HATS.cap, FACE_GEAR.pipe, jumper] }),
      knitted: () => sailor({ camera: camera(24), gaze: [-10, 2], wears: [HATS.beanie, jumper] }),
    },
  },
  {
    name: 'pirate',
    views: {
      turned: () => pirate(),
      kerchief: () =>
        pirate({
          camera: camera(-22),
          gaze: [10, 0],
          wears: [HATS.bandana, FACE_GEAR.eyepatch, HOOP, greatCoat],
        }),
    },
  },
  { name: 'king', views: { turned: () => king(), front: () => king({ camera: camera(4) }) } },
  {
    name: 'gladiator',
    views: {
      turned: () => gladiator(),
      front: () => gladiator({ camera: camera(-6), gaze: [3, 0] }),
    },
  },
  { name: 'firefighter', views: { turned: () => firefighter() } },
  {
    name: 'wizard',
    views: { turned: () => wizard() },
  },
  { name: 'witch', views: { turned: () => witch() } },
  { name: 'cowboy', views: { turned: () => cowboy() } },
]
