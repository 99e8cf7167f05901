import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, sample, tube, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { around, petal } from '#engine/motifs/drawing/flora.ts'
import { rect } from '#engine/motifs/drawing/shapes.ts'

/** A ribbed column with a dome tip; spines sit on the ribs. */
function column(points: Point[], width: number): Part[] {
  const dome = 0.88
  const body = tube(
    sample(points, 16),
    (u) => width * (u > dome ? Math.sqrt(Math.max(0, 1 - ((u - dome) / (1 - dome)) ** 2)) : 1),
  )
  const ribs = [-0.62, -0.22, 0.22, 0.62].map((v) => body.line(0, 0.95, v)).join('')
  let spines = ''
  for (let i = 1; i < 9; i++) {
    for (const v of [-0.42, 0, 0.42, -1, 1]) {
      const u = i / 9.6 + (v === 0 ? 0.05 : 0),
        p = body.at(u, v)
      spines += `M${p[0].toFixed(1)} ${p[1].toFixed(1)}L${(p[0] - 3).toFixed(1)} ${(p[1] - 4).toFixed(1)}M${p[0].toFixed(1)} ${p[1].toFixed(1)}L${(p[0] + 3).toFixed(1)} ${(p[1] - 4).toFixed(1)}`
    }
  }
  return [
    { d: body.strip(0, 1, -1, 1, 60), fill: 'green' },
    line(ribs, 0.6, 1),
    line(spines, 0.55, 2),
  ]
}
const flower = (scale: number, x: number, y: number, angle: number) =>
  placed(
    around(
      7,
      0,
      () => petal({ length: 17, width: 5, tip: 'point', veins: 0, tag: 'pink' }),
      -1.3,
    ).slice(0, 7),
    { x, y, angle, scale },
  )

export const cactus: Motif = {
  name: 'cactus',
  category: 'plant',
  words: ['cactus', 'saguaro', 'desert cactus', 'succulent'],
  variants: ['saguaro', 'pot'],
  draw({ variant }) {
    const arms: Part[] = [
      ...column(coords('0,26 -40,24 -50,4 -50,-44'), 13),
      ...column(coords('0,44 36,42 46,24 46,-18'), 12),
      ...column(coords('0,96 0,0 0,-104'), 20),
      ...flower(1, 0, -102, 0),
      ...flower(0.8, -50, -42, 0),
    ]
    if (variant === 'pot') {
      const parts: Part[] = [
        ...arms,
        { d: rect(-46, 84, 92, 16), fill: 'leather' },
        { d: 'M-40 100L40 100L32 144L-32 144Z', fill: 'leather' },
        line('M-36 118L-24 110L-12 118L0 110L12 118L24 110L36 118', 0.9, 1),
      ]
      return measured(parts)
    }
    const parts: Part[] = [
      ...arms,
      {
        d: 'M-96 104C-70 92 -40 96 -20 90C0 86 24 92 44 94C66 96 84 96 98 106C60 112 -60 112 -96 104Z',
        fill: 'sand',
      },
      { d: 'M-62 98C-60 88 -46 86 -40 96C-44 102 -58 102 -62 98Z', fill: 'rock' },
      { d: 'M54 100C56 92 68 92 72 100C68 104 58 104 54 100Z', fill: 'rock' },
    ]
    return measured(parts)
  },
}
