import { measured } from '#engine/motifs/drawing/box.ts'
import { circle, coords, polygon } from '#engine/motifs/drawing/geometry.ts'
import { line, mirrored, placed } from '#engine/motifs/drawing/parts.ts'
import { ellipse, roundRect } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

const SHAPE = coords('-34,-136 34,-136 66,-72 36,138 -36,138 -66,-72')
const inset = (by: number) =>
  SHAPE.map(([x, y]) => [x * (1 - by / 60), y * (1 - by / 136)] as const)

/** Closed: bevelled planks, nails round the lid, a cross. */
const closed = (): Part[] =>
  placed(
    [
      ...placed([{ d: polygon(SHAPE), fill: 'wood', tone: 0.3 }], { x: 9, y: 6 }),
      { d: polygon(SHAPE), fill: 'wood' },
      { d: polygon(inset(7)), fill: 'wood', stroke: 0.9 },
      line('M-22 -126L-16 128M22 -126L16 128M0 -126L0 -98M0 44L0 128', 0.6, 1),
      ...mirrored(
        coords('30,-130 60,-72 52,-20 45,36 38,88 32,132').map(([x, y]) => ({
          d: circle([x, y], 2.2),
          fill: 'gold' as const,
          stroke: 0.6,
          detail: 1 as const,
        })),
      ),
      {
        d: 'M-8 -92L8 -92L8 -62L32 -62L32 -46L8 -46L8 30L-8 30L-8 -46L-32 -46L-32 -62L-8 -62Z',
        fill: 'gold',
      },
      line('M0 -84L0 22M-25 -54L25 -54', 0.6, 1),
      ...mirrored([{ d: ellipse([56, -30], 5, 14), fill: 'gold', stroke: 0.9 }]),
    ],
    { angle: 0.16 },
  )

/** Open: the lid pushed aside, quilted lining within. */
const open = (): Part[] => {
  // half the width of the lining at a height
  const half = (y: number) => (y < -66 ? 24 + (y + 120) * 0.44 : 48 - (y + 66) * 0.12)
  const quilting = Array.from({ length: 7 }, (_, i) => {
    const [top, bottom] = [-74 + i * 27, -47 + i * 27]
    return `M${-half(top)} ${top}L${half(bottom)} ${bottom}M${half(top)} ${top}L${-half(bottom)} ${bottom}`
  })
  return placed(
    [
      ...placed(
        [
          { d: polygon(SHAPE), fill: 'wood' },
          line('M-22 -126L-16 128M22 -126L16 128M0 -130L0 132', 0.6, 1),
          {
            d: 'M-7 -92L7 -92L7 -64L28 -64L28 -50L7 -50L7 20L-7 20L-7 -50L-28 -50L-28 -64L-7 -64Z',
            fill: 'gold',
            stroke: 0.9,
          },
        ],
        { x: 54, y: 4, angle: 0.24, scale: 0.98 },
      ),
      { d: polygon(SHAPE), fill: 'wood' },
      { d: polygon(inset(9)), fill: 'red' },
      { d: polygon(inset(15)), fill: 'red', stroke: 0.7, tone: 0.25 },
      line(quilting.join(''), 0.5, 2),
      { d: roundRect(-30, -116, 60, 34, 12), fill: 'banner' },
      line('M-22 -106C-10 -100 10 -100 22 -106M-18 -92C-8 -96 8 -96 18 -92', 0.6, 1),
    ],
    { angle: -0.12 },
  )
}

export const coffin: Motif = {
  name: 'coffin',
  isBrittle: true,
  category: 'object',
  words: ['coffin', 'casket'],
  variants: ['closed', 'open'],
  draw: ({ variant }) => measured(variant === 'open' ? open() : closed()),
}
