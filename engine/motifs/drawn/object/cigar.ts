import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, smooth } from '#engine/motifs/drawing/geometry.ts'
import { gleam, line, packed, placed } from '#engine/motifs/drawing/parts.ts'
import { wisp } from '#engine/motifs/drawing/smoke.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** Lying along the x axis, the cap left and the ember right. */
const lit: Part[] = [
  {
    d: 'M-112 -6C-110 -16 -96 -21 -78 -22L74 -20C80 -12 77 -6 81 0C77 6 80 12 74 20L-78 22C-96 21 -110 16 -112 6C-113 2 -113 -2 -112 -6Z',
    fill: 'wood',
  },
  // The wrapper is one leaf wound about it.
  line(
    'M-96 -19C-92 -6 -92 8 -94 19M-6 -21C2 -8 4 8 0 21M22 -21C30 -8 32 8 28 21M50 -20C58 -8 60 8 56 20',
    0.9,
    1,
  ),
  line(
    'M-88 -8L-70 -11M-86 4L-66 2M-4 -10L14 -13M6 2L24 -1M34 8L50 6M38 -11L50 -13M8 14L22 12',
    0.6,
    2,
  ),
  packed('M-104 12C-80 15 20 15 79 10L74 20L-78 22C-92 21 -100 17 -104 12Z'),
  gleam('M-98 -13C-90 -16 -80 -17 -72 -17L-72 -14C-80 -14 -90 -12 -97 -9Z'),
  gleam('M0 -16L44 -15L44 -12L1 -12Z'),
  // band
  {
    d: 'M-60 -24C-55 -10 -55 10 -60 24L-24 23C-19 10 -19 -10 -24 -23Z',
    fill: 'red',
  },
  line('M-54 -24C-49 -10 -49 10 -54 24M-30 -23C-25 -10 -25 10 -30 23', 1, 1),
  { d: 'M-52 0C-52 -12 -30 -12 -30 0C-30 12 -52 12 -52 0Z', fill: 'gold' },
  { d: 'M-47 0C-47 -6 -35 -6 -35 0C-35 6 -47 6 -47 0Z', fill: 'paper', stroke: 0.7 },
  packed('M-59 14C-48 17 -36 17 -22 14L-24 23L-60 24Z'),
  // char, ember, ash
  {
    d: smooth(
      coords('72,-20 82,-21 92,-18 95,-8 91,2 95,11 90,20 73,20 79,8 75,-2 79,-10'),
      true,
      0.8,
    ),
    fill: 'flame',
  },
  {
    d: smooth(
      coords(
        '86,-22 98,-23 108,-18 118,-19 122,-8 116,0 122,10 112,19 100,17 90,22 86,18 92,8 87,-2 93,-10',
      ),
      true,
      0.8,
    ),
    fill: 'rock',
  },
  line('M98 -16L104 -6L99 4L106 13M110 -12L114 -2L109 9', 0.8, 1),
]

/** Ribbons of smoke that wind round each other. */
const smoke: Part[] = [
  wisp(coords('98,-74 108,-92 86,-106 74,-124 88,-142 100,-156 90,-178'), 4),
  wisp(coords('100,-72 92,-92 108,-108 114,-126 98,-142 78,-154 84,-174'), 2.6),
]

export const cigar: Motif = {
  name: 'cigar',
  liesLevel: true,
  category: 'object',
  words: ['cigar', 'cuban cigar'],
  variants: ['lit'],
  draw: () => measured([...smoke, ...placed(lit, { angle: -0.42 })]),
}
