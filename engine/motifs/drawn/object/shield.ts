import { measured } from '#engine/motifs/drawing/box.ts'
import { circle, coords } from '#engine/motifs/drawing/geometry.ts'
import { line } from '#engine/motifs/drawing/parts.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

const RIM =
  'M-98 -104C-60 -96 -28 -102 0 -118C28 -102 60 -96 98 -104L98 -10C98 52 54 98 0 124C-54 98 -98 52 -98 -10Z'
const FIELD =
  'M-82 -85C-50 -80 -24 -86 0 -99C24 -86 50 -80 82 -85L82 -10C82 42 46 81 0 105C-46 81 -82 42 -82 -10Z'

const heater = (isDivided: boolean): Part[] => [
  { d: RIM, fill: 'gold' },
  { d: FIELD, fill: isDivided ? 'banner' : 'steel', shade: 0.6 },
  ...(isDivided
    ? [
        {
          d: 'M-82 -34L82 -34L82 -10C82 -2 81 6 79 14L-79 14C-81 6 -82 -2 -82 -10Z',
          fill: 'red' as const,
        },
        line('M0 -99L0 -34M0 14L0 105', 1, 1),
      ]
    : []),
  ...coords('-90,-92 90,-92 0,-108 -90,-40 90,-40 -82,28 82,28 -46,84 46,84 0,114').map(
    (at): Part => ({ d: circle(at, 4), fill: 'steel', stroke: 0.7, detail: 1 }),
  ),
]

export const shield: Motif = {
  name: 'shield',
  category: 'object',
  words: ['shield', 'coat of arms', 'family crest'],
  variants: ['divided', 'blank'],
  pages: { blank: [{ box: [-66, -62, 66, 34] }] },
  draw: ({ variant }) => measured(heater(variant === 'divided')),
}
