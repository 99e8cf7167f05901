import { band, leaf, rose, shell, steps } from '#engine/forms/costumes/kit.ts'
import { pearls } from '#engine/forms/costumes/pearls.ts'
import { camera, LONG, woman } from '#engine/forms/human/cast.ts'
import { lockLayer, type Lock } from '#engine/forms/human/locks.ts'
import type { Person } from '#engine/forms/human/person.ts'
import { ball, sheet, tube } from '#engine/forms/human/solids.ts'
import {
  about,
  outOf,
  pieceOf,
  resting,
  type Costume,
  type Fit,
  type Worn,
} from '#engine/forms/human/worn.ts'
import { add, cross, unit, type V3 } from '#engine/forms/sculpt/maths.ts'
import { FRONT, mark } from '#engine/forms/sculpt/paint.ts'

const HAIR = 0.8

/** Hair rolled up about an axis, each lock wound in towards it. */
function roll(middle: V3, axis: V3, radius: number, long: number): Lock[] {
  const w = unit(axis)
  const u = unit(cross([0, 1, 0], w))
  const v = cross(w, u)
  return steps(-0.5, 0.5, 15).map((at, k) => {
    const points: V3[] = []
    const out: V3[] = []
    const wide = radius * Math.sqrt(1 - 2.6 * at * at)
    for (const t of steps(0, 1, 34)) {
      const a = -0.6 + t * Math.PI * 3.6
      const r = wide * (1 - 0.62 * t)
      const way = add([0, 0, 0], u, Math.cos(a))
      const spoke = add(way, v, Math.sin(a))
      points.push(add(add(middle, w, at * long), spoke, r))
      out.push(unit(add(spoke, w, at * 0.8)))
    }
    return {
      points,
      out,
      width: long * 0.075,
      tint: ((k % 3) - 1) * 0.6,
      round: 0.3,
      isBlunt: true,
    }
  })
}

/** Victory rolls: one over each temple, open to the front. */
const rolls: Costume['pieces'] = () => {
  const { mesh, ways } = lockLayer([
    ...roll([0.43, 0.98, 0.42], [0.5, 0.24, 1], 0.5, 0.62),
    ...roll([-0.43, 0.98, 0.42], [-0.5, 0.24, 1], 0.5, 0.62),
  ])
  return [{ mesh, ways: ways!, tone: HAIR, tag: 'furBlack' }]
}

/** A kerchief about the head, knotted over the brow. */
const kerchief: Costume['pieces'] = (fit) => {
  const heights = (degrees: number): readonly [number, number] => {
    const up = Math.cos((degrees * Math.PI) / 180)
    return [0.3 + 0.36 * up, 0.56 + 0.42 * up]
  }
  const knot = resting(fit, 0, 0.86, 0.12)
  const end = (side: number, high: number, long: number) =>
    leaf(knot, [side, high, 0.15], [0, 0, 1], long)
  return [
    pieceOf([band(fit, [-150, 150], heights, 0.07)], { tone: 0.45, tag: 'red' }),
    pieceOf(
      [
        ball(knot, [0.12, 0.11, 0.1]),
        end(1, 0.75, 0.46),
        end(-1, 0.75, 0.46),
        end(1, -0.1, 0.34),
        end(-1, -0.1, 0.34),
      ],
      { tone: 0.4, tag: 'red' },
    ),
    pieceOf(
      steps(-132, 132, 15).map((degrees) => {
        const [low, high] = heights(degrees)
        return ball(resting(fit, degrees, (low + high) / 2, 0.09), [0.045, 0.045, 0.045])
      }),
      { tone: 0.02, tag: 'paper' },
    ),
  ]
}

/** The upper edge of a dress, heart-shaped, held about the neck. */
const isDress = ([x, y]: V3): boolean => y < -1.86 + 0.16 * Math.sin(Math.abs(x) * 2.4)
const halter: Costume['pieces'] = (fit) => [
  { mesh: shell(fit, isDress, { off: 0.06, smooth: 3 }), tone: 0.42, tag: 'red' },
  ...strap(fit),
]
function strap({ skin }: Fit): Worn[] {
  const line = (side: number): V3[] =>
    steps(0, 1, 9).map((t) => {
      let p: V3 = [side * (0.42 + 0.32 * t), -1.18 - 0.78 * t, -0.12 + 0.62 * t]
      const away = skin.outside(p)
      if (away !== undefined) p = add(p, skin.normal, 0.05 - away)
      return p
    })
  return [
    pieceOf(
      [1, -1].map((side) => tube(line(side), () => 0.09, [0.4, 1])),
      { tone: 0.42, tag: 'red' },
    ),
  ]
}

