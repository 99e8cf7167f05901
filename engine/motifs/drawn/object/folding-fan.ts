import { measured } from '#engine/motifs/drawing/box.ts'
import { around, bough, petal } from '#engine/motifs/drawing/flora.ts'
import { circle, coords, polar, polygon, TAU, type Point } from '#engine/motifs/drawing/geometry.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { star } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** Where the sticks are pinned together. */
const PIN: Point = [0, 104]
/** How far it is opened to each side of upright. */
const SPREAD = 1.2
const FOLDS = 18
const OUTER = 196
const INNER = 92

/** On the fan: so far from the pin, so much of the way from its left edge to its right. */
const at = (radius: number, share: number): Point =>
  polar(radius, -TAU / 4 + SPREAD * (2 * share - 1), PIN)

/** A strip of the leaf between two shares of the way, its edges as straight as folded paper. */
const strip = (from: number, to: number, inner: number, outer: number): string =>
  polygon([at(inner, from), at(outer, from), at(outer, to), at(inner, to)])

const arc = (radius: number): string =>
  polygon(
    Array.from({ length: FOLDS + 1 }, (_, i) => at(radius, i / FOLDS)),
    false,
  )

/** Every second fold turns away from the light. */
const leaf: Part[] = Array.from({ length: FOLDS }, (_, i): Part[] => {
  const [from, to] = [i / FOLDS, (i + 1) / FOLDS]
  return [
    {
      d: strip(from, to, INNER, OUTER),
      fill: 'banner',
      stroke: 0.6,
      shade: 0.3,
      ...(i % 2 === 0 ? {} : { tone: 0.22 }),
    },
    { d: strip(from, to, OUTER - 11, OUTER), fill: 'red', stroke: 0.4 },
  ]
}).flat()

/** A stick under the leaf, and a guard that runs on to the edge of it. */
const stick = (share: number, length: number, half: number): Part => {
  const [from, to] = [at(16, share), at(length, share)]
  const [dx, dy] = [(to[1] - from[1]) / length, (from[0] - to[0]) / length]
  return {
    d: polygon([
      [from[0] - dx * half * 0.55, from[1] - dy * half * 0.55],
      [to[0] - dx * half, to[1] - dy * half],
      [to[0] + dx * half, to[1] + dy * half],
      [from[0] + dx * half * 0.55, from[1] + dy * half * 0.55],
    ]),
    fill: 'wood',
    stroke: 0.8,
  }
}
const sticks = Array.from({ length: FOLDS / 2 - 1 }, (_, i) =>
  stick((i + 1) / (FOLDS / 2), INNER + 3, 4.6),
)
const guards = [stick(0, OUTER + 5, 6.4), stick(1, OUTER + 5, 6.4)]

/** A cord from the pin, with a tassel. */
const tassel: Part[] = [
  line('M0 108C-4 120 6 126 2 138', 1.4, 0),
  { d: 'M-5 137C-5 133 9 133 9 137L8 145L-4 145Z', fill: 'gold', stroke: 0.8 },
  { d: 'M-4 145L8 145L12 176C6 180 -2 180 -8 176Z', fill: 'red', stroke: 0.9 },
  line('M-1 147L-4 177M2 147L2 178M5 147L8 177', 0.5, 1),
]

const blossom = (size: number): Part[] => [
  ...around(5, size * 0.12, () =>
    petal({ length: size, width: size * 0.48, tip: 'notch', tag: 'pink' }),
  ),
  { d: star(5, size * 0.2, size * 0.08, [0, 0], Math.PI / 5), fill: 'ruby', stroke: 0.5 },
]

/** A bough in bloom across the leaf. */
const spray: Part[] = [
  ...bough(coords('-128,22 -92,-14 -56,-26 -18,-52 26,-50 62,-66'), 3.4, 1),
  ...bough(coords('-56,-26 -40,-52 -46,-68'), 2, 0.8),
  ...bough(coords('8,-52 38,-30 66,-26'), 2, 0.8),
  ...placed(blossom(19), { x: -88, y: -12, angle: 0.3 }),
  ...placed(blossom(16), { x: -45, y: -62, angle: 0.9 }),
  ...placed(blossom(21), { x: -18, y: -42, angle: 0.1 }),
  ...placed(blossom(17), { x: 66, y: -30, angle: 1.2 }),
  ...placed(blossom(14), { x: 60, y: -66, angle: 0.5 }),
]

/** A fan of folded paper, opened wide, with a bough of cherry painted across it. */
export const foldingFan: Motif = {
  name: 'folding-fan',
  category: 'object',
  words: ['folding fan', 'hand fan', 'japanese fan', 'paper fan'],
  variants: ['painted', 'plain'],
  draw: ({ variant }) =>
    measured([
      ...sticks,
      ...leaf,
      line(arc(INNER + 7) + arc(OUTER - 17), 0.6, 1),
      ...(variant === 'plain' ? [] : spray),
      ...guards,
      ...tassel,
      { d: circle(PIN, 8), fill: 'gold', stroke: 1 },
      { d: circle(PIN, 3), fill: 'black', stroke: 0.4 },
    ]),
}
