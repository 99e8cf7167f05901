import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, circle, smooth, type Point } from '#engine/motifs/drawing/geometry.ts'
import { furRow, tufted } from '#engine/motifs/drawing/fur.ts'
import { brush, lines, symmetric } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, mirrored } from '#engine/motifs/drawing/parts.ts'

/** One bamboo stalk across the chest, with leaves. */
function bamboo(): Part[] {
  const joints = [-84, -42, 0, 42, 84]
  const at = (x: number): Point => [x, 84 - x * 0.18]
  const stalk = joints.slice(0, -1).map((x, i): Part => {
    const [x0, y0] = at(x),
      [x1, y1] = at(joints[i + 1]!)
    return {
      d: `M${x0} ${y0 - 7}L${x1} ${y1 - 7}Q${x1 + 3} ${y1} ${x1} ${y1 + 7}L${x0} ${y0 + 7}Q${x0 + 3} ${y0} ${x0} ${y0 - 7}Z`,
      fill: 'green',
    }
  })
  const leaf = (x: number, y: number, tx: number, ty: number): Part[] => [
    {
      d: `M${x} ${y}Q${(x + tx) / 2 - 6} ${(y + ty) / 2 - 8} ${tx} ${ty}Q${(x + tx) / 2 + 6} ${(y + ty) / 2 + 6} ${x} ${y}Z`,
      fill: 'leaf',
      stroke: 0.8,
    },
    line(`M${x} ${y}L${tx} ${ty}`, 0.5, 1),
  ]
  return [...leaf(84, 64, 112, 44), ...leaf(84, 68, 118, 66), ...leaf(-84, 96, -108, 76), ...stalk]
}

/** Giant panda with bamboo. */
export const panda: Motif = {
  name: 'panda',
  category: 'animal',
  words: ['panda', 'panda bear', 'giant panda'],
  variants: ['bamboo'],
  draw({ random }) {
    const paw: Part[] = [
      { d: smooth(coords('28,66 44,58 60,66 62,84 50,96 34,92')), fill: 'black' },
    ]
    const face: Part[] = [
      {
        d: smooth(coords('14,-22 26,-32 42,-24 48,-6 40,8 28,6 18,-6')),
        fill: 'black',
        stroke: 0.5,
      },
      { d: circle([28, -12], 7), fill: 'furLight', stroke: 0.4, shade: 0.2 },
      { d: circle([28, -12], 5), fill: 'black', stroke: 0 },
      { d: circle([26, -14], 1.7), fill: 'paper', stroke: 0, shade: 0 },
      lines(
        [
          coords('10,-44 8,-52 10,-60'),
          coords('22,-42 24,-50 28,-56'),
          coords('54,2 60,6 64,2'),
          coords('50,16 56,20 62,18'),
          coords('40,30 46,34 52,34'),
          coords('6,-10 8,0 10,6'),
        ],
        0.6,
      ),
      lines(
        [coords('12,26 12.500,26.4'), coords('18,24 18.500,24.4'), coords('16,32 16.500,32.4')],
        1.4,
        2,
      ),
    ]
    const parts: Part[] = [
      // black shoulders
      { d: symmetric(coords('0,44 44,48 72,70 80,104 40,116 0,118')), fill: 'black' },
      ...mirrored([
        {
          d: tufted(coords('38,-54 40,-76 56,-86 74,-78 80,-60 68,-42'), 15, 4, 0.3),
          fill: 'black',
        },
      ]),
      ...bamboo(),
      ...mirrored(
        furRow({
          edge: coords('66,-6 66,20 52,46 28,62'),
          angles: [40, 54, 70, 84],
          lengths: [18, 24, 24, 20],
          count: 10,
          width: 7,
          tag: 'furLight',
          random,
        }),
      ),
      {
        d: symmetric(coords('0,-70 30,-68 56,-52 70,-22 69,8 56,38 34,58 0,66')),
        fill: 'furLight',
      },
      ...mirrored(face),
      { d: symmetric(coords('0,2 16,6 27,20 26,38 14,50 0,52')), fill: 'furLight', stroke: 0.8 },
      {
        d: 'M-14 10C-9 5 9 5 14 10C13 18 7 22 2 24L2 30L-2 30L-2 24C-7 22 -13 18 -14 10Z',
        fill: 'black',
        stroke: 0.4,
      },
      {
        d: 'M-8 9.500C-4 7 4 7 8 9.500C4 11.500 -4 11.500 -8 9.500Z',
        fill: 'paper',
        stroke: 0,
        shade: 0,
        detail: 1,
      },
      brush(coords('0,28 8,38 19,34'), 1.8),
      brush(coords('0,28 -8,38 -19,34'), 1.8),
      ...mirrored(paw),
    ]
    return measured(parts)
  },
}
