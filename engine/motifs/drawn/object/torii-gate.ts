import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, polygon, smooth } from '#engine/motifs/drawing/geometry.ts'
import { rope } from '#engine/motifs/drawing/ornament.ts'
import { line, mirrored } from '#engine/motifs/drawing/parts.ts'
import { brush, lines } from '#engine/motifs/drawing/pen.ts'
import { rect } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** Folded paper streamer of a shrine. */
const streamer = (x: number, y: number): Part => ({
  d: polygon([
    [x - 4, y],
    [x + 4, y],
    [x + 4, y + 9],
    [x + 9, y + 11],
    [x + 9, y + 21],
    [x + 3, y + 22],
    [x + 7, y + 33],
    [x - 2, y + 31],
    [x - 1, y + 19],
    [x - 5, y + 17],
  ]),
  fill: 'paper',
  stroke: 0.8,
})

const gate: Part[] = [
  ...mirrored([
    // leaning pillar on its stone, black foot
    { d: polygon(coords('62,-74 84,-74 100,112 74,112')), fill: 'red' },
    brush(coords('82,-30 88,30 94,96'), 2.2),
    line('M72 -40L80 60M68 -10L74 40', 0.6, 2),
    { d: polygon(coords('75,86 98,86 101,114 73,114')), fill: 'black' },
    { d: smooth(coords('64,114 110,114 116,128 58,128'), true, 0.5), fill: 'rock' },
  ]),
  // tie beam with its wedges
  { d: rect(-112, -42, 224, 17), fill: 'red' },
  line('M-104 -31L104 -31', 0.6, 1),
  ...mirrored([
    { d: polygon(coords('56,-46 64,-46 64,-21 57,-21')), fill: 'black', stroke: 0.8 },
    { d: polygon(coords('88,-46 96,-46 95,-21 89,-21')), fill: 'black', stroke: 0.8 },
  ]),
  { d: rect(-13, -76, 26, 36), fill: 'gold' },
  { d: rect(-8, -71, 16, 26), fill: 'black', stroke: 0.6 },
  line('M-3 -66L3 -66M0 -66L0 -50M-4 -58L4 -58', 1.2, 1),
  // the two lintels sweep up at their ends
  { d: 'M-136 -104C-70 -88 70 -88 136 -104L132 -78C70 -66 -70 -66 -132 -78Z', fill: 'red' },
  line('M-128 -86C-70 -75 70 -75 128 -86', 0.7, 1),
  {
    d: 'M-156 -130C-80 -104 80 -104 156 -130L148 -102C80 -82 -80 -82 -148 -102Z',
    fill: 'furBlack',
  },
  line('M-146 -118C-78 -95 78 -95 146 -118', 0.7, 1),
  {
    d: 'M-156 -130C-80 -104 80 -104 156 -130L154 -122C80 -97 -80 -97 -154 -122Z',
    fill: 'furBlack',
    stroke: 0.8,
  },
  // straw rope
  ...rope(coords('-72,-16 -38,4 0,10 38,4 72,-16'), 5.6, 'sand'),
  streamer(-34, 8),
  streamer(0, 14),
  streamer(34, 8),
]

/** Steps that lead through the gate. */
const steps: Part[] = [0, 1, 2].map((i): Part => ({
  d: polygon([
    [-52 - i * 12, 114 + i * 10],
    [52 + i * 12, 114 + i * 10],
    [60 + i * 12, 124 + i * 10],
    [-60 - i * 12, 124 + i * 10],
  ]),
  fill: 'rock',
  stroke: 0.9,
}))

/** Standing in the sea: rings around the feet, broken reflections below. */
const water: Part[] = [
  {
    d: 'M-158 126C-116 112 -60 120 -20 122C40 126 100 110 158 124C150 160 80 178 0 178C-80 178 -150 160 -158 126Z',
    fill: 'water',
  },
  ...mirrored([
    ...[0, 1, 2, 3].map((i): Part => ({
      d: smooth(
        coords(
          `${76 - i},${131 + i * 10} ${92 + i},${128 + i * 10} ${106 - i * 3},${132 + i * 10} ${90 + i},${136 + i * 10}`,
        ),
      ),
      fill: 'red',
      stroke: 0.6,
      tone: 0.1,
    })),
    lines([coords('56,120 88,111 122,119'), coords('62,126 88,121 118,127')], 0.9),
  ]),
  ...[138, 150].map((y): Part => ({
    d: smooth(coords(`-58,${y} -20,${y - 3} 24,${y} 54,${y - 2} 26,${y + 4} -22,${y + 4}`)),
    fill: 'red',
    stroke: 0.6,
    tone: 0.1,
  })),
  lines(
    [
      coords('-132,134 -120,131 -110,135'),
      coords('-126,148 -112,144 -98,148'),
      coords('-40,164 -8,161 24,165'),
      coords('112,148 122,145 132,148'),
      coords('-84,164 -66,160 -52,164'),
      coords('44,168 60,165 74,168'),
    ],
    0.9,
  ),
]

export const toriiGate: Motif = {
  name: 'torii-gate',
  bulk: 5,
  category: 'object',
  words: ['torii gate', 'torii', 'shinto shrine'],
  variants: ['plain', 'water'],
  draw: ({ variant }) =>
    measured(variant === 'water' ? [...gate, ...water] : [...steps.toReversed(), ...gate]),
}
