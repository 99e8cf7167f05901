import { measured } from '#engine/motifs/drawing/box.ts'
import {
  coords,
  circle,
  lerp,
  polygon,
  sample,
  smooth,
  tube,
  type Point,
} from '#engine/motifs/drawing/geometry.ts'
import { almondEye } from '#engine/motifs/drawing/anatomy.ts'
import { limb } from '#engine/motifs/drawing/figure.ts'
import { lock } from '#engine/motifs/drawing/fur.ts'
import { brush, degrees, lines, symmetric } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, mirrored, placed } from '#engine/motifs/drawing/parts.ts'

/** One lame of the neck guard (right half) with its vertical lacing. */
function lame(top: readonly Point[], drop: number): Part[] {
  const bottom = top.map(([x, y]): Point => [x * 1.05, y + drop])
  const inner = sample(top, 8),
    outer = sample(bottom, 8)
  const cords: string[] = []
  for (let i = 1; i < 12; i++) {
    const k = Math.round((i / 12) * (inner.length - 1))
    cords.push(polygon([inner[k]!, outer[k]!], false))
  }
  const path = smooth(top, false),
    back = smooth([...bottom].toReversed(), false)
  return [
    { d: `${path}L${back.slice(1)}Z`, fill: 'clothDark' },
    line(cords.join(''), 0.8, 1),
    line(
      smooth(
        bottom.map(([x, y]): Point => [x, y - 3]),
        false,
      ),
      0.6,
      1,
    ),
  ]
}

function helmet(): Part[] {
  const ridges = [8, 20, 32, 43, 52].map((x, i): Point[] => [
    [x * 0.28, -100],
    [x * 0.8, -84 + i],
    [x, -46 + i * 1.5],
  ])
  return [
    { d: symmetric(coords('0,-104 26,-100 50,-82 62,-52 62,-36 0,-34')), fill: 'steelDark' },
    ...mirrored([
      lines(ridges, 0.8),
      ...[14, 27, 38, 48].map((x, i): Part => ({
        d: circle([x, -56 + i * 2], 1.7),
        fill: 'gold',
        stroke: 0.5,
        detail: 1,
      })),
    ]),
    { d: symmetric(coords('0,-114 8,-110 9,-102 0,-98')), fill: 'gold' },
    // brim
    {
      d: 'M-66 -40C-40 -52 40 -52 66 -40C60 -28 40 -32 0 -34C-40 -32 -60 -28 -66 -40Z',
      fill: 'steelDark',
    },
    lines([coords('-58,-37 0,-42 58,-37')], 0.7),
  ]
}

/** Antler crest with the disc between. */
function crest(): Part[] {
  return [
    ...mirrored([
      {
        d: 'M6 -52C18 -62 26 -74 30 -92C36 -118 46 -138 66 -152C64 -138 66 -132 74 -126C62 -122 52 -108 47 -90C42 -70 30 -52 10 -44Z',
        fill: 'gold',
      },
      lines([coords('14,-52 34,-76 42,-104 58,-132')], 0.6),
    ]),
    { d: circle([0, -58], 13), fill: 'gold' },
    { d: circle([0, -58], 9), fill: 'red', stroke: 0.8 },
    line(
      Array.from({ length: 12 }, (_, i) =>
        polygon(
          [
            [Math.cos(i * 0.5236) * 9.5, -58 + Math.sin(i * 0.5236) * 9.5],
            [Math.cos(i * 0.5236) * 12.5, -58 + Math.sin(i * 0.5236) * 12.5],
          ],
          false,
        ),
      ).join(''),
      0.5,
      2,
    ),
  ]
}

/** Snarling half mask with moustache. */
function mempo(): Part[] {
  const teeth: string[] = []
  for (let i = -4; i <= 4; i++)
    teeth.push(
      polygon([
        [i * 4.4 - 2, 24],
        [i * 4.4 + 2, 24],
        [i * 4.2 + 1.6, 31],
        [i * 4.2 - 1.6, 31],
      ]),
    )
  return [
    { d: symmetric(coords('0,-12 9,-8 30,-2 48,-12 52,6 46,32 28,54 10,62 0,63')), fill: 'red' },
    ...mirrored([
      brush(coords('16,4 32,8 46,-4'), 2.2),
      brush(coords('18,12 34,18 44,12'), 1.8),
      brush(coords('40,22 36,38 22,50'), 2.2),
      lines(
        [coords('20,-2 32,1 44,-8'), coords('46,16 42,30 32,44'), coords('8,52 16,50 24,44')],
        0.7,
      ),
    ]),
    { d: symmetric(coords('0,20 14,19 25,22 23,32 12,37 0,38')), fill: 'black', stroke: 0.8 },
    { d: teeth.join(''), fill: 'gold', stroke: 0.5, shade: 0.2 },
    {
      d: smooth(coords('-6,-16 -5,0 -15,8 -13,15 0,16 13,15 15,8 5,0 6,-16'), true, 0.9),
      fill: 'red',
      stroke: 0.9,
    },
    ...mirrored([{ d: circle([6, 11], 2.2), fill: 'black', stroke: 0.3 }]),
    ...mirrored(
      [0, 1, 2].flatMap((i) =>
        lock([4 + i * 4, 18 + i], degrees(24 + i * 10), 30 - i * 3, 3.6, -0.16, 'furLight', 0),
      ),
    ),
    ...[-8, -4, 0, 4, 8].flatMap((x) =>
      lock([x, 52], degrees(90 - x * 2.5), 26, 3.6, x / 60, 'furLight', 0),
    ),
  ]
}

