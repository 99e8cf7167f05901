import { measured } from '#engine/motifs/drawing/box.ts'
import { circle } from '#engine/motifs/drawing/geometry.ts'
import { seenFrom, type Place } from '#engine/motifs/drawing/in-space.ts'
import { line, packed } from '#engine/motifs/drawing/parts.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** From before, a little to one side and above. */
const { at, shape, edge } = seenFrom({ eye: [-3.8, -1.5, 1.5], middle: [0.5, 0, 0.5], scale: 108 })

const [DEEP, WIDE, HIGH] = [1.1, 0.78, 1.05]
/** How broad the boards of its frame are, and how far they stand out. */
const [BOARD, OUT] = [0.16, 0.03]

const wood = (d: string, tone = 0): Part => ({ d, fill: 'wood', tone })

const nails = (places: readonly Place[]): Part[] =>
  places.map((place): Part => ({
    d: circle(at(place), 1.7),
    fill: 'black',
    stroke: 0.3,
    detail: 1,
  }))

/** Slats from side to side with gaps between, and the grain in some. */
const slats = [0, 1, 2, 3, 4].flatMap((i): Part[] => {
  const [low, high] = [(i * HIGH) / 5 + 0.008, ((i + 1) * HIGH) / 5 - 0.008]
  const middle = (low + high) / 2
  const from = -0.5 + 0.17 * ((i * 3) % 5)
  return [
    wood(
      shape(`0,${-WIDE},${low} 0,${WIDE},${low} 0,${WIDE},${high} 0,${-WIDE},${high}`),
      0.05 * (i % 2),
    ),
    line(
      edge(
        `0,${from},${middle} 0,${from + 0.2},${middle + 0.015} 0,${from + 0.5},${middle - 0.01}`,
      ) + edge(`0,${from + 0.1},${middle - 0.05} 0,${from + 0.34},${middle - 0.04}`),
      0.5,
      2,
    ),
  ]
})

/** A board of the frame before the slats, between two corners of the front. */
const board = (y0: number, z0: number, y1: number, z1: number): Part =>
  wood(shape(`${-OUT},${y0},${z0} ${-OUT},${y1},${z0} ${-OUT},${y1},${z1} ${-OUT},${y0},${z1}`))

const brace = wood(
  shape(
    `${-OUT},${-WIDE + BOARD},${BOARD} ${-OUT},${-WIDE + BOARD + 0.17},${BOARD} ${-OUT},${WIDE - BOARD},${HIGH - BOARD - 0.1} ${-OUT},${WIDE - BOARD},${HIGH - BOARD} ${-OUT},${WIDE - BOARD - 0.17},${HIGH - BOARD} ${-OUT},${-WIDE + BOARD},${BOARD + 0.1}`,
  ),
)

const crate = (): Part[] => [
  // the far walls within
  {
    d: shape(
      `0,${-WIDE},${HIGH} ${DEEP},${-WIDE},${HIGH} ${DEEP},${WIDE},${HIGH} 0,${WIDE},${HIGH}`,
    ),
    fill: 'black',
  },
  wood(
    shape(
      `${DEEP},${-WIDE},${HIGH} ${DEEP},${WIDE},${HIGH} ${DEEP},${WIDE},${HIGH - 0.14} ${DEEP},${-WIDE},${HIGH - 0.14}`,
    ),
    0.3,
  ),
  // its near side
  wood(shape(`0,${-WIDE},0 ${DEEP},${-WIDE},0 ${DEEP},${-WIDE},${HIGH} 0,${-WIDE},${HIGH}`), 0.35),
  line(
    [1, 2, 3, 4]
      .map((i) => edge(`0,${-WIDE},${(i * HIGH) / 5} ${DEEP},${-WIDE},${(i * HIGH) / 5}`))
      .join(''),
    1.1,
    0,
  ),
  packed(
    shape(
      `${DEEP - 0.3},${-WIDE - 0.01},0 ${DEEP},${-WIDE - 0.01},0 ${DEEP},${-WIDE - 0.01},${HIGH} ${DEEP - 0.12},${-WIDE - 0.01},${HIGH}`,
    ),
  ),
  wood(
    shape(
      `0,${-WIDE - OUT},0 ${BOARD},${-WIDE - OUT},0 ${BOARD},${-WIDE - OUT},${HIGH} 0,${-WIDE - OUT},${HIGH}`,
    ),
    0.25,
  ),
  ...slats,
  brace,
  board(-WIDE, 0, WIDE, BOARD),
  board(-WIDE, HIGH - BOARD, WIDE, HIGH),
  board(-WIDE - OUT, 0, -WIDE + BOARD, HIGH),
  board(WIDE - BOARD, 0, WIDE, HIGH),
  // the rims of its two near walls
  wood(
    shape(
      `${-OUT},${-WIDE - OUT},${HIGH} ${-OUT},${WIDE},${HIGH} 0.05,${WIDE},${HIGH} 0.05,${-WIDE - OUT},${HIGH}`,
    ),
  ),
  ...nails(
    [-WIDE + 0.08, WIDE - 0.08].flatMap((y): Place[] =>
      [0.06, 0.24, 0.5, 0.76, HIGH - 0.06].map((z): Place => [-OUT - 0.01, y, z]),
    ),
  ),
]

const [rimX, rimY] = at([0, 0, HIGH])
const [rimRight] = at([0, WIDE, HIGH])

export const box: Motif = {
  name: 'box',
  category: 'object',
  stands: true,
  isBrittle: true,
  words: ['box', 'crate', 'wooden box', 'wooden crate'],
  rim: { at: [rimX, rimY], half: Math.abs(rimRight - rimX), sag: 4, variants: ['crate'] },
  variants: ['crate'],
  draw: () => measured(crate()),
}
