import { scaledTail } from '#engine/forms/figures/scales.ts'
import { veil } from '#engine/forms/costumes/veil.ts'
import type { Actor, Placed, Thing } from '#engine/forms/figures/actor.ts'
import { ball, box, joined, ringAt, seat, sheet, slab, tube } from '#engine/forms/human/solids.ts'
import { gripOf, stick } from '#engine/forms/figures/things.ts'
import { FOLDED, RAISED, wings } from '#engine/forms/figures/wings.ts'
import {
  boots,
  jacket,
  shirt,
  shoes,
  shorts,
  skirt,
  trousers,
} from '#engine/forms/figures/wardrobe.ts'
import { KNOT, LOOSE, man, woman, type Who } from '#engine/forms/figures/who.ts'
import type { Garment, Region } from '#engine/forms/figures/garments.ts'
import { add, curve, unit, type V2, type V3 } from '#engine/forms/sculpt/maths.ts'

const ALL: readonly Region[] = ['neck', 'chest', 'waist', 'upperArm', 'foreArm', 'thigh', 'shin']

/** Somebody of a trade: who, and what they carry and wear beside their clothes. */
export interface Trade {
  who: Who
  gear: (somebody: Placed) => readonly Thing[]
}

const padded = (own: Partial<Garment>): Garment =>
  shirt({ covers: ALL, from: -7.4, to: 6.5, off: 0.5, smooth: 60, folds: 0.09, ...own })

/** A dome on the head: middle, radii. */
const dome = ({ onHead }: Placed, at: V3, radii: V3, own: Omit<Thing, 'mesh'>): Thing => {
  const shape = ball([0, 0, 0], radii)
  for (let v = 0; v < shape.data.length; v += 6)
    shape.data.set(onHead(add([shape.data[v]!, shape.data[v + 1]!, shape.data[v + 2]!], at)), v)
  return { mesh: shape, ...own }
}

/** A ring on the head, for brims and rims. */
const brim = (
  { onHead }: Placed,
  y: number,
  reach: V2,
  thick: number,
  own: Omit<Thing, 'mesh'>,
): Thing => {
  const line = ringAt([0, y, -0.05], [1, 0, 0], [0, 0, 1], reach[0], reach[1], 28)
  return { mesh: tube([...line, line[0]!].map(onHead), () => thick), ...own }
}

export const astronaut: Trade = {
  who: (stance, own = {}) =>
    man(stance, {
      wears: [
        padded({ tone: 0.03, tag: 'paper' }),
        shirt({ covers: ['hand'], off: 0.2, smooth: 3, folds: 0, tone: 0.12, tag: 'paper' }),
        boots({ off: 0.5, to: -6.4, tone: 0.16, tag: 'steel', smooth: 30 }),
      ],
      ...own,
    }),
  gear: (somebody) => {
    const { joint } = somebody
    const chest = joint('spine01')
    const up = unit(add(joint('neck01'), joint('spine03'), -1))
    const facing = forward(somebody)
    return [
      dome(somebody, [0, 0.12, 0.02], [1.42, 1.5, 1.42], { tone: 0.05, tag: 'paper', gloss: 0.2 }),
      dome(somebody, [0, 0.1, 0.3], [1.24, 0.98, 1.3], { tone: 0.8, tag: 'black', gloss: 0.8 }),
      {
        mesh: box(seat(add(chest, facing, -1.75), [1, 0, 0], facing), [1.5, 2.1, 0.7]),
        tone: 0.12,
        tag: 'paper',
      },
      {
        mesh: box(
          seat(add(add(chest, facing, 1.5), up, -0.5), [1, 0, 0], facing),
          [0.85, 0.55, 0.22],
        ),
        tone: 0.3,
        tag: 'steel',
      },
    ]
  },
}

/** The way somebody's chest faces. */
function forward({ onHead }: Placed): V3 {
  const [x, , z] = add(onHead([0, 0, 1]), onHead([0, 0, 0]), -1)
  return unit([x, 0, z])
}

