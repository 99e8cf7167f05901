import { measured } from '#engine/motifs/drawing/box.ts'
import { circle } from '#engine/motifs/drawing/geometry.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { star } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

const BLADE =
  'M36 -96C-34 -112 -104 -66 -104 0C-104 66 -34 112 36 96C-16 88 -50 48 -50 0C-50 -48 -16 -88 36 -96Z'
const filigree =
  'M-24 -84C-62 -66 -84 -36 -84 0C-84 36 -62 66 -24 84M-70 -14C-80 -6 -80 6 -70 14C-64 6 -64 -6 -70 -14M-66 -30C-74 -26 -78 -20 -76 -14M-66 30C-74 26 -78 20 -76 14M-52 -58C-60 -52 -66 -44 -66 -34M-52 58C-60 52 -66 44 -66 34'

export const crescent: Motif = {
  name: 'crescent',
  category: 'symbol',
  words: ['crescent and star', 'star and crescent', 'islamic crescent'],
  variants: ['star', 'ornate'],
  draw({ variant }) {
    const five = star(5, 46, 18, [0, 0])
    const parts: Part[] = [
      { d: BLADE, fill: 'sun' },
      ...placed(
        [
          { d: five, fill: 'sun' },
          line('M0 0L0 -46M0 0L43.7 -14.2M0 0L27 37.2M0 0L-27 37.2M0 0L-43.7 -14.2', 0.6, 1),
        ],
        { x: 34, y: 0, angle: 0.3 },
      ),
    ]
    if (variant === 'ornate')
      parts.push(
        line(filigree, 0.8, 1),
        ...[-62, -30, 0, 30, 62].map((y): Part => ({
          d: circle([-92 + Math.abs(y) * 0.22 + (y * y) / 420, y], 2.2),
          fill: 'black',
          stroke: 0,
          detail: 1,
        })),
      )
    return measured(parts)
  },
}
