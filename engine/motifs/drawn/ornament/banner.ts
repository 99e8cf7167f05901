import { measured } from '#engine/motifs/drawing/box.ts'
import { lerp, polygon, type Point } from '#engine/motifs/drawing/geometry.ts'
import { lines } from '#engine/motifs/drawing/pen.ts'
import { lens } from '#engine/motifs/drawing/figure.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

const HALF = 96,
  DEPTH = 40
/** Top edge of the middle fold at x: a gentle arch or an S. */
const rise: Record<string, (x: number) => number> = {
  arched: (x) => -22 + 16 * (x / HALF) ** 2,
  waved: (x) => -18 + 13 * Math.sin((x / HALF) * 2.4),
}

/** Baseline for lettering on the middle fold, left to right, with the letter height that fits. */
export function bannerPath(variant = 'arched'): { d: string; height: number } {
  const top = rise[variant] ?? rise.arched!
  const points = Array.from({ length: 25 }, (_, i): Point => {
    const x = lerp(-HALF + 10, HALF - 10, i / 24)
    return [x, top(x) + DEPTH * 0.74]
  })
  return { d: polygon(points, false), height: DEPTH * 0.54 }
}

/** Three-fold scroll: the ends pass behind, drop, and split in swallow tails. */
function ribbon(variant: string): Part[] {
  const top = rise[variant] ?? rise.arched!
  const row = (from: number, to: number, drop: number): Point[] =>
    Array.from({ length: 9 }, (_, i) => {
      const x = lerp(from, to, i / 8)
      return [x, top(x) + drop]
    })
  const end = (s: 1 | -1): Part[] => {
    const y = top(s * HALF),
      inner = s * (HALF - 30),
      yi = top(inner),
      lift = variant === 'waved' ? -s * 6 : 0
    const at = (x: number, dy: number): Point => [s * x, y + dy + lift * ((x - 66) / 60)]
    const tail = lens(
      [at(66, 22), at(88, 13), at(112, 13), at(144, 2)],
      [at(144, 2), at(136, 18), at(130, 24)],
    )
    return [
      // tail, then the dark fold that joins it to the middle
      {
        d:
          tail.slice(0, -1) +
          lens(
            [at(130, 24), at(138, 32), at(146, 45)],
            [at(146, 45), at(116, 54), at(90, 54), at(66, 62)],
          )
            .replace(/^M[^C]*/, '')
            .slice(0, -1) +
          'Z',
        fill: 'banner',
      },
      lines(
        [
          [at(122, 16), at(108, 20), at(98, 19)],
          [at(124, 48), at(110, 51), at(98, 50)],
          [at(78, 26), at(90, 24), at(98, 26)],
        ],
        0.5,
        1,
      ),
      {
        d: polygon([[s * HALF, y + DEPTH], [inner, yi + DEPTH], at(66, 62), at(68, 56)]),
        fill: 'black',
        stroke: 0.6,
      },
      {
        d: polygon([[s * HALF, y + DEPTH], [inner, yi + DEPTH - 3], at(66, 62), at(80, 57)]),
        fill: 'banner',
        tone: 0.55,
        stroke: 0.7,
      },
    ]
  }
  const hatch = [-1, 1].flatMap((s) =>
    [6, 12, 18].map((d, i): Point[] => {
      const x = s * (HALF - 4),
        y = top(x) + 6 + d
      return [
        [x, y],
        [x - s * (22 - i * 5), y + 1],
      ]
    }),
  )
  return [
    ...end(-1),
    ...end(1),
    {
      d: lens(row(-HALF, HALF, 0), [
        [HALF, top(HALF)],
        [HALF + 1.5, top(HALF) + DEPTH / 2],
        ...row(HALF, -HALF, DEPTH),
        [-HALF - 1.5, top(-HALF) + DEPTH / 2],
        [-HALF, top(-HALF)],
      ]),
      fill: 'banner',
    },
    lines([row(-HALF + 6, HALF - 6, 4.5), row(-HALF + 6, HALF - 6, DEPTH - 4.5)], 0.45, 2),
    lines(hatch, 0.5, 1),
  ]
}

export const banner: Motif = {
  name: 'banner',
  category: 'ornament',
  words: ['banner', 'scroll', 'name banner', 'text ribbon'],
  variants: ['arched', 'waved'],
  draw: ({ variant }) => measured(ribbon(variant)),
}
