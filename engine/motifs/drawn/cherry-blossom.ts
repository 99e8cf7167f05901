import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, circle, polar, smooth, TAU, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { around, bough, leaf, petal, stem } from '#engine/motifs/drawing/flora.ts'

/** Five notched petals, a small red eye and fine stamens. */
function blossom(): Part[] {
  const stamens: Part[] = Array.from({ length: 10 }, (_, i) => {
    const a = (i * TAU) / 10 + 0.3,
      tip = polar(i % 2 ? 15 : 11, a),
      from = polar(4, a)
    return [
      line(
        `M${from[0].toFixed(1)} ${from[1].toFixed(1)}L${tip[0].toFixed(1)} ${tip[1].toFixed(1)}`,
        0.6,
        2,
      ),
      { d: circle(tip, 1.5), fill: 'black' as const, stroke: 0, detail: 1 as const },
    ]
  }).flat()
  return [
    ...around(5, 2, () => petal({ length: 32, width: 16, tip: 'notch', veins: 3, tag: 'pink' })),
    { d: circle([0, 0], 4.6), fill: 'ruby', stroke: 0.8 },
    ...stamens,
  ]
}
const bud: Part[] = [
  { d: smooth(coords('0,-4 9,-12 8,-24 0,-30 -8,-24 -9,-12')), fill: 'pink' },
  line('M0 -8C-4 -16 -3 -22 0 -27', 0.6, 1),
  { d: smooth(coords('0,2 6,-6 5,-14 0,-9 -5,-14 -6,-6')), fill: 'leaf', stroke: 0.8 },
]
/** A petal adrift. */
const loose = petal({ length: 20, width: 9, tip: 'notch', veins: 1, tag: 'pink' })

export const cherryBlossom: Motif = {
  name: 'cherry-blossom',
  category: 'plant',
  words: ['cherry blossom', 'sakura', 'cherry branch', 'blossom branch', 'almond blossom'],
  variants: ['branch', 'single'],
  draw({ variant }) {
    if (variant === 'single')
      return measured(
        [
          ...placed(leaf({ length: 26, width: 7, veins: 3 }), { x: 16, y: 20, angle: 2.3 }),
          ...placed(bud, { x: -20, y: 12, angle: -2.1, scale: 0.9 }),
          ...blossom(),
        ].map((part) => placed([part], { scale: 2.8 })[0]!),
      )
    const main: Point[] = coords('-124,66 -84,40 -40,34 4,6 50,-6 86,-42 118,-58')
    const parts: Part[] = [
      ...bough(coords('-46,34 -30,2 -36,-32 -20,-60'), 4.4, 1.8),
      ...bough(coords('24,0 54,24 76,30 104,52'), 4, 1.6),
      ...bough(main, 8.5, 2),
      stem(coords('-20,-60 -12,-72 -8,-82'), 1.2, 1.2),
      ...placed(bud, { x: -8, y: -80, angle: 0.3, scale: 0.9 }),
      stem(coords('118,-58 120,-70'), 1.2, 1.2),
      ...placed(bud, { x: 119, y: -66, angle: 0.2, scale: 0.8 }),
      stem(coords('104,52 112,66'), 1.2, 1.2),
      ...placed(bud, { x: 111, y: 64, angle: 2.6, scale: 0.8 }),
      stem(coords('-82,40 -92,20'), 1.2, 1.2),
      ...placed(bud, { x: -91, y: 22, angle: -0.5, scale: 0.9 }),
      ...placed(leaf({ length: 36, width: 9, veins: 3 }), { x: -60, y: 36, angle: 2.5 }),
      ...placed(leaf({ length: 34, width: 9, veins: 3 }), { x: 70, y: -24, angle: 1.5 }),
      ...placed(blossom(), { x: -34, y: -42, scale: 0.95, angle: 0.2 }),
      ...placed(blossom(), { x: 62, y: -42, scale: 0.95, angle: 0.5 }),
      ...placed(blossom(), { x: 78, y: 40, scale: 0.78, angle: -0.3 }),
      ...placed(blossom(), { x: 8, y: 18, scale: 1.05, angle: 0 }),
      ...placed(blossom(), { x: -72, y: 56, scale: 0.72, angle: 0.7 }),
      ...placed(loose, { x: -4, y: 86, angle: 2 }),
      ...placed(loose, { x: 40, y: 92, angle: -2.2, scale: 0.8 }),
    ]
    return measured(parts)
  },
}
