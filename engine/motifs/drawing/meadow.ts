// Flowers of the meadow seen from the side, each growing up from the origin where its stalk ends.
import { coords, smooth, TAU, type Point } from '#engine/motifs/drawing/geometry.ts'
import { follow, leaf, petal, stem, type Tip } from '#engine/motifs/drawing/flora.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { lines } from '#engine/motifs/drawing/pen.ts'
import { ellipse } from '#engine/motifs/drawing/shapes.ts'
import type { Part, Tag } from '#engine/motifs/motif.ts'

interface Rays {
  count: number
  length: number
  width: number
  /** 1 faces us, 0 is seen from its side. */
  tilt: number
  disc: number
  tag: Tag
  discTag?: Tag
  tip?: Tip
}

/** A flower head of rays turned away from us: those at the sides keep their length, those in front are foreshortened. */
export function raysTurned({
  count,
  length,
  width,
  tilt,
  disc,
  tag,
  discTag = 'sun',
  tip = 'round',
}: Rays): Part[] {
  const ray = (i: number): Part[] => {
    const turn = ((i + 0.5) * TAU) / count
    const [x, y] = [Math.sin(turn), -Math.cos(turn) * tilt]
    const reach = Math.hypot(x, y) * (0.95 + 0.07 * Math.sin(i * 2.3))
    return placed(
      petal({
        length: length * reach,
        width: width * (0.78 + 0.22 * Math.abs(x)),
        tip,
        veins: 2,
        tag,
      }),
      {
        x: x * disc * 0.7,
        y: y * disc * 0.7,
        angle: Math.atan2(x, -y),
      },
    )
  }
  const order = Array.from({ length: count }, (_, i) => i).toSorted(
    (a, b) => Math.cos(((b + 0.5) * TAU) / count) - Math.cos(((a + 0.5) * TAU) / count),
  )
  const dome = disc * (0.35 + 0.65 * tilt)
  const dots = Array.from({ length: 16 }, (_, i): Point => {
    const r = 0.8 * Math.sqrt((i + 0.5) / 16)
    return [disc * r * Math.cos(i * 2.4), -0.2 * disc + dome * r * Math.sin(i * 2.4)]
  })
  return [
    ...order.flatMap(ray),
    { d: ellipse([0, -0.2 * disc], disc, dome), fill: discTag },
    line(
      dots
        .map(
          ([x, y]) =>
            `M${x.toFixed(1)} ${y.toFixed(1)}L${(x + 0.8).toFixed(1)} ${(y + 0.4).toFixed(1)}`,
        )
        .join(''),
      0.9,
      1,
    ),
  ]
}

export const daisyHead = (tilt = 0.62): Part[] =>
  raysTurned({ count: 17, length: 30, width: 5.6, tilt, disc: 9.5, tag: 'paper' })

/** A poppy from its side: two silk petals before, two behind. */
export const poppyCup: Part[] = [
  {
    d: 'M-26 -22C-40 -40 -36 -57 -24 -58C-19 -65 -11 -59 -5 -62C2 -70 10 -62 16 -63C25 -66 35 -56 33 -46C36 -36 30 -26 24 -18Z',
    fill: 'red',
    tone: 0.25,
  },
  lines(
    [
      coords('-14,-30 -18,-44 -16,-54'),
      coords('4,-34 6,-48 6,-58'),
      coords('18,-30 22,-42 24,-50'),
    ],
    0.5,
    2,
  ),
  { d: 'M-8 -22C-8 -34 8 -34 8 -22L4 -12L-4 -12Z', fill: 'green', stroke: 0.7 },
  line(
    'M-14 -26L-10 -16M-18 -32L-14 -24M14 -26L10 -16M18 -32L14 -24M-10 -36L-8 -26M10 -36L8 -26',
    0.6,
    1,
  ),
  {
    d: 'M0 0C-24 -2 -48 -16 -47 -37C-45 -45 -39 -38 -34 -41C-28 -47 -23 -38 -17 -40C-9 -41 -1 -34 4 -24C8 -14 6 -6 0 0Z',
    fill: 'red',
  },
  {
    d: 'M0 0C24 0 47 -12 48 -35C45 -43 39 -35 34 -39C28 -44 23 -35 17 -37C9 -37 -2 -30 -8 -18C-10 -10 -6 -2 0 0Z',
    fill: 'red',
  },
  lines(
    [
      coords('-4,-6 -20,-16 -32,-32'),
      coords('0,-10 -10,-24 -20,-34'),
      coords('6,-4 22,-12 36,-28'),
      coords('2,-10 12,-22 22,-30'),
    ],
    0.5,
    1,
  ),
]

/** A bud that nods on its bent neck. */
export const poppyBud: Part[] = [
  { d: smooth(coords('0,2 9,-3 12,-15 8,-27 0,-31 -8,-27 -12,-15 -9,-3')), fill: 'leaf' },
  { d: 'M-2 -31C3 -22 4 -12 2 -4C-3 -8 -6 -20 -2 -31Z', fill: 'red', stroke: 0.7 },
  line(
    'M-12 -16L-16 -18M-10 -8L-14 -8M12 -16L16 -18M10 -8L14 -8M-9 -25L-12 -29M9 -25L12 -29',
    0.5,
    2,
  ),
]

