import { measured } from '#engine/motifs/drawing/box.ts'
import {
  circle,
  coords,
  polygon,
  sample,
  TAU,
  tube,
  type Point,
} from '#engine/motifs/drawing/geometry.ts'
import { turned } from '#engine/motifs/drawing/lathe.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { gleam, line, packed, placed } from '#engine/motifs/drawing/parts.ts'
import { ellipse, rect, roundRect, ticks } from '#engine/motifs/drawing/shapes.ts'

/** One ring of the lens, `out` from the body toward the viewer's left. */
const RING: Point = [-0.94, 0.34]
const ringAt = (out: number): Point => [8 + RING[0] * out, 18 + RING[1] * out]
const ring = (out: number, half: number, fill: Part['fill'], stroke = 0.9): Part => ({
  d: ellipse(ringAt(out), half * 0.94, half),
  fill,
  stroke,
})
const knurls = (out: number, inner: number, outer: number, count: number): Part => {
  const [x, y] = ringAt(out)
  return line(
    Array.from({ length: count }, (_, i) => {
      const [c, s] = [Math.cos((i * TAU) / count), Math.sin((i * TAU) / count)]
      const at = (r: number) => `${(x + c * r * 0.94).toFixed(1)} ${(y + s * r).toFixed(1)}`
      return `M${at(inner)}L${at(outer)}`
    }).join(''),
    0.6,
    1,
  )
}

const strap = (path: string): Part[] => {
  const band = tube(sample(coords(path), 16), () => 5)
  return [
    { d: band.strip(0, 1, -1, 1, 80), fill: 'leather' },
    line(band.line(0.02, 0.98, -0.55, 70) + band.line(0.02, 0.98, 0.55, 70), 0.5, 1),
  ]
}

/** A dial on the top plate. */
const dial = (x: number, y: number, half: number, high: number): Part[] => [
  ...placed(
    [
      {
        d: turned(
          [
            [half, -high],
            [half, 0],
          ],
          { sag: 0.3 },
        ),
        fill: 'steel',
      },
      line(
        [-0.8, -0.55, -0.3, 0, 0.3, 0.55, 0.8]
          .map(
            (t) =>
              `M${half * t} ${-high + 0.3 * half * Math.sqrt(1 - t * t)}L${half * t} ${0.3 * half * Math.sqrt(1 - t * t)}`,
          )
          .join(''),
        0.7,
        1,
      ),
      { d: ellipse([0, -high], half, half * 0.3), fill: 'steel', stroke: 0.9 },
      line(ellipse([0, -high], half * 0.55, half * 0.16), 0.6, 1),
    ],
    { x, y },
  ),
]

/** A rangefinder turned a little from us, its strap thrown round it. */
function rangefinder(): Part[] {
  return [
    ...strap('110,-40 140,-70 120,-112 60,-122 -20,-108 -90,-116 -132,-88 -118,-34'),
    ...dial(-78, -46, 17, 14),
    ...dial(64, -60, 14, 12),
    { d: ellipse([90, -66], 7, 3), fill: 'steelDark', stroke: 0.9 },
    // the finder's hump and the shoe on it
    { d: polygon(coords('-34,-42 -26,-74 24,-80 36,-48')), fill: 'steel' },
    { d: polygon(coords('24,-80 36,-48 58,-58 44,-84')), fill: 'black', stroke: 0.8 },
    { d: polygon(coords('-26,-74 24,-80 44,-84 -4,-79')), fill: 'steel', stroke: 0.9 },
    { d: polygon(coords('-6,-80 24,-84 30,-89 0,-85')), fill: 'black', stroke: 0.8 },
    // top, side, front
    { d: polygon(coords('-112,-34 74,-48 114,-64 -62,-52')), fill: 'steel' },
    { d: polygon(coords('74,-48 114,-64 112,50 76,70')), fill: 'black', stroke: 0.9 },
    { d: polygon(coords('-112,-34 74,-48 76,70 -108,74')), fill: 'leather' },
    { d: polygon(coords('-112,-34 74,-48 74.500,-20 -111,-8')), fill: 'steel' },
    { d: polygon(coords('-109,62 76,58 76,70 -108,74')), fill: 'steel', stroke: 0.9 },
    packed(polygon(coords('40,-18 74.500,-20 76,58 30,59'))),
    line(
      Array.from({ length: 34 }, (_, i) => {
        const [x, y] = [-100 + ((i * i * 7 + i * 11) % 59), 4 + ((i * i * 5 + i * 3) % 53)]
        return `M${x} ${y}L${x + 3} ${y - 1}`
      }).join(''),
      0.8,
      2,
    ),
    { d: polygon(coords('-26,-44 -22,-66 18,-70 24,-48')), fill: 'glass', stroke: 0.9 },
    packed(polygon(coords('-4,-46 6,-69 18,-70 24,-48'))),
    { d: polygon(coords('44,-40 66,-42 66,-28 44,-26')), fill: 'glass', stroke: 0.9 },
    { d: ellipse([-82, -22], 7, 7.5), fill: 'glass', stroke: 0.9 },
    { d: ellipse([-82, -22], 3, 3.4), fill: 'black', stroke: 0.3 },
    gleam('M-106 -28L-60 -31L-60 -27L-106 -24Z'),
    // barrel: each ring nearer than the last
    ring(-2, 52, 'black'),
    ring(2, 51, 'steel'),
    ring(10, 48, 'black', 0.6),
    ring(14, 48, 'steel'),
    knurls(14, 40, 48, 54),
    ring(22, 42, 'black', 0.6),
    ring(28, 42, 'steel'),
    ring(28, 38, 'steelDark'),
    knurls(28, 33, 37, 30),
    ring(28, 31, 'black'),
    ring(27, 25, 'glass'),
    ring(26, 18, 'steelDark'),
    ring(25, 12, 'black'),
    gleam('M-38 14C-36 4 -28 -3 -19 -4L-18 1C-25 2 -31 8 -32 16Z'),
    { d: ellipse([-10, 38], 3.4, 4), fill: 'paper', stroke: 0, shade: 0, detail: 1 },
    // lugs
    { d: ellipse([-115, -26], 5, 7), fill: 'steel', stroke: 0.9 },
    { d: ellipse([112, -42], 4, 6), fill: 'steel', stroke: 0.9 },
  ]
}

