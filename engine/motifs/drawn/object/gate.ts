import { measured } from '#engine/motifs/drawing/box.ts'
import { circle, coords, polygon, type Point } from '#engine/motifs/drawing/geometry.ts'
import { line, mirrored } from '#engine/motifs/drawing/parts.ts'
import { scroll } from '#engine/motifs/drawing/scroll.ts'
import { rect } from '#engine/motifs/drawing/shapes.ts'
import { vine } from '#engine/motifs/drawn/plant/ivy.ts'
import type { Rng } from '#shared/random.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** The right half of a pair: its bars stand between these, and rise to the middle. */
const LEAF = { from: 5, to: 80, foot: 108, low: 78, mid: 4 }
const BARS = [5, 17.5, 30, 42.5, 55, 67.5, 80]
/** Height of the swept rail over a place. */
const sweep = (x: number): number => -84 + 54 * ((x - LEAF.from) / (LEAF.to - LEAF.from)) ** 1.5

const bar = (x: number, top: number, bottom: number, half = 2.2): Part => ({
  d: rect(x - half, top, 2 * half, bottom - top),
  fill: 'steelDark',
  stroke: 0.8,
})

/** A leaf-shaped point on a collar. */
const spear = (x: number, y: number): Part[] => [
  { d: circle([x, y - 1], 3), fill: 'steelDark', stroke: 0.8 },
  {
    d: polygon([
      [x - 1.6, y - 3],
      [x - 5.4, y - 11],
      [x, y - 27],
      [x + 5.4, y - 11],
      [x + 1.6, y - 3],
    ]),
    fill: 'steelDark',
    stroke: 0.8,
  },
]

const rail = (y: number, half = 2.6): Part => ({
  d: rect(LEAF.from - 4, y - half, LEAF.to - LEAF.from + 6, 2 * half),
  fill: 'steelDark',
  stroke: 0.8,
})

/** The rail that sweeps up to the middle. */
function swept(): Part {
  const xs = Array.from({ length: 13 }, (_, i) => 3 + (i * 79) / 12)
  const over = xs.map((x): Point => [x, sweep(Math.max(5, x)) - 3])
  const under = xs.map((x): Point => [x, sweep(Math.max(5, x)) + 3]).toReversed()
  return { d: polygon([...over, ...under]), fill: 'steelDark', stroke: 0.8 }
}

/** An S of iron between two bars. */
const curl = (x: number, y: number, size: number, side: 1 | -1): Part[] => [
  ...scroll({
    points: [
      [x, y],
      [x + side * size * 0.3, y - size * 0.5],
      [x + side * size * 0.1, y - size],
    ],
    radius: size * 0.36,
    side,
    width: 2,
    tag: 'steelDark',
  }),
  ...scroll({
    points: [
      [x, y],
      [x - side * size * 0.3, y + size * 0.5],
      [x - side * size * 0.1, y + size],
    ],
    radius: size * 0.36,
    side,
    width: 2,
    tag: 'steelDark',
  }),
]

const wing = (): Part[] => [
  ...BARS.flatMap((x, i) => [
    ...spear(x, sweep(x) - 10),
    bar(x, sweep(x) - 12, LEAF.foot, i === 0 || i === BARS.length - 1 ? 3 : 1.9),
  ]),
  swept(),
  rail(LEAF.mid - 20),
  rail(LEAF.mid + 24),
  rail(LEAF.low),
  rail(LEAF.foot - 3),
  ...curl(24, LEAF.mid + 2, 15, 1),
  ...curl(60, LEAF.mid + 2, 15, -1),
  { d: circle([42, LEAF.mid + 2], 9), fill: 'steelDark', stroke: 0.8 },
  { d: circle([42, LEAF.mid + 2], 5.4), fill: 'paper', stroke: 0.7 },
  { d: circle([42, LEAF.mid + 2], 2), fill: 'steelDark', stroke: 0.5 },
  ...[11, 23.7, 36, 48.7, 61, 73.7].map((x): Part => ({
    d: circle([x, LEAF.low + 13], 5),
    fill: null,
    stroke: 1.4,
  })),
]

/** The way of the ivy, up one pillar and over the swept rail. */
const CLIMBS = '-126,112 -100,72 -116,30 -96,-6 -112,-44 -92,-66 -60,-52 -30,-76'

/** A pillar of dressed stone with a ball upon it. */
const pillar: Part[] = [
  { d: polygon(coords('90,-66 124,-66 124,106 90,106')), fill: 'rock' },
  { d: polygon(coords('114,-66 124,-66 124,106 114,106')), fill: 'rockDark', stroke: 0.6 },
  line(
    'M90 -40L124 -40M90 -14L124 -14M90 12L124 12M90 38L124 38M90 64L124 64M106 -66L106 -40M100 -40L100 -14M110 -14L110 12M101 12L101 38M108 38L108 64M100 64L100 90',
    0.8,
    1,
  ),
  { d: polygon(coords('84,90 130,90 132,112 82,112')), fill: 'rock' },
  { d: polygon(coords('84,-76 130,-76 126,-64 88,-64')), fill: 'rock' },
  { d: polygon(coords('80,-84 134,-84 132,-76 82,-76')), fill: 'rock' },
  { d: polygon(coords('100,-92 114,-92 118,-84 96,-84')), fill: 'rockDark' },
  { d: circle([107, -106], 15), fill: 'rock' },
  line('M97 -100C101 -94 112 -93 118 -100', 0.6, 1),
]

function wrought(creeper: Rng | null): Part[] {
  return [
    ...mirrored(wing()),
    // the lock where the leaves meet
    { d: rect(-8, LEAF.mid + 32, 16, 24), fill: 'steel', stroke: 0.9 },
    { d: circle([0, LEAF.mid + 41], 2.6), fill: 'black', stroke: 0.3 },
    line(`M0 ${LEAF.mid + 42}L0 ${LEAF.mid + 50}`, 1.4, 0),
    ...mirrored(pillar),
    ...(creeper ? vine(coords(CLIMBS), 15, creeper) : []),
  ]
}

export const gate: Motif = {
  name: 'gate',
  bulk: 5,
  category: 'object',
  words: ['gate', 'iron gate', 'wrought iron gate', 'cemetery gate', 'garden gate'],
  variants: ['iron', 'overgrown'],
  spare: ['overgrown'],
  draw: ({ variant, random }) => measured(wrought(variant === 'overgrown' ? random : null)),
}
