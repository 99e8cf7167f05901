import { measured } from '#engine/motifs/drawing/box.ts'
import { circle, polygon, type Point } from '#engine/motifs/drawing/geometry.ts'
import { seenFrom, type Place } from '#engine/motifs/drawing/in-space.ts'
import { gleam, line, packed } from '#engine/motifs/drawing/parts.ts'
import { ellipse } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** From before its near corner, looking down into it. */
const { at, shape, edge, outline } = seenFrom({
  eye: [-3.6, -1.7, 2.1],
  middle: [0.5, 0, 0.6],
  scale: 104,
})

const [DEEP, WIDE, HIGH] = [1, 0.86, 0.66]
/** Where the two bands of iron go round, and how broad they are. */
const BANDS = [-0.52, 0.52]
const BAND = 0.1

const wood = (d: string, tone = 0): Part => ({ d, fill: 'wood', tone })
const iron = (d: string, stroke = 0.9): Part => ({ d, fill: 'steelDark', stroke })

const rivets = (places: readonly Place[]): Part[] =>
  places.map((place): Part => ({
    d: circle(at(place), 2.1),
    fill: 'steel',
    stroke: 0.6,
    detail: 1,
  }))

/** A plank's edge and the grain along it. */
const planks = (x: number, heights: readonly number[]): Part =>
  line(heights.map((z) => edge(`${x},${-WIDE},${z} ${x},${WIDE},${z}`)).join(''), 0.8, 1)
const grain = (places: string): Part => line(edge(places), 0.5, 2)

const front = (): Part[] => [
  wood(shape(`0,${-WIDE},0 0,${WIDE},0 0,${WIDE},${HIGH} 0,${-WIDE},${HIGH}`)),
  planks(0, [0.22, 0.44]),
  grain('0,-0.3,0.1 0,0.1,0.12 0,0.34,0.09'),
  grain('0,-0.36,0.33 0,-0.1,0.31'),
  grain('0,0.62,0.34 0,0.8,0.33'),
  grain('0,-0.8,0.12 0,-0.62,0.13'),
  packed(shape(`-0.01,${-WIDE},0 -0.01,${WIDE},0 -0.01,${WIDE},0.05 -0.01,${-WIDE},0.05`)),
  ...BANDS.flatMap((y): Part[] => [
    iron(
      shape(
        `-0.02,${y - BAND},0 -0.02,${y + BAND},0 -0.02,${y + BAND},${HIGH} -0.02,${y - BAND},${HIGH}`,
      ),
    ),
    ...rivets([0.08, 0.33, 0.56].map((z): Place => [-0.03, y, z])),
  ]),
  iron(
    shape(
      `-0.02,${-WIDE},${HIGH} -0.02,${WIDE},${HIGH} -0.02,${WIDE},${HIGH - 0.08} -0.02,${-WIDE},${HIGH - 0.08}`,
    ),
  ),
  // lock plate and keyhole
  {
    d: outline(
      `-0.05,-0.17,${HIGH} -0.05,0.17,${HIGH}`,
      `-0.05,0.17,${HIGH} -0.05,0.18,0.44 -0.05,0,0.28 -0.05,-0.18,0.44 -0.05,-0.17,${HIGH}`,
    ),
    fill: 'gold',
  },
  { d: ellipse(at([-0.06, 0, 0.51]), 4.6, 5), fill: 'black', stroke: 0.5 },
  {
    d: polygon([
      at([-0.06, -0.02, 0.5]),
      at([-0.06, 0.02, 0.5]),
      at([-0.06, 0.045, 0.38]),
      at([-0.06, -0.045, 0.38]),
    ]),
    fill: 'black',
    stroke: 0.5,
  },
]

