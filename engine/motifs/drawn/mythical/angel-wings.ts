import { measured } from '#engine/motifs/drawing/box.ts'
import { coords } from '#engine/motifs/drawing/geometry.ts'
import { birdWing } from '#engine/motifs/drawing/plumage.ts'
import type { Motif } from '#engine/motifs/motif.ts'
import { mirrored } from '#engine/motifs/drawing/parts.ts'

/** Reaching far out from what it grows on, its longest feathers at the hand: the right one. */
const spreadWing = () =>
  birdWing({
    edge: coords('4,60 2,26 16,-10 50,-34 96,-44 146,-58 186,-86'),
    angles: [62, 70, 66, 56, 42, 24, 2, -22],
    lengths: [22, 54, 78, 96, 118, 132, 124, 84],
    count: 17,
    width: 9.5,
    tags: ['furLight', 'furLight', 'furLight'],
  })

/** Angel wings raised and half folded; the pair, or the right one alone; and one that is spread. */
export const angelWings: Motif = {
  name: 'angel-wings',
  kind: 'wings',
  category: 'mythical',
  words: ['angel wings', 'wings'],
  variants: ['pair', 'single', 'spread'],
  spare: ['spread'],
  rightAlone: 'spread',
  draw({ variant }) {
    if (variant === 'spread') return measured(spreadWing())
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
