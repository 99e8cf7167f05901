import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, polar, polygon, smooth, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Rng } from '#shared/random.ts'
import { lock } from '#engine/motifs/drawing/fur.ts'
import { HALF_TURN, along, brush, degrees, lines, pointAlong } from '#engine/motifs/drawing/pen.ts'
import { bundle, limb } from '#engine/motifs/drawing/figure.ts'
import { placed } from '#engine/motifs/drawing/parts.ts'
import type { Motif, Part, Tag } from '#engine/motifs/motif.ts'

export interface HorseLook {
  coat: Tag
  muzzle: Tag
  mane: readonly Tag[]
  random: Rng
}

/** Cheek, eye, nostril and the bones between them. */
const FACE: Part[] = [
  brush(coords('-22,-28 -26,4 -12,28 12,34 26,20'), 2.2),
  lines(
    [
      coords('26,-22 42,6 56,26'),
      coords('18,-14 32,10 44,28'),
      coords('-8,-30 -10,-8 -2,8'),
      coords('28,-54 36,-36 46,-14'),
      coords('46,60 50,54 56,52'),
      coords('2,38 10,30 14,18'),
    ],
    0.6,
  ),
  { d: 'M8 -40C12 -50 24 -52 30 -42C26 -34 14 -34 8 -40Z', fill: 'black', stroke: 0.6 },
  {
    d: 'M15 -45A2.2 2.2 0 1 1 19.4 -45A2.2 2.2 0 1 1 15 -45Z',
    fill: 'paper',
    stroke: 0,
    shade: 0,
  },
  brush(coords('0,-38 10,-52 24,-53 34,-44'), 2.4),
  lines([coords('4,-36 14,-30 28,-34'), coords('4,-50 14,-59 26,-58')], 0.7),
  { d: smooth(coords('68,38 74,34 79,39 78,47 72,46')), fill: 'black', stroke: 0.4 },
  lines([coords('62,40 68,31 77,31')], 0.7),
  brush(coords('76,60 64,60 54,52'), 1.8),
]

const CREST = coords('-8,-90 -34,-78 -58,-48 -74,-10 -82,34 -84,74')

/** Locks along the crest of the neck, `inset` units in from its edge. */
function maneRow(
  { mane, random }: Pick<HorseLook, 'mane' | 'random'>,
  inset: number,
  count: number,
  long: number,
): Part[] {
  const parts: Part[] = []
  for (let i = count - 1; i >= 0; i--) {
    const t = i / (count - 1)
    const [x, y] = pointAlong(CREST, t)
    const angle = along([196, 170, 146, 128, 112], t) + (random() - 0.5) * 22
    parts.push(
      ...lock(
        [x + inset, y],
        degrees(angle),
        long * (0.8 + random() * 0.5),
        8.5,
        i % 3 ? 0.24 : -0.18,
        mane[i % mane.length]!,
        2,
      ),
    )
  }
  return parts
}

/** Head and arched neck in profile, nose to the right. The forehead is at (18, -74). */
export function horseHead({ coat, muzzle, mane, random }: HorseLook): Part[] {
  const look = { mane, random }
  const parts: Part[] = maneRow(look, 4, 14, 58)
  parts.push(
    {
      d: 'M-6 -88C-44 -80 -72 -30 -80 20C-84 56 -84 84 -90 106C-70 118 -46 104 -26 116C-8 106 12 118 30 102C14 84 2 62 2 38L10 -10Z',
      fill: coat,
    },
    brush(coords('-34,4 -30,44 -44,84'), 2, 'black', 1),
    brush(coords('-8,34 -6,60 4,84'), 2, 'black', 1),
    lines(
      [
        coords('-50,-30 -56,10 -58,50'),
        coords('-22,44 -22,66 -28,88'),
        coords('-70,60 -68,80 -72,98'),
        coords('14,92 6,84 2,76'),
      ],
      0.6,
    ),
  )
  parts.push(...maneRow(look, 16, 12, 48))
  parts.push(
    // far ear, head, near ear
    { d: 'M8 -84C10 -100 18 -112 26 -118C30 -104 28 -90 20 -78Z', fill: coat },
    {
      d: smooth(
        coords(
          '-6,-84 10,-84 24,-68 38,-40 54,-8 72,22 82,38 84,52 76,61 66,62 60,70 48,70 42,58 24,48 4,42 -16,34 -28,14 -28,-14 -20,-46',
        ),
      ),
      fill: coat,
    },
    {
      d: smooth(coords('62,20 72,24 82,38 84,52 76,61 66,62 60,70 48,70 43,60 50,44 56,30')),
      fill: muzzle,
      stroke: 0.5,
    },
    { d: 'M-12 -80C-14 -98 -8 -114 2 -124C12 -110 14 -94 6 -78Z', fill: coat },
    { d: 'M-6 -84C-7 -96 -3 -106 2 -112C6 -102 7 -94 3 -84Z', fill: 'black', stroke: 0.5 },
    ...FACE,
    // forelock
    ...(
      [
        [6, -86, 72, 48, 0.22],
        [2, -86, 92, 50, -0.18],
        [10, -84, 56, 40, 0.2],
        [6, -88, 82, 34, 0.1],
      ] as const
    ).flatMap(([x, y, angle, length, bend], i) =>
      lock([x, y], degrees(angle), length, 6, bend, mane[i % mane.length]!, 2),
    ),
  )
  return parts
}

