import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, circle, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { placed } from '#engine/motifs/drawing/parts.ts'
import { around, leaf, petal, seedHead, stem } from '#engine/motifs/drawing/flora.ts'
import { beadRing } from '#engine/motifs/drawing/shapes.ts'

/** Back row, front row, then the disc: three rings of florets darkening to the middle. */
function head(random: () => number): Part[] {
  const ray = (length: number) =>
    petal({
      length: length * (0.94 + random() * 0.12),
      width: 12.5,
      tip: 'point',
      veins: 3,
      tag: 'sun',
      lean: (random() - 0.5) * 0.1,
    })
  return [
    ...around(17, 30, () => ray(58), 0.18),
    ...around(17, 28, () => ray(50)),
    { d: circle([0, 0], 36), fill: 'leather' },
    ...beadRing([0, 0], 32, 30, 2.6, 'gold', 1),
    { d: circle([0, 0], 27), fill: 'leather', stroke: 0.8, detail: 1 },
    ...seedHead(25, 84, 1.5).map((seed): Part => ({ ...seed, detail: 1 })),
  ]
}

export const sunflower: Motif = {
  name: 'sunflower',
  category: 'plant',
  words: ['sunflower', 'sun flower'],
  variants: ['head', 'stem'],
  draw({ variant, random }) {
    if (variant === 'head') {
      const leaves = [0.9, 2.6, 4.4].flatMap((angle) =>
        placed(leaf({ length: 62, width: 24, fat: 0.7 }), {
          x: 56 * Math.sin(angle),
          y: -56 * Math.cos(angle),
          angle,
        }),
      )
      return measured([...leaves, ...head(random)])
    }
    const stalk: Point[] = coords('0,0 12,80 0,172')
    const parts: Part[] = [
      stem(stalk, 5, 4),
      ...placed(leaf({ length: 76, width: 26, bend: 0.14, fat: 0.68 }), {
        x: 8,
        y: 140,
        angle: 1.0,
      }),
      ...placed(leaf({ length: 70, width: 24, bend: -0.14, fat: 0.68 }), {
        x: 10,
        y: 122,
        angle: -1.05,
      }),
      ...head(random),
    ]
    return measured(parts)
  },
}
