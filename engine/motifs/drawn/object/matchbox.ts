import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, polygon } from '#engine/motifs/drawing/geometry.ts'
import { line } from '#engine/motifs/drawing/parts.ts'
import { ellipse } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** One stick of the row that looks out of the drawer. */
const stick = (x: number): Part[] => [
  {
    d: polygon([
      [x - 4, -52],
      [x + 4, -52],
      [x + 4, -84],
      [x - 4, -84],
    ]),
    fill: 'wood',
    stroke: 0.7,
  },
  { d: ellipse([x, -88], 7, 9), fill: 'red', stroke: 0.8 },
]

/** Its drawer pushed up a little, so that the heads can be seen over the sleeve. */
const box: Part[] = [
  { d: polygon(coords('-76,-62 76,-62 94,-76 -58,-76')), fill: 'leather', stroke: 0.9 },
  ...[-58, -39, -20, -1, 18, 37, 56].flatMap(stick),
  { d: polygon(coords('-80,-58 80,-58 80,-44 -80,-44')), fill: 'paper', shade: 0.4 },
  { d: polygon(coords('-88,-46 88,-46 88,104 -88,104')), fill: 'banner', shade: 0.4 },
  { d: polygon(coords('88,-46 110,-62 110,86 88,104')), fill: 'wood', tone: 0.25, stroke: 0.9 },
  line(
    'M93 -38L105 -47M93 -22L105 -31M93 -6L105 -15M93 10L105 1M93 26L105 17M93 42L105 33M93 58L105 49M93 74L105 65M93 88L105 79',
    0.8,
    1,
  ),
  line('M-79 -37L79 -37L79 95L-79 95Z', 1, 1),
  line('M-74 -32L74 -32L74 90L-74 90Z', 0.5, 2),
]

export const matchbox: Motif = {
  name: 'matchbox',
  stands: true,
  category: 'object',
  words: ['matchbox', 'match box', 'box of matches', 'matchbook'],
  variants: ['drawn'],
  isRead: true,
  isForWords: true,
  pages: { drawn: [{ box: [-66, -24, 66, 82] }] },
  draw: () => measured(box),
}