export const diver: Trade = {
  who: (stance, own = {}) =>
    man(stance, {
      wears: [
        shirt({
          covers: [...ALL, 'hand'],
          from: -7.5,
          to: 6.5,
          off: 0.07,
          smooth: 4,
          folds: 0.02,
          tone: 0.75,
          tag: 'black',
          gloss: 0.2,
        }),
        shirt({
          covers: ['head', 'neck'],
          isHood: true,
          off: 0.1,
          smooth: 6,
          folds: 0,
          from: 6.2,
          tone: 0.78,
          tag: 'black',
          gloss: 0.2,
        }),
      ],
      ...own,
    }),
  gear: (somebody) => {
    const { joint, onHead } = somebody
    const facing = forward(somebody)
    const [low, high] = [joint('spine04'), joint('neck01')]
    const tank = [0.9, -0.9].map((x) =>
      tube(
        [
          add(low, facing, -1.6),
          add(low, facing, -1.75),
          add(high, facing, -1.75),
          add(high, facing, -1.6),
        ].map((p) => add(p, [x * 0.55, 0, 0])),
        () => 0.62,
      ),
    )
    const fins = (['L', 'R'] as const).map((side) => {
      const [heel, toe] = [joint(`foot.${side}`), joint(`toe1-1.${side}`)]
      const along = unit(add(toe, heel, -1))
      return slab(seat(add(toe, along, 1.6), along, [0, 1, 0.4]), FIN, 0.16)
    })
    return [
      { mesh: joined(tank), tone: 0.25, tag: 'steel', gloss: 0.5 },
      { mesh: joined(fins), tone: 0.7, tag: 'black' },
      dome(somebody, [0, 0.16, 0.62], [0.72, 0.42, 0.5], { tone: 0.12, tag: 'glass', gloss: 0.8 }),
      {
        mesh: tube(
          curve(
            [
              onHead([0, -0.55, 1.05]),
              onHead([0.95, -0.7, 0.6]),
              onHead([1.2, -1.2, -0.8]),
              add(high, facing, -1.5),
            ],
            8,
          ),
          () => 0.14,
        ),
        tone: 0.8,
        tag: 'black',
      },
    ]
  },
}
const FIN: readonly V2[] = [
  [-1.8, -0.35],
  [0, -0.55],
  [1.9, -0.95],
  [2.1, 0],
  [1.9, 0.95],
  [0, 0.55],
  [-1.8, 0.35],
  [-1.9, 0],
]

export const soldier: Trade = {
  who: (stance, own = {}) =>
    man(stance, {
      wears: [
        trousers({ tone: 0.45, tag: 'leaf', off: 0.2 }),
        jacket({ tone: 0.42, tag: 'leaf', folds: 0.13 }),
        boots({ to: -5.6 }),
        shirt({
          covers: ['waist'],
          from: 1.0,
          to: 1.5,
          off: 0.3,
          folds: 0,
          tone: 0.8,
          tag: 'leather',
        }),
      ],
      ...own,
    }),
  gear: (somebody) => [
    dome(somebody, [0, 0.62, -0.08], [1.2, 0.98, 1.28], { tone: 0.5, tag: 'leaf', gloss: 0.1 }),
    brim(somebody, 0.5, [1.24, 1.34], 0.13, { tone: 0.6, tag: 'leaf' }),
    ...rifle(somebody),
  ],
}

/** A rifle in the right hand, pointing up beside the shoulder. */
function rifle({ joint }: Placed): Thing[] {
  const hand = gripOf(joint, 'R')
  const way: V3 = [0.06, 1, 0.12]
  return [
    { mesh: stick(hand, way, 0.6, 5.4, 0.13), tone: 0.85, tag: 'steelDark' },
    {
      mesh: joined([stick(hand, way, 3.2, 0.2, 0.3), stick(hand, way, -0.4, 2.6, 0.24)]),
      tone: 0.55,
      tag: 'wood',
    },
  ]
}

const robed = (tone: number, tag: Garment['tag'], own: Partial<Actor> = {}): Partial<Actor> => ({
  wears: [shirt({ tone, tag, off: 0.3, smooth: 16, folds: 0.14 }), shoes({ to: -7.4 })],
  skirt: skirt({ length: 1, flare: 0.9, folds: 11, deep: 0.2, tone, tag }),
  ...own,
})

export const nun: Trade = {
  who: (stance, own = {}) => {
    const { hair: _, ...base } = woman(stance, robed(0.82, 'black'))
    return {
      ...base,
      wears: [
        ...(base.wears ?? []),
        shirt({
          covers: ['head', 'neck', 'chest'],
          isHood: true,
          off: 0.13,
          smooth: 10,
          folds: 0,
          from: 5.3,
          tone: 0.02,
          tag: 'paper',
        }),
      ],
      ...own,
    }
  },
  gear: ({ onHead }) => [{ mesh: veil(onHead), tone: 0.85, tag: 'black' }],
}

const yawOf = (somebody: Placed): number => {
  const [x, , z] = forward(somebody)
  return (Math.atan2(x, z) * 180) / Math.PI
}

