import { measured } from '#engine/motifs/drawing/box.ts'
import { circle, coords, polygon, smooth, type Point } from '#engine/motifs/drawing/geometry.ts'
import { line, mirrored } from '#engine/motifs/drawing/parts.ts'
import { brush, lines } from '#engine/motifs/drawing/pen.ts'
import { rect } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** A tiled roof whose eaves sweep up to pointed corners; `y` is its lower edge at the middle. */
function roof(y: number, half: number, top: number, height: number): Part[] {
  const tiles = [-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1].map((t) =>
    brush(
      [
        [t * top * 0.9, y - height + 2],
        [t * (top + half) * 0.44, y - height * 0.4],
        [t * half * 0.9, y - 2 - Math.abs(t) ** 3 * 8],
      ],
      0.9,
      'black',
      1,
    ),
  )
  return [
    {
      d: `M${-top} ${y - height}L${top} ${y - height}C${top + (half - top) * 0.35} ${y - height * 0.3} ${half * 0.8} ${y - 10} ${half + 8} ${y - 20}C${half + 2} ${y - 4} ${half * 0.72} ${y + 2} 0 ${y + 2}C${-half * 0.72} ${y + 2} ${-half - 2} ${y - 4} ${-half - 8} ${y - 20}C${-half * 0.8} ${y - 10} ${-top - (half - top) * 0.35} ${y - height * 0.3} ${-top} ${y - height}Z`,
      fill: 'blue',
    },
    ...tiles,
    {
      d: `M${-half - 6} ${y - 17}C${-half * 0.7} ${y - 1} ${-half * 0.4} ${y} 0 ${y}C${half * 0.4} ${y} ${half * 0.7} ${y - 1} ${half + 6} ${y - 17}L${half} ${y - 7}C${half * 0.7} ${y + 7} ${half * 0.4} ${y + 8} 0 ${y + 8}C${-half * 0.4} ${y + 8} ${-half * 0.7} ${y + 7} ${-half} ${y - 7}Z`,
      fill: 'red',
      stroke: 0.8,
    },
    ...mirrored([
      line(`M${half + 3} ${y - 10}L${half + 3} ${y - 3}`, 0.8, 1),
      { d: circle([half + 3, y + 1], 3.4), fill: 'gold', stroke: 0.6, detail: 1 },
    ]),
  ]
}

/** A storey: wall with posts, door and a railing in front. */
function storey(y: number, half: number, height: number): Part[] {
  const posts = [-1, -0.5, 0.5, 1].map((k): Part => ({
    d: rect(k * (half - 3) - 2.4, y - height, 4.8, height),
    fill: 'red',
    stroke: 0.8,
  }))
  const rail = Array.from(
    { length: 9 },
    (_, i) => `M${((i - 4) / 4) * (half + 6)} ${y - 9}L${((i - 4) / 4) * (half + 6)} ${y}`,
  ).join('')
  return [
    { d: rect(-half, y - height, half * 2, height), fill: 'banner' },
    { d: rect(-half * 0.26, y - height + 4, half * 0.52, height - 4), fill: 'black', stroke: 0.7 },
    ...[-0.72, 0.72].map((k) =>
      line(
        `M${k * half - 5} ${y - height + 5}L${k * half - 5} ${y - 12}M${k * half} ${y - height + 5}L${k * half} ${y - 12}M${k * half + 5} ${y - height + 5}L${k * half + 5} ${y - 12}`,
        0.6,
        2,
      ),
    ),
    ...posts,
    { d: rect(-half - 8, y - 11, half * 2 + 16, 3.4), fill: 'red', stroke: 0.7 },
    line(rail, 0.9, 1),
    { d: rect(-half - 8, y - 2, half * 2 + 16, 4), fill: 'red', stroke: 0.7 },
  ]
}

const finial = (y: number): Part[] => [
  {
    d: polygon([
      [-2, y],
      [2, y],
      [1, y - 50],
      [-1, y - 50],
    ]),
    fill: 'gold',
    stroke: 0.8,
  },
  ...[0, 1, 2, 3, 4].map((i): Part => ({
    d: smooth([
      [-9 + i * 1.3, y - 6 - i * 7.5],
      [0, y - 9 - i * 7.5],
      [9 - i * 1.3, y - 6 - i * 7.5],
      [0, y - 3 - i * 7.5],
    ] as Point[]),
    fill: 'gold',
    stroke: 0.7,
  })),
  { d: circle([0, y - 50], 4), fill: 'gold', stroke: 0.8 },
]

const terrace = (y: number, half: number): Part[] => [
  {
    d: polygon([
      [-half, y],
      [half, y],
      [half + 10, y + 22],
      [-half - 10, y + 22],
    ]),
    fill: 'rock',
  },
  line(
    `M${-half + 8} ${y + 8}L-30 ${y + 8}M30 ${y + 8}L${half - 8} ${y + 8}M${-half + 2} ${y + 15}L-34 ${y + 15}M34 ${y + 15}L${half - 2} ${y + 15}`,
    0.6,
    1,
  ),
  ...[0, 1, 2, 3].map((i): Part => ({
    d: rect(-20 - i * 4, y + i * 7, 40 + i * 8, 7),
    fill: 'rock',
    stroke: 0.8,
  })),
]

/** Five storeys, each smaller than the one it stands on. */
function pagoda(): Part[] {
  const floors = [0, 1, 2, 3, 4].map((i) => ({
    y: 108 - i * 46,
    half: 52 - i * 7,
    eaves: 86 - i * 11,
  }))
  return [
    ...terrace(108, 76),
    ...floors.flatMap(({ y, half, eaves }, i) => [
      ...storey(y, half, 26),
      ...roof(y - 22, eaves, half * (i === 4 ? 0.16 : 0.92), i === 4 ? 34 : 22),
    ]),
    ...finial(-130),
  ]
}

/** A temple hall under one great roof, stairs to the door. */
function hall(): Part[] {
  return [
    ...terrace(92, 122),
    ...storey(92, 98, 52),
    { d: rect(-28, 46, 56, 46), fill: 'red' },
    { d: rect(-24, 50, 23, 42), fill: 'black', stroke: 0.7 },
    { d: rect(1, 50, 23, 42), fill: 'black', stroke: 0.7 },
    ...[-4, 4].map((x): Part => ({ d: circle([x, 72], 2.4), fill: 'gold', stroke: 0.5 })),
    ...roof(42, 138, 78, 48),
    ...storey(-4, 62, 26),
    ...roof(-26, 104, 50, 52),
    {
      d: 'M-62 -84C-56 -78 56 -78 62 -84L60 -70C30 -66 -30 -66 -60 -70Z',
      fill: 'red',
      stroke: 0.9,
    },
    ...mirrored([
      {
        d: smooth(coords('52,-76 58,-96 70,-100 66,-90 68,-76 62,-68')),
        fill: 'gold',
        stroke: 0.9,
      },
    ]),
    { d: smooth(coords('0,-104 8,-94 7,-82 -7,-82 -8,-94')), fill: 'gold', stroke: 0.9 },
    lines([coords('-40,-60 0,-56 40,-60')], 0.5),
  ]
}

export const temple: Motif = {
  name: 'temple',
  bulk: 5,
  category: 'object',
  words: ['temple', 'pagoda', 'japanese temple'],
  variants: ['pagoda', 'hall'],
  draw: ({ variant }) => measured(variant === 'hall' ? hall() : pagoda()),
}
