import { measured } from '#engine/motifs/drawing/box.ts'
import { sample, smooth, tube, type Point } from '#engine/motifs/drawing/geometry.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { rect } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** A tilted oval note head, its centre at the origin. */
const HEAD = 'M-19 7C-19 -6 -4 -15 9 -14C20 -13 22 -3 15 5C8 13 -2 16 -9 15C-15 14 -19 12 -19 7Z'
const black = (d: string): Part => ({ d, fill: 'black', stroke: 0.3 })

const quaver: Part[] = [
  black(HEAD),
  black(rect(14, -112, 5, 110)),
  black('M14 -114L19 -114C22 -88 56 -78 54 -40C53 -30 50 -22 46 -16C50 -42 36 -56 19 -66L14 -70Z'),
]
const pair: Part[] = [
  ...placed([black(HEAD)], { x: -34, y: 0 }),
  ...placed([black(HEAD)], { x: 46, y: -12 }),
  black(rect(-20, -100, 5, 98)),
  black(rect(60, -112, 5, 98)),
  black('M-20 -104L65 -118L65 -96L-20 -82Z'),
  black('M-20 -74L65 -88L65 -78L-20 -64Z'),
]

/** Five lines flowing like ribbon in the wind, closer at one end, with notes riding on them. */
function staff(): Part[] {
  const spine = sample(
    [
      [-146, 30],
      [-84, -18],
      [-10, 18],
      [66, 26],
      [146, -38],
    ],
    24,
  )
  const ribbon = tube(spine, (u) => 34 * (0.45 + 0.6 * Math.sin(Math.PI * u)))
  const notes: [number, number, Part[], number][] = [
    [0.22, 0.2, quaver, 0.4],
    [0.47, 0.4, pair, 0.5],
    [0.78, 0.1, quaver, 0.46],
  ]
  return [
    line([-1, -0.5, 0, 0.5, 1].map((v) => ribbon.line(0, 1, v, 60)).join(''), 0.9, 0),
    ...notes.flatMap(([u, v, note, scale]) => {
      const [x, y] = ribbon.at(u, v),
        [nx, ny] = ribbon.at(u + 0.01, v)
      return placed(note, { x, y, scale, angle: Math.atan2(ny - y, nx - x) })
    }),
  ]
}

/** The C-clef's cousin: a bass clef with its two dots. */
function bassClef(): Part[] {
  const curl: Point[] = [
    [-44, -46],
    [-34, -78],
    [4, -88],
    [40, -62],
    [44, -14],
    [14, 42],
    [-46, 84],
  ]
  const body = tube(
    sample(curl, 14),
    (u) => 1.5 + 13 * Math.sin(Math.PI * Math.min(1, u * 1.02)) ** 1.6,
  )
  return [
    black(body.strip(0, 1, -1, 1, 60)),
    black(
      smooth([
        [-52, -42],
        [-36, -56],
        [-18, -44],
        [-24, -24],
        [-44, -22],
      ]),
    ),
    black(
      smooth([
        [70, -58],
        [80, -48],
        [70, -38],
        [60, -48],
      ]),
    ),
    black(
      smooth([
        [70, -14],
        [80, -4],
        [70, 6],
        [60, -4],
      ]),
    ),
  ]
}

export const musicNotes: Motif = {
  name: 'music-notes',
  isRead: true,
  category: 'symbol',
  words: [
    'music note',
    'music notes',
    'musical note',
    'quaver',
    'eighth note',
    'music',
    'bass clef',
    'sheet music',
  ],
  variants: ['pair', 'single', 'staff', 'bass-clef'],
  shows: { pair: 2 },
  draw({ variant }) {
    if (variant === 'single') return measured(placed(quaver, { scale: 1.5 }))
    if (variant === 'staff') return measured(staff())
    if (variant === 'bass-clef') return measured(bassClef())
    return measured(placed(pair, { scale: 1.5 }))
  },
}
