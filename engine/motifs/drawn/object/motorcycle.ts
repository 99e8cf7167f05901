import { measured } from '#engine/motifs/drawing/box.ts'
import {
  circle,
  coords,
  sample,
  smooth,
  tube,
  type Point,
} from '#engine/motifs/drawing/geometry.ts'
import { line, mirrored } from '#engine/motifs/drawing/parts.ts'
import { brush } from '#engine/motifs/drawing/pen.ts'
import { annulus, ellipse, roundRect, ticks } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part, Tag } from '#engine/motifs/motif.ts'

const wheel = (centre: Point, radius: number): Part[] => [
  { d: annulus(centre, radius, radius * 0.74), fill: 'black', stroke: 0.4 },
  line(circle(centre, radius * 0.9), 0.5, 2),
  { d: annulus(centre, radius * 0.74, radius * 0.66), fill: 'steel', stroke: 0.8 },
  line(ticks(centre, radius * 0.16, radius * 0.66, 20), 0.6, 1),
  { d: circle(centre, radius * 0.18), fill: 'steel', stroke: 0.9 },
]
const pipe = (text: string, width: number, tag: Tag = 'steel'): Part => ({
  d: tube(sample(coords(text), 14), () => width).strip(0, 1, -1, 1, 40),
  fill: tag,
  stroke: 0.9,
})
/** One cylinder with cooling fins, leaning by `lean` to the side. */
const cylinder = (x: number, lean: number): Part[] => [
  { d: `M${x - 11} 34L${x + 11} 34L${x + 13 + lean} 2L${x - 9 + lean} 2Z`, fill: 'steel' },
  line(
    [0, 1, 2, 3, 4]
      .map(
        (i) => `M${x - 13 + lean * (i / 5)} ${30 - i * 6}L${x + 14 + lean * (i / 5)} ${30 - i * 6}`,
      )
      .join(''),
    1.2,
    0,
  ),
  { d: roundRect(x - 11 + lean, -8, 25, 11, 4), fill: 'steelDark', stroke: 0.9 },
]

/** A long-forked cruiser, front to the right. */
function cruiser(): Part[] {
  return [
    ...wheel([-96, 50], 46),
    ...wheel([108, 54], 42),
    // rear guard, frame and fork
    {
      d: 'M-146 40C-142 0 -96 -16 -62 2L-66 10C-96 -2 -130 10 -136 42Z',
      fill: 'black',
      stroke: 0.5,
    },
    pipe('-96,50 -54,46 -16,50', 4),
    pipe('-70,6 -84,30 -96,50', 3.6, 'steelDark'),
    pipe('50,-52 74,-4 108,54', 4.4),
    pipe('56,-54 82,-4 114,52', 3, 'steelDark'),
    { d: 'M68 26C84 2 124 0 146 30L140 34C122 12 94 12 76 32Z', fill: 'black', stroke: 0.5 },
    // engine
    { d: smooth(coords('-34,34 30,32 42,44 34,64 -30,66 -42,52')), fill: 'steelDark' },
    ...cylinder(-14, -12),
    ...cylinder(18, 12),
    { d: circle([2, 50], 13), fill: 'steel' },
    { d: circle([2, 50], 7), fill: 'steelDark', stroke: 0.7 },
    { d: circle([-24, 52], 8), fill: 'steel', stroke: 0.8 },
    { d: circle([2, 20], 10), fill: 'steel', stroke: 0.9 },
    line(ticks([2, 20], 3, 8, 8), 0.6, 2),
    // exhausts
    pipe('26,26 14,62 -40,70 -150,70', 6),
    pipe('-10,30 -24,60 -70,60 -144,58', 5),
    line('M-60 68L-146 68', 0.5, 2),
    // seat and tank
    {
      d: 'M-84 -6C-70 -22 -46 -18 -28 -8C-14 -4 -2 -12 8 -22L14 -8C0 4 -30 8 -60 6Z',
      fill: 'leather',
    },
    { d: 'M-4 -16C2 -40 30 -52 54 -44C62 -38 60 -28 50 -20C34 -10 14 -6 -2 -8Z', fill: 'red' },
    brush(coords('6,-20 20,-38 42,-40'), 1.6, 'paper'),
    {
      d: 'M16 -20C24 -28 36 -30 46 -28C38 -20 28 -16 16 -20Z',
      fill: 'gold',
      stroke: 0.7,
      detail: 1,
    },
    // bars, lamp, mirror
    pipe('54,-52 40,-84 14,-88', 3),
    { d: roundRect(2, -93, 18, 9, 4), fill: 'black', stroke: 0.5 },
    { d: smooth(coords('56,-56 72,-66 84,-56 80,-42 62,-42')), fill: 'steel' },
    { d: 'M80 -66C88 -60 88 -46 80 -40Z', fill: 'glass', stroke: 0.9 },
    { d: circle([34, -98], 6), fill: 'steel', stroke: 0.9 },
    line('M36 -92L42 -82', 1, 0),
  ]
}

