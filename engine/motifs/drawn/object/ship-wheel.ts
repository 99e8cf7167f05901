import { measured } from '#engine/motifs/drawing/box.ts'
import { around } from '#engine/motifs/drawing/flora.ts'
import { circle, coords } from '#engine/motifs/drawing/geometry.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { rope } from '#engine/motifs/drawing/ornament.ts'
import { annulus, beadRing, star } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** A turned spoke from hub to handle, pointing up. */
const spoke: Part[] = [
  {
    d: 'M-4 -14L-5 -34C-8 -40 -8 -46 -4 -50L-4 -84L4 -84L4 -50C8 -46 8 -40 5 -34L4 -14Z',
    fill: 'wood',
  },
  { d: 'M-5 -96C-9 -104 -8 -116 -5 -124C-3 -130 3 -130 5 -124C8 -116 9 -104 5 -96Z', fill: 'wood' },
  line('M-5 -40L5 -40M-5 -102L5 -102', 0.6, 1),
]

export const shipWheel: Motif = {
  name: 'ship-wheel',
  category: 'object',
  words: ['ship wheel', 'helm', 'steering wheel', 'ship helm', 'captain wheel'],
  variants: ['plain', 'rope'],
  draw({ variant }) {
    const wheel: Part[] = [
      ...around(8, 0, () => spoke),
      { d: annulus([0, 0], 97, 76), fill: 'wood' },
      line(circle([0, 0], 91) + circle([0, 0], 82), 0.6, 1),
      ...around(8, 86.5, () => [{ d: circle([0, 0], 4), fill: 'gold', stroke: 0.8 }]),
      { d: circle([0, 0], 24), fill: 'wood' },
      { d: circle([0, 0], 15), fill: 'gold' },
      ...beadRing([0, 0], 19.5, 12, 1.8, 'gold'),
      { d: star(8, 12, 4), fill: 'steelDark', stroke: 0.7 },
    ]
    if (variant === 'plain') return measured(wheel)
    return measured([
      ...rope(coords('-84,-60 -120,10 -96,96 -20,128 60,120 100,90'), 6),
      ...placed(wheel, {}),
      ...rope(coords('100,90 116,60 96,34 70,52 78,86 116,112'), 6),
    ])
  },
}