/** The photograph on its way out: white border, hills under a low sun. */
const print: Part[] = [
  { d: rect(-56, 30, 112, 104), fill: 'paper', shade: 0.4 },
  { d: rect(-47, 34, 94, 74), fill: 'ice', stroke: 0.9, shade: 0.4 },
  { d: circle([14, 76], 15), fill: 'sun', stroke: 0.8 },
  {
    d: 'M-47 108L-47 84C-34 70 -22 74 -8 86C4 94 20 84 32 80C38 78 43 80 47 84L47 108Z',
    fill: 'leaf',
    stroke: 0.9,
  },
  line('M-38 94C-26 84 -16 88 -6 96M10 96C22 92 32 90 40 92', 0.6, 2),
]

/** Instant camera with its print half out of the slot. */
const instant = (): Part[] => [
  ...print,
  {
    d: 'M-98 -2L98 -2L108 34C108 42 104 46 98 46L-98 46C-104 46 -108 42 -108 34Z',
    fill: 'steelDark',
  },
  { d: roundRect(-66, 26, 132, 9, 4), fill: 'black', stroke: 0.7 },
  // the print passes in front of the lower lip only
  ...placed([{ d: rect(-56, 31, 112, 15), fill: 'paper', shade: 0.3 }], {}),
  {
    d: 'M-72 -112L72 -112C82 -112 87 -106 88 -98L100 2L-100 2L-88 -98C-87 -106 -82 -112 -72 -112Z',
    fill: 'banner',
  },
  line('M-86 -94L86 -94', 0.7, 1),
  ...(['red', 'flame', 'sun', 'green', 'blue'] as const).map((fill, i): Part => ({
    d: rect(-15 + i * 6, -24, 6, 26),
    fill,
    stroke: 0.6,
  })),
  { d: circle([0, -52], 42), fill: 'steelDark' },
  { d: circle([0, -52], 35), fill: 'steel', stroke: 0.9 },
  line(ticks([0, -52], 29, 34, 40), 0.5, 2),
  { d: circle([0, -52], 27), fill: 'black' },
  { d: circle([0, -52], 20), fill: 'glass', stroke: 0.8 },
  { d: circle([0, -52], 10), fill: 'black', stroke: 0.6 },
  {
    d: 'M-14 -58C-11 -65 -5 -69 2 -68L0 -64C-5 -64 -9 -61 -10 -56Z',
    fill: 'paper',
    stroke: 0,
    shade: 0,
  },
  { d: roundRect(-82, -104, 34, 24, 4), fill: 'glass', stroke: 0.9 },
  line('M-78 -98L-52 -98M-78 -92L-52 -92M-78 -86L-52 -86', 0.6, 1),
  { d: roundRect(54, -106, 26, 26, 4), fill: 'black' },
  { d: roundRect(59, -101, 16, 16, 3), fill: 'glass', stroke: 0.7 },
  { d: circle([70, -34], 10), fill: 'red' },
  { d: circle([-70, -34], 8), fill: 'steel', stroke: 0.9 },
  line('M-76 -34L-64 -34', 1, 1),
]

export const camera: Motif = {
  name: 'camera',
  isRead: true,
  category: 'object',
  words: ['camera', 'photo camera', 'vintage camera', 'photography'],
  variants: ['vintage', 'instant'],
  spare: ['instant'],
  draw: ({ variant }) => measured(variant === 'instant' ? instant() : rangefinder()),
}
