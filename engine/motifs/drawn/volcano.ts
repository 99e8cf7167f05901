import { measured } from '#engine/motifs/drawing/box.ts'
import { circle, coords } from '#engine/motifs/drawing/geometry.ts'
import type { Rng } from '#shared/random.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { brush, lines } from '#engine/motifs/drawing/pen.ts'
import { firRow } from '#engine/motifs/drawing/woods.ts'
import { line } from '#engine/motifs/drawing/parts.ts'
import { clump } from '#engine/motifs/drawing/flora.ts'

/** Erupting cone: ash cloud, fountain of fire, streams of lava down ribbed flanks. */
function erupting(random: Rng): Part[] {
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
  return [
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
}

/** A sleeping giant: snow on the summit, a plume leaning with the wind, woods along its foot. */
function smoking(random: Rng): Part[] {
  const plume: [number, number, number, number][] = [
    [108, -104, 24, 15],
    [84, -100, 27, 18],
    [56, -88, 25, 18],
    [34, -70, 20, 15],
    [18, -54, 15, 12],
    [8, -42, 11, 9],
  ]
  return [
    ...plume.flatMap(([x, y, rx, ry]) => clump(x, y, rx, ry, 8, random, 'cloud')),
    {
      d: 'M-20 -34C-10 -28 14 -28 26 -36C40 0 76 50 128 88L-128 88C-78 56 -40 4 -20 -34Z',
      fill: 'rock',
    },
    {
      d: 'M26 -36C40 0 76 50 128 88L34 88C48 62 36 30 24 4C18 -8 16 -20 14 -30Z',
      fill: 'rockDark',
      stroke: 0.7,
    },
    {
      d: 'M-20 -34C-10 -28 14 -28 26 -36C33 -20 42 -2 54 16L44 12L40 28L28 14L22 34L10 16L2 40L-8 18L-18 34L-24 16L-36 24L-42 14C-34 -2 -26 -20 -20 -34Z',
      fill: 'foam',
    },
    { d: 'M-20 -34C-12 -40 16 -42 26 -36C14 -28 -10 -28 -20 -34Z', fill: 'black', stroke: 0.6 },
    // a thin run of fire from the notch in the rim
    {
      d: 'M0 -31C2 -18 -6 -8 -2 6C2 18 -6 26 -4 40C-3 50 -12 56 -14 66C-16 72 -22 70 -20 63C-18 52 -10 46 -11 36C-12 24 -5 18 -8 6C-11 -8 -5 -18 -7 -30Z',
      fill: 'flame',
      stroke: 0.8,
    },
    brush(coords('40,34 56,58 66,86'), 2),
    brush(coords('-44,30 -62,58 -86,84'), 1.8),
    lines(
      [
        coords('-30,40 -44,64 -56,86'),
        coords('14,46 22,66 22,86'),
        coords('58,40 82,66 100,84'),
        coords('-60,50 -84,72 -104,86'),
        coords('-36,26 -50,46 -62,58'),
      ],
      0.7,
    ),
    ...firRow(-126, 126, 98, 14, 40, 30, random),
    brush(coords('-138,99 -70,96 0,101 70,96 138,99'), 4.4),
  ]
}

export const volcano: Motif = {
  name: 'volcano',
  category: 'nature',
  words: ['volcano', 'eruption', 'lava'],
  variants: ['erupting', 'smoking'],
  draw: ({ variant, random }) =>
    measured(variant === 'smoking' ? smoking(random) : erupting(random)),
}
