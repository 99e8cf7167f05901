import { measured } from '#engine/motifs/drawing/box.ts'
import {
  coords,
  polar,
  polygon,
  sample,
  smooth,
  tube,
  type Point,
} from '#engine/motifs/drawing/geometry.ts'
import { curled, horn, roundEye } from '#engine/motifs/drawing/anatomy.ts'
import { type Tube, along, brush, degrees, lines } from '#engine/motifs/drawing/pen.ts'
import { feather } from '#engine/motifs/drawing/plumage.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line } from '#engine/motifs/drawing/parts.ts'

const CROWN = [
  [-4, -100, -12, -118],
  [6, -104, 4, -124],
  [15, -102, 19, -120],
  [-12, -92, -26, -104],
  [-14, -82, -30, -88],
] as const

/** Armour rings across the body and a row of knobs down the back (v = 1). */
function armour(body: Tube): Part[] {
  const rings: Part[] = []
  const knobs: Part[] = []
  for (let i = 0; i < 38; i++) {
    const u = 0.05 + i * 0.024
    rings.push(
      line(
        smooth(
          [body.at(u, -0.98), body.at(u + 0.012, -0.3), body.at(u + 0.012, 0.4), body.at(u, 0.98)],
          false,
        ),
        0.7,
        1,
      ),
    )
    if (i < 34)
      knobs.push({
        d: polygon([body.at(u - 0.008, 0.9), body.at(u + 0.004, 1.22), body.at(u + 0.016, 0.9)]),
        fill: 'gold',
        stroke: 0.7,
      })
  }
  return [
    ...knobs,
    { d: body.strip(0, 1, -1, 1, 140), fill: 'gold' },
    { d: body.strip(0.05, 0.62, -1, -0.35, 70), fill: 'belly', stroke: 0.7 },
    ...rings,
    line(body.line(0.04, 0.9, 0.35, 80), 0.6, 1),
  ]
}

/** The fan of the dorsal fin, its edge scalloped between the rays. */
function backFin(body: Tube, u0: number, u1: number, reach: number): Part[] {
  const rays = 7
  const at = (i: number, v: number) => {
    const t = i / rays
    return body.at(u0 + (u1 - u0) * (0.5 + (t - 0.5) * (1 + (v - 1) * 0.35)), v)
  }
  const tip = (i: number) => 1 + reach * Math.sin(Math.PI * (0.16 + 0.72 * (i / rays)))
  const edge = Array.from({ length: rays }, (_, i) => [
    at(i + 0.1, tip(i + 0.1)),
    at(i + 0.5, tip(i + 0.5) + 0.14),
    at(i + 0.9, tip(i + 0.9)),
  ]).flat()
  return [
    { d: smooth([at(0, 0.9), ...edge, at(rays, 0.9)], true, 0.9), fill: 'fin' },
    lines(
      Array.from({ length: rays - 1 }, (_, i) => [at(i + 1, 0.95), at(i + 1, tip(i + 1) - 0.04)]),
      0.6,
    ),
  ]
}

/** Head with its crown and trumpet snout, the nape at (6, -78). */
function seahorseHead(): Part[] {
  return [
    ...CROWN.flatMap(([x, y, tx, ty]) =>
      horn(
        [
          [x, y],
          [(x + tx) / 2 + 1, (y + ty) / 2],
          [tx, ty],
        ],
        4.4,
        { tag: 'gold' },
      ),
    ),
    {
      d: smooth(
        coords(
          '-12,-98 6,-108 24,-100 32,-88 50,-80 68,-74 73,-67 68,-60 54,-64 36,-68 22,-62 6,-60 -10,-68 -18,-82',
        ),
      ),
      fill: 'gold',
    },
    { d: smooth(coords('66,-76 75,-74 77,-64 69,-58 66,-66')), fill: 'gold', stroke: 0.9 },
    ...roundEye([14, -84], 6.6, 'furLight'),
    brush(coords('2,-88 14,-95 26,-88'), 1.8),
    brush(coords('-2,-66 -8,-76 -4,-90'), 1.6),
    lines(
      [
        coords('28,-78 42,-74 58,-70'),
        coords('24,-72 32,-72 40,-71'),
        coords('4,-72 10,-72 18,-68'),
        coords('-12,-78 -8,-88 0,-96'),
      ],
      0.6,
    ),
    // cheek fin
    { d: smooth(coords('-2,-62 8,-58 10,-48 0,-46 -8,-54')), fill: 'fin', stroke: 0.8 },
    lines([coords('-2,-60 2,-54 4,-48')], 0.5),
  ]
}

/** Upright in profile, tail curled forwards. */
function upright(): Part[] {
  // From the nape down the back; v = 1 is the back (left), v = -1 the belly (right).
  const spine = curled(coords('6,-78 -16,-58 -18,-26 0,6 6,40 -10,72 -8,100'), 22, 1.35, -1)
  const body = tube(sample(spine, 1), (u) =>
    along([12, 16, 21, 27, 27, 21, 15, 12, 10, 9, 8, 7, 6, 5, 4, 3, 1.5], u),
  )
  return [...backFin(body, 0.2, 0.37, 1.35), ...armour(body), ...seahorseHead()]
}

/** A leaf-like lappet of skin, as the sea dragons wear. */
function lappet(root: Point, angle: number, length: number): Part[] {
  const stem = polar(length * 0.45, degrees(angle), root)
  return [
    line(smooth([root, polar(length * 0.25, degrees(angle + 10), root), stem], false), 1.6, 0),
    ...[-34, 34, 0].flatMap((turn) =>
      feather(stem, degrees(angle + turn), length * (turn ? 0.52 : 0.7), length * 0.13, {
        tag: 'fin',
        pointed: true,
        barbs: 2,
      }),
    ),
  ]
}

/** Drifting aslant with its tail trailing behind, dressed in leafy lappets. */
function drifting(): Part[] {
  const spine = curled(coords('6,-78 -18,-60 -30,-30 -32,4 -52,36 -88,52 -116,76'), 20, 1.2, 1)
  const body = tube(sample(spine, 1), (u) =>
    along([12, 16, 22, 28, 27, 21, 15, 12, 10, 9, 8, 7, 6, 5, 4, 3, 1.5], u),
  )
  return [
    ...lappet([-6, -98], -118, 42),
    ...lappet(body.at(0.14, 0.9), 196, 48),
    ...lappet(body.at(0.42, 0.9), 176, 50),
    ...lappet(body.at(0.54, 0.9), 214, 44),
    ...lappet(body.at(0.3, -0.9), 22, 46),
    ...lappet(body.at(0.46, -0.9), 54, 50),
    ...lappet(body.at(0.6, -0.9), 78, 42),
    ...backFin(body, 0.2, 0.36, 1.2),
    ...armour(body),
    ...seahorseHead(),
  ]
}

/** Seahorse: upright with curled tail, or adrift as a leafy sea dragon. */
export const seahorse: Motif = {
  name: 'seahorse',
  category: 'animal',
  swims: true,
  words: ['seahorse', 'sea horse', 'hippocampus'],
  variants: ['profile', 'swimming'],
  draw: ({ variant }) => measured(variant === 'swimming' ? drifting() : upright()),
}
