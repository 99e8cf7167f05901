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
import { curled, horn } from '#engine/motifs/drawing/anatomy.ts'
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

/** From above, tail curled. */
function fromAbove(): Part[] {
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
  return [
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
}

/** A hand clasping the branch: padded toes spread over it. */
function grip([x, y]: Point, tone = 0): Part[] {
  return [-9, -3, 3, 9].flatMap((dx): Part[] => {
    const tip: Point = [x + dx * 1.5, y + 16 - Math.abs(dx) * 0.4]
    const toe = tube(sample([[x + dx * 0.5, y], [x + dx * 1.2, y + 8], tip], 6), () => 2.4)
    return [
      { d: toe.strip(0, 1, -1, 1, 8), fill: 'scale', stroke: 0.8, tone },
      { d: circle(tip, 3.8), fill: 'scale', stroke: 0.8, tone },
    ]
  })
}

function graspingLeg(points: string, tone = 0): Part[] {
  const joints = coords(points)
  const limb = tube(sample(joints, 12), (u) => along([11, 9.5, 7, 5.5], u))
  return [
    { d: limb.strip(0, 1, -1, 1, 30), fill: 'scale', tone },
    ...scallops(limb, {
      u0: 0.1,
      u1: 0.92,
      rows: 8,
      columns: 3,
      tag: 'scale',
      pointed: true,
      tone,
    }),
    ...grip(joints.at(-1)!, tone),
  ]
}

/** In profile on a branch, the tail hanging below in a curl. */
function climbing(): Part[] {
  const spine = curled(coords('64,-34 30,-26 -10,-28 -50,-22 -88,-4 -108,36 -100,78'), 22, 1.15, -1)
  const body = tube(sample(spine, 1), (u) =>
    along([15, 20, 25, 27, 26, 21, 15, 12, 10, 8.5, 7, 5.5, 4, 3, 1], u),
  )
  const branch = tube(sample(coords('-126,24 -60,14 10,16 70,6 132,14'), 12), (u) => 10 - u * 3)
  const spots = [0.1, 0.17, 0.24, 0.31, 0.38, 0.46, 0.54, 0.62, 0.7].map((u, i): Part => ({
    d: circle(body.at(u, 0.35), 4.6 - i * 0.3),
    fill: 'flame',
    stroke: 0.6,
    detail: 1,
  }))
  return [
    ...graspingLeg('34,-26 56,-18 66,-2', 0.2),
    ...graspingLeg('-42,-14 -24,-12 -16,6', 0.2),
    { d: branch.strip(), fill: 'wood' },
    ...horn(coords('86,10 100,-8 122,-16'), 5, { tag: 'wood' }),
    lines(
      [coords('-118,22 -70,14 -40,14'), coords('-20,18 20,16 60,9'), coords('84,10 104,12 122,14')],
      0.6,
    ),
    { d: body.strip(0, 1, -1, 1, 120), fill: 'scale' },
    { d: body.strip(0.02, 0.4, -1, -0.55, 40), fill: 'belly', stroke: 0.6 },
    ...scallops(body, {
      u0: 0.02,
      u1: 0.97,
      v0: -0.5,
      v1: 0.95,
      rows: 36,
      columns: 5,
      tag: 'scale',
      pointed: true,
      overlap: 1.5,
    }),
    ...spots,
    ...graspingLeg('28,-18 20,-2 34,4'),
    ...graspingLeg('-48,-10 -66,-2 -54,10'),
    {
      d: smooth(
        coords('52,-48 66,-64 88,-66 110,-52 124,-38 120,-28 102,-22 80,-18 60,-20 50,-32'),
      ),
      fill: 'scale',
    },
    {
      d: smooth(coords('120,-30 102,-24 80,-20 64,-20 84,-28 104,-31')),
      fill: 'belly',
      stroke: 0.5,
    },
    brush(coords('123,-35 104,-31 80,-30 70,-36'), 1.6),
    { d: circle([88, -49], 10), fill: 'scale', stroke: 0.9 },
    { d: circle([89, -49], 7.4), fill: 'gold', stroke: 0.8, shade: 0.3 },
    { d: smooth(coords('89,-55 91.5,-49 89,-43 86.5,-49')), fill: 'black', stroke: 0 },
    brush(coords('78,-54 88,-61 100,-53'), 1.8),
    { d: smooth(coords('60,-38 64,-44 67,-38 63,-33')), fill: 'black', stroke: 0.4 },
    { d: circle([117, -41], 1.3), fill: 'black', stroke: 0 },
    lines(
      [
        coords('70,-60 80,-63 90,-64'),
        coords('100,-50 108,-46 114,-42'),
        coords('72,-26 82,-24 92,-25'),
      ],
      0.6,
    ),
  ]
}

/** Gecko: from above, or in profile on a branch. */
export const gecko: Motif = {
  name: 'gecko',
  category: 'animal',
  bulk: 0.4,
  words: ['gecko', 'lizard', 'salamander', 'chameleon', 'newt'],
  variants: ['top', 'climbing'],
  draw: ({ variant }) => measured(variant === 'climbing' ? climbing() : fromAbove()),
}
