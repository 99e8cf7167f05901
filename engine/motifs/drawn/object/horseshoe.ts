import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, sample, tube } from '#engine/motifs/drawing/geometry.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { along } from '#engine/motifs/drawing/pen.ts'
import { rect } from '#engine/motifs/drawing/shapes.ts'
import { clover } from '#engine/motifs/drawn/plant/clover.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

export const horseshoe: Motif = {
  name: 'horseshoe',
  category: 'object',
  words: ['horseshoe', 'horse shoe', 'lucky horseshoe'],
  variants: ['plain', 'clover'],
  draw({ variant, random }) {
    const shoe = tube(
      sample(coords('-52,-104 -82,-50 -84,14 -52,74 0,96 52,74 84,14 82,-50 52,-104'), 12),
      (u) => along([12, 16, 19, 20, 21, 20, 19, 16, 12], u),
    )
    const groove = {
      d: shoe.strip(0.07, 0.41, 0.05, 0.45, 40),
      fill: 'steelDark',
      stroke: 0.7,
    } as const
    const other = {
      d: shoe.strip(0.59, 0.93, 0.05, 0.45, 40),
      fill: 'steelDark',
      stroke: 0.7,
    } as const
    const holes = [0.11, 0.19, 0.27, 0.35, 0.65, 0.73, 0.81, 0.89].flatMap((u): Part[] => {
      const [x, y] = shoe.at(u, 0.25),
        [nx, ny] = shoe.at(u + 0.01, 0.25)
      return placed([{ d: rect(-3.4, -2.6, 6.8, 5.2), fill: 'black', stroke: 0.4 }], {
        x,
        y,
        angle: Math.atan2(ny - y, nx - x),
      })
    })
    const parts: Part[] = [
      { d: shoe.strip(0, 1, -1, 1, 110), fill: 'steel' },
      line(shoe.line(0.02, 0.98, -0.7, 90), 0.6, 1),
      groove,
      other,
      ...holes,
    ]
    if (variant === 'plain') return measured(parts)
    return measured([
      ...parts,
      ...placed(clover.draw({ variant: 'four', random }).parts, { x: 0, y: -6, scale: 0.62 }),
    ])
  },
}
