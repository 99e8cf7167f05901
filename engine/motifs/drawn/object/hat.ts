import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, sample, smooth, tube } from '#engine/motifs/drawing/geometry.ts'
import { feather } from '#engine/motifs/drawing/ornament.ts'
import { gleam, line, packed, placed } from '#engine/motifs/drawing/parts.ts'
import { brush, lines } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

const BRIM =
  'M-122 16C-134 30 -106 58 -56 71C-10 82 52 80 94 62C124 49 138 26 126 15C114 6 86 22 60 29C20 38 -30 38 -62 31C-88 25 -110 4 -122 16Z'

/** Felt, the crown pinched in front, a feather in its ribbon. */
const fedora = (): Part[] => [
  // under the turned-up ends of the brim it is dark
  {
    d: 'M-122 16C-112 0 -80 8 -58 20C-20 32 30 32 58 18C84 6 116 -2 126 15C100 52 -98 56 -122 16Z',
    fill: 'black',
    stroke: 0.6,
  },
  { d: BRIM, fill: 'cloth' },
  line('M-114 24C-112 34 -92 50 -52 62C-8 73 52 71 90 54C110 45 122 32 120 22', 0.7, 1),
  {
    d: 'M-62 31C-70 2 -64 -36 -52 -56C-44 -69 -28 -70 -14 -59C-4 -52 8 -54 18 -62C32 -73 50 -66 57 -48C66 -24 68 6 64 29C32 46 -32 46 -62 31Z',
    fill: 'cloth',
  },
  // the teardrop in the top and the pinch at the side
  packed(
    'M-42 -58C-30 -64 -20 -58 -12 -48C-4 -40 10 -42 20 -50C32 -60 44 -58 48 -50C38 -48 26 -38 18 -32C4 -26 -10 -28 -20 -38C-28 -46 -34 -52 -42 -58Z',
  ),
  brush(coords('-40,-50 -26,-34 -24,-14 -34,2'), 3),
  brush(coords('-6,-34 -2,-18 -8,-4'), 2),
  lines([coords('-50,-40 -54,-20 -53,-4'), coords('-44,-34 -46,-18 -45,-6')], 0.6),
  packed('M57 -48C66 -24 68 6 64 29C56 34 46 37 36 39C48 20 54 -12 50 -46Z'),
  // ribbon, its flat bow
  {
    d: 'M-65 2C-34 18 34 18 67 0C68 12 67 22 64 30C32 46 -32 46 -62 31C-65 22 -66 12 -65 2Z',
    fill: 'black',
    stroke: 0.8,
  },
  gleam('M-56 14C-40 22 -20 25 0 26L0 30C-22 29 -42 26 -55 19Z'),
  ...placed(feather(92, 10), { x: 46, y: 22, angle: 0.42 }),
  { d: smooth(coords('34,14 52,8 58,20 54,34 38,36')), fill: 'clothDark' },
  { d: smooth(coords('30,13 36,12 40,36 33,37'), true, 0.6), fill: 'clothDark', stroke: 0.9 },
  line('M42 17L52 14M43 24L54 22M43 31L53 30', 0.6, 1),
  // the shadow that the crown lets fall
  brush(coords('-70,34 -30,48 30,49 72,33'), 2.6),
]

/** Knitted in ribs with a deep turn-up. */
const beanie = (): Part[] => {
  const rib = (x: number) => {
    const k = x / 84
    return coords(`${x},22 ${x * 0.96},-16 ${x * 0.72},-56 ${k * 14},-84`)
  }
  return [
    {
      d: smooth(coords('-84,24 -82,-18 -60,-62 -20,-86 22,-87 60,-64 82,-20 86,24 0,42')),
      fill: 'cloth',
    },
    packed('M62 -62C84 -38 88 -4 86 24L58 32C66 -2 60 -40 36 -78Z'),
    lines([-70, -54, -38, -20, 0, 20, 38, 54].map(rib), 0.9, 0),
    lines([-62, -46, -29, -10, 10, 29].map(rib), 0.5, 2),
    line('M-8 -86C-4 -80 6 -80 12 -86', 1, 0),
    // turn-up
    {
      d: 'M-92 16C-60 34 60 34 94 14C98 26 98 40 94 52C60 74 -58 75 -91 54C-96 42 -96 28 -92 16Z',
      fill: 'cloth',
    },
    lines(
      [-78, -62, -45, -27, -9, 9, 27, 45, 62, 79].map((x) => {
        const y = 28 - (x / 92) ** 2 * 10
        return coords(`${x},${y} ${x - 1},${y + 18} ${x},${y + 38}`)
      }),
      1,
      0,
    ),
    brush(coords('-86,50 -40,63 44,62 88,48'), 2),
    packed('M94 14C98 26 98 40 94 52C84 58 74 62 62 64C72 50 74 34 70 24C80 21 88 18 94 14Z'),
  ]
}

