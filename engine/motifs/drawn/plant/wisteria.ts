import { measured } from '#engine/motifs/drawing/box.ts'
import { bough, follow, leaf, stem } from '#engine/motifs/drawing/flora.ts'
import { coords, lerp, smooth, type Point } from '#engine/motifs/drawing/geometry.ts'
import { placed } from '#engine/motifs/drawing/parts.ts'
import { lines } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import type { Rng } from '#shared/random.ts'

/** A pea flower that hangs from the origin: the banner thrown back, the keel before it. */
const pea: Part[] = [
  {
    d: smooth(coords('0,0 -9,3 -14,12 -9,20 0,17 9,20 14,12 9,3')),
    fill: 'violet',
    stroke: 0.8,
    shade: 0.4,
  },
  lines([coords('0,3 -4,9 -7,15'), coords('0,3 4,9 7,15')], 0.45, 2),
  { d: smooth(coords('0,6 -5,12 -5,21 0,26 5,21 5,12')), fill: 'violet', stroke: 0.8, shade: 0.4 },
  lines([coords('0,10 0,17 0,23')], 0.45, 2),
]
const bud: Part[] = [
  {
    d: smooth(coords('0,0 -4.500,5 -4,13 0,17 4,13 4.500,5')),
    fill: 'violet',
    stroke: 0.8,
    shade: 0.4,
  },
]

/** A cluster that hangs from its stalk, full above and closed to buds at its end. */
function raceme(length: number, width: number, random: Rng): Part[] {
  const rows = Math.round(length / 13)
  const sway = (random() - 0.5) * 14
  const way: Point[] = [
    [0, 0],
    [sway * 0.4, length * 0.5],
    [sway, length],
  ]
  const on = follow(way)
  const flowers = Array.from({ length: rows }, (_, i) => {
    const u = lerp(0.06, 0.97, i / (rows - 1))
    const { x, y } = on(u)
    const half = width * Math.sin(Math.PI * lerp(0.16, 1, u) ** 0.86) * (1 - 0.28 * u)
    const count = Math.max(1, Math.round((half * 2) / 15) + 1)
    const across = Array.from({ length: count }, (__, k) =>
      count === 1 ? 0 : (2 * k) / (count - 1) - 1,
    ).toSorted((a, b) => Math.abs(b) - Math.abs(a))
    return across.flatMap((t) => {
      const shape = u > 0.82 ? bud : pea
      return placed(shape, {
        x: x + t * half + (random() - 0.5) * 4,
        y: y + (1 - Math.abs(t)) * 4 + (random() - 0.5) * 4,
        angle: -t * 0.7 + (random() - 0.5) * 0.3,
        scale: lerp(0.98, 0.62, u) * lerp(0.92, 1.06, random()),
      })
    })
  })
  return [stem(way, 1.4, 0.8), ...flowers.toReversed().flat()]
}

/** Leaflets in pairs and one at the end, drooping. */
function feather(length: number): Part[] {
  const spine: Point[] = [
    [0, 0],
    [length * 0.12, -length * 0.5],
    [0, -length],
  ]
  const on = follow(spine)
  const leaflet = (u: number, side: number, size: number) => {
    const at = on(u)
    return placed(leaf({ length: size, width: size * 0.22, veins: 3, bend: side * 0.08 }), {
      ...at,
      angle: at.angle + side * 1.1,
    })
  }
  return [
    stem(spine, 1.3, 0.8),
    ...[0.22, 0.42, 0.62, 0.82].flatMap((u, i) =>
      [-1, 1].flatMap((side) => leaflet(u, side, length * (0.42 - 0.03 * i))),
    ),
    ...leaflet(0.98, 0, length * 0.36),
  ]
}

const frond = (x: number, y: number, angle: number, length: number): Part[] =>
  placed(feather(length), { x, y, angle })

/** From an old branch: three clusters of three lengths, and the leaves over them. */
function hanging(random: Rng): Part[] {
  return [
    ...frond(-92, -82, -1.9, 66),
    ...frond(98, -96, 1.9, 66),
    ...bough(coords('-150,-92 -96,-84 -44,-98 10,-88 62,-102 146,-92'), 7.5, 4),
    ...bough(coords('-30,-96 -16,-112 4,-118 20,-112 16,-102'), 2, 1),
    ...placed(raceme(146, 25, random), { x: -80, y: -84 }),
    ...placed(raceme(122, 23, random), { x: 80, y: -92 }),
    ...placed(raceme(206, 31, random), { x: 4, y: -84 }),
    ...frond(-34, -98, -0.5, 72),
    ...frond(40, -98, 0.6, 74),
    ...frond(-110, -88, -0.9, 56),
    ...frond(112, -96, 0.9, 54),
  ]
}

const single = (random: Rng): Part[] => [
  ...frond(-4, -92, -1.25, 78),
  ...frond(6, -92, 1.3, 80),
  stem(coords('4,-122 -3,-106 0,-90'), 2.4, 1.8, 'wood'),
  ...placed(raceme(212, 38, random), { y: -90 }),
  ...frond(2, -94, -0.35, 54),
]

export const wisteria: Motif = {
  name: 'wisteria',
  category: 'plant',
  words: ['wisteria', 'hanging wisteria', 'wisteria branch', 'glycine'],
  variants: ['branch', 'cluster'],
  draw: ({ variant, random }) => measured(variant === 'cluster' ? single(random) : hanging(random)),
}