/** The head with its origin on the muzzle: fur is combed away from it. */
export const combed = (head: readonly Part[]) => placed(head, { x: -74, y: -44 })

/** A hoof at the end of a pastern that comes down from the fetlock. */
function hoof(fetlock: Point, end: Point): Part {
  const heading = Math.atan2(end[1] - fetlock[1], end[0] - fetlock[0])
  const corner = (forward: number, side: number) =>
    polar(side, heading - HALF_TURN / 2, polar(forward, heading, end))
  return {
    d: polygon([corner(-2, 5), corner(10, 9.5), corner(11, -8), corner(-2, -5.5)]),
    fill: 'black',
    stroke: 0.8,
  }
}

/** A leg of bone and sinew from its joints. */
function horseLeg(
  joints: readonly Point[],
  widths: readonly number[],
  { coat, tone }: { coat: Tag; tone: number },
): Part[] {
  return [
    hoof(joints.at(-2)!, joints.at(-1)!),
    ...limb(joints, widths, coat, 1).map((part) => ({ ...part, tone })),
  ]
}

/** Trunk and near hind leg in one outline, so that no seam crosses the thigh. */
const HINDQUARTERS =
  '-2,-54 -20,-30 -38,-10 -56,8 -66,28 -68,50 -60,72 -62,92 -64,100 -54,114 -47,130 -40,143 -30,140 -35,128 -42,114 -46,102 -44,96 -28,84 -12,70 -4,58 16,46 36,26 50,4 56,-20 48,-48 22,-66'

const TAIL = [
  coords('-58,20 -88,14 -110,46 -104,92 -122,122'),
  coords('-62,38 -76,52 -84,88 -72,114 -82,142'),
] as const

/** The whole horse rearing, forelegs striking at the air. Faces right; `brow` is drawn behind the forehead. */
export function rearingHorse(look: HorseLook, brow: readonly Part[] = []): Part[] {
  const { coat, mane, random } = look
  const parts: Part[] = [
    ...mane.flatMap((tag, i) => {
      const shift = 13 * (i - (mane.length - 1) / 2)
      return placed(bundle(TAIL[0], TAIL[1], Math.ceil(9 / mane.length), 6, random, { tag }), {
        x: shift,
        y: shift * 0.4,
      })
    }),
    ...horseLeg(coords('-24,44 6,72 -12,100 4,126 12,136'), [24, 15, 7, 5, 5.5], {
      coat,
      tone: 0.22,
    }),
    ...horseLeg(coords('44,-18 64,-12 92,-32 106,-4 101,10'), [14, 10, 7, 4.6, 5], {
      coat,
      tone: 0.22,
    }),
    ...placed([...brow, ...horseHead(look)], { x: 30, y: -80, scale: 0.54 }),
    { d: smooth(coords(HINDQUARTERS)), fill: coat, stroke: 0 },
    lines([coords(HINDQUARTERS).slice(0, 12), coords(HINDQUARTERS).slice(12, -2)], 1, 0),
    hoof([-47, 130], [-35, 142]),
    ...horseLeg(coords('34,-24 50,4 86,0 84,32 75,43'), [20, 14, 7.5, 4.8, 5.5], { coat, tone: 0 }),
    brush(coords('26,-46 10,-18 18,10 38,22'), 2),
    brush(coords('-36,12 -14,26 -6,54'), 2.2, 'black', 1),
    brush(coords('-52,92 -44,98 -48,108'), 1.4, 'black', 1),
    lines(
      [
        coords('32,-48 20,-20 26,2'),
        coords('-14,-28 0,-4 2,24'),
        coords('-28,-4 -12,10 -2,34'),
        coords('-56,26 -44,46 -44,70'),
        coords('-46,20 -28,40 -26,62'),
        coords('-34,84 -46,84 -56,80'),
        coords('46,-38 46,-22 40,-8'),
        coords('60,-2 72,0 82,-4'),
      ],
      0.6,
    ),
  ]
  // The origin sits on the muzzle: fur is combed away from it.
  return placed(parts, { x: -66, y: 60 })
}

/** Horse: the head in profile, or rearing. */
export const horse: Motif = {
  name: 'horse',
  category: 'animal',
  bulk: 1.2,
  words: ['horse', 'stallion', 'mustang', 'mare', 'horse head'],
  variants: ['head', 'rearing'],
  draw({ variant, random }) {
    const look: HorseLook = { coat: 'fur', muzzle: 'furDark', mane: ['hair'], random }
    return measured(variant === 'rearing' ? rearingHorse(look) : combed(horseHead(look)))
  },
}
