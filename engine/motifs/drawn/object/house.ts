import { measured } from '#engine/motifs/drawing/box.ts'
import { circle, coords, polygon } from '#engine/motifs/drawing/geometry.ts'
import type { Rng } from '#shared/random.ts'
import { clump } from '#engine/motifs/drawing/flora.ts'
import { line } from '#engine/motifs/drawing/parts.ts'
import { brush } from '#engine/motifs/drawing/pen.ts'
import { rect, roundRect } from '#engine/motifs/drawing/shapes.ts'
import { fir } from '#engine/motifs/drawing/woods.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

const smoke = (x: number, y: number, random: Rng): Part[] => [
  ...clump(x + 26, y - 52, 15, 10, 7, random, 'cloud'),
  ...clump(x + 14, y - 34, 12, 9, 7, random, 'cloud'),
  ...clump(x + 5, y - 18, 9, 7, 6, random, 'cloud'),
]

const pane = (x: number, y: number, width: number, height: number): Part[] => [
  { d: rect(x - 4, y - 4, width + 8, height + 8), fill: 'wood', stroke: 0.9 },
  { d: rect(x, y, width, height), fill: 'flameIn', stroke: 0.8 },
  line(
    `M${x + width / 2} ${y}L${x + width / 2} ${y + height}M${x} ${y + height / 2}L${x + width} ${y + height / 2}`,
    0.8,
    1,
  ),
]

/** Courses of tiles between a ridge and an eave. */
const tiles = (
  left: [number, number],
  right: [number, number],
  top: number,
  bottom: number,
  rows: number,
) =>
  Array.from({ length: rows }, (_, i) => {
    const t = (i + 1) / (rows + 1)
    const y = top + (bottom - top) * t
    const [from, to] = [left[0] + (left[1] - left[0]) * t, right[0] + (right[1] - right[0]) * t]
    let d = `M${from.toFixed(1)} ${y.toFixed(1)}`
    const count = Math.round((to - from) / 11)
    for (let k = 0; k < count; k++) {
      const x = from + ((to - from) * (k + 1)) / count
      d += `Q${(x - (to - from) / count / 2).toFixed(1)} ${(y + 6).toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)}`
    }
    return d
  }).join('')

/** A cottage with a gable to the front, flowers at the door. */
function cottage(random: Rng): Part[] {
  return [
    ...smoke(58, -92, random),
    { d: rect(48, -92, 20, 50), fill: 'rock' },
    { d: rect(45, -98, 26, 8), fill: 'rockDark' },
    line('M48 -80L68 -80M48 -68L68 -68M58 -92L58 -80M54 -80L54 -68M62 -68L62 -56', 0.7, 1),
    { d: rect(6, -10, 92, 92), fill: 'banner' },
    { d: polygon(coords('-40,-78 76,-78 110,-4 20,-4')), fill: 'red' },
    line(tiles([-36, 16], [78, 108], -78, -4, 5), 0.7, 1),
    { d: polygon(coords('-94,82 -94,-8 -38,-74 18,-8 18,82')), fill: 'banner' },
    { d: polygon(coords('-110,0 -40,-92 -34,-92 32,0 20,4 -37,-72 -98,4')), fill: 'wood' },
    { d: circle([-38, -34], 12), fill: 'wood', stroke: 0.9 },
    { d: circle([-38, -34], 8), fill: 'flameIn', stroke: 0.8 },
    line('M-38 -42L-38 -26M-46 -34L-30 -34', 0.8, 1),
    ...pane(-80, 8, 26, 28),
    ...pane(40, 14, 34, 28),
    { d: 'M-24 82L-24 30C-24 16 6 16 6 30L6 82Z', fill: 'wood' },
    line('M-14 82L-14 24M-4 82L-4 24', 0.6, 1),
    { d: circle([0, 56], 2.4), fill: 'gold', stroke: 0.6 },
    { d: roundRect(-32, 80, 46, 7, 2), fill: 'rock' },
    ...clump(-76, 76, 22, 14, 9, random),
    ...clump(36, 78, 17, 11, 8, random),
    ...clump(82, 74, 22, 15, 9, random),
    ...coords('-84,72 -70,66 -62,78 34,76 78,66 92,74').map(([x, y]): Part => ({
      d: circle([x, y], 3.4),
      fill: 'pink',
      stroke: 0.7,
      detail: 1,
    })),
    {
      d: 'M-30 87L12 87C18 100 30 108 44 116L-48 116C-36 108 -30 98 -30 87Z',
      fill: 'sand',
      stroke: 0.9,
    },
    brush(coords('-122,90 -60,88 0,92 70,88 124,90'), 2.4),
  ]
}

/** Round logs laid up with crossing ends, a stone chimney, firs on either side. */
function cabin(random: Rng): Part[] {
  const logs = Array.from({ length: 6 }, (_, i): Part[] => {
    const y = 4 + i * 13
    return [
      { d: roundRect(-84, y, 168, 14, 6), fill: 'wood' },
      line(`M-60 ${y + 5}L-30 ${y + 5}M10 ${y + 9}L52 ${y + 9}`, 0.5, 2),
      ...[-78, 78].flatMap((x): Part[] => [
        { d: circle([x, y + 7], 7.6), fill: 'sand', stroke: 0.9 },
        line(circle([x, y + 7], 4) + circle([x, y + 7], 1.6), 0.5, 1),
      ]),
    ]
  }).flat()
  return [
    fir(-100, 86, 150, 34, random, 'leaf'),
    fir(104, 86, 124, 29, random, 'leaf'),
    ...smoke(46, -78, random),
    { d: rect(34, -78, 24, 60), fill: 'rock' },
    { d: rect(31, -84, 30, 8), fill: 'rockDark' },
    line(
      'M34 -64L58 -64M34 -50L58 -50M34 -36L58 -36M46 -78L46 -64M41 -64L41 -50M51 -50L51 -36',
      0.8,
      1,
    ),
    ...logs,
    { d: polygon(coords('-72,-50 72,-50 104,8 -104,8')), fill: 'leather' },
    line(tiles([-70, -100], [70, 100], -50, 8, 4), 0.7, 1),
    { d: rect(-106, 6, 212, 7), fill: 'wood' },
    { d: polygon(coords('-28,12 0,-34 28,12')), fill: 'wood' },
    { d: polygon(coords('-36,14 0,-46 36,14 28,14 0,-32 -28,14')), fill: 'leather', stroke: 0.9 },
    ...pane(-62, 30, 24, 24),
    ...pane(38, 30, 24, 24),
    { d: rect(-16, 26, 32, 56), fill: 'leather' },
    line('M-6 26L-6 82M5 26L5 82M-16 40L16 40', 0.7, 1),
    { d: circle([10, 56], 2.4), fill: 'gold', stroke: 0.6 },
    { d: roundRect(-30, 80, 60, 8, 3), fill: 'rock' },
    brush(coords('-134,88 -60,86 0,92 70,86 134,88'), 3),
  ]
}

export const house: Motif = {
  name: 'house',
  bulk: 5,
  category: 'object',
  words: ['house', 'cottage', 'cabin', 'log cabin', 'home', 'farmhouse'],
  variants: ['cottage', 'cabin'],
  draw: ({ variant, random }) => measured(variant === 'cabin' ? cabin(random) : cottage(random)),
}
