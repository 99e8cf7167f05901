import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, smooth, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Rng } from '#shared/random.ts'
import { brush, lines } from '#engine/motifs/drawing/pen.ts'
import { birdWing } from '#engine/motifs/drawing/plumage.ts'
import { bundle, limb } from '#engine/motifs/drawing/figure.ts'
import { frontFace } from '#engine/motifs/drawing/face.ts'
import { ellipse } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, mirrored, placed } from '#engine/motifs/drawing/parts.ts'

const wings = mirrored(
  birdWing({
    edge: coords('8,-34 16,-62 36,-92 62,-108 86,-106'),
    angles: [62, 78, 88, 90, 86, 78, 62],
    lengths: [40, 84, 116, 136, 146, 138, 104],
    count: 15,
    width: 7.5,
    tags: ['furLight', 'furLight', 'furLight'],
  }),
)

/** Head bowed a little, lids lowered; hair to the shoulders. */
function head(random: Rng): Part[] {
  const hair = (s: 1 | -1): Part[] => {
    const m = (points: Point[]): Point[] => points.map(([x, y]) => [x * s, y])
    return bundle(
      m(coords('1,-113 17,-110 24,-92 19,-74 27,-58 21,-42')),
      m(coords('0,-108 9,-104 14.5,-90 13.5,-76 17,-64 12,-50')),
      5,
      3.4,
      random,
      { tag: 'hair', stroke: 0.6, strands: 1, uneven: 0.2 },
    )
  }
  return [
    {
      d: 'M-16 -92C-20 -74 -19 -66 -15 -61L15 -61C19 -66 20 -74 16 -92Z',
      fill: 'hair',
      stroke: 0.6,
      tone: 0.4,
    },
    {
      d: 'M-5.5 -76C-5 -68 -8 -63 -14 -60L14 -60C8 -63 5 -68 5.5 -76Z',
      fill: 'skin',
      stroke: 0.8,
      shade: 0.5,
    },
    ...placed(
      frontFace({ eyes: 'closed' }).filter((part) => part.detail !== 2),
      { y: -87, scale: 0.37 },
    ),
    ...hair(-1),
    ...hair(1),
    {
      d: ellipse([0, -124], 20, 5.5) + ellipse([0, -124], 15.5, 3.3, false),
      fill: 'gold',
      stroke: 0.8,
    },
  ]
}

const hem =
  'M-13 -64C-22 -62 -26 -52 -25 -40C-21 -18 -20 2 -24 36C-28 74 -36 98 -44 116C-34 122 -26 117 -18 121C-8 126 2 119 12 123C22 126 32 118 45 115C37 96 28 72 24 36C20 2 21 -18 25 -40C26 -52 22 -62 13 -64C6 -58 -6 -58 -13 -64Z'
