import { measured } from '#engine/motifs/drawing/box.ts'
import {
  coords,
  circle,
  polygon,
  sample,
  smooth,
  tube,
  type Point,
} from '#engine/motifs/drawing/geometry.ts'
import type { Rng } from '#shared/random.ts'
import { along, brush, flip, lines, symmetric } from '#engine/motifs/drawing/pen.ts'
import { furRow, tufted } from '#engine/motifs/drawing/fur.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, mirrored } from '#engine/motifs/drawing/parts.ts'

/** Hairy jointed leg: hip, knee, shin, tip. */
function leg(points: readonly Point[]): Part[] {
  const limb = tube(sample(points, 12), (u) => along([4.6, 5.4, 4.4, 4.6, 3, 1], u))
  const hairs: string[] = []
  for (let i = 0; i < 30; i++) {
    const u = 0.12 + i * 0.029
    for (const side of [-1, 1])
      hairs.push(polygon([limb.at(u, side * 0.9), limb.at(u + 0.025, side * 1.9)], false))
  }
  const bands: Part[] = [0.28, 0.5, 0.72].map((u) => ({
    d: limb.strip(u, u + 0.07, -1, 1, 6),
    fill: 'red',
    stroke: 0.5,
    detail: 1,
  }))
  return [
    line(hairs.join(''), 0.5, 2),
    { d: limb.strip(0, 1, -1, 1, 44), fill: 'furBlack', tone: 0.1 },
    ...bands,
  ]
}

/** From above, hanging from a thread. */
function hanging(): Part[] {
  const legs: Point[][] = [
    coords('10,-30 34,-70 56,-90 50,-136'),
    coords('14,-24 52,-50 86,-58 112,-102'),
    coords('14,-14 56,-6 86,14 118,50'),
    coords('10,-6 40,28 58,66 62,122'),
  ]
  return [
    line('M0 -160L0 -50', 0.7, 0),
    ...mirrored(legs.flatMap(leg)),
    { d: symmetric(coords('0,-4 22,2 40,28 40,56 22,82 0,92')), fill: 'black' },
    {
      d: symmetric(coords('0,0 20,6 36,30 36,54 20,78 0,87')),
      fill: 'furBlack',
      stroke: 0.5,
      tone: 0.1,
    },
    ...mirrored([
      // leaf-shaped marking with an hourglass at its heart
      brush(coords('4,8 20,22 22,46 8,78'), 2.6),
      lines(
        [coords('28,22 32,36 31,50'), coords('26,62 22,70 14,78'), coords('12,10 22,18 30,32')],
        0.6,
      ),
      ...[26, 40, 54].map((y): Part => ({
        d: circle([28, y + 2], 2),
        fill: 'red',
        stroke: 0.4,
        detail: 1,
      })),
    ]),
    {
      d: 'M0 20C10 24 12 30 3 42C12 54 10 62 0 68C-10 62 -12 54 -3 42C-12 30 -10 24 0 20Z',
      fill: 'red',
      stroke: 0.8,
    },
    ...mirrored([
      { d: smooth(coords('3,-50 12,-52 16,-68 11,-74 4,-64')), fill: 'furBlack', stroke: 0.9 },
      { d: 'M10 -72C12 -80 8 -86 3 -88C6 -82 5 -78 6 -70Z', fill: 'black', stroke: 0.4 },
    ]),
    { d: symmetric(coords('0,-56 14,-54 24,-34 20,-10 0,2')), fill: 'furBlack', tone: 0.06 },
    ...mirrored([
      { d: circle([4, -45], 3.2), fill: 'black', stroke: 0.5 },
      { d: circle([11, -42], 2.4), fill: 'black', stroke: 0.5 },
      { d: circle([4.6, -46], 0.9), fill: 'paper', stroke: 0, shade: 0 },
      { d: circle([7, -37], 1.6), fill: 'black', stroke: 0.3, detail: 1 },
      lines(
        [coords('4,-24 12,-30 19,-36'), coords('4,-18 12,-16 21,-22'), coords('3,-12 8,-6 14,-4')],
        0.7,
      ),
    ]),
    brush(coords('0,-30 0.5,-18 0,-6'), 1.6),
  ]
}

