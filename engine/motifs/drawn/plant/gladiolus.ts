import { measured } from '#engine/motifs/drawing/box.ts'
import { follow, petal, stem } from '#engine/motifs/drawing/flora.ts'
import {
  circle,
  coords,
  sample,
  smooth,
  tube,
  type Point,
} from '#engine/motifs/drawing/geometry.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { brush } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** Ruffled funnel flower facing the viewer: three petals behind, three in front, stamens from the throat. */
const floret: Part[] = [
  ...[-1.05, 1.05, Math.PI].flatMap((angle) =>
    placed(petal({ length: 43, width: 20, tip: 'ruffle', veins: 5 }), { angle }),
  ),
  ...[0, 2.1, -2.1].flatMap((angle) =>
    placed(petal({ length: 41, width: 18, tip: 'ruffle', veins: 3, tag: 'petalLight' }), { angle }),
  ),
  { d: smooth(coords('-7,2 -4,-8 4,-8 7,2 0,10')), fill: 'ruby', stroke: 0.5 },
  brush(coords('0,2 4,-8 3,-18'), 1.3, 'paper'),
  brush(coords('1,2 9,-5 12,-14'), 1.3, 'paper'),
  ...coords('3,-19 12,-15').map((at): Part => ({
    d: circle(at, 2.4),
    fill: 'violet',
    stroke: 0.5,
  })),
]

/** A bud in its pair of bracts, tip up. */
const bud = (open: number): Part[] => [
  {
    d: smooth(
      coords('-7,-6 -10,-22 0,-44 10,-22 7,-6').map(([x, y]): Point => [
        x * (0.7 + open * 0.5),
        y * (0.6 + open * 0.5),
      ]),
    ),
    fill: 'petal',
    stroke: 0.9,
  },
  line(`M0 ${-36 * (0.6 + open * 0.5)}C4 -20 2 -12 0 -6`, 0.5, 1),
  {
    d: smooth(coords('-8,4 -9,-12 -2,-24 2,-10 9,-18 8,2 0,8'), true, 0.8),
    fill: 'leaf',
    stroke: 0.9,
  },
]

const sword = (text: string, width: number): Part[] => {
  const blade = tube(sample(coords(text), 14), (u) => width * (1 - u) ** 0.5 + 0.2)
  return [
    { d: blade.strip(0, 1, -1, 1, 40), fill: 'leaf' },
    line(
      blade.line(0.02, 0.94, 0.1, 24) +
        blade.line(0.02, 0.78, -0.5, 24) +
        blade.line(0.02, 0.78, 0.6, 24),
      0.5,
      1,
    ),
  ]
}

/** The spike: flowers open from below, buds to the tip, left and right in turn. */
function spike(path: string, blooms: number): Part[] {
  const on = follow(coords(path))
  const buds = [0.99, 0.95, 0.9, 0.85, 0.79, 0.73].flatMap((u, i) => {
    const { x, y, angle } = on(u)
    const side = i % 2 ? 1 : -1
    return placed(bud(i / 6), {
      x: x + side * 2,
      y,
      angle: angle + side * (0.28 + i * 0.07),
      scale: 0.58 + i * 0.07,
    })
  })
  const flowers = Array.from({ length: blooms }, (_, i) => {
    const { x, y, angle } = on(0.66 - (i * 0.4) / (blooms - 1))
    const side = i % 2 ? 1 : -1
    return placed(floret, {
      x: x + side * 17,
      y,
      angle: angle + side * 0.34,
      scale: 0.66 + i * 0.07,
    })
  }).flat()
  return [stem(coords(path), 4.2, 1.6), ...buds, ...flowers]
}

const single = (): Part[] => [
  ...sword('-6,172 -34,110 -46,60 -78,4', 10),
  ...sword('8,172 40,116 52,70 72,26', 10),
  ...spike('2,174 -2,100 4,0 0,-100 10,-166', 6),
  ...sword('2,174 -12,140 -14,108 -30,72', 8),
]

const pair = (): Part[] => [
  ...sword('4,168 -40,110 -70,70 -104,50', 9),
  ...sword('8,168 50,116 74,80 104,62', 9),
  ...placed(spike('2,174 -2,100 4,0 0,-100 10,-166', 5), {
    x: 20,
    y: 26,
    angle: 0.36,
    scale: 0.86,
  }),
  ...placed(spike('2,174 2,100 -4,0 0,-100 -10,-166', 6), {
    x: -18,
    y: 16,
    angle: -0.26,
    scale: 0.92,
  }),
  ...sword('10,172 6,136 16,104 10,68', 8),
]

export const gladiolus: Motif = {
  name: 'gladiolus',
  category: 'plant',
  words: ['gladiolus', 'gladioli', 'sword lily'],
  variants: ['stem', 'pair'],
  shows: { pair: 2 },
  draw: ({ variant }) => measured(variant === 'pair' ? pair() : single()),
}