const robe: Part[] = [
  {
    d: 'M-14 112C-12 124 -20 130 -24 132C-14 134 -6 130 -4 118ZM8 114C8 126 2 132 -1 134C10 136 18 130 18 118Z',
    fill: 'skin',
    stroke: 0.8,
    shade: 0.5,
  },
  { d: hem, fill: 'furLight' },
  // girdle, and folds that spring from it
  { d: 'M-21 -4C-8 2 8 2 21 -4L21 4C8 10 -8 10 -21 4Z', fill: 'gold', stroke: 0.8 },
  { d: 'M-6 6C-8 26 -10 44 -14 58L-8 60C-4 44 -2 26 0 8Z', fill: 'gold', stroke: 0.7, detail: 1 },
  lines(
    [
      coords('-14,12 -20,52 -32,104'),
      coords('-2,16 -4,62 -14,112'),
      coords('7,12 8,60 4,114'),
      coords('14,10 18,54 26,110'),
      coords('18,16 24,60 36,104'),
      coords('-18,14 -24,44 -30,70'),
    ],
    0.7,
    1,
  ),
  lines(
    [coords('-10,20 -14,56 -22,96'), coords('3,22 3,58 -3,96'), coords('12,26 14,66 16,100')],
    0.45,
    2,
  ),
]
/** Praying hands in wide sleeves. */
const arms: Part[] = [
  ...mirrored([
    {
      d: 'M13 -63C26 -60 34 -44 37 -24C40 -6 38 14 30 24C20 16 8 -6 2 -28L4 -42C10 -40 13 -46 12 -54Z',
      fill: 'furLight',
    },
    lines(
      [coords('26,-50 30,-26 30,8'), coords('18,-44 22,-22 26,2'), coords('8,-30 14,-14 22,2')],
      0.6,
      1,
    ),
    {
      d: 'M4 -42L2 -28C3 -24 5 -20 7 -17L10 -36C8 -40 6 -41 4 -42Z',
      fill: 'gold',
      stroke: 0.7,
    },
  ]),
  {
    d: 'M-5.5 -36C-7 -44 -5.5 -54 -1 -62C0 -63.5 0.5 -63.5 1 -62C5.5 -54 7 -44 5.5 -36C3 -32 -3 -32 -5.5 -36Z',
    fill: 'skin',
    stroke: 0.8,
    shade: 0.5,
  },
  line('M0 -61L0.3 -36M-3.5 -44C-3 -50 -2 -54 -1 -58M3.5 -44C3 -50 2 -54 1.5 -58', 0.5, 1),
]

const cloud: Part = {
  d: 'M-46 26C-60 24 -66 10 -54 4C-54 -8 -36 -10 -30 0C-22 -8 -8 -6 -4 4C4 -6 20 -6 26 2C34 -8 52 -6 52 6C64 10 62 26 46 26C36 34 24 30 18 28C6 34 -8 34 -16 28C-26 34 -40 32 -46 26Z',
  fill: 'cloud',
}

/** From the waist up, resting on a cloud. */
const onCloud = (random: Rng): Part[] => [
  ...wings,
  {
    d: 'M-13 -64C-24 -62 -28 -44 -26 -20L-24 12L24 12L26 -20C28 -44 24 -62 13 -64C6 -58 -6 -58 -13 -64Z',
    fill: 'furLight',
  },
  ...head(random),
  ...arms,
  cloud,
  lines(
    [coords('-40,14 -34,8 -28,14'), coords('0,16 8,8 16,16'), coords('34,16 40,10 46,16')],
    0.6,
    1,
  ),
]

/** Wing of the kneeling angel, raised behind the back. */
const raisedWing = (dx: number, dy: number, turn: number): Part[] =>
  birdWing({
    edge: coords('4,-24 -10,-60 -34,-98 -64,-124 -94,-130').map(([x, y]): Point => [
      x + dx,
      y + dy,
    ]),
    angles: [128, 116, 104, 98, 96, 102, 116].map((angle) => angle + turn),
    lengths: [44, 92, 132, 156, 166, 152, 112],
    count: 16,
    width: 8.5,
    tags: ['furLight', 'furLight', 'furLight'],
  })

/** Head bowed into the hands: hair falls forward and hides the face. */
function bowedHead(random: Rng): Part[] {
  return [
    {
      d: smooth(coords('28,-92 46,-88 58,-72 60,-52 48,-44 30,-46 14,-58 14,-78')),
      fill: 'hair',
      tone: 0.2,
    },
    ...limb(coords('20,-38 24,-50 32,-58'), [9, 8, 9]),
    {
      d: smooth(coords('44,-78 58,-72 63,-60 60,-48 50,-44 42,-52')),
      fill: 'skin',
      stroke: 0.9,
      shade: 0.4,
    },
    ...bundle(
      coords('26,-94 6,-84 4,-62 -2,-40 -10,-22 -6,-2'),
      coords('34,-93 50,-84 48,-66 40,-50 34,-34 30,-18'),
      11,
      4.6,
      random,
      { tag: 'hair', stroke: 0.6, strands: 1, uneven: 0.25 },
    ),
    ...bundle(
      coords('30,-94 48,-92 58,-80 62,-68'),
      coords('32,-94 42,-86 48,-74 48,-62'),
      4,
      3.6,
      random,
      { tag: 'hair', stroke: 0.6, strands: 1, uneven: 0.2 },
    ),
    ...placed(
      [
        {
          d: ellipse([0, 0], 24, 6.5) + ellipse([0, 0], 18.5, 3.8, false),
          fill: 'gold',
          stroke: 0.8,
        },
      ],
      {
        x: 40,
        y: -112,
        angle: 0.22,
      },
    ),
  ]
}

