import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, circle, polar, smooth, type Point } from '#engine/motifs/drawing/geometry.ts'
import { almondEye, curled, horn } from '#engine/motifs/drawing/anatomy.ts'
import { furRow } from '#engine/motifs/drawing/fur.ts'
import { brush, degrees, lines, symmetric } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, mirrored } from '#engine/motifs/drawing/parts.ts'

/** A curl of wool. */
function wool(centre: Point, radius: number, turn: number): Part[] {
  const spiral = Array.from({ length: 12 }, (_, i) =>
    polar(radius * (0.8 - i * 0.055), degrees(turn + i * 42), centre),
  )
  return [
    { d: circle(centre, radius), fill: 'furLight', stroke: 0.8 },
    line(smooth(spiral, false), 0.6, 1),
  ]
}

/** Ram's head from the front with great curled horns. */
export const ram: Motif = {
  name: 'ram',
  category: 'animal',
  words: ['ram', 'sheep', 'goat', 'bighorn'],
  variants: ['head'],
  draw({ random }) {
    const spiral = curled(coords('14,-44 34,-74 70,-78'), 40, 1.15, 1)
    const curls: readonly (readonly [number, number, number])[] = [
      [0, -52, 11],
      [14, -48, 10],
      [-14, -48, 10],
      [7, -38, 9],
      [-7, -38, 9],
      [20, -36, 8],
      [-20, -36, 8],
      [0, -27, 7],
    ]
    const ear: Part[] = [
      { d: smooth(coords('24,-22 44,-22 62,-8 66,4 48,2 28,-8')), fill: 'fur' },
      { d: smooth(coords('34,-16 46,-15 57,-4 46,-4')), fill: 'pink', stroke: 0.6 },
    ]
    const face: Part[] = [
      ...almondEye([14, -8], [28, -14], 10, { iris: 'gold', pupil: 'round', lid: 2.2 }),
      brush(coords('8,-14 18,-21 32,-19'), 2.2),
      brush(coords('11,-2 15,14 13,34'), 1.8),
      lines(
        [
          coords('6,-10 7,12 7,34'),
          coords('16,-1 24,0 30,-6'),
          coords('26,4 22,18 19,30'),
          coords('21,12 18,26 17,36'),
          coords('12,66 16,62 18,56'),
        ],
        0.6,
      ),
      { d: smooth(coords('4,50 9,45 15,46 12,52 7,54')), fill: 'black', stroke: 0.3 },
    ]
    const beard = (y: number, wide: number) =>
      mirrored(
        furRow({
          edge: [
            [wide, y - 18],
            [wide * 0.6, y],
            [2, y + 6],
          ],
          angles: [76, 84, 90],
          lengths: [38, 44, 50],
          count: 6,
          width: 7,
          tag: 'furLight',
          bend: 0.2,
          strands: 2,
          random,
        }),
      )
    const parts: Part[] = [
      ...beard(76, 20),
      ...beard(58, 26),
      ...beard(42, 24),
      ...beard(28, 18),
      ...mirrored(ear),
      {
        d: symmetric(coords('0,-50 22,-46 32,-26 33,-6 26,18 20,40 20,56 12,70 0,75')),
        fill: 'fur',
      },
      { d: symmetric(coords('0,36 14,38 20,50 16,64 8,73 0,75')), fill: 'furLight', stroke: 0.6 },
      ...mirrored(face),
      brush(coords('0,56 0.4,60 0,64'), 1.2),
      brush(coords('-13,62 -6,66 0,63'), 1.3),
      brush(coords('13,62 6,66 0,63'), 1.3),
      ...mirrored(horn(spiral, 19, { tag: 'horn', rings: 30, tip: 0.12 })),
      ...curls.flatMap(([x, y, r], i) => wool([x, y], r, i * 70)),
    ]
    return measured(parts)
  },
}
