import { measured } from '#engine/motifs/drawing/box.ts'
import { around, petal } from '#engine/motifs/drawing/flora.ts'
import {
  circle,
  coords,
  sample,
  smooth,
  tube,
  type Point,
} from '#engine/motifs/drawing/geometry.ts'
import { line, mirrored, placed } from '#engine/motifs/drawing/parts.ts'
import { pointAlong } from '#engine/motifs/drawing/pen.ts'
import { drop, scroll } from '#engine/motifs/drawing/scroll.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

const dots = (curve: readonly Point[], count: number, r: number): Part[] => {
  const path = sample(curve, 12)
  return Array.from({ length: count }, (_, i): Part => ({
    d: circle(pointAlong(path, i / (count - 1)), r),
    fill: 'black',
    stroke: 0,
  }))
}
const flower = (size: number): Part[] => [
  ...around(8, size * 0.2, () => petal({ length: size * 0.8, width: size * 0.28, veins: 3 })),
  ...around(
    8,
    0,
    () => petal({ length: size * 0.45, width: size * 0.16, tip: 'point', veins: 0 }),
    Math.PI / 8,
  ),
  { d: circle([0, 0], size * 0.16), fill: 'black', stroke: 0.3 },
]

/** The mango drop: outline in three bands, scallops outside, a flower in its belly. */
const RIM = coords('20,-108 -26,-84 -58,-36 -62,22 -36,70 8,84 50,64 68,22 56,-18 28,-42 12,-66')
function paisley(): Part[] {
  const outline = [...RIM, RIM[0]!]
  const outer = tube(sample(outline, 10), (u) => 2.6 * Math.sin(Math.PI * u) + 0.7)
  const edge = sample(outline, 10)
  const scallops = Array.from({ length: 26 }, (_, i): Part => {
    const t = (i + 0.5) / 26,
      [x, y] = pointAlong(edge, t),
      [nx, ny] = pointAlong(edge, Math.min(1, t + 0.01)),
      angle = Math.atan2(ny - y, nx - x) + Math.PI
    return placed([{ d: 'M-10 0C-9 -13 9 -13 10 0Z', fill: 'petalLight', stroke: 0.9 }], {
      x,
      y,
      angle,
    })[0]!
  })
  return [
    ...scallops,
    {
      d: smooth(RIM.map(([x, y]) => [x * 0.98, y * 0.98] as const)),
      fill: 'paper',
      shade: 0.3,
      stroke: 0.8,
    },
    { d: outer.strip(0, 1, -1, 1, 120), fill: 'black', stroke: 0.2 },
    line(smooth(RIM.map(([x, y]) => [x * 0.8 + 1, y * 0.8 + 4] as const)), 0.8, 0),
    ...dots(
      outline.map(([x, y]): Point => [x * 0.9, y * 0.9 + 2]),
      34,
      1.5,
    ),
    ...placed(flower(36), { x: 2, y: 26 }),
    ...scroll({ points: coords('-4,-20 -22,-40 -16,-66'), radius: 9, side: 1, width: 2.6 }),
  ]
}

/** A hanging arch for wrist or back of the hand. */
function arch(): Part[] {
  return [
    ...mirrored([
      ...scroll({ points: coords('6,-40 46,-58 84,-44 104,-12'), radius: 14, side: 1, width: 3.6 }),
      ...dots(coords('10,-54 56,-74 104,-52 124,-14'), 18, 1.8),
      ...scroll({ points: coords('8,-18 36,-26 60,-10 66,16'), radius: 10, side: 1, width: 3 }),
      ...placed(petal({ length: 40, width: 11, tip: 'point', veins: 3 }), {
        x: 50,
        y: 18,
        angle: 2.5,
      }),
      ...placed(petal({ length: 30, width: 9, tip: 'point', veins: 1 }), {
        x: 84,
        y: 12,
        angle: 2.2,
      }),
      drop([98, 28], 15),
      drop([40, 62], 15),
    ]),
    ...placed(flower(44), { y: -24 }),
    ...placed(petal({ length: 58, width: 15, tip: 'point', veins: 5 }), { y: 26, angle: Math.PI }),
    ...dots(coords('0,92 0,104 0,116'), 3, 2.6),
    drop([0, 120], 18),
    ...dots(coords('0,-82 0,-92 0,-100'), 3, 2.4),
  ]
}

export const henna: Motif = {
  name: 'henna',
  category: 'ornament',
  words: ['henna', 'mehndi', 'mehendi', 'paisley', 'henna pattern', 'indian ornament'],
  variants: ['paisley', 'arch'],
  draw: ({ variant }) => measured(variant === 'arch' ? arch() : paisley()),
}
