import { endingWithBust, leaf, rose, steps } from '#engine/forms/costumes/kit.ts'
import { veil } from '#engine/forms/costumes/veil.ts'
import { before, hat, tipped } from '#engine/forms/costumes/hat-kit.ts'
import type { Mesh } from '#engine/forms/human/mesh.ts'
import { ball, joined, sheet, tube } from '#engine/forms/human/solids.ts'
import { outOf, pieceOf, resting, type Costume, type Fit } from '#engine/forms/human/worn.ts'
import { add, curve, type V2, type V3 } from '#engine/forms/sculpt/maths.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'

const fedora = hat(
  {
    crown: [
      [1.62, 0.02],
      [1.7, 0.4],
      [1.66, 0.68],
      [1.36, 0.88],
      [0.95, 0.99],
      [0.72, 1.02],
    ],
    brim: [
      [0.76, 1.0],
      [0.72, 1.25],
      [0.66, 1.5],
      [0.7, 1.62],
    ],
    crease: 0.9,
    curl: 0.1,
  },
  0.6,
  'clothDark',
)

const cowboyHat = hat(
  {
    crown: [
      [1.78, 0.02],
      [1.9, 0.36],
      [1.9, 0.62],
      [1.5, 0.84],
      [1.0, 0.98],
      [0.72, 1.03],
    ],
    brim: [
      [0.76, 1.0],
      [0.66, 1.35],
      [0.62, 1.7],
      [0.66, 1.9],
    ],
    crease: 0.75,
    curl: 0.75,
  },
  0.5,
  'leather',
)

/** Where the middle of a lens is, and half of its width and height. */
const LENS = [0.335, 0.1] as const
const RIMS = 22

function rimOf(fit: Fit, side: number, [wide, tall]: V2): V3[] {
  const front = before(fit, side * LENS[0], LENS[1] + 0.1, 0.1)[2]
  return steps(0, 2 * Math.PI, RIMS).map((a) => {
    // Lenses are rounder below and lie back towards the temples.
    const x = LENS[0] + wide * Math.cos(a)
    const y = LENS[1] + tall * Math.sin(a) * (Math.sin(a) < 0 ? 1 : 0.85)
    return [side * x, y, front + 0.06 - 0.28 * Math.max(0, x - 0.2) ** 1.5]
  })
}

const frame = (fit: Fit, size: V2, thick: number): Mesh => {
  const rims = [1, -1].map((side) => rimOf(fit, side, size))
  const bridge = curve(
    [
      rims[0]![RIMS / 2]!,
      [0, LENS[1] + 0.07, rims[0]![RIMS / 2]![2] + 0.05] as V3,
      rims[1]![RIMS / 2]!,
    ],
    4,
  )
  const temples = rims.map((rim, k) => {
    const side = k ? -1 : 1
    return [rim[1]!, [side * 0.74, 0.16, 0.35], [side * 0.86, 0.14, -0.12]] as V3[]
  })
  return joined([...rims, bridge, ...temples].map((line) => tube(line, () => thick)))
}

const glasses: Costume = {
  pieces: (fit) => [{ mesh: frame(fit, [0.215, 0.2], 0.024), tone: 0.92, tag: 'black' }],
}

const sunglasses: Costume = {
  pieces: (fit) => [
    pieceOf(
      [1, -1].map((side) => {
        const rim = rimOf(fit, side, [0.265, 0.24])
        const middle: V3 = [side * LENS[0], LENS[1], rim[5]![2] + 0.05]
        const rows = [0.02, 0.5, 1].map((t) =>
          rim.map((p): V3 => [
            mix(middle[0], p[0], t),
            mix(middle[1], p[1], t),
            mix(middle[2], p[2], t),
          ]),
        )
        return sheet(side > 0 ? rows.toReversed() : rows)
      }),
      { tone: 0.9, tag: 'black', gloss: 0.8 },
    ),
    { mesh: frame(fit, [0.265, 0.24], 0.022), tone: 0.35, tag: 'gold', gloss: 0.5 },
  ],
}

const crown: Costume = {
  pieces: (fit) => {
    const around = steps(0, 360, 97)
    const foot = around.map((degrees) => resting(fit, degrees, 0.78, 0.07))
    const at = (k: number, up: number, out: number): V3 => {
      const p = foot[k]!
      const grow = 1 + out
      return tipped([p[0] * grow, p[1] + up, p[2] * grow])
    }
    const spike = (k: number) => Math.abs(((k % 12) - 6) / 6)
    const tops = [0, 12, 24, 36, 48, 60, 72, 84]
    return [
      {
        mesh: sheet([
          around.map((_, k) => at(k, 0.24 + 0.42 * spike(k) ** 1.4, 0.16)),
          around.map((_, k) => at(k, 0.2, 0.08)),
          around.map((_, k) => at(k, 0, 0.03)),
        ]),
        tone: 0.25,
        tag: 'gold',
        gloss: 0.6,
      },
      pieceOf(
        tops.map((k) => ball(at(k, 0.72, 0.17), 0.075)),
        { tone: 0.08, tag: 'paper', gloss: 0.6 },
      ),
      pieceOf(
        tops.map((k) => ball(at(k + 6, 0.13, 0.09), [0.07, 0.09, 0.07])),
        { tone: 0.55, tag: 'ruby', gloss: 0.6 },
      ),
    ]
  },
}

