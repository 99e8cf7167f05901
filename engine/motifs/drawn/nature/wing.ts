import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, sample, tube, type Point } from '#engine/motifs/drawing/geometry.ts'
import { along, degrees, pointAlong } from '#engine/motifs/drawing/pen.ts'
import { feather, scallops } from '#engine/motifs/drawing/plumage.ts'
import type { Motif, Part, Tag } from '#engine/motifs/motif.ts'

interface Row {
  from: number
  to: number
  angles: number[]
  lengths: number[]
  count: number
  width: number
  tag: Tag
  bend: number
  pointed?: boolean
  barbs: number
  detail: 0 | 1
}

/** One wing, shoulder lower left, hand upper right. Primaries fan, secondaries hang, coverts shingle the arm. */
function wingFrom(edge: readonly Point[], rows: readonly Row[], pad: number): Part[] {
  const spine = sample(edge, 14)
  const parts: Part[] = []
  for (const {
    from,
    to,
    angles,
    lengths,
    count,
    width,
    tag,
    bend,
    pointed,
    barbs,
    detail,
  } of rows) {
    for (let i = count - 1; i >= 0; i--) {
      const t = i / (count - 1)
      parts.push(
        ...feather(
          pointAlong(spine, from + (to - from) * t),
          degrees(along(angles, t)),
          along(lengths, t),
          width * (1 - 0.18 * t),
          { tag, bend, pointed, barbs, stroke: detail ? 0.75 : 0.9, detail },
        ),
      )
    }
  }
  const arm = tube(spine, (u) => pad * (0.95 - 0.55 * u) * Math.min(1, 0.15 + u * 5))
  return [
    ...parts,
    { d: arm.strip(0, 1, -0.8, 0.9, 30), fill: 'feather', stroke: 0.9 },
    ...scallops(arm, {
      u0: 0.03,
      u1: 0.94,
      v0: -0.7,
      v1: 0.85,
      rows: 13,
      columns: 2,
      tag: 'feather',
      detail: 1,
      stroke: 0.5,
    }),
  ]
}

const raised: Point[] = coords('-74,58 -84,14 -66,-36 -26,-66 22,-78 62,-92')
const folded: Point[] = coords('-66,-10 -66,-46 -44,-74 -10,-80 20,-66 40,-44')

export const wing: Motif = {
  name: 'wing',
  kind: 'wings',
  category: 'nature',
  words: ['wing', 'bird wing', 'single wing', 'feathered wing', 'angel wing'],
  variants: ['raised', 'folded'],
  rightAlone: 'raised',
  draw({ variant }) {
    if (variant === 'folded') {
      return measured(
        wingFrom(
          folded,
          [
            {
              from: 0.3,
              to: 1,
              angles: [104, 92, 80, 68],
              lengths: [110, 160, 200, 200],
              count: 9,
              width: 9,
              tag: 'feather',
              bend: -0.1,
              pointed: true,
              barbs: 6,
              detail: 0,
            },
            {
              from: 0.02,
              to: 0.9,
              angles: [96, 96, 88, 72],
              lengths: [60, 86, 104, 104],
              count: 11,
              width: 9,
              tag: 'feather',
              bend: -0.08,
              barbs: 4,
              detail: 0,
            },
            {
              from: 0.02,
              to: 0.95,
              angles: [84, 88, 80, 62],
              lengths: [34, 48, 56, 56],
              count: 12,
              width: 7.5,
              tag: 'feather',
              bend: -0.06,
              barbs: 2,
              detail: 1,
            },
            {
              from: 0.02,
              to: 0.95,
              angles: [74, 80, 72, 52],
              lengths: [18, 26, 30, 32],
              count: 13,
              width: 6,
              tag: 'feather',
              bend: 0,
              barbs: 0,
              detail: 1,
            },
          ],
          12,
        ),
      )
    }
    return measured(
      wingFrom(
        raised,
        [
          {
            from: 0.5,
            to: 1,
            angles: [64, 48, 30, 8, -22],
            lengths: [140, 154, 150, 128, 86],
            count: 10,
            width: 9.5,
            tag: 'feather',
            bend: 0.1,
            pointed: true,
            barbs: 7,
            detail: 0,
          },
          {
            from: 0.08,
            to: 0.62,
            angles: [40, 62, 72, 70],
            lengths: [44, 90, 122, 138],
            count: 10,
            width: 9.5,
            tag: 'feather',
            bend: 0.08,
            barbs: 5,
            detail: 0,
          },
          {
            from: 0.06,
            to: 0.97,
            angles: [26, 56, 58, 34, -6],
            lengths: [24, 60, 78, 80, 52],
            count: 14,
            width: 8,
            tag: 'feather',
            bend: 0.07,
            barbs: 3,
            detail: 1,
          },
          {
            from: 0.05,
            to: 0.97,
            angles: [10, 46, 48, 24, -14],
            lengths: [14, 34, 42, 42, 30],
            count: 15,
            width: 6.5,
            tag: 'feather',
            bend: 0.05,
            barbs: 0,
            detail: 1,
          },
        ],
        12,
      ),
    )
  },
}
