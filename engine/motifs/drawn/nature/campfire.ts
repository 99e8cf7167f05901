import { tongue } from '#engine/motifs/drawn/nature/flames.ts'
import { measured } from '#engine/motifs/drawing/box.ts'
import { circle, coords, smooth } from '#engine/motifs/drawing/geometry.ts'
import { placed } from '#engine/motifs/drawing/parts.ts'
import { lines } from '#engine/motifs/drawing/pen.ts'
import { ellipse } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** A split log lying away to the right, its cut end to us with its rings; about its middle. */
function log(half: number, thick: number): Part[] {
  const t = thick
  return [
    {
      d: smooth([
        [-half, -t],
        [-half * 0.4, -t * 1.06],
        [half * 0.3, -t * 0.94],
        [half, -t],
        [half + t * 0.5, 0],
        [half, t],
        [half * 0.2, t * 1.04],
        [-half * 0.5, t * 0.95],
        [-half, t],
      ]),
      fill: 'wood',
    },
    lines(
      [
        [
          [-half * 0.8, -t * 0.5],
          [-half * 0.2, -t * 0.42],
          [half * 0.3, -t * 0.56],
        ],
        [
          [-half * 0.3, t * 0.1],
          [half * 0.3, t * 0.2],
          [half * 0.9, t * 0.08],
        ],
        [
          [-half * 0.75, t * 0.56],
          [-half * 0.1, t * 0.62],
          [half * 0.5, t * 0.5],
        ],
      ],
      0.6,
      1,
    ),
    lines(
      [
        [
          [half * 0.1, -t * 0.14],
          [half * 0.3, -t * 0.3],
          [half * 0.5, -t * 0.1],
        ],
        [
          [-half * 0.6, t * 0.2],
          [-half * 0.48, t * 0.04],
          [-half * 0.36, t * 0.22],
        ],
      ],
      0.5,
      2,
    ),
    { d: ellipse([-half, 0], t * 0.62, t), fill: 'bone', stroke: 0.9 },
    { d: ellipse([-half, 0], t * 0.4, t * 0.64), fill: null, stroke: 0.6, detail: 1 },
    { d: ellipse([-half, 0], t * 0.18, t * 0.3), fill: null, stroke: 0.5, detail: 2 },
  ]
}

const flame = (x: number, y: number, height: number, lean: number, isMirrored = false): Part[] =>
  placed(tongue(height, lean), { x, y, mirror: isMirrored })

/** Stones about the hearth, no two alike. */
const STONES: readonly (readonly [x: number, y: number, rx: number, ry: number, turn: number])[] = [
  [-96, 82, 17, 13, -0.2],
  [-66, 96, 19, 13, 0.1],
  [-30, 102, 20, 14, -0.1],
  [8, 104, 19, 13, 0.1],
  [44, 101, 20, 14, -0.15],
  [78, 93, 18, 13, 0.2],
  [102, 78, 16, 12, 0.1],
]

const stones: Part[] = STONES.flatMap(([x, y, rx, ry, turn]) =>
  placed(
    [
      {
        d: smooth([
          [-rx, 2],
          [-rx * 0.8, -ry * 0.7],
          [-rx * 0.1, -ry],
          [rx * 0.7, -ry * 0.76],
          [rx, 0],
          [rx * 0.76, ry * 0.8],
          [-rx * 0.1, ry],
          [-rx * 0.84, ry * 0.74],
        ]),
        fill: 'rock',
      },
      lines(
        [
          [
            [-rx * 0.5, -ry * 0.4],
            [0, -ry * 0.2],
            [rx * 0.3, -ry * 0.5],
          ],
        ],
        0.6,
        1,
      ),
    ],
    { x, y, angle: turn },
  ),
)

const sparks: Part[] = coords('-54,-92 -30,-124 22,-136 50,-106 70,-72 -72,-56').map(
  ([x, y], i): Part => ({
    d: circle([x, y], i % 2 ? 2.6 : 1.9),
    fill: 'flame',
    stroke: 0.6,
    detail: 1,
  }),
)

/** Logs laid crosswise, the fire standing up out of them. */
const fire = (): Part[] => [
  ...flame(-34, 54, 104, -0.5),
  ...flame(38, 54, 112, 0.45, true),
  ...placed(log(74, 13), { x: -4, y: 58, angle: 0.46 }),
  ...flame(2, 60, 168, 0.08),
  ...flame(-50, 62, 66, -0.7, true),
  ...flame(52, 62, 70, 0.7),
  ...placed(log(74, 13), { x: 4, y: 60, angle: Math.PI - 0.46, mirror: true }),
  ...flame(-14, 66, 84, -0.2, true),
  ...flame(24, 66, 70, 0.3),
  ...placed(log(86, 14), { x: 2, y: 76, angle: -0.05 }),
  ...sparks,
]

export const campfire: Motif = {
  name: 'campfire',
  category: 'nature',
  words: ['campfire', 'camp fire', 'bonfire', 'fire pit'],
  variants: ['stones', 'logs'],
  draw: ({ variant }) => measured(variant === 'logs' ? fire() : [...fire(), ...stones]),
}
