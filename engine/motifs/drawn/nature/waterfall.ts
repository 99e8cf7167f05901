import { measured } from '#engine/motifs/drawing/box.ts'
import {
  coords,
  lerp,
  polygon,
  sample,
  smooth,
  tube,
  type Point,
} from '#engine/motifs/drawing/geometry.ts'
import type { Rng } from '#shared/random.ts'
import { clump } from '#engine/motifs/drawing/flora.ts'
import { brush, lines, pointAlong } from '#engine/motifs/drawing/pen.ts'
import { fir } from '#engine/motifs/drawing/woods.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** Water falling between two edges, each from the top down: bare, but for the strands and darker ribbons that it falls in. */
function fall(left: readonly Point[], right: readonly Point[], random: Rng): Part[] {
  const [from, to] = [sample(left, 10), sample(right, 10)]
  const at = (across: number, down: number): Point => {
    const [a, b] = [pointAlong(from, down), pointAlong(to, down)]
    return [lerp(a[0], b[0], across), lerp(a[1], b[1], across)]
  }
  const run = (across: number, top: number, foot: number): Point[] =>
    [0, 0.34, 0.67, 1].map((t) => at(across + (random() - 0.5) * 0.02, lerp(top, foot, t)))
  const width = Math.abs(right[0]![0] - left[0]![0])
  const count = Math.max(7, Math.round(width / 4.4))
  const ribbons = [0.14, 0.36, 0.58, 0.83].map((across, i): Part => {
    const path = run(across, 0.04 + 0.1 * random(), 0.86 + 0.12 * random())
    const body = tube(
      sample(path, 10),
      (u) => width * (0.022 + 0.012 * (i % 2)) * Math.sin(Math.PI * (0.1 + 0.86 * u)),
    )
    return { d: body.strip(0, 1, -1, 1, 18), fill: 'water', stroke: 0.6 }
  })
  const strands = Array.from({ length: count }, (_, i) => {
    const top = i % 3 === 0 ? 0.02 : 0.08 + 0.36 * random()
    return run((i + 0.5) / count, top, top + lerp(0.3, 0.92 - top, random()))
  })
  return [
    { d: polygon([...from, ...to.toReversed()]), fill: 'foam', shade: 0.5 },
    ...ribbons,
    lines(strands, 0.75, 1),
  ]
}

/** Mist that boils up where the water lands. */
const mist = (middle: number, y: number, half: number, random: Rng): Part[] =>
  (
    [
      [-0.95, 0.06, 0.36, 0.2],
      [0.98, 0.08, 0.34, 0.19],
      [0.02, -0.14, 0.46, 0.3],
      [-0.5, 0.02, 0.46, 0.28],
      [0.52, 0.04, 0.48, 0.28],
    ] as const
  ).flatMap(([x, down, rx, ry]) =>
    clump(middle + x * half, y + down * half, rx * half, ry * half, 9, random, 'foam', 1.3),
  )

const LEFT_WALL: Part[] = [
  {
    d: polygon(
      coords(
        '-26,-80 -48,-88 -66,-82 -92,-90 -116,-74 -108,-50 -124,-26 -114,2 -130,30 -120,58 -138,96 -64,104 -44,96 -52,62 -42,36 -50,4 -36,-24 -42,-54',
      ),
    ),
    fill: 'rock',
  },
  // faces away from the light
  ...[
    '-26,-80 -42,-54 -36,-24 -50,4 -60,-8 -54,-34 -62,-58 -46,-70',
    '-50,4 -42,36 -52,62 -44,96 -64,104 -72,72 -62,46 -68,20',
    '-92,-90 -84,-68 -92,-42 -84,-18 -96,-30 -104,-52 -100,-74',
    '-98,10 -88,34 -96,62 -90,98 -108,100 -104,66 -112,40',
  ].map((face): Part => ({ d: polygon(coords(face)), fill: 'rockDark', stroke: 0.6 })),
  brush(coords('-78,-80 -72,-54 -80,-26 -70,0'), 1.6),
  brush(coords('-84,4 -78,36 -86,70'), 1.7),
  lines(
    [
      coords('-66,-82 -64,-66'),
      coords('-108,-50 -96,-30'),
      coords('-114,2 -98,10'),
      coords('-120,58 -106,72'),
      coords('-76,-20 -64,-16'),
      coords('-82,52 -72,58'),
    ],
    0.7,
    1,
  ),
]

