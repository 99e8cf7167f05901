import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, circle, sample, tube, type Point } from '#engine/motifs/drawing/geometry.ts'
import { brush, lines } from '#engine/motifs/drawing/pen.ts'
import { strand } from '#engine/motifs/drawing/figure.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { placed } from '#engine/motifs/drawing/parts.ts'

/** One breaking crest, curling to the right; sea level at y = 60, about 150 wide. */
function crest(): Part[] {
  const lip: Point[] = coords('-34,-14 -14,-46 18,-60 50,-50 66,-24 58,0')
  const foam = tube(sample(lip, 14), (u) => 4 + 7 * Math.sin(Math.PI * Math.min(1, u * 0.9 + 0.08)))
  const unit = (a: Point, b: Point): Point => {
    const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    return [(b[0] - a[0]) / l, (b[1] - a[1]) / l]
  }
  /** A finger of foam from the lip: out to one side, then hooking ahead with the fall. */
  const claw = (u: number, side: number, size: number): Part[] => {
    const root = foam.at(u, side * 0.1),
      out = unit(root, foam.at(u, side)),
      ahead = unit(foam.at(u - 0.06, 0), foam.at(u, 0))
    const at = (down: number, on: number): Point => [
      root[0] + (out[0] * down + ahead[0] * on) * size,
      root[1] + (out[1] * down + ahead[1] * on) * size,
    ]
    return strand([root, at(0.55, -0.05), at(1, 0.3), at(1.1, 1)], 4.8, {
      tag: 'foam',
      strands: 0,
      stroke: 0.8,
      root: 0.9,
      belly: 0.3,
    })
  }
  const claws = [0.5, 0.64, 0.77, 0.88, 0.98].flatMap((u, i) => [
    ...claw(u, 1, 11 + i * 1.2),
    ...claw(u + 0.02, -1, 13 + i),
  ])
  const bumps = Array.from({ length: 7 }, (_, i): Part => {
    const p = foam.at(0.03 + i * 0.078, -0.5)
    return { d: circle(p, 5.2 + i * 0.2), fill: 'foam', stroke: 0.8 }
  })
  return [
    {
      d: 'M-92 64C-62 56 -52 20 -34 -14C-18 -44 10 -60 38 -54C60 -48 72 -28 60 -2C56 -18 46 -28 34 -28C14 -28 2 -10 4 14C6 38 30 56 74 64Z',
      fill: 'water',
    },
    // hollow of the wave, darker
    {
      d: 'M60 -2C56 -18 46 -28 34 -28C14 -28 2 -10 4 14C6 38 30 56 74 64C40 62 8 58 -8 36C-22 14 -14 -22 12 -36C34 -44 58 -30 60 -2Z',
      fill: 'water',
      tone: 0.4,
      stroke: 0.7,
    },
    // the back of the swell, ribbed with the pull of the water
    brush(coords('-78,59 -52,42 -34,4 -16,-28'), 2),
    brush(coords('-60,60 -38,44 -28,10 -15,-18'), 1.7),
    brush(coords('-42,61 -28,46 -23,22 -16,-4'), 1.5),
    brush(coords('-24,61 -18,50 -18,34 -17,18'), 1.4),
    brush(coords('-8,61 -11,53 -15,42'), 1.2),
    // and the hollow, its strands running up into the lip
    brush(coords('72,64 26,56 -1,36 -1,8 14,-20 40,-31'), 2.8),
    brush(coords('56,62 20,54 -4,34 -7,6 8,-22 34,-35'), 2.2),
    brush(coords('38,60 10,50 -10,28 -12,0 2,-24'), 1.8),
    brush(coords('14,57 -8,42 -16,20 -13,0'), 1.4),
    ...claws,
    { d: foam.strip(0, 1, -0.7, 0.75, 40), fill: 'foam', stroke: 0 },
    ...bumps,
    { d: foam.strip(0.02, 0.99, -0.5, 0.6, 40), fill: 'foam', stroke: 0 },
    lines([Array.from({ length: 9 }, (_, i) => foam.at(0.08 + i * 0.1, 0.35))], 0.5, 2),
  ]
}
const drops = (places: readonly (readonly [number, number, number])[]): Part[] =>
  places.map(([x, y, r]): Part => ({ d: circle([x, y], r), fill: 'foam', stroke: 0.8, detail: 1 }))
const spray = drops([
  [84, -30, 3.4],
  [78, -50, 2.4],
  [94, -12, 2],
  [62, -70, 2.6],
  [90, -64, 1.6],
  [40, -76, 1.8],
])

/** Three swells in one stroke of the pen, thin where it comes and goes. */
const drawnLine: Part[] = [
  brush(
    Array.from({ length: 73 }, (_, i): Point => [
      i * 3 - 108,
      15 * Math.cos((i / 72) * 6 * Math.PI),
    ]),
    3.6,
  ),
]

export const wave: Motif = {
  name: 'wave',
  kind: 'water',
  category: 'nature',
  words: ['waves', 'finger waves', 'japanese wave', 'ocean', 'sea', 'surf', 'sea wave'],
  variants: ['band', 'single', 'line'],
  spare: ['line'],
  draw({ variant }) {
    if (variant === 'line') return measured(drawnLine)
    if (variant === 'single') {
      const swell: Part = {
        d: 'M-104 64C-84 54 -66 54 -46 60C-24 67 0 67 24 60C46 54 66 56 96 66C70 78 -70 80 -104 64Z',
        fill: 'water',
      }
      return measured([
        ...crest(),
        ...spray,
        swell,
        lines(
          [
            coords('-80,64 -60,61 -40,67'),
            coords('-14,70 8,70 28,66'),
            coords('46,64 62,64 76,67'),
          ],
          0.7,
          1,
        ),
      ])
    }
    const front: Part = {
      // Pointed at both ends: water that ends in a cut edge is a sticker.
      d: 'M-204 66C-160 42 -128 44 -104 58C-78 72 -52 70 -28 56C-6 44 18 46 40 58C66 71 92 70 116 56C134 44 160 42 204 66C130 100 -130 100 -204 66Z',
      fill: 'water',
    }
    return measured([
      ...placed(crest(), { x: -92, y: -2, scale: 1 }),
      ...placed(spray, { x: -92 }),
      ...placed(crest(), { x: 102, y: 12, scale: 0.8 }),
      ...placed(spray, { x: 102, y: 12, scale: 0.7 }),
      ...placed(crest(), { x: 10, y: 28, scale: 0.62 }),
      front,
      lines(
        [
          coords('-160,66 -132,54 -104,68'),
          coords('-150,74 -128,64 -104,76'),
          coords('-70,76 -40,74 -10,60'),
          coords('-12,66 14,56 40,68'),
          coords('-2,74 16,66 38,76'),
          coords('66,77 96,76 122,64'),
          coords('126,68 146,60 164,68'),
        ],
        0.7,
        1,
      ),
    ])
  },
}
