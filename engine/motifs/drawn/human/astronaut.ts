import { measured } from '#engine/motifs/drawing/box.ts'
import {
  circle,
  coords,
  sample,
  smooth,
  tube,
  type Point,
} from '#engine/motifs/drawing/geometry.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { along } from '#engine/motifs/drawing/pen.ts'
import { line, mirrored, placed } from '#engine/motifs/drawing/parts.ts'
import { ellipse, rect, roundRect, star } from '#engine/motifs/drawing/shapes.ts'

const sleeve: Part[] = [
  { d: 'M34 42C60 42 82 54 90 76C96 92 98 108 98 122L60 122C60 108 58 98 52 90Z', fill: 'foam' },
  line('M60 100C72 94 86 94 95 98M61 108C74 102 88 102 97 106', 0.7, 1),
  { d: roundRect(70, 70, 16, 12, 2), fill: 'red', stroke: 0.8, detail: 1 },
]

/** Bubble helmet, mirrored visor with a landscape of stars, hoses and control pack. */
function portrait(): Part[] {
  const stars = [
    [-22, -60, 5],
    [16, -70, 4],
    [30, -44, 3],
    [-34, -34, 3],
    [2, -48, 2.5],
  ].map(([x, y, r]): Part => ({
    d: star(4, r!, r! * 0.32, [x!, y!]),
    fill: 'paper',
    stroke: 0,
    detail: 1,
    shade: 0,
  }))
  return [
    { d: roundRect(-70, 8, 140, 90, 18), fill: 'steelDark' },
    ...mirrored(sleeve),
    {
      d: 'M-44 40C-20 50 20 50 44 40C56 50 62 70 62 122L-62 122C-62 70 -56 50 -44 40Z',
      fill: 'foam',
    },
    ...mirrored([line('M48 62C50 80 52 100 52 122', 0.7, 1)]),
    // control pack and hoses
    { d: roundRect(-30, 74, 60, 38, 5), fill: 'steel' },
    { d: circle([-16, 86], 6), fill: 'red', stroke: 0.8, detail: 1 },
    { d: circle([0, 86], 6), fill: 'sun', stroke: 0.8, detail: 1 },
    { d: rect(10, 80, 14, 12), fill: 'black', stroke: 0.6, detail: 1 },
    line('M-24 100L24 100M-24 105L10 105', 0.7, 2),
    { d: 'M-32 54C-44 62 -46 80 -32 90L-28 84C-36 78 -36 66 -26 60Z', fill: 'blue', stroke: 0.9 },
    { d: 'M32 54C44 62 46 80 32 90L28 84C36 78 36 66 26 60Z', fill: 'red', stroke: 0.9 },
    { d: ellipse([0, 42], 50, 13), fill: 'steel' },
    line(ellipse([0, 40], 42, 9), 0.6, 1),
    // helmet
    { d: circle([0, -38], 72), fill: 'foam' },
    ...mirrored([
      { d: roundRect(64, -56, 16, 36, 6), fill: 'steel' },
      line('M72 -50L72 -26', 0.6, 1),
    ]),
    {
      d: 'M-52 -42C-52 -76 -28 -92 0 -92C28 -92 52 -76 52 -42C52 -10 30 8 0 8C-30 8 -52 -10 -52 -42Z',
      fill: 'steel',
    },
    {
      d: 'M-45 -42C-45 -71 -24 -85 0 -85C24 -85 45 -71 45 -42C45 -14 26 1 0 1C-26 1 -45 -14 -45 -42Z',
      fill: 'black',
    },
    // what the visor reflects: a planet with a ring, stars, a glint
    { d: circle([12, -22], 13), fill: 'flame', stroke: 0, shade: 0.6 },
    {
      d: ellipse([12, -22], 22, 5) + ellipse([12, -23], 16, 2.6, false),
      fill: 'paper',
      stroke: 0,
      shade: 0,
      detail: 1,
    },
    ...stars,
    {
      d: 'M-38 -46C-38 -64 -26 -76 -12 -79C-22 -70 -30 -60 -32 -44Z',
      fill: 'paper',
      stroke: 0,
      shade: 0,
    },
  ]
}

/** A padded limb of the suit: rings of cloth at the joint, a coloured band, an open end at the body. */
function padded(joints: readonly Point[], widths: readonly number[]): Part[] {
  const body = tube(sample(joints, 12), (u) => along(widths, u) * (1 + 0.05 * Math.cos(u * 44)))
  const ring = (u: number) =>
    smooth(
      [body.at(u, -0.96), body.at(u + 0.03, -0.3), body.at(u + 0.03, 0.3), body.at(u, 0.96)],
      false,
    )
  return [
    { d: body.strip(0, 1, -1, 1, 44), fill: 'foam' },
    line([0.4, 0.48, 0.56, 0.64].map(ring).join(''), 0.7, 1),
    { d: body.strip(0.14, 0.24, -1, 1, 6), fill: 'red', stroke: 0.7, detail: 1 },
    { d: body.strip(0.9, 1, -1.12, 1.12, 4), fill: 'steel', stroke: 0.9 },
  ]
}

