import { placed } from '#engine/motifs/drawing/parts.ts'
import { leaf, stem } from '#engine/motifs/drawing/flora.ts'
import { hibiscus } from '#engine/motifs/drawn/plant/hibiscus.ts'
import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, sample, smooth, tube } from '#engine/motifs/drawing/geometry.ts'
import { roundEye } from '#engine/motifs/drawing/anatomy.ts'
import { along, brush, lines } from '#engine/motifs/drawing/pen.ts'
import { birdWing, featherRow, scallops } from '#engine/motifs/drawing/plumage.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** Hummingbird hovering, bill to the right. */
export const hummingbird: Motif = {
  name: 'hummingbird',
  kind: 'flyer',
  category: 'animal',
  bulk: 0.4,
  words: ['hummingbird', 'colibri'],
  variants: ['hovering', 'flower'],
  draw({ variant, random }) {
    const body = tube(sample(coords('50,-44 30,-24 6,4 -16,40 -28,66'), 12), (u) =>
      along([17, 18, 26, 29, 24, 15, 8], u),
    )
    const farWing = birdWing({
      edge: coords('26,-22 34,-40 36,-56'),
      angles: [206, 240, 272, 300],
      lengths: [40, 62, 82, 78],
      count: 10,
      width: 6.5,
      tags: ['blue', 'green', 'green'],
    })
    const nearWing = birdWing({
      edge: coords('18,-6 0,-20 -12,-38 -14,-50'),
      angles: [150, 176, 204, 232, 256],
      lengths: [40, 62, 88, 104, 96],
      count: 12,
      width: 7.5,
      tags: ['blue', 'green', 'green'],
    })
    const parts: Part[] = [
      ...farWing,
      ...featherRow({
        edge: coords('-34,58 -20,66'),
        angles: [134, 116, 96, 82],
        lengths: [54, 66, 66, 52],
        count: 7,
        width: 7,
        tag: 'violet',
        bend: 0.04,
      }),
      { d: body.strip(0, 1, -1, 1, 60), fill: 'green' },
      // pale belly on the chest side of the body
      { d: body.strip(0.3, 0.94, -0.95, -0.05, 40), fill: 'furLight', stroke: 0.6 },
      ...scallops(body, {
        u0: 0.3,
        u1: 0.93,
        v0: -0.9,
        v1: -0.05,
        rows: 11,
        columns: 3,
        tag: 'furLight',
        overlap: 1.7,
      }),
      ...scallops(body, {
        u0: 0.16,
        u1: 0.97,
        v0: -0.05,
        v1: 0.98,
        rows: 14,
        columns: 4,
        tag: 'green',
        overlap: 1.7,
      }),
      // long bill
      { d: 'M60 -54C80 -60 104 -70 130 -84C108 -66 86 -55 66 -48Z', fill: 'black', stroke: 0.5 },
      {
        d: smooth(coords('68,-52 58,-64 42,-64 30,-54 26,-38 34,-26 50,-26 64,-38')),
        fill: 'green',
      },
      // jewelled throat
      { d: smooth(coords('64,-42 66,-30 58,-12 42,-2 32,-8 34,-24 46,-34')), fill: 'ruby' },
      ...scallops(
        tube(sample(coords('58,-42 52,-26 42,-6'), 10), (u) => along([7, 14, 12, 6], u)),
        { u0: 0, u1: 0.95, v0: -0.95, v1: 0.95, rows: 6, columns: 4, tag: 'ruby' },
      ),
      ...roundEye([52, -50], 5.6, 'furLight'),
      brush(coords('40,-44 50,-42 64,-46'), 1.8),
      lines(
        [
          coords('36,-56 44,-60 52,-60'),
          coords('32,-46 38,-52 42,-53'),
          coords('31,-36 36,-42 40,-44'),
        ],
        0.6,
      ),
      ...nearWing,
    ]
    if (variant === 'hovering') return measured(parts)
    const bloom = hibiscus.draw({ variant: 'bloom', random }).parts
    return measured([
      stem(coords('168,-66 190,-10 176,80'), 3, 3),
      ...placed(leaf({ length: 60, width: 15 }), { x: 186, y: 30, angle: -1.1 }),
      ...placed(leaf({ length: 56, width: 14, bend: -0.08 }), { x: 188, y: 6, angle: 1 }),
      ...placed(bloom, { x: 158, y: -92, scale: 0.52, angle: -0.7 }),
      ...parts,
    ])
  },
}
