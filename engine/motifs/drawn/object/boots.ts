import { measured } from '#engine/motifs/drawing/box.ts'
import { circle, coords, sample, smooth, tube } from '#engine/motifs/drawing/geometry.ts'
import { gleam, line, packed, placed } from '#engine/motifs/drawing/parts.ts'
import { along, brush, lines } from '#engine/motifs/drawing/pen.ts'
import { ellipse } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** Left and right of each pair of eyelets, top to toe. */
const EYELETS = coords(
  '22,-84 44,-78 20,-62 43,-57 19,-40 43,-36 20,-19 46,-16 28,0 54,-1 40,16 64,10',
)

const lace = (path: string, half = 2.6): Part => ({
  d: tube(sample(coords(path), 10), (u) => along([half * 0.7, half, half * 0.8], u)).strip(
    0,
    1,
    -1,
    1,
    24,
  ),
  fill: 'cloth',
  stroke: 0.8,
})

/** Laced over the tongue, the loops falling open at the top. */
const laces: Part[] = [
  ...[0, 1, 2, 3, 4].flatMap((row) => {
    const [a, b, c, d] = EYELETS.slice(row * 2, row * 2 + 4)
    return [
      lace(`${a![0]},${a![1]} ${(a![0] + d![0]) / 2},${(a![1] + d![1]) / 2 - 2} ${d![0]},${d![1]}`),
      lace(`${b![0]},${b![1]} ${(b![0] + c![0]) / 2},${(b![1] + c![1]) / 2 - 2} ${c![0]},${c![1]}`),
    ]
  }),
  lace('32,-84 8,-100 -14,-88 -10,-72 14,-76 32,-84', 2.8),
  lace('32,-84 52,-104 74,-96 72,-78 50,-76 32,-84', 2.8),
  lace('30,-82 14,-64 -4,-58 -10,-40', 2.4),
  lace('34,-82 58,-66 66,-52 62,-38', 2.4),
  { d: ellipse([32, -83], 6, 5), fill: 'cloth', stroke: 0.9 },
]

const boot: Part[] = [
  // inside of the shaft, then the tongue
  { d: ellipse([-2, -106], 46, 12), fill: 'black', stroke: 0.9 },
  {
    d: smooth(coords('16,-100 24,-124 44,-126 52,-104 58,-40 70,4 40,24 22,-20')),
    fill: 'leather',
  },
  line('M34 -118C38 -90 40 -50 52 0', 0.7, 1),
  // upper
  {
    d: 'M-48 -106C-40 -96 -10 -92 18 -100C16 -60 16 -30 24 -8C34 18 54 28 84 34C112 40 128 56 128 80L-58 84C-62 60 -52 40 -52 8C-52 -30 -54 -70 -48 -106Z',
    fill: 'leather',
  },
  {
    d: 'M44 -100C44 -60 46 -30 52 -8C60 4 72 8 78 14C88 20 92 26 94 36C88 34 84 34 78 32C56 26 36 16 30 -8Z',
    fill: 'leather',
    stroke: 0.9,
  },
  // the shaded heel side, folds at the ankle
  packed(
    'M-48 -106C-54 -70 -52 -30 -52 8C-52 40 -62 60 -58 84L-26 83C-34 60 -30 30 -32 0C-34 -40 -36 -70 -34 -98Z',
  ),
  brush(coords('-50,-18 -28,-8 0,-12 18,-20'), 2.6),
  brush(coords('-52,6 -26,16 2,10 22,2'), 2.2),
  lines([coords('-50,-32 -30,-26 -8,-28'), coords('-46,20 -22,27 4,22')], 0.8),
  // back stay, stitched toe cap, pull loop
  lines(
    [coords('-30,-98 -32,-50 -30,0 -26,40 -28,82'), coords('-26,-97 -28,-50 -26,0 -22,40 -24,82')],
    0.7,
  ),
  { d: 'M74 31C104 36 128 52 128 80L80 81C70 62 68 44 74 31Z', fill: 'leather', stroke: 0.9 },
  line('M79 34C74 48 76 64 86 80', 0.6, 1),
  line('M-24 48C10 60 40 56 72 46M-24 53C10 65 40 61 71 51', 0.7, 1),
  gleam('M92 44C104 48 114 56 118 66L111 68C107 60 100 54 90 51Z'),
  gleam('M-18 -88C-10 -86 0 -87 8 -88L8 -82C0 -81 -10 -80 -18 -82Z'),
  gleam('M0 34C16 40 36 40 52 36L54 42C36 46 16 46 0 41Z'),
  {
    d: smooth(coords('-56,-100 -60,-124 -46,-128 -42,-104'), true, 0.8),
    fill: 'leather',
    stroke: 0.9,
  },
  // welt and lugged sole
  { d: 'M-62 82L130 78C134 84 132 88 128 90L-60 94Z', fill: 'sand' },
  line(
    Array.from({ length: 23 }, (_, i) => `M${-54 + i * 8} 87L${-50 + i * 8} 86.800`).join(''),
    1,
    1,
  ),
  {
    d: 'M-60 94L128 90C128 96 124 102 118 104L112 104L110 98L100 98L98 105L84 105L82 99L72 99L70 106L56 106L54 100L42 100L38 106L18 107C12 104 8 102 0 102L-4 116L-58 118Z',
    fill: 'black',
    stroke: 0.8,
  },
  line('M-56 104L-6 102M-57 111L-5 109', 0.6, 1),
  ...EYELETS.map((at): Part => ({ d: circle(at, 3.4), fill: 'gold', stroke: 0.7 })),
]

export const boots: Motif = {
  name: 'boots',
  category: 'object',
  rim: { at: [-2, -105], half: 40, sag: 9, variants: ['single'] },
  words: ['boots', 'combat boots', 'army boots', 'work boots'],
  variants: ['laced', 'single'],
  spare: ['single'],
  draw: ({ variant }) =>
    measured(
      variant === 'single'
        ? [...boot, ...laces]
        : [
            ...placed([...boot, ...laces], { x: -38, y: -22, scale: 0.94, angle: -0.05 }),
            ...placed([...boot, ...laces], { x: 20, y: 8 }),
          ],
    ),
}
