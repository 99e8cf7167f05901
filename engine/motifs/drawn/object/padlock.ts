import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, circle, polar, TAU } from '#engine/motifs/drawing/geometry.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, mirrored } from '#engine/motifs/drawing/parts.ts'
import { roundRect } from '#engine/motifs/drawing/shapes.ts'

const keyhole: Part[] = [
  { d: circle([0, 22], 18), fill: 'gold' },
  line(circle([0, 22], 14.5), 0.5, 2),
  { d: 'M-4 26L-8 40L8 40L4 26C10 22 8 10 0 10C-8 10 -10 22 -4 26Z', fill: 'black', stroke: 0.5 },
]
const shackle: Part[] = [
  {
    d: 'M-46 -10L-46 -52C-46 -86 -24 -108 0 -108C24 -108 46 -86 46 -52L46 -10L30 -10L30 -52C30 -76 16 -92 0 -92C-16 -92 -30 -76 -30 -52L-30 -10Z',
    fill: 'steel',
  },
  line('M-40 -14L-40 -52C-40 -80 -22 -101 0 -101', 0.6, 1),
]

function heartBody(): Part[] {
  const outline = (s: number, dy = 0) => {
    const c = (x: number, y: number) =>
      `${(x * s).toFixed(1)} ${((y - 24) * s + 24 + dy).toFixed(1)}`
    return `M${c(0, 112)}C${c(-22, 84)} ${c(-86, 56)} ${c(-86, 4)}C${c(-86, -30)} ${c(-58, -42)} ${c(-38, -38)}C${c(-18, -34)} ${c(-6, -20)} ${c(0, -8)}C${c(6, -20)} ${c(18, -34)} ${c(38, -38)}C${c(58, -42)} ${c(86, -30)} ${c(86, 4)}C${c(86, 56)} ${c(22, 84)} ${c(0, 112)}Z`
  }
  const scroll = line(
    'M30 30C46 34 62 22 60 6C58 -6 44 -8 40 2C38 10 46 14 50 8M22 48C34 54 46 50 52 40M14 62C18 74 26 70 30 60',
    0.8,
    1,
  )
  const rivets = mirrored(
    coords('60,-22 72,12 50,56 24,80').map(([x, y]): Part => ({
      d: circle([x, y], 3.2),
      fill: 'gold',
      stroke: 0.7,
      detail: 1,
    })),
  )
  return [
    { d: outline(1), fill: 'red' },
    line(outline(0.88, 1), 0.7, 1),
    ...mirrored([scroll]),
    ...rivets,
    ...keyhole,
  ]
}

function squareBody(): Part[] {
  const corners = mirrored(
    coords('58,-10 58,84').map(([x, y]): Part => ({
      d: circle([x, y], 4),
      fill: 'gold',
      stroke: 0.7,
      detail: 1,
    })),
  )
  const rays = Array.from({ length: 24 }, (_, i) => {
    const a = polar(24, (i * TAU) / 24, [0, 22]),
      b = polar(i % 2 ? 29 : 34, (i * TAU) / 24, [0, 22])
    return `M${a[0].toFixed(1)} ${a[1].toFixed(1)}L${b[0].toFixed(1)} ${b[1].toFixed(1)}`
  }).join('')
  return [
    { d: roundRect(-70, -24, 140, 122, 16), fill: 'steel' },
    line(roundRect(-62, -16, 124, 106, 10), 0.7, 1),
    { d: roundRect(-70, 70, 140, 10, 2), fill: 'steelDark', stroke: 0.8, detail: 1 },
    ...corners,
    line(rays, 0.6, 2),
    ...keyhole,
  ]
}

export const padlock: Motif = {
  name: 'padlock',
  category: 'object',
  words: ['padlock', 'lock', 'heart lock'],
  variants: ['heart', 'square'],
  draw: ({ variant }) =>
    variant === 'square'
      ? measured([...shackle, ...squareBody()])
      : measured([...shackle, ...heartBody()]),
}
