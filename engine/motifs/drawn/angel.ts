import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, type Point, type Rng } from '#engine/motifs/drawing/geometry.ts'
import { lines } from '#engine/motifs/drawing/pen.ts'
import { birdWing } from '#engine/motifs/drawing/plumage.ts'
import { bundle } from '#engine/motifs/drawing/figure.ts'
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
      d: 'M-16 -92C-20 -72 -18 -60 -16 -52L16 -52C18 -60 20 -72 16 -92Z',
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

export const angel: Motif = {
  name: 'angel',
  category: 'mythical',
  words: ['angel', 'guardian angel', 'praying angel', 'archangel', 'cherub', 'seraph'],
  variants: ['praying', 'bust'],
  draw({ variant, random }) {
    if (variant === 'praying') return measured([...wings, ...robe, ...head(random), ...arms])
    const cloud: Part = {
      d: 'M-46 26C-60 24 -66 10 -54 4C-54 -8 -36 -10 -30 0C-22 -8 -8 -6 -4 4C4 -6 20 -6 26 2C34 -8 52 -6 52 6C64 10 62 26 46 26C36 34 24 30 18 28C6 34 -8 34 -16 28C-26 34 -40 32 -46 26Z',
      fill: 'cloud',
    }
    return measured([
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
    ])
  },
}
