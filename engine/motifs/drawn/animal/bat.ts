import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, circle, smooth, type Point } from '#engine/motifs/drawing/geometry.ts'
import { horn } from '#engine/motifs/drawing/anatomy.ts'
import { furRow, lock } from '#engine/motifs/drawing/fur.ts'
import { brush, degrees, lines, symmetric } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { mirrored, placed } from '#engine/motifs/drawing/parts.ts'

const WRIST: Point = [72, -62]
/** Finger tips, outermost first: the membrane hangs in scallops between them. */
const FINGERS: Point[] = coords('148,-34 116,26 74,52 36,58')

function wing(): Part[] {
  const [one, two, three, four] = FINGERS as [Point, Point, Point, Point]
  const hang = (a: Point, b: Point) =>
    `Q${(a[0] + b[0]) / 2 - 6} ${(a[1] + b[1]) / 2 - 22} ${b[0]} ${b[1]}`
  const membrane = `M10 -26C30 -40 54 -40 ${WRIST[0]} ${WRIST[1]}C104 -74 132 -60 ${one[0]} ${one[1]}${hang(one, two)}${hang(two, three)}${hang(three, four)}Q20 36 10 30Z`
  const bones = FINGERS.flatMap((tip, i) =>
    horn(
      [WRIST, [(WRIST[0] + tip[0]) / 2 + 10 - i * 3, (WRIST[1] + tip[1]) / 2 - 8 + i * 2], tip],
      3,
      { tag: 'furDark', tip: 0.25 },
    ),
  )
  return [
    { d: membrane, fill: 'leather' },
    lines(
      [
        coords('98,-48 120,-38 134,-26'),
        coords('92,-34 106,-14 120,8'),
        coords('76,-30 84,0 84,34'),
        coords('58,-30 58,6 52,44'),
        coords('44,-30 36,0 30,34'),
        coords('30,-28 24,-6 22,20'),
      ],
      0.45,
      2,
    ),
    ...bones,
    ...horn([[8, -18], [34, -30], [54, -42], WRIST], 5, { tag: 'furDark', tip: 0.6 }),
    { d: circle(WRIST, 4), fill: 'furDark', stroke: 0.9 },
    ...horn(coords('72,-64 70,-76 76,-86'), 2.8, { tag: 'bone' }),
  ]
}

/** Bat with wings spread, fangs bared. */
export const bat: Motif = {
  name: 'bat',
  kind: 'flyer',
  clings: true,
  coat: 'black',
  category: 'animal',
  words: ['bat', 'vampire bat', 'flying fox'],
  variants: ['spread', 'moon'],
  draw({ variant, random }) {
    const ear: Part[] = [
      { d: 'M6 -52C8 -76 20 -94 34 -100C36 -80 34 -58 24 -38Z', fill: 'furDark' },
      { d: 'M14 -54C16 -70 22 -82 30 -88C31 -74 28 -58 22 -46Z', fill: 'pink', stroke: 0.6 },
      lines([coords('18,-52 22,-64 27,-76'), coords('22,-50 26,-60 28,-68')], 0.5),
    ]
    const fur = (y: number, wide: number, length: number) =>
      furRow({
        edge: [
          [-wide, y - 6],
          [0, y + 4],
          [wide, y - 6],
        ],
        angles: [108, 90, 72],
        lengths: [length, length + 4, length],
        count: 7,
        width: 6.5,
        tag: 'furDark',
        strands: 1,
        random,
      })
    const face: Part[] = [
      {
        d: smooth(coords('5,-42 11,-48 18,-46 17,-39 10,-37')),
        fill: 'gold',
        stroke: 0.8,
        shade: 0.3,
      },
      { d: circle([12, -42], 2.8), fill: 'black', stroke: 0 },
      brush(coords('2,-42 10,-51 21,-50'), 2.4),
      { d: 'M5 -17L7 -8L10 -18Z', fill: 'paper', stroke: 0.6, shade: 0 },
      lines([coords('8,-30 14,-28 20,-34'), coords('16,-22 20,-28 24,-32')], 0.6),
    ]
    const parts: Part[] = [
      ...mirrored(wing()),
      ...mirrored(horn(coords('8,44 14,62 10,78'), 3.4, { tag: 'furDark', tip: 0.5 })),
      ...mirrored(
        [-20, 10, 40].flatMap((turn) =>
          horn(
            [
              [10, 76],
              [10 + Math.sin(degrees(turn)) * 8, 82],
              [10 + Math.sin(degrees(turn)) * 10, 90],
            ],
            1.8,
            { tag: 'black' },
          ),
        ),
      ),
      { d: symmetric(coords('0,-34 22,-26 26,4 20,36 8,56 0,62')), fill: 'furDark' },
      ...fur(40, 12, 20),
      ...fur(26, 18, 20),
      ...fur(12, 21, 20),
      ...fur(-2, 22, 20),
      ...fur(-14, 21, 20),
      ...mirrored(ear),
      ...mirrored(
        [0, 1, 2, 3].flatMap((i) =>
          lock([20 - i * 4, -34 + i * 6], degrees(20 + i * 20), 16, 5, 0.1, 'furDark', 1),
        ),
      ),
      { d: symmetric(coords('0,-60 14,-58 25,-44 23,-26 12,-14 0,-10')), fill: 'furDark' },
      { d: symmetric(coords('0,-22 12,-22 14,-16 6,-9 0,-8')), fill: 'black', stroke: 0.4 },
      ...mirrored(face),
      // leaf nose
      { d: symmetric(coords('0,-44 5,-34 8,-28 5,-23 0,-22')), fill: 'pink', stroke: 0.8 },
      ...mirrored([{ d: circle([3, -26], 1.3), fill: 'black', stroke: 0 }]),
      ...mirrored([lines([coords('4,-58 4,-52 2,-48'), coords('10,-56 9,-52 7,-50')], 0.6)]),
    ]
    if (variant === 'spread') return measured(parts)
    const craters = [
      [-46, -64, 12],
      [52, -30, 16],
      [20, -92, 8],
      [-58, 46, 10],
      [40, 72, 13],
      [-10, 84, 7],
    ] as const
    return measured([
      { d: circle([0, 0], 124), fill: 'moon', shade: 0.5 },
      ...craters.map(([x, y, r]): Part => ({
        d: circle([x, y], r),
        fill: 'moon',
        stroke: 0.6,
        tone: 0.14,
        detail: 1,
      })),
      ...placed(parts, { y: 6, scale: 0.88 }),
    ])
  },
}
