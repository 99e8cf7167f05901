import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, polygon, smooth, type Point } from '#engine/motifs/drawing/geometry.ts'
import { horn } from '#engine/motifs/drawing/anatomy.ts'
import { brush, lines, symmetric } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, mirrored } from '#engine/motifs/drawing/parts.ts'

function skull(): Part[] {
  const half: Part[] = [
    { d: smooth(coords('4,-30 13,-40 25,-36 26,-24 16,-17 6,-20')), fill: 'black', stroke: 0.4 },
    brush(coords('3,-34 14,-44 28,-38'), 1.8),
    { d: 'M0 -18C3 -16 5 -9 5 -5C3 -3 1 -4 0 -7Z', fill: 'black', stroke: 0.3 },
    // hollow cheek
    { d: smooth(coords('22,-8 26,-10 23,6 17,18 16,8')), fill: 'black', stroke: 0.3 },
    lines(
      [
        coords('8,-12 14,-8 20,-12'),
        coords('24,-52 26,-46 24,-42'),
        coords('10,-60 14,-52 12,-46'),
      ],
      0.6,
    ),
  ]
  const teeth: Point[][] = []
  for (let i = -5; i <= 5; i++)
    teeth.push([
      [i * 2.8, 2],
      [i * 2.9, 18],
    ])
  return [
    { d: symmetric(coords('0,8 14,10 18,18 14,34 0,40')), fill: 'bone' },
    { d: symmetric(coords('0,-76 20,-70 31,-46 29,-22 24,-10 19,2 16,14 0,18')), fill: 'bone' },
    ...mirrored(half),
    { d: symmetric(coords('0,2 12,2 15,10 12,18 0,20')), fill: 'bone', stroke: 0.7 },
    line(teeth.map((t) => polygon(t, false)).join(''), 0.6, 1),
    brush(coords('-15,10 0,12.5 15,10'), 1.3),
    lines([coords('-6,30 0,32 6,30')], 0.6),
  ]
}

/** Bony fist around the shaft. */
function fist(): Part[] {
  return [0, 1, 2, 3].flatMap((i) => {
    const y = 34 + i * 10
    return [
      ...horn(
        [
          [98, y + 4],
          [84, y - 2],
          [70, y + 1],
          [64, y + 6],
        ],
        5.4,
        { tag: 'bone', tip: 0.7 },
      ),
      lines(
        [
          [
            [84, y - 6],
            [85, y + 4],
          ],
          [
            [73, y - 4],
            [73, y + 6],
          ],
        ],
        0.7,
      ),
    ]
  })
}

/** Hooded death with the scythe. */
export const reaper: Motif = {
  name: 'grim-reaper',
  category: 'mythical',
  words: ['grim reaper', 'reaper', 'death', 'scythe', 'hooded skull'],
  variants: ['scythe'],
  draw() {
    const robe: Part[] = [
      {
        d: 'M0 20C36 24 62 34 84 54C104 74 112 104 116 146L100 138L88 150L72 138L54 152L36 140L18 154L0 142Z',
        fill: 'clothDark',
      },
      brush(coords('40,44 52,84 48,134'), 3),
      brush(coords('66,60 82,92 84,136'), 3),
      brush(coords('18,60 24,96 16,138'), 2.6),
      lines(
        [
          coords('30,50 38,84 36,120'),
          coords('56,56 68,92 68,126'),
          coords('80,66 96,96 102,124'),
          coords('8,70 10,98 4,126'),
        ],
        0.6,
      ),
    ]
    const parts: Part[] = [
      // blade and shaft behind the hood
      { d: 'M84 -124C52 -158 -20 -162 -92 -112C-40 -134 30 -128 80 -100Z', fill: 'steel' },
      lines([coords('76,-112 20,-138 -50,-130')], 0.7),
      lines([coords('60,-128 56,-112'), coords('40,-138 38,-122')], 0.6),
      { d: 'M76 -136L90 -134L78 154L66 152Z', fill: 'wood' },
      { d: 'M74 -128L92 -126L91 -98L73 -100Z', fill: 'steelDark', stroke: 0.9 },
      lines([coords('84,-94 80,-40 78,10'), coords('74,90 72,120 72,146')], 0.5),
      ...mirrored(robe),
      {
        d: symmetric(coords('0,-118 30,-106 54,-74 62,-30 60,8 46,40 20,56 0,60')),
        fill: 'clothDark',
      },
      {
        d: symmetric(coords('0,-92 26,-80 40,-50 41,-10 32,26 16,44 0,50')),
        fill: 'black',
        stroke: 0.8,
      },
      ...mirrored([
        brush(coords('8,-112 36,-88 50,-44 50,4'), 2.6),
        lines(
          [
            coords('20,-102 44,-74 56,-30'),
            coords('56,-8 56,14 44,34'),
            coords('46,-20 48,8 40,30'),
            coords('30,42 38,46 48,40'),
          ],
          0.6,
        ),
      ]),
      ...skull(),
      // sleeve and hand on the shaft
      { d: smooth(coords('116,60 124,84 112,104 94,94 86,78 88,40 98,36')), fill: 'clothDark' },
      brush(coords('112,66 110,82 100,92'), 2),
      ...fist(),
    ]
    return measured(parts)
  },
}
