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

/** Frets of a neck from the nut down, closer and closer. */
const fretLines = (nut: number, scale: number, count: number, half: number) =>
  Array.from({ length: count }, (_, i) => {
    const y = nut + scale * (1 - 2 ** (-(i + 1) / 12))
    return `M${-half} ${y.toFixed(1)}L${half} ${y.toFixed(1)}`
  }).join('')

/** A single-coil pickup across the strings. */
const pickup = (y: number, lean: number): Part[] =>
  placed(
    [
      { d: roundRect(-16, -4.5, 32, 9, 4), fill: 'bone', stroke: 0.8 },
      ...[-11, -6.6, -2.2, 2.2, 6.6, 11].map((x): Part => ({
        d: circle([x, 0], 1.2),
        fill: 'black',
        stroke: 0,
        detail: 2,
      })),
    ],
    { y, angle: lean },
  )

/** Solid body with two horns, three pickups and a tremolo bridge; pegs in one row. */
function electric(): Part[] {
  const body = smooth(
    coords(
      '-8,34 -20,22 -34,2 -50,4 -54,24 -46,46 -44,64 -54,84 -62,108 -58,134 -38,150 -4,154 32,148 54,134 60,108 52,84 42,66 42,48 50,34 46,18 34,16 22,32 10,42',
    ),
    true,
    0.95,
  )
  return [
    { d: body, fill: 'red' },
    {
      d: smooth(
        coords(
          '-11,36 -26,34 -34,44 -30,62 -36,84 -30,104 -12,112 16,110 34,122 46,116 46,98 34,78 30,56 14,44',
        ),
        true,
        0.9,
      ),
      fill: 'paper',
      stroke: 0.9,
    },
    { d: rect(-8, -104, 16, 152), fill: 'wood' },
    line(fretLines(-104, 196, 17, 8), 0.6, 1),
    ...[-80, -54, -30, -10, 8, 24].map((y): Part => ({
      d: circle([0, y], 1.8),
      fill: 'black',
      stroke: 0.3,
      detail: 2,
    })),
    ...pickup(64, 0),
    ...pickup(82, 0),
    ...pickup(101, -0.16),
    { d: roundRect(-17, 116, 34, 13, 3), fill: 'steel' },
    line(
      'M-12 116L-12 129M-7 116L-7 129M-2 116L-2 129M3 116L3 129M8 116L8 129M13 116L13 129',
      0.6,
      1,
    ),
    line('M16 124C32 122 38 104 30 88', 1.8, 1),
    ...coords('36,104 44,118 40,132').map(([x, y]): Part => ({
      d: circle([x, y], 5),
      fill: 'gold',
      stroke: 0.9,
    })),
    line(
      [-5.5, -3.3, -1.1, 1.1, 3.3, 5.5].map((x) => `M${x * 0.86} -106L${x} 122`).join(''),
      0.45,
      1,
    ),
    {
      d: 'M-8 -104L-9 -112C-20 -120 -19 -134 -14 -146C-8 -162 12 -172 16 -158C18 -148 8 -140 9 -126C10 -118 9 -112 8 -104Z',
      fill: 'wood',
    },
    ...[0, 1, 2, 3, 4, 5].flatMap((i): Part[] => [
      { d: roundRect(-29 + i * 2.6, -122 - i * 7.6, 11, 5.6, 2.4), fill: 'steel', stroke: 0.7 },
      { d: circle([-9 + i * 2.9, -117 - i * 7.2], 1.9), fill: 'steel', stroke: 0.5, detail: 1 },
    ]),
  ]
}

export const guitar: Motif = {
  name: 'guitar',
  isRead: true,
  category: 'object',
  words: ['guitar', 'acoustic guitar', 'music instrument'],
  variants: ['acoustic', 'electric'],
  draw: ({ variant }) =>
    measured(
      variant === 'electric'
        ? placed(electric(), { angle: -0.5, scale: 0.86 })
        : placed(acoustic(), { angle: 0.5, scale: 0.86 }),
    ),
}
