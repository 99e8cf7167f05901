import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, polygon } from '#engine/motifs/drawing/geometry.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line } from '#engine/motifs/drawing/parts.ts'

/** Folded paper plane climbing to the right, with a looping dashed trail. */
export const paperPlane: Motif = {
  name: 'paper-plane',
  kind: 'flyer',
  category: 'object',
  words: ['paper plane', 'paper airplane', 'plane'],
  variants: ['trail', 'plain'],
  draw({ variant }) {
    const body: Part[] = [
      { d: polygon(coords('108,-84 -32,-22 2,4')), fill: 'paper' },
      { d: polygon(coords('108,-84 2,4 8,44')), fill: 'steelDark' },
      { d: polygon(coords('108,-84 8,44 28,22')), fill: 'steel' },
      { d: polygon(coords('108,-84 24,18 66,36')), fill: 'paper' },
      line('M92 -74L-8 -18M96 -68L58 22', 0.6, 2),
    ]
    if (variant === 'plain') return measured(body)
    // dashes are separate strokes: SVG dash patterns do not survive every export
    let trail = ''
    for (let i = 0; i < 26; i += 1) {
      const t = i / 26,
        next = (i + 0.55) / 26
      const at = (u: number) => {
        const a = u * Math.PI * 2.6 + 0.5
        return `${(-8 - 96 * u + 30 * Math.sin(a)).toFixed(1)} ${(46 + 28 * u - 26 * Math.cos(a) + 22).toFixed(1)}`
      }
      trail += `M${at(t)}L${at(next)}`
    }
    return measured([line(trail, 1.1, 0), ...body])
  },
}
