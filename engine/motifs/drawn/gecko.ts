import { measured } from '#engine/motifs/drawing/box.ts'
import {
  coords,
  circle,
  polar,
  sample,
  smooth,
  tube,
  type Point,
} from '#engine/motifs/drawing/geometry.ts'
import { curled } from '#engine/motifs/drawing/anatomy.ts'
import { along, brush, degrees, lines } from '#engine/motifs/drawing/pen.ts'
import { scallops } from '#engine/motifs/drawing/plumage.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** Leg ending in a hand of padded toes. */
function leg(points: readonly Point[], toes: number): Part[] {
  const limb = tube(sample(points, 12), (u) => along([9, 8, 6.5, 5.5], u))
  const hand = points[points.length - 1]!
  const fingers = [-70, -35, 0, 35, 70].flatMap((turn): Part[] => {
    const angle = degrees(toes + turn)
    const tip = polar(19, angle, hand)
    const toe = tube(sample([hand, polar(10, angle, hand), tip], 6), () => 2.2)
    return [
      { d: toe.strip(0, 1, -1, 1, 8), fill: 'scale', stroke: 0.8 },
      { d: circle(tip, 4), fill: 'scale', stroke: 0.8 },
    ]
  })
  return [
    ...fingers,
    { d: limb.strip(0, 1, -1, 1, 30), fill: 'scale' },
    ...scallops(limb, { u0: 0.1, u1: 0.9, rows: 8, columns: 3, tag: 'scale', pointed: true }),
  ]
}

/** Gecko from above, tail curled. */
export const gecko: Motif = {
  name: 'gecko',
  category: 'animal',
  words: ['gecko', 'lizard', 'salamander', 'chameleon', 'newt'],
  variants: ['top'],
  draw() {
    const spine = curled(coords('14,-92 4,-60 -8,-20 0,24 24,62 60,84'), 26, 1.15, -1)
    const body = tube(sample(spine, 1), (u) =>
      along([10, 12, 22, 26, 26, 19, 13, 10.5, 9, 7.5, 6, 4.5, 3, 1], u),
    )
    const spots = [0.2, 0.27, 0.34, 0.41, 0.5, 0.58, 0.66, 0.74, 0.82].map((u, i): Part => ({
      d: circle(body.at(u, 0), 5 - i * 0.4),
      fill: 'flame',
      stroke: 0.6,
      detail: 1,
    }))
    const parts: Part[] = [
      ...leg(coords('12,-48 44,-54 60,-84'), -70),
      ...leg(coords('-16,-44 -50,-40 -74,-62'), -130),
      ...leg(coords('18,14 46,-4 70,4'), 0),
      ...leg(coords('-12,24 -42,34 -46,66'), 100),
      { d: body.strip(0.05, 1, -1, 1, 120), fill: 'scale' },
      ...scallops(body, {
        u0: 0.1,
        u1: 0.97,
        v0: -0.95,
        v1: 0.95,
        rows: 38,
        columns: 6,
        tag: 'scale',
        pointed: true,
        overlap: 1.5,
      }),
      ...spots,
      {
        d: smooth(coords('20,-140 34,-128 42,-106 32,-84 12,-76 -6,-88 -12,-110 -2,-130')),
        fill: 'scale',
      },
      ...coords('34,-108 -6,-114').flatMap((p): Part[] => [
        { d: circle(p, 7), fill: 'gold', stroke: 0.9 },
        {
          d: smooth([
            [p[0] - 1, p[1] - 5],
            [p[0] + 2, p[1]],
            [p[0] + 1, p[1] + 5],
            [p[0] - 2, p[1]],
          ]),
          fill: 'black',
          stroke: 0,
        },
      ]),
      lines(
        [
          coords('14,-132 15,-118 14,-100'),
          coords('4,-126 8,-114 4,-98'),
          coords('26,-124 22,-112 24,-96'),
          coords('2,-88 14,-84 26,-88'),
        ],
        0.6,
      ),
      ...coords('18,-134 24,-132').map((p): Part => ({
        d: circle(p, 1.1),
        fill: 'black',
        stroke: 0,
      })),
      brush(coords('-4,-102 2,-92 10,-86'), 1.2, 'black', 1),
      brush(coords('36,-98 30,-90 22,-86'), 1.2, 'black', 1),
    ]
    return measured(parts)
  },
}
