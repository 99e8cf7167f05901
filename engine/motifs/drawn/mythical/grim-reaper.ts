import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, polygon, smooth, type Point } from '#engine/motifs/drawing/geometry.ts'
import { horn } from '#engine/motifs/drawing/anatomy.ts'
import { turnedSkull } from '#engine/motifs/drawing/skulls.ts'
import { brush, lines, symmetric } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, mirrored, placed } from '#engine/motifs/drawing/parts.ts'

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

/** Hooded death from the chest up, scythe in hand. */
function hooded(): Part[] {
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
  return [
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
}

/** Bone fingers closed around the upright shaft, knuckles to the left. */
const grip = (x: number, y: number): Part[] =>
  [0, 1, 2, 3].flatMap((i) => [
    ...horn(
      [
        [x + 16, y + i * 7.4 + 2],
        [x + 4, y + i * 7.4 - 3],
        [x - 8, y + i * 7.4 - 1],
        [x - 11, y + i * 7.4 + 4],
      ],
      4.2,
      { tag: 'bone', tip: 0.65 },
    ),
    line(`M${x + 4} ${y + i * 7.4 - 6}L${x + 4} ${y + i * 7.4 + 2}`, 0.6, 1),
  ])

/** A wide sleeve falling open from the arm, dark inside. */
function sleeve(
  outline: readonly Point[],
  mouth: readonly Point[],
  folds: readonly Point[][],
): Part[] {
  return [
    { d: smooth(outline, true, 0.9), fill: 'clothDark' },
    { d: smooth(mouth), fill: 'black', stroke: 0.6 },
    ...folds.map((fold) => brush(fold, 2)),
  ]
}

/** Striding to the left at full length, the robe in tatters behind. */
function striding(): Part[] {
  const robe =
    'M-34 -104C-26 -124 2 -132 24 -120C42 -108 48 -84 50 -58C62 -30 70 4 78 38C86 70 98 100 124 122L102 122L116 144L90 134L94 154L70 140L62 158L46 142L32 160L20 144L2 160L-6 144L-28 158L-30 142L-52 150C-50 110 -46 70 -40 34C-36 4 -34 -24 -30 -52Z'
  return [
    // scythe: shaft behind the hands, blade back over the hood
    { d: 'M-54 -150C-10 -186 66 -184 116 -122C64 -152 6 -154 -52 -126Z', fill: 'steel' },
    lines([coords('-44,-140 10,-160 72,-148')], 0.7),
    lines([coords('-26,-150 -22,-136'), coords('-4,-160 -1,-146')], 0.6),
    { d: 'M-58 -160L-46 -160L-66 158L-78 156Z', fill: 'wood' },
    { d: 'M-60 -152L-45 -152L-46 -124L-61 -124Z', fill: 'steelDark', stroke: 0.9 },
    lines([coords('-53,-118 -58,-40 -62,0'), coords('-66,70 -70,110 -72,150')], 0.5),
    ...sleeve(
      coords('-30,20 -54,28 -66,40 -60,62 -44,84 -24,74 -14,44'),
      coords('-60,36 -54,32 -50,44 -54,60 -60,52'),
      [coords('-26,34 -40,48 -46,72')],
    ),
    { d: robe, fill: 'clothDark' },
    brush(coords('36,-40 46,20 64,80 88,128'), 3.2),
    brush(coords('18,20 28,70 44,134'), 3),
    brush(coords('-14,60 -14,100 -24,146'), 3),
    brush(coords('4,76 8,112 4,148'), 2.6),
    lines(
      [
        coords('30,0 40,60 58,116'),
        coords('50,-10 62,50 84,106'),
        coords('-30,60 -32,100 -40,138'),
        coords('14,80 20,116 22,140'),
        coords('60,30 78,84 104,116'),
      ],
      0.6,
    ),
    // hood: far rim, dark hollow, skull looking left, near rim folded over it
    {
      d: smooth(coords('-38,-104 -22,-118 0,-112 12,-86 8,-54 -10,-38 -30,-44 -44,-72')),
      fill: 'black',
      stroke: 0.8,
    },
    ...placed(turnedSkull(), { x: -19, y: -76, scale: 0.27, mirror: true }).filter(
      (part) => part.detail !== 2,
    ),
    {
      d: 'M-40 -106C-30 -128 0 -136 24 -122C46 -108 52 -74 46 -46C36 -34 16 -26 -8 -30C6 -40 14 -60 10 -84C6 -104 -14 -116 -40 -106Z',
      fill: 'clothDark',
    },
    brush(coords('-20,-118 10,-112 24,-84 20,-48'), 2.4),
    lines([coords('0,-124 28,-108 36,-72 30,-46'), coords('-8,-30 14,-32 30,-40')], 0.6),
    // near arm
    ...sleeve(
      coords('34,-44 10,-36 -22,-28 -52,-20 -62,-6 -52,12 -40,44 -18,60 4,44 28,16 44,-14'),
      coords('-58,-14 -52,-18 -46,-4 -46,14 -54,6'),
      [coords('24,-24 -4,-10 -34,8'), coords('30,-6 8,20 -14,50'), coords('-2,4 -22,20 -32,38')],
    ),
    ...grip(-60, -18),
    ...grip(-64, 40),
  ]
}

export const reaper: Motif = {
  name: 'grim-reaper',
  category: 'mythical',
  words: ['grim reaper', 'reaper', 'death', 'hooded skull'],
  variants: ['scythe', 'striding'],
  draw: ({ variant }) => measured(variant === 'striding' ? striding() : hooded()),
}