export const angel = (shape: 'raised' | 'folded'): Trade => ({
  who: (stance, own = {}) => woman(stance, { ...robed(0.04, 'paper'), hair: LOOSE, ...own }),
  gear: (somebody) => [
    wings(somebody.joint, yawOf(somebody), shape === 'raised' ? RAISED : FOLDED),
    brim(somebody, 1.95, [0.85, 0.85], 0.09, { tone: 0.15, tag: 'gold' }),
  ],
})

export const ballerina: Trade = {
  who: (stance, own = {}) => {
    const { skirt: _, ...base } = woman(stance)
    return {
      ...base,
      hair: { ...KNOT, tie: [0, 1.35, -0.45], bun: 0.42 },
      wears: [
        shirt({
          covers: ['chest', 'waist'],
          from: 0.1,
          to: 5.0,
          off: 0.06,
          smooth: 4,
          folds: 0,
          tone: 0.3,
          tag: 'pink',
        }),
        shorts({ tone: 0.3, tag: 'pink' }),
        trousers({
          from: -7.4,
          to: -0.8,
          off: 0.025,
          smooth: 2,
          folds: 0,
          tone: 0.07,
          tag: 'paper',
        }),
        shoes({ to: -6.6, off: 0.12, tone: 0.4, tag: 'pink', smooth: 40, gloss: 0.4 }),
      ],
      ...own,
    }
  },
  gear: ({ joint }) => {
    const [top, low] = [joint('spine04'), joint('root')]
    const along = unit(add(low, top, -1))
    const side = unit(add(joint('upperleg01.L'), joint('upperleg01.R'), -1))
    const at = seat(add(low, along, -0.45), side, along)
    const layers = [0, 1, 2].map((k) => {
      const rows = Array.from({ length: 8 }, (_, r) => {
        const t = r / 7
        const wide = 1.05 + (3.4 - 0.25 * k) * t
        return Array.from({ length: 97 }, (__, j) => {
          const a = -(j / 96) * Math.PI * 2
          const frill = 0.22 * t * Math.sin(a * (17 + 2 * k))
          return add(
            add(add(at.o, at.u, Math.cos(a) * wide), at.v, Math.sin(a) * wide),
            along,
            0.28 * k + frill + 0.12 * t - 0.3,
          )
        })
      })
      return sheet(rows)
    })
    return [{ mesh: joined(layers), tone: 0.06, tag: 'pink' }]
  },
}

/** A tail in the place of legs, bent as somebody sits on it. */
export const mermaid: Trade = {
  who: (stance, own = {}) => {
    const { skirt: _, ...base } = woman(stance)
    return {
      ...base,
      hair: { ...LOOSE, length: 3.4, wave: 0.14, waves: 1.2, tone: 0.55 },
      wears: [
        shirt({
          covers: ['chest'],
          from: 3.6,
          to: 4.75,
          off: 0.08,
          smooth: 3,
          folds: 0,
          tone: 0.35,
          tag: 'violet',
        }),
      ],
      without: ['thigh', 'shin', 'foot'],
      ...own,
    }
  },
  gear: ({ joint }) => {
    const root = joint('root')
    const [knee, ankle] = [joint('lowerleg01.L'), joint('foot.L')]
    const knees: V3 = [(knee[0] + joint('lowerleg01.R')[0]) / 2, knee[1], knee[2]]
    const line = curve(
      [
        add(root, [0, 0.75, 0.05]),
        root,
        add(root, [0, -0.5, 0.9]),
        knees,
        add(ankle, [-0.8, 0.6, 0.4]),
        add(ankle, [0, -0.3, 2.2]),
        add(ankle, [1, 1.2, 3.6]),
      ],
      8,
    )
    const tail = scaledTail(line, (t) => (t < 0.16 ? 1.5 + t * 2 : 1.86 * (1 - t) ** 0.8 + 0.3))
    const end = line.at(-1)!
    const along = unit(add(end, line.at(-6)!, -1))
    const fluke = seat(end, along, [0.3, 0.2, 1])
    return [
      { ...tail, tone: 0.4, tag: 'green', gloss: 0.3 },
      { mesh: slab(fluke, FLUKE, 0.16), tone: 0.3, tag: 'fin' },
    ]
  },
}
const FLUKE: readonly V2[] = curve(
  [
    [-0.6, 0],
    [0.4, 0.7],
    [1.7, 2.3],
    [3.6, 3.5],
    [3.5, 2.1],
    [2.9, 1.2],
    [2.1, 0],
    [2.9, -1.2],
    [3.5, -2.1],
    [3.6, -3.5],
    [1.7, -2.3],
    [0.4, -0.7],
    [-0.6, 0],
  ] as V2[],
  3,
).slice(0, -1)
