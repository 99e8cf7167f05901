import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, lerp, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Rng } from '#shared/random.ts'
import { lines } from '#engine/motifs/drawing/pen.ts'
import { strand } from '#engine/motifs/drawing/figure.ts'
import { fir } from '#engine/motifs/drawing/woods.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** Drawn bough by bough from the foot up, so that upper ones hang over the lower. */
function drawn(random: Rng): Part[] {
  const parts: Part[] = [
    { d: 'M-6 118C-4 60 -2 0 -1 -110L1 -110C2 0 5 60 8 118C4 122 -2 122 -6 118Z', fill: 'wood' },
    lines([coords('-1,114 0,104'), coords('3,116 3,100')], 0.6, 1),
    { d: 'M-40 122C-20 116 24 115 44 121C30 126 -26 127 -40 122Z', fill: 'black', stroke: 0.3 },
  ]
  const tiers = 19
  for (let i = tiers - 1; i >= 0; i--) {
    const t = i / (tiers - 1),
      y = lerp(-112, 84, t ** 1.15),
      reach = lerp(8, 66, t ** 0.95)
    for (const s of [-1, 1]) {
      const count = 3 + Math.round(t * 2)
      for (let k = 0; k < count; k++) {
        const f = 1 - k / count,
          length = reach * (0.45 + 0.55 * f) * (0.82 + random() * 0.34),
          drop = length * (0.34 + 0.5 * (1 - f)) + random() * 3
        const root: Point = [s * 0.5, y + (1 - f) * 3]
        parts.push(
          ...strand(
            [
              root,
              [s * length * 0.4, y + drop * 0.24],
              [s * length * 0.78, y + drop * 0.72],
              [s * length, y + drop * 0.88],
            ],
            2.4 + t * 2.6,
            { tag: 'leaf', strands: 1, stroke: 0.7, root: 0.6, belly: 0.55 },
          ),
        )
      }
    }
    parts.push(
      ...strand(
        [
          [0, y - 4],
          [0.5, y + 8],
          [-0.5, y + 14 + t * 8],
        ],
        2.4 + t * 2,
        { tag: 'leaf', strands: 1, stroke: 0.6 },
      ),
    )
  }
  return [
    ...parts,
    ...strand(coords('0,-96 0.4,-112 0,-126'), 2.2, { tag: 'leaf', strands: 0, stroke: 0.7 }),
  ]
}

export const pineTree: Motif = {
  name: 'pine-tree',
  kind: 'land',
  growth: 'tree',
  isOverhead: true,
  category: 'plant',
  words: ['pine tree', 'pine', 'fir', 'fir tree', 'spruce', 'evergreen', 'christmas tree'],
  variants: ['drawn', 'silhouette'],
  draw: ({ variant, random }) =>
    measured(variant === 'silhouette' ? [fir(0, 110, 230, 62, random)] : drawn(random)),
}
