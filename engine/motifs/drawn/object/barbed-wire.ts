import { measured } from '#engine/motifs/drawing/box.ts'
import { polar, sample, TAU, tube, type Point } from '#engine/motifs/drawing/geometry.ts'
import { placed } from '#engine/motifs/drawing/parts.ts'
import { horn } from '#engine/motifs/drawing/anatomy.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** Four pointed ends and the wire wound round the strands, lying across the origin. */
const barb: Part[] = [
  ...horn(
    [
      [0, 3],
      [-8, -8],
      [-13, -22],
    ],
    2.5,
    { tag: 'steelDark' },
  ),
  ...horn(
    [
      [2, -3],
      [9, 8],
      [14, 22],
    ],
    2.5,
    { tag: 'steelDark' },
  ),
  ...horn(
    [
      [-2, 3],
      [8, -9],
      [11, -20],
    ],
    2.5,
    { tag: 'steel' },
  ),
  ...horn(
    [
      [0, -3],
      [-9, 9],
      [-12, 20],
    ],
    2.5,
    { tag: 'steel' },
  ),
  { d: 'M-7 -6C-4 -8 -2 -8 0 -6L0 6C-2 8 -5 8 -7 6Z', fill: 'steel', stroke: 0.8 },
  { d: 'M0 -6C2 -8 5 -8 7 -6L7 6C5 8 2 8 0 6Z', fill: 'steel', stroke: 0.8 },
]

/** Two wires twisted round each other along a curve, painted in turns so that each passes over and under. */
function twisted(points: readonly Point[], turns: number): Part[] {
  const spine = sample(points, 12)
  const lay = tube(spine, () => 3)
  const wire = (phase: number, from: number, to: number): Part => {
    const path = Array.from({ length: 13 }, (_, i): Point => {
      const u = from + ((to - from) * i) / 12
      return lay.at(u, Math.sin(u * turns * TAU + phase))
    })
    return { d: tube(path, () => 1.9).strip(0, 1, -1, 1, 12), fill: 'steel', stroke: 0.7 }
  }
  const parts: Part[] = []
  const half = 1 / (turns * 2)
  for (let i = 0; i < turns * 2; i++) {
    const [from, to] = [i * half - 0.001, (i + 1) * half + 0.001]
    parts.push(wire(i % 2 ? Math.PI : 0, from, to), wire(i % 2 ? 0 : Math.PI, from, to))
  }
  const count = Math.round(turns / 2.4)
  for (let i = 0; i < count; i++) {
    const u = (i + 0.5) / count,
      [x, y] = lay.at(u, 0),
      [nx, ny] = lay.at(Math.min(1, u + 0.01), 0),
      angle = Math.atan2(ny - y, nx - x)
    parts.push(...placed(barb, { x, y, angle }))
  }
  return parts
}

const ringPoints = Array.from({ length: 25 }, (_, i) => polar(92, (i / 24) * TAU - Math.PI / 2))

export const barbedWire: Motif = {
  name: 'barbed-wire',
  cord: 'barbs',
  category: 'object',
  words: ['barbed wire', 'barbwire', 'razor wire'],
  variants: ['band', 'ring'],
  draw: ({ variant }) =>
    measured(
      variant === 'ring'
        ? twisted(ringPoints, 24)
        : twisted(
            [
              [-150, 6],
              [-75, -6],
              [0, 6],
              [75, -6],
              [150, 6],
            ],
            14,
          ),
    ),
}
