import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, polar, TAU, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { chain as links } from '#engine/motifs/drawing/ornament.ts'

/** Chain: a closed ring, or a straight run with one link burst open. */
export const chain: Motif = {
  name: 'chain',
  cord: 'links',
  category: 'object',
  words: ['chain', 'chains', 'broken chain', 'chain link'],
  variants: ['ring', 'broken'],
  draw({ variant }) {
    if (variant === 'ring') {
      const circle: Point[] = Array.from({ length: 49 }, (_, i) => polar(78, (i * TAU) / 48))
      return measured(links(circle, 31.2, 'steel'))
    }
    // the burst link: one half swung open, splinters flying
    const half: Part[] = [
      {
        d: 'M-4 -4C-4 -20 12 -24 28 -22L30 -13C18 -15 6 -12 6 -2C6 6 14 9 22 8L23 17C8 19 -4 10 -4 -4Z',
        fill: 'steel',
      },
    ]
    const parts: Part[] = [
      ...links(coords('-128,44 -84,18 -38,6'), 34, 'steel'),
      ...links(coords('128,44 84,18 38,6'), 34, 'steel'),
      ...placed(half, { x: -32, y: 2, angle: -0.3 }),
      ...placed(half, { x: 32, y: 2, angle: 0.3, mirror: true }),
      line('M0 -18L0 -46M-14 -22L-24 -46M14 -22L24 -46M-6 22L-12 40M8 22L14 40', 1.1, 0),
    ]
    return measured(parts)
  },
}
