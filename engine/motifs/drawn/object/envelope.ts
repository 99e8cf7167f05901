import { measured } from '#engine/motifs/drawing/box.ts'
import { circle, coords, polygon } from '#engine/motifs/drawing/geometry.ts'
import { line } from '#engine/motifs/drawing/parts.ts'
import { rect, roundRect } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

const HEART =
  'M0 14C-16 0 -26 -10 -20 -20C-14 -28 -3 -24 0 -14C3 -24 14 -28 20 -20C26 -10 16 0 0 14Z'

/** From its front: a stamp, a postmark, and room for whom it goes to. */
const addressed: Part[] = [
  { d: roundRect(-130, -84, 260, 168, 6), fill: 'banner', shade: 0.5 },
  line(roundRect(-122, -76, 244, 152, 4), 0.5, 2),
  { d: rect(72, -70, 44, 50), fill: 'paper', shade: 0.3 },
  line(rect(77, -65, 34, 40), 0.6, 1),
  {
    d: 'M94 -31C86 -38 81 -43 84 -48C87 -52 92 -50 94 -45C96 -50 101 -52 104 -48C107 -43 102 -38 94 -31Z',
    fill: 'red',
    stroke: 0.8,
  },
  line(circle([56, -46], 21), 0.7, 1),
  line(circle([56, -46], 15), 0.5, 2),
  line(
    'M-4 -58C10 -62 22 -54 36 -58M-4 -48C10 -52 22 -44 34 -48M-4 -38C10 -42 22 -34 36 -38',
    0.7,
    1,
  ),
]

/** Its flap open, a sheet drawn halfway out of it, a heart for its seal. */
const opened: Part[] = [
  { d: polygon(coords('-120,-16 0,-104 120,-16')), fill: 'banner', tone: 0.2 },
  { d: rect(-102, -116, 204, 160), fill: 'paper', shade: 0.3 },
  { d: polygon(coords('-120,-16 -16,56 -120,112')), fill: 'banner', shade: 0.6 },
  { d: polygon(coords('120,-16 16,56 120,112')), fill: 'banner', shade: 0.6 },
  { d: polygon(coords('-120,112 0,30 120,112')), fill: 'banner', shade: 0.6 },
  {
    d: HEART.replaceAll(/(-?\d+) (-?\d+)/g, (_, x: string, y: string) => `${x} ${Number(y) + 52}`),
    fill: 'red',
    stroke: 0.9,
  },
]

export const envelope: Motif = {
  name: 'envelope',
  category: 'object',
  words: ['addressed envelope'],
  variants: ['opened', 'addressed'],
  isRead: true,
  isForWords: true,
  pages: {
    opened: [{ box: [-88, -104, 88, 4] }],
    addressed: [{ box: [-108, -14, 66, 64] }],
  },
  draw: ({ variant }) => measured(variant === 'addressed' ? addressed : opened),
}
