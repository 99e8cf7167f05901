import { measured } from '#engine/motifs/drawing/box.ts'
import { circle } from '#engine/motifs/drawing/geometry.ts'
import { line } from '#engine/motifs/drawing/parts.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

const dot: Part = { d: circle([0, -52], 30), fill: 'black', stroke: 0.4 }
const comma: Part = {
  d: 'M0 20C20 20 32 36 31 56C30 88 8 112 -26 122C-10 108 -2 96 -2 82C-20 82 -31 70 -31 52C-31 34 -18 20 0 20Z',
  fill: 'black',
  stroke: 0.4,
}
export const semicolon: Motif = {
  name: 'semicolon',
  category: 'symbol',
  words: ['semicolon', 'semi colon', 'project semicolon'],
  variants: ['plain', 'heart', 'heartbeat'],
  draw({ variant }) {
    if (variant === 'heart')
      return measured([
        {
          d: 'M0 -22C-14 -42 -38 -52 -38 -76C-38 -96 -12 -100 0 -80C12 -100 38 -96 38 -76C38 -52 14 -42 0 -22Z',
          fill: 'red',
        },
        {
          d: 'M-28 -76C-28 -86 -20 -90 -14 -88C-20 -82 -22 -76 -22 -68C-26 -66 -28 -70 -28 -76Z',
          fill: 'paper',
          stroke: 0,
          detail: 1,
        },
        comma,
      ])
    if (variant === 'heartbeat')
      return measured([
        line('M-130 20L-70 20L-58 2L-48 20L-36 20L-31 44', 1.3, 0),
        line('M33 20L48 20L58 -50L72 84L82 4L90 20L136 20', 1.3, 0),
        dot,
        comma,
      ])
    return measured([dot, comma])
  },
}
