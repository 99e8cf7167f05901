import { measured } from '#engine/motifs/drawing/box.ts'
import { coords } from '#engine/motifs/drawing/geometry.ts'
import { gleam, packed } from '#engine/motifs/drawing/parts.ts'
import { brush, lines } from '#engine/motifs/drawing/pen.ts'
import { ellipse } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** Two bends up to a pass between hills, the sun behind. */
const winding: Part[] = [
  { d: ellipse([10, -74], 34, 34), fill: 'sun' },
  gleam('M-14 -84C-10 -96 0 -102 12 -102L12 -98C2 -98 -7 -92 -10 -83Z'),
  // mountains
  {
    d: 'M-130 -22L-96 -70L-78 -54L-46 -96L-12 -44L-4 -30L4 -30L34 -66L52 -50L74 -78L132 -20C80 -6 -70 -4 -130 -22Z',
    fill: 'rock',
  },
  packed('M-46 -96L-12 -44L-4 -30L-22 -26L-30 -52L-40 -60ZM74 -78L132 -20L96 -16L84 -44L74 -52Z'),
  gleam('M-46 -96L-36 -80L-44 -84L-50 -76L-54 -85ZM74 -78L82 -68L74 -70L68 -64L66 -69Z'),
  // hills
  {
    d: 'M-142 26C-120 -8 -60 -30 -4 -30L6 -30C60 -32 122 -10 142 24C150 60 110 96 24 112L-74 112C-124 98 -152 60 -142 26Z',
    fill: 'leaf',
  },
  packed('M142 24C150 60 110 96 24 112L16 98C92 88 126 50 104 12C122 14 134 18 142 24Z'),
  lines(
    [
      coords('-124,34 -104,14 -78,2'),
      coords('-112,52 -96,36 -74,28'),
      coords('-120,76 -104,66 -88,64'),
      coords('70,-14 92,-6 112,8'),
    ],
    0.8,
  ),
  // the road
  {
    d: 'M-4 -31L6 -31C4 -20 -20 -16 -20 -6C-20 6 72 4 80 30C88 62 -6 66 24 112L-74 112C-104 60 34 62 26 36C20 18 -46 22 -46 -4C-46 -22 -8 -20 -4 -31Z',
    fill: 'rockDark',
  },
  packed(
    'M80 30C88 62 -6 66 24 112L-8 112C-32 64 62 62 60 34C58 22 40 16 20 12C50 12 76 16 80 30Z',
  ),
  brush(coords('-30,108 -36,96 -38,86'), 4, 'paper'),
  brush(coords('-34,74 -22,64 -8,58'), 3.4, 'paper'),
  brush(coords('12,52 34,44 48,36'), 2.8, 'paper'),
  brush(coords('44,24 24,15 4,11'), 2.2, 'paper'),
  brush(coords('-20,6 -30,0 -33,-6'), 1.8, 'paper'),
  brush(coords('-26,-14 -12,-20 -4,-25'), 1.4, 'paper'),
  // grass at its sides
  brush(coords('-100,84 -104,74 -100,66'), 1.8),
  brush(coords('-92,86 -94,74 -88,66'), 1.8),
  brush(coords('98,58 96,48 102,40'), 1.6),
  brush(coords('106,60 108,50 114,44'), 1.6),
  brush(coords('62,92 60,82 64,74'), 1.8),
]

export const road: Motif = {
  name: 'road',
  category: 'nature',
  words: ['road', 'winding road', 'highway'],
  variants: ['winding'],
  draw: () => measured(winding),
}
