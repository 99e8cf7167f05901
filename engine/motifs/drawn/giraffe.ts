import { measured } from '#engine/motifs/drawing/box.ts'
import { almondEye } from '#engine/motifs/drawing/anatomy.ts'
import { flow } from '#engine/motifs/drawing/figure.ts'
import {
  circle,
  coords,
  polygon,
  sample,
  smooth,
  tube,
  type Point,
  type Rng,
} from '#engine/motifs/drawing/geometry.ts'
import { along, brush, lines } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** Patches of the coat: crooked polygons in staggered rows with pale seams between them. */
function patches(body: ReturnType<typeof tube>, rows: number, random: Rng): Part[] {
  const parts: Part[] = []
  for (let row = 0; row < rows; row++) {
    const columns = row % 2 ? 3 : 2
    for (let c = 0; c < columns; c++) {
      const u = (row + 0.5) / rows,
        v = -0.9 + (1.8 * (c + 0.5)) / columns,
        du = 0.4 / rows,
        dv = 0.74 / columns
      const jag = () => 0.8 + random() * 0.4
      const ring: Point[] = (
        [
          [-1, -0.6],
          [-0.5, -1],
          [0.6, -0.95],
          [1, -0.2],
          [0.9, 0.7],
          [0.1, 1],
          [-0.8, 0.8],
        ] as const
      ).map(([a, b]) =>
        body.at(u + a * du * jag(), Math.max(-0.97, Math.min(0.97, v + b * dv * jag()))),
      )
      parts.push({ d: polygon(ring), fill: 'hair', stroke: 0.5, shade: 0.4 })
    }
  }
  return parts
}

/** Head and neck, looking right. */
function bust(random: Rng): Part[] {
  const neck = tube(sample(coords('-54,150 -44,80 -22,10 6,-52'), 16), (u) =>
    along([46, 36, 29, 25, 24], u),
  )
  return [
    // ossicones and far ear
    { d: smooth(coords('22,-84 22,-112 32,-112 34,-84')), fill: 'fur' },
    { d: circle([27, -116], 8), fill: 'hair' },
    { d: smooth(coords('40,-78 58,-98 76,-100 66,-84 50,-70')), fill: 'fur', tone: 0.15 },
    // mane along the nape
    ...flow({
      from: coords('-80,124 -64,54 -32,-16 0,-70'),
      to: coords('-112,108 -96,40 -66,-30 -30,-84'),
      count: 26,
      width: 5,
      sway: 0.1,
      tag: 'hair',
      stroke: 0.6,
      random,
    }),
    { d: neck.strip(0, 1, -1, 1, 50), fill: 'fur' },
    ...patches(neck, 9, random),
    // skull and long muzzle
    {
      d: smooth(
        coords(
          '-20,-58 -6,-84 22,-92 48,-82 66,-62 92,-44 116,-26 120,-10 108,2 86,2 62,-8 40,-18 20,-22 0,-30',
        ),
      ),
      fill: 'fur',
    },
    {
      d: smooth(coords('88,-44 116,-28 121,-10 108,3 88,2 78,-14 80,-34')),
      fill: 'furLight',
      stroke: 0.7,
    },
    // near ossicone and ear
    { d: smooth(coords('0,-80 -4,-110 8,-112 14,-84')), fill: 'fur' },
    { d: circle([1, -115], 9), fill: 'hair' },
    { d: smooth(coords('-6,-66 -30,-86 -56,-88 -42,-68 -18,-54')), fill: 'fur' },
    { d: smooth(coords('-14,-66 -32,-78 -46,-80 -36,-68 -20,-60')), fill: 'pink', stroke: 0.6 },
    ...almondEye([56, -56], [36, -60], 15, { iris: 'leather', lid: 2.6 }),
    lines([coords('36,-68 28,-74'), coords('42,-70 38,-78'), coords('50,-70 50,-78')], 1),
    { d: smooth(coords('104,-28 112,-26 111,-19 103,-21')), fill: 'black', stroke: 0.4 },
    brush(coords('118,-8 100,-8 82,-12'), 1.8),
    ...coords('8,-54 22,-44 12,-38 30,-32 46,-28 4,-44').map(([x, y], i): Part => ({
      d: smooth([
        [x - 6, y],
        [x, y - 5],
        [x + 6, y - 1],
        [x + 2, y + 5],
      ]),
      fill: 'hair',
      stroke: 0.5,
      detail: i % 2 ? 1 : 0,
    })),
    lines(
      [
        coords('60,-46 74,-38 84,-32'),
        coords('56,-34 68,-26 80,-22'),
        coords('-4,-40 6,-30 20,-24'),
      ],
      0.6,
    ),
  ]
}

export const giraffe: Motif = {
  name: 'giraffe',
  category: 'animal',
  words: ['giraffe', 'giraffe head'],
  variants: ['bust'],
  draw: ({ random }) => measured(bust(random)),
}
