import { measured } from '#engine/motifs/drawing/box.ts'
import { circle, coords, sample, smooth, tube } from '#engine/motifs/drawing/geometry.ts'
import { gleam, line, packed } from '#engine/motifs/drawing/parts.ts'
import { brush, lines } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** The back from behind the head round to the root of the tail fan, and how thick the abdomen is along it. */
const ABDOMEN = tube(
  sample(coords('-6,-46 34,-40 62,-14 68,22 50,56 16,74 -16,78'), 16),
  (u) => 31 - 17 * u,
)
const RINGS = 6

/** A ring of the shell: its near edge bulges over the one behind it, its side ends in a rounded flap. */
function ring(i: number): Part[] {
  const [from, to] = [i / RINGS, (i + 1) / RINGS]
  const at = (u: number, v: number) => ABDOMEN.at(Math.min(1, u), v)
  const outline = smooth(
    [
      at(from, -1),
      at((from + to) / 2, -1.05),
      at(to, -1),
      at(to + 0.035, 0),
      at(to + 0.01, 0.9),
      at((from + to) / 2 + 0.02, 1.32),
      at(from + 0.01, 1),
      at(from + 0.03, 0),
    ],
    true,
    0.9,
  )
  return [
    { d: outline, fill: 'flame', tone: 0.02 * i },
    lines([[at(to + 0.012, -0.8), at(to + 0.02, -0.1), at(to - 0.005, 0.7)]], 0.7),
    line(
      smooth([at(from + 0.05, -0.62), at(from + 0.075, -0.2)], false) +
        smooth([at(from + 0.075, -0.66), at(from + 0.1, -0.34)], false),
      0.6,
      2,
    ),
    brush([at(from + 0.03, 0.96), at((from + to) / 2, 1.16), at(to, 0.86)], 1.5),
  ]
}

/** A paddle under the belly. */
const paddle = (u: number, long: number): Part => {
  const root = ABDOMEN.at(u, 1)
  const tip = ABDOMEN.at(u + 0.06, 1 + long)
  const side = ABDOMEN.at(u + 0.1, 1 + long * 0.5)
  const near = ABDOMEN.at(u - 0.01, 1 + long * 0.55)
  return { d: smooth([root, near, tip, side]), fill: 'skin', stroke: 0.9 }
}

/** Blades of the tail, spread. */
const fan: Part[] = [
  ['-14,84 -34,104 -62,112 -68,102 -48,90 -22,76', 'flame'],
  ['-14,72 -44,58 -70,60 -72,70 -50,78 -18,82', 'flame'],
  ['-12,70 -46,72 -82,82 -80,92 -46,92 -12,88', 'flame'],
].flatMap(([points]): Part[] => [{ d: smooth(coords(points!)), fill: 'flame' }])

const LEGS: readonly string[] = [
  '-22,-16 -34,12 -24,32 -32,50',
  '-34,-18 -50,8 -42,28 -52,44',
  '-46,-22 -66,0 -60,20 -72,34',
  '-10,-14 -16,14 -6,34 -12,52',
  '2,-14 2,12 10,30 6,46',
]

const animal = (): Part[] => [
  // the long feelers, thrown up over the back and down before it
  brush(coords('-92,-62 -124,-84 -112,-122 -52,-132 20,-112 66,-84'), 1.7, 'flame'),
  brush(coords('-92,-52 -134,-52 -146,-6 -118,56 -92,92'), 1.7, 'flame'),
  brush(coords('-88,-56 -112,-66 -128,-86 -122,-104'), 1.2, 'flame'),
  ...LEGS.map((points) => brush(coords(points), 3, 'skin')),
  ...[0.06, 0.24, 0.42, 0.6, 0.77].map((u, i) => paddle(u, 0.95 - i * 0.04)),
  ...fan,
  lines(
    [
      coords('-20,80 -38,94 -58,104'),
      coords('-18,76 -44,68 -64,66'),
      coords('-18,80 -48,82 -72,86'),
    ],
    0.8,
  ),
  ...Array.from({ length: RINGS }, (_, i) => ring(RINGS - 1 - i)).flat(),
  // the shield of the head, drawn out into a toothed spike
  {
    d: smooth(
      coords('10,-76 -20,-82 -52,-76 -80,-66 -98,-52 -92,-38 -70,-26 -40,-14 -8,-10 14,-18 22,-44'),
      true,
      0.85,
    ),
    fill: 'flame',
  },
  {
    d: 'M-28 -80L-40 -92L-48 -82L-62 -94L-70 -82L-86 -96L-90 -84L-132 -100L-96 -66L-70 -70L-40 -76Z',
    fill: 'flame',
  },
  lines(
    [
      coords('-84,-46 -60,-34 -30,-26 2,-26'),
      coords('-30,-72 -6,-68 10,-54 12,-36'),
      coords('-66,-62 -50,-64 -36,-62'),
    ],
    0.8,
  ),
  packed(
    'M-70 -26C-40 -14 -14 -10 14 -18C18 -28 20 -36 22 -44C12 -30 -4 -24 -24 -22C-42 -20 -58 -22 -70 -26Z',
  ),
  brush(coords('-96,-44 -112,-34 -110,-16 -98,-4'), 3, 'skin'),
  brush(coords('-88,-34 -100,-20 -94,-2 -84,8'), 2.6, 'skin'),
  gleam('M-16 -76C-2 -72 8 -66 12 -58C4 -62 -8 -66 -20 -69Z'),
  gleam('M44 -38C54 -30 60 -20 62 -8L57 -6C54 -18 48 -27 40 -33Z'),
  { d: circle([-82, -58], 9), fill: 'black', stroke: 0.6 },
  { d: circle([-85, -61], 2.8), fill: 'paper', stroke: 0, shade: 0 },
  brush(coords('-94,-64 -84,-71 -72,-68'), 1.5),
]

export const shrimp: Motif = {
  name: 'shrimp',
  category: 'animal',
  bulk: 0.4,
  swims: true,
  words: ['shrimp', 'prawn', 'king prawn'],
  variants: ['curled'],
  draw: () => measured(animal()),
}
