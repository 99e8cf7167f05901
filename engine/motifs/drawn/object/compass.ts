import { measured } from '#engine/motifs/drawing/box.ts'
import { circle, polar, polygon, type Point } from '#engine/motifs/drawing/geometry.ts'
import { annulus, beadRing, ticks } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part, Tag } from '#engine/motifs/motif.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'

/** One ray of the rose as two facets, lit and dark. */
function ray(length: number, width: number, angle: number, tags: [Tag, Tag]): Part[] {
  const turn = angle - Math.PI / 2
  const tip = polar(length, turn),
    a = polar(width, turn - Math.PI / 4),
    b = polar(width, turn + Math.PI / 4)
  return [
    { d: polygon([[0, 0], a, tip]), fill: tags[0], stroke: 0.8 },
    { d: polygon([[0, 0], tip, b]), fill: tags[1], stroke: 0.8 },
  ]
}
const rays = (count: number, length: number, width: number, start: number, tags: [Tag, Tag]) =>
  Array.from({ length: count }, (_, i) =>
    ray(length, width, start + (i * 2 * Math.PI) / count, tags),
  ).flat()

const letters: [string, Point][] = [
  ['M-5 7L-5 -7L5 7L5 -7M-7.5 7L-2.5 7M-7.5 -7L-5 -7M2.5 -7L7.5 -7', [0, -112]],
  ['M-4 -7L-4 7M5 -7L-6 -7M-4 0L2 0M5 7L-6 7M5 -7L5 -4M5 7L5 4', [112, 0]],
  ['M5 -4C4 -8 -5 -8.5 -5 -3.5C-5 1 5 -1 5 4C5 8.5 -5 8 -5.5 3.5', [0, 112]],
  ['M-8 -7L-4 7L0 -5L4 7L8 -7', [-112, 0]],
]

function rose(): Part[] {
  return [
    { d: annulus([0, 0], 88, 74), fill: 'gold' },
    line(circle([0, 0], 84.5) + circle([0, 0], 77.5), 0.6, 1),
    line(ticks([0, 0], 78, 84, 72), 0.6, 2),
    line(ticks([0, 0], 77.5, 84.5, 8, Math.PI / 8), 1.4, 1),
    { d: annulus([0, 0], 58, 53), fill: 'gold', stroke: 0.7 },
    ...beadRing([0, 0], 66, 32, 1.5, 'black', 1),
    ...rays(8, 62, 9, Math.PI / 8, ['paper', 'black']),
    ...rays(4, 74, 14, Math.PI / 4, ['paper', 'steelDark']),
    ...rays(4, 100, 20, 0, ['paper', 'black']),
    { d: circle([0, 0], 9), fill: 'gold' },
    { d: circle([0, 0], 3.4), fill: 'black', stroke: 0.3 },
    ...letters.map(([d, [x, y]]) => placed([line(d, 1.5, 0)], { x, y })).flat(),
  ]
}

/** Fine modern one: open ring, slim star, an arrow through it. */
function arrow(): Part[] {
  const dart: Part[] = [
    line('M0 128L0 -112', 1.1, 0),
    { d: 'M0 -132L8 -108L0 -114L-8 -108Z', fill: 'black', stroke: 0.6 },
    ...[0, 1, 2, 3].flatMap((i) => [
      line(`M0 ${92 + i * 8}L8 ${101 + i * 8}M0 ${92 + i * 8}L-8 ${101 + i * 8}`, 0.9, 0),
    ]),
  ]
  return [
    ...placed(dart, { angle: 0.55 }),
    line(circle([0, 0], 76), 1.1, 0),
    line(circle([0, 0], 70), 0.6, 1),
    line(ticks([0, 0], 70, 76, 48), 0.5, 2),
    line(ticks([0, 0], 62, 76, 8), 0.8, 1),
    ...rays(4, 50, 7, Math.PI / 4, ['paper', 'black']),
    ...rays(4, 96, 12, 0, ['paper', 'black']),
    { d: circle([0, 0], 5), fill: 'paper', stroke: 0.9 },
    ...letters
      .map(([d, [x, y]]) => placed([line(d, 1.5, 0)], { x: x * 0.98, y: y * 0.98, scale: 0.8 }))
      .flat(),
  ]
}

export const compass: Motif = {
  name: 'compass',
  kind: 'frame',
  isRead: true,
  category: 'object',
  words: ['compass', 'compass rose', 'wind rose', 'direction', 'travel', 'wanderlust', 'north'],
  variants: ['rose', 'arrow'],
  draw: ({ variant }) => measured(variant === 'arrow' ? arrow() : rose()),
}
