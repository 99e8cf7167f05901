import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, smooth } from '#engine/motifs/drawing/geometry.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { leaf } from '#engine/motifs/drawing/flora.ts'
import { ellipse } from '#engine/motifs/drawing/shapes.ts'

/** Fly agaric: domed cap seen slightly from below, gills, ragged skirt, bulbous foot. */
function agaric(): Part[] {
  const gills = Array.from({ length: 17 }, (_, i) => {
    const t = (i / 16) * 2 - 1
    return `M${(t * 66).toFixed(1)} ${(12 + (1 - t * t) * 4).toFixed(1)}L${(t * 14).toFixed(1)} ${(24 + (1 - t * t) * 4).toFixed(1)}`
  }).join('')
  const spots: [number, number, number, number][] = [
    [-8, -54, 14, 10],
    [-44, -30, 11, 9],
    [34, -36, 12, 10],
    [2, -20, 12, 8],
    [-26, -8, 8, 5],
    [56, -10, 8, 7],
    [30, -6, 9, 5],
    [-62, -6, 6, 5],
    [18, -66, 6, 4],
  ]
  return [
    {
      d: smooth(coords('-13,16 -12,50 -17,84 -22,102 -10,112 12,112 22,102 17,84 12,50 13,16')),
      fill: 'bone',
    },
    line('M-6 56C-6 72 -9 88 -11 100M2 58C2 76 2 92 0 104M8 56C9 74 12 88 13 98', 0.55, 2),
    { d: 'M-78 8C-50 0 50 0 78 8C64 24 30 30 0 30C-30 30 -64 24 -78 8Z', fill: 'bone' },
    line(gills, 0.55, 1),
    {
      d: 'M-12 34C-24 44 -28 54 -30 62L-22 58L-16 66L-8 60L0 67L8 60L16 66L22 58L30 62C28 54 24 44 12 34Z',
      fill: 'bone',
    },
    line('M-14 42L-20 54M-6 42L-8 56M6 42L8 56M14 42L20 54', 0.55, 2),
    { d: 'M-80 8C-84 -40 -44 -82 0 -82C44 -82 84 -40 80 8C50 -2 -50 -2 -80 8Z', fill: 'red' },
    ...spots.map(([x, y, rx, ry]): Part => ({
      d: ellipse([x, y], rx, ry),
      fill: 'paper',
      stroke: 0.8,
      detail: rx > 10 ? 0 : 1,
      shade: 0.4,
    })),
  ]
}

export const mushroom: Motif = {
  name: 'mushroom',
  growth: 'upright',
  isOverhead: true,
  category: 'plant',
  words: ['mushroom', 'toadstool', 'fly agaric', 'fungus', 'shroom'],
  variants: ['pair', 'single'],
  shows: { pair: 2 },
  draw({ variant }) {
    const grass = [-0.9, -0.45, 0.5, 0.95].flatMap((angle) =>
      placed(leaf({ length: 44, width: 5, veins: 0, bend: 0.2 * Math.sign(angle) }), {
        x: angle * 14,
        y: 112,
        angle,
      }),
    )
    if (variant === 'single') return measured([...grass, ...agaric()])
    const parts = [
      ...placed(agaric(), { x: 62, y: 56, scale: 0.52, angle: 0.16 }),
      ...grass,
      ...placed(agaric(), { x: -16, y: 0 }),
      ...placed(leaf({ length: 38, width: 5, veins: 0, bend: 0.2 }), { x: 34, y: 114, angle: 0.4 }),
      ...placed(leaf({ length: 34, width: 5, veins: 0, bend: -0.2 }), {
        x: -46,
        y: 114,
        angle: -0.5,
      }),
    ]
    return measured(parts)
  },
}
