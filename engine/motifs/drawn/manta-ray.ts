import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, circle, sample, smooth, tube } from '#engine/motifs/drawing/geometry.ts'
import { mirrored, placed } from '#engine/motifs/drawing/parts.ts'
import { brush, lines, symmetric } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** From above, wings at the top of their stroke. */
function gliding(): Part[] {
  const tail = tube(sample(coords('0,60 4,96 -8,130 10,168'), 14), (u) => 4.4 * (1 - u) + 0.4)
  return placed(
    [
      { d: tail.strip(0, 1, -1, 1, 44), fill: 'hide' },
      ...mirrored([
        { d: smooth(coords('12,-60 16,-82 28,-96 34,-84 28,-66 24,-52')), fill: 'hide' },
        lines([coords('20,-64 24,-78 29,-88')], 0.6),
      ]),
      {
        d: symmetric(
          coords('0,-56 18,-58 34,-54 64,-52 104,-62 144,-44 122,-26 92,-6 62,24 34,50 14,64 0,68'),
        ),
        fill: 'hide',
      },
      ...mirrored([
        // pale shoulders, spots, the grain of the wings
        {
          d: smooth(coords('16,-42 34,-44 52,-38 46,-24 30,-14 16,-22')),
          fill: 'belly',
          stroke: 0.6,
        },
        { d: circle([30, -50], 3.6), fill: 'black', stroke: 0.5 },
        brush(coords('60,-46 100,-52 132,-44'), 1.4),
        lines(
          [
            coords('40,-10 70,-24 108,-34'),
            coords('36,4 62,-6 94,-18'),
            coords('30,20 52,12 76,0'),
            coords('24,36 40,30 56,20'),
            coords('10,-14 14,-8 12,-2'),
            coords('12,-4 16,2 14,8'),
          ],
          0.6,
        ),
        ...coords('24,14 34,28 20,36 46,4').map(([x, y], i): Part => ({
          d: circle([x, y], 2.6 - i * 0.3),
          fill: 'belly',
          stroke: 0.4,
          detail: 1,
        })),
      ]),
      brush(coords('0,-34 1,10 0,58'), 1.6),
      { d: smooth(coords('-6,58 0,50 6,58 0,70')), fill: 'hide', stroke: 0.9 },
    ],
    { angle: 0.2 },
  )
}

export const mantaRay: Motif = {
  name: 'manta-ray',
  category: 'animal',
  words: ['manta ray', 'manta', 'stingray', 'ray fish'],
  variants: ['top'],
  draw: () => measured(gliding()),
}
