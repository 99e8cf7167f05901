import { measured } from '#engine/motifs/drawing/box.ts'
import { threeQuarterFace } from '#engine/motifs/drawing/face.ts'
import { bundle, strand } from '#engine/motifs/drawing/figure.ts'
import { coords, smooth } from '#engine/motifs/drawing/geometry.ts'
import type { Rng } from '#shared/random.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { brush, lines } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** The mother's head in its own frame, eyes lowered, hair gathered into a knot. */
function motherHead(random: Rng): Part[] {
  return [
    { d: smooth(coords('-58,-64 -44,-84 -22,-78 -18,-58 -32,-42 -54,-46')), fill: 'hair' },
    lines(
      [
        coords('-52,-60 -40,-74 -26,-70'),
        coords('-50,-50 -38,-60 -24,-58'),
        coords('-44,-46 -34,-52 -26,-50'),
      ],
      0.6,
    ),
    {
      d: smooth(coords('-44,8 -50,-22 -42,-54 -14,-70 18,-66 34,-48 36,-30 10,-44 -24,-28 -34,6')),
      fill: 'hair',
    },
    ...threeQuarterFace({ eyes: 'closed', lips: 'red' }),
    {
      d: smooth(coords('-38,2 -44,-6 -42,12 -36,20 -31,14')),
      fill: 'skin',
      stroke: 0.8,
      shade: 0.5,
    },
    ...bundle(
      coords('34,-46 6,-64 -24,-60 -42,-40 -48,-14'),
      coords('33,-32 8,-40 -18,-34 -30,-18 -40,2'),
      7,
      7.4,
      random,
      { tag: 'hair', stroke: 0.6, strands: 2 },
    ),
    ...strand(coords('-38,-6 -44,14 -38,34 -42,48'), 3, { tag: 'hair', strands: 1 }),
  ]
}

/** Sleeping newborn, face up to the left in its own frame, about 56 across. */
const babyHead: Part[] = [
  {
    d: smooth(coords('-2,-29 18,-26 29,-10 28,10 16,25 0,29 -16,26 -26,12 -28,-4 -24,-20')),
    fill: 'skin',
    shade: 0.5,
  },
  { d: smooth(coords('27,2 34,-2 35,8 29,13')), fill: 'skin', stroke: 0.8, shade: 0.5 },
  ...strand(coords('8,-28 -2,-34 -10,-28'), 2.4, { tag: 'hair', strands: 0 }),
  ...strand(coords('14,-26 4,-28 -4,-20'), 2.6, { tag: 'hair', strands: 0 }),
  brush(coords('-21,2 -16,5.500 -9,4'), 1),
  brush(coords('2,4 9,6.500 17,3'), 1),
  lines(
    [
      coords('-20,-5 -15,-8 -10,-7'),
      coords('3,-6 9,-8 15,-6'),
      coords('-7,10 -5,13 -1,11'),
      coords('14,14 18,12 20,8'),
    ],
    0.6,
  ),
  {
    d: smooth(coords('-9,18 -5,16.500 -2,17.500 3,16.500 5,18 -2,21.500')),
    fill: 'pink',
    stroke: 0.6,
    shade: 0.4,
  },
]

const fingers = (x: number, y: number, angle: number, mirror = false): Part[] =>
  placed(
    [
      {
        d: smooth(coords('-16,-12 -4,-13 10,-11 24,-8 27,-4 26,3 24,9 8,12 -14,12')),
        fill: 'skin',
        stroke: 0.9,
        shade: 0.5,
      },
      line('M6 -5C14 -4 20 -3 26 -3M6 1C14 2 20 3 26 3M6 7C12 8 18 9 24 8', 0.6, 0),
    ],
    { x, y, angle, mirror },
  )

