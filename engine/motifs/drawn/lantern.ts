import { measured } from '#engine/motifs/drawing/box.ts'
import { circle } from '#engine/motifs/drawing/geometry.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, mirrored } from '#engine/motifs/drawing/parts.ts'
import { annulus, rect, roundRect } from '#engine/motifs/drawing/shapes.ts'

/** Storm lantern: wire handle, vented cap, glass with a flame, guard wires, oil tank. */
export const lantern: Motif = {
  name: 'lantern',
  category: 'object',
  words: ['lantern', 'oil lamp', 'old lamp', 'lamp'],
  variants: ['storm'],
  draw() {
    const frame: Part[] = [
      {
        d: 'M40 -34C56 -30 60 -10 60 10C60 40 58 62 46 76L38 76C50 58 52 40 52 10C52 -8 50 -22 36 -26Z',
        fill: 'steelDark',
      },
      { d: circle([54, -20], 4), fill: 'steel', stroke: 0.8, detail: 1 },
    ]
    const parts: Part[] = [
      {
        d: 'M-52 -24C-56 -86 -30 -118 0 -118C30 -118 56 -86 52 -24L47 -24C50 -80 28 -112 0 -112C-28 -112 -50 -80 -47 -24Z',
        fill: 'steel',
      },
      { d: annulus([0, -78], 11, 6), fill: 'steel' },
      { d: rect(-12, -70, 24, 8), fill: 'steel' },
      { d: 'M-14 -62L14 -62L20 -48L-20 -48Z', fill: 'steel' },
      ...mirrored([{ d: circle([6, -55], 2.4), fill: 'black', stroke: 0, detail: 1 }]),
      { d: 'M-20 -48L20 -48C34 -44 40 -38 42 -30L-42 -30C-40 -38 -34 -44 -20 -48Z', fill: 'steel' },
      { d: roundRect(-44, -31, 88, 9, 4), fill: 'steelDark' },
      ...mirrored(frame),
      // glass globe, flame and glow
      { d: 'M-30 -22C-46 0 -46 30 -28 52L28 52C46 30 46 0 30 -22Z', fill: 'ice', shade: 0.7 },
      {
        d: 'M0 -12C4 2 18 10 16 26C15 38 8 44 0 44C-8 44 -15 38 -16 26C-17 16 -6 8 0 -12Z',
        fill: 'flame',
      },
      {
        d: 'M0 12C4 20 9 24 8 32C7 38 4 41 0 41C-4 41 -7 38 -8 32C-9 26 -3 20 0 12Z',
        fill: 'flameIn',
        stroke: 0.8,
      },
      { d: rect(-5, 42, 10, 10), fill: 'gold', stroke: 0.8 },
      {
        d: 'M-32 -8C-36 4 -36 18 -32 30L-28 28C-31 18 -31 4 -27 -10Z',
        fill: 'paper',
        stroke: 0,
        detail: 1,
        shade: 0,
      },
      line('M-42 0C-20 6 20 6 42 0M-42 30C-20 36 20 36 42 30', 0.8, 1),
      { d: roundRect(-36, 50, 72, 9, 4), fill: 'steel' },
      { d: 'M-34 59L34 59C46 64 54 76 54 90L-54 90C-54 76 -46 64 -34 59Z', fill: 'steel' },
      line('M-48 80L48 80', 0.6, 1),
      { d: roundRect(-60, 90, 120, 12, 5), fill: 'steelDark' },
      { d: circle([34, 70], 5), fill: 'gold', stroke: 0.8 },
    ]
    return measured(parts)
  },
}
