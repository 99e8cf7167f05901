import { measured } from '#engine/motifs/drawing/box.ts'
import { almondEye, horn } from '#engine/motifs/drawing/anatomy.ts'
import { flow, strand } from '#engine/motifs/drawing/figure.ts'
import { coords, smooth } from '#engine/motifs/drawing/geometry.ts'
import type { Rng } from '#shared/random.ts'
import { line, mirrored, placed } from '#engine/motifs/drawing/parts.ts'
import { brush, lines, symmetric } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** A grinning devil from the front: swept horns, arched brows, widow's peak, pointed beard. */
function head(random: Rng): Part[] {
  const half: Part[] = [
    // brow ridge, then the eye deep under it
    { d: 'M6 -22C18 -40 38 -42 52 -30C50 -18 34 -8 12 -8Z', fill: 'black', stroke: 0.3 },
    ...almondEye([12, -12], [40, -24], 13, { iris: 'gold', pupil: 'slit', lid: 2.6, look: 0.44 }),
    brush(coords('4,-16 12,-34 32,-46 54,-44'), 3.4),
    brush(coords('4,-26 6,-38 4,-48'), 1.6),
    // cheekbone and the fold from nose to mouth
    brush(coords('50,-6 42,12 30,20'), 1.8),
    brush(coords('10,18 24,26 34,42'), 2.2),
    lines([coords('14,-4 26,0 40,-6'), coords('46,22 42,34 36,42')], 0.7),
    // nostril
    { d: 'M3 20C6 16 14 14 16 20C14 25 6 25 3 20Z', fill: 'black', stroke: 0.4 },
    lines([coords('6,-10 7,4 14,14')], 0.7),
  ]
  const ear: Part[] = [
    { d: smooth(coords('54,-22 70,-40 96,-58 90,-30 76,-6 58,8')), fill: 'red' },
    { d: smooth(coords('62,-20 74,-34 86,-44 80,-26 70,-10')), fill: 'black', stroke: 0.4 },
  ]
  const beard = (): Part[] =>
    flow({
      from: coords('22,62 10,70 0,72'),
      to: coords('24,92 12,124 0,138'),
      count: 7,
      width: 5,
      sway: 0.12,
      tag: 'hair',
      stroke: 0.6,
      random,
    })
  return [
    ...mirrored(horn(coords('28,-66 50,-96 52,-132 26,-156'), 15, { rings: 9 })),
    ...mirrored(ear),
    { d: symmetric(coords('0,-82 30,-78 52,-56 60,-22 56,16 44,46 24,74 0,88')), fill: 'red' },
    // hair slicked back to a peak
    {
      d: symmetric(coords('0,-44 16,-60 34,-62 52,-46 60,-26 56,-62 34,-84 0,-90'), 0.8),
      fill: 'black',
      stroke: 0.5,
    },
    ...mirrored(half),
    { d: symmetric(coords('0,-18 7,-6 10,10 6,24 0,27')), fill: 'red', stroke: 0.7 },
    // the grin: dark mouth, two rows of teeth, fangs
    {
      d: 'M-40 34C-24 44 24 44 40 34C36 58 20 68 0 68C-20 68 -36 58 -40 34Z',
      fill: 'black',
      stroke: 0.8,
    },
    {
      d: 'M-34 39C-18 45 18 45 34 39C30 47 18 52 0 52C-18 52 -30 47 -34 39Z',
      fill: 'bone',
      stroke: 0.6,
      shade: 0.3,
    },
    {
      d: 'M-26 58C-14 54 14 54 26 58C18 64 10 66 0 66C-10 66 -18 64 -26 58Z',
      fill: 'bone',
      stroke: 0.6,
      shade: 0.3,
    },
    lines(
      [-24, -16, -8, 0, 8, 16, 24].map(
        (x) =>
          [
            [x, 42 - Math.abs(x) * 0.03],
            [x * 0.96, 51 - Math.abs(x) * 0.1],
          ] as const,
      ),
      0.6,
    ),
    ...mirrored([
      { d: 'M22 43L31 40L26 58Z', fill: 'bone', stroke: 0.7, shade: 0.2 },
      ...strand(coords('1,30 16,28 30,32 46,24'), 4, { stroke: 0.6 }),
    ]),
    ...placed(beard(), { mirror: true }),
    ...beard(),
  ]
}

