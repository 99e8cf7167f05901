import { measured } from '#engine/motifs/drawing/box.ts'
import { line } from '#engine/motifs/drawing/parts.ts'
import { star } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** A stub to tear off on either side, and the bites a punch has left in its edges. */
const ticketParts: Part[] = [
  {
    d: 'M-136 -62L136 -62L136 -16C122 -14 122 14 136 16L136 62L-136 62L-136 16C-122 14 -122 -14 -136 -16Z',
    fill: 'banner',
    shade: 0.4,
  },
  line('M-88 -52L88 -52L88 52L-88 52Z', 0.9, 1),
  line('M-83 -47L83 -47L83 47L-83 47Z', 0.5, 2),
  line(
    [-1, 1]
      .flatMap((side) =>
        Array.from(
          { length: 8 },
          (_, i) => `M${side * 98} ${-58 + i * 15}L${side * 98} ${-50 + i * 15}`,
        ),
      )
      .join(''),
    1.1,
    0,
  ),
  { d: star(5, 11, 4.8, [-114, 0], -1.57), fill: 'red', stroke: 0.8 },
  { d: star(5, 11, 4.8, [114, 0], 1.57), fill: 'red', stroke: 0.8 },
]

export const ticket: Motif = {
  name: 'ticket',
  category: 'object',
  words: ['ticket', 'movie ticket', 'cinema ticket', 'concert ticket', 'train ticket'],
  variants: ['stubs'],
  isRead: true,
  isForWords: true,
  pages: { stubs: [{ box: [-76, -40, 76, 40] }] },
  draw: () => measured(ticketParts),
}
