import { measured } from '#engine/motifs/drawing/box.ts'
import { circle } from '#engine/motifs/drawing/geometry.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, mirrored } from '#engine/motifs/drawing/parts.ts'
import { around } from '#engine/motifs/drawing/flora.ts'
import { clockDial } from '#engine/motifs/drawing/ornament.ts'
import { meltingDial } from '#engine/motifs/drawing/melting-dial.ts'
import { beadRing, ticks } from '#engine/motifs/drawing/shapes.ts'

/** Baroque wall clock: dial in a ring of leaves, scrollwork above and below. */
export const clock: Motif = {
  name: 'clock',
  isRead: true,
  isBrittle: true,
  category: 'object',
  words: ['clock', 'clock face', 'roman clock', 'time'],
  variants: ['plain', 'baroque', 'melting'],
  spare: ['melting'],
  draw({ variant, time }) {
    if (variant === 'melting') return measured(meltingDial(84, time?.hour ?? 1, time?.minute ?? 20))
    const shown = time ?? { hour: 3, minute: 52 }
    const rim: Part[] = [
      { d: circle([0, 0], 84), fill: 'gold' },
      line(circle([0, 0], 79), 0.6, 1),
      line(ticks([0, 0], 72, 79, 60), 0.5, 2),
      { d: circle([0, 0], 72), fill: 'gold', stroke: 0.8 },
      ...clockDial([0, 0], 67, shown),
    ]
    if (variant === 'plain') return measured(rim)
    const acanthus = around(28, 78, () => [
      { d: 'M-9 6C-10 -6 -4 -12 0 -17C4 -12 10 -6 9 6Z', fill: 'gold' as const },
      line('M0 4L0 -11', 0.6, 2),
    ])
    const scroll: Part[] = [
      {
        d: 'M0 -92C10 -104 26 -106 34 -98C42 -90 36 -78 27 -81C20 -84 24 -92 29 -89C26 -98 14 -96 8 -84Z',
        fill: 'gold',
      },
      {
        d: 'M0 92C12 104 30 106 40 96C47 87 40 76 31 80C25 84 29 91 34 88C30 97 16 96 8 84Z',
        fill: 'gold',
      },
    ]
    const parts: Part[] = [
      ...acanthus,
      ...mirrored(scroll),
      {
        d: 'M0 -128C6 -116 10 -108 10 -98C10 -92 -10 -92 -10 -98C-10 -108 -6 -116 0 -128Z',
        fill: 'gold',
      },
      { d: circle([0, -102], 5), fill: 'ruby', stroke: 0.8 },
      { d: 'M0 124C5 114 8 106 8 98L-8 98C-8 106 -5 114 0 124Z', fill: 'gold' },
      { d: circle([0, 0], 80), fill: 'gold' },
      ...beadRing([0, 0], 75, 60, 2, 'black', 2),
      { d: circle([0, 0], 70), fill: 'gold', stroke: 0.8 },
      ...clockDial([0, 0], 65, shown),
    ]
    return measured(parts)
  },
}
