import { measured } from '#engine/motifs/drawing/box.ts'
import { circle, coords, polygon } from '#engine/motifs/drawing/geometry.ts'
import { line, mirrored, placed } from '#engine/motifs/drawing/parts.ts'
import { symmetric } from '#engine/motifs/drawing/pen.ts'
import { ellipse, roundRect } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** An airliner seen from above, climbing away. */
const airliner = (): Part[] =>
  placed(
    [
      ...mirrored([
        { d: roundRect(42, -26, 15, 34, 7), fill: 'steelDark' },
        { d: ellipse([49.5, -25], 7.4, 3.4), fill: 'black', stroke: 0.5 },
        { d: polygon(coords('10,-22 128,40 132,50 128,56 56,32 10,34')), fill: 'steel' },
        line('M20 24L120 48M60 2L64 30M92 20L94 40', 0.6, 1),
        { d: polygon(coords('6,100 46,124 48,132 44,134 6,124')), fill: 'steel' },
      ]),
      {
        d: symmetric(coords('0,-136 9,-126 14,-104 15,-60 15,40 12,90 6,126 0,138')),
        fill: 'foam',
      },
      {
        d: 'M-10 -116C-6 -124 6 -124 10 -116C6 -113 -6 -113 -10 -116Z',
        fill: 'glass',
        stroke: 0.8,
      },
      line('M-9 -96L-9 78M9 -96L9 78', 0.7, 1),
      line(
        Array.from(
          { length: 14 },
          (_, i) =>
            `M-11.500 ${-92 + i * 12}L-11.500 ${-88 + i * 12}M11.500 ${-92 + i * 12}L11.500 ${-88 + i * 12}`,
        ).join(''),
        1.1,
        2,
      ),
      { d: 'M-3 84L3 84L4 136L-4 136Z', fill: 'red' },
    ],
    { angle: 0.62 },
  )

/** An open biplane from the front quarter: two wings, struts, a turning propeller. */
const biplane = (): Part[] =>
  placed(
    [
      { d: roundRect(-128, 22, 256, 18, 8), fill: 'sun' },
      line('M-110 28L110 28', 0.6, 1),
      ...mirrored([
        line('M34 -52L30 22M78 -52L76 22M34 -52L76 22M78 -52L30 22', 1.1, 0),
        { d: 'M24 46L40 84L46 82L34 44Z', fill: 'steel' },
        { d: circle([43, 92], 15), fill: 'black', stroke: 0.6 },
        { d: circle([43, 92], 7), fill: 'steel', stroke: 0.8 },
      ]),
      line('M-43 92L43 92', 1.4, 0),
      { d: circle([0, 8], 44), fill: 'red' },
      line('M-20 -30L-14 -50M20 -30L14 -50', 1.6, 0),
      { d: roundRect(-134, -64, 268, 19, 8), fill: 'sun' },
      line('M-118 -57L118 -57', 0.6, 1),
      { d: circle([0, 8], 33), fill: 'steelDark' },
      ...Array.from({ length: 9 }, (_, i): Part => {
        const angle = (i / 9) * Math.PI * 2
        return {
          d: circle([21 * Math.sin(angle), 8 - 21 * Math.cos(angle)], 6),
          fill: 'steel',
          stroke: 0.8,
        }
      }),
      { d: 'M-5 2C-14 -30 -10 -62 -2 -78C6 -62 8 -30 5 2Z', fill: 'wood' },
      { d: 'M5 14C14 46 10 78 2 94C-6 78 -8 46 -5 14Z', fill: 'wood' },
      { d: circle([0, 8], 11), fill: 'steel' },
      line('M-50 -44C-66 -16 -66 30 -50 60M50 -44C66 -16 66 30 50 60', 0.7, 2),
    ],
    { angle: -0.14 },
  )

export const airplane: Motif = {
  name: 'airplane',
  category: 'object',
  words: ['airplane', 'aeroplane', 'jet', 'biplane'],
  variants: ['passenger', 'biplane'],
  draw: ({ variant }) => measured(variant === 'biplane' ? biplane() : airliner()),
}
