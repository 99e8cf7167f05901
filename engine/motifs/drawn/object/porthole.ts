import { measured } from '#engine/motifs/drawing/box.ts'
import { circle, coords, polar, TAU } from '#engine/motifs/drawing/geometry.ts'
import { gleam, line, packed } from '#engine/motifs/drawing/parts.ts'
import { brush, lines } from '#engine/motifs/drawing/pen.ts'
import { annulus, ellipse, roundRect } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

const RIM = { outer: 110, inner: 86, bolts: 98 }
const PANE = 74

const bolts = Array.from({ length: 12 }, (_, i): Part[] => {
  const at = polar(RIM.bolts, (i * TAU) / 12 + TAU / 24)
  return [
    { d: circle(at, 6.4), fill: 'gold', stroke: 0.9 },
    line(circle(at, 3.2), 0.5, 2),
    gleam(ellipse([at[0] - 1.8, at[1] - 2.2], 1.7, 1.1)),
  ]
}).flat()

/** What a window on the sea shows: a low sun between clouds, a swell, one gull. */
const view: Part[] = [
  { d: circle([18, -14], 20), fill: 'sun', stroke: 0.8 },
  lines([coords('-60,-8 -40,-12 -20,-8'), coords('30,-34 48,-38 60,-34')], 0.8),
  {
    d: 'M-73 12C-58 4 -48 4 -36 12C-24 20 -12 18 0 10C12 4 24 6 34 13C46 20 60 16 73 8C70 52 38 74 0 74C-38 74 -68 52 -73 12Z',
    fill: 'water',
  },
  lines(
    [
      coords('-66,28 -50,22 -34,30 -16,34 2,26'),
      coords('-4,44 14,36 32,44 52,40'),
      coords('-50,52 -34,46 -18,52'),
      coords('22,58 34,54 46,56'),
      coords('30,26 44,30 62,24'),
    ],
    0.8,
  ),
  brush(coords('-46,-34 -38,-41 -32,-36 -26,-42 -17,-36'), 1.5),
]

/** Glass in a hinged ring of brass, screwed down on a riveted plate. */
const window = (isOpen: boolean): Part[] => [
  // hinge, and the wing nut that shuts it
  { d: roundRect(-130, -26, 34, 52, 6), fill: 'gold' },
  { d: roundRect(-134, -20, 14, 40, 6), fill: 'gold', stroke: 0.9 },
  line('M-134 -6L-120 -6M-134 7L-120 7', 0.8, 1),
  { d: roundRect(96, -12, 30, 24, 6), fill: 'gold' },
  {
    d: 'M116 -30C128 -34 138 -26 134 -14L126 -4L126 4L134 14C138 26 128 34 116 30C112 20 114 10 118 0C114 -10 112 -20 116 -30Z',
    fill: 'gold',
  },
  { d: circle([122, 0], 6), fill: 'gold', stroke: 0.8 },
  { d: annulus([0, 0], RIM.outer, RIM.inner - 1), fill: 'gold' },
  packed('M40 102C72 90 98 62 107 26L101 25C92 58 70 82 40 95Z'),
  ...bolts,
  { d: circle([0, 0], PANE + 10), fill: 'black', stroke: 0.9 },
  { d: annulus([0, 0], RIM.inner, PANE), fill: 'gold', stroke: 1 },
  line(annulus([0, 0], 82, 78), 0.6, 1),
  { d: circle([0, 0], PANE), fill: isOpen ? 'black' : 'ice', shade: 0.3, tone: isOpen ? 0.5 : 0 },
  ...(isOpen ? [] : view),
  line(circle([0, 0], PANE), 1.2, 0),
  gleam('M-56 -34C-46 -50 -32 -60 -14 -65L-12 -57C-28 -52 -40 -44 -48 -31Z', 0),
  gleam('M-62 -20C-61 -24 -60 -27 -58 -30L-51 -26C-53 -23 -54 -20 -55 -17Z'),
  gleam('M-92 -46C-84 -66 -68 -84 -48 -94L-45 -89C-64 -79 -79 -63 -86 -44Z', 0),
]

export const porthole: Motif = {
  name: 'porthole',
  category: 'object',
  hollow: { open: [-70, -70, 70, 70] },
  words: ['porthole', 'ship window', 'ships window'],
  variants: ['shut', 'open'],
  spare: ['open'],
  draw: ({ variant }) => measured(window(variant === 'open')),
}
