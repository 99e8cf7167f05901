import { almondEye } from '#engine/motifs/drawing/anatomy.ts'
import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, circle, smooth, type Rng } from '#engine/motifs/drawing/geometry.ts'
import { furRow } from '#engine/motifs/drawing/fur.ts'
import { flow } from '#engine/motifs/drawing/figure.ts'
import { line, mirrored, placed } from '#engine/motifs/drawing/parts.ts'
import { brush, lines, symmetric } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

const ear: Part[] = [
  { d: smooth(coords('54,-26 74,-48 98,-40 106,-14 94,16 72,24 56,10')), fill: 'skin' },
  {
    d: smooth(coords('66,-20 80,-34 92,-26 94,-10 84,6 72,10')),
    fill: 'skin',
    stroke: 0.8,
    tone: 0.3,
  },
  lines([coords('70,-12 80,-22 88,-16'), coords('70,2 78,-4 84,-2')], 0.6),
]

/** Bare face: brow, eyes close together, the long upper lip. */
const face: Part[] = [
  {
    d: symmetric(coords('0,-40 14,-54 36,-52 50,-32 44,-6 54,20 50,46 28,68 0,74')),
    fill: 'skin',
    shade: 0.6,
  },
  ...mirrored([
    {
      d: smooth(coords('4,-28 14,-42 36,-42 46,-28 34,-26 18,-24')),
      fill: 'skin',
      stroke: 0.8,
      shade: 0.6,
    },
    { d: smooth(coords('8,-22 20,-28 38,-26 41,-16 28,-8 12,-12')), fill: 'black', stroke: 0.4 },
    ...almondEye([12, -16], [35, -19], 13, { iris: 'leather', lid: 2, look: 0.5 }),
    lines(
      [coords('12,-6 24,-2 38,-8'), coords('14,-1 26,4 40,-1'), coords('10,-36 24,-42 36,-38')],
      0.6,
    ),
  ]),
  // muzzle
  {
    d: symmetric(coords('0,4 20,6 42,18 48,38 36,58 16,68 0,70')),
    fill: 'skin',
    stroke: 0.9,
    shade: 0.7,
  },
  ...mirrored([
    { d: smooth(coords('3,14 10,10 15,16 9,20')), fill: 'black', stroke: 0.4 },
    brush(coords('2,6 12,2 20,10'), 1.4),
    lines(
      [coords('20,22 26,30 28,38'), coords('42,46 38,54 30,60'), coords('8,26 10,32 9,38')],
      0.6,
    ),
  ]),
  brush(coords('-40,38 -22,48 0,46 22,48 40,38'), 2),
  line('M-14 57C-4 61 4 61 14 57M0 24L0 38', 0.7, 1),
]

function head(random: Rng): Part[] {
  const crown = () =>
    flow({
      from: coords('2,-50 18,-58 38,-54 52,-34'),
      to: coords('2,-104 30,-98 56,-76 68,-40'),
      count: 14,
      width: 5,
      sway: 0.1,
      tag: 'furDark',
      stroke: 0.6,
      random,
    })
  return [
    ...mirrored(ear),
    ...mirrored(
      furRow({
        edge: coords('36,-76 56,-44 60,-6 57,26 43,54 20,74 2,80'),
        angles: [-50, -14, 8, 24, 44, 66, 86],
        lengths: [22, 24, 24, 26, 28, 28, 26],
        count: 18,
        width: 7,
        tag: 'furDark',
        strands: 2,
        random,
      }),
    ),
    { d: symmetric(coords('0,-98 32,-92 56,-68 66,-28 62,22 46,58 20,80 0,86')), fill: 'furDark' },
    ...placed(crown(), { mirror: true }),
    ...crown(),
    ...face,
    ...mirrored([{ d: circle([27, -20], 1.4), fill: 'paper', stroke: 0, shade: 0, detail: 1 }]),
  ]
}

export const monkey: Motif = {
  name: 'monkey',
  category: 'animal',
  words: ['monkey', 'chimpanzee', 'chimp'],
  variants: ['head'],
  draw: ({ random }) => measured(head(random)),
}
