import { measured } from '#engine/motifs/drawing/box.ts'
import { sample, smooth, tube, type Point } from '#engine/motifs/drawing/geometry.ts'
import { line, packed } from '#engine/motifs/drawing/parts.ts'
import type { Tube } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** Rows of knitting across a band: every stitch is a small v. */
function knitting(strip: Tube, rows: number, columns: number): Part {
  const d = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => {
      const [from, to] = [
        -0.92 + (1.84 * column) / columns,
        -0.92 + (1.84 * (column + 1)) / columns,
      ]
      const [u, next] = [(row + 0.25) / rows, (row + 0.85) / rows]
      const at = (t: number, v: number): Point => strip.at(t, v)
      return smooth([at(u, from), at(next, (from + to) / 2), at(u, to)], false, 0.4)
    }).join(''),
  ).join('')
  return line(d, 0.55, 2)
}

/** The fringe at the end of a band. */
function fringe(strip: Tube, length: number): Part[] {
  const [cx, cy] = strip.at(0.97, 0)
  const [nx, ny] = strip.at(1, 0)
  const reach = Math.hypot(nx - cx, ny - cy) || 1
  const [dx, dy] = [(nx - cx) / reach, (ny - cy) / reach]
  return [-0.86, -0.52, -0.17, 0.17, 0.52, 0.86].map((v, i): Part => {
    const [x, y] = strip.at(0.995, v)
    const tassel = tube(
      sample(
        [
          [x, y],
          [x + dx * length * 0.5 + v * 1.5, y + dy * length * 0.5],
          [x + dx * length + v * 4, y + dy * length + (i % 2) * 3],
        ],
        8,
      ),
      (u) => 2 + 1.6 * u,
    )
    return { d: tassel.strip(0, 1, -1, 1, 12), fill: 'red', stroke: 0.7 }
  })
}

function band(way: readonly Point[], half: (u: number) => number, rows: number, stripes: number[]) {
  const body = tube(sample(way, 14), half)
  return {
    body,
    parts: [
      { d: body.strip(0, 1, -1, 1, 60), fill: 'red' },
      ...stripes.map((u): Part => ({
        d: body.strip(u, u + 0.09, -1, 1, 12),
        fill: 'paper',
        stroke: 0.7,
      })),
      knitting(body, rows, 7),
    ] as Part[],
  }
}

/** Wound once about a neck, both ends before the chest. */
function woollen(): Part[] {
  const long = band(
    [
      [16, 2],
      [26, 30],
      [30, 66],
      [24, 108],
    ],
    (u) => 19 + 4 * u,
    16,
    [0.62, 0.8],
  )
  const short = band(
    [
      [2, 4],
      [-14, 26],
      [-24, 52],
      [-28, 78],
    ],
    (u) => 18 + 4 * u,
    12,
    [0.6, 0.8],
  )
  const round = band(
    [
      [-78, -32],
      [-62, -8],
      [-20, 10],
      [24, 10],
      [62, -8],
      [78, -32],
    ],
    (u) => 4 + 19 * Math.sin(Math.PI * u) ** 0.6,
    26,
    [],
  )
  // what both ends come out of
  const knot = band(
    [
      [2, -20],
      [12, -4],
      [16, 14],
      [10, 34],
    ],
    (u) => 15 + 9 * Math.sin(Math.PI * u),
    8,
    [],
  )
  return [
    ...fringe(short.body, 17),
    ...short.parts,
    ...fringe(long.body, 17),
    ...long.parts,
    ...round.parts,
    packed(round.body.strip(0.12, 0.86, 0.72, 1, 40)),
    ...knot.parts,
  ]
}

export const scarf: Motif = {
  name: 'scarf',
  worn: 'neck',
  category: 'object',
  words: ['scarf', 'knitted scarf', 'woollen scarf', 'wool scarf'],
  variants: ['knitted'],
  draw: () => measured(woollen()),
}
