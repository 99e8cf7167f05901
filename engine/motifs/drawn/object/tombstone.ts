import { measured } from '#engine/motifs/drawing/box.ts'
import { coords } from '#engine/motifs/drawing/geometry.ts'
import type { Rng } from '#shared/random.ts'
import { strand } from '#engine/motifs/drawing/figure.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { brush, lines } from '#engine/motifs/drawing/pen.ts'
import { roundRect } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

const tuft = (x: number, y: number, random: Rng): Part[] =>
  [-2, 2, -1, 1, 0].flatMap((lean) =>
    strand(
      [
        [x + lean * 3, y],
        [x + lean * 5, y - 14],
        [x + lean * 9 + (random() - 0.5) * 5, y - 26 - random() * 10],
      ],
      3,
      { tag: 'leaf', stroke: 0.7, strands: 0 },
    ),
  )

const ground = (random: Rng): Part[] => [
  { d: 'M-104 112C-70 92 70 92 104 112C70 124 -70 124 -104 112Z', fill: 'wood' },
  ...[-84, -58, -34, 40, 64, 88].flatMap((x) => tuft(x, 112 - Math.abs(x) * 0.02, random)),
]

const cracks = lines(
  [coords('52,-60 40,-44 46,-28 32,-12'), coords('46,-28 56,-18'), coords('-58,40 -46,52 -50,66')],
  0.9,
)

/** A round-headed slab, a cross cut into it. */
const rounded = (random: Rng): Part[] => [
  {
    d: 'M-52 100L-52 -40C-52 -96 -26 -122 14 -122C54 -122 78 -96 78 -40L78 100Z',
    fill: 'rockDark',
  },
  { d: 'M-66 104L-66 -36C-66 -90 -40 -116 0 -116C40 -116 66 -90 66 -36L66 104Z', fill: 'rock' },
  line('M-55 100L-55 -34C-55 -80 -34 -104 0 -104C34 -104 55 -80 55 -34L55 100', 0.7, 1),
  {
    d: 'M-7 -84L7 -84L7 -62L28 -62L28 -48L7 -48L7 4L-7 4L-7 -48L-28 -48L-28 -62L-7 -62Z',
    fill: 'rockDark',
    stroke: 0.9,
  },
  line('M-34 24L34 24M-28 38L28 38M-20 52L20 52', 1.2, 1),
  cracks,
  ...ground(random),
]

/** A broad slab with nothing cut into it yet. */
const blank = (random: Rng): Part[] => [
  {
    d: 'M-84 102L-84 -52C-84 -96 -36 -124 12 -124C62 -124 110 -96 110 -52L110 102Z',
    fill: 'rockDark',
  },
  { d: 'M-98 106L-98 -48C-98 -92 -50 -118 0 -118C50 -118 98 -92 98 -48L98 106Z', fill: 'rock' },
  line('M-87 102L-87 -46C-87 -84 -44 -107 0 -107C44 -107 87 -84 87 -46L87 102', 0.7, 1),
  lines([coords('98,-20 90,-12 94,-2'), coords('-98,52 -90,60 -94,72')], 0.9),
  ...placed(ground(random), { scale: 1.3, y: -32 }),
]

/** A stone cross on steps, ivy-grown stones around. */
const cross = (random: Rng): Part[] => [
  { d: roundRect(-58, 74, 116, 34, 4), fill: 'rockDark' },
  { d: roundRect(-42, 48, 84, 30, 4), fill: 'rock' },
  {
    d: 'M-17 52L-15 -28L-60 -26L-60 -60L-15 -58L-17 -118L17 -118L15 -58L60 -60L60 -26L15 -28L17 52Z',
    fill: 'rock',
  },
  line(
    'M-9 46L-8 -36L-52 -35L-52 -51L-8 -50L-9 -110L9 -110L8 -50L52 -51L52 -35L8 -36L9 46',
    0.7,
    1,
  ),
  brush(coords('-4,-20 2,0 -4,22'), 1.2),
  lines(
    [coords('30,-58 26,-46 32,-34'), coords('-30,60 -20,66 -24,76'), coords('12,-90 4,-82 8,-74')],
    0.9,
  ),
  ...ground(random),
]

export const tombstone: Motif = {
  name: 'tombstone',
  stands: true,
  category: 'object',
  words: ['tombstone', 'gravestone', 'headstone', 'grave'],
  variants: ['plain', 'cross', 'blank'],
  spare: ['blank'],
  isForWords: true,
  pages: { blank: [{ box: [-76, -74, 76, 74] }] },
  draw({ variant, random }) {
    if (variant === 'blank') return measured(blank(random))
    return measured(variant === 'cross' ? cross(random) : rounded(random))
  },
}
