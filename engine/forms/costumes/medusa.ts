import { steps } from '#engine/forms/costumes/kit.ts'
import { HEADGEAR } from '#engine/forms/costumes/headgear.ts'
import { serpents, type Serpent } from '#engine/forms/costumes/serpents.ts'
import { camera, FINE, woman } from '#engine/forms/human/cast.ts'
import type { HairStyle } from '#engine/forms/human/hair.ts'
import { faceOf } from '#engine/forms/human/likeness.ts'
import type { Person } from '#engine/forms/human/person.ts'
import type { Costume } from '#engine/forms/human/worn.ts'
import { add, type V3 } from '#engine/forms/sculpt/maths.ts'
import { smoothstep } from '#engine/pixels/maths.ts'

/** A snake of her hair: where it leaves the head, the way it sets out (degrees from straight up to her left), how it winds. */
interface Root {
  at: V3
  way: number
  long: number
  turn: 1 | -1
  thick: number
  /** How far it comes forward on its way. */
  forward: number
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Behind the face they stand about the head like a mane, from the crown down to the shoulders. */
const MANE: readonly Root[] = steps(-158, 158, 17).map((way, k) => {
  const a = radians(way)
  const low = smoothstep(70, 130, Math.abs(way))
  return {
    at: [Math.sin(a) * 0.7, Math.max(-0.1, 0.42 + Math.cos(a) * 0.62), -0.15],
    way: way + (k % 2 ? 9 : -9),
    long: 2 + 0.3 * (k % 3) - 0.2 * low,
    turn: k % 2 ? 1 : -1,
    thick: 0.165 - 0.012 * (k % 3),
    forward: 0.2 + 0.45 * low,
  }
})

/** Over the brow shorter ones come forward between them. */
const BROW: readonly Root[] = steps(-86, 86, 9).map((way, k) => {
  const a = radians(way)
  return {
    at: [Math.sin(a) * 0.64, 0.56 + Math.cos(a) * 0.5, 0.36],
    way: way * 1.05 + (k % 2 ? -12 : 12),
    long: 1.3 + 0.14 * (k % 3),
    turn: k % 2 ? -1 : 1,
    thick: 0.125,
    forward: 0.5,
  }
})

const STEPS = 15

/** Its line from root to neck: first it leans one way, then winds the other, and its end looks at whoever looks. */
function lineOf({ at, way, long, turn, forward }: Root): V3[] {
  const line: V3[] = [at]
  let angle = radians(way)
  const step = long / STEPS
  for (let k = 1; k <= STEPS; k++) {
    const t = k / STEPS
    const bend = t < 0.36 ? 2.4 : t < 0.76 ? -4.2 : 4.4
    angle += turn * bend * step
    const rise = forward * step * Math.sin(t * Math.PI * 0.9) * 2
    line.push(add(line.at(-1)!, [Math.sin(angle) * step, Math.cos(angle) * step, rise]))
  }
  return line
}

const nest: Costume = {
  pieces: () =>
    serpents(
      [...MANE, ...BROW].map((root): Serpent => ({
        line: lineOf(root),
        thick: root.thick,
        back: [0.1, 0.35, 0.93],
      })),
    ),
}

/** What is seen of the scalp between snakes. */
const SCALP: HairStyle = {
  tone: 0.9,
  length: 0.5,
  volume: 0.08,
  locks: 260,
  width: 0.1,
  stiffness: 0.2,
}

/** The gorgon: a beautiful and pitiless face, snakes for hair. */
export const medusa = (own: Partial<Person> = {}): Person =>
  woman(26, {
    name: 'medusa',
    camera: camera(-16, { pitch: -2, roll: -3 }),
    gaze: [13, -2],
    build: {
      gender: 0,
      weight: 0.42,
      morphs: faceOf(26, {
        ...FINE,
        'eyebrows-inner-up': 0,
        'eyebrows-angle-down': 0.7,
        'eyebrows-trans-down': 0.25,
        'cheek-bones-incr': 0.6,
        'mouth-corner-puller': 0,
        'nose-greek-incr': 0.4,
      }),
    },
    face: {
      skin: 0.02,
      lips: 0.6,
      brows: 0.92,
      makeup: 1.1,
      arch: 0.75,
      heavy: 1.15,
      lashes: 0.8,
      seed: 26,
    },
    iris: 0.18,
    hair: SCALP,
    wears: [nest],
    ...own,
  })

export const weepingMedusa = (): Person =>
  medusa({
    camera: camera(14, { pitch: 3, roll: 5 }),
    gaze: [-6, 6],
    wears: [nest, HEADGEAR.tear],
  })
