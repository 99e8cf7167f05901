import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, smooth, type Point } from '#engine/motifs/drawing/geometry.ts'
import { almondEye, horn } from '#engine/motifs/drawing/anatomy.ts'
import { furRow } from '#engine/motifs/drawing/fur.ts'
import { brush, lines, symmetric } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { mirrored } from '#engine/motifs/drawing/parts.ts'

const BEAM: Point[] = coords('13,-44 26,-62 54,-76 76,-100 80,-134 62,-164')
/** Tines: from the beam outwards, brow tine first. */
const TINES: Point[][] = [
  coords('20,-54 22,-70 14,-90'),
  coords('40,-68 38,-88 30,-112'),
  coords('66,-84 88,-92 104,-116'),
  coords('78,-106 62,-120 54,-142'),
  coords('81,-124 96,-136 104,-158'),
]

function antler(): Part[] {
  return [
    ...TINES.flatMap((tine) => horn(tine, 5.6, { tip: 0.06 })),
    ...horn(BEAM, 7.6, { tip: 0.1 }),
    // bark-like grain along the beam
    lines(
      [
        coords('15,-48 28,-62 52,-73'),
        coords('24,-56 52,-70 70,-92'),
        coords('58,-82 72,-100 76,-126'),
        coords('80,-108 80,-130 70,-150'),
      ],
      0.5,
    ),
    { d: smooth(coords('5,-40 8,-49 18,-51 23,-44 20,-37 10,-36')), fill: 'horn', stroke: 0.9 },
    lines([coords('9,-39 10,-46'), coords('14,-38 14,-47'), coords('18,-39 19,-46')], 0.5, 2),
  ]
}

/** Stag's head from the front, full rack. */
export const stag: Motif = {
  name: 'stag',
  category: 'animal',
  words: ['stag', 'deer', 'buck', 'elk', 'antler', 'reindeer'],
  variants: ['head'],
  draw({ random }) {
    const mane = (y: number, wide: number, tag: 'fur' | 'furLight' | 'furDark') =>
      mirrored(
        furRow({
          edge: [
            [wide, y - 16],
            [wide * 0.7, y + 4],
            [2, y + 14],
          ],
          angles: [70, 80, 90],
          lengths: [46, 52, 58],
          count: 7,
          width: 8,
          tag,
          strands: 2,
          random,
        }),
      )
    const ear: Part[] = [
      { d: 'M26 -30C40 -54 70 -66 98 -62C92 -42 66 -20 34 -14Z', fill: 'fur' },
      { d: 'M38 -30C52 -46 72 -54 88 -55C80 -42 60 -28 40 -22Z', fill: 'black', stroke: 0.5 },
      ...furRow({
        edge: coords('38,-20 50,-26 62,-34'),
        angles: [-42, -36, -30],
        lengths: [20, 22, 20],
        count: 4,
        width: 3.4,
        tag: 'furLight',
        random,
        detail: 1,
      }),
    ]
    const face: Part[] = [
      ...almondEye([19, -6], [33, -16], 13, { iris: 'black', lid: 2.4 }),
      brush(coords('14,-20 24,-27 36,-22'), 2),
      brush(coords('16,-2 20,8 18,20'), 1.8),
      {
        d: smooth(coords('16,-4 26,2 33,-2 30,8 22,10')),
        fill: 'furLight',
        stroke: 0.5,
        detail: 1,
      },
      lines(
        [
          coords('8,-6 9,16 8,38'),
          coords('26,12 22,28 20,40'),
          coords('30,4 26,20 22,32'),
          coords('8,-34 7,-22 8,-12'),
          coords('18,-36 15,-28 14,-24'),
        ],
        0.6,
      ),
      lines([coords('12,62 16,64 18,60')], 0.6),
    ]
    const parts: Part[] = [
      ...mane(84, 38, 'furDark'),
      ...mane(66, 46, 'fur'),
      ...mane(48, 44, 'fur'),
      ...mane(30, 34, 'fur'),
      ...mane(14, 22, 'fur'),
      ...mirrored(antler()),
      ...mirrored(ear),
      {
        d: symmetric(coords('0,-44 18,-42 31,-28 37,-8 31,12 22,34 21,54 14,70 0,75')),
        fill: 'fur',
      },
      // pale muzzle
      { d: symmetric(coords('0,40 12,38 20,50 18,62 10,72 0,75')), fill: 'furLight', stroke: 0.7 },
      ...mirrored(face),
      { d: symmetric(coords('0,-30 8,-20 5,0 0,14')), fill: 'furDark', stroke: 0.5, detail: 1 },
      // forelock between the antlers
      ...furRow({
        edge: coords('-12,-40 0,-44 12,-40'),
        angles: [100, 90, 80],
        lengths: [18, 22, 18],
        count: 5,
        width: 4.5,
        tag: 'furDark',
        random,
      }),
      {
        d: 'M-16 46C-12 38 12 38 16 46C15 56 7 60 1.500 61L1.500 66L-1.500 66L-1.500 61C-7 60 -15 56 -16 46Z',
        fill: 'black',
        stroke: 0.4,
      },
      {
        d: 'M-8 44.500C-4 42.500 4 42.500 8 44.500C4 46.500 -4 46.500 -8 44.500Z',
        fill: 'paper',
        stroke: 0,
        shade: 0,
        detail: 1,
      },
      brush(coords('-14,64 -6,68 0,65'), 1.4),
      brush(coords('14,64 6,68 0,65'), 1.4),
    ]
    return measured(parts)
  },
}
