import { measured } from '#engine/motifs/drawing/box.ts'
import { circle, coords, polygon } from '#engine/motifs/drawing/geometry.ts'
import { line } from '#engine/motifs/drawing/parts.ts'
import { rect, roundRect } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** A card with one red rule, as recipes are kept in a box. */
const ruled: Part[] = [
  { d: roundRect(-118, -80, 236, 160, 7), fill: 'paper', shade: 0.4 },
  { d: rect(-110, -52, 220, 2.4), fill: 'red', stroke: 0.3 },
  line('M-108 50L108 50M-108 64L108 64M-104 -66L-30 -66', 0.6, 1),
]

/** Torn off a pad, one corner turned up. */
const torn: Part[] = [
  { d: polygon(coords('-90,-94 90,-94 90,62 58,94 -90,94')), fill: 'paper', shade: 0.4 },
  { d: 'M58 94C62 82 62 72 56 60C68 66 78 66 90 62Z', fill: 'banner', stroke: 0.9 },
  { d: circle([0, -84], 7), fill: 'red', stroke: 0.9 },
]

/** A number plate with its four screws. */
const plate: Part[] = [
  { d: roundRect(-138, -62, 276, 124, 14), fill: 'paper', shade: 0.5 },
  line(roundRect(-129, -53, 258, 106, 9), 1.4, 0),
  ...coords('-108,-42 108,-42 -108,42 108,42').map((at): Part => ({
    d: circle(at, 4.5),
    fill: 'steel',
    stroke: 0.7,
  })),
]

/** Two stamped tags, the second behind the first. */
const tag: Part[] = [
  line('M-6 -84C-44 -128 44 -128 6 -84', 1.4, 0),
  { d: roundRect(-48, -92, 132, 186, 48), fill: 'steel', tone: 0.2 },
  { d: roundRect(-66, -92, 132, 190, 48), fill: 'steel', shade: 0.5 },
  line(roundRect(-58, -84, 116, 174, 42), 0.8, 1),
  { d: circle([0, -72], 7), fill: 'black', stroke: 0.7 },
]

const DRAWN: Readonly<Record<string, readonly Part[]>> = { ruled, torn, plate, tag }

export const noteCard: Motif = {
  name: 'note-card',
  category: 'object',
  words: ['recipe card', 'index card', 'note card'],
  variants: ['ruled', 'torn', 'plate', 'tag'],
  spare: ['torn', 'plate', 'tag'],
  isRead: true,
  isForWords: true,
  pages: {
    ruled: [{ box: [-100, -44, 100, 42] }],
    torn: [{ box: [-74, -66, 74, 66] }],
    plate: [{ box: [-112, -32, 112, 32] }],
    tag: [{ box: [-48, -52, 48, 66] }],
  },
  draw: ({ variant }) => measured([...(DRAWN[variant] ?? ruled)]),
}