/** Helmet with war mask. */
function maskedHead(): Part[] {
  const guard: Part[] = [
    ...lame(coords('40,60 78,50 104,28'), 18),
    ...lame(coords('42,40 76,30 98,10'), 18),
    ...lame(coords('44,20 72,10 92,-8'), 18),
    ...lame(coords('46,-2 68,-12 84,-26'), 18),
    ...lame(coords('46,-24 62,-34 74,-44'), 16),
  ]
  const wingPlate: Part[] = [
    { d: smooth(coords('56,-48 72,-66 90,-62 92,-40 80,-24 64,-26')), fill: 'steelDark' },
    { d: smooth(coords('62,-47 73,-58 84,-55 85,-41 77,-32 67,-33')), fill: 'red', stroke: 0.7 },
    { d: circle([75, -45], 4.5), fill: 'gold', stroke: 0.7, detail: 1 },
  ]
  const bib = [0, 1, 2].flatMap((i): Part[] => {
    const y = 92 - i * 15
    return [
      {
        d: smooth(
          [
            [-40 + i * 5, y - 16],
            [0, y - 6],
            [40 - i * 5, y - 16],
            [44 - i * 5, y],
            [0, y + 14],
            [-44 + i * 5, y],
          ],
          true,
          0.8,
        ),
        fill: 'clothDark',
      },
      line(
        Array.from(
          { length: 9 },
          (_, k) =>
            `M${-32 + k * 8} ${y - 6 + (4 - Math.abs(k - 4)) * 1.6}L${-33 + k * 8.2} ${y + 4 + (4 - Math.abs(k - 4)) * 1.8}`,
        ).join(''),
        0.8,
        1,
      ),
    ]
  })
  return [
    ...mirrored(guard),
    ...bib,
    { d: symmetric(coords('0,-46 50,-42 52,0 30,20 0,24')), fill: 'black' },
    {
      d: symmetric(coords('0,-38 44,-34 46,-10 28,2 0,0')),
      fill: 'skin',
      stroke: 0.6,
      tone: 0.12,
    },
    ...mirrored([
      ...almondEye([10, -14], [33, -21], 11, { iris: 'leather', lid: 2.2 }),
      brush(coords('6,-20 18,-28 40,-30'), 3),
      lines([coords('12,-8 22,-7 34,-13'), coords('3,-22 4,-28 3,-34')], 0.6),
    ]),
    ...mempo(),
    ...helmet(),
    ...mirrored(wingPlate),
    ...crest(),
  ]
}

/** A board of laced plates between its four corners: rows overlap downwards, cords run through each. */
function laced(corners: readonly Point[], rows: number, cords: number): Part[] {
  const [topLeft, topRight, bottomRight, bottomLeft] = corners as [Point, Point, Point, Point]
  const at = (u: number, v: number): Point => [
    lerp(lerp(topLeft[0], topRight[0], u), lerp(bottomLeft[0], bottomRight[0], u), v),
    lerp(lerp(topLeft[1], topRight[1], u), lerp(bottomLeft[1], bottomRight[1], u), v),
  ]
  const plates: Part[] = []
  for (let row = rows - 1; row >= 0; row--) {
    const [v0, v1] = [row / rows, (row + 1.16) / rows]
    plates.push({
      d: smooth(
        [at(0, v0), at(0.5, v0 + 0.02), at(1, v0), at(1.02, v1), at(0.5, v1 + 0.03), at(-0.02, v1)],
        true,
        0.35,
      ),
      fill: row === rows - 1 ? 'gold' : row % 2 ? 'red' : 'clothDark',
      stroke: 0.9,
    })
    plates.push(
      line(
        Array.from({ length: cords }, (_, i) => {
          const u = (i + 0.5) / cords
          return polygon([at(u, v0 + 0.03), at(u, v0 + 0.72 / rows)], false)
        }).join(''),
        0.7,
        1,
      ),
    )
  }
  return plates
}

