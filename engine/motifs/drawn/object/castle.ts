import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, polygon, smooth, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Rng } from '#shared/random.ts'
import { line } from '#engine/motifs/drawing/parts.ts'
import { brush, lines } from '#engine/motifs/drawing/pen.ts'
import { rect } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

interface Tower {
  x: number
  top: number
  base: number
  half: number
  /** height of the pointed roof; without one the tower ends in battlements */
  roof?: number
  flag?: boolean
}

/** Merlons between two edges, standing on `y`. */
function battlements(from: number, to: number, y: number, count: number): Part {
  const step = (to - from) / (count * 2 - 1)
  const points: Point[] = [
    [from, y + 12],
    [from, y],
  ]
  for (let i = 0; i < count; i++) {
    const left = from + i * 2 * step
    points.push([left, y], [left, y - 9], [left + step, y - 9], [left + step, y])
  }
  return { d: polygon([...points, [to, y + 12]]), fill: 'rock' }
}

/** A few stones picked out of a wall, never a whole grid. */
function stones(left: number, right: number, top: number, bottom: number, random: Rng): Part {
  const count = Math.round(((right - left) * (bottom - top)) / 260)
  let d = ''
  for (let i = 0; i < count; i++) {
    const w = 5 + random() * 4
    const x = left + 3 + random() * Math.max(1, right - left - w - 6)
    const y = top + 4 + Math.floor((random() * (bottom - top - 8)) / 6) * 6
    d += `M${x.toFixed(1)} ${y.toFixed(1)}L${(x + w).toFixed(1)} ${y.toFixed(1)}L${(x + w).toFixed(1)} ${(y + 5).toFixed(1)}`
  }
  return line(d, 0.6, 1)
}

const window = (x: number, y: number, half = 4, height = 14): Part => ({
  d: `M${x - half} ${y + height}L${x - half} ${y}C${x - half} ${y - half * 1.6} ${x + half} ${y - half * 1.6} ${x + half} ${y}L${x + half} ${y + height}Z`,
  fill: 'black',
  stroke: 0.6,
})

function tower({ x, top, base, half, roof = 0, flag = false }: Tower, random: Rng): Part[] {
  const crown = half + 5
  const parts: Part[] = []
  if (flag)
    parts.push(line(`M${x} ${top - roof - 2}L${x} ${top - roof - 30}`, 1.4, 0), {
      d: `M${x} ${top - roof - 30}C${x + 10} ${top - roof - 34} ${x + 16} ${top - roof - 24} ${x + 28} ${top - roof - 26}L${x + 20} ${top - roof - 20}L${x + 26} ${top - roof - 13}C${x + 16} ${top - roof - 12} ${x + 10} ${top - roof - 20} ${x} ${top - roof - 16}Z`,
      fill: 'red',
      stroke: 0.8,
    })
  parts.push(
    { d: rect(x - half, top, half * 2, base - top), fill: 'rock' },
    stones(x - half, x + half, top + 14, base, random),
    brush(
      [
        [x + half - 3, top + 12],
        [x + half - 4, (top + base) / 2],
        [x + half - 3, base - 4],
      ],
      1.6,
    ),
    window(x, top + 30, Math.max(3, half * 0.2)),
  )
  if (roof)
    parts.push(
      {
        d: `M${x - crown - 4} ${top + 8}C${x - crown * 0.5} ${top - roof * 0.3} ${x - 4} ${top - roof * 0.7} ${x} ${top - roof}C${x + 4} ${top - roof * 0.7} ${x + crown * 0.5} ${top - roof * 0.3} ${x + crown + 4} ${top + 8}C${x + crown * 0.4} ${top + 15} ${x - crown * 0.4} ${top + 15} ${x - crown - 4} ${top + 8}Z`,
        fill: 'blue',
      },
      lines(
        [0.25, 0.5, 0.75].map((t): Point[] => {
          const w = (crown + 2) * t * 0.82
          const y = top - roof * (1 - t) * 0.86 + 4
          return [
            [x - w, y],
            [x, y + 4],
            [x + w, y],
          ]
        }),
        0.7,
      ),
    )
  else
    parts.push(
      { d: rect(x - crown, top - 2, crown * 2, 12), fill: 'rock' },
      battlements(x - crown, x + crown, top, 4),
    )
  return parts
}