/** One floret: a trumpet cut into points. */
const floret = (scale: number, tag: Tag): Part[] =>
  placed(
    [
      {
        d: 'M-1.6 0C-2 -10 -4 -16 -11 -26L-5.500 -24L-5 -33L0 -26.500L5 -33L5.500 -24L11 -26C4 -16 2 -10 1.600 0Z',
        fill: tag,
        stroke: 0.8,
      },
      line('M0 -6L0 -22M-1.500 -12L-6 -22M1.500 -12L6 -22', 0.45, 2),
    ],
    { scale },
  )

/** A cornflower: a scaly cup with a crown of trumpets. */
export const cornflowerHead: Part[] = [
  ...[-0.42, 0.42, 0].flatMap((angle) => placed(floret(0.86, 'violet'), { y: -28, angle })),
  ...[-1.5, 1.5, -1.02, 1.02, -0.62, 0.62, -0.2, 0.24].flatMap((angle) =>
    placed(floret(0.98, 'blue'), { x: Math.sin(angle) * 6, y: -25, angle }),
  ),
  {
    d: smooth(coords('0,2 7,-1 11,-10 10,-20 6,-27 0,-28 -6,-27 -10,-20 -11,-10 -7,-1')),
    fill: 'leaf',
  },
  line(
    'M-9 -7C-5 -4 -3 -4 0 -8C3 -4 5 -4 9 -7M-10 -15C-7 -12 -4 -12 -2 -16C0 -12 4 -12 6 -15C8 -13 9 -14 10 -16M-8 -22C-5 -19 -2 -20 0 -23C2 -20 5 -19 8 -22',
    0.6,
    1,
  ),
]

/** A spike of bells that open from below. */
export function spire(tag: Tag = 'violet', count = 15): Part[] {
  return [
    stem(coords('0,0 2,-40 0,-84'), 1.4, 0.7),
    ...Array.from({ length: count }, (_, i) => {
      const t = i / (count - 1)
      return placed(
        petal({ length: 17 - 10 * t, width: 6.4 - 3.4 * t, tip: 'notch', veins: 1, tag }),
        {
          x: 1,
          y: -8 - 74 * t,
          angle: [1, -1, 0.25][i % 3]! * (1.15 - 0.5 * t),
        },
      )
    }).flat(),
  ]
}

/** A head of lace: rays of a parasol, each with its own small tuft. */
export const laceHead: Part[] = [-1.25, -0.86, -0.5, -0.16, 0.18, 0.52, 0.88, 1.25].flatMap(
  (angle, i) => {
    const reach = 38 - 7 * Math.abs(angle) + (i % 2 ? 4 : 0)
    const tuft = coords('-6,-1 -3,-5 1,-6 5,-4 7,0 3,-1 -1,-2 0,2').map(([x, y]): Part => ({
      d: ellipse([x, -reach + y], 2.1, 2.1),
      fill: 'paper',
      stroke: 0.7,
    }))
    return placed([line(`M0 0L0 ${-reach}`, 0.8, 0), ...tuft], { angle })
  },
)

/** An ear of grass, its grains in pairs. */
export const grassEar: Part[] = [
  line('M0 0C1 -20 0 -40 3 -62', 0.9, 0),
  ...Array.from({ length: 9 }, (_, i) =>
    [-1, 1].flatMap((side) =>
      placed(
        [
          { d: 'M0 0C4 -4 4 -11 0 -15C-4 -11 -4 -4 0 0Z', fill: 'leaf' as const, stroke: 0.7 },
          line('M0 -15L0 -22', 0.4, 2),
        ],
        {
          x: 0.5 + i * 0.25,
          y: -10 - i * 6,
          angle: side * (0.62 - i * 0.03),
          scale: 1 - i * 0.045,
        },
      ),
    ),
  ).flat(),
]

/** Something on its stalk: it looks where the stalk goes, or `nods` aside. */
export function onStalk(
  way: string,
  head: readonly Part[],
  { scale = 1, thick = 1.7, nods = 0 } = {},
): Part[] {
  const points = coords(way)
  const { x, y, angle } = follow(points)(1)
  return [stem(points, thick + 0.3, thick), ...placed(head, { x, y, angle: angle + nods, scale })]
}

/** A slender leaf that leaves a stalk. */
export const blade = (x: number, y: number, angle: number, length: number, width = 0.075): Part[] =>
  placed(leaf({ length, width: length * width, bend: angle > 0 ? 0.16 : -0.16, veins: 0 }), {
    x,
    y,
    angle,
  })

/** A leaf cut into narrow lobes, as poppies have. */
export const cutLeaf: Part[] = [
  {
    d: smooth(
      coords(
        '0,0 -7,-12 -20,-16 -9,-20 -8,-30 -21,-38 -8,-38 -6,-50 -12,-60 -2,-56 0,-72 3,-56 12,-58 6,-48 8,-38 20,-36 9,-30 8,-20 19,-14 7,-12',
      ),
    ),
    fill: 'leaf',
    stroke: 0.8,
  },
  line('M0 0L0 -60', 0.5, 2),
]
