import { measured } from '#engine/motifs/drawing/box.ts'
import { circle, polygon, coords } from '#engine/motifs/drawing/geometry.ts'
import { gleam, line, placed } from '#engine/motifs/drawing/parts.ts'
import { ellipse, roundRect, star } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

const cork = (y: number): Part[] => [
  { d: `M-11 ${y}L11 ${y}L13 ${y - 24}C6 ${y - 28} -6 ${y - 28} -13 ${y - 24}Z`, fill: 'wood' },
  line(`M-6 ${y - 18}L-3 ${y - 15}M4 ${y - 20}L7 ${y - 16}M-2 ${y - 9}L1 ${y - 6}`, 0.7, 1),
]

/** Corked and cast into the sea: the letter shows through the glass. */
const message = (): Part[] =>
  placed(
    [
      ...cork(-104),
      {
        d: 'M-14 -104L14 -104L14 -66C14 -48 46 -44 46 -12L46 104C46 120 -46 120 -46 104L-46 -12C-46 -44 -14 -48 -14 -66Z',
        fill: 'glass',
        shade: 0.7,
      },
      { d: roundRect(-18, -110, 36, 12, 5), fill: 'glass' },
      // rolled paper and its ribbon
      { d: 'M-20 -18L20 -18L22 82L-22 82Z', fill: 'banner' },
      { d: ellipse([0, -18], 20, 6), fill: 'banner' },
      line('M0 -18C6 -20 10 -17 6 -15C0 -13 -10 -15 -10 -18', 0.6, 1),
      { d: ellipse([0, 82], 22, 6), fill: 'banner' },
      line('M-12 0L12 0M-13 9L13 9M-14 56L14 56M-14 65L10 65', 0.7, 1),
      { d: 'M-22 26C-8 32 8 32 22 26L22 36C8 42 -8 42 -22 36Z', fill: 'red' },
      { d: polygon(coords('-4,38 6,38 14,58 6,56 4,62')), fill: 'red', stroke: 0.8 },
      {
        d: 'M-38 -8C-38 -20 -34 -30 -26 -36L-22 -30C-28 -24 -30 -16 -30 -6L-30 84C-30 92 -38 92 -38 84Z',
        fill: 'paper',
        stroke: 0,
        shade: 0,
        detail: 1,
      },
      line('M38 -6L38 96M-40 108C-20 114 20 114 40 108', 0.6, 1),
    ],
    { angle: 0.42 },
  )

/** A round flask of something that should not be drunk. */
const potion = (): Part[] => [
  ...cork(-96),
  {
    d: 'M-15 -96L15 -96L15 -42C50 -34 74 -4 74 34C74 76 42 106 0 106C-42 106 -74 76 -74 34C-74 -4 -50 -34 -15 -42Z',
    fill: 'glass',
    shade: 0.7,
  },
  {
    d: 'M-67 18C-46 8 -20 28 4 18C28 8 50 26 67 14C70 20 71 28 71 34C71 74 40 102 0 102C-40 102 -71 74 -71 34C-71 28 -70 22 -67 18Z',
    fill: 'violet',
  },
  line('M-60 30C-40 22 -18 38 4 30C26 22 46 36 62 28', 0.6, 2),
  ...coords('-30,52 -12,76 18,50 34,78 46,54 2,64').map(([x, y], i): Part => ({
    d: circle([x, y], 3 + (i % 3) * 1.8),
    fill: 'pink',
    stroke: 0.7,
    detail: 1,
  })),
  ...coords('-6,2 10,-16 -2,-36').map(([x, y], i): Part => ({
    d: circle([x, y], 5 - i),
    fill: 'violet',
    stroke: 0.7,
  })),
  { d: roundRect(-20, -102, 40, 12, 5), fill: 'gold' },
  { d: 'M-16 -48L16 -48L17 -38C6 -34 -6 -34 -17 -38Z', fill: 'leather', stroke: 0.9 },
  line('M6 -40C14 -30 16 -22 14 -12', 1, 1),
  { d: star(5, 10, 4.4, [14, -4]), fill: 'gold', stroke: 0.8 },
  {
    d: 'M-56 20C-54 -2 -42 -18 -26 -26L-22 -20C-36 -12 -45 2 -47 20C-48 28 -56 28 -56 20Z',
    fill: 'paper',
    stroke: 0,
    shade: 0,
  },
]

/** Standing, with a label that goes about it. */
const labelled = (): Part[] => [
  ...cork(-122),
  {
    d: 'M-15 -122L15 -122L16 -78C18 -56 56 -48 56 -16L56 104C56 122 -56 122 -56 104L-56 -16C-56 -48 -18 -56 -16 -78Z',
    fill: 'glass',
    shade: 0.7,
  },
  { d: roundRect(-19, -128, 38, 13, 5), fill: 'glass' },
  { d: 'M-16 -92C-6 -89 6 -89 16 -92L17 -74C6 -70 -6 -70 -17 -74Z', fill: 'gold', stroke: 0.8 },
  { d: 'M-56 -2C-30 6 30 6 56 -2L56 86C30 95 -30 95 -56 86Z', fill: 'paper', shade: 0.35 },
  line('M-56 5C-30 13 30 13 56 5M-56 79C-30 88 30 88 56 79', 0.7, 1),
  gleam('M-46 -18C-46 -30 -38 -38 -28 -42L-25 -36C-33 -32 -38 -26 -38 -10C-40 -6 -46 -8 -46 -18Z'),
  line('M48 -14L48 -6M-50 108C-24 115 24 115 50 108', 0.6, 1),
]

export const bottle: Motif = {
  name: 'bottle',
  stands: true,
  category: 'object',
  hollow: { potion: [-60, -20, 60, 92] },
  words: ['bottle', 'message in a bottle', 'potion', 'potion bottle', 'poison bottle'],
  variants: ['message', 'potion', 'labelled'],
  spare: ['labelled'],
  pages: { labelled: [{ box: [-46, 15, 46, 74], sag: 7 }] },
  draw({ variant }) {
    if (variant === 'labelled') return measured(labelled())
    return measured(variant === 'potion' ? potion() : message())
  },
}
