import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, sample, smooth, tube } from '#engine/motifs/drawing/geometry.ts'
import { claw, horn, roundEye } from '#engine/motifs/drawing/anatomy.ts'
import { lock } from '#engine/motifs/drawing/fur.ts'
import { along, brush, degrees, lines } from '#engine/motifs/drawing/pen.ts'
import { featherRow, scallops } from '#engine/motifs/drawing/plumage.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

const foot = (x: number, y: number): Part[] => [
  ...coords('20,34 40,60 70,90 160,150').flatMap(([out, hook]) =>
    claw(
      [x + 14 * Math.cos(degrees(out)), y + 8 * Math.sin(degrees(out))],
      degrees(hook),
      12,
      2.6,
      0.4,
    ),
  ),
  ...[20, 60, 150].flatMap((angle) =>
    horn(
      [
        [x, y - 4],
        [x + 8 * Math.cos(degrees(angle)), y - 2],
        [x + 15 * Math.cos(degrees(angle)), y + 8 * Math.sin(degrees(angle))],
      ],
      3.6,
      { tag: 'steelDark', tip: 0.5, rings: 2 },
    ),
  ),
]

/** Raven on a bare branch, calling. */
export const raven: Motif = {
  name: 'raven',
  category: 'animal',
  words: ['raven', 'crow', 'blackbird', 'nevermore'],
  variants: ['perched'],
  draw({ random }) {
    const body = tube(sample(coords('40,-72 26,-44 10,0 -16,50'), 12), (u) =>
      along([20, 24, 36, 37, 32, 18], u),
    )
    const branch = tube(sample(coords('-104,96 -40,92 30,96 106,82'), 12), (u) => 7 - u * 3)
    const parts: Part[] = [
      ...featherRow({
        edge: coords('-30,40 -12,56'),
        angles: [136, 128, 118],
        lengths: [80, 84, 74],
        count: 5,
        width: 9,
        tag: 'featherDark',
        bend: 0.02,
      }),
      ...horn(coords('18,36 22,66 20,92'), 6, { tag: 'steelDark', tip: 0.6, rings: 6 }),
      ...horn(coords('-4,40 -2,66 -8,92'), 6, { tag: 'steelDark', tip: 0.6, rings: 6 }),
      { d: branch.strip(), fill: 'wood' },
      ...horn(coords('52,92 66,74 88,64'), 4, { tag: 'wood' }),
      lines(
        [
          coords('-98,95 -60,90 -24,92'),
          coords('0,96 40,95 80,88'),
          coords('-80,100 -50,97 -36,97'),
        ],
        0.6,
      ),
      ...foot(20, 92),
      ...foot(-8, 92),
      ...[0, 1, 2, 3].flatMap((i) =>
        lock([-6 + i * 11, 34 - i * 2], degrees(98 - i * 6), 38, 8, 0.06, 'featherDark', 2),
      ),
      { d: body.strip(0, 1, -1, 1, 60), fill: 'featherDark' },
      ...scallops(body, {
        u0: 0.2,
        u1: 0.98,
        rows: 13,
        columns: 6,
        v0: -0.96,
        v1: 0.96,
        tag: 'featherDark',
        pointed: true,
        overlap: 1.8,
        stroke: 0.6,
      }),
      // folded wing: long primaries first, then coverts, smaller towards the shoulder
      ...featherRow({
        edge: coords('-20,10 -4,22 8,28'),
        angles: [128, 126, 122],
        lengths: [116, 108, 84],
        count: 6,
        width: 8,
        tag: 'featherDark',
        barbs: 6,
        pointed: true,
      }),
      ...featherRow({
        edge: coords('-26,-14 -8,4 14,16'),
        angles: [126, 122, 114],
        lengths: [74, 74, 56],
        count: 8,
        width: 7.5,
        tag: 'featherDark',
        barbs: 4,
        pointed: true,
      }),
      {
        d: smooth(coords('14,-46 28,-30 26,-4 8,16 -14,16 -32,0 -26,-26 -8,-42')),
        fill: 'featherDark',
        stroke: 1,
      },
      ...scallops(
        tube(sample(coords('14,-44 4,-14 -20,20'), 10), (u) => along([10, 24, 27, 20], u)),
        { u0: 0, u1: 0.86, rows: 6, columns: 5, tag: 'featherDark', overlap: 1.7, stroke: 0.7 },
      ),
      // shaggy throat
      ...[0, 1, 2, 3, 4, 5, 6].flatMap((i) =>
        lock(
          [60 - i * 8, -58 + (i % 2) * 8 + i * 1.5],
          degrees(84 + i * 7 + (random() - 0.5) * 8),
          32,
          6,
          -0.1,
          'featherDark',
          1,
        ),
      ),
      // bill, slightly open
      { d: 'M52 -61C68 -60 84 -58 98 -57C88 -50 70 -46 54 -50Z', fill: 'steelDark' },
      { d: 'M58 -65C72 -65 84 -63 93 -62C82 -57 68 -56 56 -59Z', fill: 'red', stroke: 0.5 },
      {
        d: smooth(coords('60,-80 50,-92 30,-95 10,-86 2,-68 8,-48 26,-42 46,-46 58,-58')),
        fill: 'featherDark',
      },
      {
        d: 'M54 -86C72 -92 92 -87 104 -76C110 -70 111 -63 108 -57C102 -64 84 -66 54 -64C50 -70 50 -79 54 -86Z',
        fill: 'steelDark',
      },
      ...[0, 1, 2].flatMap((i) =>
        lock([52, -80 + i * 6], degrees(-8 + i * 9), 18 - i * 2, 2.4, 0.08, 'featherDark', 0),
      ),
      lines([coords('74,-78 88,-77 98,-70')], 0.6),
      ...roundEye([43, -76], 5.4, 'furLight'),
      brush(coords('30,-80 43,-85 56,-79'), 1.8),
      ...[
        [14, -64, 118],
        [24, -54, 110],
        [36, -52, 100],
        [12, -78, 130],
        [22, -70, 122],
        [26, -86, 150],
      ].flatMap(([x, y, angle]) =>
        lock([x!, y!], degrees(angle!), 20, 4.4, 0.1, 'featherDark', 1, 1),
      ),
    ]
    return measured(parts)
  },
}
