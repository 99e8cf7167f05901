import { measured } from '#engine/motifs/drawing/box.ts'
import { circle } from '#engine/motifs/drawing/geometry.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { around, petal } from '#engine/motifs/drawing/flora.ts'
import { almondEye } from '#engine/motifs/drawing/ornament.ts'
import { annulus, beadRing } from '#engine/motifs/drawing/shapes.ts'

/** Nazar bead on a cord with three charms. */
function amulet(): Part[] {
  const charm = (x: number, y: number): Part[] => [
    line(`M${x} ${y - 16}L${x} ${y}`, 0.8, 0),
    { d: circle([x, y - 9], 3.4), fill: 'gold', stroke: 0.8 },
    {
      d: `M${x} ${y - 5}C${x - 12} ${y + 12} ${x - 9} ${y + 24} ${x} ${y + 24}C${x + 9} ${y + 24} ${x + 12} ${y + 12} ${x} ${y - 5}Z`,
      fill: 'blue',
    },
    { d: circle([x, y + 13], 4), fill: 'paper', stroke: 0.7, detail: 1 },
    { d: circle([x, y + 13], 1.6), fill: 'black', stroke: 0, detail: 1 },
  ]
  return [
    line('M-3 -86C-20 -110 20 -110 3 -86', 1, 0),
    { d: circle([0, -80], 6), fill: 'gold' },
    ...charm(-38, 76),
    ...charm(38, 76),
    ...charm(0, 94),
    { d: circle([0, 0], 76), fill: 'blue' },
    ...beadRing([0, 0], 67, 36, 2.2, 'gold', 2),
    { d: circle([0, 0], 58), fill: 'blue', stroke: 0.6, detail: 1 },
    { d: circle([0, 4], 46), fill: 'paper', shade: 0.5 },
    { d: circle([0, 6], 33), fill: 'ice' },
    { d: circle([0, 8], 18), fill: 'black' },
    { d: circle([7, 0], 5), fill: 'paper', stroke: 0, shade: 0 },
  ]
}

/** Almond eye in a glory of petals and drops. */
function almond(): Part[] {
  return [
    ...around(24, 0, (i) => {
      const long = i % 2 === 0
      return placed(
        petal({
          length: long ? 44 : 34,
          width: long ? 7 : 5,
          tip: 'point',
          veins: 1,
          tag: long ? 'gold' : 'blue',
        }),
        { y: -52 },
      )
    }).map((part) => part),
    { d: 'M-104 4C-62 -70 62 -70 104 4C62 74 -62 74 -104 4Z', fill: 'blue' },
    ...placed(almondEye(88, 34, 'ice'), { y: 2 }),
    { d: annulus([0, 0], 36, 31), fill: 'blue', stroke: 0.8 },
    line('M-96 -2C-58 -58 58 -58 96 -2', 0.6, 1),
  ]
}

export const evilEye: Motif = {
  name: 'evil-eye',
  category: 'symbol',
  words: ['evil eye', 'nazar', 'nazar amulet'],
  variants: ['amulet', 'almond'],
  draw: ({ variant }) => (variant === 'almond' ? measured(almond()) : measured(amulet())),
}
