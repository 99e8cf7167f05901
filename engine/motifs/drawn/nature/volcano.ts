import { measured } from '#engine/motifs/drawing/box.ts'
import { circle, coords, sample, tube } from '#engine/motifs/drawing/geometry.ts'
import type { Rng } from '#shared/random.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { brush, lines } from '#engine/motifs/drawing/pen.ts'
import { firRow } from '#engine/motifs/drawing/woods.ts'
import { clump } from '#engine/motifs/drawing/flora.ts'

/** Where the ash stands over the crater, the masses at the back first: middle and half axes. */
const ASH: readonly (readonly [number, number, number, number])[] = [
  [0, -150, 38, 24],
  [-46, -138, 32, 22],
  [48, -142, 34, 22],
  [-66, -116, 26, 18],
  [68, -118, 26, 18],
  [-24, -118, 30, 22],
  [28, -116, 30, 22],
  [0, -96, 26, 20],
  [-22, -80, 18, 14],
  [20, -78, 18, 14],
]

/** Where stones are flung to. */
const BOMBS = coords('-74,-62 -50,-92 54,-88 80,-58 -94,-24 96,-20 -40,-60 44,-56')

/** Streams of lava down the flank, the near ones broad: their course and half width. */
const STREAMS: readonly (readonly [string, number])[] = [
  ['-12,-22 -22,8 -16,34 -34,62 -40,98', 6.5],
  ['4,-20 6,12 -4,38 8,66 2,100', 8],
  ['15,-24 28,2 24,30 46,58 58,94', 5.5],
  ['-18,-26 -40,0 -48,28 -76,60 -92,90', 4],
]

/** Erupting cone: a column of ash, a fountain of fire with stones flung out of it, lava that finds its way down ribbed flanks. */
function erupting(random: Rng): Part[] {
  const stones = BOMBS.map(([x, y], i): Part => ({
    d: circle([x, y], 2.6 + (i % 3) * 0.9),
    fill: 'rockDark',
    stroke: 0.8,
    detail: 1,
  }))
  const lava = STREAMS.map(([course, half]): Part => {
    const body = tube(
      sample(coords(course), 12),
      (u) => half * (0.55 + 0.75 * u) * (u > 0.93 ? (1 - u) / 0.07 : 1) + 0.2,
    )
    return { d: body.strip(0, 1, -1, 1, 28), fill: 'flame', stroke: 0.9 }
  })
  const glow = STREAMS.map(([course, half]) =>
    brush(coords(course).slice(0, -1), half * 0.36, 'flameIn', 1),
  )
  return [
    ...ASH.flatMap(([x, y, rx, ry]) =>
      clump(x, y, rx, ry, Math.round((rx + ry) / 4.6), random, 'cloud', 1.26),
    ),
    {
      d: 'M-22 -24C-34 -44 -22 -56 -36 -80C-18 -70 -18 -52 -12 -50C-14 -70 -6 -84 -2 -108C6 -86 12 -70 10 -50C16 -52 18 -70 36 -82C24 -58 34 -44 22 -24Z',
      fill: 'flame',
    },
    {
      d: 'M-12 -22C-18 -38 -8 -50 -2 -78C6 -52 16 -38 12 -22Z',
      fill: 'flameIn',
      stroke: 0.8,
      detail: 1,
    },
    ...stones,
    // the cone: its edge is ribbed, its crater notched
    {
      d: 'M-30 -26L-20 -20L-10 -25L-2 -19L8 -24L18 -19L29 -27C38 -4 48 12 58 26L66 36C82 58 110 80 138 100L-138 100C-108 82 -84 60 -66 38L-56 24C-46 8 -38 -8 -30 -26Z',
      fill: 'rock',
    },
    {
      d: 'M29 -27C38 -4 48 12 58 26L66 36C82 58 110 80 138 100L70 100C72 80 58 66 60 50C48 40 46 22 36 10C34 -4 26 -12 24 -23Z',
      fill: 'rockDark',
      stroke: 0.7,
    },
    ...lava,
    ...glow,
    brush(coords('-36,4 -58,34 -70,48 -108,84'), 2.2),
    brush(coords('-28,30 -36,52 -58,72 -66,96'), 2),
    brush(coords('-10,48 -16,70 -20,96'), 1.8),
    brush(coords('22,46 30,70 32,96'), 1.8),
    brush(coords('42,14 62,44 76,58 108,92'), 1.6),
    lines(
      [
        coords('-44,14 -64,44 -86,66'),
        coords('-20,44 -28,66 -48,92'),
        coords('16,60 18,80 16,98'),
        coords('-70,52 -92,74 -120,94'),
      ],
      0.7,
    ),
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
