import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, sample, smooth, tube } from '#engine/motifs/drawing/geometry.ts'
import type { Rng } from '#shared/random.ts'
import { claw, horn, roundEye } from '#engine/motifs/drawing/anatomy.ts'
import { lock } from '#engine/motifs/drawing/fur.ts'
import { along, brush, degrees, lines } from '#engine/motifs/drawing/pen.ts'
import { birdWing, featherRow, scallops } from '#engine/motifs/drawing/plumage.ts'
import { placed } from '#engine/motifs/drawing/parts.ts'
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

/** Calling head in profile, bill to the right, the skull around (30, -70). */
function ravenHead(random: Rng): Part[] {
  return [
    // shaggy throat
    ...[0, 1, 2, 3, 4, 5, 6].flatMap((i) =>
      lock(
        [60 - i * 8, -58 + (i % 2) * 8 + i * 1.5],
        degrees(84 + i * 7 + (random() - 0.5) * 8),
        32,
        6,
        -0.1,
        'featherBlack',
        1,
      ),
    ),
    // bill, slightly open
    { d: 'M52 -61C66 -60 78 -58 89 -57C80 -51 68 -48 54 -51Z', fill: 'steelDark' },
    { d: 'M58 -65C70 -65 79 -63 86 -62C78 -58 68 -57 56 -59Z', fill: 'red', stroke: 0.5 },
    {
      d: smooth(coords('60,-80 50,-92 30,-95 10,-86 2,-68 8,-48 26,-42 46,-46 58,-58')),
      fill: 'featherBlack',
    },
    {
      d: 'M54 -83C68 -88 84 -84 94 -75C99 -70 101 -63 99 -57C93 -64 78 -66 54 -65C50 -70 50 -78 54 -83Z',
      fill: 'steelDark',
    },
    ...[0, 1, 2].flatMap((i) =>
      lock([52, -80 + i * 6], degrees(-8 + i * 9), 18 - i * 2, 2.4, 0.08, 'featherBlack', 0),
    ),
    lines([coords('71,-77 82,-76 90,-70')], 0.6),
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
      lock([x!, y!], degrees(angle!), 20, 4.4, 0.1, 'featherBlack', 1, 1),
    ),
  ]
}

function bareBranch(): Part[] {
  const branch = tube(sample(coords('-104,96 -40,92 30,96 106,82'), 12), (u) => 7 - u * 3)
  return [
    { d: branch.strip(), fill: 'wood' },
    ...horn(coords('52,92 66,74 88,64'), 4, { tag: 'wood' }),
    lines(
      [coords('-98,95 -60,90 -24,92'), coords('0,96 40,95 80,88'), coords('-80,100 -50,97 -36,97')],
      0.6,
    ),
  ]
}

