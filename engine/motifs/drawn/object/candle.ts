import { measured } from '#engine/motifs/drawing/box.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { annulus, ellipse } from '#engine/motifs/drawing/shapes.ts'

/** A guttering candle in a chamberstick. */
function inHolder(): Part[] {
  const rays = [-1.2, -0.8, -0.4, 0, 0.4, 0.8, 1.2]
    .map((a) => {
      const p = (r: number) =>
        `${(r * Math.sin(a)).toFixed(1)} ${(-70 - r * Math.cos(a)).toFixed(1)}`
      return `M${p(50)}L${p(a % 0.8 === 0 ? 68 : 60)}`
    })
    .join('')
  return [
    line(rays, 0.9, 1),
    { d: annulus([66, 92], 20, 12), fill: 'gold' },
    { d: 'M-74 92C-70 112 -44 122 0 122C44 122 70 112 74 92Z', fill: 'gold' },
    { d: ellipse([0, 92], 76, 15), fill: 'gold' },
    line(ellipse([0, 92], 64, 11), 0.6, 1),
    { d: 'M-32 74L32 74L36 92C20 100 -20 100 -36 92Z', fill: 'gold' },
    // wax, with runs of different length
    {
      d: 'M-26 -26C-26 -32 26 -32 26 -26L27 6C27 20 35 22 35 36C35 46 27 48 26 40L26 78C10 84 -10 84 -26 78L-26 64C-27 72 -37 72 -37 60C-37 44 -27 40 -27 20Z',
      fill: 'bone',
    },
    { d: ellipse([0, -26], 26, 8), fill: 'bone' },
    { d: ellipse([0, -25], 16, 4.5), fill: 'flameIn', stroke: 0.6, detail: 1 },
    {
      d: 'M-18 -22C-18 -6 -22 4 -18 14C-15 20 -10 18 -10 10C-10 0 -8 -8 -8 -20Z',
      fill: 'bone',
      stroke: 0.8,
      detail: 1,
    },
    {
      d: 'M8 -20C8 2 6 20 9 32C12 38 17 36 17 28C17 10 18 -8 18 -22Z',
      fill: 'bone',
      stroke: 0.8,
      detail: 1,
    },
    line('M-4 40C-4 54 -4 64 -5 76M18 50C18 60 18 68 17 75', 0.5, 2),
    line('M0 -26C-1 -34 2 -38 0 -46', 1.6, 0),
    {
      d: 'M2 -112C8 -92 24 -80 21 -58C19 -46 10 -40 0 -40C-10 -40 -20 -47 -20 -60C-20 -80 2 -90 2 -112Z',
      fill: 'flame',
    },
    {
      d: 'M2 -82C4 -72 12 -66 11 -55C10 -47 5 -44 0 -44C-6 -44 -10 -48 -10 -55C-10 -66 1 -72 2 -82Z',
      fill: 'flameIn',
      stroke: 0.8,
    },
  ]
}

const flame: Part[] = [
  line('M0 -26C-1 -34 2 -38 0 -46', 1.6, 0),
  {
    d: 'M2 -112C8 -92 24 -80 21 -58C19 -46 10 -40 0 -40C-10 -40 -20 -47 -20 -60C-20 -80 2 -90 2 -112Z',
    fill: 'flame',
  },
  {
    d: 'M2 -82C4 -72 12 -66 11 -55C10 -47 5 -44 0 -44C-6 -44 -10 -48 -10 -55C-10 -66 1 -72 2 -82Z',
    fill: 'flameIn',
    stroke: 0.8,
  },
]

/** A thick candle burnt down to `top`, wax running down its front; `runs` say where and how far. */
function pillar(
  x: number,
  top: number,
  half: number,
  runs: readonly [at: number, length: number][],
): Part[] {
  const drip = ([at, length]: readonly [number, number]): Part => {
    const [left, right] = [x + at - 5, x + at + 5]
    return {
      d: `M${left - 3} ${top + 1}C${left} ${top + length * 0.4} ${left - 1} ${top + length * 0.6} ${left - 0.5} ${top + length - 5}C${left} ${top + length + 4} ${right} ${top + length + 4} ${right + 0.5} ${top + length - 5}C${right + 1} ${top + length * 0.6} ${right} ${top + length * 0.4} ${right + 3} ${top + 2}Z`,
      fill: 'bone',
      stroke: 0.8,
    }
  }
  return [
    {
      d: `M${x - half} ${top}L${x - half} 96C${x - half * 0.5} 104 ${x + half * 0.5} 104 ${x + half} 96L${x + half} ${top}Z`,
      fill: 'bone',
    },
    ...runs.map(drip),
    { d: ellipse([x, top], half, half * 0.3), fill: 'bone' },
    {
      d: ellipse([x, top + 0.5], half * 0.62, half * 0.17),
      fill: 'flameIn',
      stroke: 0.6,
      detail: 1,
    },
    ...placed(flame, { x, y: top + 19, scale: 0.74 }),
  ]
}

/** Three candles of unequal height standing in their own wax. */
const trio = (): Part[] => [
  {
    d: 'M-96 104C-98 90 -80 84 -60 86C-30 80 30 80 58 86C82 84 98 92 96 104C98 112 86 116 78 114C76 124 66 124 64 115C44 120 20 119 10 117C8 130 -4 130 -6 117C-24 120 -44 119 -54 116C-56 124 -68 124 -70 114C-84 116 -96 112 -96 104Z',
    fill: 'bone',
  },
  ...pillar(2, -48, 23, [
    [-12, 56],
    [6, 84],
    [17, 34],
  ]),
  ...pillar(-46, 8, 21, [
    [-13, 30],
    [2, 62],
    [15, 42],
  ]),
  ...pillar(48, 34, 20, [
    [-12, 44],
    [4, 24],
    [14, 50],
  ]),
  line(
    'M-78 100C-66 104 -50 106 -40 104M20 108C34 110 52 108 64 104M-20 110C-12 112 -4 112 4 110',
    0.6,
    1,
  ),
]

export const candle: Motif = {
  name: 'candle',
  stands: true,
  category: 'object',
  words: ['candle', 'burning candle', 'candlelight', 'candlestick'],
  variants: ['holder', 'trio'],
  shows: { trio: 3 },
  draw: ({ variant }) => measured(variant === 'trio' ? trio() : inHolder()),
}
