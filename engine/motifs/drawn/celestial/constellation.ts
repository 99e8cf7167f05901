import { coords, circle, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line } from '#engine/motifs/drawing/parts.ts'
import { star } from '#engine/motifs/drawing/shapes.ts'

interface Figure {
  stars: [x: number, y: number, size: number][]
  lines: Point[]
}
/** Star positions after the sky, north up, scaled to about 200 across; size follows brightness. */
const figures: Record<string, Figure> = {
  'big-dipper': {
    stars: [
      [96, -62, 8],
      [94, -14, 7],
      [40, -2, 7],
      [34, -40, 5],
      [-10, -48, 9],
      [-48, -54, 8],
      [-98, -20, 8],
    ],
    lines: coords('0,1 1,2 2,3 3,0 3,4 4,5 5,6'),
  },
  orion: {
    stars: [
      [-44, -72, 10],
      [34, -64, 7],
      [-12, 0, 7],
      [2, -6, 7],
      [16, -12, 7],
      [-30, 72, 6],
      [46, 66, 10],
      [0, -98, 5],
    ],
    lines: coords('0,1 0,2 1,4 2,3 3,4 2,5 4,6 5,6 0,7 1,7'),
  },
  cassiopeia: {
    stars: [
      [-96, 8, 7],
      [-48, -38, 7],
      [-4, 14, 9],
      [46, -26, 8],
      [94, 34, 8],
    ],
    lines: coords('0,1 1,2 2,3 3,4'),
  },
}

/** Lines stop short of the stars: a gap reads finer than a line running into a point. */
function between(a: Point, b: Point, gapA: number, gapB: number): string {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]),
    [ux, uy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length]
  return `M${(a[0] + ux * gapA).toFixed(1)} ${(a[1] + uy * gapA).toFixed(1)}L${(b[0] - ux * gapB).toFixed(1)} ${(b[1] - uy * gapB).toFixed(1)}`
}

export const constellation: Motif = {
  name: 'constellation',
  kind: 'stars',
  category: 'celestial',
  words: ['constellation', 'big dipper', 'orion', 'cassiopeia', 'star map'],
  variants: Object.keys(figures),
  draw({ variant, random }) {
    const { stars, lines } = figures[variant] ?? figures['big-dipper']!
    const links = lines
      .map(([i, j]) => {
        const a = stars[i]!,
          b = stars[j]!
        return between([a[0], a[1]], [b[0], b[1]], a[2] + 4, b[2] + 4)
      })
      .join('')
    const ys = stars.map(([, y]) => y),
      top = Math.min(...ys) - 22,
      bottom = Math.max(...ys) + 20
    const dust = Array.from({ length: 26 }, (): Part => ({
      d: circle(
        [(random() - 0.5) * 210, top + 4 + random() * (bottom - top - 8)],
        0.8 + random() * 0.9,
      ),
      fill: 'black',
      stroke: 0,
      detail: 2,
    }))
    const parts: Part[] = [
      ...dust,
      line(links, 0.9, 0),
      ...stars.map(([x, y, size]): Part => ({
        d: star(size > 7 ? 8 : 4, size * 1.5, size * 0.5, [x, y]),
        fill: 'star',
      })),
    ]
    return { parts, box: [-114, top, 114, bottom] }
  },
}
