import { measured } from '#engine/motifs/drawing/box.ts'
import { coords } from '#engine/motifs/drawing/geometry.ts'
import { line } from '#engine/motifs/drawing/parts.ts'
import { brush } from '#engine/motifs/drawing/pen.ts'
import { drop } from '#engine/motifs/drawing/scroll.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

const cloud: Part[] = [
  {
    d: 'M-104 -14C-124 -18 -126 -52 -98 -54C-98 -84 -58 -96 -42 -74C-32 -112 30 -114 40 -74C62 -92 96 -76 92 -48C120 -50 126 -16 102 -12C94 4 66 6 54 -8C42 8 8 10 -6 -6C-22 10 -52 6 -60 -8C-74 4 -96 2 -104 -14Z',
    fill: 'cloud',
  },
  brush(coords('-42,-74 -28,-72 -18,-58'), 2),
  brush(coords('40,-74 24,-70 18,-54'), 2),
  brush(coords('-98,-54 -82,-52 -74,-40'), 1.8),
  brush(coords('92,-48 76,-46 70,-34'), 1.8),
  line(
    'M-60 -8C-58 -20 -44 -26 -34 -22M54 -8C50 -20 36 -26 26 -20M-6 -6C-8 -16 0 -24 8 -24',
    0.7,
    1,
  ),
]

export const rain: Motif = {
  name: 'rain',
  kind: 'cloud',
  falls: true,
  category: 'nature',
  words: ['rain', 'rain cloud', 'raindrop', 'raindrops', 'rainy day', 'tears of the sky'],
  variants: ['drops', 'lines'],
  draw({ variant, random }) {
    const spots = coords(
      '-82,22 -46,40 -10,24 28,42 66,24 -66,70 -28,84 8,70 46,88 84,68 -46,116 -8,124 28,112',
    )
    const fall = spots.map(([x, y], i): Part =>
      variant === 'drops'
        ? drop([x + (random() - 0.5) * 8, y - 8], 20 - (i > 9 ? 5 : 0), 'water')
        : brush(
            [
              [x + 8, y - 18],
              [x + 3, y - 4],
              [x - 2, y + 12],
            ],
            1.7,
          ),
    )
    return measured([...fall, ...cloud])
  },
}
