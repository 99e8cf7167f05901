import { measured } from '#engine/motifs/drawing/box.ts'
import { roundEye } from '#engine/motifs/drawing/anatomy.ts'
import { leaf, stem } from '#engine/motifs/drawing/flora.ts'
import { coords, sample, smooth, tube } from '#engine/motifs/drawing/geometry.ts'
import { placed } from '#engine/motifs/drawing/parts.ts'
import { along, brush, lines } from '#engine/motifs/drawing/pen.ts'
import { birdWing, featherRow, scallops } from '#engine/motifs/drawing/plumage.ts'
import type { Marks, Motif, Part } from '#engine/motifs/motif.ts'

/** A dove coming in with raised wings, head to the right. */
function flying(): Part[] {
  const body = tube(sample(coords('-66,34 -30,30 14,14 50,-12 66,-24'), 14), (u) =>
    along([9, 20, 27, 26, 19, 15, 14], u),
  )
  return [
    // far wing
    ...birdWing({
      edge: coords('30,-14 46,-60 74,-92 104,-112'),
      angles: [150, 176, 214, 262, 290],
      lengths: [52, 58, 60, 56, 44],
      count: 11,
      width: 8,
    }).map((part) => (part.fill ? { ...part, tone: 0.14 } : part)),
    // tail fan
    ...featherRow({
      edge: coords('-58,26 -62,36 -58,46'),
      angles: [196, 176, 152],
      lengths: [66, 74, 64],
      count: 9,
      width: 8.5,
      barbs: 4,
    }),
    {
      d: smooth([
        ...[0, 0.2, 0.4, 0.6, 0.8, 1].map((u) => body.at(u, -1)),
        ...coords('80,-44 96,-42 100,-28 90,-16'),
        ...[0.86, 0.66, 0.45, 0.25, 0].map((u) => body.at(u, 1)),
      ]),
      fill: 'feather',
    },
    ...scallops(body, {
      u0: 0.12,
      u1: 0.8,
      v0: 0.05,
      v1: 0.9,
      rows: 8,
      columns: 3,
      tag: 'feather',
      detail: 2,
    }),
    { d: 'M97 -36C106 -36 113 -32 117 -27C110 -26 103 -25 97 -26Z', fill: 'beak', stroke: 0.8 },
    lines([coords('98,-31 106,-30 114,-28')], 0.6),
    ...roundEye([88, -33], 4.2, 'red'),
    brush(coords('62,8 40,28 12,36'), 1.2),
    // near wing
    ...birdWing({
      edge: coords('26,0 8,-52 -14,-88 -40,-122'),
      angles: [196, 204, 216, 236, 258],
      lengths: [66, 78, 84, 80, 58],
      count: 14,
      width: 9.5,
    }),
    // feet tucked back
    brush(coords('0,38 -12,48 -26,50'), 2, 'beak'),
    brush(coords('12,36 2,48 -12,52'), 2, 'beak'),
  ]
}

const sprig = (): Part[] => [
  stem(coords('112,-30 128,-18 146,0'), 1.2, 1),
  ...[0.2, 0.45, 0.7, 1].flatMap((u, i) =>
    [-1, 1].flatMap((side) =>
      placed(leaf({ length: 26 - i * 2, width: 5.5, veins: 0 }), {
        x: 112 + 34 * u,
        y: -30 + 30 * u,
        angle: 2.2 + side * 0.75,
      }),
    ),
  ),
]

/** The plumage helpers default to brown feathers; a dove is white. */
const white = (parts: readonly Part[]): Part[] =>
  parts.map((part) => (part.fill === 'feather' ? { ...part, fill: 'paper' } : part))

/** Where the head is, for whoever is to hold, wear or meet something with it. */
const MARKS: Readonly<Record<string, Marks>> = {
  flying: { eyes: [[88, -33]], mouth: [112, -30], crown: [78, -50] },
  olive: { eyes: [[88, -33]], mouth: [104, -28], crown: [78, -50] },
}

export const dove: Motif = {
  name: 'dove',
  kind: 'flyer',
  category: 'animal',
  bulk: 0.4,
  marks: (variant) => MARKS[variant],
  words: ['dove', 'white dove', 'pigeon', 'peace dove', 'holy spirit', 'dove with olive branch'],
  variants: ['flying', 'olive'],
  draw: ({ variant }) => measured([...white(flying()), ...(variant === 'olive' ? sprig() : [])]),
}
