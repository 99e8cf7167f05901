import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, polygon, smooth, type Point } from '#engine/motifs/drawing/geometry.ts'
import { brush, lines } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** Row of triangular teeth along a straight gum line. */
function teeth(from: Point, to: Point, count: number, size: Point): Part {
  let d = ''
  for (let i = 0; i < count; i++) {
    const at = (t: number): Point => [
      from[0] + (to[0] - from[0]) * t,
      from[1] + (to[1] - from[1]) * t,
    ]
    const left = at(i / count),
      right = at((i + 1) / count),
      middle = at((i + 0.5) / count)
    d += polygon([left, [middle[0] + size[0], middle[1] + size[1]], right])
  }
  return { d, fill: 'paper', stroke: 0.5, shade: 0 }
}

/** Great white turning to bite. */
export const shark: Motif = {
  name: 'shark',
  category: 'animal',
  words: ['shark', 'great white', 'jaws'],
  variants: ['hunting'],
  draw() {
    const parts: Part[] = [
      // far pectoral, then tail and small fins behind the body
      { d: smooth(coords('56,22 76,40 86,66 66,56 44,34')), fill: 'furDark', tone: 0.2 },
      {
        d: 'M-88 6C-108 -14 -128 -44 -134 -78C-112 -66 -96 -46 -84 -22C-78 -14 -74 -8 -70 -4C-76 8 -78 12 -80 16C-90 30 -102 44 -122 52C-112 38 -104 22 -88 6Z',
        fill: 'furDark',
      },
      lines(
        [
          coords('-120,-60 -106,-36 -90,-12'),
          coords('-110,42 -98,28 -86,14'),
          coords('-104,-46 -94,-26 -84,-8'),
        ],
        0.6,
      ),
      { d: 'M-26 36C-34 48 -42 54 -54 58C-48 46 -46 36 -46 28Z', fill: 'furDark' },
      { d: 'M-34 -22C-44 -32 -52 -36 -62 -38C-58 -28 -54 -20 -52 -12Z', fill: 'furDark' },
      { d: 'M38 -40C24 -64 8 -80 -12 -88C-8 -68 -8 -52 -6 -36Z', fill: 'furDark' },
      lines([coords('-2,-76 8,-58 14,-44'), coords('-4,-64 2,-52 5,-42')], 0.6),
      {
        d: smooth(
          coords(
            '126,-20 112,-34 84,-44 44,-46 4,-40 -40,-24 -74,-8 -90,-2 -88,12 -70,14 -36,28 6,40 44,40 72,30 96,16 116,-6',
          ),
        ),
        fill: 'furDark',
      },
      // pale belly with the ragged line of countershading
      {
        d: smooth(
          coords(
            '118,-8 104,-6 92,2 70,-4 52,6 30,4 6,12 -20,8 -46,12 -84,8 -70,14 -36,28 6,40 44,40 72,30 96,16',
          ),
        ),
        fill: 'belly',
        stroke: 0.7,
        shade: 0.7,
      },
      // open jaws
      {
        d: 'M114 -7C100 -8 86 -2 70 2C66 8 66 14 72 20C80 28 90 28 98 22C92 14 96 4 114 -7Z',
        fill: 'black',
        stroke: 0.9,
      },
      { d: 'M76 6C82 4 88 6 90 12C90 18 88 22 84 23C78 20 74 14 76 6Z', fill: 'red', stroke: 0.5 },
      teeth([112, -7], [76, 1], 9, [-1, 9]),
      teeth([74, 20], [97, 22], 6, [3, -8]),
      brush(coords('118,-9 96,-8 68,2'), 1.4),
      lines([coords('66,-8 58,4 64,22')], 0.8),
      {
        d: 'M88 -23A4.600 4.600 0 1 1 97.2 -23A4.600 4.600 0 1 1 88 -23Z',
        fill: 'black',
        stroke: 0.8,
      },
      {
        d: 'M92.500 -25A1.4 1.4 0 1 1 95.3 -25A1.4 1.4 0 1 1 92.500 -25Z',
        fill: 'paper',
        stroke: 0,
        shade: 0,
      },
      brush(coords('82,-26 92,-31 102,-27'), 1.8),
      lines(
        [
          coords('112,-20 114,-22 117,-21'),
          coords('100,-36 92,-34 84,-36'),
          coords('70,-38 40,-38 10,-32'),
          coords('0,-22 -34,-12 -70,-2'),
        ],
        0.6,
      ),
      ...[0, 1, 2, 3, 4].map((i) =>
        brush(
          [
            [50 - i * 7, -18 + i],
            [46 - i * 7, -6 + i],
            [50 - i * 7, 12 + i],
          ],
          1.7,
        ),
      ),
      // near pectoral fin over the body
      { d: 'M34 14C26 40 6 66 -26 82C-24 62 -16 38 6 18C14 10 26 10 34 14Z', fill: 'furDark' },
      lines(
        [coords('-14,68 2,46 20,22'), coords('-20,66 -10,44 8,24'), coords('-2,62 14,44 26,24')],
        0.6,
      ),
    ]
    return measured(parts)
  },
}
