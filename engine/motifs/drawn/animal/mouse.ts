import { measured } from '#engine/motifs/drawing/box.ts'
import { whiskers } from '#engine/motifs/drawing/anatomy.ts'
import { circle, coords, sample, smooth, tube } from '#engine/motifs/drawing/geometry.ts'
import { brush, lines } from '#engine/motifs/drawing/pen.ts'
import { ellipse } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** A mouse upright in profile, paws together, the tail in a long S. */
function upright(withCheese: boolean): Part[] {
  const tail = tube(
    sample(coords('-48,92 -84,104 -118,88 -112,52 -84,44 -74,64 -92,74'), 14),
    (u) => 5 - 4.2 * u,
  )
  const cheese: Part[] = [
    { d: 'M36 8L84 -16C92 -8 96 6 94 18L48 40Z', fill: 'gold' },
    { d: 'M36 8L48 40L94 18L94 30L50 54L34 22Z', fill: 'gold', tone: 0.2 },
    ...(
      [
        [66, 8, 6, 4],
        [82, 4, 4, 3],
        [54, 22, 5, 3.4],
      ] as const
    ).map(([x, y, rx, ry]): Part => ({ d: ellipse([x, y], rx, ry), fill: 'black', stroke: 0.4 })),
  ]
  return [
    { d: tail.strip(0, 1, -1, 1, 80), fill: 'pink' },
    lines(
      Array.from(
        { length: 12 },
        (_, i) => [tail.at(0.08 + i * 0.07, -1), tail.at(0.09 + i * 0.07, 1)] as const,
      ),
      0.45,
      2,
    ),
    // far ear
    { d: circle([8, -92], 21), fill: 'fur', tone: 0.2 },
    // body
    {
      d: smooth(
        coords(
          '-58,92 -66,50 -50,8 -24,-22 -8,-50 14,-72 40,-76 66,-62 84,-44 88,-36 74,-28 50,-24 40,-4 42,40 36,86 8,102 -34,104',
        ),
      ),
      fill: 'fur',
    },
    {
      d: smooth(coords('48,-22 36,0 40,44 32,80 12,90 6,50 16,10 30,-14')),
      fill: 'furLight',
      stroke: 0.6,
    },
    // hind foot, haunch
    { d: smooth(coords('-60,84 -56,48 -26,36 2,52 6,84 -14,102 -44,102')), fill: 'fur', stroke: 1 },
    { d: smooth(coords('-20,98 14,94 40,98 44,106 10,110 -18,108')), fill: 'pink', stroke: 0.9 },
    lines(
      [
        coords('34,107 34,102'),
        coords('26,108 26,102'),
        coords('-46,60 -30,52 -14,58'),
        coords('-50,74 -34,66 -18,72'),
        coords('-46,10 -34,6 -26,-4'),
        coords('-54,30 -44,24 -34,22'),
        coords('-8,-34 2,-42 10,-52'),
      ],
      0.6,
    ),
    brush(coords('-54,80 -48,56 -26,46'), 1.8),
    ...(withCheese ? cheese : []),
    // forepaws
    { d: smooth(coords('18,-6 32,-4 46,10 58,14 56,22 42,22 26,14')), fill: 'fur', stroke: 0.9 },
    { d: smooth(coords('52,10 64,10 66,18 58,23 50,20')), fill: 'pink', stroke: 0.8 },
    // near ear
    { d: circle([-14, -84], 26), fill: 'fur' },
    { d: circle([-13, -83], 18), fill: 'pink', stroke: 0.7 },
    brush(coords('-28,-80 -18,-68 -4,-68'), 1.4),
    { d: circle([48, -54], 6.6), fill: 'black', stroke: 0.5 },
    { d: circle([46, -57], 2.2), fill: 'paper', stroke: 0, shade: 0 },
    { d: circle([87, -40], 5), fill: 'pink', stroke: 0.9 },
    brush(coords('80,-32 68,-32 60,-36'), 1.3),
    whiskers([70, -38], [-24, -6, 14, 30], 44),
  ]
}

export const mouse: Motif = {
  name: 'mouse',
  category: 'animal',
  bulk: 0.4,
  grip: 'paws',
  words: ['mouse', 'rat', 'mice', 'field mouse', 'rodent', 'hamster'],
  variants: ['upright', 'cheese'],
  draw: ({ variant }) => measured(upright(variant === 'cheese')),
}
