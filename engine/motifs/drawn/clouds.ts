import { measured } from '#engine/motifs/drawing/box.ts'
import { circle, polar, type Point } from '#engine/motifs/drawing/geometry.ts'
import { lines } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { placed } from '#engine/motifs/drawing/parts.ts'

/** A lobe of a finger cloud: round, an echo inside the rim running into a scroll. */
function lobe([x, y]: Point, r: number, turn: 1 | -1, start = 200): Part[] {
  const scroll = Array.from({ length: 22 }, (_, i): Point => {
    const t = i / 21
    return polar(r * (0.8 - 0.62 * t ** 0.8), ((start + turn * 500 * t) * Math.PI) / 180, [x, y])
  })
  return [{ d: circle([x, y], r), fill: 'cloud', stroke: 1 }, lines([scroll], 0.7, 1)]
}
/** A finger of mist: long, blunt at the head, drawn out to nothing. */
const finger = (x: number, y: number, length: number, thick: number): Part[] => {
  const s = Math.sign(length),
    t = thick
  return [
    {
      d: `M${x} ${y - t}C${x + length * 0.4} ${y - t} ${x + length * 0.8} ${y - t * 0.5} ${x + length} ${y + t * 0.2}C${x + length * 0.7} ${y + t * 0.4} ${x + length * 0.3} ${y + t} ${x} ${y + t}C${x - s * t * 1.3} ${y + t} ${x - s * t * 1.3} ${y - t} ${x} ${y - t}Z`,
      fill: 'cloud',
      stroke: 0.9,
    },
    lines(
      [
        [
          [x + s * 2, y - t * 0.3],
          [x + length * 0.4, y - t * 0.25],
          [x + length * 0.72, y + t * 0.05],
        ],
      ],
      0.5,
      2,
    ),
  ]
}

const bank: Part[] = [
  ...finger(30, 18, 100, 7),
  ...finger(-34, 20, -92, 7),
  ...lobe([4, -30], 33, 1),
  ...lobe([-34, -14], 27, -1, 340),
  ...lobe([42, -12], 28, 1),
  ...lobe([-64, 6], 20, -1, 340),
  ...lobe([72, 8], 19, 1),
  ...lobe([-16, 4], 22, -1, 330),
  ...lobe([24, 8], 23, 1, 210),
  ...lobe([-42, 18], 16, -1, 340),
  ...lobe([50, 20], 15, 1),
  ...finger(-6, 26, 96, 7.5),
  ...finger(14, 34, -102, 7),
  ...finger(-20, 41, 70, 5.5),
]
const puff: Part[] = [
  ...finger(10, 10, 74, 6),
  ...lobe([0, -14], 24, -1, 340),
  ...lobe([26, 0], 17, 1),
  ...lobe([-24, 0], 18, -1, 340),
  ...lobe([4, 6], 14, 1),
  ...finger(16, 18, -80, 6),
  ...finger(-8, 25, 54, 5),
]

export const clouds: Motif = {
  name: 'clouds',
  category: 'nature',
  words: ['cloud', 'clouds', 'japanese cloud', 'finger cloud', 'sky'],
  variants: ['finger', 'drift'],
  draw: ({ variant }) =>
    measured(
      variant === 'drift'
        ? [
            ...placed(puff, { x: 62, y: -52, scale: 0.72, mirror: true }),
            ...placed(puff, { x: -66, y: -14, scale: 0.9 }),
            ...placed(bank, { x: 24, y: 40, scale: 0.8 }),
          ]
        : bank,
    ),
}
