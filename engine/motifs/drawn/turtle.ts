import { measured } from '#engine/motifs/drawing/box.ts'
import {
  coords,
  circle,
  polygon,
  sample,
  smooth,
  tube,
  type Point,
} from '#engine/motifs/drawing/geometry.ts'
import { along, brush, lines, pointAlong, symmetric } from '#engine/motifs/drawing/pen.ts'
import { scallops } from '#engine/motifs/drawing/plumage.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, mirrored } from '#engine/motifs/drawing/parts.ts'

const SHELL: Point[] = coords('0,-66 30,-60 52,-34 58,0 48,40 26,74 0,90')
const RIM = 0.84
/** Back plates along the spine: top, bottom, half width at the ends and in the middle. */
const SPINE = [
  [-52, -32, 9, 17],
  [-32, -6, 11, 21],
  [-6, 22, 11, 21],
  [22, 48, 10, 18],
  [48, 70, 7, 12],
] as const

function shrink(points: readonly Point[], factor: number): Point[] {
  const cx = points.reduce((sum, p) => sum + p[0], 0) / points.length,
    cy = points.reduce((sum, p) => sum + p[1], 0) / points.length
  return points.map(([x, y]) => [cx + (x - cx) * factor, cy + (y - cy) * factor])
}

/** A shell plate with its growth rings. */
const plate = (points: readonly Point[]): Part[] => [
  { d: polygon(points), fill: 'wood', stroke: 0.9 },
  line(polygon(shrink(points, 0.68)), 0.5, 1),
  line(polygon(shrink(points, 0.4)), 0.45, 2),
]

function carapace(): Part[] {
  const edge = sample(SHELL, 12)
  const inner = edge.map(([x, y]): Point => [x * RIM, y * RIM + 2])
  const parts: Part[] = [{ d: symmetric(SHELL), fill: 'gold' }]
  const marginals = 12
  parts.push(
    ...mirrored([
      line(
        Array.from({ length: marginals - 1 }, (_, i) =>
          polygon(
            [pointAlong(edge, (i + 1) / marginals), pointAlong(inner, (i + 1) / marginals)],
            false,
          ),
        ).join(''),
        0.6,
        1,
      ),
    ]),
  )
  const borders = [0.02, 0.27, 0.48, 0.69, 0.93]
  for (let i = 0; i < 4; i++) {
    const [, bottom, narrow, wide] = SPINE[i]!,
      [nextTop, nextBottom, , nextWide] = SPINE[i + 1]!
    const outer = [0, 0.33, 0.66, 1]
      .map((t) => pointAlong(inner, borders[i]! + (borders[i + 1]! - borders[i]!) * t))
      .toReversed()
    const start: Point = i === 0 ? [narrow * 0.4, SPINE[0][0]] : [wide, (SPINE[i]![0] + bottom) / 2]
    parts.push(
      ...mirrored(
        plate([
          start,
          ...(i === 0 ? [[wide, (SPINE[0][0] + bottom) / 2] as Point] : []),
          [narrow, bottom],
          [nextWide, (nextTop + nextBottom) / 2],
          ...outer,
        ]),
      ),
    )
  }
  for (const [top, bottom, narrow, wide] of SPINE) {
    const middle = (top + bottom) / 2
    parts.push(
      ...plate([
        [-narrow, top],
        [narrow, top],
        [wide, middle],
        [narrow, bottom],
        [-narrow, bottom],
        [-wide, middle],
      ]),
    )
  }
  return parts
}

function flipper(curve: readonly Point[], widths: readonly number[], rows: number): Part[] {
  const limb = tube(sample(curve, 12), (u) => along(widths, u))
  return [
    { d: limb.strip(0, 1, -1, 1, 40), fill: 'scale' },
    ...scallops(limb, {
      u0: 0.04,
      u1: 0.9,
      v0: -0.92,
      v1: 0.92,
      rows,
      columns: 4,
      tag: 'scale',
      overlap: 1.35,
      stroke: 0.6,
    }),
  ]
}

/** Sea turtle from above. */
export const turtle: Motif = {
  name: 'turtle',
  category: 'animal',
  words: ['turtle', 'sea turtle', 'tortoise', 'honu'],
  variants: ['swimming'],
  draw() {
    const head: Part[] = [
      {
        d: smooth(coords('-14,-58 -12,-76 -18,-90 -14,-106 0,-114 14,-106 18,-90 12,-76 14,-58')),
        fill: 'scale',
      },
      { d: symmetric(coords('0,-104 7,-98 8,-88 0,-80')), fill: 'green', stroke: 0.7, detail: 1 },
      ...mirrored([
        lines(
          [
            coords('7,-98 13,-102'),
            coords('8,-88 16,-86'),
            coords('4,-82 10,-76'),
            coords('0,-104 4,-110'),
          ],
          0.6,
        ),
        { d: circle([14, -96], 3.4), fill: 'black', stroke: 0.6 },
        brush(coords('8,-101 14,-102 19,-95'), 1.4),
      ]),
      lines([coords('-9,-72 0,-69 9,-72'), coords('-11,-66 0,-63 11,-66')], 0.6),
    ]
    const parts: Part[] = [
      ...mirrored(
        flipper(coords('30,-44 62,-64 94,-52 114,-16 120,26'), [13, 17, 18, 15, 11, 6, 0.2], 12),
      ),
      ...mirrored(flipper(coords('28,58 46,78 58,96 62,116'), [10, 13, 13, 9, 0.2], 6)),
      { d: 'M-6 84L0 104L6 84Z', fill: 'scale' },
      ...head,
      ...carapace(),
    ]
    return measured(parts)
  },
}
