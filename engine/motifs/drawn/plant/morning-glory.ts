import { curled } from '#engine/motifs/drawing/anatomy.ts'
import { measured } from '#engine/motifs/drawing/box.ts'
import { stem } from '#engine/motifs/drawing/flora.ts'
import {
  circle,
  coords,
  polygon,
  smooth,
  TAU,
  tube,
  type Point,
} from '#engine/motifs/drawing/geometry.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { brush, lines } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

const at = (r: number, angle: number): Point => [r * Math.sin(angle), -r * Math.cos(angle)]

/** Open trumpet from the front: five fused lobes with pale stripes running into a bright throat. */
function openFlower(): Part[] {
  const rim = Array.from({ length: 40 }, (_, i): Point => {
    const angle = (i * TAU) / 40
    return at(50 + 4 * Math.cos(5 * angle) + (i % 2 ? 0.8 : -0.8), angle)
  })
  const stripe = (i: number): Part => {
    const angle = (i * TAU) / 5
    return {
      d: polygon([
        at(12, angle - 0.5),
        at(34, angle - 0.14),
        at(52, angle - 0.02),
        at(52, angle + 0.02),
        at(34, angle + 0.14),
        at(12, angle + 0.5),
      ]),
      fill: 'pink',
      stroke: 0.4,
      shade: 0.15,
    }
  }
  return [
    { d: smooth(rim), fill: 'violet' },
    line(
      Array.from({ length: 5 }, (_, i) => {
        const angle = ((i + 0.5) * TAU) / 5
        return [-0.2, 0, 0.2]
          .map((d) => polygon([at(24, angle + d * 0.8), at(42, angle + d)], false))
          .join('')
      }).join(''),
      0.5,
      2,
    ),
    ...[0, 1, 2, 3, 4].map(stripe),
    { d: circle([0, 0], 14), fill: 'paper', stroke: 0.7 },
    { d: circle([1, 1], 8), fill: 'sun', stroke: 0.6, tone: 0.15 },
    { d: circle([2, 2], 3.6), fill: 'black', stroke: 0.3 },
    ...[0, 1, 2].map((i): Part => ({
      d: circle(at(6, i * 2.1 + 0.5), 1.8),
      fill: 'banner',
      stroke: 0.4,
      detail: 1,
    })),
  ]
}

/** Trumpet from the side, opening upwards; its stalk is at the origin. */
const sideFlower: Part[] = [
  {
    d: 'M-5 -4C-6 -40 -16 -62 -46 -84C-30 -96 -14 -88 0 -96C14 -88 30 -96 46 -84C16 -62 6 -40 5 -4Z',
    fill: 'violet',
  },
  {
    d: 'M-46 -84C-30 -92 -14 -80 0 -88C14 -80 30 -92 46 -84C30 -104 -30 -104 -46 -84Z',
    fill: 'pink',
    stroke: 0.8,
  },
  brush(coords('-2,-14 -6,-50 -22,-76'), 1.4, 'pink'),
  brush(coords('2,-14 6,-50 22,-76'), 1.4, 'pink'),
  lines(
    [
      coords('-12,-60 -22,-72 -34,-80'),
      coords('12,-60 22,-72 34,-80'),
      coords('0,-20 0,-52 0,-80'),
    ],
    0.5,
  ),
  {
    d: smooth(coords('-8,2 -9,-14 -5,-24 0,-14 5,-24 9,-14 8,2 0,6'), true, 0.8),
    fill: 'leaf',
    stroke: 0.9,
  },
]

/** A bud twisted like a furled umbrella. */
const bud: Part[] = [
  { d: smooth(coords('-7,-8 -11,-26 -6,-46 0,-58 6,-46 11,-26 7,-8')), fill: 'violet' },
  line('M-9 -20C-2 -24 6 -32 8 -42M-8 -32C-2 -36 4 -44 4 -52M-4 -12C4 -16 9 -22 10 -30', 0.7, 1),
  {
    d: smooth(coords('-8,2 -9,-12 -4,-20 0,-12 4,-20 9,-12 8,2 0,6'), true, 0.8),
    fill: 'leaf',
    stroke: 0.9,
  },
]

/** Heart-shaped leaf, stalk at the notch, tip down. */
const heartLeaf: Part[] = [
  {
    d: 'M0 0C6 -14 26 -18 34 -4C40 14 22 40 0 62C-22 40 -40 14 -34 -4C-26 -18 -6 -14 0 0Z',
    fill: 'leaf',
  },
  line('M0 0L0 54', 0.8, 1),
  line(
    'M0 6C10 2 20 0 28 -2M0 6C-10 2 -20 0 -28 -2M0 18C10 18 20 18 28 14M0 18C-10 18 -20 18 -28 14M0 32C8 32 14 34 18 32M0 32C-8 32 -14 34 -18 32',
    0.55,
    2,
  ),
]

const tendril = (text: string, side: 1 | -1): Part => ({
  d: tube(curled(coords(text), 9, 1.6, side), (u) => 1.8 - u * 1.1).strip(0, 1, -1, 1, 60),
  fill: 'leaf',
  stroke: 0.7,
})

/** A twining vine with open flowers, one from the side and a bud. */
const vine = (): Part[] => [
  tendril('34,96 60,108 78,100', -1),
  tendril('-34,-70 -58,-92 -76,-92', -1),
  stem(coords('-22,166 24,120 10,70 -30,30 -24,-24 26,-66 40,-116'), 3.6, 1.8),
  stem(coords('12,74 40,62 52,44'), 2.6),
  stem(coords('-30,30 -46,18 -54,4'), 2.6),
  stem(coords('8,-54 -14,-60 -28,-72'), 2.4),
  ...placed(heartLeaf, { x: 40, y: 106, angle: -0.6, scale: 0.86 }),
  ...placed(heartLeaf, { x: -34, y: 62, angle: 0.7, scale: 0.98 }),
  ...placed(heartLeaf, { x: 36, y: -22, angle: -1.0, scale: 0.9 }),
  ...placed(heartLeaf, { x: 36, y: -96, angle: -2.2, scale: 0.66 }),
  ...placed(bud, { x: 40, y: -112, angle: 0.2, scale: 0.86 }),
  ...placed(sideFlower, { x: -26, y: -70, angle: -0.36, scale: 0.86 }),
  ...placed(openFlower(), { x: 58, y: 32, scale: 0.98, angle: 0.3 }),
  ...placed(openFlower(), { x: -52, y: -8, scale: 1.06, angle: -0.2 }),
]

/** One great flower over its leaves. */
const single = (): Part[] => [
  tendril('30,40 70,62 98,50', -1),
  tendril('-20,70 -50,100 -78,96', 1),
  stem(coords('0,150 14,110 -6,70 0,20'), 3.6, 2.6),
  ...placed(heartLeaf, { x: 26, y: 62, angle: -0.8, scale: 1.1 }),
  ...placed(heartLeaf, { x: -30, y: 58, angle: 0.9, scale: 1.1 }),
  ...placed(bud, { x: 66, y: 12, angle: 1.1, scale: 0.96 }),
  ...placed(openFlower(), { y: -36, scale: 1.6 }),
]

export const morningGlory: Motif = {
  name: 'morning-glory',
  category: 'plant',
  words: ['morning glory', 'bindweed'],
  variants: ['vine', 'single'],
  draw: ({ variant }) => measured(variant === 'single' ? single() : vine()),
}
