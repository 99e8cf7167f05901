// The whole wolf at full stretch; the head is the one it howls with.
import { claw } from '#engine/motifs/drawing/anatomy.ts'
import { bundle, flow, limb } from '#engine/motifs/drawing/figure.ts'
import { furRow } from '#engine/motifs/drawing/fur.ts'
import { coords, smooth, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Rng } from '#shared/random.ts'
import { placed } from '#engine/motifs/drawing/parts.ts'
import { brush, degrees, lines } from '#engine/motifs/drawing/pen.ts'
import type { Part } from '#engine/motifs/motif.ts'

const TRUNK =
  '64,-48 34,-46 0,-38 -36,-40 -66,-44 -90,-32 -98,-8 -88,14 -66,20 -46,8 -20,6 4,18 30,28 54,20 72,2 78,-22'

interface Leg {
  joints: string
  widths: readonly number[]
  /** Which way the foot points, in degrees. */
  foot: number
  tone: number
}

function leg({ joints, widths, foot, tone }: Leg): Part[] {
  const points = coords(joints)
  const end = points.at(-1)!
  const sole: Part[] = [
    ...[-4, 0, 4].flatMap((dy) => claw([12, dy], degrees(dy * 3), 7, 1.7, 0.3)),
    { d: smooth(coords('-7,-6 4,-7 13,-5 16,1 11,6 -4,6')), fill: 'furDark', tone },
    lines([coords('6,-2 12,-1'), coords('5,2 12,3')], 0.6),
  ]
  return [
    ...limb(points, widths, 'furDark', 1).map((part) => ({ ...part, tone })),
    ...placed(sole, { x: end[0], y: end[1], angle: degrees(foot) }),
  ]
}

const FAR = 0.26

/** Forelegs reaching, hind legs thrown back, the tail level. Faces right. */
export function runningWolf(head: readonly Part[], random: Rng): Part[] {
  const shag = (edge: string, angles: readonly number[], length: number, count: number) =>
    furRow({
      edge: coords(edge),
      angles,
      lengths: [length],
      count,
      width: 5.5,
      tag: 'furDark',
      strands: 2,
      random,
    })
  const belly: Point[] = coords('-44,10 -20,8 6,20 30,28')
  const parts: Part[] = [
    ...bundle(
      coords('-88,-34 -120,-40 -154,-34 -186,-20'),
      coords('-92,-14 -124,-10 -150,-4 -180,-6'),
      11,
      7,
      random,
      { tag: 'furDark' },
    ),
    ...leg({ joints: '52,0 88,8 116,0 136,8', widths: [18, 10, 6, 5], foot: 20, tone: FAR }),
    ...leg({
      joints: '-62,0 -66,34 -98,44 -116,66',
      widths: [24, 15, 7, 5.5],
      foot: 132,
      tone: FAR,
    }),
    { d: smooth(coords(TRUNK)), fill: 'furDark' },
    ...flow({
      from: belly,
      to: coords('-52,20 -26,22 0,34 24,40'),
      count: 12,
      width: 4.6,
      tag: 'furLight',
      stroke: 0.6,
      random,
    }),
    ...leg({
      joints: '-74,-6 -88,30 -122,36 -146,60',
      widths: [27, 17, 7.5, 6],
      foot: 138,
      tone: 0,
    }),
    ...leg({ joints: '46,2 74,34 104,40 124,54', widths: [21, 12, 6.5, 5.5], foot: 34, tone: 0 }),
    ...shag('-60,10 -76,24 -92,30', [110, 124, 138], 18, 4),
    brush(coords('30,-38 22,-14 32,10'), 2),
    brush(coords('-52,10 -44,-10 -54,-30'), 2),
    lines(
      [
        coords('-30,-30 -22,-16 -28,0'),
        coords('-14,-30 -6,-14 -12,2'),
        coords('2,-28 10,-12 4,6'),
        coords('-80,-26 -84,-10 -78,8'),
        coords('46,-16 54,-2 60,16'),
      ],
      0.6,
    ),
    ...shag('70,-58 44,-52 14,-46 -14,-42', [196, 190, 186, 182], 24, 8),
    ...placed(head, { x: 100, y: -58, scale: 0.64, angle: degrees(8) }),
    ...shag('78,-72 72,-50 76,-30 88,-18', [186, 166, 142, 112], 30, 9),
    ...shag('84,-44 80,-26 88,-14', [172, 146, 112], 24, 6),
  ]
  // The origin sits on the nose: fur is combed away from it.
  return placed(parts, { x: -150, y: 60 })
}
