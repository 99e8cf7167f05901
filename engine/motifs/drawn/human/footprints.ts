import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, smooth } from '#engine/motifs/drawing/geometry.ts'
import { placed } from '#engine/motifs/drawing/parts.ts'
import { ellipse } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** What a grown foot leaves: the ball, the outer edge, the heel; a high arch stays dry. */
const SOLE =
  '1,62 -13,58 -19,44 -16,28 -9,12 -7,-4 -14,-18 -21,-32 -20,-46 -8,-54 8,-52 21,-42 25,-26 23,-8 20,12 19,30 17,48 11,59'
const TOES: readonly [x: number, y: number, rx: number, ry: number, angle: number][] = [
  [-14, -67, 9.6, 11.4, -0.12],
  [2, -71, 6.4, 8, 0.02],
  [13.5, -66, 5.6, 7.2, 0.2],
  [22.5, -57.5, 5.2, 6.4, 0.36],
  [29, -46.5, 4.8, 5.8, 0.5],
]

const print: Part[] = [
  { d: smooth(coords(SOLE)), fill: 'black', stroke: 0.3 },
  ...TOES.flatMap(([x, y, rx, ry, angle]) =>
    placed([{ d: ellipse([0, 0], rx, ry), fill: 'black', stroke: 0.3 }], { x, y, angle }),
  ),
]

/** Grains that the step threw up, beside heel and toes. */
const grains = (side: 1 | -1): Part[] =>
  coords('34,-30 38,-8 33,20 28,52 36,36 41,-20').map(([x, y], i) => ({
    d: ellipse([side * x, y], 1.5 - 0.12 * i, 1.3),
    fill: 'black',
    stroke: 0,
    detail: 1,
  }))

const step = (x: number, y: number, scale: number, angle: number, isLeft: boolean): Part[] =>
  placed([...print, ...grains(1)], { x, y, scale, angle, mirror: isLeft })

/** Somebody has walked away over the sand, and turned a little on the way. */
const trail = (): Part[] => [
  ...step(-36, 122, 0.62, -0.16, true),
  ...step(26, 74, 0.56, 0.2, false),
  ...step(-14, 18, 0.49, 0.06, true),
  ...step(40, -24, 0.43, 0.36, false),
  ...step(16, -70, 0.37, 0.2, true),
  ...step(62, -100, 0.32, 0.5, false),
  ...step(50, -136, 0.27, 0.36, true),
]

const pair = (): Part[] => [
  ...placed(print, { x: 36, y: -8, angle: 0.12 }),
  ...placed(print, { x: -36, y: 8, angle: -0.12, mirror: true }),
]

export const footprints: Motif = {
  name: 'footprints',
  isPart: true,
  category: 'human',
  words: ['footprint', 'footprints', 'footprints in the sand', 'footsteps', 'trail of footprints'],
  variants: ['trail', 'pair'],
  draw: ({ variant }) => measured(variant === 'pair' ? pair() : trail()),
}
