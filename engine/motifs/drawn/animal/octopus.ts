import { measured } from '#engine/motifs/drawing/box.ts'
import {
  coords,
  circle,
  sample,
  smooth,
  tube,
  type Point,
} from '#engine/motifs/drawing/geometry.ts'
import { curled } from '#engine/motifs/drawing/anatomy.ts'
import { brush, lines, symmetric } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { mirrored } from '#engine/motifs/drawing/parts.ts'

const THICK = 14

/** An arm from the body, curling at the end, suckers on the inside of the curl. */
export function arm(curve: readonly Point[], radius: number, turns: number, side: 1 | -1): Part[] {
  const body = tube(
    sample(curled(curve, radius, turns, side), 2),
    (u) => THICK * (1 - u) ** 0.8 + 1.4,
  )
  const parts: Part[] = [
    { d: body.strip(0, 1, -1, 1, 120), fill: 'red' },
    { d: body.strip(0, 0.98, side * 0.25, side, 110), fill: 'pink', stroke: 0.7 },
  ]
  let u = 0.08
  while (u < 0.93) {
    const size = (THICK * (1 - u) ** 0.8 + 1.4) * 0.34
    parts.push({
      d: circle(body.at(u, side * 0.66), size),
      fill: 'belly',
      stroke: 0.6,
      detail: 1,
      shade: 0.4,
    })
    if (size > 2)
      parts.push({
        d: circle(body.at(u, side * 0.66), size * 0.4),
        fill: 'black',
        stroke: 0,
        detail: 2,
      })
    u += size * 0.0105 + 0.006
  }
  return parts
}

/** From the front, arms spread to both sides. */
function spread(): Part[] {
  const arms: Part[] = [
    ...arm(coords('20,-16 56,-34 92,-28 112,-60'), 15, 1.1, -1),
    ...arm(coords('10,6 20,44 10,82 26,116'), 12, 1, -1),
    ...arm(coords('24,-8 66,-2 104,14 120,46'), 16, 1.1, 1),
    ...arm(coords('18,2 48,30 58,66 84,96'), 14, 1.1, -1),
  ]
  const face: Part[] = [
    { d: smooth(coords('10,-38 18,-50 34,-50 42,-36 36,-22 18,-22')), fill: 'red' },
    {
      d: smooth(coords('16,-36 22,-43 32,-43 38,-36 32,-29 22,-29')),
      fill: 'gold',
      stroke: 0.8,
      shade: 0.3,
    },
    { d: smooth(coords('18,-36 27,-39 36,-36 27,-33')), fill: 'black', stroke: 0 },
    brush(coords('10,-42 24,-54 42,-42'), 2.4),
    lines([coords('14,-22 24,-17 36,-20'), coords('18,-17 26,-13 34,-15')], 0.6),
  ]
  const spots: readonly (readonly [number, number, number])[] = [
    [14, -86, 5],
    [28, -76, 4],
    [16, -68, 3.4],
    [32, -92, 3],
    [38, -66, 3],
    [6, -98, 3],
    [20, -104, 2.6],
  ]
  return [
    ...mirrored(arms),
    {
      d: symmetric(coords('0,-128 30,-122 52,-96 52,-66 38,-40 36,-16 28,6 12,16 0,14')),
      fill: 'red',
    },
    ...mirrored([
      ...spots.map(([x, y, r]): Part => ({
        d: circle([x, y], r),
        fill: 'pink',
        stroke: 0.6,
        detail: 1,
      })),
      lines(
        [
          coords('46,-96 48,-78 42,-60'),
          coords('4,-52 6,-40 4,-28'),
          coords('10,-10 14,-2 12,8'),
          coords('24,-8 26,0 22,6'),
        ],
        0.7,
      ),
    ]),
    ...mirrored(face),
    brush(coords('0,-58 1,-44 0,-30'), 1.6, 'black', 1),
  ]
}