/** On a bare branch. */
function perched(random: Rng): Part[] {
  const body = tube(sample(coords('40,-72 26,-44 10,0 -16,50'), 12), (u) =>
    along([20, 24, 36, 37, 32, 18], u),
  )
  return [
    ...featherRow({
      edge: coords('-30,40 -12,56'),
      angles: [136, 128, 118],
      lengths: [80, 84, 74],
      count: 5,
      width: 9,
      tag: 'featherBlack',
      bend: 0.02,
    }),
    ...horn(coords('18,36 22,66 20,92'), 6, { tag: 'steelDark', tip: 0.6, rings: 6 }),
    ...horn(coords('-4,40 -2,66 -8,92'), 6, { tag: 'steelDark', tip: 0.6, rings: 6 }),
    ...bareBranch(),
    ...foot(20, 92),
    ...foot(-8, 92),
    ...[0, 1, 2, 3].flatMap((i) =>
      lock([-6 + i * 11, 34 - i * 2], degrees(98 - i * 6), 38, 8, 0.06, 'featherBlack', 2),
    ),
    { d: body.strip(0, 1, -1, 1, 60), fill: 'featherBlack' },
    ...scallops(body, {
      u0: 0.2,
      u1: 0.98,
      rows: 13,
      columns: 6,
      v0: -0.96,
      v1: 0.96,
      tag: 'featherBlack',
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
      tag: 'featherBlack',
      barbs: 6,
      pointed: true,
    }),
    ...featherRow({
      edge: coords('-26,-14 -8,4 14,16'),
      angles: [126, 122, 114],
      lengths: [74, 74, 56],
      count: 8,
      width: 7.5,
      tag: 'featherBlack',
      barbs: 4,
      pointed: true,
    }),
    {
      d: smooth(coords('14,-46 28,-30 26,-4 8,16 -14,16 -32,0 -26,-26 -8,-42')),
      fill: 'featherBlack',
      stroke: 1,
    },
    ...scallops(
      tube(sample(coords('14,-44 4,-14 -20,20'), 10), (u) => along([10, 24, 27, 20], u)),
      { u0: 0, u1: 0.86, rows: 6, columns: 5, tag: 'featherBlack', overlap: 1.7, stroke: 0.7 },
    ),
    ...ravenHead(random),
  ]
}

/** Beating through the air in profile, the fingers of the wings spread. */
function flying(random: Rng): Part[] {
  const body = tube(sample(coords('62,-30 40,-16 8,0 -30,12 -60,20'), 12), (u) =>
    along([17, 24, 29, 27, 19, 10], u),
  )
  const tags = ['featherBlack', 'featherBlack', 'featherBlack'] as const
  const farWing = birdWing({
    edge: coords('34,-22 52,-54 58,-90 46,-122'),
    angles: [118, 140, 160, 182, 206, 232, 258],
    lengths: [50, 62, 72, 80, 86, 86, 74],
    count: 13,
    width: 8.5,
    tags,
    pointed: true,
  })
  const nearWing = birdWing({
    edge: coords('24,-12 4,-44 -26,-70 -66,-92'),
    angles: [100, 112, 124, 138, 154, 176, 204],
    lengths: [58, 68, 80, 94, 106, 108, 92],
    count: 14,
    width: 9.5,
    tags,
    pointed: true,
  })
  return [
    ...farWing.map((part) => ({ ...part, tone: part.fill ? 0.12 : undefined })),
    ...featherRow({
      edge: coords('-48,12 -44,28'),
      angles: [196, 180, 158],
      lengths: [62, 74, 66],
      count: 7,
      width: 9.5,
      tag: 'featherBlack',
      bend: 0,
    }),
    ...placed(foot(0, 0), { x: -18, y: 38, scale: 0.8, angle: degrees(60) }),
    ...placed(foot(0, 0), { x: -2, y: 38, scale: 0.8, angle: degrees(56) }),
    ...[0, 1, 2, 3].flatMap((i) =>
      lock([-26 + i * 10, 22 - i * 2], degrees(122 - i * 6), 30, 8, 0.06, 'featherBlack', 2),
    ),
    { d: body.strip(0, 1, -1, 1, 60), fill: 'featherBlack' },
    ...scallops(body, {
      u0: 0.1,
      u1: 0.96,
      rows: 13,
      columns: 6,
      v0: -0.96,
      v1: 0.96,
      tag: 'featherBlack',
      pointed: true,
      overlap: 1.8,
      stroke: 0.6,
    }),
    ...placed(ravenHead(random), { x: 34, y: 36, angle: degrees(-3) }),
    ...nearWing,
  ]
}

/** Raven: perched and calling, or in flight. */
export const raven: Motif = {
  name: 'raven',
  kind: 'flyer',
  category: 'animal',
  bulk: 0.55,
  words: ['raven', 'crow', 'blackbird', 'nevermore'],
  variants: ['perched', 'flying'],
  draw: ({ variant, random }) => measured(variant === 'flying' ? flying(random) : perched(random)),
}
