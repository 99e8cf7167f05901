import { measured } from '#engine/motifs/drawing/box.ts'
import { around, stem } from '#engine/motifs/drawing/flora.ts'
import { coords } from '#engine/motifs/drawing/geometry.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { brush } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** A heart-shaped leaflet with the pale chevron of white clover, growing up from the origin. */
const leaflet: Part[] = [
  {
    d: 'M0 0C-14 -16 -52 -34 -52 -66C-52 -94 -18 -104 0 -80C18 -104 52 -94 52 -66C52 -34 14 -16 0 0Z',
    fill: 'leaf',
  },
  {
    d: 'M0 -34C-14 -40 -30 -46 -40 -58C-36 -64 -28 -62 0 -46C28 -62 36 -64 40 -58C30 -46 14 -40 0 -34Z',
    fill: 'paper',
    stroke: 0.4,
    detail: 1,
    shade: 0.5,
    isGleam: true,
  },
  line(
    'M0 -4L0 -74M-5 -14C-18 -30 -30 -44 -38 -70M5 -14C18 -30 30 -44 38 -70M-2 -24C-10 -44 -16 -58 -20 -82M2 -24C10 -44 16 -58 20 -82',
    0.55,
    1,
  ),
]

export const clover: Motif = {
  name: 'clover',
  isTiny: true,
  category: 'plant',
  words: ['clover', 'four leaf clover', 'shamrock', 'lucky clover', 'good luck'],
  variants: ['four', 'shamrock'],
  draw({ variant }) {
    const count = variant === 'four' ? 4 : 3
    return measured([
      stem(coords('0,0 14,60 -6,126'), 3.4, 4.4),
      ...around(
        count,
        3,
        () => placed(leaflet, { scale: count === 4 ? 0.92 : 1 }),
        count === 4 ? Math.PI / 4 : 0,
      ),
      brush(coords('-6,0 0,-4 6,0'), 2),
    ])
  },
}