const FAR_ARMS: Part[] = [
  ...arm(coords('-6,0 -44,6 -74,-16 -104,-6'), 13, 1.1, 1),
  ...arm(coords('24,-8 58,-26 84,-62 116,-66'), 14, 1.15, 1),
  ...arm(coords('6,6 2,48 -26,84 -14,120'), 12, 1.1, -1),
]
const NEAR_ARMS: Part[] = [
  ...arm(coords('-10,4 -50,26 -84,24 -108,58'), 14, 1.15, 1),
  ...arm(coords('-2,6 -16,44 -56,66 -62,104'), 13, 1.1, 1),
  ...arm(coords('12,6 34,46 22,86 44,120'), 13, 1.15, -1),
  ...arm(coords('20,4 56,32 94,34 112,72'), 14, 1.1, 1),
  ...arm(coords('24,-4 66,6 100,-8 132,8'), 15, 1.15, -1),
]

/** In profile, mantle thrown back, every arm reaching another way. */
function swimming(): Part[] {
  const spots = coords(
    '-50,-112 -30,-122 -56,-90 -34,-100 -8,-116 -14,-94 -42,-72 6,-98 -22,-66 -34,-50',
  )
  return [
    ...FAR_ARMS.map((part) => (part.fill === 'red' ? { ...part, tone: 0.2 } : part)),
    {
      d: smooth(
        coords(
          '-20,4 -40,-16 -66,-46 -82,-84 -74,-122 -42,-140 -4,-132 24,-106 36,-72 44,-44 42,-18 30,4 8,14',
        ),
      ),
      fill: 'red',
    },
    // the siphon below the eye
    { d: smooth(coords('-14,-14 -28,-8 -40,6 -36,14 -20,10 -6,0')), fill: 'red', stroke: 0.9 },
    { d: smooth(coords('-40,5 -43,11 -37,16 -34,10')), fill: 'black', stroke: 0.4 },
    ...NEAR_ARMS,
    // skin of the web runs over the roots of the arms
    {
      d: smooth(coords('-22,-20 4,-30 34,-26 42,-10 32,8 14,20 -6,18 -20,4')),
      fill: 'red',
      stroke: 0,
    },
    lines(
      [
        coords('-12,10 -10,2 -4,-6'),
        coords('4,16 6,6 6,-4'),
        coords('18,14 18,4 16,-4'),
        coords('30,4 26,-4 22,-8'),
      ],
      0.8,
    ),
    ...spots.map((at, i): Part => ({
      d: circle(at, 5 - (i % 4)),
      fill: 'pink',
      stroke: 0.6,
      detail: 1,
    })),
    { d: smooth(coords('-4,-42 8,-60 28,-60 40,-44 32,-26 10,-24')), fill: 'red' },
    {
      d: smooth(coords('6,-42 14,-51 25,-51 33,-42 25,-33 14,-33')),
      fill: 'gold',
      stroke: 0.8,
      shade: 0.3,
    },
    { d: smooth(coords('9,-42 20,-46 31,-42 20,-38')), fill: 'black', stroke: 0 },
    brush(coords('-4,-46 14,-64 40,-48'), 2.8),
    lines(
      [
        coords('2,-28 18,-20 34,-26'),
        coords('-70,-110 -74,-86 -62,-60'),
        coords('-58,-48 -40,-26 -24,-14'),
        coords('16,-104 26,-86 30,-68'),
        coords('-8,-64 -14,-48 -10,-32'),
      ],
      0.7,
    ),
  ]
}

/** Octopus: seen from the front, or in profile with reaching arms. */
export const octopus: Motif = {
  name: 'octopus',
  coat: 'purple',
  category: 'animal',
  swims: true,
  grip: 'arms',
  words: ['octopus', 'tentacle'],
  variants: ['spread', 'swimming'],
  draw: ({ variant }) => measured(variant === 'swimming' ? swimming() : spread()),
}
