import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, circle, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line } from '#engine/motifs/drawing/parts.ts'
import { chain, clockDial } from '#engine/motifs/drawing/ornament.ts'
import { annulus, beadRing, rect, roundRect, ticks } from '#engine/motifs/drawing/shapes.ts'

const CENTRE: Point = [0, 22]

/** Pocket watch with an engraved case, roman dial, crown, bow and a chain curling away. */
export const pocketWatch: Motif = {
  name: 'pocket-watch',
  category: 'object',
  words: ['pocket watch', 'watch', 'old watch', 'timepiece'],
  variants: ['chain'],
  draw() {
    const path: Point[] = coords('6,-84 34,-104 66,-92 72,-64 96,-46 112,-18 98,10 106,40 120,62')
    const parts: Part[] = [
      ...chain(path, 19),
      // bow: the ring the chain hangs from
      { d: annulus([0, -76], 17, 10.5), fill: 'gold' },
      { d: roundRect(-10, -68, 20, 16, 4), fill: 'gold' },
      line('M-5 -66L-5 -54M0 -66L0 -54M5 -66L5 -54', 0.6, 1),
      { d: rect(-7, -54, 14, 8), fill: 'gold' },
      { d: circle(CENTRE, 74), fill: 'gold' },
      line(circle(CENTRE, 70), 0.6, 1),
      line(ticks(CENTRE, 61, 70, 72), 0.5, 2),
      { d: circle(CENTRE, 61), fill: 'gold', stroke: 0.9 },
      ...beadRing(CENTRE, 57.6, 48, 1.6, 'black', 2),
      ...clockDial(CENTRE, 54, 10, 9),
    ]
    const seconds: Part[] = [
      { d: circle([0, 45], 11), fill: 'paper', stroke: 0.7, detail: 1 },
      line(ticks([0, 45], 8, 10, 12), 0.5, 2),
      line('M0 45L5 38', 0.8, 1),
    ]
    const glassAt = parts.length - 3
    parts.splice(glassAt, 0, ...seconds)
    return measured(parts)
  },
}
