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

/** From below, banking: the wide mouth between its horns, white belly, five pairs of gills. */
function banking(): Part[] {
  const tail = tube(sample(coords('0,62 -4,98 8,134 -14,172'), 14), (u) => 4.4 * (1 - u) + 0.4)
  const wing = coords(
    '0,-56 22,-60 44,-48 78,-58 112,-92 148,-112 138,-74 108,-28 72,14 40,46 16,62 0,66',
  )
  return placed(
    [
      { d: tail.strip(0, 1, -1, 1, 44), fill: 'hide' },
      { d: symmetric(wing), fill: 'hide' },
      {
        d: symmetric(coords('0,-46 26,-50 48,-38 78,-42 104,-62 92,-30 62,8 34,38 12,54 0,58')),
        fill: 'foam',
        stroke: 0.6,
      },
      ...mirrored([
        { d: smooth(coords('14,-54 16,-80 28,-102 40,-96 38,-74 34,-56 26,-46')), fill: 'hide' },
        brush(coords('26,-62 30,-78 34,-90'), 1.4),
        ...[0, 1, 2, 3, 4].map((i) =>
          brush(
            coords(
              `${12 - i * 0.6},${-22 + i * 8} ${24 - i * 1.6},${-20 + i * 8} ${34 - i * 3.4},${-26 + i * 8}`,
            ),
            1.5,
          ),
        ),
        ...coords('54,-22 66,-30 46,-6 60,-8 30,28 18,36').map(([x, y], i): Part => ({
          d: circle([x, y], 3.4 - (i % 3) * 0.8),
          fill: 'hide',
          stroke: 0.3,
          detail: 1,
        })),
        brush(coords('84,-46 112,-68 136,-98'), 1.6),
        lines([coords('66,-2 84,-18 98,-38'), coords('44,26 60,12 74,-6')], 0.6),
      ]),
      { d: symmetric(coords('0,-58 14,-60 24,-52 16,-42 0,-39')), fill: 'black' },
      lines([coords('-16,-38 0,-34 16,-38')], 0.7),
      { d: smooth(coords('-7,56 0,46 7,56 0,70')), fill: 'hide', stroke: 0.9 },
    ],
    { angle: -0.3 },
  )
}

export const mantaRay: Motif = {
  name: 'manta-ray',
  category: 'animal',
  swims: true,
  words: ['manta ray', 'manta', 'stingray', 'ray fish'],
  variants: ['top', 'underside'],
  draw: ({ variant }) => measured(variant === 'underside' ? banking() : gliding()),
}
