import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, smooth } from '#engine/motifs/drawing/geometry.ts'
import { gleam, line, packed, placed } from '#engine/motifs/drawing/parts.ts'
import { wisp } from '#engine/motifs/drawing/smoke.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** Lying along the x axis, the filter left and the ember right. */
const lit: Part[] = [
  {
    d: 'M-104 -13L-48 -13C-52 -5 -52 5 -48 13L-104 13C-110 8 -110 -8 -104 -13Z',
    fill: 'leather',
  },
  // the far end of the filter is round and hollow
  { d: 'M-104 -13C-110 -8 -110 8 -104 13C-98 8 -98 -8 -104 -13Z', fill: 'paper', tone: 0.2 },
  line('M-105 -6C-107 -2 -107 2 -105 6M-102 -4L-102 4', 0.6, 2),
  line(
    'M-92 -8L-89 -7M-82 -3L-79 -4M-88 3L-85 4M-74 7L-71 6M-70 -8L-67 -7M-64 0L-61 1M-78 -10L-76 -9M-58 8L-56 7M-94 8L-91 9M-58 -6L-56 -7',
    1.2,
    1,
  ),
  {
    d: 'M-48 -13L84 -13C89 -9 86 -5 90 -1C86 4 90 8 84 13L-48 13C-52 5 -52 -5 -48 -13Z',
    fill: 'paper',
    shade: 1.2,
  },
  packed('M-50 6C-30 9 40 9 86 6L84 13L-48 13Z'),
  line('M-42 -13C-46 -5 -46 5 -42 13M-38 -13C-42 -5 -42 5 -38 13', 1, 1),
  line('M-30 -4C0 -2 40 -3 74 -5', 0.5, 2),
  line('M64 -13C61 -6 62 2 60 8M76 -13C74 -7 75 -1 73 5M70 -9L69 -2', 0.6, 2),
  gleam('M-94 -9L-54 -9L-54 -6L-95 -6Z'),
  // char, ember, ash
  {
    d: smooth(
      coords('80,-13 88,-14 96,-12 98,-4 95,3 98,9 92,14 82,13 87,6 83,-1 87,-6'),
      true,
      0.8,
    ),
    fill: 'flame',
  },
  {
    d: smooth(
      coords(
        '90,-15 100,-17 108,-13 118,-14 122,-6 117,0 122,7 114,14 104,12 96,16 90,12 95,5 91,-2 96,-8',
      ),
      true,
      0.8,
    ),
    fill: 'rock',
  },
  line('M100 -11L105 -4L101 3L107 9M111 -8L114 0L110 7', 0.8, 1),
]

/** Two ribbons of smoke winding round each other. */
const smoke: Part[] = [
  wisp(coords('96,-66 104,-84 84,-98 72,-114 84,-132 96,-144 88,-164'), 3.4),
  wisp(coords('98,-64 92,-82 104,-98 110,-114 96,-130 78,-142 82,-160 74,-172'), 2.4),
  wisp(coords('90,-68 72,-84 66,-100 76,-116 62,-132 48,-138'), 1.7),
]

/** Ash that has come off. */
const flakes: Part[] = [
  { d: 'M108 -30L116 -28L114 -22L107 -24Z', fill: 'rock', stroke: 0.8, detail: 1 },
  { d: 'M100 -12L105 -10L103 -6L98 -8Z', fill: 'rock', stroke: 0.7, detail: 1 },
]

export const cigarette: Motif = {
  name: 'cigarette',
  liesLevel: true,
  category: 'object',
  words: ['cigarette', 'lit cigarette', 'burning cigarette'],
  variants: ['lit'],
  draw: () => measured([...smoke, ...placed(lit, { angle: -0.46 }), ...flakes]),
}
