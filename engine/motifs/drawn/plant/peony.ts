import { coords, lerp, polar, sample, smooth, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Rng } from '#shared/random.ts'
import { folds, rolled, shell } from '#engine/motifs/drawing/blossom.ts'
import { pointAlong } from '#engine/motifs/drawing/pen.ts'
import { degrees, leaf, stem } from '#engine/motifs/drawing/flora.ts'
import { measured } from '#engine/motifs/drawing/box.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { placed } from '#engine/motifs/drawing/parts.ts'

interface Frill {
  angle: number
  radius: number
  spread: number
  centre: Point
  lobes?: number
  inner?: number
  curl?: number
  tone?: number
}

/** A broad petal with a torn, ruffled edge: lobes of unequal depth, the middle one cleft. */
function frill(
  { angle, radius, spread, centre, lobes = 4, inner = 0.1, curl = 0.1, tone }: Frill,
  random: Rng,
): Part[] {
  const place = (t: number, r: number): Point => polar(r * radius, angle + t * spread, centre)
  const edge: Point[] = [place(-1, 0.5), place(-1.02, 0.72)]
  const clefts = Array.from({ length: lobes + 1 }, (_, j) =>
    j === 0 || j === lobes ? 0.05 : 0.05 + random() * 0.07,
  )
  for (let i = 0; i <= lobes * 4; i++) {
    const t = lerp(-0.94, 0.94, i / (lobes * 4)),
      dome = 0.84 + 0.16 * Math.sqrt(Math.max(0, 1 - t * t * 0.95))
    // round lobes, narrow clefts between them
    const near = Math.round(i / 4),
      away = Math.abs(i / 4 - near)
    edge.push(
      place(t, dome - clefts[near]! * Math.exp(-((away / 0.2) ** 2)) + (away === 0.5 ? 0.012 : 0)),
    )
  }
  edge.push(place(1.02, 0.74), place(1, 0.5))
  const base = place(0, inner)
  return [
    { d: smooth([base, ...edge], true, 0.9), fill: 'petal', tone },
    folds(base, edge.slice(2, -2), 5, random, 0.82),
    rolled(edge.slice(2, -2), base, radius * curl * (0.7 + random() * 0.6), {
      skew: random() < 0.5 ? 0.7 : 1.5,
      from: random() * 0.2,
      to: 1 - random() * 0.2,
    }),
  ]
}

function bloom(random: Rng): Part[] {
  const ring = (
    count: number,
    radius: number,
    spread: number,
    start: number,
    centre: Point,
    extra: Partial<Frill> = {},
  ): Part[] => {
    // neighbours overlap in an irregular order
    const order = [0, 2, 1].flatMap((from) =>
      Array.from({ length: count }, (_, i) => i).filter((i) => i % 3 === from),
    )
    return order.flatMap((i) =>
      frill(
        {
          angle: degrees(start + (i * 360) / count + (random() - 0.5) * 14),
          radius: radius * (0.94 + random() * 0.12),
          spread: degrees(spread),
          centre,
          ...extra,
        },
        random,
      ),
    )
  }
  const leaves = (
    [
      [120, 88, 26, 52, 44],
      [238, 92, 26, -50, 46],
      [62, 66, 21, 66, -34],
      [196, 64, 19, -22, 82],
    ] as const
  ).flatMap(([turn, length, width, x, y]) =>
    placed(leaf({ length, width, bend: 0.1, veins: 6, fat: 0.85 }), { x, y, angle: degrees(turn) }),
  )
  return [
    ...leaves,
    ...guardPetals(random),
    ...ring(6, 78, 46, 16, [0, -6], { lobes: 3, curl: 0.16 }),
    ...bowl(random),
  ]
}

/** The broad outer petals, each a shell of its own with an edge that turns over, no two as large. */
const guardPetals = (random: Rng): Part[] =>
  (
    [
      [-158, 104, 44, 0.25],
      [-60, 100, 46, -0.3],
      [22, 108, 46, 0.3],
      [158, 100, 44, -0.25],
      [-108, 108, 44, 0.2],
      [92, 112, 48, -0.2],
    ] as const
  ).flatMap(([angle, radius, spread, tip]) =>
    shell(
      {
        angle: degrees(angle),
        radius,
        spread: degrees(spread),
        centre: [0, 0],
        tip,
        curl: 0.2,
        creases: 5,
      },
      random,
    ),
  )

/**
 * The heart seen a little from the side: rows of small torn petals stand in a bowl, the far ones upright, the near ones closing over
 * them, and the last folds lie in the middle.
 */
