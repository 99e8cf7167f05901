import { measured } from '#engine/motifs/drawing/box.ts'
import { circle, polar, polygon, type Point } from '#engine/motifs/drawing/geometry.ts'
import { line, mirrored } from '#engine/motifs/drawing/parts.ts'
import { annulus, ellipse, rect, roundRect } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** Four rows of round keys, wider apart towards the reader. */
const keys: Part[] = [0, 1, 2, 3].flatMap((row) => {
  const count = 9 - (row % 2),
    spread = 66 + row * 9,
    y = 40 + row * 15
  return Array.from({ length: count }, (_, i): Part[] => {
    const x = -spread + (2 * spread * i) / (count - 1)
    return [
      { d: ellipse([x, y + 2.5], 7.2, 5.2), fill: 'black', stroke: 0.4 },
      { d: ellipse([x, y], 7.2, 5.2), fill: 'bone', stroke: 0.9, shade: 0.5 },
    ]
  }).flat()
})

const text = [0, 1, 2, 3, 4]
  .map((i) => `M-40 ${-118 + i * 10}L${i === 4 ? 4 : 40} ${-118 + i * 10}`)
  .join('')

/** Closed body with a flared base. */
const deskModel = (): Part[] => [
  // paper behind the roller
  { d: 'M-56 -52L-58 -138C-30 -142 30 -134 58 -140L56 -52Z', fill: 'paper', shade: 0.4 },
  line(text, 0.8, 1),
  ...mirrored([
    { d: roundRect(92, -64, 20, 22, 4), fill: 'black', stroke: 0.6 },
    line('M98 -64L98 -42M104 -64L104 -42', 0.5, 2),
    { d: roundRect(84, -60, 10, 14, 2), fill: 'steel', stroke: 0.8 },
  ]),
  { d: roundRect(-86, -66, 172, 24, 10), fill: 'black', stroke: 0.8 },
  line('M-78 -60L78 -60', 0.6, 1),
  { d: 'M-116 -84C-112 -90 -104 -88 -102 -80L-92 -58L-98 -54Z', fill: 'steel', stroke: 0.9 },
  // body: hood with the type basket, then the flared base
  { d: 'M-84 -46L84 -46C92 -28 96 0 98 22L-98 22C-96 0 -92 -28 -84 -46Z', fill: 'steelDark' },
  { d: 'M-46 22C-44 -20 44 -20 46 22Z', fill: 'black', stroke: 0.6 },
  line(
    Array.from({ length: 13 }, (_, i) => `M${-36 + i * 6} 20L${-18 + i * 3} -4`).join(''),
    0.8,
    1,
  ),
  { d: roundRect(-34, -40, 68, 12, 4), fill: 'gold', stroke: 0.9 },
  line('M-24 -34L24 -34', 0.7, 1),
  ...mirrored([
    { d: circle([70, -10], 15), fill: 'steel' },
    { d: circle([70, -10], 9), fill: 'black', stroke: 0.5 },
  ]),
  {
    d: 'M-98 20L98 20C106 48 116 80 118 106C118 112 112 114 106 114L-106 114C-112 114 -118 112 -118 106C-116 80 -106 48 -98 20Z',
    fill: 'steelDark',
  },
  {
    d: 'M-84 28L84 28C92 52 100 76 102 100L-102 100C-100 76 -92 52 -84 28Z',
    fill: 'black',
    stroke: 0.5,
  },
  ...keys,
  { d: roundRect(-58, 98, 116, 10, 5), fill: 'bone', stroke: 0.9, shade: 0.5 },
]

/** Keys on bare levers, each row stepping down from the frame. */
const stepped: Part[] = [3, 2, 1, 0].flatMap((row) => {
  const count = 10 - (row % 2),
    spread = 84 + row * 5,
    y = 66 + row * 17
  const at = (i: number) => -spread + (2 * spread * i) / (count - 1)
  return [
    line(
      Array.from(
        { length: count },
        (_, i) => `M${at(i).toFixed(1)} ${y}L${(at(i) * 0.8).toFixed(1)} 48`,
      ).join(''),
      0.9,
      1,
    ),
    ...Array.from({ length: count }, (_, i): Part[] => [
      { d: ellipse([at(i), y + 2.6], 8, 6.4), fill: 'steelDark', stroke: 0.6 },
      { d: ellipse([at(i), y], 8, 6.4), fill: 'steel', stroke: 0.8 },
      { d: ellipse([at(i), y], 5.4, 4.2), fill: 'bone', stroke: 0.6, shade: 0.5 },
    ]).flat(),
  ]
})

