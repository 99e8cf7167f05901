import { band, braid, feather, quillOf, steps, type Quill } from '#engine/forms/costumes/kit.ts'
import { camera, LONG, man } from '#engine/forms/human/cast.ts'
import type { Person } from '#engine/forms/human/person.ts'
import { faceOf } from '#engine/forms/human/likeness.ts'
import { ball, joined, ringAt, tube } from '#engine/forms/human/solids.ts'
import {
  about,
  outOf,
  pieceOf,
  resting,
  type Costume,
  type Fit,
  type Worn,
} from '#engine/forms/human/worn.ts'
import { add, unit, type V3 } from '#engine/forms/sculpt/maths.ts'
import { smoothstep } from '#engine/pixels/maths.ts'

const HAIR = 0.86
/** Degrees that the feathers of a bonnet go around the head to either side. */
const SPREAD = 128

/** Height of the brow band about the head: it rises to the front. */
const browAt = (degrees: number): readonly [number, number] => {
  const low = 0.5 + 0.14 * Math.cos((degrees * Math.PI) / 180)
  return [low, low + 0.25]
}

/** Feathers that stand about the head from ear to ear, leaning back, those at the sides outwards. */
function quills(fit: Fit): Quill[] {
  return steps(-SPREAD, SPREAD, 33).map((degrees) => {
    const [, high] = browAt(degrees)
    const at = resting(fit, degrees, high - 0.02, 0.05)
    const out = outOf(at)
    const aside = smoothstep(20, SPREAD, Math.abs(degrees))
    return {
      at,
      way: unit([
        out[0] * (0.5 + 0.75 * aside),
        1.15 - 1.5 * aside,
        out[2] * 0.25 - 0.5 * (1 - aside) - 0.15,
      ]),
      facing: unit([out[0] * 0.35, 0.15 + 0.35 * aside, 1]),
      length: 1.62 - 0.14 * aside,
      width: 0.125,
    }
  })
}

function bonnet(fit: Fit): Worn[] {
  const all = quills(fit)
  const tiles = steps(-SPREAD, SPREAD - 8, 30).map((degrees) =>
    band(fit, [degrees, degrees + 8], browAt, 0.075),
  )
  const drops = [-1, 1].flatMap((side) =>
    [74, 84, 94].map((degrees, k) => {
      const from = resting(fit, side * degrees, 0.5, 0.12)
      return tube(
        steps(0, 1, 6).map((t) => add(from, [side * 0.06 * t, -t * (1.25 - 0.1 * k), 0.1 * t])),
        (t) => 0.04 + 0.012 * Math.sin(t * 9),
      )
    }),
  )
  const rosettes = [-1, 1].map((side) => {
    const at = resting(fit, side * 78, 0.6, 0.12)
    return ball(at, [0.08, 0.2, 0.2])
  })
  return [
    pieceOf(
      all.map((quill) => feather(quill, 0, 0.76)),
      { tone: 0.03, tag: 'featherWhite' },
    ),
    pieceOf(
      all.map((quill) => feather(quill, 0.76, 1)),
      { tone: 0.9, tag: 'featherBlack' },
    ),
    { mesh: joined(all.map(quillOf)), tone: 0.55, tag: 'leather' },
    pieceOf(
      all.map(({ at, way }) => ball(add(at, way, 0.1), [0.085, 0.13, 0.085])),
      { tone: 0.35, tag: 'red' },
    ),
    pieceOf(
      tiles.filter((_, k) => k % 3 !== 1),
      { tone: 0.06, tag: 'paper' },
    ),
    pieceOf(
      tiles.filter((_, k) => k % 3 === 1),
      { tone: 0.7, tag: 'red' },
    ),
    pieceOf(rosettes, { tone: 0.3, tag: 'blue' }),
    pieceOf(drops, { tone: 0.04, tag: 'furWhite' }),
  ]
}

/** Both braids before the shoulders, wrapped at their ends. */
function braids(fit: Fit): Worn[] {
  const lines = [-1, 1].map((side): V3[] => [
    resting(fit, side * 92, 0.1, 0.1),
    resting(fit, side * 86, -0.42, 0.16),
    [side * 0.72, -0.95, 0.12],
    [side * 0.74, -1.5, 0.42],
    [side * 0.7, -2.05, 0.62],
  ])
  return [
    ...lines.map((line) => braid(line, 0.15, HAIR, 9)),
    pieceOf(
      lines.map((line) => tube([line[3]!, add(line[4]!, [0, 0.28, 0])], () => 0.19)),
      { tone: 0.25, tag: 'red' },
    ),
  ]
}

/** Rows of bone about the throat, as far as it is seen. */
const choker: Costume['pieces'] = () => {
  const rows = [-1.14, -1.28, -1.42].map((y, k) => {
    const beads = steps(-105, 105, 30).map((degrees) => {
      const p = about(degrees, y, 0.66 + 0.06 * k)
      return tube([add(p, [0, 0.055, -0.1]), add(p, [0, -0.055, -0.1])], () => 0.038)
    })
    return pieceOf(beads, { tone: 0.05, tag: 'bone' })
  })
  const medal = ringAt([0, -1.66, 0.62], [1, 0, 0], [0, 1, 0.2], 0.2, 0.2, 24)
  return [...rows, { mesh: tube([...medal, medal[0]!], () => 0.05), tone: 0.3, tag: 'gold' }]
}

const regalia: Costume = {
  pieces: (fit) => [...bonnet(fit), ...braids(fit), ...choker(fit)],
  hides: ([, y]) => y > 0.45 || y < -0.35,
}

/** A chief in his war bonnet: an elder of dignity, looking past us. */
export const chief = (own: Partial<Person> = {}): Person =>
  man(33, {
    name: 'native-chief',
    camera: camera(28, { pitch: 1 }),
    gaze: [-6, 2],
    build: {
      gender: 1,
      weight: 0.42,
      muscle: 0.6,
      older: 0.62,
      origin: { asian: 0.45, caucasian: 0.55 },
      morphs: faceOf(33, {
        'nose-curve-convex': 0.55,
        'nose-scale-vert-incr': 0.35,
        'cheek-bones-incr': 0.75,
        'head-square': 0.25,
        'mouth-angles-down': 0.15,
      }),
    },
    face: {
      skin: 0.16,
      lips: 0.3,
      brows: 0.85,
      age: 0.6,
      arch: 0.2,
      heavy: 1.05,
      lashes: -0.6,
      seed: 33,
    },
    iris: 0.75,
    hair: { ...LONG, tone: HAIR, part: 0, length: 1.3, volume: 0.1, wave: 0, locks: 300 },
    wears: [regalia],
    ...own,
  })