/** Kneeling in grief, seen from the side, wings raised behind. */
function kneeling(random: Rng): Part[] {
  return [
    ...raisedWing(22, 6, -14),
    {
      d: smooth(coords('-92,106 -78,96 -66,100 -60,114 -78,120 -96,120')),
      fill: 'skin',
      stroke: 0.9,
      shade: 0.5,
    },
    line('M-90 110L-94 118M-84 108L-87 119', 0.6, 1),
    {
      d: 'M12 -42C-6 -34 -14 -10 -22 14C-32 42 -52 70 -76 92C-84 102 -90 112 -100 122C-70 128 -40 122 -12 126C14 128 44 126 66 120C74 104 72 84 62 66C52 44 44 22 44 0C46 -18 42 -32 32 -42Z',
      fill: 'furLight',
    },
    brush(coords('-14,16 -20,52 -56,104'), 1.8),
    brush(coords('36,18 44,54 54,100'), 1.6),
    lines(
      [
        coords('-4,26 -6,66 -34,116'),
        coords('10,30 12,70 -4,118'),
        coords('24,30 30,70 24,116'),
        coords('-24,44 -44,78 -70,108'),
        coords('30,22 46,64 44,112'),
        coords('0,-30 -8,-10 -14,10'),
      ],
      0.7,
    ),
    { d: 'M-19 6C0 18 26 20 45 10L46 18C26 28 -2 26 -22 14Z', fill: 'gold', stroke: 0.8 },
    { d: 'M14 20C12 44 8 66 0 84L7 87C15 68 19 46 21 22Z', fill: 'gold', stroke: 0.7, detail: 1 },
    ...raisedWing(0, 10, 0),
    ...bowedHead(random),
    // sleeve to the elbow, forearm up, fingers over the eyes
    ...limb(coords('54,8 60,-20 58,-48'), [8, 7, 5.5]),
    {
      d: smooth(coords('52,-46 54,-62 62,-72 68,-66 67,-52 62,-42 54,-40')),
      fill: 'skin',
      stroke: 0.9,
      shade: 0.5,
    },
    line('M58 -46L61 -66M63 -46L65 -64', 0.6, 1),
    {
      d: smooth(
        coords('14,-38 30,-40 44,-22 62,-18 68,-4 66,22 56,44 44,34 30,10 12,-8'),
        true,
        0.9,
      ),
      fill: 'furLight',
    },
    brush(coords('26,-22 44,2 56,30'), 1.5),
    lines([coords('36,-20 52,-2 60,18'), coords('20,-10 34,6 46,26')], 0.6),
    line('M56 -16C62 -14 66 -8 67 0', 0.8, 1),
  ]
}

const POSES: Record<string, (random: Rng) => Part[]> = {
  praying: (random) => [...wings, ...robe, ...head(random), ...arms],
  bust: onCloud,
  kneeling,
}

export const angel: Motif = {
  name: 'angel',
  category: 'mythical',
  words: ['angel', 'guardian angel', 'praying angel', 'cherub', 'seraph'],
  variants: Object.keys(POSES),
  draw: ({ variant, random }) => measured(POSES[variant]!(random)),
}
