import { circle, polar, smooth, TAU, type Point } from '#engine/motifs/drawing/geometry.ts'
import { around, petal } from '#engine/motifs/drawing/flora.ts'
import { measured } from '#engine/motifs/drawing/box.ts'
import { frontSkull, NOSE, SOCKET, turnedSkull } from '#engine/motifs/drawing/skulls.ts'
import type { Motif, Part, Tag } from '#engine/motifs/motif.ts'
import { line, mirrored, placed } from '#engine/motifs/drawing/parts.ts'

const bead = (x: number, y: number, r: number, fill: Tag = 'black'): Part => ({
  d: circle([x, y], r),
  fill,
  stroke: 0.5,
  detail: 1,
})
const drop = (x: number, y: number, length: number, turn: number, fill: Tag): Part =>
  placed(
    [
      {
        d: `M0 0C${length * 0.34} ${-length * 0.4} ${length * 0.26} ${-length} 0 ${-length}C${-length * 0.26} ${-length} ${-length * 0.34} ${-length * 0.4} 0 0Z`,
        fill,
        stroke: 0.6,
      },
    ],
    { x, y, angle: (turn * Math.PI) / 180 },
  )[0]!

/** Petals all round a socket, following its shape. */
function socketFlower(): Part[] {
  const [cx, cy] = [33, 0],
    count = 14
  const rim = Array.from({ length: count }, (_, i): Part[] => {
    const a = (i / count) * TAU
    const [x, y] = [cx + 24 * Math.cos(a), cy + 21 * Math.sin(a)]
    return placed(
      [
        {
          d: 'M-6.500 1C-8 -7 -4 -11 0 -11C4 -11 8 -7 6.500 1Z',
          fill: i % 2 ? 'violet' : 'pink',
          stroke: 0.7,
        },
      ],
      { x, y, angle: a + Math.PI / 2 },
    )
  }).flat()
  const inner = SOCKET.map(([x, y]): Point => [cx + (x - cx) * 0.98, cy + (y - cy) * 0.98])
  return [
    ...rim,
    { d: smooth(inner), fill: 'black', stroke: 0.6 },
    ...Array.from({ length: 9 }, (_, i) => {
      const [x, y] = polar(1, (i / 9) * TAU - 0.3)
      return bead(cx + x * 17, cy + y * 14, 1.7, 'gold')
    }),
  ]
}

/** Day of the Dead skull: clean bone, every place filled with ornament. */
function sugar(): Part[] {
  const flower = (x: number, y: number, size: number, tag: Tag, heart: Tag): Part[] => [
    ...placed(
      around(7, 3, () => petal({ length: 21, width: 8.5, tip: 'notch', veins: 1, tag })),
      { x, y, scale: size },
    ),
    { d: circle([x, y], 7.5 * size), fill: heart, stroke: 0.8 },
    ...Array.from({ length: 6 }, (_, i) => {
      const [px, py] = polar(3.8 * size, (i / 6) * TAU, [x, y])
      return bead(px, py, 0.9 * size)
    }),
  ]
  return [
    ...frontSkull({ sockets: false, lines: false }),
    ...mirrored([
      ...socketFlower(),
      // scrolls on the brow, cheeks and jaw
      line(
        'M8 -34C20 -44 42 -44 54 -36C64 -30 70 -20 66 -12M54 -36C60 -46 70 -46 72 -38C72 -32 66 -32 66 -36',
        0.9,
        0,
      ),
      line('M66 22C72 26 70 36 62 36C56 36 54 28 60 27M50 40C46 34 40 34 38 40', 0.9, 1),
      line('M58 74C62 80 58 90 50 90C44 90 44 82 50 82M44 98C36 104 26 102 24 108', 0.8, 1),
      drop(30, -52, 15, 24, 'red'),
      drop(43, -49, 13, 42, 'leaf'),
      drop(54, -44, 11, 60, 'red'),
      bead(33, -72, 2.2, 'gold'),
      bead(47, -66, 2, 'gold'),
      bead(58, -58, 1.8, 'gold'),
      drop(24, -100, 14, 118, 'leaf'),
      drop(40, -92, 12, 130, 'leaf'),
      bead(56, -84, 2),
      bead(64, -72, 1.8),
      bead(70, -60, 1.6),
      bead(73, -48, 1.4),
      drop(26, 38, 11, 150, 'violet'),
      bead(70, 8, 1.8),
      bead(72, 14, 1.4),
      bead(52, 54, 1.6),
      bead(63, 60, 1.8),
      bead(61, 66, 1.4),
      bead(18, 112, 1.6),
      bead(10, 114, 1.4),
    ]),
    ...flower(0, -76, 1.15, 'red', 'gold'),
    drop(-5, -46, 12, 200, 'leaf'),
    drop(5, -46, 12, 160, 'leaf'),
    drop(0, -40, 14, 180, 'gold'),
    { d: NOSE, fill: 'black', stroke: 0.7 },
    {
      d: 'M0 114C-6 110 -9 106 -6 103C-3 101 -1 103 0 105C1 103 3 101 6 103C9 106 6 110 0 114Z',
      fill: 'red',
      stroke: 0.7,
    },
  ]
}

export const skull: Motif = {
  name: 'skull',
  isPart: true,
  isSkull: true,
  category: 'human',
  words: [
    'skull',
    'human skull',
    'death skull',
    'cranium',
    'sugar skull',
    'day of the dead',
    'calavera',
    'memento mori',
  ],
  variants: ['front', 'turned', 'sugar'],
  draw({ variant }) {
    const parts =
      variant === 'turned' ? turnedSkull() : variant === 'sugar' ? sugar() : frontSkull()
    return measured(parts)
  },
}
