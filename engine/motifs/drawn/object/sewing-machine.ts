import { measured } from '#engine/motifs/drawing/box.ts'
import { circle, coords, polygon, smooth } from '#engine/motifs/drawing/geometry.ts'
import { girdle, hoop, turned } from '#engine/motifs/drawing/lathe.ts'
import { gleam, line, packed, placed } from '#engine/motifs/drawing/parts.ts'
import { brush } from '#engine/motifs/drawing/pen.ts'
import { scroll } from '#engine/motifs/drawing/scroll.ts'
import { annulus, ellipse, rect, roundRect } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** Japanned iron with gilding, on a wooden base. */
const BODY =
  'M-112 58L-112 50C-70 46 20 48 44 44C52 36 54 10 50 -14C46 -30 30 -36 8 -36L-52 -36C-56 -36 -58 -32 -58 -26L-58 4L-98 4L-98 -36C-98 -60 -84 -70 -62 -70L40 -74C76 -74 92 -52 92 -18L94 48L112 52L112 58Z'

const gilding: Part[] = [
  ...scroll({
    points: coords('-40,-54 -16,-46 10,-54'),
    radius: 7,
    side: 1,
    width: 2.4,
    tag: 'gold',
  }),
  ...scroll({
    points: coords('-40,-54 -20,-62 2,-60'),
    radius: 5,
    side: -1,
    width: 2,
    tag: 'gold',
  }),
  ...scroll({ points: coords('72,-40 76,-16 70,8'), radius: 6, side: 1, width: 2.4, tag: 'gold' }),
  ...scroll({ points: coords('72,-40 80,-20 82,4'), radius: 5, side: -1, width: 1.8, tag: 'gold' }),
  { d: ellipse([30, -55], 13, 9), fill: 'gold', stroke: 0.7 },
  line(ellipse([30, -55], 9, 5.6), 0.7, 1),
  {
    d: 'M-100 53C-60 50 40 51 86 50L86 52.500C40 54 -60 53 -100 55.500Z',
    fill: 'gold',
    stroke: 0.3,
  },
]

/** The balance wheel, seen a little from the front. */
const wheel: Part[] = [
  { d: ellipse([8, 0], 27, 38), fill: 'black', stroke: 0.8 },
  { d: ellipse([0, 0], 28, 39) + ellipse([0, 0], 19, 28, false), fill: 'steel' },
  { d: 'M-3 -28L3 -28L3 28L-3 28Z', fill: 'steel', stroke: 0.8 },
  { d: 'M-19 -3L19 -3L19 3L-19 3Z', fill: 'steel', stroke: 0.8 },
  { d: ellipse([0, 0], 8, 11), fill: 'steel' },
  { d: ellipse([0, 0], 3.4, 5), fill: 'black', stroke: 0.4 },
  packed('M28 0C28 22 16 39 0 39C-6 39 -12 36 -17 31C2 36 20 22 22 -14C26 -10 28 -6 28 0Z'),
  gleam('M-24 -6C-22 -22 -14 -33 -4 -35L-3 -31C-12 -28 -18 -18 -20 -5Z'),
]

const spool: Part[] = [
  { d: ellipse([0, 14], 13, 3.6), fill: 'wood', stroke: 0.9 },
  { d: turned(coords('9,-12 11,0 9,12'), { sag: 0.2 }), fill: 'red', stroke: 0.9 },
  ...[-8, -4, 0, 4, 8].map((y) => line(hoop(10.5 - Math.abs(y) * 0.1, y, { sag: 0.2 }), 0.6, 1)),
  { d: girdle([13, -17], [13, -13], 0.24), fill: 'wood', stroke: 0.9 },
  { d: ellipse([0, -17], 13, 3.6), fill: 'wood', stroke: 0.9 },
  line('M0 -17L0 -26', 1.4, 0),
]

const machine: Part[] = [
  ...placed(spool, { x: 34, y: -90 }),
  // thread over the arm to the take-up and down to the needle
  line('M24 -92C-10 -104 -50 -96 -66 -78C-82 -72 -92 -40 -80 -20L-80 30', 0.8, 0),
  ...placed(wheel, { x: 104, y: -30 }),
  { d: BODY, fill: 'black', stroke: 0.8 },
  gleam(
    'M-88 -40C-88 -54 -80 -62 -64 -63L40 -67C50 -67 58 -64 64 -60L60 -57C54 -61 48 -63 40 -63L-62 -58C-74 -57 -82 -50 -83 -40Z',
  ),
  gleam('M58 -6C60 12 58 30 52 40L47 42C52 32 54 12 52 -6Z'),
  ...gilding,
  // face plate, tension, needle bar, presser foot
  { d: roundRect(-96, -44, 34, 46, 6), fill: 'steel' },
  line(roundRect(-92, -40, 26, 38, 4), 0.6, 1),
  { d: annulus([-79, -22], 9, 4), fill: 'gold', stroke: 0.8 },
  { d: circle([-79, -22], 3), fill: 'steel', stroke: 0.7 },
  line('M-90 -34L-86 -34M-72 -34L-68 -34M-90 -8L-86 -8M-72 -8L-68 -8', 1, 2),
  { d: rect(-84, 2, 6, 24), fill: 'steel', stroke: 0.9 },
  { d: rect(-72, 2, 5, 32), fill: 'steelDark', stroke: 0.9 },
  { d: polygon(coords('-83,26 -79,26 -80.500,50 -81.500,50')), fill: 'steel', stroke: 0.7 },
  { d: smooth(coords('-92,42 -76,34 -62,36 -60,44 -74,46 -90,48')), fill: 'steel', stroke: 0.9 },
  { d: smooth(coords('-62,-24 -52,-30 -48,-22 -56,-16')), fill: 'steel', stroke: 0.9 },
  // stitch length lever on the pillar
  { d: roundRect(66, 14, 12, 22, 3), fill: 'gold', stroke: 0.9 },
  line('M72 18L72 32', 0.9, 1),
  // bed plate and base
  { d: polygon(coords('-112,46 -60,44 -58,52 -112,55')), fill: 'steel', stroke: 0.9 },
  { d: polygon(coords('-122,58 122,58 128,68 -128,68')), fill: 'wood' },
  { d: rect(-128, 68, 256, 22), fill: 'wood' },
  line('M-120 76C-60 72 20 80 120 74M-118 84C-40 80 40 87 116 82', 0.6, 1),
  { d: 'M-126 90L126 90L118 98L-118 98Z', fill: 'black', stroke: 0.6 },
  packed('M60 68L128 68L128 90L84 90C90 82 80 76 60 68Z'),
  // cloth under the needle
  {
    d: smooth(
      coords('-100,50 -80,46 -52,48 -30,56 -44,66 -40,82 -66,86 -74,74 -104,78 -112,62'),
      true,
      0.9,
    ),
    fill: 'cloth',
  },
  brush(coords('-76,52 -72,66 -78,76'), 1.8),
  brush(coords('-54,54 -58,68 -52,80'), 1.6),
  line('M-98 56L-92 55M-88 54L-82 53M-78 52L-72 52M-68 52L-62 53M-58 54L-52 56', 1.1, 1),
]

export const sewingMachine: Motif = {
  name: 'sewing-machine',
  stands: true,
  category: 'object',
  words: ['sewing machine', 'old sewing machine'],
  variants: ['treadle'],
  draw: () => measured(machine),
}
