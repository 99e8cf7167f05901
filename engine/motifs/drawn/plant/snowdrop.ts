import { measured } from '#engine/motifs/drawing/box.ts'
import { petal, stem } from '#engine/motifs/drawing/flora.ts'
import { coords, sample, smooth, tube } from '#engine/motifs/drawing/geometry.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** The nodding flower, hung by its green ovary at the origin. */
const nodding: Part[] = [
  ...placed(petal({ length: 46, width: 12, veins: 1, tag: 'foam' }), {
    y: 14,
    angle: Math.PI + 0.62,
  }),
  ...placed(petal({ length: 46, width: 12, veins: 1, tag: 'foam' }), {
    y: 14,
    angle: Math.PI - 0.62,
  }),
  { d: smooth(coords('-11,14 11,14 14,38 8,46 0,42 -8,46 -14,38')), fill: 'foam', stroke: 0.9 },
  line('M-9 38C-8 34 -5 34 -4 38M4 38C5 34 8 34 9 38', 1.4, 1),
  ...placed(petal({ length: 58, width: 17, veins: 3, tag: 'foam' }), { y: 12, angle: Math.PI }),
  { d: smooth(coords('-7,0 0,-4 7,0 8,12 0,17 -8,12')), fill: 'leaf' },
]

const strap = (text: string, width: number): Part[] => {
  const blade = tube(
    sample(coords(text), 14),
    (u) => width * Math.sin(Math.PI * (0.2 + u * 0.8)) ** 0.6 + 0.2,
  )
  return [
    { d: blade.strip(0, 1, -1, 1, 40), fill: 'leaf' },
    line(blade.line(0.04, 0.94, 0.1, 24), 0.6, 1),
  ]
}

/** A stalk bowing over at the top, its sheath standing up, the flower on a thread. */
const plant = (): Part[] => [
  stem(coords('0,140 -4,60 -2,-20 8,-74 26,-92'), 3.6, 2.4),
  ...placed([{ d: 'M-3 0C-7 -16 -4 -34 8 -46C8 -30 8 -14 5 0Z', fill: 'leaf', stroke: 0.9 }], {
    x: 12,
    y: -78,
    angle: 0.1,
  }),
  line('M26 -92C40 -98 48 -90 50 -76', 1.4, 0),
  ...placed(nodding, { x: 50, y: -74, scale: 1.2, angle: -0.08 }),
]

const single = (): Part[] => [
  ...strap('-2,140 -30,80 -46,20 -40,-28', 8),
  ...strap('4,140 28,90 36,50 56,20', 7.6),
  ...plant(),
  ...strap('0,142 -10,104 -12,70 -22,44', 6.6),
]

const trio = (): Part[] => [
  ...strap('-8,140 -52,92 -76,44 -84,4', 8),
  ...strap('10,140 50,96 70,60 92,40', 8),
  ...placed(plant(), { x: -14, y: 20, scale: 0.86, angle: -0.34, mirror: true }),
  ...placed(plant(), { x: 16, y: 26, scale: 0.8, angle: 0.4 }),
  ...placed(plant(), { x: 0, y: 0 }),
  ...strap('0,144 -14,104 -18,66 -32,40', 7),
  ...strap('4,144 16,110 20,84 34,66', 6.4),
]

export const snowdrop: Motif = {
  name: 'snowdrop',
  isTiny: true,
  category: 'plant',
  words: ['snowdrop', 'snow drop', 'galanthus'],
  variants: ['stem', 'trio'],
  shows: { trio: 3 },
  draw: ({ variant }) => measured(variant === 'trio' ? trio() : single()),
}
