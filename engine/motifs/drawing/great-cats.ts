import { coords, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Rng } from '#shared/random.ts'
import { almondEye, whiskers } from '#engine/motifs/drawing/anatomy.ts'
import { brush, lines, symmetric } from '#engine/motifs/drawing/pen.ts'
import { flow } from '#engine/motifs/drawing/figure.ts'
import type { Part, Tag } from '#engine/motifs/motif.ts'
import { mirrored, placed } from '#engine/motifs/drawing/parts.ts'

// The heads of the great cats share one skull; coats differ in their markings and how far the ruff stands out.
/** A stripe: heavy in the middle, a hair at both ends. */
export const stripe = (points: readonly Point[], width: number) => brush(points, width, 'black', 0)

/** Cheek ruff: pale locks sweeping out and down, dark ones between them. Grown separately for each side. */
function ruff(random: Rng, coat: Coat): Part[] {
  const layer = (from: Point[], to: Point[], count: number, width: number, tag: Tag) =>
    flow({
      from,
      to,
      count,
      width,
      tag,
      sway: 0.14,
      stroke: 0.7,
      strands: 1,
      ragged: 0.18,
      tuft: 2,
      random,
    })
  return [
    ...layer(
      coords('48,-54 60,-18 60,14 54,42 30,68 -4,82'),
      coords('58,-40 86,-6 102,38 92,84 56,110 -4,118'),
      22,
      5.2,
      'fur',
    ),
    ...layer(
      coords('54,-26 58,10 48,42 26,64'),
      coords('70,-6 86,32 78,76 40,98'),
      14,
      4.8,
      'furLight',
    ),
    ...coat.ruff,
    ...layer(coords('50,-34 54,4 46,32 30,52'), coords('62,-18 74,18 64,52 38,78'), 12, 4.2, 'fur'),
  ]
}

const ear: Part[] = [
  { d: 'M24 -66C28 -81 41 -89 54 -85C67 -80 69 -62 57 -34L44 -50Z', fill: 'fur' },
  { d: 'M32 -67C36 -77 44 -82 53 -79C61 -74 60 -62 52 -46Z', fill: 'black', stroke: 0.4 },
  {
    d: 'M28 -66C36 -70 44 -73 53 -72C48 -66 46 -60 50 -46ZM34 -60C38 -64 41 -66 46 -66C43 -61 42 -56 44 -50Z',
    fill: 'furLight',
    stroke: 0.6,
  },
]

/** What a cat wears on its skull: markings of the forehead, the cheek, the ruff and between the eyes (right half, mirrored). */
export interface Coat {
  crown: Part[]
  cheek: Part[]
  ruff: Part[]
  brow: Part[]
  /** size of the ruff against the tiger's */
  mane: number
}

export function catFace(random: Rng, coat: Coat): Part[] {
  const half: Part[] = [
    {
      d: 'M14 -30C18 -38 28 -42 38 -37C42 -34 40 -30 34 -30C26 -30 18 -26 14 -30Z',
      fill: 'furLight',
      stroke: 0.3,
    },
    {
      d: 'M15 0C26 5 38 -2 46 -12C52 2 48 22 36 34C28 24 18 14 15 0Z',
      fill: 'furLight',
      stroke: 0.5,
    },
    { d: 'M12 -6C18 -22 34 -28 46 -22C41 -10 28 -1 14 -1Z', fill: 'black', stroke: 0.3 },
    ...almondEye([16, -7], [39, -18], 11.5, { iris: 'gold', lid: 2, look: 0.46 }),
    brush(coords('15,-6 12,4 15,16 18,26'), 1.7),
    brush(coords('6,-18 9,-26 18,-25'), 1.6),
    ...coat.crown,
    ...coat.cheek,
    ...coat.brow,
    {
      d: 'M0 44C10 41 18 32 22 27C36 27 48 38 49 52C49 64 36 71 24 70C12 69 4 63 0 57Z',
      fill: 'furLight',
      stroke: 0.8,
    },
    lines(
      [coords('16,47 25,44 36,45'), coords('17,53 28,52 40,53'), coords('21,60 30,60 40,60')],
      0.6,
      2,
    ),
    lines(
      [
        coords('18,48 18.5,48'),
        coords('27,45 27.5,45'),
        coords('36,47 36.5,47'),
        coords('21,55 21.5,55'),
        coords('30,54 30.5,54'),
        coords('39,55 39.5,55'),
        coords('28,62 28.5,62'),
      ],
      1.4,
      1,
    ),
    whiskers([35, 47], [-10, 1, 11, 20], 60),
  ]
  return [
    ...placed(ruff(random, coat), { mirror: true, scale: coat.mane }),
    ...placed(ruff(random, coat), { scale: coat.mane }),
    ...mirrored(ear),
    {
      d: symmetric(coords('0,-80 20,-78 40,-66 56,-40 61,-8 55,22 46,46 30,70 14,82 0,86')),
      fill: 'fur',
      stroke: 0.8,
    },
    ...mirrored(half),
    { d: symmetric(coords('0,-40 5,-30 8,-10 13,10 21,29 0,33')), fill: 'fur', stroke: 0.6 },
    {
      d: 'M-20 67C-10 63 10 63 20 67C20 80 12 90 0 92C-12 90 -20 80 -20 67Z',
      fill: 'furLight',
      stroke: 0.8,
    },
    {
      d: 'M0 55C3 63 14 70 26 69C34 68 40 64 43 59C41 70 32 75 23 74C12 74 4 70 0 65C-4 70 -12 74 -23 74C-32 75 -41 70 -43 59C-40 64 -34 68 -26 69C-14 70 -3 63 0 55Z',
      fill: 'black',
      stroke: 0.3,
    },
    {
      d: 'M-21 27C-12 23 12 23 21 27C22 35 15 41 8 44C5 46 3 49 2 57L-2 57C-3 49 -5 46 -8 44C-15 41 -22 35 -21 27Z',
      fill: 'pink',
      stroke: 0.9,
    },
    {
      d: 'M6 38C9 33 15 31 19 33C18 38 12 41 7 41ZM-6 38C-9 33 -15 31 -19 33C-18 38 -12 41 -7 41Z',
      fill: 'black',
      stroke: 0.3,
    },
  ]
}

