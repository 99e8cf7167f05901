import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, sample, tube, type Point } from '#engine/motifs/drawing/geometry.ts'
import { line, mirrored, placed } from '#engine/motifs/drawing/parts.ts'
import { brush, lines, symmetric } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part, Tag } from '#engine/motifs/motif.ts'

const OUTLINE = coords('0,-62 30,-66 58,-58 62,-22 56,20 40,56 18,78 0,84')

const shell = (tag: Tag): Part[] => [
  { d: symmetric(OUTLINE.map(([x, y]): Point => [x * 1.07, y * 1.05 + 2])), fill: tag, tone: 0.3 },
  { d: symmetric(OUTLINE), fill: tag },
]

/** Cheeks pushed up, eyes closed to crescents, mouth wide open in a laugh. */
const comedy: Part[] = [
  ...shell('banner'),
  ...mirrored([
    { d: 'M10 -14C18 -30 40 -32 50 -16C40 -20 22 -20 10 -14Z', fill: 'black', stroke: 0.6 },
    brush(coords('6,-36 22,-52 42,-50 54,-38'), 2.6),
    lines([coords('22,8 28,0 38,-4 48,0 51,8')], 0.8),
    brush(coords('14,14 28,28 46,22'), 1.5),
    lines([coords('52,-12 56,-4 54,6'), coords('46,34 40,48 30,58')], 0.7),
  ]),
  {
    d: 'M-42 24C-22 36 22 36 42 24C42 52 24 70 0 70C-24 70 -42 52 -42 24Z',
    fill: 'black',
    stroke: 0.8,
  },
  {
    d: 'M-36 29C-18 38 18 38 36 29C34 38 20 44 0 44C-20 44 -34 38 -36 29Z',
    fill: 'paper',
    stroke: 0.6,
    shade: 0.3,
  },
  { d: symmetric(coords('0,52 16,54 20,62 0,69')), fill: 'red', stroke: 0.6 },
  { d: symmetric(coords('0,-22 7,-8 12,8 6,16 0,17')), fill: 'banner', stroke: 0.8, shade: 0.3 },
  line('M-6 14C-4 11 -2 12 -1 14M6 14C4 11 2 12 1 14', 0.8, 1),
]

/** Brows drawn up in the middle, mouth turned down, one tear. */
const tragedy: Part[] = [
  ...shell('sun'),
  ...mirrored([
    { d: 'M10 -24C22 -28 40 -20 50 -4C38 -2 20 -6 10 -24Z', fill: 'black', stroke: 0.6 },
    brush(coords('6,-46 22,-42 40,-32 54,-16'), 2.6),
    brush(coords('16,22 30,30 44,46'), 1.8),
    lines(
      [coords('14,0 30,6 46,2'), coords('6,-34 8,-26 6,-18'), coords('50,20 46,34 38,46')],
      0.7,
    ),
  ]),
  {
    d: 'M-38 66C-32 40 -18 30 0 30C18 30 32 40 38 66C28 52 16 48 0 48C-16 48 -28 52 -38 66Z',
    fill: 'black',
    stroke: 0.8,
  },
  { d: symmetric(coords('0,-22 7,-6 12,12 6,20 0,21')), fill: 'sun', stroke: 0.8, shade: 0.3 },
  line('M-6 18C-4 15 -2 16 -1 18M6 18C4 15 2 16 1 18M-10 58C-4 60 4 60 10 58', 0.8, 1),
  { d: 'M34 4C38 14 42 20 41 26C40 32 30 32 29 26C28 20 32 14 34 4Z', fill: 'ice', stroke: 0.8 },
]

/** A ribbon fluttering from the side of a mask. */
const ribbon = (text: string): Part[] => {
  const band = tube(sample(coords(text), 14), (u) => 6.5 - u * 1.5)
  return [
    { d: band.strip(0, 1, -1, 1, 50), fill: 'red' },
    line(band.line(0.04, 0.94, -0.3, 40), 0.5, 2),
  ]
}

const pair = (): Part[] => [
  ...ribbon('96,-34 118,-50 112,-76 132,-92 126,-112'),
  ...ribbon('92,-20 120,-18 124,8 142,18 138,46'),
  ...ribbon('-100,-30 -124,-40 -120,-66 -140,-76'),
  ...ribbon('-98,-16 -122,-4 -120,24 -140,36 -132,62'),
  ...placed(tragedy, { x: 46, y: 16, angle: 0.24, scale: 1.02 }),
  ...placed(comedy, { x: -44, y: -12, angle: -0.2, scale: 1.04 }),
]

/** One above the other, tragedy below, ribbons to both sides. */
const stacked = (): Part[] => [
  ...ribbon('56,-60 84,-76 80,-104 104,-118'),
  ...ribbon('-56,-60 -84,-76 -80,-104 -104,-118'),
  ...ribbon('52,60 82,72 82,100 106,116'),
  ...ribbon('-52,60 -82,72 -82,100 -106,116'),
  ...placed(tragedy, { x: 14, y: 62, angle: 0.1, scale: 0.94 }),
  ...placed(comedy, { x: -10, y: -54, angle: -0.1 }),
]

export const comedyAndTragedy: Motif = {
  name: 'comedy-and-tragedy',
  category: 'object',
  words: [
    'comedy and tragedy',
    'theatre masks',
    'theater masks',
    'drama masks',
    'tragedy mask',
    'comedy mask',
  ],
  variants: ['masks', 'stacked'],
  draw: ({ variant }) => measured(variant === 'stacked' ? stacked() : pair()),
}
