import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, polygon, type Point } from '#engine/motifs/drawing/geometry.ts'
import { hoop, turned } from '#engine/motifs/drawing/lathe.ts'
import { gleam, line, packed } from '#engine/motifs/drawing/parts.ts'
import { brush } from '#engine/motifs/drawing/pen.ts'
import { ellipse } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** A cube of ice as three faces about its near corner. */
function cube(corner: Point, right: Point, left: Point, up: Point): Part[] {
  const at = (a: number, b: number, c: number): Point => [
    corner[0] + right[0] * a + left[0] * b + up[0] * c,
    corner[1] + right[1] * a + left[1] * b + up[1] * c,
  ]
  const face = (...points: Point[]): string => polygon(points)
  return [
    { d: face(at(0, 0, 1), at(1, 0, 1), at(1, 1, 1), at(0, 1, 1)), fill: 'ice', stroke: 0.9 },
    {
      d: face(at(0, 0, 0), at(1, 0, 0), at(1, 0, 1), at(0, 0, 1)),
      fill: 'ice',
      tone: 0.16,
      stroke: 0.9,
    },
    {
      d: face(at(0, 0, 0), at(0, 1, 0), at(0, 1, 1), at(0, 0, 1)),
      fill: 'ice',
      tone: 0.06,
      stroke: 0.9,
    },
    line(
      `${polygon([at(0.2, 0, 0.8), at(0.62, 0, 0.82)], false)}${polygon([at(0.2, 0, 0.66), at(0.4, 0, 0.68)], false)}${polygon([at(0, 0.2, 0.2), at(0, 0.5, 0.5)], false)}`,
      0.7,
      1,
    ),
  ]
}

/** Diamonds cut into the lower half of the wall, shallower towards its sides. */
const cuts: Part[] = Array.from({ length: 6 }, (_, i): Part => {
  const x = (t: number) => 72 * Math.sin(((t - 3) / 3.1) * (Math.PI / 2))
  const [a, b, c] = [x(i), x(i + 0.5), x(i + 1)]
  const low = (at: number) => 14 * Math.sqrt(Math.max(0, 1 - (at / 80) ** 2))
  return {
    d: `M${b.toFixed(1)} ${(30 + low(b)).toFixed(1)}L${c.toFixed(1)} ${(53 + low(c)).toFixed(1)}L${b.toFixed(1)} ${(76 + low(b)).toFixed(1)}L${a.toFixed(1)} ${(53 + low(a)).toFixed(1)}Z`,
    fill: 'glass',
    tone: i % 2 ? 0.16 : 0.02,
    stroke: 0.8,
    detail: 1,
  }
})

const tumbler = (): Part[] => [
  { d: ellipse([0, -88], 88, 17), fill: 'glass', tone: 0.1 },
  { d: turned(coords('88,-88 86,-40 82,20 78,76 74,94 66,100'), { sag: 0.16 }), fill: 'glass' },
  // two fingers of whiskey over a thick foot, ice standing out of it
  { d: turned(coords('79,-20 78,0 75,30 72,58 68,66'), { sag: 0.17 }), fill: 'gold', stroke: 0.8 },
  { d: ellipse([0, -20], 79, 13), fill: 'gold', tone: 0.06, stroke: 0.9 },
  ...cube([-26, 20], [34, -10], [-30, -12], [2, -44]),
  ...cube([28, 28], [30, -14], [-34, -9], [-4, -42]),
  // what covers the foot of the ice
  {
    d: 'M-79 -8C-60 6 60 6 79 -8C78 10 76 24 75 30C50 48 -50 48 -75 30C-76 24 -78 10 -79 -8Z',
    fill: 'gold',
    stroke: 0,
    shade: 0.4,
  },
  line('M-74 2C-52 12 52 12 74 2', 0.9, 1),
  ...cuts,
  line(hoop(72, 88, { sag: 0.17 }), 0.8, 1),
  packed('M88 -86C88 -40 84 20 80 76C78 90 72 98 62 104C70 88 72 66 74 40C76 0 78 -44 80 -82Z'),
  brush(coords('-80,-70 -78,-20 -74,40 -70,84'), 2),
  gleam('M-72 -66C-72 -36 -70 -18 -69 -8L-62 -6C-64 -24 -65 -44 -65 -64Z'),
  line(ellipse([0, -88], 80, 13), 0.6, 1),
  line(hoop(88, -88, { sag: 0.19 }), 1.2, 0),
]

export const whiskeyGlass: Motif = {
  name: 'whiskey-glass',
  category: 'object',
  words: ['whiskey glass', 'whisky glass', 'whiskey tumbler'],
  variants: ['on-ice'],
  draw: () => measured(tumbler()),
}