/** What the right half shows from the front: engine and pipes behind, then fork, lamps and bar. */
const frontHalf: Part[] = [
  // cylinder, crash bar, foot rest, exhaust
  { d: 'M16 20L46 6L60 34L26 56Z', fill: 'steel' },
  line('M22 16L34 50M29 13L42 45M36 10L50 40M42 8L56 36', 1.1, 0),
  { d: roundRect(46, 2, 15, 20, 5), fill: 'steelDark', stroke: 0.9 },
  pipe('14,64 50,58 62,78 50,104 20,110', 4),
  { d: roundRect(54, 92, 34, 9, 4), fill: 'black', stroke: 0.6 },
  pipe('28,54 40,86 38,116', 6),
  { d: ellipse([38, 117], 8, 3.6), fill: 'black', stroke: 0.5 },
  // bar rising and sweeping back, lever, grip, mirror
  pipe('6,-66 22,-84 48,-92 92,-86', 3.6),
  { d: 'M84 -94L124 -86C128 -84 128 -76 123 -76L82 -80Z', fill: 'black', stroke: 0.6 },
  line('M92 -92L90 -80M100 -90L98 -78M108 -89L106 -78M116 -88L115 -77', 0.5, 2),
  line('M78 -84C92 -74 108 -70 120 -70', 1.3, 0),
  line('M66 -92C70 -106 76 -116 84 -122', 1.5, 0),
  { d: ellipse([92, -128], 20, 12), fill: 'steel' },
  { d: ellipse([92, -128], 15.5, 8.5), fill: 'glass', stroke: 0.7 },
  // indicator
  pipe('26,-20 44,-22 54,-22', 2.4, 'steelDark'),
  { d: circle([60, -22], 10), fill: 'steel' },
  { d: circle([60, -22], 7), fill: 'flame', stroke: 0.7 },
]

const forkLeg: Part[] = [
  pipe('18,124 20,60 24,-60', 5.4),
  { d: roundRect(13, 46, 14, 66, 5), fill: 'steelDark' },
  line('M20 52L19 106', 0.6, 1),
  { d: circle([18, 120], 7), fill: 'steel', stroke: 0.9 },
]

/** Head on: the great lamp, the fork, the tyre. */
const headOn = (): Part[] => [
  ...mirrored(frontHalf),
  { d: 'M-30 -60C-26 -92 26 -92 30 -60C20 -48 -20 -48 -30 -60Z', fill: 'red' },
  { d: ellipse([0, -76], 8, 4), fill: 'steel', stroke: 0.8 },
  { d: 'M-22 20L22 20L24 60L-24 60Z', fill: 'steelDark' },
  line('M-16 26L16 26M-17 34L17 34M-18 42L18 42M-19 50L19 50', 1, 1),
  { d: roundRect(-15, 30, 30, 128, 14), fill: 'black', stroke: 0.8 },
  line(
    [66, 80, 94, 108, 122, 136].map((y) => `M-13 ${y}L-4 ${y + 7}M13 ${y}L4 ${y + 7}`).join(''),
    0.9,
    1,
  ),
  line('M0 60L0 156', 0.7, 1),
  ...mirrored(forkLeg),
  { d: 'M-21 74C-23 22 23 22 21 74C16 60 8 56 0 56C-8 56 -16 60 -21 74Z', fill: 'red' },
  line('M0 37L0 55', 0.7, 1),
  { d: roundRect(-34, -70, 68, 12, 5), fill: 'steel' },
  { d: roundRect(-30, 2, 60, 10, 4), fill: 'steelDark' },
  { d: circle([0, -28], 36), fill: 'steel' },
  { d: circle([0, -28], 30), fill: 'glass' },
  line(
    'M-20 -50L-20 -6M-10 -56L-10 0M0 -58L0 2M10 -56L10 0M20 -50L20 -6M-29 -34L29 -34M-29 -22L29 -22',
    0.5,
    2,
  ),
  { d: circle([0, -28], 10), fill: 'steel', stroke: 0.8 },
  { d: circle([0, -28], 5.5), fill: 'flameIn', stroke: 0.6 },
  {
    d: 'M-22 -34C-20 -44 -14 -50 -6 -52L-5 -47C-11 -45 -15 -41 -17 -33Z',
    fill: 'paper',
    stroke: 0,
    shade: 0,
  },
]

export const motorcycle: Motif = {
  name: 'motorcycle',
  category: 'object',
  words: ['motorcycle', 'motorbike', 'chopper', 'harley', 'biker', 'bike engine'],
  variants: ['cruiser', 'front'],
  draw: ({ variant }) => measured(variant === 'front' ? headOn() : cruiser()),
}
