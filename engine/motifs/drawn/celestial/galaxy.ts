import { measured } from '#engine/motifs/drawing/box.ts'
import { circle, type Point } from '#engine/motifs/drawing/geometry.ts'
import { brush } from '#engine/motifs/drawing/pen.ts'
import { star } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part, Tag } from '#engine/motifs/motif.ts'

export const galaxy: Motif = {
  name: 'galaxy',
  category: 'celestial',
  words: ['galaxy', 'milky way', 'spiral galaxy', 'nebula', 'universe', 'cosmos'],
  variants: ['spiral', 'tilted'],
  draw({ variant, random }) {
    const squash = variant === 'tilted' ? 0.46 : 0.86,
      lean = variant === 'tilted' ? -0.42 : -0.1
    const place = (r: number, a: number): Point => {
      const [x, y] = [r * Math.cos(a), r * Math.sin(a) * squash]
      return [x * Math.cos(lean) - y * Math.sin(lean), x * Math.sin(lean) + y * Math.cos(lean)]
    }
    const parts: Part[] = []
    // each arm is a sheaf of tapered strokes that leave the core one after the other
    for (let strand = 0; strand < 13; strand++)
      for (const arm of [0, Math.PI]) {
        const start = arm + strand * 0.11,
          turns = 2.5 + random() * 0.9 - strand * 0.05
        const curve = Array.from({ length: 14 }, (_, i) => {
          const t = i / 13
          return place(10 + 106 * t ** 0.9 * (1 + strand * 0.018), start + t * turns)
        })
        const tag: Tag = strand % 3 === 0 ? 'violet' : strand % 3 === 1 ? 'blue' : 'black'
        parts.push({
          ...brush(curve, tag === 'black' ? 1.5 : 4.2, tag),
          detail: tag === 'black' ? 0 : 1,
        })
      }
    parts.push(
      { d: circle([0, 0], 15), fill: 'star', stroke: 0.8 },
      { d: circle([0, 0], 7), fill: 'paper', stroke: 0, shade: 0 },
    )
    for (let i = 0; i < 90; i++) {
      const p = place(30 + 106 * Math.sqrt(random()), random() * Math.PI * 2)
      parts.push({
        d: circle(p, 0.7 + random() * 1.3),
        fill: random() < 0.5 ? 'black' : 'star',
        stroke: 0.2,
        detail: 1,
      })
    }
    for (const [r, a, size] of [
      [112, 2.4, 11],
      [96, 5.3, 8],
      [120, 0.7, 7],
      [104, 3.9, 6],
    ] as const)
      parts.push({ d: star(4, size, size * 0.22, place(r, a)), fill: 'star', stroke: 0.7 })
    return measured(parts)
  },
}
