import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, smooth, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Rng } from '#shared/random.ts'
import { flow, limb } from '#engine/motifs/drawing/figure.ts'
import { brush, lines } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'

const solid = (d: string): Part => ({ d, fill: 'black', stroke: 0.2 })
/** A line left bare in the black. */
const gap = (points: readonly Point[], width: number): Part => ({
  ...brush(points, width, 'paper', 1),
  stroke: 0,
  shade: 0,
})

/** Face line from hairline to throat, looking right. */
const manFace: Point[] = coords(
  '30,-46 36,-34 36,-24 34.5,-18 38,-10 44,1 45,4.5 38,8 37,11 40.5,16 38,20 40,24.5 36,28 37,35 33,43 22,47',
)
const womanFace: Point[] = coords(
  '30,-42 34,-32 34.5,-22 32.5,-16 36,-8 42.5,0 42.5,3 36.5,6.5 35.5,9 39.5,13.5 36.5,17.5 38.5,22 34.5,25 34,31 29,38 18,42',
)

function kiss(): Part[] {
  const man = solid(
    smooth(
      [
        ...manFace,
        [12, 52],
        [10, 72],
        [18, 90],
        [40, 104],
        [40, 112],
        [-96, 112],
        [-92, 96],
        [-66, 84],
        [-42, 74],
        [-36, 54],
        [-40, 30],
        [-50, 10],
        [-54, -18],
        [-46, -48],
        [-24, -66],
        [2, -68],
        [20, -58],
      ],
      true,
      0.85,
    ),
  )
  const details = [
    gap(coords('-16,-10 -12,-20 -3,-18 -4,-6 -12,4 -15,0'), 1),
    gap(coords('24,-50 12,-44 6,-30 4,-12'), 1),
    gap(coords('-20,6 -30,20 -36,26'), 1),
    gap(coords('14,42 2,36 -8,20'), 0.9),
    gap(coords('8,-60 -14,-58 -34,-40'), 0.9),
    gap(coords('6,-52 -14,-48 -30,-30'), 0.8),
    gap(coords('-2,84 -24,92 -40,106'), 1),
  ]
  const woman: Part[] = [
    solid(
      smooth(
        [
          ...womanFace,
          [8, 50],
          [6, 66],
          [14, 84],
          [36, 100],
          [38, 112],
          [-84, 112],
          [-92, 84],
          [-78, 60],
          [-84, 34],
          [-70, 10],
          [-62, -24],
          [-46, -54],
          [-18, -66],
          [8, -62],
          [22, -52],
        ],
        true,
        0.85,
      ),
    ),
    ...[
      coords('-8,-56 -36,-40 -46,-6 -60,24 -58,58'),
      coords('4,-52 -22,-34 -32,0 -46,32 -44,70'),
      coords('8,-44 -10,-26 -18,6 -30,36 -26,74'),
    ].map((p) => gap(p, 1.1)),
  ]
  return [
    ...placed([man, ...details], { x: -44, y: -2, angle: 0.02 }),
    ...placed(woman, { x: 41, y: 4, mirror: true, angle: -0.03, scale: 0.95 }),
  ]
}

/** The man's back: coat, one heel lifted, his right hand (ours too) reaching to hers. */
function manWalking(): Part[] {
  return [
    // shoes and trousers, the lifted foot first
    { d: smooth(coords('-29,88 -17,88 -14,98 -18,106 -28,106 -31,98')), fill: 'leather' },
    { d: smooth(coords('-57,98 -44,98 -42,108 -48,112 -60,111 -62,106')), fill: 'leather' },
    {
      d: 'M-42 -22L-14 -22C-10 10 -12 30 -14 52C-15 68 -15 80 -16 92C-22 96 -28 95 -31 92C-32 70 -34 50 -37 30Z',
      fill: 'clothDark',
    },
    {
      d: 'M-63 -22L-30 -22C-33 8 -36 28 -40 54C-42 70 -42 88 -42 100C-48 105 -56 104 -60 101C-62 76 -64 44 -65 16Z',
      fill: 'clothDark',
    },
    lines([coords('-50,-8 -54,40 -54,90'), coords('-24,0 -24,44 -24,80')], 0.6),
    ...limb(coords('-62,-78 -72,-44 -68,-10'), [11, 9, 6.5], 'cloth'),
    { d: smooth(coords('-74,-12 -63,-12 -62,0 -66,8 -72,6 -75,-2')), fill: 'skin', shade: 0.5 },
    ...limb(coords('-14,-78 0,-46 5,-16'), [11, 9, 6.5], 'cloth'),
    { d: 'M-46 -104L-30 -104L-28 -86L-48 -86Z', fill: 'skin', stroke: 0.9, shade: 0.5 },
    {
      d: 'M-49 -92C-60 -90 -70 -84 -72 -74C-68 -50 -65 -30 -66 -12C-50 -6 -28 -6 -11 -12C-12 -30 -8 -52 -5 -74C-7 -84 -17 -90 -28 -92C-34 -88 -43 -88 -49 -92Z',
      fill: 'cloth',
    },
    line('M-38 -88L-38 -10', 0.7, 1),
    brush(coords('-60,-68 -56,-44 -58,-16'), 1.6),
    lines(
      [
        coords('-18,-70 -20,-44 -18,-18'),
        coords('-50,-30 -44,-26 -38,-30'),
        coords('-28,-40 -24,-34 -16,-36'),
      ],
      0.6,
    ),
    {
      d: 'M-50 -92C-44 -97 -33 -97 -27 -92L-28 -86C-34 -90 -43 -90 -49 -86Z',
      fill: 'clothDark',
      stroke: 0.9,
    },
    {
      d: smooth(coords('-54,-114 -51,-118 -50,-110 -52,-106')),
      fill: 'skin',
      stroke: 0.8,
      shade: 0.4,
    },
    {
      d: smooth(coords('-22,-114 -25,-118 -26,-110 -24,-106')),
      fill: 'skin',
      stroke: 0.8,
      shade: 0.4,
    },
    {
      d: smooth(
        coords('-38,-136 -26,-132 -23,-118 -27,-106 -33,-101 -43,-101 -49,-106 -53,-118 -50,-132'),
      ),
      fill: 'hair',
    },
    lines(
      [
        coords('-40,-132 -46,-118 -44,-104'),
        coords('-36,-132 -32,-118 -33,-104'),
        coords('-44,-130 -50,-120 -49,-110'),
      ],
      0.5,
    ),
  ]
}

