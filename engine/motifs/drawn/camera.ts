import { measured } from '#engine/motifs/drawing/box.ts'
import { circle } from '#engine/motifs/drawing/geometry.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { rect, roundRect, ticks } from '#engine/motifs/drawing/shapes.ts'

/** Rangefinder camera from the front. */
function rangefinder(): Part[] {
  return [
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
}

/** The photograph on its way out: white border, hills under a low sun. */
const print: Part[] = [
  { d: rect(-56, 30, 112, 104), fill: 'paper', shade: 0.4 },
  { d: rect(-47, 34, 94, 74), fill: 'ice', stroke: 0.9, shade: 0.4 },
  { d: circle([14, 76], 15), fill: 'sun', stroke: 0.8 },
  {
    d: 'M-47 108L-47 84C-34 70 -22 74 -8 86C4 94 20 84 32 80C38 78 43 80 47 84L47 108Z',
    fill: 'leaf',
    stroke: 0.9,
  },
  line('M-38 94C-26 84 -16 88 -6 96M10 96C22 92 32 90 40 92', 0.6, 2),
]

/** Instant camera with its print half out of the slot. */
const instant = (): Part[] => [
  ...print,
  {
    d: 'M-98 -2L98 -2L108 34C108 42 104 46 98 46L-98 46C-104 46 -108 42 -108 34Z',
    fill: 'steelDark',
  },
  { d: roundRect(-66, 26, 132, 9, 4), fill: 'black', stroke: 0.7 },
  // the print passes in front of the lower lip only
  ...placed([{ d: rect(-56, 31, 112, 15), fill: 'paper', shade: 0.3 }], {}),
  {
    d: 'M-72 -112L72 -112C82 -112 87 -106 88 -98L100 2L-100 2L-88 -98C-87 -106 -82 -112 -72 -112Z',
    fill: 'banner',
  },
  line('M-86 -94L86 -94', 0.7, 1),
  ...(['red', 'flame', 'sun', 'green', 'blue'] as const).map((fill, i): Part => ({
    d: rect(-15 + i * 6, -24, 6, 26),
    fill,
    stroke: 0.6,
  })),
  { d: circle([0, -52], 42), fill: 'steelDark' },
  { d: circle([0, -52], 35), fill: 'steel', stroke: 0.9 },
  line(ticks([0, -52], 29, 34, 40), 0.5, 2),
  { d: circle([0, -52], 27), fill: 'black' },
  { d: circle([0, -52], 20), fill: 'glass', stroke: 0.8 },
  { d: circle([0, -52], 10), fill: 'black', stroke: 0.6 },
  {
    d: 'M-14 -58C-11 -65 -5 -69 2 -68L0 -64C-5 -64 -9 -61 -10 -56Z',
    fill: 'paper',
    stroke: 0,
    shade: 0,
  },
  { d: roundRect(-82, -104, 34, 24, 4), fill: 'glass', stroke: 0.9 },
  line('M-78 -98L-52 -98M-78 -92L-52 -92M-78 -86L-52 -86', 0.6, 1),
  { d: roundRect(54, -106, 26, 26, 4), fill: 'black' },
  { d: roundRect(59, -101, 16, 16, 3), fill: 'glass', stroke: 0.7 },
  { d: circle([70, -34], 10), fill: 'red' },
  { d: circle([-70, -34], 8), fill: 'steel', stroke: 0.9 },
  line('M-76 -34L-64 -34', 1, 1),
]

export const camera: Motif = {
  name: 'camera',
  category: 'object',
  words: ['camera', 'photo camera', 'vintage camera', 'photography'],
  variants: ['vintage', 'instant'],
  draw: ({ variant }) => measured(variant === 'instant' ? instant() : rangefinder()),
}
