import { braid, shell, steps } from '#engine/forms/costumes/kit.ts'
import { camera, LONG, man } from '#engine/forms/human/cast.ts'
import { faceOf } from '#engine/forms/human/likeness.ts'
import { lockLayer, type Lock } from '#engine/forms/human/locks.ts'
import { STRIDE } from '#engine/forms/human/mesh.ts'
import type { Person } from '#engine/forms/human/person.ts'
import { ball, ringAt, sheet, tube } from '#engine/forms/human/solids.ts'
import {
  about,
  pieceOf,
  resting,
  type Costume,
  type Fit,
  type Worn,
} from '#engine/forms/human/worn.ts'
import { add, noise, unit, type V3 } from '#engine/forms/sculpt/maths.ts'
import { mix } from '#engine/pixels/maths.ts'

/** Fair, as sagas have it: dark locks and beard together would leave no face in black ink. */
const HAIR = 0.34

/** How far a pelt lies over throat and shoulders, on the human at rest. */
const isPelt = ([x, y]: V3): boolean => y < -1.1 && Math.hypot(x / 1.5, (y + 1.1) / 0.95) < 1

/** A pelt about the shoulders: fur that lies outwards and down, longer hairs along its rim. */
export const pelt =
  (tone: number): Costume['pieces'] =>
  (fit) => {
    const mesh = shell(fit, isPelt, { off: 0.2, smooth: 4 })
    const ways = new Float32Array(mesh.data.length / 2)
    for (let v = 0; v * STRIDE < mesh.data.length; v++) {
      const p: V3 = [mesh.data[v * STRIDE]!, 0, mesh.data[v * STRIDE + 2]! + 0.2]
      const bump = 0.05 * noise(p[0] * 6, mesh.data[v * STRIDE + 1]! * 6 + p[2] * 5)
      const out = unit(p)
      for (let d = 0; d < 3; d++) mesh.data[v * STRIDE + d]! += out[d]! * bump
      ways.set(unit([out[0] + bump * 4, -1.1, out[2] - bump * 3]), v * 3)
      mesh.data.set([0.3, bump * 14, 0], v * STRIDE + 3)
    }
    const rim = lockLayer(tufts(fit))
    const look = { tone, tag: 'furDark' } as const
    return [
      { mesh, ways, ...look },
      { mesh: rim.mesh, ways: rim.ways!, ...look },
    ]
  }

/** Hairs that stand out where the pelt begins at the throat, and over its fall. */
const tufts = ({ skin, rng }: Fit): Lock[] =>
  Array.from({ length: 420 }, (_, k): Lock => {
    const row = k % 3
    let p = about(rng() * 360, -1.1 - 0.27 * row - 0.12 * rng(), 0.68 + 0.34 * row)
    const away = skin.outside(p)
    if (away !== undefined) p = add(p, skin.normal, 0.2 - away)
    const out = unit([p[0], 0.4, p[2] + 0.2])
    const way = unit([out[0], (row ? -1 : 0.1) - 0.4 * rng(), out[2]])
    const long = mix(0.22, 0.42, rng())
    const points = steps(0, 1, 5).map((t) => add(add(p, way, t * long), [0, -0.16 * t * t, 0]))
    return {
      points,
      out: points.map(() => out),
      width: mix(0.025, 0.05, rng()),
      tint: rng() * 2 - 1,
      round: 0.3,
    }
  })

/** Braids of the beard, each held by a ring. */
function beardBraids(): Worn[] {
  const lines = [-0.2, 0.2].map((x): V3[] => [
    [x * 0.9, -0.85, 0.86],
    [x * 1.1, -1.2, 0.92],
    [x * 1.15, -1.6, 0.95],
    [x * 1.0, -1.98, 0.96],
  ])
  return [
    ...lines.map((line) => braid(line, 0.115, HAIR, 7)),
    pieceOf(
      lines.flatMap((line) =>
        [1.66, 1.76].map((y) => {
          const ring = ringAt(
            [line[2]![0] * 0.97, -y, 0.955],
            [1, 0, 0],
            [0, 0, 1],
            0.115,
            0.115,
            16,
          )
          return tube([...ring, ring[0]!], () => 0.045)
        }),
      ),
      { tone: 0.3, tag: 'steel', gloss: 0.5 },
    ),
  ]
}

