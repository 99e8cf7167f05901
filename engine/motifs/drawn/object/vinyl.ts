import { measured } from '#engine/motifs/drawing/box.ts'
import {
  circle,
  coords,
  polar,
  polygon,
  sample,
  smooth,
  TAU,
  tube,
  type Point,
} from '#engine/motifs/drawing/geometry.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { brush } from '#engine/motifs/drawing/pen.ts'
import { ellipse, rect, roundRect } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** Light lies on the grooves in two opposite fans. */
const gleam = (angle: number): Part[] =>
  [44, 53, 62, 71, 80, 89].map((r, i) => {
    const spread = 0.2 + (i % 2) * 0.07
    return brush(
      Array.from({ length: 5 }, (_, k) => polar(r, angle + (k / 4 - 0.5) * 2 * spread)),
      2.2,
      'paper',
      1,
    )
  })

const record = (): Part[] => [
  { d: circle([0, 0], 100), fill: 'steelDark', tone: 0.4, shade: 0.6 },
  // grooves as rings of their own, so that shading without lines still shows them
  ...[96, 89, 82, 75, 68, 61, 54, 47].map((r, i): Part => ({
    d: circle([0, 0], r),
    fill: 'steelDark',
    tone: i % 2 ? 0.2 : 0.42,
    stroke: 0.5,
    shade: 0.6,
  })),
  ...gleam(-0.8),
  ...gleam(-0.8 + Math.PI),
  { d: circle([0, 0], 36), fill: 'red' },
  { d: circle([0, 0], 31), fill: 'red', stroke: 0.6 },
  line('M-20 -15L20 -15M-14 -21L14 -21M-22 14L-4 14M6 14L22 14M-16 20L16 20', 0.8, 1),
  { d: circle([0, 0], 10), fill: 'banner', stroke: 0.8 },
  { d: circle([0, 0], 3.6), fill: 'black', stroke: 0.5 },
]

/** The record slipping out of its sleeve. */
const sleeve = (): Part[] =>
  placed(
    [
      ...placed(record(), { x: 42, scale: 0.88 }),
      { d: rect(-116, -96, 150, 192), fill: 'cloth' },
      { d: rect(-108, -88, 134, 176), fill: 'banner', stroke: 0.7 },
      ...Array.from({ length: 7 }, (_, i): Part => ({
        d: circle([-41, 26], 52 - i * 7),
        fill: i % 2 ? 'banner' : 'flame',
        stroke: 0.7,
      })),
      { d: rect(-106, 27, 130, 59), fill: 'water', stroke: 0.7 },
      line('M-100 38L18 38M-92 48L10 48M-100 58L18 58M-90 68L8 68M-98 78L16 78', 0.9, 1),
      line('M-94 -70L-20 -70M-94 -60L-46 -60', 1.6, 1),
    ],
    { angle: -0.1 },
  )

/** Flower-shaped horn in its own frame: bell at the origin, throat running down to the left. */
function bell(): Part[] {
  const lobes = 8
  const rim = Array.from({ length: lobes * 4 }, (_, i): Point => {
    const angle = (i * TAU) / (lobes * 4)
    const r = 1 + 0.08 * Math.cos(lobes * angle)
    return [62 * r * Math.cos(angle), 54 * r * Math.sin(angle)]
  })
  const ribs = Array.from({ length: lobes }, (_, i) => {
    const angle = ((i + 0.5) * TAU) / lobes
    return polygon(
      [
        [-8 + 9 * Math.cos(angle), 6 + 8 * Math.sin(angle)],
        [56 * Math.cos(angle), 49 * Math.sin(angle)],
      ],
      false,
    )
  }).join('')
  return [
    { d: smooth(rim), fill: 'gold' },
    { d: ellipse([-2, 1], 46, 40), fill: 'gold', stroke: 0.7, tone: 0.16 },
    { d: ellipse([-5, 4], 28, 24), fill: 'gold', stroke: 0.7, tone: 0.34 },
    line(ribs, 0.8, 1),
    { d: ellipse([-8, 6], 11, 9.5), fill: 'black', stroke: 0.6 },
  ]
}

function gramophone(): Part[] {
  const throat = tube(
    sample(coords('10,26 -40,22 -60,-4 -44,-34 -8,-56'), 14),
    (u) => 4 + 28 * u ** 2.2,
  )
  return [
    // box on a plinth
    { d: polygon(coords('-92,74 92,74 98,136 -98,136')), fill: 'wood' },
    { d: polygon(coords('-74,86 74,86 78,124 -78,124')), fill: 'wood', stroke: 0.7, tone: 0.12 },
    line(
      'M-60 96C-30 92 20 100 58 95M-64 106C-20 102 30 110 64 104M-62 116C-24 112 24 120 62 114',
      0.5,
      2,
    ),
    { d: roundRect(-106, 134, 212, 14, 5), fill: 'wood' },
    { d: roundRect(-102, 64, 204, 13, 5), fill: 'wood' },
    ...coords('0,105').map((at): Part => ({ d: circle(at, 9), fill: 'gold', stroke: 0.9 })),
    // platter and record, foreshortened
    { d: ellipse([-10, 58], 78, 17), fill: 'steel' },
    { d: ellipse([-10, 54], 76, 16), fill: 'steelDark', tone: 0.5 },
    line(
      ellipse([-10, 54], 62, 13) + ellipse([-10, 54], 50, 10.5) + ellipse([-10, 54], 38, 8),
      0.6,
      1,
    ),
    { d: ellipse([-10, 54], 24, 5), fill: 'red', stroke: 0.8 },
    // crank
    line('M96 100L120 100L120 122', 3.2, 0),
    { d: roundRect(114, 118, 13, 20, 5), fill: 'wood' },
    // tone arm, sound box, horn
    { d: roundRect(66, 40, 16, 26, 4), fill: 'gold' },
    {
      d: tube(sample(coords('74,44 66,26 40,22 8,27'), 12), () => 5.4).strip(0, 1, -1, 1, 30),
      fill: 'gold',
    },
    { d: throat.strip(0, 1, -1, 1, 50), fill: 'gold' },
    line(throat.line(0.3, 0.98, 0.4, 20) + throat.line(0.3, 0.98, -0.3, 20), 0.6, 1),
    { d: circle([2, 36], 11), fill: 'steel' },
    { d: circle([2, 36], 5), fill: 'gold', stroke: 0.7 },
    line('M2 46L-2 54', 1.4, 0),
    ...placed(bell(), { x: 18, y: -76, angle: -0.35, scale: 1.22 }),
  ]
}

export const vinyl: Motif = {
  name: 'vinyl',
  category: 'object',
  words: ['vinyl', 'vinyl record', 'record', 'gramophone', 'phonograph'],
  variants: ['record', 'sleeve', 'gramophone'],
  draw({ variant }) {
    if (variant === 'gramophone') return measured(gramophone())
    return measured(variant === 'sleeve' ? sleeve() : record())
  },
}
