import { measured } from '#engine/motifs/drawing/box.ts'
import { circle, coords, sample, tube } from '#engine/motifs/drawing/geometry.ts'
import { around, petal } from '#engine/motifs/drawing/flora.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { annulus, ticks } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part, Tag } from '#engine/motifs/motif.ts'

const bar = (text: string, width = 2.8, tag: Tag = 'green'): Part => ({
  d: tube(sample(coords(text), 12), () => width).strip(0, 1, -1, 1, 30),
  fill: tag,
  stroke: 0.9,
})
const wheel = (x: number): Part[] => [
  { d: annulus([x, 40], 54, 48), fill: 'black', stroke: 0.3 },
  line(ticks([x, 40], 5, 47, 24), 0.5, 1),
  line(circle([x, 40], 45), 0.6, 1),
  { d: circle([x, 40], 5), fill: 'steel', stroke: 0.9 },
]
const blossom: Part[] = [
  ...around(6, 1, () => petal({ length: 13, width: 6, veins: 1, tag: 'pink' })),
  { d: circle([0, 0], 3.4), fill: 'gold', stroke: 0.7 },
]
const basket: Part[] = [
  ...coords('62,-58 74,-66 86,-68 98,-62 80,-56').flatMap(([x, y], i) =>
    placed(blossom, { x, y, angle: i, scale: 1 }),
  ),
  { d: 'M52 -52L108 -52L100 -20L60 -20Z', fill: 'wood' },
  line(
    'M54 -44L106 -44M56 -36L104 -36M58 -28L102 -28M62 -52L67 -20M73 -52L75 -20M86 -52L85 -20M98 -52L93 -20',
    0.6,
    1,
  ),
]

export const bicycle: Motif = {
  name: 'bicycle',
  category: 'object',
  words: ['bicycle', 'cycling', 'push bike', 'cyclist', 'vintage bicycle'],
  variants: ['plain', 'basket'],
  draw({ variant }) {
    return measured([
      ...wheel(-82),
      ...wheel(84),
      bar('-82,40 -40,40 -8,44', 2.2, 'steelDark'),
      bar('-82,40 -58,0 -34,-34', 2.4),
      bar('-34,-36 -20,8 -8,44', 3),
      bar('-28,-20 10,-26 50,-36', 3),
      bar('-8,44 20,10 52,-28', 3),
      bar('46,-60 60,-10 84,40', 3),
      bar('46,-60 36,-74 18,-70 10,-60', 2.4, 'steel'),
      {
        d: tube(sample(coords('14,-66 10,-60 8,-52'), 8), () => 4).strip(0, 1, -1, 1, 10),
        fill: 'leather',
        stroke: 0.8,
      },
      bar('-38,-44 -36,-40 -34,-34', 2.4, 'steel'),
      {
        d: 'M-66 -50C-54 -58 -30 -56 -14 -50C-18 -44 -30 -44 -38 -42C-50 -38 -64 -40 -66 -50Z',
        fill: 'leather',
      },
      { d: annulus([-8, 44], 15, 10), fill: 'steel', stroke: 0.9 },
      line(ticks([-8, 44], 4, 10, 5), 0.8, 1),
      bar('-8,44 2,56 10,68', 2, 'steel'),
      { d: 'M2 66L20 66L20 71L2 71Z', fill: 'black', stroke: 0.4 },
      line('M-82 35L-8 30M-82 45L-8 58', 0.7, 1),
      ...(variant === 'basket' ? basket : []),
    ])
  },
}