function bowl(random: Rng): Part[] {
  const standing = (
    x: number,
    y: number,
    half: number,
    tall: number,
    lobes: number,
    tone: number,
  ): Part[] =>
    upright(
      [
        [x - half, y + tall * 0.1],
        [x - half * 0.92, y - tall * 0.5],
        [x - half * 0.34, y - tall * 0.92],
        [x + half * 0.34, y - tall * 0.92],
        [x + half * 0.92, y - tall * 0.5],
        [x + half, y + tall * 0.1],
      ],
      [x * 0.55, y + tall * 0.62],
      random,
      { lobes, roll: 8, tone },
    )
  const row = (count: number, { y, wide, rise, half, tall, lobes = 3, tone = 0 }: Row): Part[] => {
    // from the sides towards the middle, so that the middle one lies before its neighbours
    const order = Array.from({ length: count }, (_, i) => i).toSorted(
      (a, b) => Math.abs(b - (count - 1) / 2) - Math.abs(a - (count - 1) / 2),
    )
    return order.flatMap((i) => {
      const t = count === 1 ? 0 : (2 * i) / (count - 1) - 1
      return standing(
        t * wide + (random() - 0.5) * 4,
        y + rise * t * t,
        half * lerp(0.9, 1.1, random()),
        tall * lerp(0.92, 1.08, random()),
        lobes,
        tone,
      )
    })
  }
  return [
    ...row(5, { y: -20, wide: 46, rise: 14, half: 22, tall: 46, tone: 0.16 }),
    ...row(4, { y: -8, wide: 38, rise: 8, half: 19, tall: 42, tone: 0.12 }),
    ...row(5, { y: 2, wide: 40, rise: -6, half: 16, tall: 38, tone: 0.08 }),
    ...row(4, { y: 12, wide: 34, rise: -10, half: 17, tall: 36, tone: 0.04 }),
    ...row(3, { y: 24, wide: 40, rise: -14, half: 26, tall: 38, lobes: 4 }),
    ...row(2, { y: 40, wide: 30, rise: -4, half: 38, tall: 38, lobes: 4 }),
    ...standing(0, 56, 36, 34, 4, 0),
  ]
}

interface Row {
  y: number
  wide: number
  /** How much lower the ends of the row stand than its middle. */
  rise: number
  half: number
  tall: number
  lobes?: number
  tone?: number
}

/** A petal seen from the side: its far edge follows the given curve and tears into lobes, its foot is at the base. */
function upright(
  edge: readonly Point[],
  base: Point,
  random: Rng,
  { lobes = 4, roll = 9, tone }: { lobes?: number; roll?: number; tone?: number } = {},
): Part[] {
  const curve = sample(edge, 10)
  const clefts = Array.from({ length: lobes + 1 }, (_, i) =>
    i === 0 || i === lobes ? 0 : 0.06 + random() * 0.08,
  )
  const torn = Array.from({ length: lobes * 4 + 1 }, (_, i): Point => {
    const p = pointAlong(curve, i / (lobes * 4))
    const near = Math.round(i / 4)
    const away = Math.abs(i / 4 - near)
    const pull = clefts[near]! * Math.exp(-((away / 0.2) ** 2))
    return [lerp(p[0], base[0], pull), lerp(p[1], base[1], pull)]
  })
  return [
    { d: smooth([base, ...torn], true, 0.9), fill: 'petal', tone },
    folds(base, torn.slice(1, -1), 5, random, 0.85),
    rolled(torn, base, roll * (0.8 + random() * 0.5), { skew: random() < 0.5 ? 0.75 : 1.4 }),
  ]
}

