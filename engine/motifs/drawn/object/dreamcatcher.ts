import { measured } from '#engine/motifs/drawing/box.ts'
import {
  coords,
  circle,
  lerp,
  smooth,
  polar,
  TAU,
  type Point,
} from '#engine/motifs/drawing/geometry.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { annulus } from '#engine/motifs/drawing/shapes.ts'
import { feather, rope } from '#engine/motifs/drawing/ornament.ts'

const CENTRE: Point = [0, -44]
const HOOP = 62

/** The web: each round hangs its loops from the middles of the round before. */
function web(centre: Point, radius: number): string {
  let d = '',
    knots = Array.from({ length: 12 }, (_, i) => polar(radius, (i * TAU) / 12 - TAU / 4, centre))
  for (let round = 0; round < 5; round++) {
    const next: Point[] = []
    knots.forEach((p, i) => {
      const q = knots[(i + 1) % knots.length]!
      const middle: Point = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2]
      const dip: Point = [
        middle[0] + (centre[0] - middle[0]) * 0.17,
        middle[1] + (centre[1] - middle[1]) * 0.17,
      ]
      d += `M${p[0].toFixed(1)} ${p[1].toFixed(1)}Q${((p[0] + dip[0]) / 2 + (centre[0] - p[0]) * 0.03).toFixed(1)} ${((p[1] + dip[1]) / 2 + (centre[1] - p[1]) * 0.03).toFixed(1)} ${dip[0].toFixed(1)} ${dip[1].toFixed(1)}L${q[0].toFixed(1)} ${q[1].toFixed(1)}`
      next.push(dip)
    })
    knots = next
  }
  return d
}

const hanging = (x: number, top: number, drop: number, size: number, lean: number): Part[] => [
  line(`M${x} ${top}L${x} ${top + drop + 6}`, 0.9, 0),
  { d: circle([x, top + drop * 0.4], 4), fill: 'blue', stroke: 0.8 },
  { d: circle([x, top + drop * 0.4 + 8], 3.2), fill: 'ruby', stroke: 0.8 },
  ...placed(feather(size, size * 0.17), { x, y: top + drop, angle: Math.PI + lean }),
]

/** A round hoop with three feathers below. */
function hooped(): Part[] {
  const hoop: Point[] = Array.from({ length: 41 }, (_, i) => polar(HOOP, (i * TAU) / 40, CENTRE))
  return [
    line('M0 -104L0 -120', 1, 0),
    { d: circle([0, -112], 4), fill: 'ruby', stroke: 0.8 },
    ...hanging(-46, -2, 24, 62, 0.12),
    ...hanging(46, -2, 24, 62, -0.12),
    ...hanging(0, 18, 26, 78, 0),
    line(web(CENTRE, HOOP - 5), 0.6, 0),
    ...rope(hoop, 5),
    { d: circle([CENTRE[0], CENTRE[1]], 5), fill: 'iris', stroke: 0.9 },
    ...coords('-24,-64 22,-26 16,-72').map(([x, y]): Part => ({
      d: circle([x, y], 2.8),
      fill: 'blue',
      stroke: 0.7,
      detail: 1,
    })),
  ]
}

/** A crescent wound with thread holds the net in its hollow; feathers hang along its lower edge. */
function crescent(): Part[] {
  const [outer, inner]: [Point, Point] = [
    [0, -40],
    [20, -48],
  ]
  const [outerRadius, innerRadius] = [76, 54]
  // the horns: where the two circles come closest
  const side = Math.atan2(inner[1] - outer[1], inner[0] - outer[0])
  const arc = (centre: Point, radius: number, from: number, to: number) =>
    Array.from({ length: 33 }, (_, i) => polar(radius, lerp(from, to, i / 32), centre))
  const back = arc(outer, outerRadius, side + 0.5, side + TAU - 0.5)
  const front = arc(inner, innerRadius, side + TAU - 0.34, side + 0.34)
  const windings = Array.from({ length: 44 }, (_, i) => {
    const angle = side + 0.72 + (i / 43) * (TAU - 1.44)
    const p = polar(outerRadius - 1, angle, outer)
    const q = polar(innerRadius + 1, angle + 0.05, inner)
    return `M${p[0].toFixed(1)} ${p[1].toFixed(1)}L${q[0].toFixed(1)} ${q[1].toFixed(1)}`
  }).join('')
  return [
    line('M-18 -114L-22 -136', 1, 0),
    { d: circle([-20, -126], 4), fill: 'ruby', stroke: 0.8 },
    ...hanging(-62, 2, 18, 50, 0.14),
    ...hanging(58, 2, 20, 50, -0.14),
    ...hanging(-32, 26, 22, 60, 0.07),
    ...hanging(30, 26, 22, 60, -0.07),
    ...hanging(0, 34, 26, 72, 0),
    line(web(inner, innerRadius - 3), 0.6, 0),
    { d: annulus(inner, innerRadius + 1, innerRadius - 3.5), fill: 'leather', stroke: 0.8 },
    { d: `${smooth(back, false)}L${smooth(front, false).slice(1)}Z`, fill: 'leather' },
    line(windings, 0.6, 1),
    { d: circle(inner, 5), fill: 'iris', stroke: 0.9 },
    ...coords('-2,-70 42,-30 2,-26 40,-72').map(([x, y]): Part => ({
      d: circle([x, y], 2.8),
      fill: 'blue',
      stroke: 0.7,
      detail: 1,
    })),
  ]
}

export const dreamcatcher: Motif = {
  name: 'dreamcatcher',
  kind: 'frame',
  held: 'hangs',
  category: 'object',
  words: ['dreamcatcher', 'dream catcher'],
  variants: ['feathers', 'crescent'],
  draw: ({ variant }) => measured(variant === 'crescent' ? crescent() : hooped()),
}