/** The face itself, looking right: bulging brow, hooked nose, jutting chin, mouth torn open in a laugh. */
const sideFace: Part[] = [
  { d: 'M-46 24C-40 60 -50 92 -72 114C-40 126 10 126 40 116C26 100 18 84 16 70Z', fill: 'red' },
  brush(coords('-8,64 -2,88 -14,114'), 2),
  {
    d: 'M-46 -62C-24 -92 18 -92 34 -68C42 -56 50 -48 49 -38C46 -31 44 -29 47 -24C56 -15 71 -6 82 8C82 15 72 15 62 13C64 18 67 22 65 27L60 44C66 50 72 58 70 68C66 80 46 84 28 82C2 78 -22 62 -34 44C-56 22 -60 -26 -46 -62Z',
    fill: 'red',
  },
  // laugh
  {
    d: 'M66 26C50 29 32 27 14 16C16 38 34 54 60 47C58 40 62 32 66 26Z',
    fill: 'black',
    stroke: 0.8,
  },
  { d: 'M22 40C30 36 44 40 52 48C40 52 28 49 22 40Z', fill: 'pink', stroke: 0.6 },
  { d: 'M64 27C50 30 36 29 22 22L25 28C36 35 50 36 62 34Z', fill: 'bone', stroke: 0.7, shade: 0.3 },
  { d: 'M60 45C50 47 40 45 32 40L35 37C44 41 52 42 60 40Z', fill: 'bone', stroke: 0.7, shade: 0.3 },
  { d: 'M46 30L55 31L51 44Z', fill: 'bone', stroke: 0.8, shade: 0.3 },
  line('M34 27L36 32M42 29L43 34M58 30L58 34M42 41L42 45M50 42L50 46', 0.6, 1),
  brush(coords('68,24 46,30 24,24 8,8'), 1.8),
  brush(coords('62,46 40,54 20,46 10,30'), 1.4),
  brush(coords('54,8 36,6 18,14 4,26'), 2),
  // eye sunk under the brow
  { d: 'M46 -26C36 -34 20 -40 4 -34C10 -20 28 -14 42 -18Z', fill: 'black', stroke: 0.3 },
  ...almondEye([42, -22], [14, -32], 12, { iris: 'gold', pupil: 'slit', lid: 2.4, look: 0.36 }),
  brush(coords('50,-32 40,-48 20,-54 -4,-44'), 3.4),
  lines(
    [
      coords('36,-12 24,-10 12,-16'),
      coords('40,-6 26,-3 10,-8'),
      coords('48,-20 52,-10 62,-2'),
      coords('24,-58 30,-64 32,-70'),
    ],
    0.7,
  ),
  { d: 'M64 10C61 6 63 2 68 3C72 5 73 8 71 11Z', fill: 'black', stroke: 0.4 },
  brush(coords('58,12 52,4 56,-6'), 1.5),
  brush(coords('-26,50 -4,66 22,72'), 1.8),
]

/** Laughing, in profile, with a cocked horn and a goatee blown forward. */
function profile(random: Rng): Part[] {
  return [
    ...horn(coords('24,-72 38,-100 34,-132 8,-152'), 12, { rings: 8 }),
    ...sideFace,
    // slicked hair with its peak, then the ear over it
    {
      d: 'M36 -66C26 -62 14 -60 4 -46C-2 -58 -12 -56 -18 -40C-20 -20 -22 0 -32 8C-30 24 -38 40 -52 52C-50 40 -54 34 -62 32C-56 26 -58 14 -64 6C-70 -36 -58 -84 -16 -92C6 -96 28 -86 36 -66Z',
      fill: 'black',
      stroke: 0.5,
    },
    {
      d: smooth(coords('-8,-6 -20,-26 -46,-42 -78,-62 -70,-28 -52,-2 -30,14 -12,12')),
      fill: 'red',
    },
    {
      d: smooth(coords('-18,-4 -34,-18 -58,-40 -52,-20 -38,-2 -24,6')),
      fill: 'black',
      stroke: 0.4,
    },
    ...horn(coords('0,-76 -4,-108 -30,-138 -70,-140'), 17, { rings: 10 }),
    ...strand(coords('62,18 48,18 34,26 16,36'), 4, { stroke: 0.6 }),
    ...flow({
      from: coords('34,80 48,80 62,76 70,68'),
      to: coords('58,112 74,122 94,118 104,98'),
      count: 9,
      width: 5.4,
      sway: 0.2,
      tag: 'hair',
      stroke: 0.6,
      random,
    }),
    // collar of the cape
    {
      d: 'M-104 40C-92 74 -84 96 -86 126C-40 140 20 138 58 126C44 112 30 104 24 92C-4 108 -50 98 -104 40Z',
      fill: 'clothDark',
    },
    brush(coords('-84,72 -64,100 -66,126'), 2.2),
    lines(
      [
        coords('-52,92 -40,110 -42,130'),
        coords('-10,104 -2,118 -4,132'),
        coords('20,100 30,114 40,124'),
      ],
      0.7,
    ),
    { d: smooth(coords('14,98 22,94 30,100 26,110 16,108')), fill: 'gold', stroke: 0.9 },
  ]
}

export const devil: Motif = {
  name: 'devil',
  category: 'mythical',
  words: ['devil', 'satan', 'demon', 'lucifer', 'diablo', 'devil head'],
  variants: ['head', 'profile'],
  draw: ({ variant, random }) => measured(variant === 'profile' ? profile(random) : head(random)),
}
