import { measured } from '#engine/motifs/drawing/box.ts'
import { circle, coords } from '#engine/motifs/drawing/geometry.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { brush } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

const paperCup: Part[] = [
  { d: 'M-70 32L70 32L52 112C30 120 -30 120 -52 112Z', fill: 'pink' },
  ...Array.from({ length: 9 }, (_, i): Part => {
    const x = -62 + i * 15.5
    return {
      d: `M${x} 32L${x + 7} 32L${x * 0.76 + 5} 115L${x * 0.76} 115Z`,
      fill: 'pink',
      stroke: 0.5,
      tone: 0.3,
      detail: 1,
    }
  }),
]
/** Piped in three turns, each smaller and overhanging the one below. */
const icing: Part[] = [
  {
    d: 'M-82 34C-98 10 -72 -10 -48 -8C-20 4 30 2 54 -10C80 -10 98 12 82 34C66 46 52 32 40 42C26 52 12 36 0 44C-12 52 -28 36 -42 44C-56 50 -70 44 -82 34Z',
    fill: 'petalLight',
  },
  {
    d: 'M-60 -4C-74 -24 -52 -42 -32 -42C-8 -32 22 -34 40 -44C62 -42 74 -20 60 -2C30 14 -30 14 -60 -4Z',
    fill: 'petalLight',
  },
  {
    d: 'M-38 -38C-46 -58 -20 -76 2 -92C18 -78 46 -60 38 -38C20 -26 -20 -26 -38 -38Z',
    fill: 'petalLight',
  },
  brush(coords('-66,20 -40,28 -8,26'), 1.8),
  brush(coords('-44,-14 -20,-6 8,-6'), 1.6),
  brush(coords('-22,-46 -4,-42 14,-46'), 1.4),
  ...coords('-56,14 -26,20 20,16 58,12 -36,-18 8,-14 40,-20 -14,-54 18,-58 70,26 -4,32').map(
    ([x, y], i): Part =>
      placed(
        [
          {
            d: 'M-5 -1.5L5 -1.5L5 1.5L-5 1.5Z',
            fill: (['blue', 'red', 'gold', 'green'] as const)[i % 4]!,
            stroke: 0.5,
            detail: 1,
          },
        ],
        { x, y, angle: i * 1.1 },
      )[0]!,
  ),
]

/** A glazed cherry sunk into the top. */
const fruit: Part[] = [
  { d: circle([2, -98], 21), fill: 'red' },
  {
    d: 'M-12 -104C-10 -112 -4 -114 0 -113C-5 -109 -7 -104 -7 -98C-10 -96 -13 -99 -12 -104Z',
    fill: 'paper',
    stroke: 0,
    shade: 0.1,
    isGleam: true,
  },
  brush(coords('-6,-114 2,-110 10,-114'), 1.8),
  brush(coords('2,-112 6,-132 22,-146'), 1.8, 'wood'),
]

export const cupcake: Motif = {
  name: 'cupcake',
  stands: true,
  category: 'object',
  words: ['cupcake', 'muffin', 'cake', 'birthday cake'],
  variants: ['cherry', 'candle'],
  draw({ variant }) {
    const candle: Part[] = [
      { d: 'M-6 -86L6 -86L6 -134L-6 -134Z', fill: 'blue' },
      line('M-6 -96L6 -104M-6 -110L6 -118M-6 -124L6 -132', 0.8, 1),
      line('M0 -134L0 -142', 1, 0),
      { d: 'M0 -172C10 -158 11 -144 0 -140C-11 -144 -10 -158 0 -172Z', fill: 'flame' },
      { d: 'M0 -158C4 -152 5 -146 0 -143C-5 -146 -4 -152 0 -158Z', fill: 'flameIn', stroke: 0.5 },
    ]
    return measured([
      ...(variant === 'candle' ? candle : []),
      ...paperCup,
      ...icing,
      ...(variant === 'candle' ? [] : fruit),
    ])
  },
}
