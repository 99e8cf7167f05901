import { leaf, rose, steps } from '#engine/forms/costumes/kit.ts'
import { camera, LONG, woman } from '#engine/forms/human/cast.ts'
import type { Person } from '#engine/forms/human/person.ts'
import { outOf, pieceOf, resting, type Costume } from '#engine/forms/human/worn.ts'
import { add, type V2, type V3 } from '#engine/forms/sculpt/maths.ts'
import { FRONT, mark, shape, type Paint } from '#engine/forms/sculpt/paint.ts'
import type { Material as Tag } from '#shared/materials.ts'

/** Middle of an eye on the human at rest, and how far the black about it goes. */
const EYE: V2 = [0.325, 0.15]
const SOCKET = 0.205
const CRISP = { hair: 0.1, soft: 0.012 }

const circle = ([x, y]: V2, r: number): V2[] =>
  steps(0, Math.PI * 1.75, 8).map((a): V2 => [x + Math.cos(a) * r, y + Math.sin(a) * r])

/** A line that winds in on itself. */
const spiral = ([x, y]: V2, r: number, from: number, turns: number): V3[] =>
  steps(0, 1, 12).map((t): V3 => {
    const a = from + t * turns * Math.PI * 2
    return [x + Math.cos(a) * r * (1 - 0.85 * t), y + Math.sin(a) * r * (1 - 0.85 * t), 0.011]
  })

/** Sockets with petals about them, the nose, the stitched mouth, flowers and scrolls: bones painted on a living face. */
const CALAVERA: readonly Paint[] = [
  shape(FRONT, circle(EYE, SOCKET), 0.93, CRISP),
  ...steps(0, 11, 12).map((k) => {
    const a = (k / 12) * Math.PI * 2
    const at: V2 = [EYE[0] + Math.cos(a) * 0.245, EYE[1] + Math.sin(a) * 0.245]
    return shape(FRONT, circle(at, 0.047), 0.55, CRISP)
  }),
  shape(
    FRONT,
    '0.012,-0.13 0.05,-0.19 0.105,-0.3 0.085,-0.345 0.045,-0.33 0.012,-0.27',
    0.94,
    CRISP,
  ),
  mark(FRONT, '0.26,-0.533,0.012 0.4,-0.5,0.011 0.52,-0.44,0.009 0.6,-0.36,0.003', 0.94, CRISP),
  ...steps(0.04, 0.54, 8).map((x) => {
    const y = -0.535 + 0.26 * Math.max(0, x - 0.25) ** 1.4
    return mark(
      FRONT,
      [
        [x, y + 0.07, 0.004],
        [x, y, 0.01],
        [x, y - 0.07, 0.004],
      ],
      0.94,
      CRISP,
    )
  }),
  mark(FRONT, spiral([0.52, -0.2], 0.1, 2.4, -1.2), 0.9, CRISP),
  mark(FRONT, spiral([0.17, -0.86], 0.085, 0.4, 1.2), 0.9, CRISP),
  shape(FRONT, '0.004,0.42 0.07,0.52 0.1,0.62 0.05,0.68 0.004,0.63', 0.6, CRISP),
  ...(
    [
      [0.17, 0.56],
      [0.25, 0.59],
      [0.33, 0.6],
      [0.41, 0.58],
      [0.002, 0.33],
      [0.002, -0.77],
      [0.07, -0.79],
    ] as const
  ).map((at) => shape(FRONT, circle(at, 0.022), 0.9, CRISP)),
  mark(FRONT, '0.13,0.68,0.008 0.26,0.71,0.01 0.42,0.68,0.008 0.52,0.6,0.003', 0.9, CRISP),
]

/** The petals about the eyes and the heart on the brow are coloured. */
function tint([x, y, z]: V3): Tag | undefined {
  if (z < 0.3) return undefined
  const away = Math.hypot(Math.abs(x) - EYE[0], y - EYE[1])
  if (away > SOCKET && away < 0.3) return 'violet'
  return Math.abs(x) < 0.11 && y > 0.42 && y < 0.69 ? 'red' : 'paper'
}

/** Roses about the head, from ear to ear, with their leaves. */
export const wreath: Costume['pieces'] = (fit) => {
  const at = (degrees: number, y: number) => resting(fit, degrees, y, 0.12)
  const places: readonly (readonly [number, number, number])[] = [
    [8, 1.08, 0.42],
    [-34, 1.02, 0.36],
    [48, 0.98, 0.37],
    [-70, 0.72, 0.33],
    [82, 0.66, 0.34],
  ]
  return [
    pieceOf(
      places.flatMap(([degrees, y, size]) => {
        const p = at(degrees, y)
        return rose(p, add(outOf(p), [0, 0.1, 0.55]), size)
      }),
      { tone: 0.28, tag: 'red' },
    ),
    pieceOf(
      [-88, -52, -14, 28, 66, 100].flatMap((degrees) => {
        const p = at(degrees, 0.92 - 0.004 * Math.abs(degrees))
        const out = outOf(p)
        return [1, -0.6].map((up) => leaf(p, add(out, [0, up, 0.2]), [0, 0.3, 1], 0.5))
      }),
      { tone: 0.5, tag: 'leaf' },
    ),
  ]
}

/** La Catrina: a living woman painted as the elegant dead, roses in her hair. */
export const catrina = (own: Partial<Person> = {}): Person =>
  woman(24, {
    name: 'catrina',
    camera: camera(-26, { roll: -3 }),
    gaze: [12, 0],
    face: {
      skin: 0.01,
      lips: 0.6,
      brows: 0.85,
      makeup: 1,
      arch: 0.9,
      heavy: 0.5,
      lashes: 0.8,
      over: CALAVERA,
      seed: 24,
    },
    iris: 0.5,
    hair: { ...LONG, tone: 0.84, part: 0, length: 3 },
    tints: tint,
    wears: [{ pieces: wreath }],
    ...own,
  })
