import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, circle, polar, TAU, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { feather, rope } from '#engine/motifs/drawing/ornament.ts'

const CENTRE: Point = [0, -44]
const HOOP = 62

/** The web: each round hangs its loops from the middles of the round before. */
function web(): string {
  let d = '',
    knots = Array.from({ length: 12 }, (_, i) => polar(HOOP - 5, (i * TAU) / 12 - TAU / 4, CENTRE))
  for (let round = 0; round < 5; round++) {
    const next: Point[] = []
    knots.forEach((p, i) => {
      const q = knots[(i + 1) % knots.length]!
      const middle: Point = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2]
      const dip: Point = [
        middle[0] + (CENTRE[0] - middle[0]) * 0.17,
        middle[1] + (CENTRE[1] - middle[1]) * 0.17,
      ]
      d += `M${p[0].toFixed(1)} ${p[1].toFixed(1)}Q${((p[0] + dip[0]) / 2 + (CENTRE[0] - p[0]) * 0.03).toFixed(1)} ${((p[1] + dip[1]) / 2 + (CENTRE[1] - p[1]) * 0.03).toFixed(1)} ${dip[0].toFixed(1)} ${dip[1].toFixed(1)}L${q[0].toFixed(1)} ${q[1].toFixed(1)}`
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

export const dreamcatcher: Motif = {
  name: 'dreamcatcher',
  category: 'object',
  words: ['dreamcatcher', 'dream catcher'],
  variants: ['feathers'],
  draw() {
    const hoop: Point[] = Array.from({ length: 41 }, (_, i) => polar(HOOP, (i * TAU) / 40, CENTRE))
    const parts: Part[] = [
      line('M0 -104L0 -120', 1, 0),
      { d: circle([0, -112], 4), fill: 'ruby', stroke: 0.8 },
      ...hanging(-46, -2, 24, 62, 0.12),
      ...hanging(46, -2, 24, 62, -0.12),
      ...hanging(0, 18, 26, 78, 0),
      line(web(), 0.6, 0),
      ...rope(hoop, 5),
      { d: circle([CENTRE[0], CENTRE[1]], 5), fill: 'iris', stroke: 0.9 },
      ...coords('-24,-64 22,-26 16,-72').map(([x, y]): Part => ({
        d: circle([x, y], 2.8),
        fill: 'blue',
        stroke: 0.7,
        detail: 1,
      })),
    ]
    return measured(parts)
  },
}
