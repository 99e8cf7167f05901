import { measured } from '#engine/motifs/drawing/box.ts'
import { leaf as simpleLeaf, stem } from '#engine/motifs/drawing/flora.ts'
import { coords, polygon, smooth } from '#engine/motifs/drawing/geometry.ts'
import { line, mirrored, placed } from '#engine/motifs/drawing/parts.ts'
import { lines, symmetric } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

function maple(): Part[] {
  const half = coords(
    '0,-112 10,-86 22,-92 20,-62 28,-40 44,-62 52,-54 74,-66 72,-48 98,-46 84,-30 92,-20 62,0 50,16 66,22 40,34 18,38 6,50',
  )
  const outline = polygon([...half, ...half.toReversed().map(([x, y]) => [-x, y] as const)])
  return [
    stem(coords('0,46 4,84 -6,118'), 2, 2.6),
    { d: outline, fill: 'red' },
    line('M0 48L0 -96M0 40L74 -42M0 40L-74 -42M0 44L50 26M0 44L-50 26', 1, 0),
    ...mirrored([
      line(
        'M0 -10L14 -42M0 -36L12 -64M0 -58L9 -80M22 16L38 -14M40 -6L50 -34M44 -10L72 -18M58 -26L84 -36',
        0.55,
        2,
      ),
    ]),
  ]
}

/** A Swiss-cheese plant leaf: deep narrow cuts run from the rim towards the midrib. */
function monstera(): Part[] {
  const half = coords(
    '0,-112 26,-100 50,-76 46,-62 20,-46 18,-41 46,-56 64,-62 80,-40 76,-24 22,-10 21,-5 74,-17 90,-18 95,8 88,16 23,22 22,27 84,25 92,28 84,54 72,58 19,48 17,53 64,66 70,70 48,88 22,92 6,82 0,66',
  )
  return [
    stem(coords('0,60 6,92 -4,134'), 2.6, 3.2),
    { d: symmetric(half, 0.8), fill: 'leaf' },
    line('M0 68L0 -100', 1.2, 0),
    ...mirrored([
      lines(
        [
          coords('0,-60 18,-74 36,-80'),
          coords('0,-22 36,-38 68,-46'),
          coords('0,12 46,0 86,0'),
          coords('0,42 44,36 80,42'),
          coords('0,62 24,70 44,78'),
        ],
        0.7,
        1,
      ),
      { d: smooth(coords('8,-28 16,-34 20,-31 12,-24')), fill: 'paper', stroke: 0.7, shade: 0 },
      { d: smooth(coords('8,10 17,4 21,7 12,13')), fill: 'paper', stroke: 0.7, shade: 0 },
    ]),
  ]
}

const sprig = (): Part[] => [
  stem(coords('0,-70 -6,20 10,130'), 1.6, 2.6, 'wood'),
  ...Array.from({ length: 6 }, (_, i) => {
    const y = 96 - i * 30,
      x = 5 - i * 1.6,
      length = 68 - i * 5
    return [
      ...placed(simpleLeaf({ length, width: length * 0.24, bend: 0.1 }), { x, y, angle: 0.95 }),
      ...placed(simpleLeaf({ length, width: length * 0.24, bend: -0.1 }), {
        x: x - 2,
        y: y - 12,
        angle: -0.95,
      }),
    ]
  }).flat(),
  ...placed(simpleLeaf({ length: 50, width: 13 }), { x: 0, y: -62, angle: 0.05 }),
]

const oakLeaf = (): Part[] => [
  stem(coords('0,70 4,94 -4,120'), 2, 2.6, 'wood'),
  {
    d: symmetric(
      coords(
        '0,-112 18,-104 24,-86 16,-74 36,-74 48,-58 40,-40 22,-36 44,-34 60,-16 52,4 26,6 48,10 54,30 40,44 20,42 30,54 22,70 0,78',
      ),
    ),
    fill: 'leaf',
  },
  line('M0 92L0 -98', 1, 0),
  ...mirrored([
    lines(
      [
        coords('0,-46 14,-62 30,-64'),
        coords('0,-8 22,-22 48,-22'),
        coords('0,26 20,20 40,26'),
        coords('0,-78 8,-88 14,-92'),
      ],
      0.7,
      1,
    ),
  ]),
]

const DRAWINGS: Record<string, () => Part[]> = { sprig, maple, monstera, oak: oakLeaf }

export const leaf: Motif = {
  name: 'leaf',
  kind: 'foliage',
  category: 'plant',
  words: [
    'leaf',
    'leaves',
    'maple leaf',
    'monstera',
    'oak leaf',
    'sprig',
    'autumn leaf',
    'foliage',
  ],
  variants: Object.keys(DRAWINGS),
  draw: ({ variant }) => measured((DRAWINGS[variant] ?? sprig)()),
}
