import { measured } from '#engine/motifs/drawing/box.ts'
import { circle, coords, smooth } from '#engine/motifs/drawing/geometry.ts'
import { girdle, turned } from '#engine/motifs/drawing/lathe.ts'
import { gleam, line, mirrored, packed } from '#engine/motifs/drawing/parts.ts'
import { brush, lines } from '#engine/motifs/drawing/pen.ts'
import { star } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** A glint with four long points. */
const spark = (x: number, y: number, r: number): Part => ({
  d: star(4, r, r * 0.2, [x, y]),
  fill: 'star',
  stroke: 0.6,
})

/** What is seen in it: mist in whorls, a thin moon, stars. */
const vision: Part[] = [
  {
    d: 'M20 -74C-6 -78 -30 -60 -30 -34C-30 -8 -6 10 20 4C2 0 -10 -16 -10 -34C-10 -54 2 -70 20 -74Z',
    fill: 'moon',
  },
  spark(22, -36, 17),
  spark(46, -66, 9),
  spark(-50, -62, 8),
  { d: circle([50, -22], 2.6), fill: 'star', stroke: 0.6 },
  { d: circle([-52, -16], 2.4), fill: 'star', stroke: 0.6 },
  // three banks of mist, the nearest last
  ...[
    '-78,14 -58,0 -36,8 -12,-2 10,10 34,2 56,14 80,6 78,30 0,40 -78,30',
    '-76,34 -50,20 -24,32 4,20 30,34 54,24 77,34 66,56 0,66 -66,56',
    '-64,54 -36,42 -8,54 22,44 48,52 64,54 40,74 0,80 -40,74',
  ].map((points, i): Part => ({ d: smooth(coords(points)), fill: 'cloud', tone: 0.12 - i * 0.05 })),
  brush(coords('-66,12 -52,6 -40,12 -46,19 -54,16'), 1.3),
  brush(coords('62,18 48,12 36,18 42,25 50,22'), 1.3),
  brush(coords('-20,36 -2,28 14,36 6,45 -4,41'), 1.5),
  lines(
    [coords('-58,40 -42,34 -28,40'), coords('34,42 48,36 60,40'), coords('-34,60 -10,64 14,58')],
    0.8,
  ),
]

const FOOT: Part[] = [
  { d: turned(coords('34,70 26,82 24,92 34,104 56,114 66,126'), { sag: 0.16 }), fill: 'gold' },
  { d: girdle([26, 84], [25, 94]), fill: 'gold', stroke: 0.9 },
  { d: girdle([58, 116], [66, 127]), fill: 'gold', stroke: 0.9 },
  packed(
    'M30 100C40 108 52 112 60 118C66 124 66 130 60 133C50 137 38 139 26 140C36 130 36 116 24 106Z',
  ),
  lines(
    [coords('-16,84 -16,94 -26,106'), coords('0,86 0,98 0,112'), coords('16,84 16,94 24,106')],
    0.8,
  ),
]

const whole = (): Part[] => [
  ...FOOT,
  { d: circle([0, -12], 92), fill: 'glass' },
  line(circle([0, -12], 84), 0.6, 2),
  ...vision,
  packed('M88 -40C98 0 82 50 40 72C28 78 14 80 2 80C40 70 66 44 76 8C80 -8 82 -24 80 -40Z'),
  gleam('M-78 -36C-70 -66 -50 -86 -24 -94C-26 -88 -28 -84 -30 -80C-48 -72 -62 -56 -70 -32Z', 0),
  gleam('M-12 -96C-8 -97 -2 -97 2 -97L1 -91C-3 -91 -7 -91 -11 -90Z'),
  // four claws of the stand hold it
  ...mirrored(
    [coords('18,88 54,80 78,58 88,30'), coords('4,92 26,82 38,64 42,44')].map((points) =>
      brush(points, 6.5, 'gold'),
    ),
  ),
]

export const crystalBall: Motif = {
  name: 'crystal-ball',
  stands: true,
  category: 'object',
  words: ['crystal ball', 'fortune ball'],
  variants: ['stand'],
  draw: () => measured(whole()),
}
