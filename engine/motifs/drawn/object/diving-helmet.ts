import { measured } from '#engine/motifs/drawing/box.ts'
import {
  circle,
  coords,
  polar,
  sample,
  smooth,
  TAU,
  tube,
} from '#engine/motifs/drawing/geometry.ts'
import { gleam, line, mirrored, packed } from '#engine/motifs/drawing/parts.ts'
import { brush, symmetric } from '#engine/motifs/drawing/pen.ts'
import { annulus, ellipse, n2, rect, roundRect } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** A ring of bolts. */
const bolts = (
  at: readonly [number, number],
  radius: number,
  count: number,
  size: number,
): Part[] =>
  Array.from({ length: count }, (_, i): Part => ({
    d: circle(polar(radius, (i * TAU) / count + TAU / count / 2, at), size),
    fill: 'gold',
    stroke: 0.8,
    detail: 1,
  }))

/** A round window behind a grid of bars. */
const FACE: readonly [number, number] = [0, -22]
const bars: Part[] = [-22, 0, 22].flatMap((off): Part[] => {
  const half = n2(Math.sqrt(46 ** 2 - off ** 2))
  return [
    { d: rect(FACE[0] + off - 2.6, FACE[1] - half, 5.2, half * 2), fill: 'gold', stroke: 0.8 },
  ]
})

const sideWindow: Part[] = [
  { d: ellipse([80, -24], 15, 27), fill: 'gold' },
  { d: ellipse([83, -24], 9.5, 19), fill: 'black', stroke: 0.6 },
  gleam('M79 -38C82 -40 84 -40 86 -38L84 -30L80 -30Z'),
  line('M76 -24L91 -24', 1.6, 0),
]

const HOSE = tube(sample(coords('56,-76 92,-102 122,-82 126,-40 116,-4 128,34'), 12), () => 8)
const RIBS = Array.from({ length: 13 }, (_, i) => {
  const u = 0.26 + i * 0.058
  return smooth([HOSE.at(u, -1), HOSE.at(u + 0.012, 0), HOSE.at(u, 1)], false)
}).join('')

/** The breastplate's lacing and its wing nuts. */
const nuts: Part[] = coords('30,84 62,74 86,58').flatMap(([x, y]): Part[] => [
  { d: circle([x, y], 6), fill: 'steel', stroke: 0.9 },
  line(`M${x - 8} ${y - 3}L${x + 8} ${y + 3}`, 2.4, 1),
])

const helmet = (): Part[] => [
  // air hose at the back
  { d: HOSE.strip(0, 1, -1, 1, 40), fill: 'leather' },
  line(RIBS, 0.9, 1),
  // breastplate
  {
    d: symmetric(coords('0,66 40,60 72,40 98,44 116,70 112,96 84,118 40,130 0,133'), 0.8),
    fill: 'gold',
  },
  packed('M98 44L116 70C118 84 116 92 112 96C100 110 84 118 64 124C84 110 96 90 94 66Z'),
  line('M-108 88C-74 116 -36 124 0 124C36 124 74 116 108 88', 0.8, 1),
  line('M-98 54C-68 88 -34 98 0 98C34 98 68 88 98 54', 1, 0),
  ...mirrored(nuts),
  // collar and ball
  { d: 'M-66 34C-40 52 40 52 66 34L70 56C42 78 -42 78 -70 56Z', fill: 'gold' },
  line('M-68 45C-40 66 40 66 68 45', 0.8, 1),
  {
    d: smooth(
      coords(
        '0,-116 46,-106 82,-72 94,-26 84,18 62,42 0,54 -62,42 -84,18 -94,-26 -82,-72 -46,-106',
      ),
    ),
    fill: 'gold',
  },
  packed(
    'M60 -96C82 -76 94 -50 94 -26C92 4 82 30 62 42C44 50 22 54 4 54C40 44 62 20 66 -16C68 -44 66 -74 60 -96Z',
  ),
  ...mirrored(sideWindow),
  // front window
  { d: circle(FACE, 58), fill: 'gold' },
  ...bolts(FACE, 51.5, 12, 3.6),
  { d: annulus(FACE, 45, 0.5), fill: 'black', stroke: 0.9 },
  gleam('M-36 -40C-28 -54 -14 -62 0 -63L-2 -54C-14 -52 -24 -44 -29 -34Z', 0),
  gleam('M8 12C18 8 26 2 31 -6L34 -2C28 8 20 14 10 17Z'),
  ...bars,
  { d: rect(FACE[0] - 46, FACE[1] - 2.6, 92, 5.2), fill: 'gold', stroke: 0.8 },
  // top light
  { d: ellipse([0, -96], 30, 15), fill: 'gold' },
  { d: ellipse([0, -98], 21, 9), fill: 'black', stroke: 0.6 },
  gleam('M-14 -101C-8 -105 0 -106 6 -105L4 -101C-2 -102 -8 -100 -12 -97Z'),
  { d: roundRect(-92, 20, 20, 14, 4), fill: 'steel' },
  gleam('M-70 -62C-62 -80 -48 -94 -32 -100L-30 -94C-44 -88 -56 -75 -63 -58Z'),
  brush(coords('-80,8 -70,26 -50,40'), 2),
]

export const divingHelmet: Motif = {
  name: 'diving-helmet',
  worn: 'hat',
  category: 'object',
  words: ['diving helmet', 'divers helmet', 'deep sea helmet'],
  variants: ['front'],
  draw: () => measured(helmet()),
}