const gown: Costume = {
  pieces: (fit) => [...rolls(fit), ...kerchief(fit), ...pearls.pieces(fit), ...halter(fit)],
  hides: ([x, y, z]) => y > 0.95 && z > -0.1 && Math.abs(x) < 0.9,
}

/** A flower behind the ear. */
const blossom: Costume['pieces'] = (fit) => {
  const at = resting(fit, 66, 0.62, 0.1)
  return [
    pieceOf(rose(at, add(outOf(at), [0, 0, 0.7]), 0.36), { tone: 0.3, tag: 'red' }),
    pieceOf([leaf(at, [0.5, -0.6, 0.4], outOf(at), 0.5)], { tone: 0.5, tag: 'leaf' }),
  ]
}

/** A sailor's white cap, its brim turned up, set aslant; the square collar and its knotted scarf. */
const sailorSuit: Costume = {
  pieces: (fit) => {
    const lean = (x: number) => 0.16 * x
    const ring = (y: number, r: number): V3[] =>
      steps(0, 360, 49).map((degrees) => {
        const [x, , z] = about(degrees, 0, r)
        return [x, y + lean(x) - 0.1 * z, z]
      })
    const knot: V3 = [0, -1.6, 0.66]
    return [
      pieceOf(
        [
          sheet([
            ring(1.66, 0.02),
            ring(1.65, 0.4),
            ring(1.55, 0.72),
            ring(1.2, 0.92),
            ring(0.98, 0.94),
          ]),
          sheet([
            ring(1.12, 1.0),
            ring(1.32, 1.1),
            ring(1.3, 1.16),
            ring(1.1, 1.1),
            ring(0.9, 0.98),
          ]),
        ],
        { tone: 0.02, tag: 'paper' },
      ),
      {
        mesh: shell(fit, ([x, y]) => y < -1.28 - 0.9 * Math.max(0, 0.75 - Math.abs(x)), {
          off: 0.07,
        }),
        tone: 0.7,
        tag: 'blue',
      },
      pieceOf(
        [
          ball(knot, [0.13, 0.12, 0.1]),
          leaf(knot, [0.5, -0.6, 0.3], [0, 0, 1], 0.44),
          leaf(knot, [-0.5, -0.6, 0.3], [0, 0, 1], 0.44),
        ],
        { tone: 0.4, tag: 'red' },
      ),
    ]
  },
  hides: ([, y]) => y > 0.95,
}

const MOLE = mark(FRONT, '0.33,-0.42,0.016 0.332,-0.42,0.016', 0.9, { hair: 0.1, side: 1 })

/** The girl of the calendars: rolled hair, red lips, a look over the shoulder. */
export const pinUp = (own: Partial<Person> = {}): Person =>
  woman(14, {
    name: 'pin-up',
    camera: camera(-30, { roll: -5 }),
    gaze: [14, 1],
    face: {
      skin: 0.03,
      lips: 0.72,
      brows: 0.85,
      makeup: 1,
      arch: 1,
      heavy: 0.9,
      lashes: 1.3,
      over: [MOLE],
      seed: 14,
    },
    hair: { ...LONG, tone: HAIR, length: 1.75, part: 0.05, wave: 0.1, waves: 1.3, volume: 0.22 },
    wears: [gown],
    ...own,
  })

export const pinUpWithFlower = (): Person =>
  pinUp({
    camera: camera(26, { roll: 5 }),
    gaze: [-12, 1],
    wears: [
      {
        pieces: (fit) => [...rolls(fit), ...blossom(fit), ...pearls.pieces(fit), ...halter(fit)],
        hides: gown.hides!,
      },
    ],
  })

export const sailorGirl = (): Person =>
  pinUp({
    camera: camera(-24, { roll: 4 }),
    gaze: [11, 0],
    wears: [sailorSuit, pearls],
  })
