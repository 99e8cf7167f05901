import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, circle, tube, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line } from '#engine/motifs/drawing/parts.ts'
import { annulus, star, ticks } from '#engine/motifs/drawing/shapes.ts'

/** The twelve glyphs as pen strokes in a box of about 100. */
const glyphs = {
  aries:
    'M0 46L0 -10C0 -36 -14 -48 -28 -46C-44 -44 -46 -22 -32 -14M0 -10C0 -36 14 -48 28 -46C44 -44 46 -22 32 -14',
  taurus:
    'M-40 -46C-30 -20 -18 -12 0 -12C18 -12 30 -20 40 -46M0 -12C-18 -12 -31 2 -31 18C-31 35 -17 48 0 48C17 48 31 35 31 18C31 2 18 -12 0 -12',
  gemini: 'M-38 -46C-16 -34 16 -34 38 -46M-38 46C-16 34 16 34 38 46M-15 -38L-15 38M15 -38L15 38',
  cancer:
    'M44 -22C20 -44 -24 -42 -42 -20M-28 -30C-14 -30 -14 -8 -28 -8C-42 -8 -42 -30 -28 -30M-44 22C-20 44 24 42 42 20M28 30C14 30 14 8 28 8C42 8 42 30 28 30',
  leo: 'M-18 14C-32 12 -34 32 -20 34C-6 36 -4 20 -10 6C-18 -12 -30 -18 -26 -34C-20 -52 16 -52 20 -28C22 -10 8 4 6 22C4 40 16 48 32 38',
  virgo:
    'M-46 -36C-38 -42 -34 -38 -34 -28L-34 30M-34 -24C-30 -42 -14 -42 -14 -24L-14 30M-14 -24C-10 -42 6 -42 6 -24L6 24C6 36 10 42 22 48M6 -6C14 -28 36 -24 34 -4C32 16 10 32 -4 44',
  libra: 'M-44 40L44 40M-44 18L-16 18C-32 4 -28 -34 0 -34C28 -34 32 4 16 18L44 18',
  scorpio:
    'M-46 -36C-38 -42 -34 -38 -34 -28L-34 30M-34 -24C-30 -42 -14 -42 -14 -24L-14 30M-14 -24C-10 -42 6 -42 6 -24L6 24C6 40 20 44 38 34M38 34L26 28M38 34L34 48',
  sagittarius: 'M-38 42L38 -42M6 -42L38 -42L38 -10M-26 2L8 36',
  capricorn:
    'M-44 -36C-34 -42 -28 -32 -28 -20L-28 16M-28 -18C-22 -42 0 -40 0 -16L0 20C0 38 -10 46 -20 44M0 8C6 -10 34 -10 34 10C34 30 6 30 0 10',
  aquarius:
    'M-44 -6L-28 -24L-14 -6L0 -24L14 -6L28 -24L44 -6M-44 24L-28 6L-14 24L0 6L14 24L28 6L44 24',
  pisces: 'M-32 -46C-8 -24 -8 24 -32 46M32 -46C8 -24 8 24 32 46M-38 0L38 0',
} as const
type Sign = keyof typeof glyphs
const signs = Object.keys(glyphs) as Sign[]

const cubic = (p: Point, [a, b, q]: readonly [Point, Point, Point]): Point[] =>
  Array.from({ length: 12 }, (_, i): Point => {
    const t = (i + 1) / 12
    const s = 1 - t
    const at = (k: 0 | 1) =>
      s ** 3 * p[k] + 3 * s * s * t * a[k] + 3 * s * t * t * b[k] + t ** 3 * q[k]
    return [at(0), at(1)]
  })

/** The pen's strokes as runs of points, broken at every straight piece so that corners stay sharp. */
function runsOf(glyph: string): Point[][] {
  const runs: Point[][] = []
  let run: Point[] = []
  for (const [, command, numbers] of glyph.matchAll(/([MLC])([^MLC]*)/g)) {
    const v = numbers!.trim().split(/[ ,]+/).map(Number)
    const points = Array.from({ length: v.length / 2 }, (_, i): Point => [v[2 * i]!, v[2 * i + 1]!])
    const end = points.at(-1)!
    if (command === 'C') run.push(...cubic(run.at(-1)!, points as [Point, Point, Point]))
    else {
      if (run.length > 1) runs.push(run)
      if (command === 'L') runs.push([run.at(-1)!, end])
      run = [end]
    }
  }
  return run.length > 1 ? [...runs, run] : runs
}

/** A glyph as a round-ended brush leaves it: outlines, so that it is as broad in every style. */
const brushed = (glyph: string): Part[] =>
  runsOf(glyph).flatMap((run) => {
    const stroke = (half: number) => tube(run, () => half).strip(0, 1, -1, 1, run.length * 2)
    const ink = (d: string, thin: string): Part => ({ d, thin, fill: 'black', stroke: 0.2 })
    return [
      ink(stroke(5), stroke(1.3)),
      ...[run[0]!, run.at(-1)!].map((end) => ink(circle(end, 5), circle(end, 1.3))),
    ]
  })

export const zodiac: Motif = {
  name: 'zodiac',
  isRead: true,
  category: 'symbol',
  words: ['zodiac', 'zodiac sign', 'star sign', 'horoscope', ...signs],
  variants: signs,
  draw({ variant }) {
    const sign = (variant in glyphs ? variant : 'aries') as Sign
    const parts: Part[] = [
      { d: annulus([0, 0], 96, 80), fill: 'gold', detail: 1 },
      line(ticks([0, 0], 84, 92, 48), 0.6, 2),
      ...[0, 1, 2, 3].map((k): Part => {
        const a = (k * Math.PI) / 2
        return {
          d: star(8, 11, 4, [88 * Math.sin(a), -88 * Math.cos(a)]),
          fill: 'star',
          stroke: 0.8,
          detail: 1,
        }
      }),
      ...brushed(glyphs[sign]),
      ...coords('-56,-34 58,30 50,-44 -52,40').map(([x, y]): Part => ({
        d: circle([x, y], 1.6),
        fill: 'black',
        stroke: 0,
        detail: 2,
      })),
    ]
    return measured(parts)
  },
}
