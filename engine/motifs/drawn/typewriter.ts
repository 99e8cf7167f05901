import { measured } from '#engine/motifs/drawing/box.ts'
import { circle } from '#engine/motifs/drawing/geometry.ts'
import { line, mirrored } from '#engine/motifs/drawing/parts.ts'
import { ellipse, roundRect } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** Four rows of round keys, wider apart towards the reader. */
const keys: Part[] = [0, 1, 2, 3].flatMap((row) => {
  const count = 9 - (row % 2),
    spread = 66 + row * 9,
    y = 40 + row * 15
  return Array.from({ length: count }, (_, i): Part[] => {
    const x = -spread + (2 * spread * i) / (count - 1)
    return [
      { d: ellipse([x, y + 2.5], 7.2, 5.2), fill: 'black', stroke: 0.4 },
      { d: ellipse([x, y], 7.2, 5.2), fill: 'bone', stroke: 0.9, shade: 0.5 },
    ]
  }).flat()
})

const text = [0, 1, 2, 3, 4]
  .map((i) => `M-40 ${-118 + i * 10}L${i === 4 ? 4 : 40} ${-118 + i * 10}`)
  .join('')

export const typewriter: Motif = {
  name: 'typewriter',
  category: 'object',
  words: ['typewriter', 'type writer', 'writer', 'vintage typewriter'],
  variants: ['vintage'],
  draw: () =>
    measured([
      // paper behind the roller
      { d: 'M-56 -52L-58 -138C-30 -142 30 -134 58 -140L56 -52Z', fill: 'paper', shade: 0.4 },
      line(text, 0.8, 1),
      ...mirrored([
        { d: roundRect(92, -64, 20, 22, 4), fill: 'black', stroke: 0.6 },
        line('M98 -64L98 -42M104 -64L104 -42', 0.5, 2),
        { d: roundRect(84, -60, 10, 14, 2), fill: 'steel', stroke: 0.8 },
      ]),
      { d: roundRect(-86, -66, 172, 24, 10), fill: 'black', stroke: 0.8 },
      line('M-78 -60L78 -60', 0.6, 1),
      { d: 'M-116 -84C-112 -90 -104 -88 -102 -80L-92 -58L-98 -54Z', fill: 'steel', stroke: 0.9 },
      // body: hood with the type basket, then the flared base
      { d: 'M-84 -46L84 -46C92 -28 96 0 98 22L-98 22C-96 0 -92 -28 -84 -46Z', fill: 'steelDark' },
      { d: 'M-46 22C-44 -20 44 -20 46 22Z', fill: 'black', stroke: 0.6 },
      line(
        Array.from({ length: 13 }, (_, i) => `M${-36 + i * 6} 20L${-18 + i * 3} -4`).join(''),
        0.8,
        1,
      ),
      { d: roundRect(-34, -40, 68, 12, 4), fill: 'gold', stroke: 0.9 },
      line('M-24 -34L24 -34', 0.7, 1),
      ...mirrored([
        { d: circle([70, -10], 15), fill: 'steel' },
        { d: circle([70, -10], 9), fill: 'black', stroke: 0.5 },
      ]),
      {
        d: 'M-98 20L98 20C106 48 116 80 118 106C118 112 112 114 106 114L-106 114C-112 114 -118 112 -118 106C-116 80 -106 48 -98 20Z',
        fill: 'steelDark',
      },
      {
        d: 'M-84 28L84 28C92 52 100 76 102 100L-102 100C-100 76 -92 52 -84 28Z',
        fill: 'black',
        stroke: 0.5,
      },
      ...keys,
      { d: roundRect(-58, 98, 116, 10, 5), fill: 'bone', stroke: 0.9, shade: 0.5 },
    ]),
}