/** Shin guard of upright splints over a wrapped foot, toes outwards. */
const shin = (): Part[] =>
  placed(
    [
      {
        d: smooth(coords('20,150 44,148 66,160 68,168 24,168 16,164'), true, 0.8),
        fill: 'leather',
      },
      line('M44 150L40 167M54 154L52 167', 0.6, 1),
      { d: 'M17 104L50 102L46 154C38 158 26 158 20 154Z', fill: 'steelDark' },
      line('M24 108L26 154M31 107L32 156M38 106L38 156M44 106L42 154', 0.7, 1),
      line('M18 118L49 116M20 140L47 139', 0.9, 1),
    ],
    { y: 20 },
  )

const trouser = (): Part[] => [
  { d: smooth(coords('0,52 52,50 64,90 60,122 46,134 14,132 2,104'), true, 0.8), fill: 'cloth' },
  brush(coords('30,62 42,94 38,126'), 2),
  lines(
    [coords('14,66 20,98 18,126'), coords('46,66 56,98 54,120'), coords('24,64 29,98 27,128')],
    0.6,
  ),
]

/** Drawn sword, hilt in both hands, edge towards the enemy. */
function drawnSword(): Part[] {
  const blade = tube(sample(coords('-4,-4 -40,-52 -66,-100 -82,-146'), 14), (u) =>
    u < 0.94 ? 4.4 - u * 1.1 : 3.4 * ((1 - u) / 0.06) + 0.1,
  )
  const hilt = tube(sample(coords('-4,-4 12,16 28,38'), 10), () => 5)
  return [
    { d: blade.strip(0, 1, -1, 1, 40), fill: 'steel' },
    line(blade.line(0.02, 0.96, 0.2, 20), 0.5, 1),
    { d: hilt.strip(0, 1, -1, 1, 16), fill: 'leather' },
    line(
      [0.15, 0.3, 0.45, 0.6, 0.75, 0.9]
        .map((u) => polygon([hilt.at(u, -1), hilt.at(u + 0.07, 1)], false))
        .join(''),
      0.7,
      1,
    ),
    ...placed([{ d: 'M-13 -3L13 -3L13 3L-13 3Z', fill: 'gold' }], { x: -4, y: -4, angle: -0.65 }),
  ]
}

const fist = (x: number, y: number): Part[] =>
  placed(
    [
      { d: smooth(coords('-9,-6 2,-9 9,-4 9,6 0,9 -9,5'), true, 0.9), fill: 'skin', shade: 0.5 },
      line('M-8 -2L6 -5M-9 2L8 0M-7 6L7 5', 0.6, 1),
    ],
    { x, y, angle: -0.7 },
  )

/** The warrior at full length in laced armour, feet apart, sword raised across the body. */
function standing(): Part[] {
  const head = placed(maskedHead(), { scale: 0.4, y: -90 }).map((part) => ({
    ...part,
    stroke: (part.stroke ?? 1) * 0.75,
    ...(part.fill === null ? { detail: 2 as const } : {}),
  }))
  const arm = (joints: Point[]) => limb(joints, [13, 12, 8], 'cloth')
  return [
    ...mirrored([...trouser(), ...shin()]),
    ...mirrored(laced(coords('22,18 54,12 74,62 34,70'), 4, 6)),
    ...laced(coords('-24,20 24,20 30,74 -30,74'), 4, 8),
    ...mirrored(arm(coords('40,-44 62,-8 40,16'))),
    { d: symmetric(coords('0,-62 30,-60 44,-42 40,-8 34,22 0,28')), fill: 'steelDark' },
    ...laced(coords('-34,-46 34,-46 32,14 -32,14'), 5, 10),
    { d: 'M-35 10C-14 18 14 18 35 10L36 22C14 30 -14 30 -36 22Z', fill: 'cloth' },
    { d: smooth(coords('-10,16 10,16 14,30 4,27 0,40 -4,27 -14,30'), true, 0.6), fill: 'cloth' },
    ...mirrored(laced(coords('38,-60 70,-50 84,2 50,10'), 6, 5)),
    ...limb(coords('60,2 44,20 20,28'), [11, 10, 7], 'clothDark'),
    ...limb(coords('-62,2 -40,20 4,14'), [11, 10, 7], 'clothDark'),
    ...drawnSword(),
    ...fist(8, 12),
    ...fist(20, 28),
    ...head,
  ]
}

export const samurai: Motif = {
  name: 'samurai',
  category: 'human',
  words: ['samurai', 'samurai helmet', 'kabuto', 'mempo', 'ronin', 'bushido', 'warrior mask'],
  variants: ['mask', 'standing'],
  draw: ({ variant }) => measured(variant === 'standing' ? standing() : maskedHead()),
}
