import { measured } from '#engine/motifs/drawing/box.ts'
import { coords } from '#engine/motifs/drawing/geometry.ts'
import { mirrored } from '#engine/motifs/drawing/parts.ts'
import { brush, lines } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

const loop: Part[] = [
  // back of the loop shows inside it, dark
  { d: 'M10 -8C40 -56 84 -74 112 -58C126 -48 122 -20 108 4C86 26 40 24 10 8Z', fill: 'pink' },
  {
    d: 'M34 -10C58 -40 86 -50 100 -40C108 -30 100 -10 90 0C74 10 52 8 34 -10Z',
    fill: 'pink',
    stroke: 0.8,
    tone: 0.5,
  },
  {
    d: 'M10 -8C36 -20 62 -16 90 0C98 -6 106 -22 103 -36C120 -28 124 -14 108 4C86 26 40 24 10 8Z',
    fill: 'pink',
    stroke: 0.9,
  },
  brush(coords('12,-4 34,-8 56,0'), 2),
  brush(coords('12,4 36,8 60,10'), 1.6),
  brush(coords('14,-10 34,-34 58,-50'), 1.8),
  lines([coords('104,-2 92,8 76,14')], 0.6),
]
const tails: Part[] = [
  {
    d: 'M4 8C22 30 34 56 38 92C40 110 52 120 66 124L50 100C70 96 78 88 82 80C64 56 40 24 14 4Z',
    fill: 'pink',
  },
  brush(coords('12,12 36,44 54,88'), 1.8),
  lines([coords('20,12 44,40 68,80'), coords('34,56 42,80 48,98')], 0.6),
]

/** Flat and wide, with a fold at the knot: it is tied at a throat, and nothing hangs from it. */
const wing: Part[] = [
  {
    d: 'M8 -13C34 -26 64 -42 92 -46C102 -47 106 -40 106 -30C109 -10 109 12 106 32C106 42 100 47 92 46C64 42 34 27 8 13Z',
    fill: 'red',
  },
  brush(coords('14,-5 40,-16 66,-21'), 2),
  brush(coords('14,5 42,13 70,19'), 2),
  brush(coords('12,0 32,0 48,2'), 1.5),
  lines([coords('98,-32 101,-8 99,28'), coords('20,-14 48,-28 78,-36')], 0.6),
]
const tie: Part[] = [
  ...mirrored(wing),
  {
    d: 'M-14 -19C-6 -23 6 -23 14 -19C18 -7 18 7 14 19C6 23 -6 23 -14 19C-18 7 -18 -7 -14 -19Z',
    fill: 'red',
  },
  brush(coords('-5,-18 -3,0 -6,16'), 1.5),
  brush(coords('6,-18 4,0 6,16'), 1.2),
]

export const bow: Motif = {
  name: 'bow',
  liesLevel: true,
  category: 'object',
  words: ['bow', 'ribbon bow', 'ribbon', 'hair bow', 'coquette bow', 'gift bow'],
  variants: ['ribbon', 'short', 'tie'],
  spare: ['tie'],
  draw: ({ variant }) =>
    variant === 'tie'
      ? measured(tie)
      : measured([
          ...(variant === 'ribbon' ? mirrored(tails) : []),
          ...mirrored(loop),
          {
            d: 'M-15 -16C-6 -21 6 -21 15 -16C19 -6 19 6 15 15C6 20 -6 20 -15 15C-19 6 -19 -6 -15 -16Z',
            fill: 'pink',
          },
          brush(coords('-6,-16 -3,0 -7,14'), 1.6),
          brush(coords('7,-16 5,0 7,14'), 1.3),
        ]),
}
