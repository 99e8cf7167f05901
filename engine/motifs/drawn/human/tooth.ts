import { measured } from '#engine/motifs/drawing/box.ts'
import { coords } from '#engine/motifs/drawing/geometry.ts'
import { gleam, packed } from '#engine/motifs/drawing/parts.ts'
import { brush, lines } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** A molar with three roots, the far one between the others. */
const molar = (): Part[] => [
  { d: 'M-14 20C-10 60 -12 92 2 112C12 92 14 60 18 20Z', fill: 'bone', tone: 0.2 },
  {
    d: 'M-66 -14C-78 28 -76 84 -52 128C-44 136 -38 132 -38 122C-38 88 -34 58 -14 44C-6 38 8 38 16 44C36 58 40 90 46 120C48 132 56 134 62 126C82 84 82 28 70 -14Z',
    fill: 'bone',
  },
  {
    d: 'M-66 -14C-82 -34 -86 -68 -70 -88C-58 -102 -42 -102 -32 -94C-24 -104 -8 -106 2 -96C14 -106 32 -106 40 -96C54 -104 70 -98 78 -82C88 -60 84 -32 70 -14C50 2 30 -6 2 -4C-26 -6 -46 2 -66 -14Z',
    fill: 'furWhite',
  },
  // cusps and the groove between them
  brush(coords('-60,-76 -44,-70 -32,-78 -32,-94'), 1.9),
  brush(coords('-24,-62 -10,-72 2,-78 2,-96'), 1.9),
  brush(coords('66,-72 52,-68 40,-78 40,-96'), 1.9),
  lines(
    [
      coords('-14,-60 4,-56 22,-64'),
      coords('-44,-60 -36,-56 -30,-60'),
      coords('44,-58 50,-54 58,-58'),
    ],
    0.8,
  ),
  packed(
    'M70 -14C84 -32 88 -60 78 -82C76 -62 72 -40 56 -24C40 -12 20 -14 2 -12C-20 -14 -44 -8 -66 -14C-46 2 -26 -6 2 -4C30 -6 50 2 70 -14Z',
  ),
  packed('M70 -6C80 34 80 84 62 126C58 132 52 132 48 126C62 92 64 40 52 -2Z'),
  lines(
    [
      coords('-56,8 -60,50 -52,92'),
      coords('-42,12 -46,44 -44,72'),
      coords('30,14 44,40 50,76'),
      coords('-4,14 0,28 2,36'),
    ],
    0.8,
  ),
  gleam(
    'M-70 -62C-70 -74 -64 -84 -56 -88L-52 -82C-58 -78 -62 -70 -62 -58C-62 -48 -70 -50 -70 -62Z',
    0,
  ),
]

export const tooth: Motif = {
  name: 'tooth',
  category: 'human',
  words: ['tooth', 'molar', 'wisdom tooth'],
  variants: ['molar'],
  draw: () => measured(molar()),
}
