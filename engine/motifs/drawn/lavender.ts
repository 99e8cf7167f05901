import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, smooth, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { follow, leaf, stem } from '#engine/motifs/drawing/flora.ts'

const bud: Part[] = [
  { d: smooth(coords('0,0 5,-5 5,-12 0,-17 -5,-12 -5,-5')), fill: 'violet', stroke: 0.8 },
  line('M0 -3L0 -12', 0.5, 2),
]

/** One spike: whorls of buds shrinking toward the tip, a bare stretch, then a lone lower whorl. */
function spike(points: Point[], size: number): Part[] {
  const at = follow(points)
  const parts: Part[] = [stem(points, 1.6, 1.1)]
  const whorls = [0.5, 0.6, 0.66, 0.72, 0.78, 0.84, 0.9, 0.95]
  whorls.forEach((u, row) => {
    const { x, y, angle } = at(u)
    const scale = size * (1 - row * 0.05)
    for (const lean of [-1.05, 1.05, -0.5, 0.5, 0])
      parts.push(...placed(bud, { x, y, angle: angle + lean, scale }))
  })
  const tip = at(0.985)
  parts.push(...placed(bud, { ...tip, scale: size * 0.6 }))
  return parts
}

export const lavender: Motif = {
  name: 'lavender',
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
    const parts: Part[] = [
      ...placed(leaf({ length: 74, width: 6, veins: 0, bend: 0.14 }), { x: 6, y: 66, angle: 1.0 }),
      ...placed(leaf({ length: 74, width: 6, veins: 0, bend: -0.14 }), {
        x: -6,
        y: 66,
        angle: -1.0,
      }),
      ...spike(coords('6,116 0,60 -44,-10 -64,-78'), 0.92),
      ...spike(coords('-6,116 0,60 46,-8 66,-72'), 0.92),
      ...spike(coords('0,116 0,50 4,-40 0,-108'), 1.05),
      // twine binding the stalks
      { d: 'M-9 62C-4 66 4 66 9 62L10 74C4 78 -4 78 -10 74Z', fill: 'banner' },
      line('M-9 66C-4 70 4 70 9.5 66M-10 70C-4 74 4 74 10 70', 0.6, 1),
    ]
    return measured(parts)
  },
}
