import { placed } from '#engine/motifs/drawing/parts.ts'
import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, sample, smooth, tube, type Point } from '#engine/motifs/drawing/geometry.ts'
import { horn, roundEye } from '#engine/motifs/drawing/anatomy.ts'
import { along, brush, lines } from '#engine/motifs/drawing/pen.ts'
import { birdWing, featherRow, scallops } from '#engine/motifs/drawing/plumage.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** Sailor's swallow banking in flight, head to the right. */
export const swallow: Motif = {
  name: 'swallow',
  kind: 'flyer',
  coat: 'blue',
  category: 'animal',
  words: ['swallow', 'swift', 'bird', 'sailor bird'],
  variants: ['flying', 'pair'],
  draw({ variant }) {
    // From the crown to the tail; v = 1 is the back.
    const body = tube(sample(coords('70,-20 50,-8 18,6 -20,26 -50,46'), 14), (u) =>
      along([14, 18, 22, 25, 22, 15, 8], u),
    )
    const wing = (edge: readonly Point[], angles: readonly number[], lengths: readonly number[]) =>
      birdWing({
        edge,
        angles,
        lengths,
        count: 11,
        width: 8.5,
        tags: ['blue', 'blue', 'blue'],
        pointed: true,
      })
    const parts: Part[] = [
      ...wing(coords('44,8 62,34 84,52 100,58'), [150, 122, 96, 66, 40], [44, 58, 66, 70, 62]),
      // long outer streamers make the fork
      ...featherRow({
        edge: coords('-50,40 -46,52'),
        angles: [172, 160, 150, 138, 122],
        lengths: [104, 62, 48, 62, 104],
        count: 5,
        width: 7,
        tag: 'blue',
        pointed: true,
        bend: 0.06,
      }),
      { d: body.strip(0, 1, -1, 1, 60), fill: 'blue' },
      { d: body.strip(0.14, 0.96, -0.97, -0.1, 50), fill: 'furLight', stroke: 0.7 },
      ...scallops(body, {
        u0: 0.26,
        u1: 0.94,
        v0: -0.95,
        v1: -0.12,
        rows: 10,
        columns: 3,
        tag: 'furLight',
        overlap: 1.6,
      }),
      ...scallops(body, {
        u0: 0.2,
        u1: 0.97,
        v0: -0.12,
        v1: 0.97,
        rows: 12,
        columns: 4,
        tag: 'blue',
        overlap: 1.6,
      }),
      // open bill
      ...horn(coords('82,-18 94,-16 104,-10'), 4, { tag: 'beak' }),
      ...horn(coords('84,-26 96,-28 108,-24'), 5, { tag: 'beak' }),
      { d: smooth(coords('90,-24 82,-36 66,-38 52,-28 50,-12 60,-2 76,-4 86,-14')), fill: 'blue' },
      // chestnut throat
      {
        d: smooth(coords('88,-18 80,-20 68,-14 56,-6 54,8 66,12 78,4 86,-8')),
        fill: 'red',
        stroke: 0.8,
      },
      lines(
        [coords('62,-2 68,2 70,8'), coords('70,-8 76,-4 76,2'), coords('56,-20 60,-28 68,-32')],
        0.6,
      ),
      ...roundEye([72, -25], 5, 'furLight'),
      brush(coords('60,-26 72,-34 84,-27'), 1.6),
      ...wing(coords('34,-6 16,-32 4,-62 8,-90'), [160, 176, 196, 220, 250], [48, 66, 86, 98, 88]),
    ]
    if (variant === 'flying') return measured(parts)
    // two face each other, as sailors wore them across the chest
    return measured([
      ...placed(parts, { x: -88, scale: 0.6, angle: 0.2 }),
      ...placed(parts, { x: 88, scale: 0.6, angle: -0.2, mirror: true }),
    ])
  },
}
