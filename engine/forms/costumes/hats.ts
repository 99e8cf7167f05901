import { hat, isUnderHat, tipped, turned } from '#engine/forms/costumes/hat-kit.ts'
import { leaf, steps } from '#engine/forms/costumes/kit.ts'
import { HATS_OF_LEGEND } from '#engine/forms/costumes/hats-of-legend.ts'
import { ball, sheet, tube } from '#engine/forms/human/solids.ts'
import { about, pieceOf, type Costume } from '#engine/forms/human/worn.ts'
import type { V2 } from '#engine/forms/sculpt/maths.ts'

const RADIANS = Math.PI / 180

/** A shade over the brow: how far around it goes, how far forward, and how far down. */
function peak(wide: number, long: number, drop: number) {
  return sheet(
    steps(1, 0, 5).map((t) =>
      steps(-wide, wide, 25).map((degrees) => {
        const out = long * t * Math.cos((degrees / wide) * 88 * RADIANS)
        const [x, y, z] = about(degrees, 0.74 - drop * t * t, 1.05)
        return tipped([x, y, z + out])
      }),
    ),
  )
}

/** A sailor's cap with a stiff peak: soft crown, dark band with a cord, a badge. */
const peakedCap: Costume = {
  pieces: () => [
    {
      mesh: turned(
        [
          [1.34, 0.02],
          [1.37, 0.55],
          [1.34, 1.02],
          [1.22, 1.2],
          [1.08, 1.12],
          [0.98, 1.04],
        ],
        (p) => tipped([p[0], p[1] + 0.16 * Math.max(0, p[2]), p[2]]),
      ),
      tone: 0.12,
      tag: 'paper',
    },
    {
      mesh: turned(
        [
          [1.06, 1.07],
          [0.88, 1.08],
          [0.7, 1.06],
        ],
        tipped,
      ),
      tone: 0.86,
      tag: 'black',
    },
    { mesh: peak(64, 0.5, 0.22), tone: 0.9, tag: 'black', gloss: 0.7 },
    pieceOf(
      [
        tube(
          steps(-58, 58, 21).map((degrees) => tipped(about(degrees, 0.76, 1.12))),
          () => 0.035,
        ),
        ball(tipped(about(0, 0.95, 1.11)), [0.15, 0.17, 0.06]),
        ...[-1, 1].map((side) =>
          leaf(tipped(about(side * 3, 0.86, 1.13)), [side, 0.6, 0], [0, 0, 1], 0.3),
        ),
      ],
      { tone: 0.25, tag: 'gold', gloss: 0.6 },
    ),
  ],
  hides: isUnderHat,
}

const RIBS = 44
/** A knitted cap: ribs up to the crown, and a cuff turned up about it. */
const beanie: Costume = {
  pieces: () => {
    const knitted = (profile: readonly V2[]) =>
      turned(profile, ([x, y, z], r) => {
        const rib = 1 + 0.022 * Math.sin(Math.atan2(x, z) * RIBS) * Math.min(1, r)
        return tipped([x * rib, y, z * rib])
      })
    return [
      {
        mesh: knitted([
          [1.62, 0.02],
          [1.58, 0.42],
          [1.42, 0.78],
          [1.12, 1.02],
          [0.8, 1.08],
        ]),
        tone: 0.6,
        tag: 'clothDark',
      },
      {
        mesh: knitted([
          [0.98, 1.1],
          [0.92, 1.17],
          [0.66, 1.17],
          [0.58, 1.1],
        ]),
        tone: 0.66,
        tag: 'clothDark',
      },
    ]
  },
  hides: ([, y]) => y > 0.6,
}

/** A low cap of tweed, its crown drawn forward over a short peak. */
const flatCap: Costume = {
  pieces: () => [
    {
      mesh: turned(
        [
          [1.2, 0.02],
          [1.22, 0.5],
          [1.14, 0.95],
          [0.98, 1.16],
          [0.82, 1.1],
          [0.72, 1.04],
        ],
        (p, r) => {
          const front = Math.max(0, p[2]) * Math.min(1, r)
          return tipped([p[0], p[1] + 0.06 - 0.12 * front, p[2] + 0.2 * front])
        },
      ),
      tone: 0.5,
      tag: 'clothDark',
    },
    { mesh: peak(58, 0.42, 0.14), tone: 0.6, tag: 'clothDark' },
    { mesh: ball([0, 1.3, 0.1], [0.09, 0.05, 0.09]), tone: 0.62, tag: 'clothDark' },
  ],
  hides: isUnderHat,
}

/** Cloth wound about the head, each turn crossing the last. */
const turban: Costume = {
  pieces: () => [
    pieceOf(
      [
        ball([0, 0.96, -0.12], [1.02, 0.74, 1.04]),
        ...steps(0, 7, 8).map((k) => {
          const side = k % 2 ? 1 : -1
          const y = 0.72 + 0.11 * k
          const r = 1.08 + 0.08 * Math.sin((k / 7) * Math.PI) - 0.035 * k
          return tube(
            steps(0, 360, 49).map((degrees) => {
              const a = degrees * RADIANS
              return tipped(about(degrees, y + side * 0.2 * Math.sin(a) - 0.06 * Math.cos(a), r))
            }),
            () => 0.15,
            [0.7, 1.5],
          )
        }),
      ],
      { tone: 0.3, tag: 'cloth' },
    ),
    {
      mesh: ball(tipped(about(0, 1.0, 1.26)), [0.12, 0.15, 0.06]),
      tone: 0.4,
      tag: 'ruby',
      gloss: 0.7,
    },
  ],
  hides: ([, y]) => y > 0.5,
}

const topHat = hat(
  {
    crown: [
      [2.2, 0.02],
      [2.24, 0.98],
      [2.16, 1.06],
      [1.5, 0.98],
      [0.72, 1.03],
    ],
    brim: [
      [0.76, 1.0],
      [0.7, 1.3],
      [0.68, 1.5],
      [0.72, 1.56],
    ],
    crease: 0,
    curl: 0.35,
  },
  0.86,
  'clothDark',
)

const strawHat = hat(
  {
    crown: [
      [1.5, 0.02],
      [1.5, 0.7],
      [1.4, 0.92],
      [0.98, 1.0],
      [0.72, 1.03],
    ],
    brim: [
      [0.76, 1.0],
      [0.7, 1.4],
      [0.62, 1.85],
      [0.56, 2.05],
    ],
    crease: 0,
    curl: -0.1,
  },
  0.24,
  'leather',
)

/** Hats that may be asked for on anybody's head. */
export const HATS = {
  cap: peakedCap,
  'flat-cap': flatCap,
  beanie,
  turban,
  'top-hat': topHat,
  'straw-hat': strawHat,
  ...HATS_OF_LEGEND,
} as const satisfies Record<string, Costume>
