import { lerp, polar, smooth, type Point, type Rng } from '#engine/motifs/drawing/geometry.ts'
import { folds, rolled } from '#engine/motifs/drawing/blossom.ts'
import { degrees, leaf } from '#engine/motifs/drawing/flora.ts'
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
  // the heart: small upright petals packed closer and closer
  const heart = Array.from({ length: 13 }, (_, i) => {
    const out = lerp(26, 3, i / 12),
      a = i * 2.4 + 0.6,
      [x, y] = polar(out, a, [0, -14])
    return frill(
      {
        angle: a + (random() - 0.5) * 0.5,
        radius: lerp(24, 15, i / 12),
        spread: degrees(78),
        centre: [x, y],
        lobes: 3,
        inner: -0.5,
        curl: 0.2,
        tone: 0.04,
      },
      random,
    )
  }).flat()
  return [
    ...leaves,
    ...ring(6, 110, 44, 10, [0, 2]),
    ...ring(6, 82, 44, 40, [0, -4]),
    ...ring(5, 59, 52, 0, [0, -9], { lobes: 3, curl: 0.14 }),
    ...ring(5, 43, 54, 30, [0, -12], { lobes: 3, curl: 0.16 }),
    ...heart,
  ]
}

export const peony: Motif = {
  name: 'peony',
  category: 'plant',
  words: ['peony', 'botan', 'peony flower', 'japanese peony'],
  variants: ['bloom'],
  draw({ random }) {
    const parts = bloom(random)
    return measured(parts)
  },
}
