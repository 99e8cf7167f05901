import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, sample, smooth, type Point } from '#engine/motifs/drawing/geometry.ts'
import { gleam, packed } from '#engine/motifs/drawing/parts.ts'
import { brush, lines } from '#engine/motifs/drawing/pen.ts'
import type { Motif } from '#engine/motifs/motif.ts'

const OUTLINE = coords(
  '-104,22 -110,-10 -98,-42 -70,-74 -28,-92 26,-94 74,-76 104,-42 112,-4 104,28 84,38 56,38 34,48 -8,56 -56,54 -90,42 -104,22',
)

/** The outline as the folds make it: a row of bulges with a notch between each two. */
function bulging(points: readonly Point[]): Point[] {
  const path = sample(points, 6)
  const [cx, cy] = [0, -10]
  return path.slice(0, -1).map(([x, y], i): Point => {
    const out = 1 + 0.032 * Math.abs(Math.sin(i * 0.62)) - 0.012
    return [cx + (x - cx) * out, cy + (y - cy) * out]
  })
}

/** The furrows, front to the left: the two great ones first. */
const FURROWS: readonly (readonly [string, number])[] = [
  ['-84,28 -58,14 -22,8 10,0 32,-14 46,-14', 3.4],
  ['-4,-92 -14,-72 -2,-56 -14,-36 -6,-18 -16,-2', 3],
  ['-36,-86 -42,-66 -29,-50 -39,-30 -30,-12', 2.4],
  ['-40,-64 -58,-63 -72,-48 -92,-42', 2.2],
  ['-38,-32 -58,-38 -70,-24 -92,-20', 2.2],
  ['-95,0 -78,-9 -62,-3 -48,-14', 2.2],
  ['-98,16 -84,10 -70,15', 1.8],
  ['22,-92 15,-72 27,-54 16,-36 25,-20', 2.4],
  ['24,-52 42,-60 56,-48 74,-53 92,-40', 2.4],
  ['46,-84 42,-73 55,-64', 1.8],
  ['76,-70 66,-62 73,-53', 1.8],
  ['38,-34 54,-40 65,-28 58,-14 72,-6', 2.2],
  ['82,-26 95,-17 86,-4 100,4', 2.2],
  ['66,10 84,15 96,25', 2.2],
  ['42,2 58,8 50,21 62,31', 2],
  ['-88,38 -62,33 -36,39 -10,29 16,31 36,18', 2.4],
  ['-58,47 -34,50 -8,42 20,45', 2],
  ['-56,-78 -57,-70 -48,-65', 1.6],
  ['-80,-62 -72,-56 -74,-49', 1.6],
  ['-18,-86 -24,-72 -18,-62', 1.6],
  ['6,-80 4,-66 8,-54', 1.6],
  ['-26,-46 -22,-34 -26,-22', 1.6],
  ['4,-34 2,-22 10,-12', 1.6],
  ['-58,-26 -50,-22 -46,-28', 1.4],
  ['42,-52 46,-45 40,-38', 1.4],
  ['86,-58 92,-50 90,-44', 1.4],
  ['-50,20 -44,27 -34,25', 1.4],
  ['0,14 6,20 18,18', 1.4],
]

/** Beside a furrow, where the next fold comes up. */
const beside = (path: string, by: number): Point[] =>
  coords(path).map(([x, y]): Point => [x + by, y + by * 0.8])

export const brain: Motif = {
  name: 'brain',
  category: 'object',
  words: ['brain', 'human brain'],
  variants: ['side'],
  draw: () =>
    measured([
      // stem, then the little brain in its leaves
      { d: 'M6 46C16 66 22 86 19 110C30 114 42 114 51 108C48 88 52 72 62 56Z', fill: 'pink' },
      packed('M34 62C40 78 42 94 40 112C46 112 50 110 51 108C48 88 52 72 62 56Z'),
      lines([coords('18,64 26,84 26,106'), coords('27,66 33,86 33,109')], 0.6),
      { d: smooth(coords('34,50 60,36 94,34 110,48 104,72 80,84 52,78 36,66')), fill: 'pink' },
      lines(
        [
          coords('38,56 66,46 108,50'),
          coords('39,62 68,53 109,57'),
          coords('42,68 70,60 106,64'),
          coords('47,74 72,67 102,70'),
          coords('56,79 76,74 94,77'),
        ],
        0.9,
        0,
      ),
      packed('M108 46C110 66 96 82 78 84C68 83 60 81 54 79C78 80 100 70 108 46Z'),
      { d: smooth(bulging(OUTLINE)), fill: 'pink' },
      packed(
        'M108 -30C118 0 108 30 84 40C70 42 60 40 50 42C36 52 -4 62 -40 58C-66 58 -84 50 -96 38C-70 50 -30 52 0 46C20 42 34 34 52 32C84 28 104 4 108 -30Z',
      ),
      ...FURROWS.map(([path, width]) => brush(coords(path), width)),
      lines(
        FURROWS.slice(0, 17).map(([path]) => beside(path, 4.5)),
        0.5,
        2,
      ),
      ...[
        '-88,-32 -82,-38 -74,-40',
        '-60,-54 -54,-57 -47,-56',
        '-24,-52 -21,-58 -20,-64',
        '34,-76 38,-80 44,-80',
        '56,-58 62,-60 68,-58',
        '-80,2 -74,-2 -66,-2',
      ].map((path) => {
        const [a, b, c] = coords(path) as [Point, Point, Point]
        return gleam(
          `M${a[0]} ${a[1]}Q${b[0]} ${b[1] - 3} ${c[0]} ${c[1]}L${c[0]} ${c[1] + 4}Q${b[0]} ${b[1] + 2} ${a[0] + 2} ${a[1] + 3}Z`,
        )
      }),
    ]),
}
