import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, sample, tube } from '#engine/motifs/drawing/geometry.ts'
import { gleam, line } from '#engine/motifs/drawing/parts.ts'
import { along, brush } from '#engine/motifs/drawing/pen.ts'
import { ellipse } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

const temple = (path: string): Part[] => {
  const body = tube(sample(coords(path), 14), (u) => along([6, 4.4, 3.4, 3.6, 5, 4], u))
  return [
    { d: body.strip(0, 1, -1, 1, 60), fill: 'black', stroke: 0.7 },
    { d: body.strip(0.06, 0.6, -0.5, -0.1, 30), fill: 'paper', stroke: 0, isGleam: true, shade: 0 },
  ]
}

/** Seen half from the side: the near lens wide, the far one narrow. */
const lens = (x: number, y: number, rx: number, ry: number): Part[] => [
  { d: ellipse([x, y], rx - 5, ry - 5), fill: 'glass', stroke: 0.6 },
  line(
    `M${x - rx * 0.5} ${y + ry * 0.5}L${x + rx * 0.1} ${y - ry * 0.38}M${x - rx * 0.28} ${y + ry * 0.62}L${x + rx * 0.42} ${y - ry * 0.4}M${x - rx * 0.12} ${y + ry * 0.66}L${x + rx * 0.22} ${y + ry * 0.16}`,
    0.7,
    1,
  ),
  {
    d: ellipse([x, y], rx, ry) + ellipse([x, y], rx - 6, ry - 6, false),
    fill: 'black',
    stroke: 0.7,
  },
  gleam(
    `M${x - rx + 3} ${y - 4}C${x - rx + 4} ${y - ry * 0.6} ${x - rx * 0.5} ${y - ry + 4} ${x - 4} ${y - ry + 3}C${x - rx * 0.5} ${y - ry + 8} ${x - rx + 8} ${y - ry * 0.5} ${x - rx + 3} ${y - 4}Z`,
  ),
]

const round = (): Part[] => [
  // far arm, then the near one, bent for the ear
  ...temple('78,-8 96,-46 104,-80 114,-94 122,-82 124,-64'),
  ...temple('-98,-4 -62,-52 -28,-88 -10,-100 4,-90 10,-70'),
  // pads on their wires
  line('M-14 10C-12 18 -10 22 -12 26M16 8C15 16 13 20 14 24', 1, 1),
  { d: ellipse([-12, 28], 4, 8), fill: 'glass', stroke: 0.8 },
  { d: ellipse([14, 26], 3.6, 8), fill: 'glass', stroke: 0.8 },
  ...lens(-56, 14, 46, 46),
  ...lens(50, 10, 37, 45),
  // bridge
  {
    d: tube(sample(coords('-16,-4 -8,-16 2,-19 12,-16 18,-6'), 10), (u) =>
      along([5, 4, 3.6, 4, 5], u),
    ).strip(0, 1, -1, 1, 30),
    fill: 'black',
    stroke: 0.7,
  },
  brush(coords('-8,-15 2,-18 10,-15'), 0.9, 'paper'),
  // hinges with their pins
  { d: 'M-106 -8L-96 -16L-88 -4L-98 6Z', fill: 'gold', stroke: 0.9 },
  { d: 'M82 -16L90 -8L88 4L80 -2Z', fill: 'gold', stroke: 0.9 },
]

export const glasses: Motif = {
  name: 'glasses',
  worn: 'glasses',
  category: 'object',
  words: ['glasses', 'spectacles', 'eyeglasses', 'reading glasses'],
  variants: ['round'],
  draw: () => measured(round()),
}
