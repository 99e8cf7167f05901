import { measured } from '#engine/motifs/drawing/box.ts'
import { circle, coords, polygon } from '#engine/motifs/drawing/geometry.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { chain } from '#engine/motifs/drawing/ornament.ts'
import { scroll } from '#engine/motifs/drawing/scroll.ts'
import { line, mirrored, placed } from '#engine/motifs/drawing/parts.ts'
import { annulus, rect, roundRect } from '#engine/motifs/drawing/shapes.ts'

/** Storm lantern: wire handle, vented cap, glass with a flame, guard wires, oil tank. */
function storm(): Part[] {
  const frame: Part[] = [
    {
      d: 'M40 -34C56 -30 60 -10 60 10C60 40 58 62 46 76L38 76C50 58 52 40 52 10C52 -8 50 -22 36 -26Z',
      fill: 'steelDark',
    },
    { d: circle([54, -20], 4), fill: 'steel', stroke: 0.8, detail: 1 },
  ]
  return [
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
}

/** A six-sided street lantern, its roof at the origin: three panes show, the candle burns behind the middle one. */
function sixSided(): Part[] {
  const pane = (text: string, tone?: number): Part => ({
    d: polygon(coords(text)),
    fill: 'ice',
    stroke: 0.9,
    shade: 0.7,
    tone,
  })
  const bar = (text: string): Part => ({ d: polygon(coords(text)), fill: 'steelDark', stroke: 0.9 })
  return [
    pane('-42,10 -17,10 -13,94 -30,94', 0.08),
    pane('42,10 17,10 13,94 30,94', 0.16),
    pane('-17,10 17,10 13,94 -13,94'),
    // candle and its light
    { d: 'M-6 94L-6 66C-6 62 6 62 6 66L6 94Z', fill: 'bone', stroke: 0.8 },
    {
      d: 'M1 26C4 36 11 42 10 52C9 60 5 63 0 63C-5 63 -9 60 -10 52C-11 44 1 38 1 26Z',
      fill: 'flame',
    },
    {
      d: 'M0 44C2 49 5 51 5 56C4 60 2 61 0 61C-3 61 -5 59 -5 56C-5 51 0 49 0 44Z',
      fill: 'flameIn',
      stroke: 0.8,
    },
    { d: 'M-36 18L-31 18L-25 74L-28 74Z', fill: 'paper', stroke: 0, detail: 1, shade: 0 },
    ...mirrored([bar('40,8 46,8 33,96 28,96'), bar('15,8 20,8 16,96 11.5,96')]),
    { d: roundRect(-38, 92, 76, 10, 4), fill: 'steelDark' },
    {
      d: 'M-30 102L30 102C24 112 12 114 7 118C10 124 6 132 0 134C-6 132 -10 124 -7 118C-12 114 -24 112 -30 102Z',
      fill: 'steelDark',
    },
    { d: roundRect(-52, 2, 104, 9, 4), fill: 'steelDark' },
    { d: 'M-14 -40L14 -40C20 -22 32 -8 50 2L-50 2C-32 -8 -20 -22 -14 -40Z', fill: 'steel' },
    line('M-5 -40C-8 -22 -12 -8 -18 2M5 -40C8 -22 12 -8 18 2', 0.8, 1),
    ...mirrored([
      { d: 'M52 2C58 -4 58 -12 52 -14C55 -8 52 -4 46 -2Z', fill: 'steelDark', stroke: 0.8 },
    ]),
    { d: roundRect(-17, -48, 34, 9, 3), fill: 'steelDark' },
    { d: 'M-10 -48C-12 -58 -5 -62 0 -66C5 -62 12 -58 10 -48Z', fill: 'steel' },
    { d: annulus([0, -73], 8, 4.4), fill: 'steelDark' },
  ]
}

/** Hung by a chain from a wrought bracket on the wall. */
const hanging = (): Part[] => [
  { d: roundRect(-92, -136, 11, 150, 5), fill: 'steelDark' },
  ...[-120, -4].map((y): Part => ({
    d: circle([-86.5, y], 3),
    fill: 'steel',
    stroke: 0.7,
    detail: 1,
  })),
  ...scroll({
    points: coords('-82,-10 -70,-58 -40,-92 0,-110'),
    radius: 15,
    side: 1,
    width: 5,
    tag: 'steelDark',
  }),
  ...scroll({
    points: coords('-82,-60 -62,-70 -52,-88'),
    radius: 11,
    side: -1,
    width: 3.6,
    tag: 'steelDark',
  }),
  ...scroll({
    points: coords('-82,-118 -40,-126 10,-124 34,-120'),
    radius: 12,
    side: 1,
    width: 5.4,
    tag: 'steelDark',
  }),
  ...chain(coords('24,-119 24,-104 24,-90'), 15, 'steel'),
  ...placed(sixSided(), { x: 24, y: -6, scale: 0.98 }),
  line('M-42 22L-56 18M-42 46L-58 48M-38 70L-52 78M90 22L104 18M90 46L106 48M86 70L100 78', 0.9, 1),
]

export const lantern: Motif = {
  name: 'lantern',
  held: 'hangs',
  stands: true,
  category: 'object',
  hollow: { storm: [-34, -24, 34, 40] },
  hasBars: true,
  words: ['lantern', 'oil lamp', 'old lamp', 'lamp'],
  variants: ['storm', 'hanging'],
  draw: ({ variant }) => measured(variant === 'hanging' ? hanging() : storm()),
}
