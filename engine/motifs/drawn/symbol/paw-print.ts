import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, smooth } from '#engine/motifs/drawing/geometry.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { mirrored, placed } from '#engine/motifs/drawing/parts.ts'
import { ellipse } from '#engine/motifs/drawing/shapes.ts'

const pad: Part = {
  d: smooth(coords('0,0 22,8 44,34 54,60 40,78 20,74 0,68 -20,74 -40,78 -54,60 -44,34 -22,8')),
  fill: 'black',
  stroke: 0.6,
}
const toe = (x: number, y: number, lean: number, size: number): Part[] =>
  placed([{ d: ellipse([0, 0], 19 * size, 28 * size), fill: 'black', stroke: 0.6 }], {
    x,
    y,
    angle: lean,
  })
const claw = (x: number, y: number, lean: number): Part[] =>
  placed([{ d: 'M-4 0C-4 -8 -1 -14 1 -18C4 -13 5 -6 4 0Z', fill: 'black', stroke: 0.4 }], {
    x,
    y,
    angle: lean,
  })

/** Dog's print; with the heart cut out of the pad, or with claws for a wolf. */
export const pawPrint: Motif = {
  name: 'paw-print',
  category: 'symbol',
  words: ['paw', 'paw print', 'dog paw', 'cat paw'],
  variants: ['plain', 'heart', 'claws'],
  draw({ variant }) {
    const toes = mirrored([...toe(26, -46, 0.12, 1), ...toe(72, -4, 0.5, 0.88)])
    const parts: Part[] = [pad, ...toes]
    if (variant === 'heart')
      parts.push({
        d: 'M0 62C-8 50 -26 42 -26 28C-26 16 -8 12 0 26C8 12 26 16 26 28C26 42 8 50 0 62Z',
        fill: 'red',
        stroke: 0.8,
      })
    if (variant === 'claws')
      parts.push(...mirrored([...claw(30, -77, 0.12), ...claw(92, -32, 0.6)]))
    return measured(parts)
  },
}
