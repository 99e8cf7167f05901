import { measured } from '#engine/motifs/drawing/box.ts'
import { circle, coords, smooth, type Point } from '#engine/motifs/drawing/geometry.ts'
import { muscleCar } from '#engine/motifs/drawing/muscle-car.ts'
import { line } from '#engine/motifs/drawing/parts.ts'
import { brush } from '#engine/motifs/drawing/pen.ts'
import { annulus, ellipse, roundRect, ticks } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

const wheel = (centre: Point, radius: number): Part[] => [
  { d: circle(centre, radius), fill: 'black', stroke: 0.5 },
  { d: annulus(centre, radius * 0.78, radius * 0.6), fill: 'paper', stroke: 0.6 },
  { d: circle(centre, radius * 0.58), fill: 'steel' },
  line(ticks(centre, radius * 0.2, radius * 0.5, 14), 0.7, 1),
  { d: circle(centre, radius * 0.2), fill: 'steel', stroke: 0.9 },
]

/** A fifties hardtop from the side: fins, two tones, whitewall tyres. Front to the right. */
function classic(): Part[] {
  return [
    { d: 'M-104 -14C-92 -44 -68 -56 -30 -58L26 -58C52 -56 70 -38 84 -14Z', fill: 'steelDark' },
    { d: 'M-88 -14C-80 -36 -62 -48 -34 -50L-14 -50L-14 -14Z', fill: 'glass', stroke: 0.9 },
    { d: 'M-8 -50L22 -50C44 -48 58 -34 70 -14L-8 -14Z', fill: 'glass', stroke: 0.9 },
    {
      d: 'M-60 -20L-44 -46L-36 -47L-52 -20ZM14 -20L28 -46L36 -43L22 -20Z',
      fill: 'paper',
      stroke: 0,
      shade: 0,
      detail: 1,
    },
    line('M44 -16C48 -24 50 -30 48 -36', 1.2, 1),
    // body with the fin rising to the tail
    {
      d: 'M-156 -26C-146 -28 -132 -22 -118 -16L84 -16C116 -14 148 -8 156 6C160 16 158 28 154 34L-150 34C-158 28 -158 8 -152 -6Z',
      fill: 'red',
    },
    {
      d: 'M-150 6C-100 -4 -40 4 10 12C60 18 120 12 156 10L157 20C110 24 50 26 0 20C-50 14 -110 10 -153 18Z',
      fill: 'banner',
      stroke: 0.8,
    },
    line('M-14 -14L-14 32M62 -14C64 4 62 20 58 32M-76 -14C-78 4 -76 20 -72 32', 0.8, 1),
    { d: roundRect(-34, -8, 16, 4.4, 2), fill: 'steel', stroke: 0.7 },
    { d: roundRect(38, -8, 16, 4.4, 2), fill: 'steel', stroke: 0.7 },
    brush(coords('-140,-12 -60,-10 60,-10'), 1.4, 'paper'),
    { d: 'M-158 -24C-162 -18 -162 -8 -154 -4L-148 -10L-150 -24Z', fill: 'ruby', stroke: 0.8 },
    { d: ellipse([146, 0], 9, 9), fill: 'steel' },
    { d: ellipse([148, 0], 6, 7), fill: 'glass', stroke: 0.7 },
    { d: roundRect(120, 24, 46, 11, 5), fill: 'steel' },
    { d: roundRect(-168, 22, 40, 11, 5), fill: 'steel' },
    { d: 'M-66 34L68 34L64 42L-62 42Z', fill: 'steelDark', stroke: 0.9 },
    // arches, then the wheels in them
    ...[-94, 96].flatMap((x): Part[] => [
      { d: `M${x - 34} 36C${x - 34} -6 ${x + 34} -6 ${x + 34} 36Z`, fill: 'black', stroke: 0.9 },
      ...wheel([x, 36], 27),
    ]),
  ]
}

/** A little round-backed car, as children draw it and surfers drive it. */
function compact(): Part[] {
  return [
    {
      d: smooth(
        coords(
          '-124,32 -122,0 -100,-28 -70,-44 -44,-72 0,-84 42,-72 64,-42 96,-30 122,-4 126,32 60,38 -60,38',
        ),
        true,
        0.9,
      ),
      fill: 'green',
    },
    { d: 'M-58 -40C-48 -60 -28 -70 -6 -70L-6 -38Z', fill: 'glass', stroke: 0.9 },
    { d: 'M4 -70C26 -68 42 -56 50 -38L4 -38Z', fill: 'glass', stroke: 0.9 },
    line(
      'M-2 -72C-4 -30 -6 10 -2 34M50 -36C58 -10 56 14 48 32M-60 -38C-70 -20 -74 0 -66 18',
      0.8,
      1,
    ),
    { d: roundRect(14, -22, 16, 4.4, 2), fill: 'steel', stroke: 0.7 },
    brush(coords('-98,-14 -40,-24 60,-24 104,-10'), 1.4, 'paper'),
    line('M-120 12C-60 4 60 4 122 12', 0.7, 1),
    ...[-78, 80].flatMap((x): Part[] => [
      {
        d: `M${x - 44} 34C${x - 44} -22 ${x + 44} -22 ${x + 44} 34L${x + 30} 36C${x + 28} 4 ${x - 28} 4 ${x - 30} 36Z`,
        fill: 'green',
      },
      { d: `M${x - 30} 38C${x - 30} 4 ${x + 30} 4 ${x + 30} 38Z`, fill: 'black', stroke: 0.6 },
      ...wheel([x, 38], 25),
    ]),
    { d: roundRect(-46, 32, 92, 9, 4), fill: 'steelDark' },
    { d: ellipse([116, -2], 10, 12), fill: 'steel' },
    { d: ellipse([119, -2], 6.5, 8.5), fill: 'glass', stroke: 0.7 },
    { d: roundRect(112, 24, 28, 9, 4), fill: 'steel' },
    { d: roundRect(-138, 24, 28, 9, 4), fill: 'steel' },
    { d: ellipse([-120, -2], 6, 8), fill: 'ruby', stroke: 0.8 },
  ]
}

export const car: Motif = {
  name: 'car',
  stands: true,
  category: 'object',
  words: ['car', 'classic car', 'vintage car', 'old car', 'muscle car', 'oldtimer'],
  variants: ['classic', 'muscle', 'compact'],
  draw: ({ variant }) =>
    measured(variant === 'compact' ? compact() : variant === 'muscle' ? muscleCar() : classic()),
}
