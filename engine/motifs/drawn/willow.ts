import { measured } from '#engine/motifs/drawing/box.ts'
import { bough, leaf } from '#engine/motifs/drawing/flora.ts'
import { coords, sample, type Point } from '#engine/motifs/drawing/geometry.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { brush, pointAlong } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

export const willow: Motif = {
  name: 'willow',
  category: 'plant',
  words: ['willow', 'weeping willow', 'willow tree'],
  variants: ['weeping'],
  draw({ random }) {
    const crown = sample(coords('-108,-16 -92,-70 -48,-112 0,-122 50,-112 94,-68 110,-14'), 12)
    // a whip hangs from the crown to near the ground, leaves along both sides
    const whip = (t: number, depth: number): Part[] => {
      const [x, y] = pointAlong(crown, t)
      const inward = 1 - depth * 0.34
      const from: Point = [x * inward, y * inward + depth * 12],
        drop = 92 + random() * 46 + Math.abs(t - 0.5) * 34
      const path = [
        from,
        [from[0] * 1.05 + (random() - 0.5) * 10, from[1] + drop * 0.5],
        [from[0] * 1.03 + (random() - 0.5) * 14, Math.min(108, from[1] + drop)],
      ] as const
      const spine = sample(path, 8)
      const leaves = Array.from({ length: 11 }, (_, i) => {
        const [lx, ly] = pointAlong(spine, 0.06 + i * 0.09)
        const side = i % 2 ? 1 : -1
        return placed(leaf({ length: 17, width: 3.2, veins: 0 }).slice(0, 1), {
          x: lx,
          y: ly,
          angle: Math.PI + side * 0.42,
        }).map((part): Part => ({ ...part, stroke: 0.6 }))
      }).flat()
      return [
        line(
          spine.map(([px, py], i) => `${i ? 'L' : 'M'}${px.toFixed(1)} ${py.toFixed(1)}`).join(''),
          0.7,
          0,
        ),
        ...leaves,
      ]
    }
    const row = (count: number, depth: number): Part[] =>
      Array.from({ length: count }, (_, i) => whip((i + 0.5) / count, depth)).flat()
    return measured([
      ...row(15, 1).map((part) => (part.fill ? { ...part, tone: 0.3 } : part)),
      ...bough(coords('4,132 -4,70 6,14 -2,-30'), 17, 8),
      ...bough(coords('-2,-16 -30,-50 -58,-74'), 6, 2),
      ...bough(coords('0,-22 28,-58 56,-80'), 6, 2),
      ...bough(coords('0,-30 4,-70 -2,-104'), 6, 2),
      ...row(19, 0),
      brush(coords('-34,134 4,126 42,134'), 3.4),
    ])
  },
}
