import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, circle, lerp, smooth, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, mirrored, placed } from '#engine/motifs/drawing/parts.ts'
import { beadRing, rect, roundRect } from '#engine/motifs/drawing/shapes.ts'

/** Drawn upright, then leaned: a straight instrument in a tattoo looks stiff. */
function acoustic(): Part[] {
  const half: Point[] = coords('0,6 26,8 40,22 40,42 31,58 36,74 54,96 56,122 40,142 0,148')
  const outline = (inset: number): Point[] => {
    const right = half.map(([x, y]): Point => [x * (1 - inset / 56), lerp(y, 78, inset / 72)])
    return [
      ...right,
      ...right
        .slice(1, -1)
        .toReversed()
        .map(([x, y]): Point => [-x, y]),
    ]
  }
  const frets = Array.from({ length: 12 }, (_, i) => {
    const y = -96 + 104 * (1 - 2 ** (-(i + 1) / 7)) * 1.3
    return `M-7 ${y.toFixed(1)}L7 ${y.toFixed(1)}`
  }).join('')
  const strings = [-5, -3, -1, 1, 3, 5].map((x) => `M${x * 0.8} -100L${x} 118`).join('')
  return [
    { d: smooth(outline(0)), fill: 'wood' },
    { d: smooth(outline(5)), fill: 'gold', stroke: 0.7, detail: 1 },
    { d: circle([0, 60], 19), fill: 'leather' },
    { d: circle([0, 60], 14), fill: 'black', stroke: 0.6 },
    ...beadRing([0, 60], 16.5, 24, 1, 'gold', 2),
    { d: 'M20 58C32 62 34 76 28 88C20 84 16 78 15 70Z', fill: 'black', stroke: 0.5, detail: 1 },
    { d: rect(-8, -100, 16, 146), fill: 'leather' },
    line(frets, 0.6, 1),
    ...[-66, -38, -14, 4].map((y): Part => ({
      d: circle([0, y], 1.8),
      fill: 'paper',
      stroke: 0.4,
      detail: 2,
    })),
    { d: roundRect(-24, 112, 48, 11, 4), fill: 'leather' },
    line(strings, 0.45, 1),
    // headstock and tuning pegs
    {
      d: 'M-8 -100L-13 -108L-14 -146C-8 -150 -4 -142 0 -146C4 -142 8 -150 14 -146L13 -108L8 -100Z',
      fill: 'leather',
    },
    ...mirrored(
      [-114, -126, -138].flatMap((y): Part[] => [
        { d: roundRect(13, y - 3, 9, 6, 2.5), fill: 'steel', stroke: 0.8 },
        { d: circle([7, y], 2), fill: 'steel', stroke: 0.6, detail: 1 },
      ]),
    ),
  ]
}

export const guitar: Motif = {
  name: 'guitar',
  category: 'object',
  words: ['guitar', 'acoustic guitar', 'music instrument'],
  variants: ['acoustic'],
  draw() {
    return measured(placed(acoustic(), { angle: 0.5, scale: 0.86 }))
  },
}
