import { measured } from '#engine/motifs/drawing/box.ts'
import { smooth, type Point } from '#engine/motifs/drawing/geometry.ts'
import { line } from '#engine/motifs/drawing/parts.ts'
import { roundRect } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import type { Rng } from '#shared/random.ts'

const HALF = 140
const BARS = 47

/** How loud a voice is from the first breath to the last: three or four words, each swelling and dying away. */
function loudness(random: Rng): (t: number) => number {
  const words = [0.16, 0.4, 0.62, 0.85].map((at) => ({
    at: at + (random() - 0.5) * 0.06,
    wide: 0.05 + 0.06 * random(),
    high: 0.5 + 0.5 * random(),
  }))
  return (t) =>
    Math.max(0.05, ...words.map(({ at, wide, high }) => high * Math.exp(-(((t - at) / wide) ** 2))))
}

/** Bars of equal breadth about one line, as a recorder shows them. */
function bars(random: Rng): Part[] {
  const loud = loudness(random)
  const step = (2 * HALF) / BARS
  const d = Array.from({ length: BARS }, (_, i) => {
    const half = Math.max(2, 62 * loud((i + 0.5) / BARS) * (0.55 + 0.45 * random()))
    const wide = step * 0.52
    return roundRect(-HALF + i * step, -half, wide, 2 * half, wide / 2)
  }).join('')
  return [{ d, fill: 'black', stroke: 0.2 }]
}

/** One unbroken line that swings as wide as the voice is loud. */
function trace(random: Rng): Part[] {
  const loud = loudness(random)
  const swings = 46
  const points = Array.from({ length: swings * 2 + 1 }, (_, i): Point => {
    const t = i / (swings * 2)
    const side = i % 2 === 0 ? 1 : -1
    const calm = Math.min(1, 12 * t, 12 * (1 - t))
    return [-HALF + 2 * HALF * t, side * calm * 64 * loud(t) * (0.6 + 0.4 * random())]
  })
  const way: Point[] = [[-HALF - 26, 0], [-HALF - 8, 0], ...points, [HALF + 8, 0], [HALF + 26, 0]]
  return [line(smooth(way, false, 0.9), 1.5, 0)]
}

export const soundwave: Motif = {
  name: 'soundwave',
  category: 'symbol',
  words: ['soundwave', 'sound wave', 'waveform', 'voice wave', 'audio wave'],
  variants: ['bars', 'trace'],
  draw: ({ variant, random }) => measured(variant === 'trace' ? trace(random) : bars(random)),
}
