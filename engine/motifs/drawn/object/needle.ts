import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, sample, tube } from '#engine/motifs/drawing/geometry.ts'
import { girdle, hoop, turned } from '#engine/motifs/drawing/lathe.ts'
import { gleam, line, packed, placed } from '#engine/motifs/drawing/parts.ts'
import { along, brush } from '#engine/motifs/drawing/pen.ts'
import { ellipse } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

const thread = (path: string, from = 0, to = 1): Part => ({
  d: tube(sample(coords(path), 16), () => 1.8).strip(from, to, -1, 1, 70),
  fill: 'red',
  stroke: 0.7,
})

/** A wooden reel, wound full. */
const reel: Part[] = [
  { d: turned(coords('44,52 46,58 42,64'), { sag: 0.2 }), fill: 'wood' },
  { d: ellipse([0, 52], 44, 9), fill: 'wood' },
  { d: turned(coords('26,-46 33,-30 35,4 33,36 27,50'), { sag: 0.18 }), fill: 'red' },
  ...[-40, -33, -26, -19, -12, -5, 2, 9, 16, 23, 30, 37, 44].map((y) => {
    const half = 34.5 - ((y - 4) / 50) ** 2 * 7
    return line(hoop(half, y, { sag: 0.2 }), 0.8, 1)
  }),
  packed('M29 -42C35 -20 36 24 29 50C24 54 18 56 12 57C22 40 24 -16 17 -36Z'),
  gleam('M-27 -28C-29 -8 -29 14 -27 34L-21 35C-23 14 -23 -8 -21 -27Z'),
  { d: girdle([46, -64], [42, -54], 0.2), fill: 'wood' },
  { d: ellipse([0, -64], 46, 11), fill: 'wood' },
  line(ellipse([0, -64], 36, 8), 0.6, 1),
  line(ellipse([0, -64], 22, 4.6), 0.6, 2),
  { d: ellipse([0, -64], 9, 2.6), fill: 'black', stroke: 0.8 },
  brush(coords('-38,-52 -10,-46 24,-47 42,-54'), 1.8),
]

/** Standing on its point, the eye on top. */
const steel = tube(sample(coords('0,120 0,60 0,0 0,-60 0,-104'), 12), (u) =>
  along([0.3, 3, 4.4, 5, 5.4, 6.6, 5.4, 1.6], u),
)
const needlePart: Part[] = [
  { d: steel.strip(0, 1, -1, 1, 80), fill: 'steel' },
  packed(steel.strip(0.04, 0.84, 0.1, 1, 60)),
  { d: ellipse([0, -84], 2.6, 12), fill: 'black', stroke: 0.5 },
]

export const needle: Motif = {
  name: 'needle',
  category: 'object',
  words: ['needle', 'sewing needle', 'needle and thread', 'thread and needle'],
  variants: ['threaded'],
  draw: () =>
    measured([
      // from the reel round behind, up to the eye
      thread('4,78 50,92 104,80 112,50 98,16 112,-30 104,-84 80,-92 66,-70'),
      ...placed(reel, { x: -24, y: 32, angle: -0.1 }),
      ...placed(needlePart, { x: 16, y: 4, angle: 0.62 }),
      // through it, and away in a loop
      thread(
        '65,-63 46,-72 24,-92 -12,-104 -38,-90 -30,-68 -4,-74 -8,-104 -44,-122 -82,-112 -98,-86',
      ),
      line('M-98 -86L-104 -80M-98 -86L-100 -78M-98 -86L-95 -79', 0.8, 1),
    ]),
}
