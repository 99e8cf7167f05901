// The whole body of a great cat on the prowl, for every coat.
import { claw } from '#engine/motifs/drawing/anatomy.ts'
import { limb } from '#engine/motifs/drawing/figure.ts'
import { coords, sample, smooth, tube, type Point } from '#engine/motifs/drawing/geometry.ts'
import { placed } from '#engine/motifs/drawing/parts.ts'
import { brush, degrees, lines } from '#engine/motifs/drawing/pen.ts'
import type { Part } from '#engine/motifs/motif.ts'

/** Trunk and the near legs in one outline, so that no seam crosses shoulder or thigh. */
const TRUNK =
  '80,-44 52,-60 34,-64 8,-52 -34,-50 -68,-58 -94,-46 -106,-20 -106,6 -100,26 -112,44 -116,56 -104,76 -108,90 -98,98 -78,97 -76,89 -90,82 -90,66 -84,52 -66,40 -54,26 -30,16 -4,24 20,28 30,38 26,58 24,78 20,90 28,98 52,97 56,89 46,82 48,62 58,42 76,24 88,4 92,-20'

const TAIL = coords('-100,-38 -126,-34 -146,-6 -152,34 -170,56 -190,46 -194,24')

const paw = ([x, y]: Point): Part[] =>
  [0, 7, 14].flatMap((dx) => claw([x + dx, y - dx * 0.1], degrees(36), 9, 2.2, 0.4))

function farLeg(joints: string, widths: readonly number[], foot: string): Part[] {
  return [
    ...limb(coords(joints), widths, 'fur', 1).map((part) => ({ ...part, tone: 0.26 })),
    { d: smooth(coords(foot)), fill: 'fur', tone: 0.26 },
  ]
}

/** A place along the tail, for rings and tufts. */
export const tailAt = tube(sample(TAIL, 12), (u) => 8.4 - 3 * u)

export interface Prowler {
  /** The head as it is drawn on its own, about 170 high. */
  head: readonly Part[]
  headSize: number
  /** How far the head is turned against the body, in radians. */
  headAngle?: number
  /** Stripes, spots or the sheen on the trunk. */
  marks: readonly Part[]
  /** What ends the tail. */
  tail: readonly Part[]
}

/** Low on its feet, one forepaw ahead, the head turned to whoever looks. Faces right. */
export function prowlingCat({ head, headSize, headAngle = 0, marks, tail }: Prowler): Part[] {
  const parts: Part[] = [
    { d: tailAt.strip(0, 1, -1, 1, 60), fill: 'fur' },
    ...tail,
    ...paw([106, 90]),
    ...farLeg('62,0 84,36 84,64 100,84', [20, 14, 9, 9], '86,80 104,76 118,86 116,94 90,95'),
    ...paw([-30, 91]),
    ...farLeg('-66,0 -44,38 -58,66 -44,86', [28, 18, 9, 9], '-56,82 -38,78 -24,87 -26,95 -54,96'),
    ...paw([-88, 93]),
    ...paw([42, 93]),
    { d: smooth(coords(TRUNK)), fill: 'fur' },
    {
      d: smooth(coords('-52,25 -30,14 -4,20 22,22 40,30 24,31 -4,27 -30,20')),
      fill: 'furLight',
      stroke: 0,
      detail: 1,
    },
    ...marks,
    // shoulder, elbow, thigh and the last rib
    brush(coords('58,-46 38,-30 32,-4 42,20'), 2),
    brush(coords('-52,26 -46,0 -58,-26'), 2),
    brush(coords('26,58 34,48 32,38'), 1.4),
    brush(coords('-112,46 -102,50 -98,60'), 1.4),
    lines(
      [
        coords('-6,-34 -14,-12 -8,10'),
        coords('10,-34 4,-12 8,12'),
        coords('-76,-34 -82,-10 -76,12'),
        coords('54,-14 56,4 50,22'),
        coords('-96,92 -94,87'),
        coords('-87,94 -85,88'),
        coords('36,94 38,88'),
        coords('45,94 46,88'),
      ],
      0.6,
    ),
    ...placed(head, { x: 102, y: -26, scale: headSize, angle: headAngle }),
  ]
  // The origin sits on the nose: fur is combed away from it.
  return placed(parts, { x: -104, y: 6 })
}
