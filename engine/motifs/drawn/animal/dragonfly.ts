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
import { horn } from '#engine/motifs/drawing/anatomy.ts'
import { type Tube, along, brush, flip, lines, symmetric } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, mirrored, placed } from '#engine/motifs/drawing/parts.ts'

/** A wing is a pane: lit as a body, it would be a finger. */
const PANE = 0.08

/** Glassy wing with a stout leading vein, long veins and a mesh of cells. */
function wing(spine: readonly Point[], widths: readonly number[]): Part[] {
  const blade = tube(sample(spine, 12), (u) => along(widths, u))
  const cells: string[] = []
  for (let i = 1; i < 22; i++) {
    const u = i / 22
    // brick pattern: neighbouring columns are offset so the mesh reads as cells
    const rows = [-0.62, -0.2, 0.2, 0.6, 1]
    for (let k = 0; k < rows.length - 1; k++) {
      const shift = k % 2 ? 0.022 : 0
      cells.push(
        polygon([blade.at(u + shift, rows[k]!), blade.at(u + shift, rows[k + 1]! * 0.98)], false),
      )
    }
  }
  return [
    {
      d: smooth(
        [
          ...[0, 0.2, 0.4, 0.6, 0.8, 0.93].map((u) => blade.at(u, -1)),
          blade.at(1, 0),
          ...[0.93, 0.8, 0.6, 0.4, 0.2, 0].map((u) => blade.at(u, 1)),
        ],
        true,
        0.9,
      ),
      fill: 'glass',
      shade: PANE,
    },
    line([-0.62, -0.2, 0.2, 0.6].map((v) => blade.line(0, 0.95, v, 20)).join(''), 0.8, 1),
    line(cells.join(''), 0.55, 2),
    line(blade.line(0, 0.94, -0.96, 20), 1.5, 1),
    { d: blade.strip(0.82, 0.92, -0.95, -0.62, 6), fill: 'black', stroke: 0.4, detail: 1 },
  ]
}

/** Dark joints and pale marks along the abdomen. */
const rings = (abdomen: Tube): Part[] =>
  Array.from({ length: 9 }, (_, i): Part[] => {
    const u = 0.08 + i * 0.1
    return [
      { d: abdomen.strip(u, u + 0.018, -1, 1, 4), fill: 'black', stroke: 0.3, detail: 1 },
      {
        d: smooth([
          abdomen.at(u + 0.03, 0),
          abdomen.at(u + 0.05, 0.5),
          abdomen.at(u + 0.09, 0),
          abdomen.at(u + 0.05, -0.5),
        ]),
        fill: 'ice',
        stroke: 0.4,
        detail: 1,
      },
    ]
  }).flat()

/** From above, all four wings out. */
function fromAbove(): Part[] {
  const abdomen = tube(sample(coords('0,-2 0,40 0,90 0,132'), 12), (u) =>
    along([10, 6.5, 6, 6, 6.5, 7, 4.5], u),
  )
  const thorax: Point[] = coords('0,-50 14,-44 18,-24 14,-4 0,4')
  return [
    ...mirrored(wing(coords('8,-14 50,-2 96,22 122,40'), [7, 15, 18, 15, 8])),
    ...mirrored(wing(coords('8,-32 50,-44 100,-58 136,-66'), [7, 12, 15, 14, 8])),
    ...mirrored(horn(coords('10,-44 24,-60 20,-78'), 2, { tag: 'black' })),
    ...[-3.5, 3.5].flatMap((x) =>
      horn(
        [
          [x * 0.6, 128],
          [x, 138],
          [x * 1.6, 146],
        ],
        2.2,
        { tag: 'black' },
      ),
    ),
    { d: abdomen.strip(), fill: 'blue' },
    ...rings(abdomen),
    { d: symmetric(thorax), fill: 'blue' },
    ...mirrored([
      brush(coords('4,-44 9,-26 6,-6'), 1.8),
      lines([coords('11,-42 15,-26 12,-8')], 0.6),
    ]),
    brush(coords('0,-46 0.4,-26 0,-2'), 1.2),
    { d: symmetric(coords('0,-66 10,-64 14,-56 0,-48')), fill: 'green' },
    // huge wrap-around eyes
    ...mirrored([
      { d: smooth(coords('2,-70 10,-76 20,-70 22,-58 14,-52 6,-58')), fill: 'green' },
      { d: circle([13, -68], 2.6), fill: 'paper', stroke: 0, shade: 0 },
      lines([coords('8,-60 14,-58 19,-61'), coords('7,-63 13,-62 20,-65')], 0.4, 2),
    ]),
    lines([coords('-3,-52 0,-50 3,-52')], 0.6),
  ]
}

/** A wing whose stout leading vein lies towards the head, which looks to the right. */
const sideWing = (spine: string, widths: readonly number[]): Part[] =>
  placed(wing(coords(spine).map(flip), widths), { mirror: true })

/** Hovering in profile, wings thrown up. */
function flying(): Part[] {
  const abdomen = tube(sample(coords('-12,0 -52,16 -98,26 -144,20'), 12), (u) =>
    along([10, 6.5, 6, 6, 6.5, 7, 4.5], u),
  )
  return [
    ...sideWing('10,-20 24,-64 28,-112 20,-146', [6, 13, 16, 13, 7]),
    ...sideWing('18,-20 48,-54 80,-90 100,-124', [6, 11, 14, 13, 7]),
    ...['26,10 40,28 34,46', '16,14 24,36 16,54', '4,14 8,38 -4,54'].flatMap((points) =>
      horn(coords(points), 2.2, { tag: 'black', tip: 0.3 }),
    ),
    ...['-140,20 -150,14 -160,14', '-140,20 -150,24 -159,28'].flatMap((points) =>
      horn(coords(points), 2.2, { tag: 'black' }),
    ),
    { d: abdomen.strip(), fill: 'blue' },
    ...rings(abdomen),
    { d: smooth(coords('34,-6 24,-24 2,-28 -16,-18 -22,-2 -12,12 12,16 30,10')), fill: 'blue' },
    brush(coords('20,-20 14,-2 18,12'), 1.8),
    brush(coords('4,-24 -2,-4 2,14'), 1.8),
    lines([coords('-10,-18 -12,-4 -8,10'), coords('27,-14 24,0 27,10')], 0.6),
    { d: smooth(coords('34,-14 50,-16 60,-4 58,10 46,16 34,10')), fill: 'green' },
    // one huge eye caps the head
    { d: smooth(coords('36,-12 46,-22 58,-18 62,-4 52,6 40,2')), fill: 'green' },
    { d: circle([49, -12], 3), fill: 'paper', stroke: 0, shade: 0 },
    lines(
      [coords('42,-2 50,0 58,-4'), coords('41,-6 50,-5 59,-9'), coords('44,12 52,12 57,8')],
      0.5,
    ),
    ...sideWing('-6,-18 -40,-48 -84,-76 -116,-88', [6, 13, 16, 13, 7]),
    ...sideWing('4,-22 -10,-62 -38,-108 -60,-136', [6, 12, 15, 14, 7]),
  ]
}

/** Dragonfly: from above, or hovering in profile. */
export const dragonfly: Motif = {
  name: 'dragonfly',
  kind: 'flyer',
  settles: true,
  category: 'animal',
  words: ['dragonfly', 'damselfly'],
  variants: ['spread', 'flying'],
  draw: ({ variant }) => measured(variant === 'flying' ? flying() : fromAbove()),
}
