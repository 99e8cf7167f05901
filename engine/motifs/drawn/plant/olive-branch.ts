import { measured } from '#engine/motifs/drawing/box.ts'
import { bough, follow, leaf } from '#engine/motifs/drawing/flora.ts'
import { coords } from '#engine/motifs/drawing/geometry.ts'
import type { Rng } from '#shared/random.ts'
import { placed } from '#engine/motifs/drawing/parts.ts'
import { ellipse } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

const olive: Part[] = [
  { d: ellipse([0, 18], 10, 14), fill: 'green' },
  { d: ellipse([-4, 13], 2.6, 5), fill: 'paper', stroke: 0, shade: 0.1, detail: 1, isGleam: true },
  { d: 'M-1 4L0 -8L1.5 4Z', fill: 'wood', stroke: 0.6 },
]

function branch(random: Rng): Part[] {
  const spine = coords('-118,70 -60,34 0,14 60,-26 112,-78')
  const on = follow(spine)
  const leaves = Array.from({ length: 10 }, (_, i) => {
    const u = 0.1 + i * 0.092,
      at = on(u)
    return [-1, 1].flatMap((side) =>
      placed(
        leaf({
          length: (58 - i * 1.8) * (0.9 + random() * 0.2),
          width: 8.6,
          veins: 0,
          bend: side * 0.1,
        }),
        { ...at, angle: at.angle + side * (0.7 + random() * 0.3) },
      ),
    )
  })
  const tip = on(1)
  return [
    ...leaves.flatMap((pair, i) => (i % 2 ? pair : [])),
    ...bough(spine, 3.6, 1.4),
    ...leaves.flatMap((pair, i) => (i % 2 ? [] : pair)),
    ...placed(leaf({ length: 48, width: 8, veins: 0 }), tip),
    ...coords('-58,38 -20,26 22,6 54,-12').flatMap(([x, y], i) =>
      placed(olive, { x, y, angle: i % 2 ? 0.3 : -0.3, scale: 1 }),
    ),
  ]
}

export const oliveBranch: Motif = {
  name: 'olive-branch',
  kind: 'foliage',
  category: 'plant',
  words: ['olive branch', 'olive', 'olives', 'olive twig', 'olive tree branch'],
  variants: ['branch', 'crossed'],
  shows: { crossed: 2 },
  draw({ variant, random }) {
    if (variant === 'branch') return measured(branch(random))
    return measured([
      ...placed(branch(random), { x: 58, y: 10, scale: 0.8, angle: -0.55 }),
      ...placed(branch(random), { x: -58, y: 10, scale: 0.8, angle: 0.55, mirror: true }),
    ])
  },
}