const flank = (): Part[] => [
  wood(shape(`0,${-WIDE},0 ${DEEP},${-WIDE},0 ${DEEP},${-WIDE},${HIGH} 0,${-WIDE},${HIGH}`), 0.35),
  line([0.22, 0.44].map((z) => edge(`0,${-WIDE},${z} ${DEEP},${-WIDE},${z}`)).join(''), 0.8, 1),
  iron(
    shape(
      `0,${-WIDE - 0.02},${HIGH} ${DEEP},${-WIDE - 0.02},${HIGH} ${DEEP},${-WIDE - 0.02},${HIGH - 0.08} 0,${-WIDE - 0.02},${HIGH - 0.08}`,
    ),
  ),
  iron(
    shape(
      `0,${-WIDE - 0.02},0 0.14,${-WIDE - 0.02},0 0.14,${-WIDE - 0.02},${HIGH} 0,${-WIDE - 0.02},${HIGH}`,
    ),
  ),
  // the ring it is carried by
  line(
    edge(
      `0.36,${-WIDE - 0.04},0.42 0.36,${-WIDE - 0.1},0.24 0.66,${-WIDE - 0.1},0.24 0.66,${-WIDE - 0.04},0.42`,
    ),
    2.2,
    0,
  ),
]

/** Thrown back, its hollow towards us. */
const LID = { back: 1.24, top: 1.42, hinge: HIGH + 0.02 }
const lid = (): Part[] => {
  const face = (inset: number) =>
    shape(
      `${DEEP + 0.02},${-WIDE + inset},${LID.hinge + inset * 0.8} ${DEEP + 0.02},${WIDE - inset},${LID.hinge + inset * 0.8} ${LID.back},${WIDE - inset},${LID.top - inset} ${LID.back},${-WIDE + inset},${LID.top - inset}`,
    )
  const vault = [0, 0.25, 0.5, 0.75, 1].map((t): Place => {
    const bulge = 0.3 * Math.sin(Math.PI * t)
    return [
      DEEP + 0.02 + (LID.back - DEEP) * t + bulge,
      -WIDE,
      LID.hinge + (LID.top - LID.hinge) * t + 0.1 * Math.sin(Math.PI * t),
    ]
  })
  return [
    wood(outline(vault, [vault.at(-1)!, vault[0]!]), 0.4),
    wood(
      outline(
        `${LID.back},${-WIDE},${LID.top} ${LID.back + 0.16},${-WIDE},${LID.top + 0.06}`,
        `${LID.back + 0.16},${-WIDE},${LID.top + 0.06} ${LID.back + 0.16},${WIDE},${LID.top + 0.06}`,
        `${LID.back + 0.16},${WIDE},${LID.top + 0.06} ${LID.back},${WIDE},${LID.top}`,
        `${LID.back},${WIDE},${LID.top} ${LID.back},${-WIDE},${LID.top}`,
      ),
    ),
    wood(face(0)),
    { d: face(0.1), fill: 'black', stroke: 0.8 },
    // ribs of the hollow
    ...BANDS.map((y): Part =>
      iron(
        shape(
          `${DEEP + 0.06},${y - 0.05},${LID.hinge + 0.1} ${DEEP + 0.06},${y + 0.05},${LID.hinge + 0.1} ${LID.back + 0.02},${y + 0.05},${LID.top - 0.1} ${LID.back + 0.02},${y - 0.05},${LID.top - 0.1}`,
        ),
      ),
    ),
    ...BANDS.flatMap((y) =>
      rivets([
        [LID.back - 0.01, y, LID.top - 0.045],
        [DEEP + 0.02, y, LID.hinge + 0.04],
      ]),
    ),
    ...rivets([
      [LID.back - 0.01, 0, LID.top - 0.045],
      [LID.back - 0.01, -0.78, LID.top - 0.045],
      [LID.back - 0.01, 0.78, LID.top - 0.045],
    ]),
  ]
}

