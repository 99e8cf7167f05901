import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, smooth } from '#engine/motifs/drawing/geometry.ts'
import { almondEye, horn } from '#engine/motifs/drawing/anatomy.ts'
import { furRow } from '#engine/motifs/drawing/fur.ts'
import { brush, lines, symmetric } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { mirrored } from '#engine/motifs/drawing/parts.ts'

/** Bull's head from the front, ring through the nose. */
export const bull: Motif = {
  name: 'bull',
  category: 'animal',
  words: ['bull', 'ox', 'buffalo', 'toro'],
  variants: ['head'],
  draw({ random }) {
    const ear: Part[] = [
      { d: smooth(coords('38,-36 62,-42 88,-30 98,-16 78,-10 54,-14 40,-20')), fill: 'hair' },
      {
        d: smooth(coords('50,-30 68,-33 84,-24 90,-18 72,-17 54,-21')),
        fill: 'black',
        stroke: 0.5,
      },
      ...furRow({
        edge: coords('48,-20 58,-18 70,-16'),
        angles: [-20, -14, -8],
        lengths: [16, 18, 16],
        count: 4,
        width: 3.4,
        tag: 'fur',
        random,
        detail: 1,
      }),
    ]
    const face: Part[] = [
      ...almondEye([23, -9], [38, -18], 10, { iris: 'black', lid: 2.4 }),
      brush(coords('17,-16 27,-27 43,-26'), 2.6),
      brush(coords('12,-4 16,14 15,34'), 2.4),
      brush(coords('38,-8 34,16 28,34'), 2),
      lines(
        [
          coords('18,-4 28,-2 38,-10'),
          coords('20,4 28,6 34,0'),
          coords('24,12 24,24 22,34'),
          coords('8,-12 8,8 8,30'),
        ],
        0.6,
      ),
      { d: smooth(coords('8,56 12,48 22,48 26,56 20,60 14,56')), fill: 'black', stroke: 0.4 },
      lines(
        [coords('8,44 18,41 29,48'), coords('30,56 32,64 26,72'), coords('6,62 6,68 10,72')],
        0.7,
      ),
    ]
    const parts: Part[] = [
      ...mirrored(
        furRow({
          edge: coords('44,0 40,34 26,66 2,84'),
          angles: [58, 68, 80, 90],
          lengths: [22, 28, 30, 30],
          count: 10,
          width: 8,
          tag: 'hair',
          strands: 2,
          random,
        }),
      ),
      ...mirrored(
        furRow({
          edge: coords('36,0 34,34 20,62'),
          angles: [64, 74, 84],
          lengths: [24, 28, 28],
          count: 7,
          width: 7.5,
          tag: 'hair',
          strands: 2,
          random,
        }),
      ),
      ...mirrored(horn(coords('26,-48 62,-52 98,-72 106,-118'), 13, { tag: 'bone', rings: 6 })),
      ...mirrored(ear),
      {
        d: symmetric(coords('0,-56 26,-56 43,-40 45,-14 37,12 29,36 33,56 26,76 0,84')),
        fill: 'hair',
      },
      { d: symmetric(coords('0,36 20,36 34,48 33,66 22,80 0,86')), fill: 'fur', stroke: 0.8 },
      ...mirrored(face),
      // curly poll between the horns
      ...mirrored(
        furRow({
          edge: coords('30,-52 16,-58 2,-60'),
          angles: [70, 82, 92],
          lengths: [18, 24, 30],
          count: 5,
          width: 7,
          tag: 'fur',
          bend: 0.3,
          strands: 2,
          random,
        }),
      ),
      ...mirrored(
        furRow({
          edge: coords('22,-54 10,-58'),
          angles: [88, 94],
          lengths: [22, 24],
          count: 3,
          width: 6,
          tag: 'fur',
          bend: -0.3,
          strands: 1,
          random,
        }),
      ),
      brush(coords('-22,75 0,80 22,75'), 1.4, 'black', 1),
      {
        d: 'M-13 58C-26 72 -22 104 0 107C22 104 26 72 13 58L8 60C17 73 15 97 0 99C-15 97 -17 73 -8 60Z',
        fill: 'gold',
        stroke: 0.9,
      },
    ]
    return measured(parts)
  },
}