const peak = 'M26 10C60 4 108 12 132 34C140 44 132 50 118 46C86 38 46 38 6 46Z'

/** A ball cap seen from the side and a little from above. */
const cap = (): Part[] => [
  { d: peak, fill: 'cloth' },
  line('M30 18C62 12 100 20 124 38M24 27C58 22 92 28 112 40', 0.6, 1),
  {
    d: 'M-92 40C-98 -2 -76 -52 -20 -62C34 -66 58 -28 58 24C40 34 20 44 4 47C-30 54 -66 52 -92 40Z',
    fill: 'cloth',
  },
  packed('M-92 40C-98 -2 -76 -52 -20 -62C-62 -44 -76 -8 -70 47C-78 45 -86 43 -92 40Z'),
  // panels, eyelets, stitching, button, strap
  lines([coords('-18,-62 6,-44 18,-10 16,40'), coords('-18,-62 -46,-40 -56,0 -50,50')], 0.9, 0),
  lines([coords('-12,-60 11,-42 23,-10 21,38'), coords('-24,-60 -51,-40 -61,0 -55,49')], 0.5, 2),
  line(
    'M-32 -28C-30 -32 -24 -32 -23 -28C-24 -24 -30 -24 -32 -28ZM36 -26C37 -30 42 -30 43 -26C42 -22 37 -22 36 -26Z',
    1,
    1,
  ),
  { d: smooth(coords('-30,-62 -20,-69 -8,-64 -18,-58')), fill: 'clothDark', stroke: 0.9 },
  brush(coords('4,47 40,37 84,37 122,47'), 3),
  brush(coords('-90,40 -40,51 4,46'), 2),
  gleam('M30 -34C40 -26 46 -14 48 0L42 2C40 -10 35 -20 26 -28Z'),
]

const straw = (): Part[] => {
  const body = tube(sample(coords('-64,20 -60,-30 -34,-52 0,-56 36,-52 60,-30 66,18'), 12), () => 1)
  return [
    { d: 'M-146 26C-120 4 120 -2 148 22C160 44 90 72 0 74C-92 74 -162 50 -146 26Z', fill: 'sand' },
    lines(
      [
        coords('-134,32 -80,56 0,64 84,54 138,28'),
        coords('-118,30 -70,48 0,55 74,46 122,26'),
        coords('-100,28 -60,41 0,47 64,39 106,24'),
      ],
      0.7,
    ),
    line(
      Array.from({ length: 25 }, (_, i) => {
        const t = Math.PI * (0.06 + (i / 24) * 0.88)
        const [c, s] = [Math.cos(t), Math.sin(t)]
        return `M${(-96 * c).toFixed(1)} ${(26 + 20 * s).toFixed(1)}L${(-142 * c).toFixed(1)} ${(28 + 44 * s).toFixed(1)}`
      }).join(''),
      0.5,
      2,
    ),
    {
      d: smooth([
        ...[0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1].map((u) => body.at(u, 0)),
        [40, 34],
        [0, 38],
        [-40, 34],
      ]),
      fill: 'sand',
    },
    lines(
      [
        coords('-60,-12 -30,-2 30,-2 62,-14'),
        coords('-54,-28 -26,-18 28,-18 56,-30'),
        coords('-40,-44 -16,-36 20,-36 42,-44'),
      ],
      0.7,
    ),
    packed('M48 -46C62 -34 66 0 64 24L44 32C52 4 52 -26 36 -52Z'),
    { d: 'M-64 2C-32 16 34 16 66 0L66 20C34 38 -34 38 -64 22Z', fill: 'red' },
    { d: smooth(coords('-62,4 -84,-4 -90,18 -66,20')), fill: 'red', stroke: 0.9 },
    { d: smooth(coords('-64,16 -86,24 -82,46 -60,24')), fill: 'red', stroke: 0.9 },
    brush(coords('-70,26 -30,41 34,41 72,24'), 2.6),
  ]
}

const DRAWN: Record<string, () => Part[]> = { fedora, beanie, cap, straw }

export const hat: Motif = {
  name: 'hat',
  worn: 'hat',
  category: 'object',
  words: ['hat', 'fedora'],
  variants: ['fedora', 'beanie', 'cap', 'straw'],
  spare: ['beanie', 'cap', 'straw'],
  draw: ({ variant }) => measured((DRAWN[variant] ?? fedora)()),
}
