import { measured } from '#engine/motifs/drawing/box.ts'
import {
  coords,
  circle,
  lerp,
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

/** From above, flippers wide. */
function swimming(): Part[] {
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
  return [
    ...mirrored(
      flipper(coords('30,-44 62,-64 94,-52 114,-16 120,26'), [13, 17, 18, 15, 11, 6, 0.2], 12),
    ),
    ...mirrored(flipper(coords('28,58 46,78 58,96 62,116'), [10, 13, 13, 9, 0.2], 6)),
    { d: 'M-6 84L0 104L6 84Z', fill: 'scale' },
    ...head,
    ...carapace(),
  ]
}

const RIDGE = sample(coords('-86,14 -66,-24 -26,-48 22,-46 58,-22 76,8'), 12)
const MARGIN = sample(coords('-86,14 -56,26 -10,30 36,28 62,20 76,8'), 12)
/** A place on the domed shell seen from the side: u from the tail to the neck, v from the rim to the ridge. */
function onShell(u: number, v: number): Point {
  const low = pointAlong(MARGIN, u)
  const high = pointAlong(RIDGE, u)
  return [lerp(low[0], high[0], v), lerp(low[1], high[1], v)]
}

/** Rows of shields between two heights of the dome. */
function shields(borders: readonly number[], low: number, high: number, lean: number): Part[] {
  return borders.slice(0, -1).flatMap((from, i) => {
    const to = borders[i + 1]!
    return plate([
      onShell(from, low),
      onShell((from + to) / 2, low - lean),
      onShell(to, low),
      onShell(to, (low + high) / 2 + lean),
      onShell(to - 0.01, high),
      onShell((from + to) / 2, high),
      onShell(from + 0.01, high),
    ])
  })
}

function profileHead(): Part[] {
  return [
    {
      d: smooth(coords('58,2 76,-12 94,-26 114,-30 130,-22 138,-8 132,2 116,6 98,10 80,20 62,22')),
      fill: 'scale',
    },
    ...[
      coords('100,-26 112,-28 118,-20 108,-14 98,-18'),
      coords('112,-28 124,-24 126,-18 118,-20'),
      coords('88,-16 98,-18 108,-14 106,-6 92,-6'),
      coords('106,-6 118,-8 122,0 108,4'),
      coords('92,-6 106,-6 106,4 94,6'),
    ].map((points): Part => ({ d: polygon(points), fill: 'green', stroke: 0.7, detail: 1 })),
    { d: circle([121, -14], 4.4), fill: 'black', stroke: 0.6 },
    { d: circle([119.6, -15.6], 1.3), fill: 'paper', stroke: 0, shade: 0 },
    brush(coords('112,-18 120,-22 128,-16'), 1.8),
    brush(coords('137,-4 126,-3 112,2'), 1.6),
    lines([coords('66,6 74,10 76,18'), coords('74,-2 82,4 84,14'), coords('132,-14 133,-13')], 0.7),
  ]
}

/** In profile, gliding to the right on a stroke of the flippers. */
function gliding(): Part[] {
  const shaded = (parts: readonly Part[]) =>
    parts.map((part) => (part.fill ? { ...part, tone: 0.2 } : part))
  return [
    ...shaded(flipper(coords('54,12 84,26 112,50 124,84'), [10, 14, 14, 11, 7, 0.2], 10)),
    ...shaded(flipper(coords('-64,18 -84,42 -92,66'), [8, 11, 9, 0.2], 5)),
    ...profileHead(),
    // the pale shell of the belly shows under the rim
    { d: smooth(coords('-78,16 -40,34 0,42 40,40 70,18 36,24 -20,26')), fill: 'belly' },
    lines([coords('-30,30 -26,36'), coords('0,32 2,41'), coords('30,30 34,40')], 0.7),
    ...flipper(coords('-62,20 -92,34 -118,30 -134,40'), [9, 13, 12, 8, 0.2], 7),
    ...flipper(coords('46,14 56,46 40,84 2,112 -24,116'), [12, 18, 18, 15, 10, 5, 0.2], 14),
    {
      d: smooth(
        [
          ...RIDGE.filter((_, i) => i % 6 === 0),
          ...MARGIN.toReversed().filter((_, i) => i % 6 === 0),
        ],
        true,
        0.9,
      ),
      fill: 'gold',
    },
    ...Array.from({ length: 10 }, (_, i) =>
      lines([[onShell(0.08 + i * 0.094, 0), onShell(0.09 + i * 0.09, 0.26)]], 0.7),
    ),
    ...shields([0.1, 0.32, 0.53, 0.73, 0.93], 0.26, 0.74, 0.03),
    ...shields([0.06, 0.24, 0.43, 0.62, 0.8, 0.95], 0.76, 0.98, 0),
  ]
}

/** Sea turtle: from above, or gliding in profile. */
export const turtle: Motif = {
  name: 'turtle',
  bearsLoads: true,
  category: 'animal',
  swims: true,
  bulk: 0.55,
  words: ['turtle', 'sea turtle', 'tortoise', 'honu'],
  variants: ['swimming', 'side'],
  draw: ({ variant }) => measured(variant === 'side' ? gliding() : swimming()),
}
