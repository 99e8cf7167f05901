import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, smooth, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { follow, leaf, stem } from '#engine/motifs/drawing/flora.ts'

const bud: Part[] = [
  {
    d: smooth(coords('0,1 4,-4 4.6,-11 2,-16 0,-18 -2,-16 -4.6,-11 -4,-4')),
    fill: 'violet',
    stroke: 0.8,
  },
  line('M0 -3C-1 -7 -1 -11 0 -14', 0.5, 2),
]

/** Whorls of buds that close up towards the tip, fullest a third of the way, and a lone one further down. */
const WHORLS: readonly [u: number, scale: number][] = [
  [0.47, 0.8],
  [0.585, 0.96],
  [0.64, 1.06],
  [0.695, 1.08],
  [0.75, 1.02],
  [0.8, 0.94],
  [0.85, 0.84],
  [0.9, 0.72],
  [0.945, 0.58],
]

function spike(points: Point[], size: number): Part[] {
  const at = follow(points)
  return [
    stem(points, 1.6, 1.1),
    ...WHORLS.flatMap(([u, scale]) => {
      const { x, y, angle } = at(u)
      return [-1, 1, -0.52, 0.52, 0].flatMap((lean) =>
        placed(bud, { x, y, angle: angle + lean * 0.86, scale: size * scale }),
      )
    }),
    ...placed(bud, { ...at(0.985), scale: size * 0.5 }),
  ]
}

const blade = (x: number, y: number, angle: number, length: number): Part[] =>
  placed(leaf({ length, width: length * 0.075, veins: 0, bend: angle > 0 ? -0.16 : 0.16 }), {
    x,
    y,
    angle,
  })

/** Five stalks of different heights that lean apart, tied with a ribbon. */
const bunch = (): Part[] => [
  ...blade(-3, 62, -0.66, 66),
  ...blade(3, 62, 0.72, 60),
  ...spike(coords('13,118 2,62 -40,6 -70,-54'), 0.84),
  ...spike(coords('-13,118 -2,62 42,8 76,-40'), 0.82),
  ...spike(coords('6,120 1,60 -26,-14 -34,-96'), 0.92),
  ...spike(coords('-7,120 0,60 30,-8 42,-84'), 0.9),
  ...blade(0, 58, -0.2, 50),
  ...spike(coords('0,122 0,54 -2,-30 6,-122'), 1),
  { d: 'M-2 68C-22 52 -40 58 -38 70C-28 80 -12 78 -2 70Z', fill: 'banner', stroke: 0.8 },
  { d: 'M2 68C22 52 40 58 38 70C28 80 12 78 2 70Z', fill: 'banner', stroke: 0.8 },
  {
    d: 'M-2 70C-8 84 -20 94 -24 112L-16 106L-10 112C-8 98 0 88 3 72Z',
    fill: 'banner',
    stroke: 0.8,
  },
  { d: 'M1 70C6 84 16 92 22 106L14 103L10 110C8 96 2 88 -2 74Z', fill: 'banner', stroke: 0.8 },
  { d: 'M-8 62C-3 65 3 65 8 62L8 75C3 78 -3 78 -8 75Z', fill: 'banner', stroke: 0.8 },
  line('M-32 66C-22 64 -14 67 -8 69M32 66C22 64 14 67 8 69', 0.6, 1),
]

export const lavender: Motif = {
  name: 'lavender',
  kind: 'foliage',
  isTiny: true,
  category: 'plant',
  words: ['lavender', 'lavender sprig'],
  variants: ['bunch', 'sprig'],
  draw({ variant }) {
    if (variant === 'sprig') {
      const stalk: Point[] = coords('0,120 8,40 -4,-60 6,-116')
      const parts = [
        ...placed(leaf({ length: 70, width: 6, veins: 0, bend: 0.12 }), {
          x: 3,
          y: 96,
          angle: 0.5,
        }),
        ...placed(leaf({ length: 62, width: 6, veins: 0, bend: -0.12 }), {
          x: 4,
          y: 84,
          angle: -0.5,
        }),
        ...spike(stalk, 1.15),
      ]
      return measured(parts)
    }
    return measured(bunch())
  },
}
