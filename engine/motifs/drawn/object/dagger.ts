import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, circle, type Point } from '#engine/motifs/drawing/geometry.ts'
import { brush } from '#engine/motifs/drawing/pen.ts'
import { ellipse } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, mirrored } from '#engine/motifs/drawing/parts.ts'

/** Leaf-shaped blade with a ridge: lit half, shadow half. */
const blade: Part[] = [
  { d: 'M-15 -30C-17 -6 -13 16 -13 40C-13 72 -8 104 0 134L0 -30Z', fill: 'steel' },
  { d: 'M15 -30C17 -6 13 16 13 40C13 72 8 104 0 134L0 -30Z', fill: 'steelDark' },
  line('M-6 -26C-7 6 -6 40 -2 84', 0.6, 1),
  brush(coords('6,-24 5,10 5,44 2,92'), 1.3, 'black', 1),
]
const grip: Part[] = [
  { d: 'M-9 -46C-13 -64 -12 -78 -8 -94L8 -94C12 -78 13 -64 9 -46Z', fill: 'leather' },
  // cord wound from left to right, sagging round the form
  ...[-54, -62, -70, -78, -86].map((y): Part =>
    line(`M-11.5 ${y}C-5 ${y + 1} 5 ${y - 3} 11.5 ${y - 8}`, 0.9, 1),
  ),
  { d: 'M-11 -98C-4 -95 4 -95 11 -98L11 -91C4 -88 -4 -88 -11 -91Z', fill: 'gold', stroke: 0.8 },
]
const ruby = ([x, y]: Point, r: number): Part[] => [
  { d: circle([x, y], r), fill: 'ruby', stroke: 0.8 },
  { d: ellipse([x - r * 0.3, y - r * 0.35], r * 0.3, r * 0.2), fill: 'paper', stroke: 0, shade: 0 },
]

function classic(): Part[] {
  const quillon: Part[] = [
    {
      d: 'M0 -46C14 -47 26 -42 38 -46C46 -49 50 -56 56 -58C63 -59 67 -52 63 -46C60 -42 55 -43 54 -47C50 -36 40 -30 26 -29C14 -28 6 -24 0 -22Z',
      fill: 'gold',
      stroke: 1,
    },
    line('M8 -40C20 -40 32 -36 46 -42', 0.6, 1),
  ]
  return [
    ...blade,
    ...grip,
    ...mirrored(quillon),
    {
      d: 'M-11 -48C-4 -52 4 -52 11 -48L13 -32C8 -22 4 -18 0 -14C-4 -18 -8 -22 -13 -32Z',
      fill: 'gold',
    },
    ...ruby([0, -36], 6),
    { d: 'M-7 -98C-16 -104 -16 -118 -6 -122L0 -126L6 -122C16 -118 16 -104 7 -98Z', fill: 'gold' },
    ...ruby([0, -110], 5.5),
  ]
}

function ornate(): Part[] {
  const wing: Part[] = [
    {
      d: 'M6 -44C22 -52 42 -50 54 -64C60 -72 72 -68 70 -58C69 -52 62 -50 59 -55C62 -40 50 -32 36 -34C46 -28 38 -18 26 -22C30 -14 16 -10 8 -18Z',
      fill: 'gold',
      stroke: 0.9,
    },
    line(
      'M14 -38C28 -44 44 -42 56 -52M14 -30C24 -32 34 -32 40 -34M12 -24C18 -24 24 -24 28 -24',
      0.6,
      1,
    ),
  ]
  const scroll: Part[] = [
    line('M0 -8C7 -4 7 4 2 6M0 14C6 18 6 26 2 28M0 36C5 40 5 46 1.5 48', 0.7, 1),
  ]
  return [
    ...blade,
    ...mirrored(scroll),
    ...grip,
    ...mirrored(wing),
    { d: 'M-14 -46C-6 -54 6 -54 14 -46C18 -34 8 -20 0 -8C-8 -20 -18 -34 -14 -46Z', fill: 'gold' },
    ...ruby([0, -36], 7.5),
    {
      d: 'M-10 -96C-20 -104 -18 -116 -8 -116C-12 -124 -4 -130 0 -138C4 -130 12 -124 8 -116C18 -116 20 -104 10 -96Z',
      fill: 'gold',
    },
    ...ruby([0, -107], 5),
  ]
}

export const dagger: Motif = {
  name: 'dagger',
  kind: 'weapon',
  category: 'object',
  words: ['dagger', 'knife', 'stiletto', 'blade', 'dirk'],
  variants: ['classic', 'ornate'],
  draw: ({ variant }) => measured(variant === 'ornate' ? ornate() : classic()),
}
