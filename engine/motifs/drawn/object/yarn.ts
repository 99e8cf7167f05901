import { measured } from '#engine/motifs/drawing/box.ts'
import { circle, coords, sample, tube, type Point } from '#engine/motifs/drawing/geometry.ts'
import { gleam, line, packed, placed } from '#engine/motifs/drawing/parts.ts'
import { along, brush } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

const RADIUS = 78

/** Strands wound side by side over the ball: a lens of them between two bounding arcs, in the ball's own frame. */
function skein(angle: number, from: number, to: number, count: number): Part[] {
  const strand = (bulge: number): Point[] =>
    Array.from({ length: 13 }, (_, i): Point => {
      const t = -1 + (2 * i) / 12
      return [RADIUS * bulge * Math.sqrt(1 - t * t), RADIUS * t]
    })
  const edge = [...strand(from), ...strand(to).toReversed()]
  const path = (points: readonly Point[]) =>
    points.map(([x, y], i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')
  const inner = Array.from({ length: count - 1 }, (_, i) =>
    path(strand(from + ((to - from) * (i + 1)) / count)),
  ).join('')
  return placed([{ d: `${path(edge)}Z`, fill: 'red', stroke: 0.9 }, line(inner, 0.7, 1)], { angle })
}

const pin = (x: number, y: number, angle: number): Part[] => {
  const shaft = tube(sample(coords('0,96 0,20 0,-96'), 10), (u) => along([0.6, 3.4, 3.8, 3.8], u))
  return placed(
    [
      { d: shaft.strip(0, 1, -1, 1, 30), fill: 'wood' },
      packed(shaft.strip(0.06, 1, 0.2, 1, 30)),
      { d: circle([0, -100], 8.5), fill: 'gold' },
      gleam('M-5 -102C-5 -105 -2 -107 1 -107L1 -104C-1 -104 -2 -103 -3 -101Z'),
    ],
    { x, y, angle },
  )
}

const tail = tube(
  sample(
    coords('-40,64 -82,92 -104,74 -92,58 -78,74 -92,98 -44,108 20,100 70,112 108,96 124,104'),
    16,
  ),
  () => 3.6,
)

export const yarn: Motif = {
  name: 'yarn',
  category: 'object',
  words: ['yarn', 'ball of yarn', 'ball of wool', 'knitting yarn'],
  variants: ['ball'],
  draw: () =>
    measured([
      ...pin(18, -24, 0.72),
      ...pin(-14, -28, -0.62),
      ...placed(
        [
          { d: circle([0, 0], RADIUS), fill: 'red' },
          ...skein(0.5, -1, -0.1, 9),
          ...skein(-0.9, 0.1, 1, 9),
          ...skein(1.9, 0.3, 1, 8),
          ...skein(0.15, 0.35, 1, 7),
          ...skein(-0.55, -0.55, 0.12, 7),
          ...skein(0.95, -0.24, 0.32, 6),
        ],
        { y: 18 },
      ),
      // the side away from the light
      packed('M74 -6C90 38 60 88 12 94C-14 98 -36 92 -50 82C-20 88 20 80 42 58C60 40 72 18 74 -6Z'),
      gleam('M-62 0C-60 -18 -48 -34 -32 -42L-28 -35C-42 -27 -52 -14 -54 2Z'),
      { d: tail.strip(0, 1, -1, 1, 160), fill: 'red', stroke: 0.9 },
      line(
        Array.from({ length: 62 }, (_, i) => {
          const [a, b] = [tail.at(i / 62, -0.8), tail.at((i + 0.8) / 62, 0.8)]
          return `M${a[0].toFixed(1)} ${a[1].toFixed(1)}L${b[0].toFixed(1)} ${b[1].toFixed(1)}`
        }).join(''),
        0.5,
        2,
      ),
      brush(coords('-34,66 -46,74 -58,80'), 1.2),
    ]),
}
