import { measured } from '#engine/motifs/drawing/box.ts'
import { coords } from '#engine/motifs/drawing/geometry.ts'
import { birdWing } from '#engine/motifs/drawing/plumage.ts'
import type { Motif } from '#engine/motifs/motif.ts'
import { mirrored } from '#engine/motifs/drawing/parts.ts'

/** Angel wings raised and half folded; the pair, or the right one alone. */
export const angelWings: Motif = {
  name: 'angel-wings',
  category: 'mythical',
  words: ['angel wings', 'wings'],
  variants: ['pair', 'single'],
  draw({ variant }) {
    const wing = birdWing({
      edge: coords('8,46 11,6 24,-36 50,-70 82,-88 108,-84'),
      angles: [46, 64, 75, 78, 75, 66, 50, 26],
      lengths: [24, 72, 100, 120, 134, 136, 118, 82],
      count: 18,
      width: 9,
      tags: ['furLight', 'furLight', 'furLight'],
    })
    if (variant === 'single') return measured(wing)
    return measured(mirrored(wing))
  },
}
