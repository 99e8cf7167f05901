import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, smooth, type Point } from '#engine/motifs/drawing/geometry.ts'
import { brush } from '#engine/motifs/drawing/pen.ts'
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

/** Hand in hand, seen from behind, mid step. */
function walking(): Part[] {
  const man = [
    smooth(coords('-34,-104 -25,-101 -22,-90 -25,-80 -34,-76 -43,-80 -46,-90 -43,-101')),
    smooth(
      coords(
        '-34,-86 -28.5,-80 -27,-70 -14,-64 -9,-52 -6,-30 -2,-8 4,12 0,17 -4,13 -13,-10 -17,-30 -17,-6 -15,14 -16,44 -12,74 -13,100 -6,106 -20,107 -23,96 -27,70 -32,40 -35,24 -40,46 -46,72 -53,96 -48,104 -62,104 -62,94 -58,66 -54,36 -52,10 -51,-8 -53,-28 -58,-12 -62,10 -67,14 -69,8 -66,-16 -63,-42 -60,-56 -54,-64 -41,-70 -39.5,-80',
      ),
      true,
      0.8,
    ),
  ]
  const woman = [
    smooth(coords('40,-88 49,-84 53,-72 54,-58 50,-48 42,-50 34,-47 28,-54 28,-68 31,-82')),
    smooth(
      coords(
        '40,-62 46,-56 57,-52 61,-42 65,-22 72,0 70,4 66,2 57,-20 54,-30 53,-12 58,4 70,42 74,58 58,62 58,78 56,100 62,106 48,106 49,84 48,64 38,63 34,82 26,98 31,105 18,104 20,94 26,76 28,60 14,56 20,38 27,4 29,-12 27,-30 18,-8 6,14 1,16 0,11 10,-12 18,-34 22,-48 34,-54',
      ),
      true,
      0.8,
    ),
  ]
  return [...man.map(solid), ...woman.map(solid), line('M-76 108C-30 104 40 105 84 108', 0.9, 1)]
}

export const couple: Motif = {
  name: 'couple',
  category: 'human',
  words: ['couple', 'lovers', 'couple silhouette', 'kissing couple', 'love', 'man and woman'],
  variants: ['kiss', 'walking'],
  draw: ({ variant }) => measured(variant === 'walking' ? walking() : kiss()),
}
