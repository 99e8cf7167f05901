import { measured } from '#engine/motifs/drawing/box.ts'
import { circle } from '#engine/motifs/drawing/geometry.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line } from '#engine/motifs/drawing/parts.ts'
import { rect, roundRect, ticks } from '#engine/motifs/drawing/shapes.ts'

/** Rangefinder camera from the front. */
export const camera: Motif = {
  name: 'camera',
  category: 'object',
  words: ['camera', 'photo camera', 'vintage camera', 'photography'],
  variants: ['vintage'],
  draw() {
    const parts: Part[] = [
      // strap lugs, dials, flash shoe on the top plate
      { d: rect(-84, -58, 34, 14), fill: 'steel' },
      line(
        'M-78 -58L-78 -44M-72 -58L-72 -44M-66 -58L-66 -44M-60 -58L-60 -44M-55 -58L-55 -44',
        0.6,
        1,
      ),
      { d: rect(48, -54, 26, 10), fill: 'steel' },
      line('M53 -54L53 -44M58 -54L58 -44M63 -54L63 -44M68 -54L68 -44', 0.6, 1),
      { d: roundRect(80, -52, 14, 8, 3), fill: 'ruby' },
      { d: 'M-34 -44L-26 -66L26 -66L34 -44Z', fill: 'steel' },
      { d: rect(-14, -72, 28, 6), fill: 'steelDark' },
      { d: roundRect(-104, -44, 208, 124, 14), fill: 'leather' },
      {
        d: 'M-104 -20L-104 -30C-104 -40 -98 -44 -90 -44L90 -44C98 -44 104 -40 104 -30L104 -20Z',
        fill: 'steel',
      },
      { d: roundRect(-20, -60, 40, 16, 4), fill: 'glass', stroke: 0.8 },
      { d: roundRect(60, -38, 28, 13, 3), fill: 'glass', stroke: 0.8 },
      { d: circle([-74, -31], 6), fill: 'glass', stroke: 0.8 },
      line('M-104 66L104 66', 0.8, 1),
      // lens: barrel, focus ring, glass, glints
      { d: circle([0, 24], 54), fill: 'steel' },
      line(ticks([0, 24], 46, 54, 60), 0.5, 1),
      { d: circle([0, 24], 46), fill: 'steelDark' },
      { d: circle([0, 24], 39), fill: 'steel', stroke: 0.8 },
      line(ticks([0, 24], 34, 37, 36), 0.5, 2),
      { d: circle([0, 24], 31), fill: 'black' },
      { d: circle([0, 24], 24), fill: 'glass', stroke: 0.8 },
      { d: circle([0, 24], 12), fill: 'black', stroke: 0.6 },
      { d: 'M-17 16C-14 8 -6 3 2 4L0 9C-6 9 -11 12 -13 18Z', fill: 'paper', stroke: 0, shade: 0 },
      { d: circle([9, 33], 3), fill: 'paper', stroke: 0, shade: 0, detail: 1 },
    ]
    return measured(parts)
  },
}
