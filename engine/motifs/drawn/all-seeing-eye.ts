import { measured } from '#engine/motifs/drawing/box.ts'
import { polygon, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { around } from '#engine/motifs/drawing/flora.ts'
import { almondEye } from '#engine/motifs/drawing/ornament.ts'

const CENTRE: Point = [0, 12]
/** An upright triangle about the centre, by the distance of its corners. */
const triangle = (reach: number): Point[] =>
  [0, 1, 2].map((k) => [
    CENTRE[0] + reach * Math.sin((k * Math.PI * 2) / 3),
    CENTRE[1] - reach * Math.cos((k * Math.PI * 2) / 3),
  ])

export const allSeeingEye: Motif = {
  name: 'all-seeing-eye',
  category: 'symbol',
  words: ['all seeing eye', 'eye of providence', 'illuminati', 'pyramid eye', 'all-seeing eye'],
  variants: ['rays'],
  draw() {
    const rays = around(
      36,
      0,
      (i) => {
        const long = i % 3 === 0 ? 112 : 96
        return [
          {
            d: polygon([
              [-3.4, -30],
              [0, -long],
              [3.4, -30],
            ]),
            fill: 'gold' as const,
            stroke: 0.7,
            detail: i % 3 === 0 ? (0 as const) : (1 as const),
          },
        ]
      },
      0,
      CENTRE,
    )
    const [outer, inner] = [triangle(86), triangle(68)]
    const bevel = (a: number, b: number, dark: boolean): Part => ({
      d: polygon([outer[a]!, outer[b]!, inner[b]!, inner[a]!]),
      fill: dark ? 'steelDark' : 'gold',
      stroke: 0.9,
    })
    const lashes = [-2, -1, 0, 1, 2]
      .map(
        (k) =>
          `M${k * 9} ${-15 + k * k * 1.7}Q${k * 11} ${-20 + k * k * 1.6} ${k * 13} ${-25 + k * k * 1.9}`,
      )
      .join('')
    const parts: Part[] = [
      ...rays,
      { d: polygon(outer), fill: 'gold' },
      bevel(0, 1, true),
      bevel(1, 2, true),
      bevel(2, 0, false),
      { d: polygon(inner), fill: 'paper', shade: 0.4 },
      ...placed(
        [
          ...almondEye(34, 13.5, 'blue'),
          line(lashes, 0.8, 1),
          line('M-32 -8C-18 -24 14 -26 33 -8', 0.7, 1),
          line('M-26 14C-10 22 12 22 26 13', 0.6, 2),
        ],
        { x: CENTRE[0], y: CENTRE[1] + 8 },
      ),
    ]
    return measured(parts)
  },
}