const bridalVeil: Costume = {
  pieces: (fit) => [
    { mesh: endingWithBust(veil()), tone: 0.04, tag: 'paper' },
    pieceOf(
      steps(-62, 62, 7).flatMap((degrees) => {
        const p = resting(fit, degrees, 1.06 - 0.003 * Math.abs(degrees), 0.1)
        return rose(p, add(outOf(p), [0, 0.2, 0.5]), 0.19)
      }),
      { tone: 0.1, tag: 'petalLight' },
    ),
  ],
  hides: () => true,
}

const flower: Costume = {
  pieces: (fit) => {
    const at = resting(fit, 56, 0.68, 0.16)
    return [
      pieceOf(rose(at, add(outOf(at), [0, 0.1, 0.8]), 0.44), { tone: 0.28, tag: 'red' }),
      pieceOf(
        [
          [0.6, -0.5],
          [0.3, 0.8],
          [-0.5, 0.5],
        ].map(([x, y]) => leaf(at, [x!, y!, 0.25], [0, 0, 1], 0.62)),
        { tone: 0.5, tag: 'leaf' },
      ),
    ]
  },
}

/** Where a tear has run: from the lower lid over the cheek, a little outwards. */
const RUN: readonly V2[] = [
  [0.33, 0.035],
  [0.335, -0.04],
  [0.35, -0.12],
  [0.37, -0.2],
  [0.385, -0.28],
  [0.39, -0.35],
]
/** The same way a tear of the other eye has run, which fell later. */
const RUN_SHORT: readonly V2[] = RUN.slice(0, 4)

/** Tears that have left a wet trail down each cheek and hang at its end. */
const tear: Costume = {
  pieces: (fit) => [
    pieceOf(
      [[1, RUN] as const, [-1, RUN_SHORT] as const].map(([side, run]) =>
        tube(
          curve(
            run.map(([x, y]) => before(fit, side * x, y, 0.012)),
            4,
          ),
          // A hair's breadth that swells to the drop at its end: wider, its two edges would be one black bar.
          (t) =>
            0.004 +
            0.048 *
              smoothstep(0.5, 0.86, t) *
              Math.sqrt(Math.max(0, 1 - Math.max(0, (t - 0.86) / 0.14) ** 2)),
        ),
      ),
      { tone: 0.02, tag: 'ice', gloss: 1 },
    ),
  ],
}

const headphones: Costume = {
  pieces: (fit) => {
    const line = curve(
      [-88, -60, -30, 0, 30, 60, 88].map((lean): V3 => {
        const a = (lean * Math.PI) / 180
        return [Math.sin(a) * 1.24, 0.14 + Math.cos(a) * 1.5, -0.02]
      }),
      5,
    )
    const cup = (side: number, off: number, size: number) =>
      ball(add(resting(fit, side * 88, 0.04, 0.2), [side * (0.14 + off), 0, 0.08]), [
        0.2,
        size,
        size * 0.9,
      ])
    return [
      { mesh: tube(line, () => 0.085, [1.6, 0.8]), tone: 0.82, tag: 'black', gloss: 0.3 },
      pieceOf(
        [1, -1].map((side) => cup(side, 0, 0.46)),
        { tone: 0.75, tag: 'black', gloss: 0.3 },
      ),
      pieceOf(
        [1, -1].map((side) => cup(side, 0.12, 0.32)),
        { tone: 0.3, tag: 'steel', gloss: 0.5 },
      ),
    ]
  },
}

/** A hood is a veil that stands off further and comes forward over the brow. */
const hood: Costume = {
  pieces: () => [
    {
      mesh: veil(([x, y, z]) => [x * 1.12, y * 1.1 + 0.06, z * 1.1 + 0.26 * Math.max(0, y + 0.6)]),
      tone: 0.66,
      tag: 'clothDark',
    },
  ],
  hides: ([, y, z]) => z < 0.35 || y > 0.6,
}

/** What may be asked for on anybody's head. */
export const HEADGEAR = {
  hat: fedora,
  'cowboy-hat': cowboyHat,
  glasses,
  sunglasses,
  crown,
  veil: bridalVeil,
  flower,
  tear,
  headphones,
  hood,
} as const satisfies Record<string, Costume>

export type HeadgearName = keyof typeof HEADGEAR
