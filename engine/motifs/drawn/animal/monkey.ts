import { almondEye, curled } from '#engine/motifs/drawing/anatomy.ts'
import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, circle, smooth, tube } from '#engine/motifs/drawing/geometry.ts'
import type { Rng } from '#shared/random.ts'
import { furRow } from '#engine/motifs/drawing/fur.ts'
import { flow } from '#engine/motifs/drawing/figure.ts'
import { line, mirrored, placed } from '#engine/motifs/drawing/parts.ts'
import { brush, lines, symmetric } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

const ear: Part[] = [
  { d: smooth(coords('54,-26 74,-48 98,-40 106,-14 94,16 72,24 56,10')), fill: 'skin' },
  {
    d: smooth(coords('66,-20 80,-34 92,-26 94,-10 84,6 72,10')),
    fill: 'skin',
    stroke: 0.8,
    tone: 0.3,
  },
  lines([coords('70,-12 80,-22 88,-16'), coords('70,2 78,-4 84,-2')], 0.6),
]

/** Bare face: brow, eyes close together, the long upper lip. */
const face: Part[] = [
  {
    d: symmetric(coords('0,-40 14,-54 36,-52 50,-32 44,-6 54,20 50,46 28,68 0,74')),
    fill: 'skin',
    shade: 0.6,
  },
  ...mirrored([
    {
      d: smooth(coords('4,-28 14,-42 36,-42 46,-28 34,-26 18,-24')),
      fill: 'skin',
      stroke: 0.8,
      shade: 0.6,
    },
    { d: smooth(coords('8,-22 20,-28 38,-26 41,-16 28,-8 12,-12')), fill: 'black', stroke: 0.4 },
    ...almondEye([12, -16], [35, -19], 13, { iris: 'leather', lid: 2, look: 0.5 }),
    lines(
      [coords('12,-6 24,-2 38,-8'), coords('14,-1 26,4 40,-1'), coords('10,-36 24,-42 36,-38')],
      0.6,
    ),
  ]),
  // muzzle
  {
    d: symmetric(coords('0,4 20,6 42,18 48,38 36,58 16,68 0,70')),
    fill: 'skin',
    stroke: 0.9,
    shade: 0.7,
  },
  ...mirrored([
    { d: smooth(coords('3,14 10,10 15,16 9,20')), fill: 'black', stroke: 0.4 },
    brush(coords('2,6 12,2 20,10'), 1.4),
    lines(
      [coords('20,22 26,30 28,38'), coords('42,46 38,54 30,60'), coords('8,26 10,32 9,38')],
      0.6,
    ),
  ]),
  brush(coords('-40,38 -22,48 0,46 22,48 40,38'), 2),
  line('M-14 57C-4 61 4 61 14 57M0 24L0 38', 0.7, 1),
]

function head(random: Rng): Part[] {
  const crown = () =>
    flow({
      from: coords('2,-50 18,-58 38,-54 52,-34'),
      to: coords('2,-104 30,-98 56,-76 68,-40'),
      count: 14,
      width: 5,
      sway: 0.1,
      tag: 'furDark',
      stroke: 0.6,
      random,
    })
  return [
    ...mirrored(ear),
    ...mirrored(
      furRow({
        edge: coords('36,-76 56,-44 60,-6 57,26 43,54 20,74 2,80'),
        angles: [-50, -14, 8, 24, 44, 66, 86],
        lengths: [22, 24, 24, 26, 28, 28, 26],
        count: 18,
        width: 7,
        tag: 'furDark',
        strands: 2,
        random,
      }),
    ),
    { d: symmetric(coords('0,-98 32,-92 56,-68 66,-28 62,22 46,58 20,80 0,86')), fill: 'furDark' },
    ...placed(crown(), { mirror: true }),
    ...crown(),
    ...face,
    ...mirrored([{ d: circle([27, -20], 1.4), fill: 'paper', stroke: 0, shade: 0, detail: 1 }]),
  ]
}

/** Long fingers or toes curled over something at (x, y). */
const grip = (x: number, y: number, angle: number): Part[] =>
  placed(
    [
      { d: smooth(coords('-13,-8 2,-11 13,-7 15,4 8,12 -8,12 -15,4')), fill: 'skin', tone: 0.2 },
      line('M-6 0L-7 11M1 0L1 12M8 -1L8 11', 0.8, 0),
    ],
    { x, y, angle },
  )

/** Sitting, knees up, one hand on a knee and the other to the ground, tail in a curl. */
function sitting(random: Rng): Part[] {
  const tail = tube(curled(coords('40,120 92,124 118,92 112,52'), 17, 1.2, -1), (u) => 8 - 4.4 * u)
  const pelt = (edge: string, angles: number[], count: number): Part[] =>
    furRow({
      edge: coords(edge),
      angles,
      lengths: [10, 11],
      count,
      width: 5,
      tag: 'furDark',
      random,
    })
  return [
    { d: tail.strip(0, 1, -1, 1, 80), fill: 'furDark' },
    ...pelt('-52,0 -64,50 -58,104', [190, 180, 160], 11),
    ...pelt('52,0 64,50 58,104', [-10, 0, 20], 11),
    { d: symmetric(coords('0,-24 36,-18 56,14 64,60 60,112 36,134 0,138')), fill: 'furDark' },
    { d: symmetric(coords('0,0 24,8 34,40 32,82 0,100')), fill: 'furLight', stroke: 0.6 },
    lines(
      [coords('-14,30 -10,44 -14,58'), coords('12,24 15,40 11,56'), coords('-4,60 0,72 -4,84')],
      0.6,
    ),
    // legs: thighs out, knees up, feet turned in
    ...mirrored([
      { d: smooth(coords('20,118 34,84 58,62 78,66 84,88 72,118 56,142 30,144')), fill: 'furDark' },
      brush(coords('70,78 70,104 54,130'), 1.8),
      lines([coords('46,84 54,76 64,74'), coords('40,102 44,92 52,86')], 0.6),
      {
        d: smooth(coords('22,136 44,130 66,138 74,148 56,154 26,152 16,146')),
        fill: 'skin',
        tone: 0.2,
      },
      line('M60 140L66 151M52 138L56 153M44 138L46 153', 0.8, 0),
    ]),
    // near arm rests on the knee, far arm hangs to the ground
    {
      d: smooth(coords('-40,-12 -62,8 -78,46 -84,92 -82,132 -66,134 -62,96 -52,56 -36,26')),
      fill: 'furDark',
    },
    ...grip(-74, 138, 0.1),
    { d: smooth(coords('40,-12 64,4 84,30 92,54 84,70 68,64 54,44 36,26')), fill: 'furDark' },
    ...grip(76, 68, 0.5),
    ...placed(
      head(random).filter((part) => part.detail !== 2),
      { y: -72, scale: 0.74 },
    ),
  ]
}

export const monkey: Motif = {
  name: 'monkey',
  clings: true,
  category: 'animal',
  bulk: 0.66,
  grip: 'paws',
  words: ['monkey', 'chimpanzee', 'chimp'],
  variants: ['head', 'sitting'],
  draw: ({ variant, random }) => measured(variant === 'sitting' ? sitting(random) : head(random)),
}
