import { measured } from '#engine/motifs/drawing/box.ts'
import { TAU, type Point } from '#engine/motifs/drawing/geometry.ts'
import { brush } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** A whorl: rings round a core, wavy and broken where pores and old scars interrupt them, cut to a shape. */
function ridges(inside: (p: Point) => boolean, random: () => number): Part[] {
  const parts: Part[] = []
  for (let ring = 0; ring < 18; ring++) {
    const r = 4 + ring * 7.8,
      steps = 24 + ring * 7,
      turn = random() * TAU
    let run: Point[] = []
    const flush = () => {
      if (run.length > 3) parts.push(brush(run, 1.8))
      run = []
    }
    let gap = Math.floor(steps * (0.3 + random() * 0.4))
    for (let i = 0; i <= steps; i++) {
      const t = turn + (i / steps) * TAU
      // rings stretch downward into the arches at the root of the nail
      const stretch = Math.sin(t) > 0 ? 1.22 : 1.02
      const wobble = 1 + 0.035 * Math.sin(t * 3 + ring * 0.5) + 0.02 * Math.sin(t * 5 - ring)
      const p: Point = [Math.cos(t) * r * 0.84 * wobble, Math.sin(t) * r * stretch * wobble - 6]
      if (i === gap || !inside(p)) {
        flush()
        if (i === gap) gap += Math.floor(steps * (0.4 + random() * 0.5))
      } else run.push(p)
    }
    flush()
  }
  return parts
}

const inOval = ([x, y]: Point) => (x / 80) ** 2 + ((y - 2) / 112) ** 2 < 1
/** (x² + y² - 1)³ < x² y³ is the classic heart; y points up in it. */
const inHeart = ([px, py]: Point) => {
  const x = px / 96,
    y = -(py - 4) / 96
  return (x * x + y * y - 1) ** 3 < x * x * y ** 3
}

export const fingerprint: Motif = {
  name: 'fingerprint',
  category: 'symbol',
  words: ['fingerprint', 'finger print', 'thumbprint', 'fingerprint heart'],
  variants: ['oval', 'heart'],
  draw: ({ variant, random }) => measured(ridges(variant === 'heart' ? inHeart : inOval, random)),
}
