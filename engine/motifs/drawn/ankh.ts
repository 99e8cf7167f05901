import { measured } from '#engine/motifs/drawing/box.ts'
import { circle } from '#engine/motifs/drawing/geometry.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, mirrored } from '#engine/motifs/drawing/parts.ts'

/** Ankh: looped top with a true hole, flaring arms and foot, inlaid panels. */
export const ankh: Motif = {
  name: 'ankh',
  category: 'symbol',
  words: ['ankh', 'key of life', 'egyptian cross'],
  variants: ['inlaid'],
  draw() {
    const loop =
      'M0 -6C-22 -22 -44 -50 -44 -76C-44 -100 -24 -116 0 -116C24 -116 44 -100 44 -76C44 -50 22 -22 0 -6ZM0 -32C14 -46 27 -62 27 -77C27 -91 14 -100 0 -100C-14 -100 -27 -91 -27 -77C-27 -62 -14 -46 0 -32Z'
    const arm: Part[] = [
      { d: 'M6 -12C30 -12 50 -16 70 -22L70 22C50 16 30 12 6 12Z', fill: 'gold' },
      {
        d: 'M20 -6C36 -6 50 -9 62 -13L62 13C50 9 36 6 20 6Z',
        fill: 'blue',
        stroke: 0.8,
        detail: 1,
      },
      line('M34 -7L34 7M42 -8L42 8M50 -10L50 10', 0.7, 1),
    ]
    const parts: Part[] = [
      { d: loop, fill: 'gold' },
      line('M-36 -76C-36 -94 -20 -108 0 -108C20 -108 36 -94 36 -76', 0.6, 1),
      ...mirrored([line('M36 -76C36 -58 20 -36 6 -24', 0.6, 1)]),
      ...mirrored(arm),
      { d: 'M-12 6C-12 44 -16 80 -23 116L23 116C16 80 12 44 12 6Z', fill: 'gold' },
      {
        d: 'M-6 26C-6 56 -9 82 -14 106L14 106C9 82 6 56 6 26Z',
        fill: 'blue',
        stroke: 0.8,
        detail: 1,
      },
      line('M-7 44L7 44M-8 58L8 58M-9 72L9 72M-11 86L11 86', 0.7, 1),
      { d: circle([0, 0], 16), fill: 'gold' },
      { d: circle([0, 0], 9), fill: 'ruby', stroke: 0.8 },
    ]
    return measured(parts)
  },
}
