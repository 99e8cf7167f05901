import { measured } from '#engine/motifs/drawing/box.ts'
import {
  coords,
  circle,
  polygon,
  sample,
  smooth,
  type Point,
} from '#engine/motifs/drawing/geometry.ts'
import { almondEye } from '#engine/motifs/drawing/anatomy.ts'
import { lock } from '#engine/motifs/drawing/fur.ts'
import { brush, degrees, lines, symmetric } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, mirrored } from '#engine/motifs/drawing/parts.ts'

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

/** Samurai helmet with war mask. */
export const samurai: Motif = {
  name: 'samurai',
  category: 'human',
  words: ['samurai', 'samurai helmet', 'kabuto', 'mempo', 'ronin', 'bushido', 'warrior mask'],
  variants: ['mask'],
  draw() {
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
    const parts: Part[] = [
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
    return measured(parts)
  },
}
