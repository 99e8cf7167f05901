import { measured } from '#engine/motifs/drawing/box.ts'
import { circle, coords, polar, smooth, type Point } from '#engine/motifs/drawing/geometry.ts'
import { gleam, line, packed } from '#engine/motifs/drawing/parts.ts'
import { brush, lines } from '#engine/motifs/drawing/pen.ts'
import { ellipse } from '#engine/motifs/drawing/shapes.ts'
import type { Rng } from '#shared/random.ts'
import type { Motif, Part, Tag } from '#engine/motifs/motif.ts'

/** A spine from its root: thick, banded, sharp. */
function spine([x, y]: Point, angle: number, length: number, tag: Tag): Part[] {
  const at = (along: number, across: number): Point => [
    x + Math.cos(angle) * along - Math.sin(angle) * across,
    y + Math.sin(angle) * along + Math.cos(angle) * across,
  ]
  const word = ([px, py]: Point) => `${px.toFixed(1)} ${py.toFixed(1)}`
  const w = length * 0.13
  return [
    {
      d: `M${word(at(-3, -w))}Q${word(at(length * 0.5, -w * 0.8))} ${word(at(length, 0))}Q${word(at(length * 0.5, w * 0.8))} ${word(at(-3, w))}Z`,
      fill: tag,
      stroke: 0.6,
    },
    {
      d: `M${word(at(length * 0.6, -w * 0.52))}L${word(at(length, 0))}L${word(at(length * 0.6, w * 0.52))}Z`,
      fill: 'black',
      stroke: 0.2,
    },
  ]
}

/** Rows of spines, the outermost first, each row over the roots of the one before; all lie back from the brow. */
function coat(random: Rng): Part[] {
  const parts: Part[] = []
  const rows = 9
  for (let row = 0; row < rows; row++) {
    const size = 1 - row * 0.105
    const count = 21 - Math.floor(row * 1.9)
    for (let i = 0; i < count; i++) {
      const t = (i + (row % 2) * 0.5) / (count - 0.5)
      // from low behind, over the back, to the brow
      const angle = -3.7 + t * 3.5 - row * 0.03
      const root: Point = [
        -22 + Math.cos(angle) * 84 * size + row * 3.4,
        32 + Math.sin(angle) * 74 * size + row * 1.6,
      ]
      const lie = angle * (1 - row * 0.03) - row * 0.09 - 0.18 - t * 0.62 + (random() - 0.5) * 0.24
      const length = 31 + random() * 8 - t * 6
      parts.push(...spine(root, lie, length, (i + row) % 3 === 0 ? 'furLight' : 'fur'))
    }
  }
  return parts
}

const toes = (x: number, y: number): Part[] => [
  {
    d: smooth(
      coords(
        `${x - 15},${y - 12} ${x + 4},${y - 14} ${x + 18},${y - 3} ${x + 16},${y + 5} ${x - 14},${y + 6}`,
      ),
    ),
    fill: 'furLight',
  },
  line(
    `M${x + 6} ${y + 5}C${x + 5} ${y + 1} ${x + 6} ${y - 2} ${x + 9} ${y - 3}M${x - 1} ${y + 5}C${x - 2} ${y + 1} ${x - 1} ${y - 2} ${x + 1} ${y - 3}`,
    0.8,
    1,
  ),
  line(
    `M${x + 16} ${y + 3}L${x + 22} ${y + 6}M${x + 9} ${y + 6}L${x + 14} ${y + 9}M${x + 1} ${y + 6}L${x + 5} ${y + 10}`,
    1.2,
    1,
  ),
]

export const hedgehog: Motif = {
  name: 'hedgehog',
  category: 'animal',
  bulk: 0.55,
  words: ['hedgehog'],
  variants: ['standing'],
  draw: ({ random }) =>
    measured([
      ...toes(-66, 98),
      // belly and skirt of soft hair
      {
        d: smooth(coords('-104,60 -84,20 20,0 66,30 74,66 50,92 0,98 -60,98 -96,86')),
        fill: 'furLight',
      },
      packed('M-100 74C-60 92 20 96 62 78C52 92 20 100 -10 100C-50 101 -86 96 -100 74Z'),
      ...coat(random),
      lines(
        Array.from({ length: 15 }, (_, i): Point[] => {
          const x = -92 + i * 9.5
          const y = 72 + 10 * Math.sin((i / 14) * Math.PI)
          return [
            [x, y],
            [x - 3, y + 9],
            [x - 8, y + 15],
          ]
        }),
        0.9,
      ),
      // face: brow, long snout, cheek
      {
        d: smooth(
          coords('30,26 40,4 58,-6 76,2 92,22 116,36 132,48 130,58 112,66 90,74 66,86 42,84 28,62'),
        ),
        fill: 'furLight',
      },
      lines(
        [
          coords('34,60 42,70 54,74'),
          coords('32,48 40,58 50,62'),
          coords('46,78 58,80 70,78'),
          coords('34,36 41,45 50,49'),
          coords('72,70 82,68 90,64'),
        ],
        0.8,
      ),
      brush(coords('60,84 90,72 122,58'), 2.2),
      line('M126 58C118 64 106 64 98 58', 1.1, 0),
      { d: smooth(coords('34,14 36,-6 50,-12 60,0 56,18 44,24')), fill: 'fur' },
      { d: smooth(coords('40,12 42,0 50,-3 54,4 51,14')), fill: 'black', stroke: 0.3 },
      // eye
      { d: ellipse([82, 30], 8, 9), fill: 'black', stroke: 0.5 },
      { d: circle([85, 26.5], 2.6), fill: 'paper', stroke: 0, shade: 0 },
      brush(coords('70,22 79,16 91,20'), 1.6),
      // nose with its shine
      {
        d: smooth(coords('122,44 130,38 139,43 139,53 130,57 123,53')),
        fill: 'black',
        stroke: 0.5,
      },
      gleam('M127 43C129 41 132 41 134 42L132 45C130 44 129 45 128 46Z'),
      line('M108 52L132 66M104 56L122 74M112 46L142 34M108 43L132 26', 0.5, 1),
      ...Array.from({ length: 6 }, (_, i) => {
        const at = polar(62 - i * 1.4, -1.62 + i * 0.17, [-4, 44])
        return spine(
          [at[0] + 22, at[1]],
          -1.95 + i * 0.06,
          27 - i * 0.6,
          i % 2 ? 'fur' : 'furLight',
        )
      }).flat(),
      ...toes(34, 98),
      ...toes(72, 92),
    ]),
}
