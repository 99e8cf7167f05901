import { measured } from '#engine/motifs/drawing/box.ts'
import { transform } from '#engine/motifs/drawing/geometry.ts'
import { firRow } from '#engine/motifs/drawing/woods.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line } from '#engine/motifs/drawing/parts.ts'

export const forest: Motif = {
  name: 'forest',
  category: 'nature',
  one: 'pine-tree',
  words: ['forest', 'forest line', 'treeline', 'woods', 'pine forest', 'woodland'],
  variants: ['line', 'reflection'],
  draw({ variant, random }) {
    const rows: Part[] = [
      ...firRow(-118, 118, 36, 58, 112, 13, random, 'rock'),
      ...firRow(-132, 132, 40, 36, 92, 17, random),
      {
        d: 'M-146 40C-90 34 -30 38 20 36C70 34 110 37 146 40C110 46 60 44 10 46C-50 48 -110 46 -146 40Z',
        fill: 'black',
        stroke: 0.3,
      },
    ]
    if (variant === 'line') return measured(rows)
    // in the water the trees return upside down as a paler, broken row
    const below = rows.slice(13, 30).map((part): Part => ({
      d: transform(transform(part.d, { angle: Math.PI, mirror: true }), { y: 90, scale: 1 }),
      fill: 'water',
      stroke: 0.5,
      detail: 1,
    }))
    const ripples = [
      [-96, 58, 60],
      [-20, 62, 74],
      [60, 57, 50],
      [-60, 76, 66],
      [30, 80, 60],
      [-100, 92, 40],
      [-10, 98, 52],
      [70, 94, 44],
      [-44, 114, 46],
      [26, 118, 36],
    ].map(([x, y, w]): Part => ({
      d: `M${x! - w! / 2} ${y}C${x! - w! / 4} ${y! - 2.2} ${x! + w! / 4} ${y! - 2.2} ${x! + w! / 2} ${y}C${x! + w! / 4} ${y! + 1.6} ${x! - w! / 4} ${y! + 1.6} ${x! - w! / 2} ${y}Z`,
      fill: 'paper',
      stroke: 0.4,
      shade: 0,
    }))
    return measured([
      ...below,
      ...ripples,
      ...rows,
      line('M-150 46C-140 48 -128 48 -118 47M150 46C140 48 128 48 118 47', 0.8, 1),
    ])
  },
}
