import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, circle, smooth } from '#engine/motifs/drawing/geometry.ts'
import type { Rng } from '#shared/random.ts'
import { whiskers } from '#engine/motifs/drawing/anatomy.ts'
import { furRow, tufted } from '#engine/motifs/drawing/fur.ts'
import { brush, lines, symmetric } from '#engine/motifs/drawing/pen.ts'
import { flow } from '#engine/motifs/drawing/figure.ts'
import type { Motif, Part, Tag } from '#engine/motifs/motif.ts'
import { mirrored, placed } from '#engine/motifs/drawing/parts.ts'

const LAID_EAR: Part[] = [
  { d: smooth(coords('30,-52 10,-78 -22,-116 -40,-122 -38,-98 -14,-66 16,-42')), fill: 'fur' },
  {
    d: smooth(coords('22,-54 2,-78 -22,-104 -30,-108 -26,-92 -6,-66 12,-50')),
    fill: 'pink',
    stroke: 0.6,
  },
  brush(coords('14,-52 -8,-80 -30,-108'), 1.4),
]

/** Cheek, muzzle and eye of the hare. */
const PROFILE_FACE: Part[] = [
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
]

/** A hare at rest in profile, ears laid back, looking right. */
function sitting(): Part[] {
  const parts: Part[] = [
    ...placed(LAID_EAR, { x: 14, y: -6, angle: 0.26 }).map((part) =>
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
    ...PROFILE_FACE,
    ...LAID_EAR,
  ]
  // The origin sits on the nose: fur is combed away from it.
  return placed(parts, { x: -90, y: 30 })
}

function raisedEar(random: Rng): Part[] {
  return [
    { d: smooth(coords('6,-38 4,-78 14,-120 28,-146 40,-132 46,-92 40,-56 30,-32')), fill: 'fur' },
    {
      d: smooth(coords('14,-46 13,-80 20,-112 28,-130 35,-116 37,-86 30,-48')),
      fill: 'pink',
      stroke: 0.7,
    },
    brush(coords('20,-48 22,-82 28,-116'), 1.4, 'black', 1),
    lines([coords('9,-60 10,-88 18,-116'), coords('42,-104 42,-80 37,-56')], 0.6),
    ...furRow({
      edge: coords('10,-42 20,-46 32,-38'),
      angles: [-92, -84, -74],
      lengths: [18, 24, 18],
      count: 5,
      width: 3.6,
      tag: 'furLight',
      random,
    }),
  ]
}

const HALF_FACE: Part[] = [
  // a pale ring around the eye, which looks to the side
  { d: smooth(coords('17,-8 24,-20 38,-20 45,-8 38,4 24,3')), fill: 'furLight', stroke: 0.5 },
  { d: smooth(coords('20,-7 26,-16 37,-15 41,-6 35,1 25,0')), fill: 'black', stroke: 0.6 },
  { d: circle([28, -11], 2.4), fill: 'paper', stroke: 0, shade: 0 },
  { d: circle([35, -4], 1.2), fill: 'paper', stroke: 0, shade: 0, detail: 1 },
  brush(coords('15,-6 25,-20 43,-13'), 2.2),
  brush(coords('12,12 14,0 19,-6'), 1.3),
  lines(
    [
      coords('7,-26 8,-10 7,4'),
      coords('6,-40 6,-34 5,-28'),
      coords('16,-36 15,-30 13,-26'),
      coords('42,6 42,16 37,24'),
      coords('34,10 33,18 28,24'),
      coords('44,-2 48,6 47,14'),
    ],
    0.6,
  ),
  { d: smooth(coords('0,16 8,12 20,15 25,26 19,36 8,38 0,33')), fill: 'furLight', stroke: 0.8 },
  lines(
    [coords('10,25 10.500,25.4'), coords('15,22 15.500,22.4'), coords('16,29 16.500,29.4')],
    1.3,
    2,
  ),
  whiskers([20, 23], [-8, 4, 16], 52),
]

/** Head from the front, ears up, over a soft bib. */
function frontHead(random: Rng): Part[] {
  const side = (from: string, to: string, count: number, tag: Tag) => {
    const grow = () =>
      flow({
        from: coords(from),
        to: coords(to),
        count,
        width: 3,
        tag,
        stroke: 0.6,
        sway: 0.12,
        random,
      })
    return [...placed(grow(), { mirror: true }), ...grow()]
  }
  return [
    ...mirrored(raisedEar(random)),
    ...side('38,26 28,42 14,50 -2,54', '46,40 34,60 16,70 -2,74', 18, 'fur'),
    ...side('20,44 10,50 -2,52', '20,58 9,66 -2,68', 8, 'furLight'),
    ...side('43,-4 46,14 40,32', '54,6 56,26 48,44', 12, 'fur'),
    { d: symmetric(coords('0,-48 18,-47 34,-36 44,-14 49,8 44,28 30,44 14,52 0,54')), fill: 'fur' },
    { d: symmetric(coords('0,34 10,36 10,46 0,50')), fill: 'furLight', stroke: 0.7 },
    { d: symmetric(coords('0,-44 5,-30 6,-6 10,12 0,16')), fill: 'fur', stroke: 0.4, detail: 1 },
    ...mirrored(HALF_FACE),
    ...side('42,8 38,24 28,36', '49,22 44,38 32,48', 10, 'fur'),
    {
      d: 'M-3.500 36L-3.200 42L-0.300 42L-0.300 36ZM0.300 36L0.300 42L3.200 42L3.500 36Z',
      fill: 'paper',
      stroke: 0.6,
      shade: 0,
    },
    brush(coords('0,24 5,34 13,36'), 1.4),
    brush(coords('0,24 -5,34 -13,36'), 1.4),
    { d: 'M-7 14C-4 11 4 11 7 14C6 19 3 23 0 25C-3 23 -6 19 -7 14Z', fill: 'pink', stroke: 0.9 },
  ]
}

/** Rabbit: sitting in profile, or its head from the front. */
export const rabbit: Motif = {
  name: 'rabbit',
  category: 'animal',
  bulk: 0.55,
  grip: 'paws',
  words: ['rabbit', 'bunny', 'hare', 'white rabbit'],
  variants: ['sitting', 'head'],
  draw: ({ variant, random }) => measured(variant === 'head' ? frontHead(random) : sitting()),
}
