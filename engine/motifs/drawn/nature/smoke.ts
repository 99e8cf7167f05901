import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, lerp, polar, sample, tube, type Point } from '#engine/motifs/drawing/geometry.ts'
import { placed } from '#engine/motifs/drawing/parts.ts'
import { along, lines } from '#engine/motifs/drawing/pen.ts'
import { wisp } from '#engine/motifs/drawing/smoke.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

interface Plume {
  /** From where it rises to where its curl begins. */
  way: string
  /** The curl: its middle, which way it turns and how often. */
  curl: { at: Point; turn: 1 | -1; times: number }
  /** Half its width at its broadest. */
  width: number
  /** How often it turns its edge to us on its way. */
  twists: number
}

/** A veil of smoke: it leaves the fire as a thread, spreads, turns over on itself and rolls up at its end. */
function plume({ way, curl, width, twists }: Plume): Part[] {
  const points = coords(way)
  const last = points.at(-1)!
  const [cx, cy] = curl.at
  const from = Math.atan2(last[1] - cy, last[0] - cx)
  const radius = Math.hypot(last[0] - cx, last[1] - cy)
  const steps = Math.round(curl.times * 9)
  const scroll = Array.from({ length: steps }, (_, i): Point => {
    const t = (i + 1) / steps
    const turn = from + curl.turn * t * curl.times * 2 * Math.PI
    return polar(radius * lerp(1, 0.16, t ** 0.8), turn, curl.at)
  })
  const path = sample([...points, ...scroll], 8)
  const body = tube(path, (u) => {
    const turned = 0.1 + 0.9 * Math.abs(Math.cos(Math.PI * twists * u))
    return width * along(VEIL, u) * turned + 0.2
  })
  const flow = (v: number, u0: number, u1: number): Point[] =>
    Array.from({ length: 16 }, (_, i) => body.at(lerp(u0, u1, i / 15), v))
  return [
    // What is behind is veiled by it, and no light makes a pipe of it.
    {
      d: body.strip(0, 1, -1, 1, path.length * 2),
      fill: 'cloud',
      stroke: 0,
      shade: 0.4,
      tone: 0.1,
    },
    wisp(flow(-0.98, 0, 0.94), 1.5),
    wisp(flow(0.98, 0.02, 1), 1.3),
    lines([flow(-0.5, 0.14, 0.62), flow(0.42, 0.34, 0.9)], 0.6, 1),
    lines(
      [
        flow(-0.1, 0.06, 0.4),
        flow(0.02, 0.5, 0.86),
        flow(-0.76, 0.42, 0.74),
        flow(0.72, 0.1, 0.44),
      ],
      0.5,
      2,
    ),
  ]
}

/** Half widths from the foot to the heart of the curl. */
const VEIL = [0.04, 0.3, 0.62, 0.86, 1, 1, 0.86, 0.62, 0.4, 0.2, 0.04]

const PLUMES: readonly Plume[] = [
  {
    way: '2,52 26,18 52,-14 58,-52 36,-84 46,-120',
    curl: { at: [70, -112], turn: 1, times: 0.95 },
    width: 19,
    twists: 1.5,
  },
  {
    way: '-4,96 -26,66 -62,44 -82,6 -66,-34 -86,-66',
    curl: { at: [-104, -46], turn: -1, times: 0.95 },
    width: 20,
    twists: 1.6,
  },
  {
    way: '6,82 30,56 64,42 90,10 74,-22 92,-46',
    curl: { at: [106, -28], turn: 1, times: 0.9 },
    width: 15,
    twists: 1.5,
  },
  {
    way: '0,154 -10,124 8,96 22,64 -4,34 -32,2 -14,-38 20,-62 16,-104 -14,-136 -46,-130',
    curl: { at: [-38, -104], turn: -1, times: 1 },
    width: 27,
    twists: 2.5,
  },
]

/** Veils that rise from one point, part, and roll up, with loose threads about them. */
const rising = (): Part[] => [
  wisp(coords('-4,112 -28,98 -56,92 -88,72 -112,74 -118,92 -104,98'), 1.9),
  wisp(coords('6,100 34,92 66,84 84,60 112,52 124,66 116,78'), 1.9),
  ...PLUMES.flatMap(plume),
  wisp(coords('-30,-4 -44,-34 -34,-66 -54,-88 -80,-92 -88,-110 -76,-118'), 1.7),
  wisp(coords('22,-70 36,-100 18,-132 26,-156 46,-160 52,-148'), 1.7),
]

/** From a stick of incense: three long threads that stay thin. */
const thin = (): Part[] => [
  wisp(
    coords('0,150 -6,112 10,76 24,36 8,-4 -16,-38 -6,-78 24,-98 34,-126 14,-146 -6,-134 -2,-116'),
    3.4,
  ),
  wisp(
    coords('2,118 12,84 -4,50 -28,16 -26,-22 -2,-48 8,-76 -14,-100 -38,-92 -38,-72 -24,-70'),
    2.8,
  ),
  wisp(coords('6,84 22,62 42,36 40,4 20,-22 22,-52 44,-66 58,-52 50,-38'), 2.4),
]

export const smoke: Motif = {
  name: 'smoke',
  kind: 'fire',
  category: 'nature',
  words: ['smoke', 'smoke swirl', 'wisp of smoke', 'incense smoke', 'plume of smoke'],
  variants: ['rising', 'thin'],
  draw: ({ variant }) => measured(variant === 'thin' ? placed(thin(), {}) : rising()),
}
