import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, circle, polar, sample, tube, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { petal } from '#engine/motifs/drawing/flora.ts'

/** The path: a spiral, a wandering line narrowing as it rises, then straight. */
function path(): Point[] {
  const centre: Point = [0, 66],
    turns = 2.5
  // turning clockwise and ending on the left, already heading upward
  const spiral = Array.from({ length: 110 }, (_, i): Point =>
    polar(2.5 + 30 * (i / 109), Math.PI + 0.5 - turns * Math.PI * 2 * (1 - i / 109), centre),
  )
  const swings: Point[] = [
    spiral[109]!,
    [-14, 36],
    [14, 33],
    [32, 24],
    [26, 13],
    [0, 11],
    [-22, 5],
    [-22, -6],
    [0, -9],
    [16, -14],
    [15, -23],
    [0, -27],
    [-10, -32],
    [-8, -40],
    [0, -46],
    [4, -54],
    [0, -64],
    [0, -82],
    [0, -100],
  ]
  return [...spiral, ...sample(swings, 14).slice(1)]
}

export const unalome: Motif = {
  name: 'unalome',
  category: 'symbol',
  words: ['unalome', 'path to enlightenment'],
  variants: ['plain', 'lotus'],
  draw({ variant }) {
    const stroke = tube(path(), (u) => 2.6 * (1 - 0.55 * u))
    const dots: Part[] = coords('-110,2.6 -119,2 -127,1.5').map(([y, r]) => ({
      d: circle([0, y], r),
      fill: 'black',
      stroke: 0,
    }))
    const parts: Part[] = [
      { d: stroke.strip(0, 1, -1, 1, 300), fill: 'black', stroke: 0.3 },
      ...dots,
    ]
    if (variant === 'plain') return measured(parts)
    const fan = [-1.35, 1.35, -0.9, 0.9, -0.45, 0.45, 0].flatMap((angle) =>
      placed(
        petal({ length: 42 - Math.abs(angle) * 4, width: 11, tip: 'point', veins: 3, tag: 'pink' }),
        { x: 0, y: 138, angle },
      ),
    )
    return measured([
      ...parts,
      ...fan,
      line('M-30 144C-10 150 10 150 30 144', 0.9, 0),
      ...[-14, 0, 14].map((x): Part => ({
        d: circle([x, 153 - Math.abs(x) * 0.1], 1.8),
        fill: 'black',
        stroke: 0,
        detail: 1,
      })),
    ])
  },
}
