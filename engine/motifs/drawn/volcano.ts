import { measured } from '#engine/motifs/drawing/box.ts'
import { circle } from '#engine/motifs/drawing/geometry.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line } from '#engine/motifs/drawing/parts.ts'
import { clump } from '#engine/motifs/drawing/flora.ts'

/** Erupting cone: ash cloud, fountain of fire, streams of lava down ribbed flanks. */
export const volcano: Motif = {
  name: 'volcano',
  category: 'nature',
  words: ['volcano', 'eruption', 'lava'],
  variants: ['erupting'],
  draw({ random }) {
    const puffs: [number, number, number, number][] = [
      [-34, -78, 24, 17],
      [36, -80, 24, 17],
      [0, -96, 30, 20],
      [-14, -64, 20, 14],
      [18, -62, 20, 14],
    ]
    const bombs = [
      [-52, -34, 4],
      [50, -38, 4.5],
      [-66, -12, 3],
      [64, -8, 3],
      [-36, -46, 3],
      [38, -22, 2.5],
    ].map(([x, y, r]): Part => ({ d: circle([x!, y!], r!), fill: 'flame', stroke: 0.8, detail: 1 }))
    const parts: Part[] = [
      ...puffs.flatMap(([x, y, rx, ry]) => clump(x, y, rx, ry, 9, random, 'cloud')),
      ...bombs,
      {
        d: 'M-20 -4C-34 -22 -26 -34 -34 -50C-16 -42 -18 -30 -10 -30C-10 -44 -6 -52 0 -66C6 -52 8 -44 10 -30C16 -32 18 -42 34 -50C26 -34 34 -22 20 -4Z',
        fill: 'flame',
      },
      {
        d: 'M-10 -2C-16 -14 -8 -22 -2 -40C4 -26 14 -16 10 -2Z',
        fill: 'flameIn',
        stroke: 0.8,
        detail: 1,
      },
      {
        d: 'M-26 -4C-12 2 12 2 26 -4C38 30 70 70 110 96L-110 96C-70 70 -38 30 -26 -4Z',
        fill: 'rock',
      },
      { d: 'M26 -4C38 30 70 70 110 96L40 96C48 70 26 44 18 0Z', fill: 'rockDark' },
      line(
        'M-30 14C-40 40 -62 66 -84 84M-36 40C-44 58 -56 74 -68 92M-18 70C-22 80 -26 88 -30 94',
        0.7,
        1,
      ),
      // lava streams
      {
        d: 'M-26 -4C-12 4 12 4 26 -4C24 8 14 10 14 24C14 40 22 46 18 62C14 72 8 68 8 58C8 46 2 40 2 30C0 24 -6 26 -6 36C-6 54 -16 62 -20 82C-24 92 -34 88 -32 78C-28 58 -18 44 -20 28C-21 14 -28 10 -26 -4Z',
        fill: 'flame',
      },
      line('M-14 10C-12 26 -12 40 -18 58M10 8C6 22 12 38 13 54', 0.6, 2),
    ]
    return measured(parts)
  },
}
