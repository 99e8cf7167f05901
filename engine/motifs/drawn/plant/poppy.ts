import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, circle, polar, smooth, TAU, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { petal, stem } from '#engine/motifs/drawing/flora.ts'
import { ticks } from '#engine/motifs/drawing/shapes.ts'

/** Crumpled silk petal with the black blotch at its base. */
function silk(length: number, width: number): Part[] {
  return [
    ...petal({ length, width, tip: 'ruffle', veins: 5, tag: 'red' }),
    {
      d: smooth(coords('0,-4 13,-16 9,-30 0,-26 -9,-30 -13,-16')),
      fill: 'black',
      stroke: 0.4,
      detail: 1,
    },
  ]
}

function bloom(): Part[] {
  const stamens: Part[] = Array.from({ length: 22 }, (_, i) => {
    const a = (i * TAU) / 22,
      [x, y] = polar(i % 2 ? 25 : 20, a),
      from = polar(12, a)
    return [
      line(`M${from[0].toFixed(1)} ${from[1].toFixed(1)}L${x.toFixed(1)} ${y.toFixed(1)}`, 0.5, 2),
      { d: circle([x, y], 2), fill: 'black' as const, stroke: 0, detail: 1 as const },
    ]
  }).flat()
  return [
    ...placed(silk(86, 60), { angle: 0.12 }),
    ...placed(silk(80, 58), { angle: Math.PI - 0.1 }),
    ...placed(silk(84, 46), { angle: -1.5 }),
    ...placed(silk(84, 46), { angle: 1.62 }),
    { d: circle([0, 0], 27), fill: 'red', stroke: 0, detail: 1, tone: 0.35 },
    ...stamens,
    { d: circle([0, 0], 12), fill: 'green' },
    line(ticks([0, 0], 2, 10, 9), 0.8, 1),
  ]
}

/** Nodding bud and dry seed pod on hairy stalks. */
const bud: Part[] = [
  { d: smooth(coords('0,0 12,-8 15,-26 6,-42 -6,-42 -15,-26 -12,-8')), fill: 'leaf' },
  { d: smooth(coords('-1,-4 5,-20 4,-40 -4,-42 -5,-20')), fill: 'red', stroke: 0.7 },
]

export const poppy: Motif = {
  name: 'poppy',
  category: 'plant',
  words: ['poppy', 'remembrance poppy', 'california poppy', 'red poppy'],
  variants: ['stem', 'bloom'],
  draw({ variant }) {
    if (variant === 'bloom') return measured(bloom())
    const stalk: Point[] = coords('0,10 14,80 0,152')
    const side: Point[] = coords('4,140 -40,90 -62,60 -72,74')
    const hairs = Array.from(
      { length: 12 },
      (_, i) =>
        `M${(10 + 3 * Math.sin(i)).toFixed(1)} ${84 + i * 5}L${i % 2 ? 17 : 2} ${81 + i * 5}`,
    ).join('')
    // feathery leaf cut into narrow lobes
    const lobes: Point[] = coords(
      '0,0 14,-6 26,-2 24,-14 40,-12 54,-4 48,-20 66,-22 90,-20 70,-34 54,-34 58,-46 38,-32 30,-38 24,-24 10,-20',
    )
    const parts: Part[] = [
      stem(side, 2.2, 2),
      ...placed(bud, { x: -72, y: 70, angle: Math.PI - 0.35, scale: 0.9 }),
      stem(stalk, 2.8, 2.6),
      line(hairs, 0.4, 2),
      { d: smooth(lobes.map(([x, y]): Point => [x * 0.86 + 6, y * 0.86 + 140])), fill: 'leaf' },
      line('M10 138C34 122 58 118 78 121', 0.6, 2),
      ...placed(bloom(), { scale: 0.94 }),
    ]
    return measured(parts)
  },
}
