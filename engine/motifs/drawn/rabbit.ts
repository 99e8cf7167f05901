import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, circle, smooth } from '#engine/motifs/drawing/geometry.ts'
import { whiskers } from '#engine/motifs/drawing/anatomy.ts'
import { furRow, tufted } from '#engine/motifs/drawing/fur.ts'
import { brush, lines, symmetric } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { mirrored, placed } from '#engine/motifs/drawing/parts.ts'

/** A hare at rest in profile, ears laid back, looking right. */
function sitting(): Part[] {
  const ear: Part[] = [
    { d: smooth(coords('30,-52 10,-78 -22,-116 -40,-122 -38,-98 -14,-66 16,-42')), fill: 'fur' },
    {
      d: smooth(coords('22,-54 2,-78 -22,-104 -30,-108 -26,-92 -6,-66 12,-50')),
      fill: 'pink',
      stroke: 0.6,
    },
    brush(coords('14,-52 -8,-80 -30,-108'), 1.4),
  ]
  return [
    ...placed(ear, { x: 14, y: -6, angle: 0.26 }).map((part) =>
      part.fill ? { ...part, tone: 0.2 } : part,
    ),
    // scut, back and belly in one outline broken into tufts
    { d: tufted(coords('-104,52 -96,40 -82,44 -82,64 -96,70'), 12, 5, 0.3), fill: 'furLight' },
    {
      d: smooth(
        coords(
          '-90,64 -88,26 -66,-8 -30,-22 4,-24 24,-34 30,-54 48,-62 70,-54 88,-36 92,-24 80,-14 62,-10 56,6 62,30 58,62 40,88 -20,94 -70,92',
        ),
      ),
      fill: 'fur',
    },
    // chest ruff
    ...furRow({
      edge: coords('56,-6 46,6 40,22'),
      angles: [80, 96, 108],
      lengths: [26, 30, 28],
      count: 5,
      width: 6,
      tag: 'furLight',
      random: () => 0.5,
    }),
    // forelegs
    {
      d: smooth(coords('36,30 54,32 56,66 60,84 78,88 80,96 46,97 40,84 34,56')),
      fill: 'fur',
      stroke: 0.9,
    },
    {
      d: smooth(coords('22,40 38,42 38,70 42,86 60,90 60,97 28,97 24,84 18,60')),
      fill: 'fur',
      stroke: 0.9,
    },
    // haunch and long hind foot
    {
      d: smooth(coords('-82,78 -78,36 -50,14 -16,24 0,52 -4,80 -30,94 -62,94')),
      fill: 'fur',
      stroke: 1,
    },
    { d: smooth(coords('-56,86 -20,82 14,86 18,96 -10,99 -54,98')), fill: 'furLight', stroke: 0.9 },
    brush(coords('-74,66 -66,38 -40,26'), 2),
    lines(
      [
        coords('-50,34 -36,34 -24,42'),
        coords('-58,48 -42,46 -28,54'),
        coords('-60,64 -46,62 -32,68'),
        coords('-54,-8 -36,-14 -20,-16'),
        coords('-72,14 -60,2 -48,-2'),
        coords('-10,-12 8,-14 22,-20'),
        coords('6,97 6,92'),
        coords('68,96 68,91'),
        coords('48,97 48,92'),
      ],
      0.6,
    ),
    // cheek, muzzle, eye
    {
      d: smooth(coords('58,-24 74,-20 90,-24 92,-20 82,-13 66,-10 56,-14')),
      fill: 'furLight',
      stroke: 0.6,
    },
    { d: circle([62, -40], 6.4), fill: 'black', stroke: 0.6 },
    { d: circle([60, -43], 2), fill: 'paper', stroke: 0, shade: 0 },
    brush(coords('52,-42 61,-50 72,-42'), 1.6),
    brush(coords('92,-31 88,-26 80,-22'), 1.6),
    { d: smooth(coords('86,-36 93,-33 92,-27 87,-29')), fill: 'pink', stroke: 0.8 },
    whiskers([80, -22], [-4, 8, 20], 36),
    ...ear,
  ]
}

