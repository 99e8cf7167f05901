import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, polar, sample, smooth, tube, type Point } from '#engine/motifs/drawing/geometry.ts'
import { horn, roundEye } from '#engine/motifs/drawing/anatomy.ts'
import { along, brush, degrees, lines } from '#engine/motifs/drawing/pen.ts'
import { birdWing, featherRow, scallops } from '#engine/motifs/drawing/plumage.ts'
import { placed } from '#engine/motifs/drawing/parts.ts'
import type { Marks, Motif, Part, Tag } from '#engine/motifs/motif.ts'

/** Red-capped head in profile, beak to the right, around (112, -35). */
function craneHead(): Part[] {
  return [
    {
      d: smooth(coords('122,-38 114,-45 104,-42 100,-34 106,-27 116,-28 122,-32')),
      fill: 'featherWhite',
    },
    { d: smooth(coords('121,-39 114,-46 105,-43 108,-39 116,-38')), fill: 'red', stroke: 0.7 },
    { d: 'M119 -39C134 -38 150 -34 164 -28C148 -29 132 -29 119 -31Z', fill: 'beak' },
    lines([coords('121,-35 136,-34 154,-30')], 0.6),
    ...roundEye([114, -36], 2.8, 'gold'),
    brush(coords('108,-31 114,-30 120,-33'), 1),
  ]
}

const TRAILING_LEGS: Part[] = [0, 6].flatMap((dy) => [
  ...horn(
    [
      [-44, 26 + dy],
      [-92, 42 + dy],
      [-134, 52 + dy],
    ],
    3.4,
    { tag: 'steelDark', tip: 0.5, rings: 5 },
  ),
  ...horn(
    [
      [-132, 52 + dy],
      [-146, 58 + dy],
      [-158, 58 + dy],
    ],
    2.4,
    { tag: 'steelDark' },
  ),
])

/** In flight, neck stretched to the right. */
function flying(): Part[] {
  const neckCurve: Point[] = coords('112,-34 92,-26 66,-22 38,-6 4,10 -34,20 -62,26')
  const body = tube(sample(neckCurve, 14), (u) => along([5.5, 5.5, 6, 8, 15, 23, 24, 18, 8], u))
  const wing = (edge: readonly Point[], angles: readonly number[], lengths: readonly number[]) =>
    birdWing({
      edge,
      angles,
      lengths,
      count: 14,
      width: 8,
      tags: ['featherWhite', 'featherWhite', 'featherWhite'],
    })
  return [
    ...wing(coords('34,-8 44,-34 66,-62 84,-84'), [196, 226, 252, 276, 302], [46, 60, 72, 76, 62]),
    ...TRAILING_LEGS,
    // black tertials fall over the tail
    ...featherRow({
      edge: coords('-40,14 -52,28'),
      angles: [194, 176, 160],
      lengths: [56, 60, 50],
      count: 6,
      width: 7.5,
      tag: 'black',
    }),
    { d: body.strip(0, 1, -1, 1, 70), fill: 'featherWhite' },
    ...scallops(body, {
      u0: 0.44,
      u1: 0.98,
      v0: -0.95,
      v1: 0.95,
      rows: 11,
      columns: 5,
      tag: 'featherWhite',
      overlap: 1.6,
    }),
    // black throat and neck stripe
    {
      d: smooth([
        body.at(0.02, -1),
        body.at(0.05, 0.2),
        body.at(0.2, 0.35),
        body.at(0.36, 0.2),
        body.at(0.46, -0.4),
        body.at(0.42, -0.95),
        body.at(0.3, -1),
        body.at(0.14, -1),
      ]),
      fill: 'black',
      stroke: 0.4,
    },
    ...wing(
      coords('26,4 8,-24 -12,-56 -22,-84 -22,-98'),
      [166, 184, 206, 230, 256, 280],
      [52, 74, 92, 104, 100, 74],
    ),
    ...craneHead(),
  ]
}