/** Type bars standing in a half circle, ready to strike the paper. */
const typeBars: Part[] = Array.from({ length: 15 }, (_, i): Part => {
  const angle = Math.PI * (1.06 + (i / 14) * 0.88)
  const foot = polar(52, angle, [0, 46])
  const head = polar(20, angle, [0, 40])
  const [nx, ny] = [-Math.sin(angle), Math.cos(angle)]
  const at = ([x, y]: Point, side: number): Point => [x + nx * side, y + ny * side]
  return {
    d: polygon([
      at(foot, -1.8),
      at(head, -1.4),
      at(head, -2.6),
      polar(14, angle, [0, 40]),
      at(head, 2.6),
      at(head, 1.4),
      at(foot, 1.8),
    ]),
    fill: 'steel',
    stroke: 0.5,
    detail: 1,
  }
})

/** The old open-frame machine: ribbon spools on top, bars in a basket, keys on stems. */
const antique = (): Part[] => [
  { d: 'M-50 -60L-54 -146C-28 -150 28 -142 54 -148L50 -60Z', fill: 'paper', shade: 0.4 },
  line(
    [0, 1, 2, 3, 4]
      .map((i) => `M-38 ${-126 + i * 10}L${i === 4 ? 0 : 38} ${-126 + i * 10}`)
      .join(''),
    0.8,
    1,
  ),
  ...mirrored([
    { d: roundRect(104, -76, 16, 24, 4), fill: 'black', stroke: 0.6 },
    line('M109 -76L109 -52M114 -76L114 -52', 0.5, 2),
    { d: rect(96, -70, 9, 12), fill: 'steel', stroke: 0.8 },
  ]),
  line('M-104 -66C-112 -84 -120 -92 -132 -96', 2.2, 0),
  { d: circle([-134, -97], 6), fill: 'steel', stroke: 0.9 },
  { d: roundRect(-98, -78, 196, 28, 12), fill: 'black', stroke: 0.8 },
  line('M-88 -71L88 -71', 0.6, 1),
  { d: roundRect(-104, -52, 208, 9, 3), fill: 'steel' },
  line(
    Array.from(
      { length: 25 },
      (_, i) => `M${-96 + i * 8} -50L${-96 + i * 8} ${i % 5 ? -47 : -45}`,
    ).join(''),
    0.6,
    2,
  ),
  // frame: two posts and an arch, gold lines on the enamel
  {
    d: 'M-92 -44L92 -44L104 52L-104 52ZM-58 50L58 50C56 -12 36 -30 0 -30C-36 -30 -56 -12 -58 50Z',
    fill: 'clothDark',
  },
  { d: 'M-58 50L58 50C56 -12 36 -30 0 -30C-36 -30 -56 -12 -58 50Z', fill: 'black', stroke: 0.8 },
  ...typeBars,
  { d: 'M-58 52C-40 40 40 40 58 52Z', fill: 'steel', stroke: 0.9 },
  ...mirrored([
    line('M66 42C66 -6 48 -36 20 -40M98 44L88 -36L72 -36', 0.7, 1),
    { d: 'M78 -20C86 -14 88 -2 82 6C76 0 74 -12 78 -20Z', fill: 'gold', stroke: 0.7, detail: 1 },
    { d: 'M82 10C90 16 92 28 88 38C80 30 78 20 82 10Z', fill: 'gold', stroke: 0.7, detail: 1 },
    { d: ellipse([62, -46], 25, 9), fill: 'steelDark' },
    { d: ellipse([62, -49], 25, 9), fill: 'steel' },
    { d: ellipse([62, -49], 9, 3.4), fill: 'black', stroke: 0.5 },
  ]),
  { d: annulus([0, -37], 9, 4), fill: 'gold', stroke: 0.8 },
  {
    d: 'M-104 50L104 50L126 132C126 138 122 142 116 142L-116 142C-122 142 -126 138 -126 132Z',
    fill: 'clothDark',
  },
  { d: 'M-94 56L94 56L112 128L-112 128Z', fill: 'black', stroke: 0.5 },
  ...stepped,
  { d: roundRect(-62, 129, 124, 9, 4), fill: 'wood', stroke: 0.9 },
]

export const typewriter: Motif = {
  name: 'typewriter',
  isRead: true,
  category: 'object',
  words: ['typewriter', 'type writer', 'writer', 'vintage typewriter'],
  variants: ['vintage', 'antique'],
  draw: ({ variant }) => measured(variant === 'antique' ? antique() : deskModel()),
}