/** Rabbit's head from the front, ears up. */
export const rabbit: Motif = {
  name: 'rabbit',
  category: 'animal',
  words: ['rabbit', 'bunny', 'hare', 'white rabbit'],
  variants: ['sitting', 'head'],
  draw({ variant, random }) {
    if (variant === 'sitting') return measured(sitting())
    const ear: Part[] = [
      { d: smooth(coords('8,-36 10,-80 22,-122 34,-138 44,-120 46,-80 34,-34')), fill: 'fur' },
      {
        d: smooth(coords('18,-46 20,-84 28,-112 34,-120 38,-104 38,-76 30,-44')),
        fill: 'pink',
        stroke: 0.7,
      },
      brush(coords('24,-44 28,-78 33,-108'), 1.5, 'black', 1),
      lines([coords('13,-60 15,-84 22,-110'), coords('42,-100 42,-78 38,-52')], 0.6),
      ...furRow({
        edge: coords('14,-40 24,-42 34,-36'),
        angles: [-84, -78, -70],
        lengths: [18, 22, 18],
        count: 4,
        width: 4,
        tag: 'furLight',
        random,
      }),
    ]
    const face: Part[] = [
      { d: smooth(coords('18,-12 26,-20 37,-16 40,-6 34,2 23,0')), fill: 'furLight', stroke: 0.6 },
      { d: circle([29, -9], 7.6), fill: 'black', stroke: 0.6 },
      { d: circle([27, -12], 2.2), fill: 'paper', stroke: 0, shade: 0 },
      { d: circle([32, -6], 1.1), fill: 'paper', stroke: 0, shade: 0, detail: 1 },
      brush(coords('16,-12 28,-22 42,-12'), 2),
      lines(
        [
          coords('8,-24 10,-8 8,8'),
          coords('44,2 42,12 36,18'),
          coords('36,8 34,14 29,18'),
          coords('6,-38 7,-32 5,-26'),
          coords('16,-34 16,-28 14,-24'),
          coords('40,-20 44,-14 46,-6'),
        ],
        0.6,
      ),
      {
        d: smooth(coords('0,14 10,10 22,14 26,26 18,36 6,36 0,30')),
        fill: 'furLight',
        stroke: 0.8,
      },
      lines(
        [coords('10,24 10.500,24.4'), coords('15,21 15.500,21.4'), coords('16,28 16.500,28.4')],
        1.3,
        2,
      ),
      whiskers([20, 22], [-6, 8, 20], 54),
    ]
    const ruff = (scale: number, tag: 'fur' | 'furLight') =>
      mirrored(
        furRow({
          edge: [
            [46 * scale, 8],
            [40 * scale, 30 * scale],
            [22 * scale, 48 * scale],
            [2, 56 * scale],
          ],
          angles: [34, 54, 74, 88],
          lengths: [22, 28, 30, 30],
          count: 9,
          width: 6.5,
          tag,
          strands: 1,
          random,
        }),
      )
    const parts: Part[] = [
      ...mirrored(ear),
      ...ruff(1.08, 'fur'),
      ...ruff(0.92, 'furLight'),
      { d: symmetric(coords('0,-46 24,-44 42,-28 50,-4 46,20 34,38 16,50 0,54')), fill: 'fur' },
      { d: symmetric(coords('0,34 12,36 12,48 0,53')), fill: 'furLight', stroke: 0.7 },
      ...mirrored(face),
      {
        d: 'M-4 36L-4 44L-0.400 44L-0.400 36ZM0.400 36L0.400 44L4 44L4 36Z',
        fill: 'paper',
        stroke: 0.7,
        shade: 0,
      },
      brush(coords('0,22 5,33 14,35'), 1.5),
      brush(coords('0,22 -5,33 -14,35'), 1.5),
      { d: 'M-8 12C-4 9 4 9 8 12C7 18 3 22 0 24C-3 22 -7 18 -8 12Z', fill: 'pink', stroke: 0.9 },
    ]
    return measured(parts)
  },
}
