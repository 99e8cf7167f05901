import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, smooth, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { follow, leaf, stem } from '#engine/motifs/drawing/flora.ts'

/** Two lips and two long threads. */
const flower: Part[] = [
  { d: smooth(coords('0,0 4,-4 9,-10 3,-11 0,-8 -3,-11 -9,-10 -4,-4')), fill: 'blue', stroke: 0.8 },
  line('M1 -7Q4 -13 9 -15M-1 -7Q-3 -13 -8 -15', 0.5, 2),
]

/** A woody twig with needles in pairs, each pair across the one below it, denser and shorter towards the tip. */
function twig(points: Point[], { pairs, size }: { pairs: number; size: number }): Part[] {
  const at = follow(points)
  const parts: Part[] = [stem(points, 2.2, 1)]
  for (let i = 0; i < pairs; i++) {
    const share = i / (pairs - 1)
    const { x, y, angle } = at(0.12 + 0.85 * share)
    // Every other pair is seen from its edge: it points nearly along the twig.
    const lean = i % 2 === 0 ? 0.95 - 0.35 * share : 0.5 - 0.15 * share
    const long = size * (1 - 0.42 * share) * (i % 2 === 0 ? 1 : 0.82)
    for (const side of [-1, 1])
      parts.push(
        ...placed(leaf({ length: long, width: 3.6, veins: 0, bend: 0.07 * side, fat: 0.95 }), {
          x,
          y,
          angle: angle + lean * side,
        }),
      )
  }
  const tip = at(0.98)
  for (const lean of [-0.3, 0.05, 0.32])
    parts.push(
      ...placed(leaf({ length: size * 0.52, width: 2.8, veins: 0, bend: 0, fat: 0.95 }), {
        ...tip,
        angle: tip.angle + lean,
      }),
    )
  return parts
}

export const rosemary: Motif = {
  name: 'rosemary',
  kind: 'foliage',
  category: 'plant',
  words: ['rosemary', 'rosemary sprig', 'rosemary branch'],
  variants: ['plain', 'flowering'],
  draw({ variant }) {
    const main: Point[] = coords('-4,122 4,60 -4,-20 8,-108')
    const side: Point[] = coords('2,60 34,18 54,-34')
    const parts: Part[] = [
      ...twig(side, { pairs: 6, size: 36 }),
      ...twig(main, { pairs: 11, size: 52 }),
    ]
    if (variant !== 'flowering') return measured(parts)
    const at = follow(main)
    for (const [along, lean] of [
      [0.5, -0.9],
      [0.6, 0.9],
      [0.7, -0.8],
      [0.8, 0.8],
    ] as const) {
      const { x, y, angle } = at(along)
      parts.push(...placed(flower, { x, y, angle: angle + lean, scale: 1.1 }))
    }
    return measured(parts)
  },
}
