import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, smooth, type Point } from '#engine/motifs/drawing/geometry.ts'
import { lines } from '#engine/motifs/drawing/pen.ts'
import { ellipse } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part, Tag } from '#engine/motifs/motif.ts'
import { placed } from '#engine/motifs/drawing/parts.ts'

/** A right foot's sole: round heel, arch on the left, ball, five toes shrinking to the right. */
const sole: Point[] = coords(
  '-2.2,52.4 -17.6,45.7 -20.9,32.3 -14.3,17.2 -14.3,2 -22,-13.1 -18.7,-28.2 -2.2,-34.1 17.6,-28.2 27.5,-14.8 26.4,0.4 22,15.5 20.9,34 13.2,47.4',
)
const toes: [number, number, number, number, number][] = [
  [-13.87, -39.1, 10.6, 11.55, -0.12],
  [3.2, -42.6, 6.93, 7.98, 0.05],
  [15.52, -37.8, 6.19, 7.14, 0.25],
  [25.12, -29.9, 5.56, 6.3, 0.4],
  [31.52, -20.2, 4.93, 5.46, 0.55],
]
const print = (tag: Tag): Part[] => [
  { d: smooth(sole), fill: tag, stroke: tag === 'black' ? 0.3 : 0.9 },
  ...toes.flatMap(([x, y, rx, ry, angle]) =>
    placed([{ d: ellipse([0, 0], rx, ry), fill: tag, stroke: tag === 'black' ? 0.3 : 0.9 }], {
      x,
      y,
      angle,
    }),
  ),
]
const heart = (x: number, y: number, scale: number, tag: Tag = 'red'): Part[] =>
  placed(
    [
      {
        d: 'M0 16C-12 6 -20 -2 -18 -10C-15 -18 -4 -17 0 -8C4 -17 15 -18 18 -10C20 -2 12 6 0 16Z',
        fill: tag,
        stroke: 0.9,
      },
    ],
    { x, y, scale },
  )

/** Skin prints, one a step ahead of the other. */
const prints = (): Part[] => [
  ...placed(print('black'), { x: 38, y: -8, angle: 0.16 }),
  ...placed(print('black'), { x: -38, y: 8, angle: -0.16, mirror: true }),
  ...heart(0, -70, 0.7),
]

/** Two soles turned to the viewer, heels crossed, the far foot half hidden. */
function soles(): Part[] {
  const foot: Part[] = [
    // toes tucked behind the ball of the foot
    ...print('skin').slice(1),
    print('skin')[0]!,
    lines(
      [
        coords('-16,-20 -2,-27 18,-20'),
        coords('-10,6 -6,18 -8,32'),
        coords('-9,43 0,46 9,42'),
        coords('4,-12 10,-10 16,-13'),
      ],
      0.55,
      1,
    ),
  ]
  const soft = foot.map((part): Part => ({ ...part, shade: 0.6 }))
  return [
    ...placed(soft, { x: -26, y: -6, angle: -0.34, scale: 1.15, mirror: true }),
    ...placed(soft, { x: 28, y: 2, angle: 0.26, scale: 1.15 }),
    ...heart(2, -78, 0.62),
  ]
}

export const babyFeet: Motif = {
  name: 'baby-feet',
  isPart: true,
  category: 'human',
  words: ['baby feet', 'baby footprint', 'newborn feet', 'baby foot'],
  variants: ['prints', 'soles'],
  draw: ({ variant }) => measured(variant === 'soles' ? soles() : prints()),
}
