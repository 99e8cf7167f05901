import { measured } from '#engine/motifs/drawing/box.ts'
import { TAU, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Motif } from '#engine/motifs/motif.ts'
import { interlace, loop, softTriangle, type Strand } from '#engine/motifs/drawing/interlace.ts'

/** A plait bent round a circle: `lobes` bights, closing after `turns` rounds (the two share no factor, so it is one strand). */
const roundPlait = (radius: number, depth: number, lobes: number, turns: number): Strand =>
  loop(720, (t) => {
    const a = t * turns,
      r = radius + depth * softTriangle(t * lobes, 0.9)
    return [r * Math.sin(a), -r * Math.cos(a)]
  })

const ring = (radius: number): Strand =>
  loop(240, (t) => [radius * Math.sin(t), -radius * Math.cos(t)])

/** Three half circles through each other's centres: the pointed triquetra. */
function triquetra(size: number): Strand {
  const distance = size / 2,
    radius = distance * Math.sqrt(3)
  const points: Point[] = []
  for (let k = 0; k < 3; k++) {
    // going backwards, each half circle ends where the next begins
    const centre = Math.PI - (k * TAU) / 3
    const [cx, cy] = [distance * Math.sin(centre), -distance * Math.cos(centre)]
    for (let i = 0; i < 80; i++) {
      const a = centre + Math.PI - Math.PI / 2 + (i / 80) * Math.PI
      points.push([cx + radius * Math.sin(a), cy - radius * Math.cos(a)])
    }
  }
  return { points, closed: true }
}

/** Interlaced knots after the insular manuscripts. */
export const celticKnot: Motif = {
  name: 'celtic-knot',
  category: 'ornament',
  words: ['celtic knot', 'knotwork', 'triquetra', 'trinity knot', 'irish knot', 'endless knot'],
  variants: ['round', 'triquetra', 'band'],
  draw({ variant }) {
    if (variant === 'triquetra') {
      return measured(
        interlace([triquetra(94), ring(67)], 6.4, {
          tags: ['green', 'gold'],
          centreLine: true,
        }),
      )
    }
    if (variant === 'band') {
      const plait = loop(900, (t) => [
        108 * softTriangle(3 * t + 0.3, 0.99),
        40 * softTriangle(10 * t, 0.95),
      ])
      return measured(interlace([plait], 6, { tag: 'green', centreLine: true }))
    }
    const parts = interlace([roundPlait(58, 32, 8, 3)], 7, { tag: 'green', centreLine: true })
    return measured(parts)
  },
}
