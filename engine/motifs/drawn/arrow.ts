import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, circle, polygon } from '#engine/motifs/drawing/geometry.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, mirrored, placed } from '#engine/motifs/drawing/parts.ts'
import { rect } from '#engine/motifs/drawing/shapes.ts'

/** An arrow pointing up: faceted head, bound shaft, three-row fletching. */
function shaft(): Part[] {
  const vane: Part[] = [
    { d: 'M2 74L16 60L16 104L2 120Z', fill: 'feather' },
    { d: 'M2 86L16 72L16 82L2 97Z', fill: 'featherDark', stroke: 0.6, detail: 1 },
    line('M3 106L15 92M3 112L15 98M3 82L15 68', 0.5, 2),
  ]
  return [
    { d: rect(-2.2, -96, 4.4, 214), fill: 'wood', stroke: 0.8 },
    ...mirrored(vane),
    { d: polygon(coords('0,-128 -12,-94 0,-100')), fill: 'steel' },
    { d: polygon(coords('0,-128 12,-94 0,-100')), fill: 'steelDark' },
    { d: rect(-4, -100, 8, 12), fill: 'leather', stroke: 0.8 },
    line('M-4 -97L4 -95M-4 -94L4 -92M-4 -91L4 -89', 0.5, 2),
    { d: rect(-3.5, 62, 7, 8), fill: 'red', stroke: 0.7, detail: 1 },
    { d: polygon(coords('-3,118 3,118 3.5,126 0,122 -3.5,126')), fill: 'black', stroke: 0.4 },
  ]
}

/** Recurve bow, string at rest, arrow laid across. */
function bow(): Part[] {
  const limb: Part[] = [
    {
      d: 'M-26 -4C-30 -34 -22 -62 4 -88C10 -96 12 -104 8 -112L13 -114C20 -104 18 -94 10 -84C-12 -60 -18 -36 -14 -4Z',
      fill: 'wood',
    },
    line('M-20 -10C-22 -36 -14 -60 6 -84', 0.5, 2),
  ]
  const lower = limb.map((part) => placed([part], { angle: Math.PI, mirror: true })[0]!)
  return [
    line('M10 -112L10 112', 0.8, 0),
    ...limb,
    ...lower,
    { d: 'M-29 -20L-11 -20L-11 20L-29 20C-31 8 -31 -8 -29 -20Z', fill: 'leather' },
    line('M-29 -14L-11 -10M-30 -6L-11 -2M-30 2L-11 6M-29 10L-11 14', 0.7, 1),
    ...placed(shaft(), { x: -18, y: -26, angle: -Math.PI / 2, scale: 0.8 }),
  ]
}

export const arrow: Motif = {
  name: 'arrow',
  category: 'object',
  words: ['arrow', 'crossed arrows', 'bow and arrow', 'archery'],
  variants: ['single', 'crossed', 'bow'],
  draw({ variant }) {
    if (variant === 'bow') {
      const parts = bow()
      return measured(parts)
    }
    if (variant === 'crossed')
      return measured([
        ...placed(shaft(), { angle: -0.72 }),
        ...placed(shaft(), { angle: 0.72 }),
        { d: circle([0, 0], 7), fill: 'red' },
        line('M-6 0L6 0M0 -6L0 6', 0.8, 1),
      ])
    return measured(placed(shaft(), { angle: 0.785 }))
  },
}
