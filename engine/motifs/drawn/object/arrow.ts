import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, circle, polygon } from '#engine/motifs/drawing/geometry.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, mirrored, placed } from '#engine/motifs/drawing/parts.ts'
import { rect } from '#engine/motifs/drawing/shapes.ts'

/** An arrow pointing up: a knapped barbed head bound with sinew, a shaft with two bands, three-part fletching. */
function shaft(): Part[] {
  const vane: Part[] = [
    {
      d: 'M3 62C10 54 18 47 27 42C29 54 29 62 28 68L25 72L28 76C29 90 28 102 25 112C17 116 10 122 3 130Z',
      fill: 'feather',
    },
    {
      d: 'M3 82L28 63L28 68L25 72L28 76L28 84L3 102Z',
      fill: 'featherDark',
      stroke: 0.6,
      detail: 1,
    },
    line(
      'M4 70L26 52M4 76L27 58M4 108L27 90M4 114L27 97M4 120L26 104M4 90L26 73M4 96L26 79',
      0.45,
      2,
    ),
  ]
  return [
    { d: rect(-3.2, -92, 6.4, 222), fill: 'wood', stroke: 0.9 },
    line('M0 -84L0 36', 0.4, 2),
    ...mirrored(vane),
    { d: 'M0 -138C-5 -122 -14 -106 -20 -86L-7 -95L0 -86Z', fill: 'steel' },
    { d: 'M0 -138C5 -122 14 -106 20 -86L7 -95L0 -86Z', fill: 'steelDark' },
    line('M-4 -118L-9 -104M-8 -108L-14 -94M4 -120L8 -106M8 -110L13 -98M-3 -104L-5 -96', 0.6, 1),
    { d: rect(-5, -92, 10, 20), fill: 'leather', stroke: 0.9 },
    line('M-5 -88L5 -84M-5 -82L5 -78M-5 -76L5 -72', 0.8, 1),
    { d: rect(-4.6, -40, 9.2, 7), fill: 'red', stroke: 0.8 },
    { d: rect(-4.6, -29, 9.2, 7), fill: 'red', stroke: 0.8 },
    { d: rect(-4.4, 40, 8.8, 18), fill: 'leather', stroke: 0.8 },
    line('M-4 44L4 47M-4 49L4 52M-4 54L4 57', 0.7, 1),
    { d: polygon(coords('-4.5,128 4.5,128 5.5,142 0,135 -5.5,142')), fill: 'wood', stroke: 0.8 },
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
    ...placed(shaft(), { x: -18, y: -26, angle: -Math.PI / 2, scale: 0.74 }),
  ]
}

export const arrow: Motif = {
  name: 'arrow',
  kind: 'weapon',
  category: 'object',
  words: ['arrow', 'crossed arrows', 'bow and arrow', 'archery'],
  variants: ['single', 'crossed', 'bow'],
  shows: { crossed: 2 },
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