const FRONT_LEGS = [
  '16,-8 42,-70 66,-88 76,-14',
  '18,-4 66,-64 100,-58 112,26',
  '18,4 68,-36 112,-14 124,66',
  '14,12 46,-18 74,6 76,82',
]

const HALF_HEAD = coords('0,-44 20,-42 34,-26 36,-6 26,12 0,18')
const HEAD_OUTLINE = [...HALF_HEAD, ...HALF_HEAD.slice(1, -1).toReversed().map(flip)]

/** The eyes in two rows, the middle pair large. */
const GAZE: Part[] = [
  [6.5, -12, 6],
  [18.5, -13, 4],
  [11, -25, 2.8],
  [22, -24, 3],
].flatMap(([x, y, r]): Part[] => [
  { d: circle([x!, y!], r!), fill: 'black', stroke: 0.8 },
  { d: circle([x! - r! * 0.3, y! - r! * 0.35], r! * 0.3), fill: 'paper', stroke: 0, shade: 0 },
])

/** Creeping towards us: arched legs, eight eyes and the fangs. */
function lurking(random: Rng): Part[] {
  const jaw: Part[] = [
    { d: 'M8 34C12 44 12 56 4 64C3 56 1 46 2 36Z', fill: 'black', stroke: 0.5 },
    { d: smooth(coords('1,4 14,2 21,14 19,32 10,40 2,36')), fill: 'furBlack' },
    lines([coords('6,12 8,22 6,32'), coords('14,12 15,22 12,32')], 0.6),
  ]
  const feeler = tube(sample(coords('18,10 34,16 38,36 30,52'), 10), (u) =>
    along([5, 6, 6, 5, 1], u),
  )
  return [
    // the round abdomen rises behind the head
    { d: symmetric(coords('0,-96 26,-90 44,-66 44,-36 24,-14 0,-8')), fill: 'furBlack' },
    {
      d: 'M0 -86C12 -80 14 -72 4 -62C14 -52 12 -44 0 -38C-12 -44 -14 -52 -4 -62C-14 -72 -12 -80 0 -86Z',
      fill: 'red',
      stroke: 0.8,
    },
    ...mirrored([lines([coords('22,-82 34,-68 37,-50'), coords('14,-90 26,-78 30,-62')], 0.6)]),
    ...mirrored(
      FRONT_LEGS.slice(0, 3)
        .toReversed()
        .flatMap((points) => leg(coords(points))),
    ),
    {
      d: tufted(HEAD_OUTLINE, 40, 3, 0.3),
      fill: 'furBlack',
    },
    ...mirrored(
      furRow({
        edge: coords('3,-40 16,-38 28,-30'),
        angles: [-92, -72, -46],
        lengths: [12, 12, 10],
        count: 5,
        width: 3,
        tag: 'furBlack',
        random,
        detail: 1,
      }),
    ),
    ...mirrored(leg(coords(FRONT_LEGS[3]!))),
    ...mirrored(jaw),
    ...mirrored([
      { d: feeler.strip(0, 1, -1, 1, 24), fill: 'furBlack' },
      { d: feeler.strip(0.5, 0.62, -1, 1, 6), fill: 'red', stroke: 0.5, detail: 1 },
    ]),
    ...mirrored(GAZE),
    ...mirrored([lines([coords('4,-36 10,-34 14,-30'), coords('28,-12 30,-4 26,4')], 0.7)]),
  ]
}

/** Spider: from above on its thread, or face to face. */
export const spider: Motif = {
  name: 'spider',
  settles: true,
  category: 'animal',
  bulk: 0.4,
  words: ['spider', 'black widow', 'tarantula', 'arachnid'],
  variants: ['top', 'front'],
  draw: ({ variant, random }) => measured(variant === 'front' ? lurking(random) : hanging()),
}
