import { measured } from '#engine/motifs/drawing/box.ts'
import { follow, stem } from '#engine/motifs/drawing/flora.ts'
import { coords, sample, tube, type Point } from '#engine/motifs/drawing/geometry.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

const grain: Part[] = [
  { d: 'M0 2C8 -4 9 -16 2 -26C-6 -18 -8 -6 0 2Z', fill: 'sun' },
  line('M0 -2C2 -10 2 -18 2 -24', 0.5, 2),
]

/** A ripe ear on its straw: grains in two rows, a long beard from each. */
function ear(path: readonly Point[], pairs: number): Part[] {
  const at = follow(path)
  const beards: string[] = []
  const grains: Part[] = []
  for (let i = pairs - 1; i >= 0; i--) {
    const { x, y, angle } = at(0.6 + (i / pairs) * 0.38)
    for (const side of [-1, 1]) {
      const turn = angle + side * 0.5
      grains.push(...placed(grain, { x, y, angle: turn, mirror: side < 0 }))
      const reach = 58 - i * 1.6
      const tip: Point = [
        x + Math.sin(angle + side * 0.3) * reach,
        y - Math.cos(angle + side * 0.3) * reach,
      ]
      beards.push(
        `M${(x + Math.sin(turn) * 22).toFixed(1)} ${(y - Math.cos(turn) * 22).toFixed(1)}L${tip[0].toFixed(1)} ${tip[1].toFixed(1)}`,
      )
    }
  }
  const top = at(1)
  return [
    line(beards.join(''), 0.7, 1),
    stem(path, 2.4, 1.6, 'sand'),
    ...placed(grain, { x: top.x, y: top.y, angle: top.angle }),
    ...grains,
  ]
}

const blade = (text: string): Part[] => {
  const body = tube(
    sample(coords(text), 12),
    (u) => 4.6 * Math.sin(Math.PI * (0.2 + u * 0.8)) ** 0.7 + 0.2,
  )
  return [
    { d: body.strip(0, 1, -1, 1, 30), fill: 'sand' },
    line(body.line(0.05, 0.9, 0, 20), 0.5, 2),
  ]
}

const single = (): Part[] => [
  ...blade('2,86 26,60 46,56 64,70'),
  ...blade('-4,112 -28,90 -48,92 -60,106'),
  ...ear(coords('-8,152 -2,80 4,0 18,-78'), 9),
]

/** Five ears bound with a ribbon. */
const sheaf = (): Part[] => [
  ...ear(coords('26,150 10,92 -44,14 -78,-48'), 7),
  ...ear(coords('-26,150 -10,92 44,14 78,-48'), 7),
  ...ear(coords('14,152 6,92 -22,0 -40,-72'), 8),
  ...ear(coords('-14,152 -6,92 22,0 40,-72'), 8),
  ...ear(coords('0,154 0,92 0,0 0,-82'), 9),
  { d: 'M-14 84C-4 90 4 90 14 84L16 98C4 104 -4 104 -16 98Z', fill: 'red' },
  { d: 'M2 92C16 76 36 78 40 90C34 100 16 100 2 94Z', fill: 'red' },
  { d: 'M-2 92C-16 76 -36 78 -40 90C-34 100 -16 100 -2 94Z', fill: 'red' },
  { d: 'M2 96C12 106 18 118 18 132L10 126L4 134C4 120 2 108 -2 98Z', fill: 'red', stroke: 0.9 },
  line('M8 90C18 86 28 86 34 90M-8 90C-18 86 -28 86 -34 90', 0.6, 1),
]

export const wheat: Motif = {
  name: 'wheat',
  growsDense: true,
  category: 'plant',
  words: ['wheat', 'ear of wheat', 'wheat stalk', 'barley', 'wheat sheaf'],
  variants: ['ear', 'bundle'],
  draw: ({ variant }) => measured(variant === 'bundle' ? sheaf() : single()),
}
