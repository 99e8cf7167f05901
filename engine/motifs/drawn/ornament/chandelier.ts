import { measured } from '#engine/motifs/drawing/box.ts'
import { petal } from '#engine/motifs/drawing/flora.ts'
import { circle, coords, sample, type Point } from '#engine/motifs/drawing/geometry.ts'
import { line, mirrored, placed } from '#engine/motifs/drawing/parts.ts'
import { pointAlong } from '#engine/motifs/drawing/pen.ts'
import { drop, scroll } from '#engine/motifs/drawing/scroll.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

const dot = (at: Point, r: number): Part => ({ d: circle(at, r), fill: 'black', stroke: 0.2 })

/** A swag of beads hanging between two points, sagging by `sag`. */
function swag([x0, y0]: Point, [x1, y1]: Point, sag: number, count: number): Part[] {
  const path = sample(
    [
      [x0, y0],
      [(x0 * 3 + x1) / 4, (y0 * 3 + y1) / 4 + sag * 0.75],
      [(x0 + x1) / 2, (y0 + y1) / 2 + sag],
      [(x0 + x1 * 3) / 4, (y0 + y1 * 3) / 4 + sag * 0.75],
      [x1, y1],
    ],
    10,
  )
  return [
    line(
      path.map(([x, y], i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join(''),
      0.6,
      0,
    ),
    ...Array.from({ length: count }, (_, i) =>
      dot(pointAlong(path, (i + 0.5) / count), i % 2 ? 1.5 : 2.4),
    ),
  ]
}

const lotus: Part[] = [
  ...mirrored(placed(petal({ length: 54, width: 15, tip: 'point', veins: 3 }), { angle: 1.15 })),
  ...mirrored(placed(petal({ length: 58, width: 16, tip: 'point', veins: 3 }), { angle: 0.62 })),
  ...petal({ length: 64, width: 18, tip: 'point', veins: 5 }),
]

export const chandelier: Motif = {
  name: 'chandelier',
  category: 'ornament',
  words: [
    'chandelier',
    'sternum piece',
    'sternum ornament',
    'underboob ornament',
    'jewel ornament',
    'ornamental piece',
    'henna ornament',
  ],
  variants: ['lotus', 'moon'],
  draw({ variant }) {
    const wings: Part[] = mirrored([
      ...scroll({ points: coords('8,-8 46,-22 84,-20 112,-36'), radius: 14, side: -1, width: 4.4 }),
      ...scroll({ points: coords('10,2 44,2 76,6 98,-2'), radius: 10, side: -1, width: 3.4 }),
      ...swag([10, 6], [62, 8], 26, 9),
      ...swag([62, 8], [104, -8], 20, 7),
      ...swag([6, 12], [84, 4], 52, 13),
      drop([62, 12], 16),
      drop([104, -2], 13),
      dot([132, -40], 3),
      dot([142, -44], 2),
    ])
    const pendant: Part[] = [
      drop([0, 8], 30, 'ruby'),
      dot([0, 46], 3.4),
      line('M0 48L0 92', 0.6, 0),
      dot([0, 58], 2.6),
      dot([0, 67], 2),
      { d: 'M0 74C8 84 8 92 0 104C-8 92 -8 84 0 74Z', fill: 'black', stroke: 0.3 },
      dot([0, 112], 2.4),
      dot([0, 119], 1.6),
    ]
    const moon: Part[] = [
      { d: 'M-40 -58C-36 -24 36 -24 40 -58C46 -8 -46 -8 -40 -58Z', fill: 'moon' },
      { d: circle([0, -52], 12), fill: 'ruby' },
      dot([0, -76], 3),
      dot([0, -86], 2),
    ]
    return measured([
      ...wings,
      ...pendant,
      ...(variant === 'moon' ? moon : placed(lotus, { y: 2 })),
      dot([0, 2], 5),
    ])
  },
}
