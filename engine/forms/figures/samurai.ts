import type { Placed, Thing } from '#engine/forms/figures/actor.ts'
import type { Trade } from '#engine/forms/figures/costumes.ts'
import { arm, leg, type Stance } from '#engine/forms/figures/stance.ts'
import { gripOf } from '#engine/forms/figures/things.ts'
import { boots, shirt, shoes, trousers } from '#engine/forms/figures/wardrobe.ts'
import { man } from '#engine/forms/figures/who.ts'
import { STRIDE, type Mesh } from '#engine/forms/human/mesh.ts'
import { ball, joined, ringAt, sheet, tube } from '#engine/forms/human/solids.ts'
import { add, curve, unit, type V3 } from '#engine/forms/sculpt/maths.ts'
import { mix } from '#engine/pixels/maths.ts'

/** Feet apart, one hand at a drawn sword whose point is near the ground. */
export const GUARDING: Stance = {
  ways: {
    ...arm('L', [0.55, -1, 0.05], [0.3, -1, 0.32], [0.1, -1, 0.25]),
    ...arm('R', [-0.62, -1, 0.12], [-0.5, -0.85, 0.42], [-0.4, -0.8, 0.6]),
    ...leg('L', [0.3, -1, 0.06], [0.16, -1, -0.08], [0.4, -0.35, 1]),
    ...leg('R', [-0.3, -1, 0.02], [-0.16, -1, -0.1], [-0.4, -0.35, 1]),
  },
  grip: [30, 72],
}

/** A surface of armour: across from 0 to 1 towards the wearer's left, down from 0 to 1, and how far off it. */
type Surface = (u: number, v: number, off: number) => V3

/** Numbers of small plates, apart from those of everything else. */
const FIRST = 1000
/** How far the lower edge of a row stands off the one below. */
const LAP = 0.13

/** Rows of laced plates, each row lapping over the next; red lacing and black lacquer by turns. */
function laced(surface: Surface, rows: number, columns: number): Thing[] {
  const row = (r: number): Mesh[] =>
    Array.from({ length: columns }, (_, c) => {
      const place = (u: number, v: number) =>
        surface((c + u) / columns, (r + v) / rows, 0.02 + LAP * v)
      return sheet([0, 0.5, 1.06].map((v) => [0.03, 0.5, 0.97].map((u) => place(u, v))))
    })
  return [0, 1].map((odd): Thing => {
    const plates = Array.from({ length: rows }, (_, r) => r)
      .filter((r) => r % 2 === odd)
      .flatMap(row)
    const parts = plates.flatMap(({ data }, k) =>
      Array.from({ length: data.length / STRIDE }, () => FIRST + odd * 400 + k),
    )
    return {
      mesh: joined(plates),
      parts: Int32Array.from(parts),
      tone: odd ? 0.5 : 0.8,
      tag: odd ? 'red' : 'steelDark',
      gloss: 0.3,
    }
  })
}

const RADIANS = Math.PI / 180
const around = ([x, y, z]: V3, degrees: number, [wide, deep]: readonly [number, number]): V3 => [
  x + Math.sin(degrees * RADIANS) * wide,
  y,
  z + Math.cos(degrees * RADIANS) * deep,
]

/** The cuirass, the panels that hang from it, and a plate at each shoulder; the body stands upright. */
function armour({ joint }: Placed): Thing[] {
  const [hips, waist, chest, neck] = [
    joint('root'),
    joint('spine04'),
    joint('spine01'),
    joint('neck01'),
  ]
  const top = mix(chest[1], neck[1], 0.72)
  const low = hips[1] + 0.1
  const cuirass: Surface = (u, v, off) => {
    const y = mix(top, low, v)
    const wide = mix(1.82, 1.62, v) - 0.28 * Math.max(0, 0.25 - v) * 4 + off
    return around([0, y, mix(chest[2], waist[2], v)], u * 360, [wide, wide * 0.78])
  }
  const panels = [0, 60, 120, 180, 240, 300].flatMap((middle) =>
    laced(
      (u, v, off) => {
        const wide = 1.72 + 0.85 * v + off
        const at: V3 = [0, low - 0.1 - 2.5 * v, hips[2]]
        return around(at, middle + (u - 0.5) * (54 - 8 * v), [wide, wide * 0.8])
      },
      4,
      5,
    ),
  )
  const shoulders = ([1, -1] as const).flatMap((side) => {
    const [x, y, z] = joint(side > 0 ? 'upperarm01.L' : 'upperarm01.R')
    return laced(
      (u, v, off) => {
        const turned = side > 0 ? 90 : -90
        const out = 0.72 + 0.1 * v + off
        return around(
          [x + side * (0.05 + 0.5 * v), y + 0.5 - 2.7 * v, z],
          turned + (u - 0.5) * 150,
          [out, out * 1.3],
        )
      },
      5,
      6,
    )
  })
  const belt = [0, 20].map((lift) =>
    tube(
      Array.from({ length: 41 }, (_, k) =>
        around([0, low + 0.15 + lift / 100, hips[2]], k * 9, [1.78, 1.42]),
      ),
      () => 0.14,
    ),
  )
  return [
    ...laced(cuirass, 7, 22),
    ...panels,
    ...shoulders,
    { mesh: joined(belt), tone: 0.2, tag: 'cloth' },
  ]
}

