import { measured } from '#engine/motifs/drawing/box.ts'
import { lobe, mistFinger as finger } from '#engine/motifs/drawing/mist.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { placed } from '#engine/motifs/drawing/parts.ts'

const bank: Part[] = [
  ...finger(30, 18, 100, 7),
  ...finger(-34, 20, -92, 7),
  ...lobe([4, -30], 33, 1),
  ...lobe([-34, -14], 27, -1, 340),
  ...lobe([42, -12], 28, 1),
  ...lobe([-64, 6], 20, -1, 340),
  ...lobe([72, 8], 19, 1),
  ...lobe([-16, 4], 22, -1, 330),
  ...lobe([24, 8], 23, 1, 210),
  ...lobe([-42, 18], 16, -1, 340),
  ...lobe([50, 20], 15, 1),
  ...finger(-6, 26, 96, 7.5),
  ...finger(14, 34, -102, 7),
  ...finger(-20, 41, 70, 5.5),
]
const puff: Part[] = [
  ...finger(10, 10, 74, 6),
  ...lobe([0, -14], 24, -1, 340),
  ...lobe([26, 0], 17, 1),
  ...lobe([-24, 0], 18, -1, 340),
  ...lobe([4, 6], 14, 1),
  ...finger(16, 18, -80, 6),
  ...finger(-8, 25, 54, 5),
]

export const clouds: Motif = {
  name: 'clouds',
  category: 'nature',
  words: ['cloud', 'clouds', 'japanese cloud', 'finger cloud', 'sky'],
  variants: ['finger', 'drift'],
  draw: ({ variant }) =>
    measured(
      variant === 'drift'
        ? [
            ...placed(puff, { x: 62, y: -52, scale: 0.72, mirror: true }),
            ...placed(puff, { x: -66, y: -14, scale: 0.9 }),
            ...placed(bank, { x: 24, y: 40, scale: 0.8 }),
          ]
        : bank,
    ),
}
