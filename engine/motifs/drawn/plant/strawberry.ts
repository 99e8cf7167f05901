import { measured } from '#engine/motifs/drawing/box.ts'
import { leaf, petal, around, stem } from '#engine/motifs/drawing/flora.ts'
import { circle, coords } from '#engine/motifs/drawing/geometry.ts'
import { placed } from '#engine/motifs/drawing/parts.ts'
import { brush } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** A ripe berry hanging point down, sepals at the origin. */
function berry(): Part[] {
  const seeds: Part[] = []
  for (let row = 0; row < 7; row++) {
    const y = 26 + row * 16,
      wide = 58 - Math.abs(row - 1.6) * 9.4
    const count = Math.max(2, 6 - Math.floor(row * 0.7))
    for (let i = 0; i < count; i++) {
      const x = -wide + ((i + (row % 2 ? 0.5 : 0.25)) / count) * wide * 2
      if (Math.abs(x) > wide * 0.92) continue
      seeds.push({
        d: `M${x} ${y - 4}C${x + 3} ${y} ${x + 3} ${y + 4} ${x} ${y + 5}C${x - 3} ${y + 4} ${x - 3} ${y} ${x} ${y - 4}Z`,
        fill: 'gold',
        stroke: 0.6,
      })
    }
  }
  return [
    {
      d: 'M0 4C22 -8 62 -4 70 28C76 66 40 118 0 140C-40 118 -76 66 -70 28C-62 -4 -22 -8 0 4Z',
      fill: 'red',
    },
    ...seeds,
    {
      d: 'M-56 26C-52 14 -44 8 -36 8C-44 16 -48 26 -48 38C-52 42 -58 36 -56 26Z',
      fill: 'paper',
      stroke: 0,
      shade: 0.1,
      isGleam: true,
    },
    ...[-1.5, -0.85, 0.85, 1.5].flatMap((turn) =>
      placed(leaf({ length: 46, width: 12, veins: 2 }), { y: 2, angle: Math.PI + turn }),
    ),
    ...placed(leaf({ length: 40, width: 12, veins: 2 }), { y: 0, angle: Math.PI }),
    brush(coords('-10,2 0,-4 10,2'), 2),
  ]
}
const flower: Part[] = [
  ...around(5, 3, () => petal({ length: 24, width: 13, veins: 3, tag: 'petalLight' })).map(
    (part): Part => (part.fill ? { ...part, fill: 'paper' } : part),
  ),
  { d: circle([0, 0], 8), fill: 'gold', stroke: 0.9 },
]

export const strawberry: Motif = {
  name: 'strawberry',
  category: 'plant',
  words: ['strawberry', 'strawberries', 'berry', 'fruit'],
  variants: ['single', 'branch'],
  draw({ variant }) {
    if (variant === 'single')
      return measured([stem(coords('0,0 4,-24 20,-46'), 3, 2.4), ...berry()])
    return measured([
      stem(coords('-36,-28 -20,-80 6,-118'), 2.4, 3),
      stem(coords('48,-6 40,-70 6,-118'), 2.4, 3),
      stem(coords('88,-70 60,-104 6,-118'), 2, 2.4),
      ...placed(leaf({ length: 84, width: 26, teeth: 9 }), { x: 4, y: -116, angle: -1.3 }),
      ...placed(leaf({ length: 74, width: 24, teeth: 9 }), { x: 6, y: -118, angle: 0.25 }),
      ...placed(flower, { x: 92, y: -70 }),
      ...placed(berry(), { x: 48, y: -8, scale: 0.66, angle: -0.2 }),
      ...placed(berry(), { x: -36, y: -30, scale: 0.9, angle: 0.14 }),
    ])
  },
}
