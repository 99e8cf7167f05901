import { measured } from '#engine/motifs/drawing/box.ts'
import { circle, coords } from '#engine/motifs/drawing/geometry.ts'
import { line, mirrored, placed } from '#engine/motifs/drawing/parts.ts'
import { drop, scroll } from '#engine/motifs/drawing/scroll.ts'
import { annulus, ellipse } from '#engine/motifs/drawing/shapes.ts'
import { swallow } from '#engine/motifs/drawn/animal/swallow.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

const bars = (xs: readonly number[]) =>
  xs.map((x) => `M${x} 84L${x} -20C${x} -64 ${x * 0.5} -92 0 -104`).join('')
const back: Part = line(bars([-52, -30, 0, 30, 52]), 0.7, 1)
const front: Part[] = [
  line(bars([-72, -60, -42, -22, 22, 42, 60, 72]), 1.2, 0),
  { d: ellipse([0, -18], 76, 12) + ellipse([0, -18], 70, 8, false), fill: 'gold', stroke: 0.9 },
  { d: 'M-80 82C-40 94 40 94 80 82L80 98C40 112 -40 112 -80 98Z', fill: 'gold' },
  line('M-76 90C-40 102 40 102 76 90', 0.6, 1),
  { d: 'M-7 -102C-10 -112 10 -112 7 -102L9 -96L-9 -96Z', fill: 'gold' },
  { d: annulus([0, -120], 13, 8), fill: 'gold', stroke: 0.9 },
  ...mirrored([
    ...scroll({
      points: coords('78,-20 90,-30 100,-24'),
      radius: 6,
      side: 1,
      width: 2.4,
      tag: 'gold',
    }),
    drop([66, 104], 13, 'gold'),
    drop([34, 108], 13, 'gold'),
  ]),
  drop([0, 110], 14, 'gold'),
]
const door: Part[] = [
  line('M-22 84L-22 30C-22 10 22 10 22 30L22 84', 1.3, 0),
  // the open leaf swings out to the right
  { d: 'M22 84L22 28C34 8 60 14 64 34L66 92Z', fill: 'paper', stroke: 1.1, shade: 0 },
  line('M32 85L32 20M43 87L43 16M54 90L54 19M22 54L65 60', 0.9, 0),
]

export const birdcage: Motif = {
  name: 'birdcage',
  held: 'hangs',
  isBrittle: true,
  category: 'object',
  hollow: { empty: [-56, -72, 56, 70] },
  hasBars: true,
  words: ['birdcage', 'bird cage', 'cage', 'open cage', 'bird leaving a cage'],
  variants: ['closed', 'open', 'empty'],
  spare: ['empty'],
  draw({ variant, random }) {
    const bird = swallow.draw({ variant: swallow.variants[0]!, random }).parts
    if (variant === 'open')
      return measured([
        back,
        ...front,
        ...door,
        ...placed(bird, { x: 108, y: -84, scale: 0.4, angle: -0.3 }),
      ])
    return measured([
      back,
      line('M-30 30L30 30', 1.6, 0),
      ...(variant === 'empty' ? [] : placed(bird, { x: 0, y: 18, scale: 0.36 })),
      ...front,
      line('M-22 84L-22 30C-22 10 22 10 22 30L22 84', 1.3, 0),
      { d: circle([20, 56], 3), fill: 'gold', stroke: 0.8 },
    ])
  },
}
