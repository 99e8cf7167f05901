import { measured } from '#engine/motifs/drawing/box.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'

/** Silhouettes in different wing beats, about 60 wide, flying right. */
const poses = [
  // wings up
  'M30 -2C24 -6 18 -5 13 -2C10 -12 2 -26 -14 -34C-10 -24 -8 -14 -4 -6C-12 -18 -24 -26 -38 -26C-26 -18 -18 -8 -8 3C-14 5 -20 9 -26 14L-14 11C-4 12 8 10 14 5C20 2 26 2 30 -2Z',
  // gliding, one wing towards us
  'M32 -3C27 -7 20 -6 14 -3C8 -8 -2 -18 -22 -22C-16 -16 -10 -10 -4 -4C-8 -3 -10 -1 -12 2C-18 3 -24 5 -30 10L-18 8C-22 18 -30 28 -42 34C-22 32 -6 22 4 8C12 7 16 4 19 1C24 0 28 0 32 -3Z',
  // wings down
  'M30 -8C24 -12 17 -11 12 -8C4 -12 -8 -12 -16 -8C-21 -7 -26 -6 -31 -2L-20 -2C-28 8 -30 20 -28 32C-20 20 -12 10 -2 4C-2 14 2 24 10 32C8 20 10 10 15 -1C20 -4 25 -5 30 -8Z',
  // far away, head on
  'M0 4C-6 -4 -16 -12 -34 -12C-22 -8 -14 0 -5 9C-2 11 2 11 5 9C14 0 22 -8 34 -12C16 -12 6 -4 0 4Z',
]
export const bird = (index: number): Part[] => [
  { d: poses[index % poses.length]!, fill: 'black', stroke: 0.2 },
]

type Place = [x: number, y: number, scale: number, angle: number, pose: number]
// one leader, followers thinning out and shrinking behind it along a rising curve
const flock: Place[] = [
  [112, -78, 1, -0.3, 0],
  [48, -22, 0.9, -0.1, 1],
  [44, -96, 0.72, -0.3, 2],
  [-8, -52, 0.7, -0.2, 0],
  [100, -8, 0.5, -0.1, 3],
  [-44, 6, 0.6, -0.1, 1],
  [-40, -88, 0.46, -0.3, 3],
  [-78, -34, 0.5, -0.2, 2],
  [-100, 20, 0.4, 0, 0],
  [-112, -14, 0.32, 0.1, 3],
  [-134, 4, 0.28, 0, 2],
]

export const birds: Motif = {
  name: 'birds',
  kind: 'flyer',
  category: 'animal',
  words: ['bird flock', 'flock of birds', 'flying birds', 'bird silhouette', 'freedom', 'birds'],
  variants: ['flock', 'wire'],
  draw({ variant }) {
    if (variant === 'flock')
      return measured(
        flock.flatMap(([x, y, scale, angle, pose]) => placed(bird(pose), { x, y, scale, angle })),
      )
    const perched = (x: number, y: number, scale: number, mirror = false) =>
      placed(
        [
          {
            d: 'M20 -24C16 -32 6 -32 2 -25C-8 -20 -18 -8 -22 6L-40 26L-30 24L-18 12C-10 16 0 16 6 8C12 0 12 -12 13 -19ZM-4 12L-4 22L-2 22L-1 12ZM2 10L2 21L4 21L5 9Z',
            fill: 'black',
            stroke: 0.2,
          },
        ],
        { x, y, scale, mirror },
      )
    return measured([
      line('M-120 10C-60 28 50 30 120 6', 1, 0),
      ...perched(-56, 7, 0.72),
      ...perched(-24, 11, 0.64, true),
      ...perched(34, 11, 0.74),
      ...placed(bird(0), { x: 84, y: -46, scale: 0.74, angle: -0.3 }),
      ...placed(bird(2), { x: 40, y: -62, scale: 0.5, angle: -0.2 }),
      ...placed(bird(3), { x: 104, y: -84, scale: 0.4 }),
    ])
  },
}
