import { measured } from '#engine/motifs/drawing/box.ts'
import { curled } from '#engine/motifs/drawing/anatomy.ts'
import { circle, coords, sample, tube } from '#engine/motifs/drawing/geometry.ts'
import { along } from '#engine/motifs/drawing/pen.ts'
import { line } from '#engine/motifs/drawing/parts.ts'
import { ticks } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

const stroke = (text: string, widths: readonly number[]): Part => ({
  d: tube(sample(coords(text), 16), (u) => along(widths, u)).strip(0, 1, -1, 1, 60),
  fill: 'blue',
})

export const eyeOfHorus: Motif = {
  name: 'eye-of-horus',
  category: 'symbol',
  words: ['eye of horus', 'eye of ra', 'wedjat', 'egyptian eye', 'horus'],
  variants: ['plain', 'rays'],
  draw({ variant }) {
    const spiral = tube(curled(coords('22,30 0,62 -34,84 -66,84'), 17, 1.1, 1), (u) => 7.5 - 4 * u)
    const parts: Part[] = [
      // brow
      stroke('-112,-36 -60,-66 0,-74 60,-60 122,-26', [2, 9, 10, 9, 7]),
      // the falcon's cheek mark and the long curl
      { d: 'M-22 26L-4 28C-4 56 -8 82 -20 104C-30 86 -32 54 -22 26Z', fill: 'blue' },
      { d: spiral.strip(0, 1, -1, 1, 110), fill: 'blue' },
      // upper and lower lid meet in the tail on the right
      {
        d: 'M-108 0C-76 -40 -30 -52 6 -50C50 -46 84 -20 128 -8L126 6C84 0 62 22 30 32C-20 44 -74 30 -108 0ZM-86 0C-58 20 -18 30 20 20C40 14 50 4 66 -4C48 -22 28 -34 4 -36C-26 -38 -58 -28 -86 0Z',
        fill: 'blue',
      },
      {
        d: 'M-86 0C-58 -28 -26 -38 4 -36C28 -34 48 -22 66 -4C50 4 40 14 20 20C-18 30 -58 20 -86 0Z',
        fill: 'paper',
        shade: 0.4,
      },
      { d: circle([-6, -10], 24), fill: 'gold' },
      { d: circle([-6, -10], 14), fill: 'black', stroke: 0.5 },
      { d: circle([-12, -17], 4), fill: 'paper', stroke: 0, shade: 0 },
    ]
    if (variant === 'plain') return measured(parts)
    return measured([
      line(ticks([0, 0], 132, 148, 48), 0.9, 0),
      line(ticks([0, 0], 132, 140, 48, Math.PI / 48), 0.7, 1),
      line(circle([0, 0], 128), 1, 0),
      ...parts,
    ])
  },
}
