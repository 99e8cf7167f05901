import { measured } from '#engine/motifs/drawing/box.ts'
import { circle } from '#engine/motifs/drawing/geometry.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { around } from '#engine/motifs/drawing/flora.ts'
import { calmFace } from '#engine/motifs/drawing/ornament.ts'
import { beadRing } from '#engine/motifs/drawing/shapes.ts'

const straight: Part[] = [
  { d: 'M-11 0L0 -46L11 0Z', fill: 'sun' },
  { d: 'M0 2L0 -46L11 0Z', fill: 'flame', stroke: 0.7, detail: 1 },
]
const wavy: Part[] = [
  { d: 'M-10 0C-16 -14 6 -20 -5 -42C16 -32 4 -18 11 0Z', fill: 'flame' },
  line('M0 -2C-4 -12 8 -20 2 -32', 0.6, 1),
]

/** Sun with a calm face, straight and flaming rays in turn. */
export const sun: Motif = {
  name: 'sun',
  isDisc: true,
  category: 'celestial',
  words: ['sun', 'sun face', 'sun with face', 'sunshine', 'sol'],
  variants: ['face', 'plain'],
  spare: ['plain'],
  draw({ variant }) {
    const body: Part[] = [
      ...around(24, 58, (i) => (i % 2 ? wavy : straight)),
      { d: circle([0, 0], 62), fill: 'sun' },
      line(circle([0, 0], 57), 0.6, 1),
    ]
    if (variant === 'plain')
      return measured([
        ...body,
        ...beadRing([0, 0], 50, 32, 1.8, 'black', 2),
        { d: circle([0, 0], 43), fill: 'sun', stroke: 0.7, detail: 1 },
      ])
    const cheeks = line('M-40 14C-36 22 -28 24 -22 20M40 14C36 22 28 24 22 20', 0.6, 2)
    return measured([
      ...body,
      ...placed(calmFace({ lips: 'flame' }), { y: -4, scale: 1.02 }),
      cheeks,
    ])
  },
}
