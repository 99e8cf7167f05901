import { measured } from '#engine/motifs/drawing/box.ts'
import {
  coords,
  polygon,
  sample,
  smooth,
  tube,
  type Point,
} from '#engine/motifs/drawing/geometry.ts'
import { curled, horn, roundEye } from '#engine/motifs/drawing/anatomy.ts'
import { along, brush, lines } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line } from '#engine/motifs/drawing/parts.ts'

/** Seahorse in profile, tail curled. */
export const seahorse: Motif = {
  name: 'seahorse',
  category: 'animal',
  words: ['seahorse', 'sea horse', 'hippocampus'],
  variants: ['profile'],
  draw() {
    // From the nape down the back; v = 1 is the back (left), v = -1 the belly (right).
    const spine = curled(coords('6,-78 -16,-58 -18,-26 0,6 6,40 -10,72 -8,100'), 22, 1.35, -1)
    const body = tube(sample(spine, 1), (u) =>
      along([12, 16, 21, 27, 27, 21, 15, 12, 10, 9, 8, 7, 6, 5, 4, 3, 1.5], u),
    )
    const rings: Part[] = []
    const knobs: Part[] = []
    for (let i = 0; i < 38; i++) {
      const u = 0.05 + i * 0.024
      rings.push(
        line(
          smooth(
            [
              body.at(u, -0.98),
              body.at(u + 0.012, -0.3),
              body.at(u + 0.012, 0.4),
              body.at(u, 0.98),
            ],
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
    const fin: Point[] = [
      body.at(0.2, 0.9),
      body.at(0.2, 1.9),
      body.at(0.25, 2.25),
      body.at(0.31, 2.2),
      body.at(0.36, 1.8),
      body.at(0.38, 0.95),
    ]
    const rays = [0.22, 0.25, 0.28, 0.31, 0.34].map(
      (u) => [body.at(u, 0.95), body.at(u - 0.01, 2)] as Point[],
    )
    const parts: Part[] = [
      { d: smooth(fin, true, 0.9), fill: 'fin' },
      lines(rays, 0.6),
      ...knobs,
      { d: body.strip(0, 1, -1, 1, 140), fill: 'gold' },
      { d: body.strip(0.05, 0.62, -1, -0.35, 70), fill: 'belly', stroke: 0.7 },
      ...rings,
      line(body.line(0.04, 0.9, 0.35, 80), 0.6, 1),
      // crown of spines
      ...(
        [
          [-4, -100, -12, -118],
          [6, -104, 4, -124],
          [15, -102, 19, -120],
          [-12, -92, -26, -104],
          [-14, -82, -30, -88],
        ] as const
      ).flatMap(([x, y, tx, ty]) =>
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
      // head and trumpet snout
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
    return measured(parts)
  },
}