const RIGHT_WALL: Part[] = [
  {
    d: polygon(
      coords(
        '28,-74 46,-80 74,-70 98,-76 112,-54 104,-30 120,-4 110,22 126,52 116,74 134,98 66,106 42,96 48,66 36,40 44,8 32,-18 38,-48',
      ),
    ),
    fill: 'rock',
  },
  ...[
    '46,-80 74,-70 98,-76 112,-54 104,-30 120,-4 110,22 100,0 104,-22 90,-44 92,-62 70,-60',
    '110,22 126,52 116,74 134,98 100,102 104,74 92,54 100,36',
    '28,-74 38,-48 32,-18 44,8 50,-14 46,-40 48,-62',
    '44,8 36,40 48,66 42,96 56,100 60,70 50,44 54,22',
  ].map((face): Part => ({ d: polygon(coords(face)), fill: 'rockDark', stroke: 0.6 })),
  brush(coords('66,-58 70,-30 62,-4 72,24'), 1.6),
  brush(coords('78,26 74,54 82,86'), 1.6),
  lines(
    [
      coords('84,-40 78,-18 86,4'),
      coords('62,-4 52,0'),
      coords('72,24 84,34'),
      coords('74,54 64,60'),
      coords('90,8 92,30'),
    ],
    0.7,
    1,
  ),
]

/** Boulders in the pool, a lit block with its shaded side each. */
const BOULDERS: Part[] = [
  { d: polygon(coords('-92,118 -98,104 -82,92 -62,96 -54,110 -62,120')), fill: 'rock' },
  {
    d: polygon(coords('-62,96 -54,110 -62,120 -76,119 -70,106')),
    fill: 'rockDark',
    stroke: 0.7,
  },
  { d: polygon(coords('60,122 58,108 74,98 96,102 104,116 94,124')), fill: 'rock' },
  { d: polygon(coords('96,102 104,116 94,124 80,122 84,110')), fill: 'rockDark', stroke: 0.7 },
]

const POOL: Part[] = [
  {
    d: smooth(coords('-140,98 -84,88 0,84 84,90 136,100 96,118 34,128 -40,127 -104,116')),
    fill: 'water',
  },
  lines(
    [
      coords('-46,112 -14,117 20,113'),
      coords('-30,120 -4,123 26,120'),
      coords('26,108 40,111 52,108'),
      coords('-120,104 -108,107 -98,105'),
      coords('106,106 116,107 124,104'),
    ],
    0.8,
    1,
  ),
]

/** The wood that the stream comes out of. */
const wood = (random: Rng): Part[] =>
  (
    [
      [-104, -82, 46],
      [-84, -86, 58],
      [-58, -84, 50],
      [-42, -84, 36],
      [48, -76, 40],
      [64, -72, 54],
      [86, -72, 46],
      [104, -68, 34],
    ] as const
  ).map(([x, y, height]) => fir(x, y + 6, height, height * 0.24, random, 'leaf'))

export const waterfall: Motif = {
  name: 'waterfall',
  category: 'nature',
  words: ['waterfall', 'cascade'],
  variants: ['plunge', 'steps'],
  draw({ variant, random }) {
    const behind = [...wood(random), ...POOL]
    if (variant === 'steps')
      return measured([
        ...behind,
        ...fall(coords('-20,-80 -24,-60 -26,-30'), coords('18,-78 20,-58 22,-30'), random),
        { d: polygon(coords('-50,-26 -30,-36 0,-32 26,-36 46,-24 40,-6 -46,-4')), fill: 'rock' },
        ...mist(-2, -28, 30, random),
        ...fall(coords('-36,-18 -40,6 -40,34'), coords('30,-18 34,6 36,34'), random),
        { d: polygon(coords('-58,36 -34,26 4,32 34,26 58,38 52,60 -54,60')), fill: 'rock' },
        ...mist(-2, 34, 42, random),
        ...fall(coords('-44,44 -48,66 -50,96'), coords('40,44 44,66 48,96'), random),
        ...LEFT_WALL,
        ...RIGHT_WALL,
        ...mist(0, 98, 56, random),
        ...BOULDERS,
      ])
    return measured([
      ...behind,
      ...fall(
        coords('-36,-82 -40,-50 -42,0 -46,50 -50,98'),
        coords('34,-78 38,-48 38,0 42,50 46,98'),
        random,
      ),
      ...LEFT_WALL,
      ...RIGHT_WALL,
      ...mist(0, 98, 56, random),
      ...BOULDERS,
    ])
  },
}
