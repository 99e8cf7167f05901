import { measured } from '#engine/motifs/drawing/box.ts'
import { type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Motif } from '#engine/motifs/motif.ts'
import { interlace, loop } from '#engine/motifs/drawing/interlace.ts'

/** The lemniscate of Bernoulli, stretched a little taller. */
const lemniscate = (width: number, height: number) =>
  loop(400, (t): Point => {
    const k = 1 + Math.sin(t) ** 2
    return [(width * Math.cos(t)) / k, (height * Math.sin(t) * Math.cos(t)) / k]
  })

export const infinity: Motif = {
  name: 'infinity',
  category: 'symbol',
  words: ['infinity', 'infinity sign', 'infinity symbol', 'forever', 'eternity sign'],
  variants: ['ribbon', 'double'],
  draw({ variant }) {
    const path = lemniscate(98, 130)
    if (variant === 'ribbon')
      return measured(interlace([path], 10, { tag: 'blue', centreLine: false }))
    // two parallel strands weave where the loops cross
    const n = path.points.length
    const shifted = (offset: number) =>
      loop(n, (t) => {
        const i = Math.round((t / (Math.PI * 2)) * n) % n
        const a = path.points[(i + n - 1) % n]!,
          b = path.points[(i + 1) % n]!,
          p = path.points[i]!
        const length = Math.hypot(b[0] - a[0], b[1] - a[1])
        return [p[0] - ((b[1] - a[1]) / length) * offset, p[1] + ((b[0] - a[0]) / length) * offset]
      })
    return measured(interlace([shifted(-9), shifted(9)], 6, { tags: ['gold', 'blue'] }))
  },
}