/** Head on, jaws wide: the nose pulls up, the cheeks fold, the eyes narrow. */
export function roaringCat(random: Rng, coat: Coat): Part[] {
  const half: Part[] = [
    {
      d: 'M14 -18C28 -14 40 -22 50 -30C56 -16 54 4 46 18C34 12 20 0 14 -18Z',
      fill: 'furLight',
      stroke: 0.5,
    },
    {
      d: 'M16 -50C20 -58 30 -61 40 -56C44 -53 42 -49 36 -49C28 -49 20 -46 16 -50Z',
      fill: 'furLight',
      stroke: 0.3,
    },
    { d: 'M12 -24C16 -36 32 -46 48 -42C45 -30 30 -19 15 -19Z', fill: 'black', stroke: 0.3 },
    ...almondEye([17, -26], [41, -38], 9, { iris: 'gold', lid: 2.6, look: 0.44 }),
    brush(coords('4,-30 9,-40 24,-43 44,-46'), 2.4),
    ...placed(coat.crown, { y: -18 }),
    ...placed(coat.cheek, { y: -16 }),
    // folds from the nose to the cheek
    stripe(coords('8,-22 14,-12 22,-6'), 1.6),
    stripe(coords('9,-12 16,-4 26,2'), 1.6),
    lines([coords('18,6 30,8 42,20'), coords('24,-4 36,2 46,14')], 0.7),
  ]
  const lip: Part[] = [
    // whisker pad pulled up and out, then the edge of the mouth down to the jaw
    {
      d: 'M0 28C8 28 16 22 21 14C36 12 50 20 54 34C55 44 46 50 36 46C26 43 12 44 0 40Z',
      fill: 'furLight',
      stroke: 0.8,
    },
    lines(
      [
        coords('20,26 20.5,26'),
        coords('29,23 29.5,23'),
        coords('38,26 38.5,26'),
        coords('24,34 24.5,34'),
        coords('33,32 33.5,32'),
        coords('43,34 43.5,34'),
      ],
      1.5,
      1,
    ),
    whiskers([38, 24], [-26, -14, -2, 10], 58),
  ]
  const teeth: Part[] = [
    { d: 'M16 43C16 56 19 68 23 78C28 68 30 56 30 45Z', fill: 'paper', stroke: 0.8, shade: 0.4 },
    { d: 'M1 41L2 48L6 48.5L7 42ZM8 42L9 49L13 49L14 43Z', fill: 'paper', stroke: 0.5, shade: 0.2 },
    { d: 'M15 102C14 92 15 84 18 76C23 84 26 92 26 100Z', fill: 'paper', stroke: 0.8, shade: 0.4 },
    {
      d: 'M1 102L1 96L5 95L6 102ZM7 102L8 95L12 95L13 102Z',
      fill: 'paper',
      stroke: 0.5,
      shade: 0.2,
    },
  ]
  return [
    ...placed(ruff(random, coat), { mirror: true, y: -2, scale: 1.12 * coat.mane }),
    ...placed(ruff(random, coat), { y: -2, scale: 1.12 * coat.mane }),
    ...mirrored(placed(ear, { y: -19 })),
    {
      d: symmetric(
        coords('0,-98 20,-96 40,-84 56,-58 63,-26 66,8 62,40 50,74 36,104 18,121 0,125'),
      ),
      fill: 'fur',
      stroke: 0.8,
    },
    ...mirrored(half),
    {
      d: symmetric(coords('0,30 28,34 48,40 46,58 36,80 27,100 14,110 0,112')),
      fill: 'black',
      stroke: 0.6,
    },
    { d: symmetric(coords('0,60 9,57 16,66 17,86 12,104 0,108')), fill: 'red', stroke: 0.7 },
    lines([coords('0,68 1,84 0,102')], 0.7),
    { d: symmetric(coords('0,34 20,36 40,42 30,48 14,47 0,45')), fill: 'pink', stroke: 0.6 },
    ...mirrored(teeth),
    // lower lip and chin
    {
      d: 'M-34 84C-28 102 -14 103 0 104C14 103 28 102 34 84C38 104 24 124 0 126C-24 124 -38 104 -34 84Z',
      fill: 'furLight',
      stroke: 0.8,
    },
    lines([coords('-14,114 -12,120'), coords('0,114 0,121'), coords('14,114 12,120')], 0.5, 2),
    ...mirrored(lip),
    { d: symmetric(coords('0,-58 5,-46 7,-30 10,-8 20,14 0,18')), fill: 'fur', stroke: 0.6 },
    lines(
      [coords('-6,-26 0,-22 6,-26'), coords('-8,-14 0,-9 8,-14'), coords('-11,-3 0,2 11,-3')],
      0.8,
    ),
    {
      d: 'M-22 14C-12 8 12 8 22 14C23 22 15 28 8 30C5 32 3 34 2 40L-2 40C-3 34 -5 32 -8 30C-15 28 -23 22 -22 14Z',
      fill: 'pink',
      stroke: 0.9,
    },
    {
      d: 'M6 25C9 19 16 17 20 19C19 25 12 28 7 28ZM-6 25C-9 19 -16 17 -20 19C-19 25 -12 28 -7 28Z',
      fill: 'black',
      stroke: 0.3,
    },
  ]
}
