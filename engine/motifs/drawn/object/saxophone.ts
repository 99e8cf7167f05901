import { measured } from '#engine/motifs/drawing/box.ts'
import {
  circle,
  coords,
  sample,
  smooth,
  tube,
  type Point,
} from '#engine/motifs/drawing/geometry.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { along, brush, lines } from '#engine/motifs/drawing/pen.ts'
import { ellipse } from '#engine/motifs/drawing/shapes.ts'
import { musicNotes } from '#engine/motifs/drawn/symbol/music-notes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

const key = ([x, y]: Point, r: number): Part[] => [
  { d: circle([x, y], r), fill: 'gold', stroke: 0.9 },
  { d: circle([x, y], r * 0.62), fill: 'paper', stroke: 0.6 },
]

/** Upright, bell to the right. */
function alto(): Part[] {
  const body = tube(
    sample(coords('-46,-92 -38,-30 -28,40 -16,92 12,124 48,112 60,66 66,18 78,-18'), 16),
    (u) => along([7, 8.5, 10, 12, 15, 19, 22, 24, 27, 36], u),
  )
  const neck = tube(sample(coords('-46,-90 -54,-124 -80,-136 -110,-122'), 14), (u) =>
    along([7, 6.4, 5.4, 4.4], u),
  )
  const on = (u: number, v = 0): Point => body.at(u, v)
  return [
    // mouthpiece and crook
    {
      d: smooth(coords('-106,-130 -122,-122 -146,-106 -148,-100 -138,-98 -116,-108 -100,-116')),
      fill: 'furBlack',
    },
    line('M-114 -122L-108 -112M-120 -119L-114 -109', 1.4, 0),
    { d: neck.strip(0, 1, -1, 1, 36), fill: 'gold' },
    { d: smooth(coords('-56,-94 -38,-97 -36,-86 -54,-83'), true, 0.6), fill: 'steel' },
    { d: body.strip(0, 1, -1, 1, 80), fill: 'gold' },
    // rings where the parts join
    ...[0.46, 0.6, 0.66].map((u): Part => ({
      d: body.strip(u, u + 0.022, -1.12, 1.12, 4),
      fill: 'gold',
      stroke: 0.9,
    })),
    brush([on(0.5, 0.72), on(0.58, 0.78), on(0.68, 0.72)], 1.8),
    lines(
      [
        [on(0.72, -0.4), on(0.82, -0.4), on(0.94, -0.5)],
        [on(0.72, 0.5), on(0.84, 0.5), on(0.95, 0.5)],
      ],
      0.6,
    ),
    // engraving on the bell
    line(
      'M66 30C58 20 62 8 72 10C80 12 78 22 72 22M72 36C84 30 92 16 88 6M60 44C66 40 70 34 70 28',
      0.7,
      1,
    ),
    ...placed(
      [
        { d: ellipse([0, 0], 40, 13), fill: 'gold' },
        { d: ellipse([0, 1], 33, 9), fill: 'black', stroke: 0.7 },
      ],
      { x: 79, y: -20, angle: 0.28 },
    ),
    // rods, keys, guards
    line(body.line(0.04, 0.44, 0.9, 30), 2, 1),
    line(body.line(0.08, 0.42, -1.25, 30), 1.6, 1),
    ...[0.06, 0.115, 0.17, 0.24, 0.295, 0.35].flatMap((u, i) => key(on(u, 0.1), 7.4 + i * 0.5)),
    ...[0.42, 0.5].flatMap((u) => key(on(u, -0.1), 11)),
    ...[0.11, 0.2, 0.3].flatMap((u) => key(on(u, -1.5), 4.4)),
    ...[0.68, 0.77].flatMap((u) => key(on(u, -0.3), 12)),
    line('M-2 60L34 46M4 86L40 80', 2.2, 0),
  ]
}

export const saxophone: Motif = {
  name: 'saxophone',
  category: 'object',
  words: ['saxophone', 'sax', 'alto sax'],
  variants: ['plain', 'music'],
  draw({ variant, random }) {
    const instrument = placed(alto(), { angle: 0.2 })
    if (variant === 'plain') return measured(instrument)
    const notes = musicNotes.draw({ variant: musicNotes.variants[0]!, random }).parts
    return measured([...instrument, ...placed(notes, { x: 112, y: -96, scale: 0.46, angle: 0.14 })])
  },
}
