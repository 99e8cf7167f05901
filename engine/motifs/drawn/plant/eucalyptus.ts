import { measured } from '#engine/motifs/drawing/box.ts'
import { follow, stem } from '#engine/motifs/drawing/flora.ts'
import { coords, lerp, smooth, type Point } from '#engine/motifs/drawing/geometry.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** Half a round leaf, base to tip, in parts of its half width and its length: a coin with the least of a point. */
const COIN: Point[] = coords('0.16,0.02 0.66,0.13 1,0.44 0.9,0.74 0.44,0.96')

/** A round leaf on its stalk, growing up from the origin. `turn` below 1 shows it from its side. */
function coin(size: number, turn: number): Part[] {
  const neck = size * 0.16
  const at = ([x, y]: Point, side: number): Point => [
    side * x * size * 0.52 * turn,
    -neck - y * size,
  ]
  const d = smooth([
    [0, -neck],
    ...COIN.map((p) => at(p, 1)),
    at([0, 1.03], 1),
    ...COIN.map((p) => at(p, -1)).toReversed(),
  ])
  const vein = (from: number, out: number, up: number): string =>
    [-1, 1]
      .map((side) =>
        smooth([at([0, from], side), at([out * 0.5, up - 0.08], side), at([out, up], side)], false),
      )
      .join('')
  return [
    line(`M0 0L0 ${(-neck - size * 0.1).toFixed(1)}`, 1, 0),
    { d, fill: 'leaf' },
    line(smooth([at([0, 0.02], 1), at([0, 0.5], 1), at([0, 0.88], 1)], false), 0.8, 1),
    line(vein(0.12, 0.68, 0.46) + vein(0.36, 0.56, 0.7) + vein(0.58, 0.34, 0.86), 0.5, 2),
  ]
}

interface Stalk {
  way: string
  pairs: number
  /** Leaf at the foot and at the tip. */
  sizes: readonly [number, number]
  /** How thick the stem is below. */
  thick?: number
  /** Where along the stem the first pair sits. */
  from?: number
}

/** Leaves in pairs, one behind the stem and one before it, standing wide below and closing over the tip. */
function stalk({ way, pairs, sizes, thick = 2.4, from = 0.13 }: Stalk): Part[] {
  const points = coords(way)
  const at = follow(points)
  const hang = (i: number, side: number): Part[] => {
    const t = i / (pairs - 1)
    const { x, y, angle } = at(lerp(from, 0.95, t ** 0.92))
    const turn = [1, 0.8, 0.94, 0.7][(i + (side > 0 ? 0 : 1)) % 4]!
    const lean = lerp(1.32, 0.62, t) + (i % 2 === (side > 0 ? 0 : 1) ? 0.12 : -0.1)
    return placed(coin(lerp(sizes[0], sizes[1], t ** 0.85), turn), {
      x,
      y,
      angle: angle + side * lean,
    })
  }
  const order = Array.from({ length: pairs }, (_, i) => pairs - 1 - i)
  return [
    ...order.flatMap((i) => hang(i, i % 2 ? 1 : -1)),
    stem(points, thick, 0.9, 'wood'),
    ...placed(coin(sizes[1] * 0.92, 0.7), { ...at(0.985) }),
    ...order.flatMap((i) => hang(i, i % 2 ? -1 : 1)),
  ]
}

/** Gum nuts: small capsules on a short fork. */
const nuts = (x: number, y: number, angle: number): Part[] =>
  placed(
    [-0.5, 0.05, 0.6].flatMap((lean) =>
      placed(
        [
          line('M0 0L0 -12', 0.9, 0),
          { d: smooth(coords('0,-10 6,-15 7,-23 4,-28 -4,-28 -7,-23 -6,-15')), fill: 'wood' },
        ],
        { angle: lean },
      ),
    ),
    { x, y, angle },
  )

const DRAWINGS: Record<string, () => Part[]> = {
  sprig: () =>
    stalk({ way: '-24,128 -16,70 6,10 20,-50 12,-112', pairs: 8, sizes: [49, 15], from: 0.17 }),
  branch: () => [
    ...stalk({ way: '8,62 50,30 80,-10 92,-62', pairs: 6, sizes: [33, 12], thick: 1.6 }),
    ...stalk({ way: '2,86 -44,60 -76,20 -88,-30', pairs: 6, sizes: [34, 12], thick: 1.6 }),
    ...nuts(34, 46, 2.1),
    ...nuts(-24, 74, -2.3),
    ...stalk({
      way: '-8,138 4,78 10,20 -2,-46 4,-118',
      pairs: 7,
      sizes: [42, 14],
      thick: 2.6,
      from: 0.32,
    }),
  ],
}

export const eucalyptus: Motif = {
  name: 'eucalyptus',
  category: 'plant',
  words: ['eucalyptus', 'eucalyptus sprig', 'silver dollar eucalyptus'],
  variants: Object.keys(DRAWINGS),
  draw: ({ variant }) => measured((DRAWINGS[variant] ?? DRAWINGS.sprig!)()),
}