/** A ridged bowl, a neck guard of laced rows that leaves the face free, its wings turned back, and a crescent before it. */
function helmet({ onHead }: Placed): Thing[] {
  const set = (mesh: Mesh): Mesh => {
    for (let v = 0; v < mesh.data.length; v += STRIDE)
      mesh.data.set(onHead([mesh.data[v]!, mesh.data[v + 1]!, mesh.data[v + 2]!]), v)
    return mesh
  }
  const bowl: V3 = [0, 0.42, -0.05]
  const ridges = Array.from({ length: 16 }, (_, k) =>
    tube(
      Array.from({ length: 9 }, (__, j): V3 => {
        const a = (k / 16) * 2 * Math.PI
        const b = (j / 8) * 0.5 * Math.PI
        return add(bowl, [
          Math.sin(a) * Math.cos(b) * 1.24,
          Math.sin(b) * 1.1,
          Math.cos(a) * Math.cos(b) * 1.32,
        ])
      }),
      () => 0.035,
    ),
  )
  const guard = laced(
    (u, v, off) => {
      const r = 1.26 + 0.75 * v + off
      return onHead(around([0, 0.34 - 1.15 * v, -0.05], 62 + u * 236, [r, r]))
    },
    4,
    18,
  )
  const horn = (side: number) =>
    tube(
      curve(
        [
          [side * 0.1, 0.92, 1.3],
          [side * 0.85, 1.3, 1.35],
          [side * 1.3, 2.1, 1.3],
          [side * 1.15, 2.95, 1.2],
        ],
        8,
      ),
      (t) => 0.3 * (1 - 0.88 * t),
      [1, 0.4],
    )
  const brow = tube(
    Array.from({ length: 21 }, (_, k) => around([0, 0.46, -0.05], -80 + k * 8, [1.34, 1.5])),
    () => 0.08,
    [1.6, 0.6],
  )
  return [
    { mesh: set(ball(bowl, [1.22, 1.08, 1.3])), tone: 0.74, tag: 'steelDark', gloss: 0.5 },
    { mesh: set(joined(ridges)), tone: 0.66, tag: 'steelDark', gloss: 0.5 },
    ...guard,
    { mesh: set(joined([horn(1), horn(-1), brow])), tone: 0.22, tag: 'gold', gloss: 0.6 },
    { mesh: set(ball([0, 1.52, -0.05], [0.16, 0.1, 0.16])), tone: 0.22, tag: 'gold', gloss: 0.6 },
  ]
}

/** A long curved blade in the right hand, and its sheath at the left hip. */
function swords({ joint }: Placed): Thing[] {
  const hand = gripOf(joint, 'R')
  const way = unit([-0.55, -0.8, 0.2])
  const bow: V3 = [-0.3, 0.2, 0.1]
  const blade = (t: number): V3 => add(add(hand, way, 0.55 + 6 * t), bow, 1.1 * t * t)
  const [x, y, z] = joint('root')
  const hip: V3 = [x + 1.75, y + 0.3, z + 0.7]
  const sheath = (t: number): V3 => [
    hip[0] + 0.7 * t,
    hip[1] + 0.5 - 2.1 * t - 0.5 * t * t,
    hip[2] + 1 - 5.6 * t,
  ]
  const line = (at: (t: number) => V3, from: number, to: number) =>
    Array.from({ length: 17 }, (_, k) => at(mix(from, to, k / 16)))
  const guard = add(hand, way, 0.5)
  return [
    {
      mesh: tube(line(blade, 0, 1), (t) => 0.3 * (t < 0.9 ? 1 : 1 - (t - 0.9) * 9), [1, 0.3]),
      tone: 0.04,
      tag: 'steel',
      gloss: 0.7,
    },
    {
      mesh: joined([
        tube([add(hand, way, -1.5), hand, guard], () => 0.16),
        tube(line(sheath, 0.05, 1), () => 0.19, [1, 0.7]),
      ]),
      tone: 0.84,
      tag: 'leather',
      gloss: 0.3,
    },
    {
      mesh: joined([
        tube([add(guard, way, -0.06), add(guard, way, 0.06)], () => 0.42),
        tube([...ringAt(sheath(0.05), [1, 0, 0], [0, 1, 0], 0.3, 0.3, 14)], () => 0.08),
      ]),
      tone: 0.25,
      tag: 'gold',
      gloss: 0.6,
    },
  ]
}

/** A warrior of old Japan in laced armour. */
export const samurai: Trade = {
  who: (stance, own = {}) =>
    man(stance, {
      wears: [
        trousers({ from: -5.6, off: 0.42, smooth: 26, folds: 0.16, tone: 0.5, tag: 'clothDark' }),
        boots({
          covers: ['shin', 'foot'],
          to: -4.4,
          off: 0.2,
          tone: 0.7,
          tag: 'steelDark',
          gloss: 0.3,
        }),
        shoes({ to: -7.3, off: 0.16, tone: 0.05, tag: 'paper' }),
        shirt({ off: 0.32, smooth: 30, folds: 0.14, tone: 0.4, tag: 'cloth' }),
        shirt({
          covers: ['foreArm'],
          off: 0.4,
          smooth: 12,
          folds: 0.02,
          tone: 0.72,
          tag: 'steelDark',
        }),
        shirt({ covers: ['hand'], off: 0.05, smooth: 2, folds: 0, tone: 0.7, tag: 'black' }),
      ],
      ...own,
    }),
  gear: (somebody) => [...armour(somebody), ...helmet(somebody), ...swords(somebody)],
}
