import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, sample, smooth, tube, type Point } from '#engine/motifs/drawing/geometry.ts'
import { horn, roundEye } from '#engine/motifs/drawing/anatomy.ts'
import { along, brush, lines } from '#engine/motifs/drawing/pen.ts'
import { birdWing, featherRow, scallops } from '#engine/motifs/drawing/plumage.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** Red-crowned crane in flight, neck stretched to the right. */
export const crane: Motif = {
  name: 'crane',
  category: 'animal',
  words: ['crane', 'japanese crane', 'heron', 'stork', 'tsuru'],
  variants: ['flying'],
  draw() {
    const neckCurve: Point[] = coords('112,-34 92,-26 66,-22 38,-6 4,10 -34,20 -62,26')
    const body = tube(sample(neckCurve, 14), (u) => along([5.5, 5.5, 6, 8, 15, 23, 24, 18, 8], u))
    const wing = (edge: readonly Point[], angles: readonly number[], lengths: readonly number[]) =>
      birdWing({
        edge,
        angles,
        lengths,
        count: 14,
        width: 8,
        tags: ['furLight', 'furLight', 'furLight'],
      })
    const legs = [0, 6].flatMap((dy) => [
      ...horn(
        [
          [-44, 26 + dy],
          [-92, 42 + dy],
          [-134, 52 + dy],
        ],
        3.4,
        { tag: 'steelDark', tip: 0.5, rings: 5 },
      ),
      ...horn(
        [
          [-132, 52 + dy],
          [-146, 58 + dy],
          [-158, 58 + dy],
        ],
        2.4,
        { tag: 'steelDark' },
      ),
    ])
    const parts: Part[] = [
      ...wing(
        coords('34,-8 44,-34 66,-62 84,-84'),
        [196, 226, 252, 276, 302],
        [46, 60, 72, 76, 62],
      ),
      ...legs,
      // black tertials fall over the tail
      ...featherRow({
        edge: coords('-40,14 -52,28'),
        angles: [194, 176, 160],
        lengths: [56, 60, 50],
        count: 6,
        width: 7.5,
        tag: 'black',
      }),
      { d: body.strip(0, 1, -1, 1, 70), fill: 'furLight' },
      ...scallops(body, {
        u0: 0.44,
        u1: 0.98,
        v0: -0.95,
        v1: 0.95,
        rows: 11,
        columns: 5,
        tag: 'furLight',
        overlap: 1.6,
      }),
      // black throat and neck stripe
      {
        d: smooth([
          body.at(0.02, -1),
          body.at(0.05, 0.2),
          body.at(0.2, 0.35),
          body.at(0.36, 0.2),
          body.at(0.46, -0.4),
          body.at(0.42, -0.95),
          body.at(0.3, -1),
          body.at(0.14, -1),
        ]),
        fill: 'black',
        stroke: 0.4,
      },
      ...wing(
        coords('26,4 8,-24 -12,-56 -22,-84 -22,-98'),
        [166, 184, 206, 230, 256, 280],
        [52, 74, 92, 104, 100, 74],
      ),
      {
        d: smooth(coords('122,-38 114,-45 104,-42 100,-34 106,-27 116,-28 122,-32')),
        fill: 'furLight',
      },
      { d: smooth(coords('121,-39 114,-46 105,-43 108,-39 116,-38')), fill: 'red', stroke: 0.7 },
      { d: 'M119 -39C134 -38 150 -34 164 -28C148 -29 132 -29 119 -31Z', fill: 'beak' },
      lines([coords('121,-35 136,-34 154,-30')], 0.6),
      ...roundEye([114, -36], 2.8, 'gold'),
      brush(coords('108,-31 114,-30 120,-33'), 1),
    ]
    return measured(parts)
  },
}