/** A coin lying as it fell: its edge, its face and the rim on it. */
function coin([x, y]: Point, size: number, lean: number): Part[] {
  const [rx, ry] = [size, size * (0.42 + 0.3 * lean)]
  return [
    { d: ellipse([x, y + 0.26 * size], rx, ry), fill: 'gold', stroke: 0.8 },
    { d: ellipse([x, y], rx, ry), fill: 'gold', stroke: 0.8 },
    line(ellipse([x, y], rx * 0.68, ry * 0.66), 0.5, 2),
  ]
}

/** Coins from the far wall to the near rim, heaped in the middle: across, deep, and how high above the rim. */
const HEAP: readonly Place[] = [0.84, 0.66, 0.48, 0.3, 0.14].flatMap((x, row) =>
  Array.from({ length: 8 }, (_, i): Place => {
    const y = -0.74 + (1.48 * (i + (row % 2) * 0.45)) / 7.4
    const rise = 0.3 * (1 - (y / 0.95) ** 2) * (0.55 + 0.45 * Math.sin((row + 1) * 0.6))
    return [x, y, HIGH - 0.07 + rise + 0.02 * ((i * 7 + row * 3) % 4)]
  }),
)

const heap = (): Part[] => [
  {
    d: shape(
      `0.02,${-WIDE + 0.04},${HIGH} ${DEEP},${-WIDE + 0.04},${HIGH} ${DEEP},${WIDE - 0.04},${HIGH} 0.02,${WIDE - 0.04},${HIGH}`,
    ),
    fill: 'black',
    stroke: 0.6,
  },
  ...HEAP.flatMap((place, i) => coin(at(place), 12.5, ((i * 5) % 7) / 7)),
]

/** A cut stone among the coins. */
const stone = ([x, y]: Point, size: number, fill: Part['fill']): Part[] => {
  const p = (dx: number, dy: number): Point => [x + dx * size, y + dy * size]
  return [
    { d: polygon([p(-1, -0.2), p(-0.5, -0.8), p(0.5, -0.8), p(1, -0.2), p(0, 1)]), fill },
    line(
      polygon([p(-1, -0.2), p(-0.35, -0.2), p(0.35, -0.2), p(1, -0.2)], false) +
        polygon([p(-0.5, -0.8), p(-0.35, -0.2), p(0, 1), p(0.35, -0.2), p(0.5, -0.8)], false),
      0.6,
      1,
    ),
    gleam(polygon([p(-0.44, -0.7), p(0, -0.7), p(-0.1, -0.3), p(-0.32, -0.3)])),
  ]
}

/** Beads that hang over the near edge. */
const pearls = (): Part[] =>
  Array.from({ length: 17 }, (_, i): Part[] => {
    const t = i / 16
    const place: Place = [
      -0.05 - 0.06 * Math.sin(Math.PI * t),
      0.26 + 0.5 * t,
      HIGH + 0.05 - 0.36 * Math.sin(Math.PI * t),
    ]
    const [x, y] = at(place)
    return [
      { d: circle([x, y], 4.6), fill: 'paper', stroke: 0.8 },
      line(ellipse([x + 1, y + 1.2], 2, 2), 0.4, 2),
    ]
  }).flat()

const chest = (): Part[] => [
  ...lid(),
  ...heap(),
  ...stone(at([0.4, -0.3, HIGH + 0.42]), 15, 'ruby'),
  ...stone(at([0.2, 0.44, HIGH + 0.3]), 11, 'green'),
  ...flank(),
  ...front(),
  ...pearls(),
  ...coin(at([-0.5, 0.44, 0]), 13, 0.2),
  ...coin(at([-0.34, -0.5, 0]), 13, 0),
  ...coin(at([-0.5, -0.3, 0]), 13, 0.3),
  ...coin(at([-0.36, 0.7, 0]), 12, 0.1),
]

export const treasureChest: Motif = {
  name: 'treasure-chest',
  category: 'object',
  stands: true,
  isRead: true,
  bulk: 0.8,
  words: ['treasure chest', 'pirate chest'],
  variants: ['open'],
  draw: () => measured(chest()),
}
