import { measured } from '#engine/motifs/drawing/box.ts'
import {
  coords,
  circle,
  polygon,
  sample,
  smooth,
  tube,
  type Point,
} from '#engine/motifs/drawing/geometry.ts'
import { along, brush, lines, symmetric } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, mirrored } from '#engine/motifs/drawing/parts.ts'

/** Hairy jointed leg: hip, knee, shin, tip. */
function leg(points: readonly Point[]): Part[] {
  const limb = tube(sample(points, 12), (u) => along([4.6, 5.4, 4.4, 4.6, 3, 1], u))
  const hairs: string[] = []
  for (let i = 0; i < 30; i++) {
    const u = 0.12 + i * 0.029
    for (const side of [-1, 1])
      hairs.push(polygon([limb.at(u, side * 0.9), limb.at(u + 0.025, side * 1.9)], false))
  }
  const bands: Part[] = [0.28, 0.5, 0.72].map((u) => ({
    d: limb.strip(u, u + 0.07, -1, 1, 6),
    fill: 'red',
    stroke: 0.5,
    detail: 1,
  }))
  return [
    line(hairs.join(''), 0.5, 2),
    { d: limb.strip(0, 1, -1, 1, 44), fill: 'furDark', tone: 0.25 },
    ...bands,
  ]
}

/** Tarantula-like spider from above, hanging from a thread. */
export const spider: Motif = {
  name: 'spider',
  category: 'animal',
  words: ['spider', 'black widow', 'tarantula', 'arachnid'],
  variants: ['top'],
  draw() {
    const legs: Point[][] = [
      coords('10,-30 34,-70 56,-90 50,-136'),
      coords('14,-24 52,-50 86,-58 112,-102'),
      coords('14,-14 56,-6 86,14 118,50'),
      coords('10,-6 40,28 58,66 62,122'),
    ]
    const parts: Part[] = [
      line('M0 -160L0 -50', 0.7, 0),
      ...mirrored(legs.flatMap(leg)),
      { d: symmetric(coords('0,-4 22,2 40,28 40,56 22,82 0,92')), fill: 'black' },
      {
        d: symmetric(coords('0,0 20,6 36,30 36,54 20,78 0,87')),
        fill: 'furDark',
        stroke: 0.5,
        tone: 0.2,
      },
      ...mirrored([
        // leaf-shaped marking with an hourglass at its heart
        brush(coords('4,8 20,22 22,46 8,78'), 2.6),
        lines(
          [coords('28,22 32,36 31,50'), coords('26,62 22,70 14,78'), coords('12,10 22,18 30,32')],
          0.6,
        ),
        ...[26, 40, 54].map((y): Part => ({
          d: circle([28, y + 2], 2),
          fill: 'red',
          stroke: 0.4,
          detail: 1,
        })),
      ]),
      {
        d: 'M0 20C10 24 12 30 3 42C12 54 10 62 0 68C-10 62 -12 54 -3 42C-12 30 -10 24 0 20Z',
        fill: 'red',
        stroke: 0.8,
      },
      ...mirrored([
        { d: smooth(coords('3,-50 12,-52 16,-68 11,-74 4,-64')), fill: 'furDark', stroke: 0.9 },
        { d: 'M10 -72C12 -80 8 -86 3 -88C6 -82 5 -78 6 -70Z', fill: 'black', stroke: 0.4 },
      ]),
      { d: symmetric(coords('0,-56 14,-54 24,-34 20,-10 0,2')), fill: 'furDark', tone: 0.15 },
      ...mirrored([
        { d: circle([4, -45], 3.2), fill: 'black', stroke: 0.5 },
        { d: circle([11, -42], 2.4), fill: 'black', stroke: 0.5 },
        { d: circle([4.6, -46], 0.9), fill: 'paper', stroke: 0, shade: 0 },
        { d: circle([7, -37], 1.6), fill: 'black', stroke: 0.3, detail: 1 },
        lines(
          [
            coords('4,-24 12,-30 19,-36'),
            coords('4,-18 12,-16 21,-22'),
            coords('3,-12 8,-6 14,-4'),
          ],
          0.7,
        ),
      ]),
      brush(coords('0,-30 0.5,-18 0,-6'), 1.6),
    ]
    return measured(parts)
  },
}
