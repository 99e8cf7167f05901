import { measured } from '#engine/motifs/drawing/box.ts'
import {
  circle,
  coords,
  polygon,
  sample,
  tube,
  type Point,
} from '#engine/motifs/drawing/geometry.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { lens } from '#engine/motifs/drawing/figure.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

type Space = readonly [x: number, y: number, z: number]
const RADIUS = 96
const GOLDEN = (1 + Math.sqrt(5)) / 2

const unit = ([x, y, z]: Space): Space => {
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}
const between = (a: Space, b: Space, t: number): Space =>
  unit([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t])
/** Turns the ball so that no panel looks straight at the viewer. */
function turned([x, y, z]: Space): Space {
  const [a, b] = [0.36, 0.3]
  const [x1, z1] = [x * Math.cos(a) + z * Math.sin(a), z * Math.cos(a) - x * Math.sin(a)]
  return [x1, y * Math.cos(b) - z1 * Math.sin(b), z1 * Math.cos(b) + y * Math.sin(b)]
}
/** What has gone behind the edge is drawn on the edge. */
function onPaper([x, y, z]: Space): Point {
  const reach = z < 0 ? RADIUS / (Math.hypot(x, y) || 1) : RADIUS
  return [x * reach, y * reach]
}

const CORNERS: Space[] = [-1, 1]
  .flatMap((a) =>
    [-GOLDEN, GOLDEN].flatMap((b): Space[] => [
      [0, a, b],
      [a, b, 0],
      [b, 0, a],
    ]),
  )
  .map((corner) => turned(unit(corner)))
const distance = (a: Space, b: Space) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
const neighbours = (corner: Space) =>
  CORNERS.filter((other) => other !== corner && distance(corner, other) < 1.1)

/** The classic panels: black pentagons, white hexagons between them. */
function soccer(): Part[] {
  const seen = CORNERS.filter(([, , z]) => z > -0.32)
  const pentagons = seen.map((corner): Part => {
    const around = neighbours(corner)
      .map((other) => between(corner, other, 1 / 3))
      .toSorted((a, b) => angleAbout(corner, a) - angleAbout(corner, b))
    const rim = around.flatMap((p, i) =>
      [0, 0.25, 0.5, 0.75].map((t) => onPaper(between(p, around[(i + 1) % 5]!, t))),
    )
    return { d: polygon(rim), fill: 'black', stroke: 0.5 }
  })
  const seams = CORNERS.flatMap((corner, i) =>
    neighbours(corner)
      .filter((other) => CORNERS.indexOf(other) > i)
      .map(
        (other) =>
          [
            between(corner, other, 1 / 3),
            between(corner, other, 0.5),
            between(corner, other, 2 / 3),
          ] as const,
      )
      .filter((seam) => seam[1][2] > 0),
  ).map((seam) => polygon(seam.map(onPaper), false))
  return [{ d: circle([0, 0], RADIUS), fill: 'paper' }, line(seams.join(''), 0.9, 0), ...pentagons]
}

/** Direction of a point seen from a corner of the ball, in the plane that touches it there. */
function angleAbout(corner: Space, [x, y, z]: Space): number {
  const side = unit([corner[1], -corner[0], 0.001])
  const up: Space = [
    corner[1] * side[2] - corner[2] * side[1],
    corner[2] * side[0] - corner[0] * side[2],
    corner[0] * side[1] - corner[1] * side[0],
  ]
  return Math.atan2(x * up[0] + y * up[1] + z * up[2], x * side[0] + y * side[1] + z * side[2])
}

const basketball = (): Part[] =>
  placed(
    [
      { d: circle([0, 0], RADIUS), fill: 'flame' },
      line(
        'M-96 0C-60 14 60 14 96 0M0 -96C16 -50 16 50 0 96M-62 -73C-26 -38 -22 42 -58 76M62 -73C36 -32 40 40 68 68',
        1.5,
        0,
      ),
    ],
    { angle: -0.42 },
  )

/** Two stitched seams curving towards each other. */
function baseball(): Part[] {
  const seam = tube(sample(coords('-70,-65 -34,-36 -26,0 -34,36 -70,65'), 14), () => 7)
  const stitches = Array.from({ length: 17 }, (_, i) => {
    const u = 0.04 + (i / 16) * 0.92
    return polygon([seam.at(u + 0.022, -1), seam.at(u, 0), seam.at(u + 0.022, 1)], false)
  }).join('')
  const half: Part[] = [line(seam.line(0, 1, 0), 0.8, 0), line(stitches, 1.3, 0)]
  return placed(
    [{ d: circle([0, 0], RADIUS), fill: 'paper' }, ...half, ...placed(half, { mirror: true })],
    { angle: 0.5 },
  )
}

const americanFootball = (): Part[] =>
  placed(
    [
      {
        d: lens(
          coords('-112,0 -70,-48 0,-66 70,-48 112,0'),
          coords('112,0 70,48 0,66 -70,48 -112,0'),
        ),
        fill: 'leather',
      },
      {
        d: 'M-84 -38C-72 -14 -72 14 -84 38L-73 44C-60 16 -60 -16 -73 -44Z',
        fill: 'paper',
        stroke: 0.8,
      },
      { d: 'M84 -38C72 -14 72 14 84 38L73 44C60 16 60 -16 73 -44Z', fill: 'paper', stroke: 0.8 },
      line('M-112 0C-60 -14 60 -14 112 0', 0.8, 1),
      line('M-36 -22C-12 -26 12 -26 36 -22', 2.6, 0),
      line(
        'M-30 -31L-30 -14M-18 -33L-18 -16M-6 -34L-6 -17M6 -34L6 -17M18 -33L18 -16M30 -31L30 -14',
        2,
        0,
      ),
    ],
    { angle: -0.5 },
  )

const DRAWINGS: Record<string, () => Part[]> = {
  soccer,
  basketball,
  baseball,
  'american-football': americanFootball,
}

export const soccerBall: Motif = {
  name: 'soccer-ball',
  category: 'object',
  words: ['soccer ball', 'football', 'soccer', 'basketball', 'baseball'],
  variants: Object.keys(DRAWINGS),
  draw: ({ variant }) => measured(DRAWINGS[variant]!()),
}
