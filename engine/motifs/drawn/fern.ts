import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, tube, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { follow } from '#engine/motifs/drawing/flora.ts'

/** A pinna: a tapering blade cut into rounded leaflets on both sides. */
function pinna(length: number): Part[] {
  const lobes = Math.max(4, Math.round(length / 6.5))
  const half = (side: number): Point[] =>
    Array.from({ length: lobes * 4 + 1 }, (_, i) => {
      const u = i / (lobes * 4),
        scallop = Math.abs(Math.sin(u * lobes * Math.PI)) ** 0.6
      const width = (1.4 + length * 0.14) * (1 - u * 0.82) * (0.3 + 0.7 * scallop)
      return [side * width, -u * length - scallop * 1.5]
    })
  const [right, left] = [half(1), half(-1).toReversed()]
  const d =
    'M' + [...right, ...left].map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L') + 'Z'
  return [{ d, fill: 'leaf', stroke: 0.8 }, line(`M0 0L0 ${(-length * 0.9).toFixed(1)}`, 0.5, 2)]
}

export const fern: Motif = {
  name: 'fern',
  category: 'plant',
  words: ['fern', 'fern leaf', 'frond', 'fern frond'],
  variants: ['frond'],
  draw() {
    const rachis: Point[] = coords('-18,124 4,60 2,-20 -26,-84 -58,-112')
    const at = follow(rachis)
    const parts: Part[] = []
    const rows = 17
    for (let i = rows - 1; i >= 0; i--) {
      const u = 0.2 + (i / rows) * 0.78,
        { x, y, angle } = at(u)
      // longest just above the foot, dwindling to the tip
      const length = 66 * (1 - i / rows) ** 0.8 * Math.min(1, 0.72 + i * 0.14) + 5
      for (const side of [-1, 1])
        parts.push(
          ...placed(pinna(length), { x, y, angle: angle + side * (1.24 - 0.3 * (i / rows)) }),
        )
    }
    parts.push({
      d: tube(
        Array.from({ length: 60 }, (_, i): Point => {
          const p = at(i / 59)
          return [p.x, p.y]
        }),
        (u) => 3 - 2.4 * u,
      ).strip(),
      fill: 'leaf',
      stroke: 0.8,
    })
    return measured(parts)
  },
}
