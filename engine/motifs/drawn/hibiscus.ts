import { measured } from '#engine/motifs/drawing/box.ts'
import { circle, polar } from '#engine/motifs/drawing/geometry.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { around, leaf, petal } from '#engine/motifs/drawing/flora.ts'
import { star } from '#engine/motifs/drawing/shapes.ts'

/** Column of stamens reaching out of the throat: the mark of a hibiscus. */
function column(): Part[] {
  const parts: Part[] = [{ d: 'M-4 4C-4 -20 -3 -44 4 -68L9 -66C6 -44 6 -20 5 4Z', fill: 'sun' }]
  for (let i = 0; i < 12; i++) {
    const y = -34 - i * 2.9,
      side = i % 2 ? 1 : -1,
      x = 2 + (i / 12) * 3 + side * 8
    parts.push(line(`M${x - side * 5} ${y + 2}L${x} ${y}`, 0.6, 1), {
      d: circle([x, y], 2.1),
      fill: 'gold',
      stroke: 0.6,
      detail: 1,
    })
  }
  for (let i = 0; i < 5; i++) {
    const [x, y] = polar(9, -Math.PI / 2 + (i - 2) * 0.6, [7, -68])
    parts.push(line(`M7 -67L${x} ${y}`, 0.7, 1), {
      d: circle([x, y], 2.4),
      fill: 'ruby',
      stroke: 0.6,
    })
  }
  return parts
}

export const hibiscus: Motif = {
  name: 'hibiscus',
  category: 'plant',
  words: ['hibiscus', 'hawaiian flower', 'tropical flower'],
  variants: ['bloom'],
  draw() {
    const leaves = [0.62, 2.5, 4.35].flatMap((angle) =>
      placed(leaf({ length: 54, width: 22, teeth: 12, fat: 0.7 }), {
        x: 62 * Math.sin(angle),
        y: -62 * Math.cos(angle),
        angle,
      }),
    )
    const parts: Part[] = [
      ...leaves,
      ...around(5, 4, () =>
        petal({ length: 90, width: 44, tip: 'ruffle', veins: 7, tag: 'petal', lean: 0.1 }),
      ),
      { d: star(10, 25, 14), fill: 'ruby', stroke: 0.6, detail: 1, tone: 0.3 },
      { d: circle([0, 0], 9), fill: 'black', stroke: 0.6 },
      ...placed(column(), { angle: 0.62 }),
    ]
    return measured(parts)
  },
}
