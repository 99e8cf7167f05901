import { measured } from '#engine/motifs/drawing/box.ts'
import { follow, leaf, stem } from '#engine/motifs/drawing/flora.ts'
import { coords, lerp, smooth, TAU, type Point } from '#engine/motifs/drawing/geometry.ts'
import { lines } from '#engine/motifs/drawing/pen.ts'
import { placed } from '#engine/motifs/drawing/parts.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import type { Rng } from '#shared/random.ts'

interface Row {
  count: number
  /** How far its petals reach from the middle, and how broad they are. */
  reach: number
  width: number
  /** How far the row stands above the one below: the head is a ball. */
  lift: number
}

const ROWS: readonly Row[] = [
  { count: 9, reach: 96, width: 38, lift: 0 },
  { count: 9, reach: 82, width: 34, lift: 2 },
  { count: 8, reach: 66, width: 31, lift: 6 },
  { count: 7, reach: 50, width: 27, lift: 11 },
  { count: 6, reach: 35, width: 21, lift: 16 },
  { count: 4, reach: 21, width: 15, lift: 20 },
]
/** Seen a little from the side. */
const TILT = 0.93

/** Crimped at the rim, each with two or three pleats. */
const RIM = coords(
  '-0.84,0.72 -1.02,0.84 -0.9,0.94 -0.72,0.92 -0.5,1.02 -0.3,0.99 -0.22,0.93 0.02,1.05 0.26,0.95 0.42,1.01 0.66,0.96 0.72,0.9 0.96,0.9 1.02,0.8 0.84,0.7',
)

function crimped(row: Row, turn: number, tone: number, random: Rng): Part[] {
  const reach = row.reach * lerp(0.94, 1.07, random())
  const width = row.width * lerp(0.92, 1.1, random())
  const lean = (random() - 0.5) * 0.2
  const place = ([x, y]: Point): Point => {
    const [across, out] = [x * width + lean * width * y * y, y * reach]
    const [s, c] = [Math.sin(turn), Math.cos(turn)]
    return [across * c + out * s, (across * s - out * c) * TILT - row.lift]
  }
  const rim = RIM.map(([x, y]) => place([x, y + (random() - 0.5) * 0.03]))
  const from = Math.max(0.2, 1 - 36 / reach)
  const pleats = [-0.62, -0.22, 0.24, 0.64].map((x) => [
    place([x * 0.5, from]),
    place([x * 0.8, lerp(from, 1, 0.5)]),
    place([x, lerp(from, 1, 0.8 + 0.1 * random())]),
  ])
  return [
    {
      d: smooth([
        place([-0.2, 0.1]),
        place([-0.5, 0.5]),
        ...rim,
        place([0.5, 0.5]),
        place([0.2, 0.1]),
      ]),
      fill: 'sun',
      stroke: 0.9,
      tone,
      // So many rims, each with its own shade, would be one black mass.
      shade: 0.5,
    },
    lines(pleats, 0.5, 2),
  ]
}

/** Row upon row of crimped petals, so close that no middle is seen. */
const head = (random: Rng): Part[] =>
  ROWS.flatMap((row, i) => {
    const start = i * 0.83 + random() * 0.2
    // The far petals first: the near ones lie over them.
    return Array.from({ length: row.count }, (_, n) => start + (n * TAU) / row.count)
      .toSorted((a, b) => Math.cos(b) - Math.cos(a))
      .flatMap((turn) => crimped(row, turn, 0.025 * i, random))
  })

/** Cut to the midrib into narrow, toothed leaflets, as only a marigold's is. */
function feathered(length: number, bend: number): Part[] {
  const spine: Point[] = [
    [0, 0],
    [length * bend, -length * 0.5],
    [0, -length * 0.9],
  ]
  const on = follow(spine)
  const leaflet = (u: number, side: 1 | -1): Part[] => {
    const size = length * 0.4 * Math.sin(Math.PI * (0.22 + 0.66 * u))
    const { x, y, angle } = on(u)
    const blade = leaf({ length: size, width: size * 0.2, veins: 0, teeth: 6, bend: side * 0.1 })
    return placed(blade, { x, y, angle: angle + side * lerp(1.05, 0.66, u) })
  }
  return [
    stem(spine, 1.5, 0.8),
    ...[0.16, 0.36, 0.56, 0.76].flatMap((u) => [...leaflet(u, -1), ...leaflet(u + 0.03, 1)]),
    ...placed(leaf({ length: length * 0.32, width: length * 0.07, veins: 0, teeth: 6 }), on(0.92)),
  ]
}

const frond = (x: number, y: number, angle: number, length: number, bend = 0.1): Part[] =>
  placed(feathered(length, bend), { x, y, angle })

/** Sheathed in its long cup, a tuft of petals at the mouth. */
const bud: Part[] = [
  { d: smooth(coords('-13,-26 -17,-38 -9,-46 -2,-42 4,-48 11,-42 17,-40 13,-26')), fill: 'sun' },
  lines([coords('-6,-28 -7,-36 -6,-42'), coords('4,-28 5,-36 5,-43')], 0.5, 2),
  {
    d: smooth(coords('0,0 9,-5 14,-20 13,-31 7,-27 0,-32 -7,-27 -13,-31 -14,-20 -9,-5')),
    fill: 'leaf',
  },
  lines([coords('-4,-4 -6,-14 -6,-24'), coords('4,-4 6,-14 6,-24')], 0.5, 2),
]

function onStem(random: Rng): Part[] {
  const stalk = coords('0,40 6,92 -4,170')
  const side = coords('0,130 30,112 52,92 60,76')
  return [
    ...frond(0, 142, -1.05, 92, 0.14),
    ...frond(2, 118, -0.86, 66, -0.1),
    ...frond(-2, 154, 1.12, 88, -0.14),
    stem(side, 2.2, 1.8),
    ...placed(bud, { x: 59, y: 78, angle: 0.3, scale: 0.95 }),
    stem(stalk, 3.4, 3),
    // the cup it sits in
    { d: smooth(coords('-19,56 0,50 19,56 15,76 4,86 -6,84 -16,74')), fill: 'leaf' },
    ...placed(head(random), { scale: 0.78 }),
  ]
}

export const marigold: Motif = {
  name: 'marigold',
  category: 'plant',
  words: ['marigold', 'cempasuchil', 'calendula', 'day of the dead flower'],
  variants: ['stem', 'bloom'],
  draw({ variant, random }) {
    if (variant === 'stem') return measured(onStem(random))
    return measured([
      ...frond(-46, 54, -2.2, 96, 0.12),
      ...frond(50, 52, 2.15, 96, -0.12),
      ...frond(72, -40, 1.02, 78, 0.1),
      ...frond(-74, -28, -1.16, 76, -0.1),
      ...head(random),
    ])
  },
}