/** The woman's back: hair to the waist, skirt swinging to one side. */
function womanWalking(random: Rng): Part[] {
  return [
    { d: smooth(coords('29,96 37,96 38,106 33,110 26,108')), fill: 'leather' },
    { d: smooth(coords('47,90 55,90 58,99 52,104 46,100')), fill: 'leather' },
    ...limb(coords('34,30 33,64 33,100'), [7.5, 7, 4]),
    ...limb(coords('50,30 50,62 52,94'), [7.5, 7, 4]),
    ...limb(coords('22,-62 12,-38 6,-14'), [6.5, 5.5, 4.4]),
    ...limb(coords('58,-62 70,-38 72,-8'), [6.5, 5.5, 4.4]),
    { d: smooth(coords('68,-10 76,-10 77,0 73,7 68,4')), fill: 'skin', stroke: 0.9, shade: 0.5 },
    { d: 'M34 -84L46 -84L48 -66L32 -66Z', fill: 'skin', stroke: 0.8, shade: 0.5 },
    {
      d: 'M22 -68C28 -72 52 -72 58 -68C60 -54 56 -40 53 -28C60 -6 74 18 82 42C72 40 66 48 56 44C48 50 38 44 30 48C24 42 16 46 8 42C14 18 22 -6 27 -28C24 -40 20 -54 22 -68Z',
      fill: 'red',
    },
    { d: 'M27 -30C34 -26 46 -26 53 -30L54 -23C46 -19 34 -19 26 -23Z', fill: 'banner', stroke: 0.8 },
    brush(coords('34,-16 26,14 22,40'), 1.5),
    brush(coords('48,-16 58,12 62,40'), 1.5),
    lines(
      [coords('40,-16 40,14 42,42'), coords('30,-10 20,18 14,38'), coords('52,-8 66,20 74,38')],
      0.6,
    ),
    ...flow({
      from: coords('28,-104 34,-112 46,-112 52,-104'),
      to: coords('20,-40 32,-28 50,-28 62,-40'),
      count: 13,
      width: 6.4,
      sway: 0.1,
      tag: 'hair',
      stroke: 0.7,
      random,
    }),
    {
      d: smooth(coords('40,-120 51,-115 54,-102 51,-90 46,-82 34,-82 29,-90 26,-102 29,-115')),
      fill: 'hair',
    },
    lines(
      [
        coords('40,-118 34,-102 34,-84'),
        coords('42,-118 48,-102 46,-84'),
        coords('38,-118 29,-104 30,-90'),
      ],
      0.5,
    ),
  ]
}

/** Hand in hand, seen from behind, mid step. */
const walking = (random: Rng): Part[] => [
  brush(coords('-84,110 -30,114 40,108 92,111'), 2.2),
  ...manWalking(),
  ...womanWalking(random),
  { d: smooth(coords('-2,-18 10,-18 13,-8 9,2 1,3 -3,-6')), fill: 'skin', stroke: 0.9, shade: 0.5 },
  line('M1 -10L10 -12M0 -5L11 -6M2 0L10 -1', 0.6, 1),
]

export const couple: Motif = {
  name: 'couple',
  category: 'human',
  words: ['couple', 'lovers', 'couple silhouette', 'kissing couple', 'love', 'man and woman'],
  variants: ['kiss', 'walking'],
  draw: ({ variant, random }) => measured(variant === 'walking' ? walking(random) : kiss()),
}
