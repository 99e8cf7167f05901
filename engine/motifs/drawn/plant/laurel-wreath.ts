import { measured } from '#engine/motifs/drawing/box.ts'
import { circle, polar, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, mirrored, placed } from '#engine/motifs/drawing/parts.ts'
import { follow, leaf, stem } from '#engine/motifs/drawing/flora.ts'

const RADIUS = 78

/** Right-hand branch, from the tie at the bottom to the open top. */
function branch(tag: 'leaf' | 'gold'): Part[] {
  const path: Point[] = Array.from({ length: 13 }, (_, i) =>
    polar(RADIUS, Math.PI / 2 - 0.06 - (i / 12) * 2.72),
  )
  const at = follow(path)
  const parts: Part[] = [stem(path, 2.4, 1.2, tag === 'gold' ? 'gold' : 'wood')]
  const pairs = 11
  for (let i = 0; i < pairs; i++) {
    const u = 0.07 + (i / pairs) * 0.9,
      { x, y, angle } = at(u),
      size = 1 - 0.25 * u
    for (const side of [-1, 1])
      parts.push(
        ...placed(leaf({ length: 36, width: 8.5, veins: 2, tag, bend: side * 0.1 }), {
          x,
          y,
          angle: angle + side * 0.62,
          scale: size,
        }),
      )
    if (i % 2) {
      const berry = placed([{ d: circle([0, -13], 3.4), fill: 'ruby', stroke: 0.8, detail: 1 }], {
        x,
        y,
        angle: angle + (i % 4 === 1 ? 1.2 : -1.2),
      })
      parts.push(...berry)
    }
  }
  const end = at(0.97)
  parts.push(...placed(leaf({ length: 30, width: 7, veins: 1, tag }), end))
  return parts
}

export const laurelWreath: Motif = {
  name: 'laurel-wreath',
  kind: 'frame',
  worn: 'halo',
  category: 'plant',
  words: ['laurel', 'laurel wreath', 'wreath', 'victory wreath', 'olive wreath'],
  variants: ['green', 'gold'],
  draw({ variant }) {
    const ribbon: Part[] = [
      { d: 'M2 78C14 92 24 104 30 122L20 116L14 124C10 108 4 94 -4 84Z', fill: 'red' },
      { d: 'M0 78C14 64 36 64 36 76C36 90 14 92 0 80Z', fill: 'red' },
      line('M6 79C14 74 22 73 28 76', 0.6, 1),
    ]
    const parts: Part[] = [
      ...mirrored(branch(variant === 'gold' ? 'gold' : 'leaf')),
      ...mirrored(ribbon),
      { d: 'M-7 72C-2 70 2 70 7 72L7 86C2 88 -2 88 -7 86Z', fill: 'red' },
    ]
    return measured(parts)
  },
}
