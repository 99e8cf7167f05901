import { measured } from '#engine/motifs/drawing/box.ts'
import { around } from '#engine/motifs/drawing/flora.ts'
import { circle } from '#engine/motifs/drawing/geometry.ts'
import { line } from '#engine/motifs/drawing/parts.ts'
import { annulus, rect, ticks } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

const bar = (x: number, y: number, w: number, h: number): Part => ({
  d: rect(x, y, w, h),
  fill: 'black',
  stroke: 0.2,
})
const stave = (length: number): Part => bar(-2.6, -length, 5.2, length - 10)
const rung = (y: number, half: number): Part => bar(-half, -y - 2.4, half * 2, 4.8)
const fork = (y: number, half: number): Part => ({
  d: `M${-half} ${-y - half}L${-half + 5} ${-y - half}C${-half + 5} ${-y - 3} ${half - 5} ${-y - 3} ${half - 5} ${-y - half}L${half} ${-y - half}C${half} ${-y + 4} ${-half} ${-y + 4} ${-half} ${-y - half}Z`,
  fill: 'black',
  stroke: 0.2,
})
const ring = (y: number, r: number): Part => ({
  d: annulus([0, -y], r, r - 4),
  fill: 'black',
  stroke: 0.2,
})

/** Eight staves after the Icelandic wayfinder, simplified to hold at a small size; drawn pointing up, then turned. */
const STAVES: Part[][] = [
  [stave(96), fork(88, 12), rung(66, 12), rung(54, 12), rung(42, 12)],
  [stave(94), ring(102, 9), rung(76, 11), fork(56, 11)],
  [stave(98), fork(90, 11), fork(74, 11), rung(54, 11), rung(42, 11)],
  [stave(96), rung(94, 13), rung(82, 13), ring(60, 10)],
  [stave(98), fork(90, 13), rung(72, 12), fork(56, 10)],
  [stave(94), ring(102, 9), rung(80, 12), rung(68, 12), rung(56, 12)],
  [stave(98), rung(96, 12), fork(80, 12), rung(58, 10)],
  [stave(96), fork(88, 12), ring(66, 9), rung(46, 11)],
]

export const vegvisir: Motif = {
  name: 'vegvisir',
  category: 'symbol',
  words: [
    'vegvisir',
    'viking compass',
    'runic compass',
    'norse compass',
    'helm of awe',
    'rune',
    'runes',
  ],
  variants: ['plain', 'ring'],
  draw({ variant }) {
    const staves: Part[] = [
      ...around(8, 0, (i) => STAVES[i]!),
      { d: circle([0, 0], 10), fill: 'black', stroke: 0.2 },
      { d: circle([0, 0], 4.6), fill: 'paper', stroke: 0, shade: 0 },
    ]
    if (variant === 'plain') return measured(staves)
    // short rune-like strokes between two rings; they spell nothing on purpose
    const signs = around(24, 128, (i) => [
      line(
        [
          'M0 -7L0 7',
          'M0 -7L0 7M0 -4L5 0',
          'M-3 -7L-3 7M-3 -2L4 -6',
          'M0 -7L0 7M-4 -5L4 -1',
          'M-4 7L0 -7L4 7',
        ][i % 5]!,
        1.1,
        0,
      ),
    ])
    return measured([
      line(circle([0, 0], 118) + circle([0, 0], 138), 1.1, 0),
      line(ticks([0, 0], 138, 144, 48), 0.7, 1),
      ...signs,
      ...staves,
    ])
  },
}
