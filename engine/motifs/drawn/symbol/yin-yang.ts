import { measured } from '#engine/motifs/drawing/box.ts'
import { circle } from '#engine/motifs/drawing/geometry.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { placed } from '#engine/motifs/drawing/parts.ts'
import { around } from '#engine/motifs/drawing/flora.ts'
import { beadRing } from '#engine/motifs/drawing/shapes.ts'

/** The dark half of a disc of radius 80: a drop with its head at the bottom. */
const dark = 'M0 -80A80 80 0 0 1 0 80A40 40 0 0 1 0 0A40 40 0 0 0 0 -80Z'

export const yinYang: Motif = {
  name: 'yin-yang',
  kind: 'sky',
  category: 'symbol',
  words: ['yin yang', 'yin and yang', 'tao', 'taijitu'],
  variants: ['plain', 'flames'],
  draw({ variant }) {
    const disc: Part[] = [
      { d: circle([0, 0], 80), fill: 'paper', stroke: 1.3, shade: 0.5 },
      { d: dark, fill: 'black' },
      // each half carries a seed of the other
      { d: circle([0, 40], 13), fill: 'paper', stroke: 0.8, shade: 0.3 },
      { d: circle([0, -40], 13), fill: 'black', stroke: 0.6 },
    ]
    if (variant === 'plain')
      return measured([...disc, ...beadRing([0, 0], 90, 48, 2.2, 'black', 1)])
    const flame: Part[] = [
      {
        d: 'M-13 4C-18 -10 4 -14 -6 -32C14 -24 4 -12 12 -8C14 -12 14 -16 12 -20C20 -12 18 0 13 4Z',
        fill: 'flame',
      },
      { d: 'M-5 4C-8 -4 2 -8 -1 -18C8 -10 4 -2 6 4Z', fill: 'flameIn', stroke: 0.7, detail: 1 },
    ]
    return measured([...around(18, 80, () => flame), ...placed(disc, {})])
  },
}
