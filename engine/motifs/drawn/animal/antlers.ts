import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, smooth } from '#engine/motifs/drawing/geometry.ts'
import { mirrored } from '#engine/motifs/drawing/parts.ts'
import { brush, lines } from '#engine/motifs/drawing/pen.ts'
import { ellipse } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** The right one of a red deer: brow tine, two more along the beam, and a fork at its end. */
const beam: Part[] = [
  {
    d: smooth(
      coords(
        '16,0 15,-16 10,-38 4,-66 16,-52 27,-34 40,-42 54,-58 54,-84 46,-114 60,-100 70,-78 82,-92 90,-112 86,-136 74,-160 90,-150 102,-128 104,-148 98,-172 88,-196 104,-184 113,-164 120,-180 128,-204 130,-180 124,-148 118,-114 106,-82 84,-54 60,-30 44,-14 36,2',
      ),
      true,
      0.7,
    ),
    fill: 'bone',
  },
  brush(coords('34,-8 60,-38 92,-72 108,-108 114,-144'), 2),
  lines(
    [
      coords('24,-8 36,-28 56,-46 78,-68'),
      coords('12,-42 16,-28 24,-14'),
      coords('56,-92 62,-76 74,-66'),
      coords('84,-144 94,-126 98,-104'),
      coords('44,-22 66,-44 86,-64'),
      coords('102,-92 110,-114 112,-128'),
    ],
    0.6,
  ),
  { d: ellipse([26, 2], 14, 6), fill: 'bone' },
  lines([coords('15,3 26,7 37,3'), coords('17,0 26,3 35,0')], 0.6),
]

export const antlers: Motif = {
  name: 'antlers',
  category: 'animal',
  kind: 'headgear',
  worn: 'antlers',
  words: ['antlers', 'antler', 'deer antlers', 'stag antlers'],
  variants: ['pair', 'plate'],
  draw: ({ variant }) =>
    measured([
      ...(variant === 'plate'
        ? [
            {
              d: 'M-38 2C-30 24 -12 38 0 38C12 38 30 24 38 2C26 -8 -26 -8 -38 2Z',
              fill: 'bone',
            } satisfies Part,
            brush(coords('0,34 3,24 -2,14 1,2'), 1.6),
          ]
        : []),
      ...beam,
      ...mirrored(beam),
    ]),
}
