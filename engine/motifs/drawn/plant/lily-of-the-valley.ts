import { measured } from '#engine/motifs/drawing/box.ts'
import { follow, leaf, stem } from '#engine/motifs/drawing/flora.ts'
import { coords, type Point } from '#engine/motifs/drawing/geometry.ts'
import { line, mirrored, placed } from '#engine/motifs/drawing/parts.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** A bell hanging from its thread at the origin: round body, six turned-up points. */
const bell: Part[] = [
  {
    d: 'M-8 6C-14 10 -16 22 -16 30C-20 32 -22 36 -20 39C-14 39 -11 37 -9 35C-6 39 -3 40 0 40C3 40 6 39 9 35C11 37 14 39 20 39C22 36 20 32 16 30C16 22 14 10 8 6C4 3 -4 3 -8 6Z',
    fill: 'foam',
  },
  line('M-6 10C-9 18 -10 26 -9 34M6 10C9 18 10 26 9 34M0 8L0 38', 0.5, 2),
  { d: 'M-9 8C-4 3 4 3 9 8C4 10 -4 10 -9 8Z', fill: 'leaf', stroke: 0.7 },
]

const ARCH: Point[] = coords('0,150 -8,80 4,10 34,-52 78,-92 112,-94')

/** A stalk bent under its bells. */
function raceme(): Part[] {
  const at = follow(ARCH)
  const bells = Array.from({ length: 8 }, (_, i) => {
    const { x, y } = at(0.42 + i * 0.078)
    const drop = 16 - i * 1.2
    const side = i % 2 ? 8 : -6
    return [
      line(
        `M${x.toFixed(1)} ${y.toFixed(1)}Q${(x + side).toFixed(1)} ${(y + 2).toFixed(1)} ${(x + side).toFixed(1)} ${(y + drop).toFixed(1)}`,
        1.2,
        0,
      ),
      ...placed(bell, { x: x + side, y: y + drop, scale: 1 - i * 0.075 }),
    ]
  }).flat()
  return [stem(ARCH, 3.6, 1.6), ...bells]
}

const blade = (length: number, width: number, bend: number, x: number, angle: number): Part[] =>
  placed(
    leaf({ length, width, bend, veins: 0, fat: 0.9 }).concat(
      [-0.5, 0.5].map((side) =>
        line(
          `M0 -6C${side * width * 1.1} ${-length * 0.3} ${side * width * 1.1 + length * bend} ${-length * 0.66} ${length * bend * 0.3} ${-length * 0.95}`,
          0.5,
          2,
        ),
      ),
    ),
    { x, y: 152, angle },
  )

/** One raceme between two broad leaves. */
const sprig = (): Part[] => [
  ...blade(196, 34, -0.1, -4, -0.34),
  ...raceme(),
  ...blade(164, 30, 0.1, 6, 0.46),
]

/** Three racemes and their leaves, bound with a ribbon. */
const posy = (): Part[] => [
  ...blade(190, 32, -0.08, -10, -0.62),
  ...blade(182, 32, 0.08, 10, 0.6),
  ...placed(raceme(), { x: -8, y: 10, mirror: true, angle: -0.12, scale: 0.92 }),
  ...placed(raceme(), { x: 8, y: 6, angle: 0.14, scale: 0.96 }),
  ...placed(raceme(), { x: -4, y: -14, angle: -0.24 }),
  ...blade(120, 26, 0.06, 0, 0.06),
  ...mirrored([
    { d: 'M4 128C24 112 50 112 50 126C48 140 22 140 4 132Z', fill: 'pink' },
    { d: 'M4 132C14 148 26 160 38 166L28 172C14 164 4 150 -2 136Z', fill: 'pink' },
  ]),
  { d: 'M-10 122C-4 118 4 118 10 122L10 138C4 142 -4 142 -10 138Z', fill: 'pink' },
]

export const lilyOfTheValley: Motif = {
  name: 'lily-of-the-valley',
  isTiny: true,
  category: 'plant',
  words: ['lily of the valley', 'lilies of the valley', 'muguet'],
  variants: ['stem', 'posy'],
  draw: ({ variant }) => measured(variant === 'posy' ? posy() : sprig()),
}