function sideBraids(fit: Fit): Worn[] {
  return [-1, 1].map((side) =>
    braid(
      [
        resting(fit, side * 62, 0.62, 0.04),
        resting(fit, side * 80, 0.1, 0.1),
        [side * 0.86, -0.55, 0.16],
        [side * 0.8, -1.15, 0.4],
        [side * 0.74, -1.7, 0.68],
      ],
      0.095,
      HAIR,
      9,
    ),
  )
}

/** An iron cap: a dome of four plates under crossed bands, a brow band with rivets, a guard for the nose and rings about the eyes. */
const helmet: Costume['pieces'] = () => {
  const dome = (y: number) => 1.08 * Math.sqrt(Math.max(0.0004, 1 - ((y - 0.5) / 1.12) ** 2.3))
  const heights = steps(1.6, 0.52, 10)
  const plate = (from: number, to: number, off: number) =>
    sheet(
      heights.map((y) => steps(from, to, 13).map((degrees) => about(degrees, y, dome(y) + off))),
    )
  const brow = sheet(
    [0.76, 0.6, 0.46].map((y) => steps(0, 360, 61).map((degrees) => about(degrees, y, 1.13))),
  )
  const spectacle = [-1, 1].map((side) =>
    tube(
      steps(-0.35, Math.PI + 0.35, 15).map((a): V3 => [
        side * (0.33 + 0.24 * Math.cos(a)),
        0.16 - 0.26 * Math.sin(a) + 0.1,
        0.93 - 0.12 * Math.abs(Math.cos(a) + 0.3) - 0.04 * Math.sin(a),
      ]),
      () => 0.085,
      [1, 0.5],
    ),
  )
  const nasal = tube(
    [
      [0, 0.62, 1.06],
      [0, 0.3, 1.08],
      [0, -0.02, 1.17],
      [0, -0.22, 1.28],
    ],
    (t) => 0.09 + 0.03 * t,
    [1, 0.6],
  )
  const rivets = steps(-168, 168, 15).map((degrees) => ball(about(degrees, 0.61, 1.15), 0.04))
  return [
    pieceOf(
      [0, 90, 180, 270].map((from) => plate(from, from + 90, 0)),
      { tone: 0.22, tag: 'steel', gloss: 0.6 },
    ),
    pieceOf(
      [-8, 82, 172, 262].map((from) => plate(from, from + 16, 0.015)),
      { tone: 0.42, tag: 'gold', gloss: 0.5 },
    ),
    pieceOf([brow, nasal, ...spectacle], { tone: 0.38, tag: 'gold', gloss: 0.5 }),
    pieceOf(rivets, { tone: 0.15, tag: 'steel', gloss: 0.6 }),
  ]
}

const garb: Costume = { pieces: (fit) => [...pelt(0.5)(fit), ...beardBraids()] }

/** A northman with braided beard, a pelt about his shoulders. */
export const viking = (own: Partial<Person> = {}): Person =>
  man(41, {
    name: 'viking',
    camera: camera(28),
    gaze: [-13, 0],
    build: {
      gender: 1,
      muscle: 0.85,
      weight: 0.5,
      older: 0.3,
      morphs: faceOf(41, {
        'head-square': 0.35,
        'eyebrows-trans-down': 0.5,
        'chin-width-incr': 0.2,
      }),
    },
    face: {
      skin: 0.08,
      lips: 0.25,
      brows: 0.85,
      age: 0.45,
      arch: 0.1,
      heavy: 1.5,
      lashes: -0.5,
      seed: 41,
    },
    hair: { ...LONG, tone: HAIR, length: 2.6, part: 0, wave: 0.06, volume: 0.16 },
    beard: { tone: HAIR, length: 1.05, locks: 620 },
    wears: [garb, { pieces: sideBraids }],
    ...own,
  })

export const helmedViking = (): Person =>
  viking({
    camera: camera(-22, { pitch: 2 }),
    gaze: [10, 0],
    wears: [garb, { pieces: helmet, hides: ([, y]) => y > 0.4 }],
  })
