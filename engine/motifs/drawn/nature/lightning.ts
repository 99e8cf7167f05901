import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, polygon } from '#engine/motifs/drawing/geometry.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { clump } from '#engine/motifs/drawing/flora.ts'

const bolt: Part[] = [
  { d: polygon(coords('14,-110 -46,14 -8,10 -34,112 52,-24 12,-18 58,-110')), fill: 'sun' },
  {
    d: polygon(coords('58,-110 12,-18 52,-24 -34,112 30,-12 -2,-6 40,-110')),
    fill: 'flame',
    stroke: 0.7,
    detail: 1,
  },
]

export const lightning: Motif = {
  name: 'lightning',
  kind: 'sky',
  category: 'nature',
  words: ['lightning', 'lightning bolt', 'thunder', 'thunderbolt', 'bolt', 'storm'],
  variants: ['bolt', 'storm'],
  draw({ variant, random }) {
    if (variant === 'bolt') return measured(bolt)
    const puffs: [number, number, number, number][] = [
      [-54, -40, 34, 22],
      [56, -42, 34, 22],
      [-22, -66, 36, 24],
      [26, -68, 36, 24],
      [0, -36, 40, 20],
    ]
    const rain = [-76, -58, -40, 40, 58, 76]
      .map((x, i) => `M${x} ${2 + (i % 2) * 12}L${x - 8} ${26 + (i % 2) * 12}`)
      .join('')
    const parts: Part[] = [
      line(rain, 1, 1),
      ...placed(bolt, { y: 34, scale: 0.7 }),
      ...puffs.flatMap(([x, y, rx, ry]) => clump(x, y, rx, ry, 10, random, 'cloud')),
    ]
    return measured(parts)
  },
}