const glove = (x: number, y: number, angle: number, mirror = false): Part[] =>
  placed(
    [
      { d: 'M-9 2C-17 -4 -21 -12 -19 -17C-15 -19 -11 -15 -9 -11Z', fill: 'foam' },
      {
        d: 'M-10 4C-13 -8 -12 -22 -8 -28C-5 -31 -3 -28 -2 -24C-1 -32 3 -33 5 -27C8 -31 12 -29 11 -22C14 -24 16 -20 15 -14C14 -6 12 0 10 4Z',
        fill: 'foam',
      },
      line('M-2 -24L-2 -14M5 -27L4 -14M11 -22L9 -12', 0.7, 1),
    ],
    { x, y, angle, mirror },
  )

const boot = (x: number, y: number, angle: number): Part[] =>
  placed(
    [
      { d: 'M-15 -8L15 -8C16 2 24 6 26 16L26 20L-16 20C-18 10 -17 0 -15 -8Z', fill: 'foam' },
      { d: roundRect(-18, 17, 46, 9, 4), fill: 'steelDark' },
      line('M-15 2C-4 6 6 6 15 2M14 8C18 10 20 12 21 16', 0.7, 1),
    ],
    { x, y, angle },
  )

const visor: Part[] = [
  { d: circle([0, 0], 42), fill: 'foam' },
  ...mirrored([{ d: roundRect(36, -11, 11, 22, 4), fill: 'steel' }]),
  {
    d: 'M-31 -2C-31 -22 -17 -31 2 -31C21 -31 33 -20 33 -2C33 18 20 28 1 28C-18 28 -31 18 -31 -2Z',
    fill: 'gold',
  },
  {
    d: 'M-26 -2C-26 -18 -14 -26 2 -26C18 -26 28 -17 28 -2C28 14 17 23 1 23C-15 23 -26 14 -26 -2Z',
    fill: 'black',
  },
  { d: circle([9, 7], 9), fill: 'ice', stroke: 0, shade: 0.6 },
  ...[
    [-12, -10, 3.4],
    [10, -15, 2.6],
    [-6, 10, 2.4],
    [20, -4, 2],
  ].map(([x, y, r]): Part => ({
    d: star(4, r!, r! * 0.32, [x!, y!]),
    fill: 'paper',
    stroke: 0,
    detail: 1,
    shade: 0,
  })),
  {
    d: 'M-21 -5C-20 -14 -14 -20 -6 -22C-12 -16 -16 -11 -17 -4Z',
    fill: 'paper',
    stroke: 0,
    shade: 0,
  },
]

/** Adrift at full length, one hand raised, the lifeline looping away. */
function adrift(): Part[] {
  const lifeline = tube(
    sample(coords('-30,14 -66,-10 -98,-22 -118,-50 -100,-78 -82,-58 -104,-34 -136,-64'), 14),
    () => 3.4,
  )
  const body: Part[] = [
    { d: lifeline.strip(0, 1, -1, 1, 90), fill: 'steel', stroke: 0.8 },
    { d: roundRect(-48, -52, 96, 78, 14), fill: 'steelDark' },
    line('M-42 -30L-42 10M42 -30L42 10', 0.7, 1),
    ...padded(coords('-18,26 -34,62 -66,84'), [19, 18, 14]),
    ...boot(-76, 92, 0.9),
    ...padded(coords('18,26 30,66 18,106'), [19, 18, 14]),
    ...boot(17, 118, 0.12),
    ...padded(coords('-34,-36 -66,-14 -72,22'), [16, 15, 11]),
    ...glove(-72, 30, Math.PI - 0.1, true),
    ...padded(coords('34,-36 68,-40 88,-74'), [16, 15, 11]),
    ...glove(92, -82, 0.4),
    {
      d: 'M-38 -50C-20 -58 20 -58 38 -50C46 -30 44 8 38 30C20 40 -20 40 -38 30C-44 8 -46 -30 -38 -50Z',
      fill: 'foam',
    },
    line('M-36 20C-16 28 16 28 36 20', 0.8, 1),
    { d: roundRect(-24, -22, 48, 32, 5), fill: 'steel' },
    { d: circle([-12, -11], 5), fill: 'red', stroke: 0.8, detail: 1 },
    { d: circle([2, -11], 5), fill: 'sun', stroke: 0.8, detail: 1 },
    { d: rect(10, -17, 10, 11), fill: 'black', stroke: 0.6, detail: 1 },
    line('M-18 0L18 0M-18 5L8 5', 0.7, 2),
    {
      d: 'M-26 -42C-36 -36 -36 -22 -26 -14L-22 -19C-28 -25 -28 -32 -20 -37Z',
      fill: 'blue',
      stroke: 0.9,
    },
    { d: 'M26 -42C36 -36 36 -22 26 -14L22 -19C28 -25 28 -32 20 -37Z', fill: 'red', stroke: 0.9 },
    { d: ellipse([0, -52], 32, 9), fill: 'steel' },
    ...placed(visor, { y: -88 }),
  ]
  return placed(body, { angle: -0.4 })
}

export const astronaut: Motif = {
  name: 'astronaut',
  category: 'human',
  words: ['astronaut', 'spaceman', 'cosmonaut', 'space suit'],
  variants: ['bust', 'floating'],
  draw: ({ variant }) => measured(variant === 'floating' ? adrift() : portrait()),
}
