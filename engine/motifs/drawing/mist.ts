// Clouds as they are drawn in Japan: scrolled lobes on fingers of mist.
import { circle, polar, type Point } from '#engine/motifs/drawing/geometry.ts'
import { lines } from '#engine/motifs/drawing/pen.ts'
import type { Part } from '#engine/motifs/motif.ts'

/** A lobe of a finger cloud: round, an echo inside the rim running into a scroll. */
export function lobe([x, y]: Point, r: number, turn: 1 | -1, start = 200): Part[] {
  const scroll = Array.from({ length: 22 }, (_, i): Point => {
    const t = i / 21
    return polar(r * (0.8 - 0.62 * t ** 0.8), ((start + turn * 500 * t) * Math.PI) / 180, [x, y])
  })
  return [{ d: circle([x, y], r), fill: 'cloud', stroke: 1 }, lines([scroll], 0.7, 1)]
}
/** A finger of mist: long, blunt at the head, drawn out to nothing. */
export const mistFinger = (x: number, y: number, length: number, thick: number): Part[] => {
  const s = Math.sign(length),
    t = thick
  return [
    {
      d: `M${x} ${y - t}C${x + length * 0.4} ${y - t} ${x + length * 0.8} ${y - t * 0.5} ${x + length} ${y + t * 0.2}C${x + length * 0.7} ${y + t * 0.4} ${x + length * 0.3} ${y + t} ${x} ${y + t}C${x - s * t * 1.3} ${y + t} ${x - s * t * 1.3} ${y - t} ${x} ${y - t}Z`,
      fill: 'cloud',
      stroke: 0.9,
    },
    lines(
      [
        [
          [x + s * 2, y - t * 0.3],
          [x + length * 0.4, y - t * 0.25],
          [x + length * 0.72, y + t * 0.05],
        ],
      ],
      0.5,
      2,
    ),
  ]
}
