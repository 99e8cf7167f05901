import { measured } from '#engine/motifs/drawing/box.ts'
import { curled } from '#engine/motifs/drawing/anatomy.ts'
import { circle, coords, tube, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { follow } from '#engine/motifs/drawing/flora.ts'

/** A pinna: a tapering blade cut into rounded leaflets on both sides. */
function pinna(length: number): Part[] {
  const lobes = Math.max(4, Math.round(length / 6.5))
  const half = (side: number): Point[] =>
    Array.from({ length: lobes * 4 + 1 }, (_, i) => {
      const u = i / (lobes * 4),
        scallop = Math.abs(Math.sin(u * lobes * Math.PI)) ** 0.6
      const width = (1.4 + length * 0.14) * (1 - u * 0.82) * (0.3 + 0.7 * scallop)
      return [side * width, -u * length - scallop * 1.5]
    })
  const [right, left] = [half(1), half(-1).toReversed()]
  const d =
    'M' + [...right, ...left].map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L') + 'Z'
  return [{ d, fill: 'leaf', stroke: 0.8 }, line(`M0 0L0 ${(-length * 0.9).toFixed(1)}`, 0.5, 2)]
}

/** One grown frond, bending at the tip. */
function frond(): Part[] {
  const rachis: Point[] = coords('-18,124 4,60 2,-20 -26,-84 -58,-112')
  const at = follow(rachis)
  const parts: Part[] = []
  const rows = 17
  for (let i = rows - 1; i >= 0; i--) {
    const u = 0.2 + (i / rows) * 0.78,
      { x, y, angle } = at(u)
    // longest just above the foot, dwindling to the tip
    const length = 66 * (1 - i / rows) ** 0.8 * Math.min(1, 0.72 + i * 0.14) + 5
    for (const side of [-1, 1])
      parts.push(
        ...placed(pinna(length), { x, y, angle: angle + side * (1.24 - 0.3 * (i / rows)) }),
      )
  }
  parts.push({
    d: tube(
      Array.from({ length: 60 }, (_, i): Point => {
        const p = at(i / 59)
        return [p.x, p.y]
      }),
      (u) => 3 - 2.4 * u,
    ).strip(),
    fill: 'leaf',
    stroke: 0.8,
  })
  return parts
}

interface Crosier {
  stalk: Point[]
  radius: number
  turns: number
  side: 1 | -1
  width: number
}

/** A leaflet not yet unrolled: a fat comma lying against the stalk. */
const curledLeaflet = (length: number): Part[] => {
  const at = (x: number, y: number) => `${(x * length).toFixed(2)} ${(-y * length).toFixed(2)}`
  return [
    {
      d: `M${at(-0.22, 0)}C${at(-0.44, 0.5)} ${at(-0.3, 1)} ${at(0.12, 1.02)}C${at(0.5, 1)} ${at(0.56, 0.6)} ${at(0.3, 0.54)}C${at(0.42, 0.34)} ${at(0.36, 0.1)} ${at(0.22, 0)}Z`,
      fill: 'leaf',
      stroke: 0.8,
    },
    line(`M${at(0, 0.1)}C${at(-0.1, 0.5)} ${at(0, 0.8)} ${at(0.2, 0.8)}`, 0.5, 2),
  ]
}

/** A young frond still rolled up: the stalk winds into a coil, leaflets budding along its outer edge. */
function crosier({ stalk, radius, turns, side, width }: Crosier): Part[] {
  const spine = curled(stalk, radius, turns, side)
  const body = tube(spine, (u) => width * (1 - u * 0.62))
  const buds: Part[] = []
  const count = 30
  for (let i = 0; i < count; i++) {
    const u = 0.3 + (i / count) * 0.66
    const [x, y] = body.at(u, -side * 0.7)
    const [ox, oy] = body.at(u, -side * 2)
    const angle = Math.atan2(oy - y, ox - x) + Math.PI / 2 + side * 0.95
    const length = (5 + radius * 0.36) * (1 - (i / count) * 0.7) * Math.min(1, 0.4 + i * 0.1)
    buds.push(...placed(curledLeaflet(length), { x, y, angle, mirror: side < 0 }))
  }
  return [
    ...buds,
    { d: body.strip(0, 1, -1, 1, Math.min(150, spine.length)), fill: 'leaf' },
    { d: circle(spine.at(-1)!, width * 0.62), fill: 'leaf', stroke: 0.9 },
    line(body.line(0.02, 0.92, -side * 0.3, 60), 0.5, 2),
  ]
}

/** Three crosiers rising from one foot, the oldest highest. */
const fiddleheads = (): Part[] => [
  ...crosier({
    stalk: coords('10,134 30,92 48,54 54,30'),
    radius: 21,
    turns: 1.7,
    side: 1,
    width: 5.4,
  }),
  ...crosier({
    stalk: coords('-8,134 -30,84 -48,34 -52,-4'),
    radius: 26,
    turns: 1.8,
    side: -1,
    width: 6,
  }),
  ...crosier({
    stalk: coords('0,136 8,66 2,-6 -6,-58'),
    radius: 35,
    turns: 1.9,
    side: 1,
    width: 7.4,
  }),
  ...[-0.9, 0.95, -0.4].flatMap((angle, i) =>
    placed(pinna(34 + i * 6), { x: (i - 1) * 5, y: 134, angle }),
  ),
]

export const fern: Motif = {
  name: 'fern',
  kind: 'foliage',
  category: 'plant',
  words: ['fern', 'fern leaf', 'frond', 'fern frond'],
  variants: ['frond', 'fiddlehead'],
  draw: ({ variant }) => measured(variant === 'fiddlehead' ? fiddleheads() : frond()),
}
