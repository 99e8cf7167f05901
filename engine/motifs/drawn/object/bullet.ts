import { measured } from '#engine/motifs/drawing/box.ts'
import { coords } from '#engine/motifs/drawing/geometry.ts'
import { girdle, hoop, turned } from '#engine/motifs/drawing/lathe.ts'
import { gleam, line, packed, placed } from '#engine/motifs/drawing/parts.ts'
import { brush } from '#engine/motifs/drawing/pen.ts'
import { ellipse } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** A rifle round standing on its rim. */
const round: Part[] = [
  {
    d: 'M0 -122C8 -108 14 -86 16 -58L16 -42L-16 -42L-16 -58C-14 -86 -8 -108 0 -122Z',
    fill: 'leather',
  },
  packed('M0 -122C8 -108 14 -86 16 -58L16 -40L6 -38C8 -66 7 -96 0 -122Z'),
  gleam('M-11 -62C-10 -80 -6 -96 -2 -106L0 -100C-3 -90 -6 -76 -6 -60Z'),
  line(hoop(16, -54, { sag: 0.2 }), 0.7, 1),
  { d: turned(coords('23,84 22,96 24,106')), fill: 'black', stroke: 0.6 },
  {
    d: turned(coords('17,-44 17,-24 20,-14 25,-4 26,10 27,86 26,92'), { sag: 0.16 }),
    fill: 'gold',
  },
  { d: ellipse([0, -44], 17, 3.4), fill: 'gold', stroke: 0.8 },
  { d: 'M-15 -45C-8 -42 8 -42 15 -45L15 -50L-15 -50Z', fill: 'leather', stroke: 0 },
  packed(
    'M17 -42L17 -24C19 -12 25 -6 26 10L27 86L26 94C22 96 16 98 10 98C14 70 13 20 12 4C10 -10 8 -20 8 -40Z',
  ),
  gleam('M-21 6L-15 4C-15 30 -15 56 -15 80L-21 78Z'),
  gleam('M-13 -40L-9 -39L-10 -22L-14 -20Z'),
  line(hoop(25, -3, { sag: 0.16 }), 0.8, 1),
  line('M-6 14L-6 78', 0.5, 2),
  { d: girdle([27, 101], [27, 111]), fill: 'gold' },
  brush(coords('-24,113 -8,116 12,115 26,111'), 1.4),
]

/** One that has been fired, on its side: the black mouth toward us. */
const spent: Part[] = [
  { d: 'M-84 -19L-60 -19L-60 19L-84 19Z', fill: 'black', stroke: 0.5 },
  {
    d: 'M-70 -22L6 -22L26 -15L48 -15L48 15L26 15L6 22L-70 22C-76 12 -76 -12 -70 -22Z',
    fill: 'gold',
  },
  packed('M-72 6L6 7L26 4L48 4L48 15L26 15L6 22L-70 22Z'),
  gleam('M-60 -16L2 -16L2 -11L-60 -11Z'),
  line('M6 -22C2 -10 2 10 6 22M26 -15C23 -6 23 6 26 15', 0.7, 1),
  { d: 'M-82 -23L-74 -23C-80 -10 -80 10 -74 23L-82 23C-90 10 -90 -10 -82 -23Z', fill: 'gold' },
  { d: ellipse([48, 0], 7, 15), fill: 'gold', stroke: 0.9 },
  { d: ellipse([48.5, 0], 4.6, 11.5), fill: 'black', stroke: 0.4 },
]

export const bullet: Motif = {
  name: 'bullet',
  category: 'object',
  words: ['bullet', 'cartridge'],
  variants: ['single', 'rounds'],
  spare: ['rounds'],
  draw: ({ variant }) =>
    measured(
      variant === 'single'
        ? round
        : [
            ...placed(round, { x: -46, y: -22, scale: 0.92, angle: -0.06 }),
            ...placed(round, { x: 52, y: -16, scale: 0.92, angle: 0.08 }),
            ...placed(round, { x: 2, y: 0 }),
            ...placed(spent, { x: 22, y: 112, angle: -0.12, scale: 0.9 }),
          ],
    ),
}
