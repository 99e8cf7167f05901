import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, circle, smooth, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Rng } from '#shared/random.ts'
import { furRow, tufted } from '#engine/motifs/drawing/fur.ts'
import { brush, degrees, flip, lines, symmetric } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, mirrored, placed } from '#engine/motifs/drawing/parts.ts'

/** One bamboo stalk across the chest, with leaves. */
function bamboo(): Part[] {
  const joints = [-84, -42, 0, 42, 84]
  const at = (x: number): Point => [x, 84 - x * 0.18]
  const stalk = joints.slice(0, -1).map((x, i): Part => {
    const [x0, y0] = at(x),
      [x1, y1] = at(joints[i + 1]!)
    return {
      d: `M${x0} ${y0 - 7}L${x1} ${y1 - 7}Q${x1 + 3} ${y1} ${x1} ${y1 + 7}L${x0} ${y0 + 7}Q${x0 + 3} ${y0} ${x0} ${y0 - 7}Z`,
      fill: 'green',
    }
  })
  const leaf = (x: number, y: number, tx: number, ty: number): Part[] => [
    {
      d: `M${x} ${y}Q${(x + tx) / 2 - 6} ${(y + ty) / 2 - 8} ${tx} ${ty}Q${(x + tx) / 2 + 6} ${(y + ty) / 2 + 6} ${x} ${y}Z`,
      fill: 'leaf',
      stroke: 0.8,
    },
    line(`M${x} ${y}L${tx} ${ty}`, 0.5, 1),
  ]
  return [...leaf(84, 64, 112, 44), ...leaf(84, 68, 118, 66), ...leaf(-84, 96, -108, 76), ...stalk]
}

/** Head from the front, ears included, the chin at y = 62. */
function pandaHead(random: Rng): Part[] {
  const face: Part[] = [
    {
      d: smooth(coords('14,-22 26,-32 42,-24 48,-6 40,8 28,6 18,-6')),
      fill: 'black',
      stroke: 0.5,
    },
    { d: circle([28, -12], 7), fill: 'furWhite', stroke: 0.4, shade: 0.2 },
    { d: circle([28, -12], 5), fill: 'black', stroke: 0 },
    { d: circle([26, -14], 1.7), fill: 'paper', stroke: 0, shade: 0 },
    lines(
      [
        coords('10,-44 8,-52 10,-60'),
        coords('22,-42 24,-50 28,-56'),
        coords('54,2 60,6 64,2'),
        coords('50,16 56,20 62,18'),
        coords('40,30 46,34 52,34'),
        coords('6,-10 8,0 10,6'),
      ],
      0.6,
    ),
    lines(
      [coords('12,26 12.500,26.4'), coords('18,24 18.500,24.4'), coords('16,32 16.500,32.4')],
      1.4,
      2,
    ),
  ]
  return [
    ...mirrored([
      {
        d: tufted(coords('38,-54 40,-76 56,-86 74,-78 80,-60 68,-42'), 15, 4, 0.3),
        fill: 'black',
      },
    ]),
    ...mirrored(
      furRow({
        edge: coords('66,-6 66,20 52,46 28,62'),
        angles: [40, 54, 70, 84],
        lengths: [18, 24, 24, 20],
        count: 10,
        width: 7,
        tag: 'furWhite',
        random,
      }),
    ),
    {
      d: symmetric(coords('0,-70 30,-68 56,-52 70,-22 69,8 56,38 34,58 0,66')),
      fill: 'furWhite',
    },
    ...mirrored(face),
    { d: symmetric(coords('0,2 16,6 27,20 26,38 14,50 0,52')), fill: 'furWhite', stroke: 0.8 },
    {
      d: 'M-14 10C-9 5 9 5 14 10C13 18 7 22 2 24L2 30L-2 30L-2 24C-7 22 -13 18 -14 10Z',
      fill: 'black',
      stroke: 0.4,
    },
    {
      d: 'M-8 9.500C-4 7 4 7 8 9.500C4 11.500 -4 11.500 -8 9.500Z',
      fill: 'paper',
      stroke: 0,
      shade: 0,
      detail: 1,
    },
    brush(coords('0,28 8,38 19,34'), 1.8),
    brush(coords('0,28 -8,38 -19,34'), 1.8),
  ]
}

/** Head and shoulders behind a stalk of bamboo. */
function bust(random: Rng): Part[] {
  return [
    { d: symmetric(coords('0,44 44,48 72,70 80,104 40,116 0,118')), fill: 'furBlack' },
    ...bamboo(),
    ...pandaHead(random),
    ...mirrored([
      { d: smooth(coords('28,66 44,58 60,66 62,84 50,96 34,92')), fill: 'furBlack' },
      lines([coords('38,88 40,94'), coords('46,90 47,96'), coords('54,86 56,92')], 0.7),
    ]),
  ]
}

/** A hind foot with its sole turned to us. */
const SOLE: Part[] = [
  { d: smooth(coords('26,72 54,56 84,64 98,90 90,116 62,128 36,116')), fill: 'furBlack' },
  { d: smooth(coords('52,98 66,90 82,98 84,112 68,120 54,112')), fill: 'pink', stroke: 0.8 },
  ...coords('46,88 58,78 74,78 86,88').map((at): Part => ({
    d: circle(at, 5),
    fill: 'pink',
    stroke: 0.7,
  })),
]

/** Sitting squarely, feet forward, a stalk of bamboo in its arms. */
function sitting(random: Rng): Part[] {
  const arm: Part[] = [
    {
      d: smooth(coords('28,-14 56,-8 76,20 76,48 58,64 34,62 26,48 40,36 34,14')),
      fill: 'furBlack',
    },
    lines(
      [coords('34,50 30,56 32,60'), coords('42,50 40,58 42,63'), coords('66,10 70,26 66,42')],
      0.7,
    ),
    ...furRow({
      edge: coords('76,26 74,44 62,60'),
      angles: [70, 96, 120],
      lengths: [12, 14, 12],
      count: 4,
      width: 5,
      tag: 'furBlack',
      random,
    }),
  ]
  const belly = coords('0,-14 44,-12 68,22 74,66 58,102 26,114 0,116')
  return [
    {
      d: tufted([...belly, ...belly.slice(1, -1).toReversed().map(flip)], 46, 4, 0.3),
      fill: 'furWhite',
    },
    lines(
      [
        coords('-20,58 -16,70 -20,80'),
        coords('4,66 6,78 2,88'),
        coords('22,56 24,68 20,78'),
        coords('-6,94 -2,102 -6,108'),
      ],
      0.6,
    ),
    // black band over the shoulders
    { d: symmetric(coords('0,-16 44,-14 66,12 62,30 34,24 0,28')), fill: 'furBlack' },
    ...mirrored(SOLE),
    ...placed(bamboo(), { x: -30, y: -18, angle: degrees(-24), scale: 0.86 }),
    ...mirrored(arm),
    ...placed(pandaHead(random), { y: -50, scale: 0.84 }),
  ]
}

/** Giant panda: head and shoulders, or sitting; bamboo either way. */
export const panda: Motif = {
  name: 'panda',
  clings: true,
  category: 'animal',
  grip: 'paws',
  words: ['panda', 'panda bear', 'giant panda'],
  variants: ['bamboo', 'sitting'],
  draw: ({ variant, random }) => measured(variant === 'sitting' ? sitting(random) : bust(random)),
}