function shank(points: string, toes: readonly number[]): Part[] {
  const [x, y] = coords(points).at(-1)!
  return [
    ...toes.flatMap((angle) =>
      horn(
        [[x, y - 2], polar(9, degrees(angle), [x, y - 1]), polar(20, degrees(angle), [x, y])],
        2.4,
        { tag: 'steelDark' },
      ),
    ),
    ...horn(coords(points), 4.2, { tag: 'steelDark', tip: 0.55, rings: 8 }),
  ]
}

function foldedWing(): Part[] {
  const quills = (edge: string, lengths: readonly number[], tag: Tag, count: number) =>
    featherRow({
      edge: coords(edge),
      angles: [164, 156, 146],
      lengths,
      count,
      width: 7.5,
      tag,
      pointed: true,
      barbs: 5,
    })
  return [
    ...quills('-30,20 -14,28 2,32', [62, 58, 46], 'featherWhite', 6),
    ...quills('-22,4 -4,14 16,18', [56, 54, 40], 'featherWhite', 7),
    {
      d: smooth(coords('40,-22 44,-2 30,16 6,22 -14,12 -16,-2 4,-14 22,-26')),
      fill: 'featherWhite',
    },
    ...scallops(
      tube(sample(coords('34,-20 16,-4 -12,12'), 10), (u) => along([9, 18, 17, 10], u)),
      {
        u0: 0,
        u1: 0.95,
        rows: 7,
        columns: 4,
        tag: 'featherWhite',
        overlap: 1.7,
        stroke: 0.6,
      },
    ),
  ]
}

/** On one leg, neck in an S, as it stands in the reeds of a screen. */
function standing(): Part[] {
  const body = tube(
    sample(coords('52,-112 36,-98 28,-72 44,-42 36,-10 4,8 -30,24 -60,42'), 14),
    (u) => along([5.5, 6, 6.5, 8, 12, 25, 31, 27, 8], u),
  )
  return [
    ...shank('4,34 30,70 6,96 -2,112', [100, 130, 160]),
    ...shank('-10,38 -6,90 -10,150', [8, 30, 172]),
    // black tertials fall over the tail
    ...featherRow({
      edge: coords('-40,20 -52,40'),
      angles: [150, 138, 122],
      lengths: [58, 66, 56],
      count: 7,
      width: 8,
      tag: 'black',
      bend: 0.14,
    }),
    { d: body.strip(0, 1, -1, 1, 80), fill: 'featherWhite' },
    ...scallops(body, {
      u0: 0.5,
      u1: 0.98,
      v0: -0.95,
      v1: 0.95,
      rows: 11,
      columns: 6,
      tag: 'featherWhite',
      overlap: 1.7,
    }),
    {
      d: smooth([
        body.at(0.02, -1),
        body.at(0.04, 0.3),
        body.at(0.2, 0.4),
        body.at(0.36, 0.3),
        body.at(0.44, -0.3),
        body.at(0.4, -0.98),
        body.at(0.28, -1),
        body.at(0.12, -1),
      ]),
      fill: 'black',
      stroke: 0.4,
    },
    ...foldedWing(),
    ...placed(craneHead(), { x: -58, y: -80, angle: degrees(4) }),
  ]
}

/** Where the head is, for whoever is to hold, wear or meet something with it. */
const MARKS: Readonly<Record<string, Marks>> = {
  flying: { eyes: [[113, -36]], mouth: [150, -28], crown: [108, -46] },
  standing: { eyes: [[57, -108]], mouth: [98, -100], crown: [52, -118], feet: [[-4, 150]] },
}

/** Red-crowned crane: in flight, or standing on one leg. */
export const crane: Motif = {
  name: 'crane',
  kind: 'flyer',
  category: 'animal',
  bulk: 0.66,
  marks: (variant) => MARKS[variant],
  words: ['crane', 'japanese crane', 'heron', 'stork', 'tsuru'],
  variants: ['flying', 'standing'],
  draw: ({ variant }) => measured(variant === 'standing' ? standing() : flying()),
}