/** Half open on its stalk, from the side: the crowded heart stands in a cup, outer petals fall away. */
function side(random: Rng): Part[] {
  const foot: Point = [0, 34]
  const mirroredEdge = (edge: readonly Point[]) => edge.map(([x, y]): Point => [-x, y])
  const pair = (
    text: string,
    base: Point,
    look?: { lobes?: number; roll?: number; tone?: number },
  ) => [
    ...upright(coords(text), [-base[0], base[1]], random, look),
    ...upright(mirroredEdge(coords(text)), base, random, look),
  ]
  const heart = Array.from({ length: 9 }, (_, i) => {
    const x = lerp(-30, 30, ((i * 4) % 9) / 8)
    const y = -66 - (1 - (x / 34) ** 2) * 20 + i * 2.6
    return upright(
      [
        [x - 17, y + 22],
        [x - 15, y + 4],
        [x, y - 9],
        [x + 15, y + 4],
        [x + 17, y + 22],
      ],
      [x * 0.6, y + 44],
      random,
      { lobes: 3, roll: 6, tone: 0.05 },
    )
  }).flat()
  const leafAt = (turn: number, length: number, width: number, x: number, y: number) =>
    placed(leaf({ length, width, bend: 0.1, veins: 6, fat: 0.85 }), { x, y, angle: degrees(turn) })
  return [
    ...leafAt(52, 92, 23, 4, 108),
    ...leafAt(86, 64, 18, 2, 118),
    ...leafAt(-60, 98, 24, -2, 122),
    ...leafAt(-28, 58, 16, -2, 112),
    stem(coords('0,30 4,70 0,110 -8,152'), 4.4, 5),
    ...pair('-36,-84 -48,-104 -34,-124 -8,-122 4,-104', [-4, 0], { tone: 0.1 }),
    ...pair('-72,-22 -88,-62 -72,-96 -40,-100 -22,-76', [-8, 20], { tone: 0.06 }),
    ...heart,
    ...pair('-64,-8 -72,-44 -52,-68 -24,-62 -6,-34', [-8, 26], { roll: 11 }),
    ...upright(coords('-40,-6 -38,-36 -14,-50 16,-50 40,-34 42,-4'), foot, random, {
      lobes: 5,
      roll: 11,
    }),
    ...pair('-22,10 -58,-26 -98,-34 -122,-10 -108,20 -70,34', [-4, 38], { lobes: 5, roll: 14 }),
    ...pair('-4,6 -30,-6 -62,2 -78,26 -62,48 -30,52', [-2, 44], { lobes: 5, roll: 12 }),
    ...upright(coords('-32,26 -24,8 0,2 24,8 32,26 22,46'), [0, 48], random, { lobes: 4, roll: 9 }),
    ...placed(leaf({ length: 40, width: 9, veins: 3 }), { x: -2, y: 48, angle: degrees(-112) }),
    ...placed(leaf({ length: 38, width: 9, veins: 3 }), { x: 2, y: 48, angle: degrees(116) }),
    { d: smooth(coords('-13,44 0,40 13,44 10,56 0,60 -10,56')), fill: 'leaf' },
  ]
}

/** Still shut: a ball of petals folded over each other, the first ruffles showing at its top. */
function bud(random: Rng): Part[] {
  const petal = (outline: string, tone = 0): Part => ({
    d: smooth(coords(outline), true, 0.95),
    fill: 'petal',
    tone,
  })
  const leafAt = (turn: number, length: number, width: number, x: number, y: number) =>
    placed(leaf({ length, width, bend: 0.1, veins: 6, fat: 0.85 }), { x, y, angle: degrees(turn) })
  const sepal = (turn: number, length: number, x: number, y: number) =>
    placed(leaf({ length, width: 15, veins: 3, fat: 0.9 }), { x, y, angle: degrees(turn) })
  return [
    ...leafAt(48, 88, 20, 2, 92),
    ...leafAt(84, 62, 16, 0, 104),
    ...leafAt(-56, 92, 21, -4, 116),
    ...leafAt(-22, 58, 15, -4, 104),
    stem(coords('0,8 3,52 0,102 -10,158'), 4, 4.8),
    ...upright(coords('-34,-62 -36,-96 -12,-112 14,-112 36,-94 34,-60'), [0, -30], random, {
      lobes: 6,
      roll: 6,
      tone: 0.16,
    }),
    ...upright(coords('-44,-50 -44,-82 -26,-102 -4,-98 8,-70'), [-8, -20], random, {
      lobes: 4,
      roll: 7,
      tone: 0.08,
    }),
    petal('12,0 44,-14 58,-48 48,-84 24,-100 4,-84 -4,-46'),
    folds([16, -4], coords('8,-80 26,-94 48,-78 55,-50'), 4, random, 0.82),
    rolled(coords('2,-80 12,-96 26,-101 44,-88 54,-66'), [18, -30], 8, { skew: 1.3 }),
    petal('-8,2 -42,-10 -60,-42 -54,-76 -34,-92 -10,-80 14,-48 18,-14'),
    folds([-6, -2], coords('-54,-64 -36,-86 -12,-74 8,-48'), 5, random, 0.82),
    rolled(coords('-56,-70 -46,-88 -30,-93 -8,-79 14,-48'), [-16, -26], 9, { skew: 0.8 }),
    petal('0,6 -22,-2 -30,-30 -18,-56 2,-66 24,-52 32,-26 20,0'),
    folds([0, 2], coords('-26,-36 -12,-54 4,-60 20,-48'), 4, random, 0.82),
    ...sepal(-58, 44, -6, 4),
    ...sepal(52, 46, 8, 4),
    ...sepal(-16, 34, -2, 8),
    { d: smooth(coords('-16,2 0,-4 16,2 14,13 0,19 -14,13')), fill: 'leaf' },
  ]
}

const DRAWN: Readonly<Record<string, (random: Rng) => Part[]>> = { bud, side }

export const peony: Motif = {
  name: 'peony',
  category: 'plant',
  words: ['peony', 'botan', 'peony flower', 'japanese peony'],
  variants: ['bloom', 'side', 'bud'],
  spare: ['bud'],
  draw: ({ variant, random }) => measured((DRAWN[variant] ?? bloom)(random)),
}
