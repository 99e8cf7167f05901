import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, circle, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { placed } from '#engine/motifs/drawing/parts.ts'
import { around, leaf, petal, seedHead, stem } from '#engine/motifs/drawing/flora.ts'

function head(random: () => number): Part[] {
  const ray = (length: number) =>
    petal({
      length: length * (0.95 + random() * 0.1),
      width: 9.5,
      tip: 'round',
      veins: 2,
      tag: 'paper',
      lean: (random() - 0.5) * 0.14,
    })
  return [
    ...around(15, 14, () => ray(62), 0.2),
    ...around(14, 14, () => ray(54)),
    { d: circle([0, 0], 20), fill: 'sun' },
    ...seedHead(17, 46, 1.2),
  ]
}

/** A lobed, spoon-shaped basal leaf is too small to read; a slender one keeps the line elegant. */
export const daisy: Motif = {
  name: 'daisy',
  isTiny: true,
  category: 'plant',
  words: ['daisy', 'marguerite', 'chamomile'],
  variants: ['stem', 'pair', 'bloom'],
  shows: { pair: 2 },
  spare: ['bloom'],
  draw({ variant, random }) {
    if (variant === 'bloom') return measured(placed(head(random), { scale: 1.5 }))
    if (variant === 'stem') {
      const stalk: Point[] = coords('0,0 10,70 -4,160')
      const parts: Part[] = [
        stem(stalk, 3, 2.6),
        ...placed(leaf({ length: 64, width: 12, bend: 0.16, veins: 4 }), {
          x: 5,
          y: 130,
          angle: 0.8,
        }),
        ...placed(leaf({ length: 54, width: 11, bend: -0.16, veins: 4 }), {
          x: 8,
          y: 112,
          angle: -0.85,
        }),
        ...head(random),
      ]
      return measured(parts)
    }
    const parts: Part[] = [
      stem(coords('34,-10 26,60 -6,120'), 2.6, 2.6),
      stem(coords('-38,-34 -30,50 -8,120'), 2.6, 2.6),
      ...placed(leaf({ length: 58, width: 12, bend: 0.16, veins: 4 }), { x: 8, y: 92, angle: 1.0 }),
      ...placed(leaf({ length: 58, width: 12, bend: -0.16, veins: 4 }), {
        x: -22,
        y: 78,
        angle: -1.0,
      }),
      ...placed(head(random), { x: -40, y: -42, scale: 0.84, angle: -0.2 }),
      ...placed(head(random), { x: 40, y: 4, scale: 0.7, angle: 0.3 }),
    ]
    return measured(parts)
  },
}