/** Gate with a raised portcullis. */
const gate = (x: number, y: number, half: number): Part[] => [
  {
    d: `M${x - half - 5} ${y}L${x - half - 5} ${y - 26}C${x - half - 5} ${y - 26 - half * 1.7} ${x + half + 5} ${y - 26 - half * 1.7} ${x + half + 5} ${y - 26}L${x + half + 5} ${y}Z`,
    fill: 'rockDark',
  },
  {
    d: `M${x - half} ${y}L${x - half} ${y - 26}C${x - half} ${y - 26 - half * 1.3} ${x + half} ${y - 26 - half * 1.3} ${x + half} ${y - 26}L${x + half} ${y}Z`,
    fill: 'black',
  },
  ...[-0.6, -0.2, 0.2, 0.6].map((k): Part => ({
    d: polygon([
      [x + half * k - 1.4, y - 42],
      [x + half * k + 1.4, y - 42],
      [x + half * k + 1.4, y - 20],
      [x + half * k, y - 14],
      [x + half * k - 1.4, y - 20],
    ]),
    fill: 'steel',
    stroke: 0.3,
    detail: 1,
  })),
]

const cliff: Part[] = [
  {
    d: smooth(
      coords(
        '-112,86 -60,80 0,84 60,80 112,88 122,104 96,118 84,140 52,148 30,168 4,178 -20,164 -46,152 -72,146 -92,122 -120,108',
      ),
      true,
      0.5,
    ),
    fill: 'rockDark',
  },
  lines(
    [
      coords('-90,98 -78,116 -80,132'),
      coords('-52,96 -40,124 -44,146'),
      coords('-8,98 2,130 -4,160'),
      coords('40,96 34,124 42,146'),
      coords('82,96 70,112 74,132'),
    ],
    0.8,
  ),
  brush(coords('24,100 30,130 12,164'), 2.2),
  brush(coords('-66,98 -56,120 -62,140'), 1.8),
]

const path: Part = {
  d: 'M-14 86L14 86C22 100 8 108 20 122C26 130 20 136 24 146L-2 146C-8 134 -2 126 -10 116C-18 104 -6 98 -14 86Z',
  fill: 'sand',
}

/** A fairy-tale castle: pointed roofs at many heights. */
const fairytale = (random: Rng): Part[] => [
  ...tower({ x: -34, top: -72, base: 40, half: 13, roof: 46 }, random),
  ...tower({ x: 40, top: -54, base: 40, half: 12, roof: 42 }, random),
  ...tower({ x: 2, top: -92, base: 60, half: 20, roof: 62, flag: true }, random),
  ...cliff,
  { d: rect(-92, 24, 184, 64), fill: 'rock' },
  stones(-88, 88, 34, 86, random),
  battlements(-92, 92, 24, 12),
  ...tower({ x: -88, top: -20, base: 92, half: 18, roof: 54, flag: true }, random),
  ...tower({ x: 88, top: -8, base: 92, half: 17, roof: 50 }, random),
  ...tower({ x: -46, top: 6, base: 90, half: 12, roof: 36 }, random),
  ...tower({ x: 48, top: 10, base: 90, half: 12, roof: 36 }, random),
  ...gate(0, 90, 18),
  path,
]

/** A keep without roofs: square battlements, built to be held. */
const fortress = (random: Rng): Part[] => [
  ...tower({ x: 0, top: -92, base: 60, half: 32, flag: true }, random),
  window(-16, -40, 4, 16),
  window(16, -40, 4, 16),
  ...cliff,
  { d: rect(-92, 6, 184, 82), fill: 'rock' },
  stones(-88, 88, 20, 84, random),
  battlements(-92, 92, 6, 13),
  ...tower({ x: -86, top: -40, base: 94, half: 24 }, random),
  ...tower({ x: 86, top: -40, base: 94, half: 24 }, random),
  ...gate(0, 90, 22),
  ...[-46, 46].map((x) => window(x, 36, 2.6, 20)),
  path,
]

export const castle: Motif = {
  name: 'castle',
  bulk: 5,
  category: 'object',
  words: ['castle', 'fortress', 'medieval castle'],
  variants: ['towers', 'fortress'],
  draw: ({ variant, random }) =>
    measured(variant === 'fortress' ? fortress(random) : fairytale(random)),
}