/** Cradled: the child asleep in the crook of the arm, the mother bent over it. */
const cradled = (random: Rng): Part[] => [
  // gown and shoulders
  {
    d: smooth(
      coords(
        '-34,-26 -66,-8 -88,34 -94,92 -84,140 -20,152 60,148 92,118 100,64 84,16 50,-6 10,-20',
      ),
    ),
    fill: 'cloth',
  },
  {
    d: 'M-36 -60C-34 -34 -44 -22 -58 -12C-30 12 22 14 48 -4C30 -12 14 -22 8 -40Z',
    fill: 'skin',
    shade: 0.5,
  },
  lines([coords('-30,-4 -14,2 6,2'), coords('-28,-40 -24,-26 -30,-14')], 0.6),
  ...placed(motherHead(random), { x: -2, y: -74, angle: 0.36, scale: 0.94 }),
  // far arm comes round from the right
  { d: smooth(coords('52,-4 84,12 106,52 104,92 82,114 60,104 72,76 66,44 50,22')), fill: 'cloth' },
  lines([coords('84,32 92,62 84,94'), coords('70,20 82,48 80,72')], 0.6),
  // swaddled child
  {
    d: smooth(coords('82,22 52,10 12,26 -34,52 -70,72 -78,92 -58,108 -8,112 46,100 84,78 98,50')),
    fill: 'banner',
  },
  ...placed(babyHead, { x: 56, y: 42, angle: -0.34, scale: 1.02 }),
  {
    d: smooth(
      coords(
        '92,56 78,72 48,80 22,66 18,42 30,20 6,28 -30,50 -66,72 -72,94 -50,106 -6,108 46,98 84,78',
      ),
    ),
    fill: 'banner',
  },
  brush(coords('22,36 16,60 40,84'), 1.4),
  lines(
    [
      coords('18,30 -20,62 -66,84'),
      coords('14,56 -18,82 -56,98'),
      coords('34,82 10,98 -20,106'),
      coords('-30,56 -44,76 -46,100'),
    ],
    0.7,
  ),
  // near sleeve and the hand that holds
  {
    d: smooth(
      coords('-62,-6 -92,40 -102,92 -88,128 -50,138 -14,126 -10,104 -44,98 -62,80 -58,40 -46,12'),
    ),
    fill: 'cloth',
  },
  brush(coords('-80,40 -86,84 -70,112'), 2),
  lines(
    [
      coords('-60,84 -70,98 -84,102'),
      coords('-48,98 -52,112 -64,124'),
      coords('-70,14 -78,44 -76,66'),
      coords('-28,102 -30,114 -38,128'),
    ],
    0.7,
  ),
  ...fingers(4, 113, -0.22),
  lines([coords('-60,142 -20,148 40,146'), coords('70,112 84,122 80,136')], 0.6),
]

/** Held upright, cheek against the mother's shoulder. */
const shouldered = (random: Rng): Part[] => [
  {
    d: smooth(
      coords('-30,-30 -70,-10 -92,34 -92,96 -80,148 0,156 70,150 88,100 82,40 60,-4 20,-22'),
    ),
    fill: 'cloth',
  },
  {
    d: 'M-36 -60C-34 -34 -46 -20 -62 -10C-30 10 12 10 40 -6C26 -14 12 -24 8 -40Z',
    fill: 'skin',
    shade: 0.5,
  },
  lines([coords('-28,-40 -24,-26 -32,-14'), coords('-76,40 -80,90 -70,144')], 0.6),
  ...placed(motherHead(random), { x: -12, y: -78, angle: 0.2, scale: 0.94 }),
  { d: smooth(coords('52,-8 88,12 110,56 116,102 98,126 70,116 66,40')), fill: 'cloth' },
  // the child's back, wrapped
  { d: smooth(coords('18,-8 52,-16 84,2 96,48 92,98 66,128 24,126 2,98 2,44')), fill: 'banner' },
  ...placed(babyHead, { x: 36, y: -26, angle: -0.1, scale: 0.98 }),
  { d: smooth(coords('8,6 34,8 62,-6 86,8 98,50 94,98 66,128 24,126 2,98 0,44')), fill: 'banner' },
  brush(coords('84,30 86,74 66,110'), 1.8),
  lines(
    [coords('14,12 26,52 18,100'), coords('34,16 50,60 40,112'), coords('62,4 72,44 66,80')],
    0.7,
  ),
  // both arms hold it
  {
    d: smooth(coords('-66,-8 -94,44 -96,96 -72,128 -28,132 8,112 -2,88 -36,92 -54,72 -50,34')),
    fill: 'cloth',
  },
  brush(coords('-80,48 -82,88 -60,112'), 2),
  lines(
    [
      coords('-52,76 -62,92 -78,98'),
      coords('-36,94 -42,108 -52,120'),
      coords('-16,96 -18,110 -26,124'),
    ],
    0.7,
  ),
  ...fingers(24, 98, -0.16),
  { d: smooth(coords('116,98 110,124 92,126 72,84 62,64 68,48 84,48 102,68')), fill: 'cloth' },
  lines([coords('76,54 72,62 66,68'), coords('94,72 90,84 80,92')], 0.6),
  ...fingers(58, 52, 0.5, true),
]

export const motherAndChild: Motif = {
  name: 'mother-and-child',
  category: 'human',
  words: ['mother and child', 'mother and baby', 'mother holding a baby'],
  variants: ['cradled', 'shouldered'],
  draw: ({ variant, random }) =>
    measured(variant === 'shouldered' ? shouldered(random) : cradled(random)),
}
