import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, sample, smooth, tube } from '#engine/motifs/drawing/geometry.ts'
import { gleam, line, packed } from '#engine/motifs/drawing/parts.ts'
import { along, brush, lines } from '#engine/motifs/drawing/pen.ts'
import { ellipse } from '#engine/motifs/drawing/shapes.ts'
import { wisp } from '#engine/motifs/drawing/smoke.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

const stemPath = sample(coords('12,42 44,28 72,2 98,-26 124,-38 138,-38'), 14)
const stem = tube(stemPath, (u) => along([9, 8.4, 7, 5.6, 4.6, 5.6, 5.2], u))

/** Rising from the bowl in strands that part and close again. */
const smoke: Part[] = [
  wisp(coords('-66,-56 -84,-78 -54,-100 -70,-124 -52,-146'), 3),
  wisp(coords('-60,-58 -64,-78 -38,-96 -50,-118 -28,-134 -36,-148'), 2.2),
  wisp(coords('-72,-62 -98,-84 -82,-104 -96,-122'), 1.6),
]

export const pipe: Motif = {
  name: 'pipe',
  category: 'object',
  bit: [138, -38],
  words: ['pipe', 'smoking pipe', 'tobacco pipe'],
  variants: ['briar'],
  draw: () =>
    measured([
      ...smoke,
      // vulcanite mouthpiece, its bit flattened
      { d: stem.strip(0.02, 1, -1, 1, 60), fill: 'black', stroke: 0.6 },
      { d: smooth(coords('132,-45 142,-44 143,-32 132,-32')), fill: 'black', stroke: 0.6 },
      gleam(stem.strip(0.14, 0.66, -0.55, -0.2, 30)),
      // bowl and shank cut from one root
      {
        d: 'M-103 -44C-108 -8 -104 30 -92 48C-80 66 -58 74 -40 72C-18 70 2 60 18 52L9 32C-6 40 -18 38 -23 26C-28 6 -27 -22 -29 -46C-46 -56 -86 -56 -103 -44Z',
        fill: 'wood',
      },
      // the shaded side under the shank
      packed(
        'M-92 48C-80 66 -58 74 -40 72C-18 70 2 60 18 52L15 45C-4 54 -24 60 -42 60C-62 60 -80 54 -94 40Z',
      ),
      brush(coords('-30,-36 -33,-4 -30,22 -16,36'), 2.4),
      // straight grain running down to the heel
      lines(
        [
          coords('-95,-34 -98,0 -92,30'),
          coords('-87,-34 -91,2 -84,36'),
          coords('-78,-34 -82,4 -74,44'),
          coords('-68,-34 -71,6 -62,48'),
          coords('-57,-35 -59,8 -48,48'),
          coords('-46,-35 -47,8 -34,46'),
          coords('-20,46 -6,47 8,41'),
        ],
        0.7,
      ),
      // a knot in the wood
      line(ellipse([-66, 14], 4.5, 8), 0.8, 1),
      line(ellipse([-66, 14], 1.6, 3.6), 0.6, 2),
      gleam('M-95 -30C-99 -6 -97 18 -90 34L-84 30C-90 14 -92 -8 -89 -29Z'),
      // ferrule
      {
        d: 'M6 32C2 40 8 54 16 56L28 48C20 44 16 34 18 26Z',
        fill: 'gold',
      },
      line('M10 31C7 40 12 51 19 54M14 29C12 37 16 47 24 51', 0.7, 1),
      // rim and the coals in it
      { d: ellipse([-66, -46], 37, 11.5), fill: 'wood' },
      { d: ellipse([-66, -45], 29, 7.6), fill: 'black', stroke: 0.8 },
      {
        d: smooth(
          coords('-88,-44 -80,-50 -72,-47 -64,-53 -56,-48 -48,-50 -43,-44 -56,-39 -76,-39'),
        ),
        fill: 'flame',
        stroke: 0.8,
      },
      line('M-78 -44L-72 -41M-66 -48L-60 -43M-54 -46L-50 -43', 0.9, 1),
    ]),
}
