import { measured } from '#engine/motifs/drawing/box.ts'
import { bough, leaf } from '#engine/motifs/drawing/flora.ts'
import { coords, polygon } from '#engine/motifs/drawing/geometry.ts'
import { rope } from '#engine/motifs/drawing/ornament.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { brush } from '#engine/motifs/drawing/pen.ts'
import { ellipse } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** Three turns of rope round the branch and the knot below. */
const hitch = (x: number, y: number): Part[] => [
  ...[-7, 0, 7].flatMap((dx) =>
    rope(
      [
        [x + dx - 4, y - 13],
        [x + dx + 2, y],
        [x + dx + 3, y + 13],
      ],
      3,
    ),
  ),
  { d: ellipse([x + 1, y + 17], 7, 6), fill: 'leather' },
  line(`M${x - 4} ${y + 14}L${x + 5} ${y + 20}M${x - 2} ${y + 21}L${x + 5} ${y + 14}`, 0.7, 1),
]

const foliage =
  '-112,-116,-1.3 -98,-128,-0.4 -84,-124,0.6 -70,-98,2.6 -44,-124,-0.2 -30,-122,0.9 8,-128,0.3 22,-124,1.2 56,-134,-0.3 70,-132,0.8 96,-140,0.2 110,-138,1.1 118,-134,1.9 88,-110,2.4 40,-102,2.8'
    .split(' ')
    .flatMap((item, i) => {
      const [x, y, angle] = item.split(',').map(Number)
      return placed(leaf({ length: 30 + (i % 3) * 5, width: 10, veins: 4 }), {
        x: x!,
        y: y!,
        angle: angle!,
      })
    })

const seat: Part[] = [
  // far edge, board, near edge
  { d: polygon(coords('-58,84 50,76 70,92 -48,102')), fill: 'wood' },
  { d: polygon(coords('-48,102 70,92 70,101 -48,112')), fill: 'wood', tone: 0.3 },
  { d: polygon(coords('-58,84 -48,102 -48,112 -58,93')), fill: 'black', stroke: 0.7 },
  line('M-46 88C-20 84 20 83 48 81M-50 95C-16 90 30 88 60 86M-28 99C0 95 30 93 58 91', 0.6, 1),
  line(ellipse([6, 89], 7, 2.4), 0.7, 1),
  brush(coords('-44,109 0,106 66,99'), 1.6),
]

const fromBough: Part[] = [
  ...foliage.slice(0, Math.floor(foliage.length / 2)),
  ...bough(coords('-124,-112 -70,-104 -10,-110 60,-118 122,-132'), 15, 7),
  ...bough(coords('-84,-104 -96,-122 -112,-134'), 6, 2.4),
  ...bough(coords('60,-118 78,-104 98,-100'), 5, 2),
  ...foliage.slice(Math.floor(foliage.length / 2)),
  // the far side of each rope passes behind the board
  ...rope(coords('-38,-96 -46,-20 -50,92'), 3.2),
  ...rope(coords('42,-106 50,-20 56,84'), 3.2),
  ...hitch(-40, -108),
  ...hitch(40, -116),
]

/** Both ropes run up to one ring, by which it hangs from anything. */
const fromRing: Part[] = [
  ...rope(coords('3,-116 -24,-40 -44,20 -50,92'), 3.2),
  ...rope(coords('3,-116 30,-40 50,20 56,84'), 3.2),
  { d: ellipse([3, -118], 7, 7), fill: 'steel' },
  { d: ellipse([3, -118], 3.2, 3.2), fill: 'black', stroke: 0.5 },
]

const knots: Part[] = [
  // through the board, knotted underneath
  ...rope(coords('-49,60 -50,76 -50,95'), 3.2),
  ...rope(coords('54,52 55,70 56,88'), 3.2),
  { d: ellipse([-50, 95], 6, 2.6), fill: 'black', stroke: 0.4 },
  { d: ellipse([56, 88], 6, 2.6), fill: 'black', stroke: 0.4 },
  ...rope(coords('-50,112 -52,118 -48,126'), 3),
  ...rope(coords('57,102 56,108 59,116'), 3),
  { d: ellipse([-50, 117], 7, 6), fill: 'leather' },
  { d: ellipse([57, 107], 7, 6), fill: 'leather' },
  line(
    'M-54 114L-46 120M53 104L61 110M-48 126L-54 134M-48 126L-47 136M-48 126L-42 133M59 116L54 124M59 116L61 126M59 116L65 122',
    0.8,
    1,
  ),
]

export const playgroundSwing: Motif = {
  name: 'playground-swing',
  category: 'object',
  words: ['tree swing', 'rope swing', 'swing'],
  variants: ['plank', 'roped'],
  spare: ['roped'],
  seat: [6, 90],
  draw: ({ variant }) =>
    measured([...(variant === 'roped' ? fromRing : fromBough), ...seat, ...knots]),
}
