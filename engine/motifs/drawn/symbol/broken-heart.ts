import { measured } from '#engine/motifs/drawing/box.ts'
import { circle, coords, polygon } from '#engine/motifs/drawing/geometry.ts'
import { gleam, line, placed } from '#engine/motifs/drawing/parts.ts'
import { brush, lines } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

const shine: Part[] = [
  gleam('M-84 -28C-84 -52 -68 -66 -50 -66C-60 -58 -68 -48 -70 -32C-72 -20 -82 -18 -84 -28Z'),
  gleam(circle([-72, -2], 4.5)),
]

/** Split from the notch to the tip; the halves fall apart, splinters between them. */
const cracked = (): Part[] => [
  ...placed(
    [
      // the broken face of the left half shows its thickness
      {
        d: 'M-4 -46L4 -40L-12 -20L12 2L-8 28L12 50L-2 94L-6 92Z',
        fill: 'ruby',
        stroke: 0.9,
        tone: 0.3,
      },
      {
        d: 'M-6 92C-22 70 -98 40 -100 -22C-100 -60 -76 -82 -50 -80C-28 -78 -14 -64 -6 -46L-22 -22L4 2L-18 28L4 50Z',
        fill: 'red',
      },
      ...shine,
      lines(
        [
          coords('-24,-20 -36,-14 -40,-2'),
          coords('-18,30 -34,34 -42,46'),
          coords('4,4 -8,10 -10,18'),
        ],
        0.7,
      ),
    ],
    { x: -12, angle: -0.09 },
  ),
  ...placed(
    [
      {
        d: 'M0 94L10 50L-12 28L10 2L-16 -22L0 -46C8 -66 26 -82 50 -82C78 -82 100 -60 98 -22C94 40 20 70 0 94Z',
        fill: 'red',
      },
      lines(
        [
          coords('84,-10 76,14 54,38'),
          coords('74,-4 66,16 46,36'),
          coords('90,-30 90,-18 86,-6'),
          coords('-14,-22 4,-26 12,-20'),
          coords('10,2 26,0 34,8'),
          coords('-10,28 8,30 16,40'),
        ],
        0.6,
      ),
    ],
    { x: 14, angle: 0.09 },
  ),
  { d: polygon(coords('2,-54 9,-46 1,-40 -4,-46')), fill: 'red', stroke: 0.9 },
  { d: polygon(coords('-6,12 2,8 5,16 -2,20')), fill: 'red', stroke: 0.8, detail: 1 },
  { d: polygon(coords('-3,62 4,58 6,66 0,72')), fill: 'red', stroke: 0.8, detail: 1 },
]

/** Torn once and sewn together again, with a patch. */
function stitched(): Part[] {
  const tear = coords('0,-44 -12,-24 8,-4 -10,20 8,42 -4,66 -2,92')
  const stitches = tear.slice(0, -1).flatMap(([x, y], i): Part[] => {
    const [nx, ny] = tear[i + 1]!
    return [0.28, 0.78].map((t) => {
      const [cx, cy] = [x + (nx - x) * t, y + (ny - y) * t]
      return brush(
        [
          [cx - 13, cy - 3],
          [cx, cy - 1],
          [cx + 13, cy + 3],
        ],
        2.1,
      )
    })
  })
  return [
    {
      d: 'M-3 96C-20 72 -96 40 -99 -24C-100 -60 -74 -82 -48 -80C-24 -78 -8 -62 -1 -42C8 -66 25 -83 50 -83C78 -83 100 -60 97 -24C93 38 16 70 -3 96Z',
      fill: 'red',
    },
    ...shine,
    lines(
      [coords('84,-10 76,14 54,38'), coords('74,-4 66,16 46,36'), coords('90,-30 90,-18 86,-6')],
      0.6,
    ),
    { d: polygon(coords('30,-52 66,-58 72,-24 36,-18')), fill: 'cloth', stroke: 0.9, tone: 0.25 },
    line(
      'M34 -58L34 -46M46 -60L46 -49M58 -62L59 -51M74 -52L62 -50M76 -38L64 -36M36 -12L38 -23M49 -14L50 -26M62 -16L62 -28M26 -42L38 -44M28 -29L40 -31',
      1.2,
      1,
    ),
    brush(tear, 2.6),
    ...stitches,
  ]
}

export const brokenHeart: Motif = {
  name: 'broken-heart',
  category: 'symbol',
  words: ['broken heart', 'cracked heart', 'stitched heart', 'heartbreak'],
  variants: ['cracked', 'stitched'],
  draw: ({ variant }) => measured(variant === 'stitched' ? stitched() : cracked()),
}
