import { measured } from '#engine/motifs/drawing/box.ts'
import { coords } from '#engine/motifs/drawing/geometry.ts'
import { interlace, loop } from '#engine/motifs/drawing/interlace.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { brush } from '#engine/motifs/drawing/pen.ts'
import { annulus, rect } from '#engine/motifs/drawing/shapes.ts'
import { lightning } from '#engine/motifs/drawn/nature/lightning.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** Mjölnir, head up: bevelled block with a woven knot, bound handle, ring for the thong. */
const hammer: Part[] = [
  { d: 'M-9 -20L9 -20L8 96L-8 96Z', fill: 'leather' },
  line(
    Array.from({ length: 11 }, (_, i) => `M-9 ${-10 + i * 10}L9 ${-16 + i * 10}`).join(''),
    0.8,
    1,
  ),
  { d: 'M-13 94L13 94L10 112C6 118 -6 118 -10 112Z', fill: 'steel' },
  { d: annulus([0, 126], 12, 7), fill: 'steel', stroke: 0.9 },
  { d: 'M-98 -96L98 -96L112 -82L112 -34L98 -20L-98 -20L-112 -34L-112 -82Z', fill: 'steel' },
  { d: 'M-112 -82L-98 -96L-82 -82L-82 -34L-98 -20L-112 -34Z', fill: 'steelDark', stroke: 0.9 },
  { d: 'M112 -82L98 -96L82 -82L82 -34L98 -20L112 -34Z', fill: 'steelDark', stroke: 0.9 },
  line(rect(-76, -86, 152, 56), 0.8, 1),
  { d: 'M-14 -20L14 -20L11 -4L-11 -4Z', fill: 'steelDark' },
  ...placed(
    interlace(
      [
        loop(160, (a) => [62 * Math.sin(a), 20 * Math.sin(2 * a)]),
        loop(160, (a) => [30 * Math.cos(a), 22 * Math.sin(a)]),
      ],
      3.6,
      { tag: 'gold' },
    ),
    { y: -58 },
  ),
  brush(coords('-94,-92 0,-93 94,-92'), 0.9, 'paper'),
]

export const thorHammer: Motif = {
  name: 'thor-hammer',
  isHeaded: true,
  category: 'object',
  words: ['thor hammer', 'mjolnir', 'hammer of thor', 'hammer', 'thor'],
  variants: ['plain', 'lightning'],
  draw({ variant, random }) {
    if (variant === 'plain') return measured(hammer)
    const bolt = lightning.draw({ variant: 'bolt', random }).parts
    return measured([
      ...placed(bolt, { x: -76, y: 24, scale: 0.7, angle: 0.5 }),
      ...placed(bolt, { x: 76, y: 24, scale: 0.7, angle: -0.5, mirror: true }),
      ...hammer,
    ])
  },
}
