import { measured } from '#engine/motifs/drawing/box.ts'
import { circle } from '#engine/motifs/drawing/geometry.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { calmFace } from '#engine/motifs/drawing/ornament.ts'
import { star } from '#engine/motifs/drawing/shapes.ts'

/** Crescent whose inner edge is a sleeping profile, looking right. */
function crescent(): Part[] {
  const d =
    'M30 -104C-34 -106 -92 -60 -92 2C-92 62 -38 106 26 104C6 96 -2 84 2 72C4 66 12 66 14 60C15 56 11 53 12 50C16 49 20 47 19 43C18 40 14 39 14 36C18 34 22 30 19 26C15 20 12 20 13 14C18 14 30 16 33 11C35 6 20 -8 14 -22C10 -32 14 -40 10 -50C4 -66 8 -90 30 -104Z'
  return [
    { d, fill: 'moon' },
    // closed lid with lashes, brow, nostril, mouth, cheek
    { d: 'M-16 -14C-10 -8 0 -8 8 -16C2 -4 -12 -4 -16 -14Z', fill: 'black', stroke: 0.5 },
    line('M-13 -9L-17 -2M-8 -6L-10 2M-2 -5L-1 3M4 -9L7 -2', 0.8, 1),
    line('M-20 -26C-12 -36 0 -36 9 -30M-14 -20C-8 -24 0 -24 6 -21', 0.9, 0),
    line('M20 14C16 12 14 8 17 5', 0.8, 0),
    line('M17 39C10 38 4 40 0 44M14 50C9 52 5 51 2 49', 0.9, 0),
    line('M-24 10C-30 22 -28 36 -18 44', 0.6, 1),
    line(
      'M-60 -50C-78 -20 -78 24 -58 56M-46 -62C-52 -56 -56 -50 -58 -44M-44 68C-40 74 -34 80 -28 84',
      0.6,
      1,
    ),
    { d: circle([-58, -20], 6), fill: 'moon', stroke: 0.6, detail: 1 },
    { d: circle([-52, 24], 8), fill: 'moon', stroke: 0.6, detail: 1 },
    { d: circle([-34, -66], 5), fill: 'moon', stroke: 0.6, detail: 1 },
    { d: circle([-24, 70], 5), fill: 'moon', stroke: 0.6, detail: 1 },
  ]
}

export const moonFace: Motif = {
  name: 'moon-face',
  isDisc: true,
  category: 'celestial',
  words: ['moon with face', 'moon face', 'man in the moon', 'sleeping moon'],
  variants: ['crescent', 'full'],
  draw({ variant }) {
    if (variant === 'full') {
      const craters = [
        [-62, -30, 9],
        [56, -48, 11],
        [-48, 50, 8],
        [62, 34, 7],
        [10, -76, 8],
        [-24, -64, 5],
      ].map(([x, y, r]): Part => ({
        d: circle([x!, y!], r!),
        fill: 'moon',
        stroke: 0.6,
        detail: 1,
      }))
      return measured([
        { d: circle([0, 0], 96), fill: 'moon' },
        ...craters,
        ...placed(calmFace({ lashes: true }), { scale: 1.3, y: 0 }),
      ])
    }
    const stars = [
      [52, -34, 14],
      [66, 40, 9],
      [40, 76, 6],
    ].map(([x, y, r]): Part => ({ d: star(5, r!, r! * 0.45, [x!, y!]), fill: 'star' }))
    return measured([...crescent(), ...stars])
  },
}
