import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, sample, smooth, tube, type Point } from '#engine/motifs/drawing/geometry.ts'
import { almondEye, horn } from '#engine/motifs/drawing/anatomy.ts'
import { along, brush, lines, symmetric } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, mirrored } from '#engine/motifs/drawing/parts.ts'

const HIDE = 'furDark'

/** Elephant's head from the front, ears spread, trunk curling at the tip. */
export const elephant: Motif = {
  name: 'elephant',
  category: 'animal',
  words: ['elephant', 'elephant head', 'trunk'],
  variants: ['head'],
  draw() {
    const trunk = tube(sample(coords('0,-34 0,10 -2,54 -4,92 12,118 38,114 42,94'), 14), (u) =>
      along([28, 25, 19, 15, 12, 10, 8], u),
    )
    const ear: Part[] = [
      {
        d: smooth(
          coords('30,-66 58,-88 92,-86 116,-58 120,-18 108,20 88,54 76,64 68,46 54,26 40,4'),
        ),
        fill: HIDE,
      },
      {
        d: smooth(coords('46,-50 68,-70 92,-68 106,-46 107,-16 96,14 80,40 66,22 50,2')),
        fill: 'pink',
        stroke: 0.6,
        shade: 0.8,
      },
      // folded rim and the veins of the ear
      brush(coords('34,-70 62,-84 92,-80 110,-56'), 2.2),
      lines(
        [
          coords('52,-30 74,-36 96,-42'),
          coords('52,-20 76,-18 100,-14'),
          coords('54,-8 74,4 92,14'),
          coords('74,-36 84,-48 88,-60'),
          coords('76,-18 88,-6 98,0'),
          coords('66,-2 76,14 80,30'),
        ],
        0.6,
      ),
      lines([coords('96,46 90,38 92,30'), coords('114,2 108,-2 106,-8')], 0.7),
    ]
    const wrinkles: Point[][] = []
    for (let i = 0; i < 26; i++) {
      const u = 0.2 + i * 0.029
      const reach = i % 2 ? 0.95 : 0.62
      wrinkles.push([trunk.at(u, -reach), trunk.at(u + 0.014, 0), trunk.at(u, reach)])
    }
    const face: Part[] = [
      ...almondEye([20, -16], [35, -22], 9, { iris: 'leather', lid: 2.2 }),
      lines(
        [
          coords('17,-24 27,-32 39,-26'),
          coords('18,-29 28,-38 40,-32'),
          coords('20,-8 28,-6 36,-12'),
          coords('21,-3 29,0 37,-6'),
          coords('24,2 31,5 37,1'),
        ],
        0.7,
      ),
      brush(coords('16,-64 27,-56 34,-42'), 2, 'black', 1),
      lines([coords('6,-66 8,-54 4,-44'), coords('14,-58 14,-48 10,-40')], 0.6),
    ]
    const tusk = horn(coords('26,22 34,52 48,78 72,88'), 9, { tag: 'bone', rings: 2 })
    const parts: Part[] = [
      ...mirrored(ear),
      // lower lip behind the trunk
      { d: symmetric(coords('0,20 22,24 18,56 0,68')), fill: HIDE },
      {
        d: symmetric(coords('0,-76 18,-80 36,-66 42,-40 41,-14 38,10 38,26 28,36 16,30 0,24')),
        fill: HIDE,
      },
      ...mirrored([
        ...tusk,
        { d: smooth(coords('17,8 30,6 40,16 40,32 30,37 19,30')), fill: HIDE, stroke: 0.9 },
        lines([coords('22,32 31,33 38,27')], 0.6),
      ]),
      { d: trunk.strip(0.1, 1, -1, 1, 80), fill: HIDE, stroke: 1 },
      // hide the hard top edge of the trunk under the brow
      { d: symmetric(coords('0,-60 16,-52 26,-30 26,-10 22,2 0,8')), fill: HIDE, stroke: 0 },
      line(wrinkles.map((w) => smooth(w, false)).join(''), 0.6, 1),
      ...mirrored(face),
      {
        d: smooth([
          trunk.at(0.97, -1),
          trunk.at(1, -1.1),
          [42, 84],
          trunk.at(1, 1.1),
          trunk.at(0.97, 1),
        ]),
        fill: HIDE,
        stroke: 0.9,
      },
      lines([coords('0,-76 1,-66 0,-56')], 0.8),
    ]
    return measured(parts)
  },
}
