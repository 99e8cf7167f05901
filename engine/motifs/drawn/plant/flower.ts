import { measured } from '#engine/motifs/drawing/box.ts'
import { around, leaf, petal, stem } from '#engine/motifs/drawing/flora.ts'
import { circle, coords, polar, type Point } from '#engine/motifs/drawing/geometry.ts'
import { openBloom, RUFFLED, stamenCrown } from '#engine/motifs/drawing/open-bloom.ts'
import { ellipse } from '#engine/motifs/drawing/shapes.ts'
import type { Rng } from '#shared/random.ts'
import { placed } from '#engine/motifs/drawing/parts.ts'
import { brush } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part, Tag } from '#engine/motifs/motif.ts'

/** A domed button of seeds in a crown of stamens, as anemones have. */
function eye(radius: number, tilt: number, random: Rng): Part[] {
  const seeds = Array.from({ length: 19 }, (_, i): Point => {
    const [x, y] = polar(radius * 0.8 * Math.sqrt((i + 0.5) / 19), i * 2.4)
    return [x, y * tilt]
  })
  return [
    ...stamenCrown(30, {
      from: radius * 0.7,
      reach: radius * 2.1,
      bead: radius * 0.12,
      tilt,
      random,
    }),
    { d: ellipse([0, 0], radius, radius * tilt), fill: 'black', stroke: 0.5 },
    ...seeds.map((at): Part => ({
      d: circle(at, radius * 0.075),
      fill: 'paper',
      stroke: 0,
      shade: 0,
      detail: 1,
    })),
  ]
}

/** Two whorls of broad ruffled petals, turned a little away; some roll their rims in. */
function anemone(random: Rng): Part[] {
  const whorl = { rim: RUFFLED, tag: 'petal', tilt: 0.9, random } as const
  return [
    ...openBloom({ ...whorl, count: 6, length: 90, width: 47, turn: 0.5, roll: 0.1, tone: 0.12 }),
    ...openBloom({ ...whorl, count: 5, length: 68, width: 40, veins: 7, roll: 0.15 }),
    ...eye(12, 0.9, random),
  ]
}

const star = (count: number, length: number, width: number, tag: Tag): Part[] => [
  ...around(count, 3, () => petal({ length, width, tip: 'point', veins: 1, tag })),
  { d: circle([0, 0], length * 0.24), fill: 'gold', stroke: 0.9 },
  ...around(9, length * 0.13, () => [
    { d: circle([0, 0], 1), fill: 'black', stroke: 0, detail: 1 },
  ]),
]

/** A spike of small bells on a bent stalk, growing up from the origin. */
const spike: Part[] = [
  stem(coords('0,0 4,-50 -2,-104'), 1.8, 0.8),
  ...Array.from({ length: 11 }, (_, i) =>
    placed(petal({ length: 19 - i, width: 7 - i * 0.35, tip: 'notch', veins: 1, tag: 'violet' }), {
      x: (i % 2 ? 2 : -2) + 2,
      y: -34 - i * 6.8,
      angle: (i % 2 ? 1 : -1) * (1.25 - i * 0.08),
    }),
  ).flat(),
]

const blade = (x: number, y: number, angle: number, length: number): Part[] =>
  placed(leaf({ length, width: length * 0.09, bend: 0.16, veins: 0 }), { x, y, angle })

export const flower: Motif = {
  name: 'flower',
  isMany: true,
  category: 'plant',
  words: ['flower', 'blossom', 'wildflower', 'anemone', 'floral'],
  variants: ['bloom', 'stem', 'wildflowers'],
  draw({ variant, random }) {
    if (variant === 'bloom')
      return measured([
        ...placed(leaf({ length: 76, width: 22 }), { x: -58, y: 50, angle: -2.2 }),
        ...placed(leaf({ length: 78, width: 22, bend: -0.08 }), { x: 60, y: 46, angle: 2.1 }),
        ...placed(leaf({ length: 66, width: 18 }), { x: 66, y: -46, angle: 0.95 }),
        ...anemone(random),
      ])
    if (variant === 'stem')
      return measured([
        stem(coords('0,20 10,90 -6,170'), 3, 3.4),
        ...placed(leaf({ length: 74, width: 17, bend: 0.14 }), { x: 6, y: 124, angle: 0.95 }),
        ...placed(leaf({ length: 66, width: 16, bend: -0.14 }), { x: 8, y: 98, angle: -0.95 }),
        ...placed(anemone(random), { scale: 0.8 }),
      ])
    return measured([
      ...blade(-6, 70, -0.62, 120),
      ...blade(8, 70, 0.66, 112),
      ...blade(0, 74, 0.18, 150),
      ...placed(spike, { x: -6, y: 66, angle: -0.42, scale: 1.35 }),
      ...placed(spike, { x: 10, y: 64, angle: 0.5, scale: 1.2, mirror: true }),
      stem(coords('-30,-58 -16,10 -4,84'), 1.8, 2),
      stem(coords('34,-44 20,16 4,84'), 1.8, 2),
      stem(coords('4,-10 4,40 0,84'), 2, 2.2),
      ...placed(star(9, 34, 9, 'petalLight'), { x: -30, y: -64, angle: 0.2 }),
      ...placed(star(8, 28, 8, 'petalLight'), { x: 36, y: -48, angle: 0.5 }),
      ...placed(anemone(random), { x: 4, y: -2, scale: 0.42 }),
      ...placed(leaf({ length: 44, width: 11 }), { x: -8, y: 66, angle: -1.1 }),
      ...placed(leaf({ length: 44, width: 11, bend: -0.08 }), { x: 8, y: 66, angle: 1.1 }),
      // the cut stalks fan out below the ribbon
      ...[-0.42, -0.2, 0.02, 0.22, 0.42].map((angle): Part => ({
        ...placed([stem(coords('0,0 0,30 0,56'), 1.8, 2)], {
          x: angle * 12,
          y: 84,
          angle: -angle,
        })[0]!,
      })),
      { d: 'M-13 78C-4 82 6 82 14 78L14 92C6 96 -4 96 -13 92Z', fill: 'red', stroke: 0.9 },
      { d: 'M0 88C-24 74 -38 82 -36 94C-24 102 -10 98 0 88Z', fill: 'red', stroke: 0.9 },
      { d: 'M0 88C24 74 38 82 36 94C24 102 10 98 0 88Z', fill: 'red', stroke: 0.9 },
      {
        d: 'M-2 90C-10 106 -18 118 -28 130L-17 131L-14 138C-6 122 0 106 4 90Z',
        fill: 'red',
        stroke: 0.9,
      },
      { d: circle([0, 88], 6), fill: 'red', stroke: 0.9 },
      brush(coords('-30,90 -16,90 -4,88'), 1.2),
      brush(coords('30,90 16,90 4,88'), 1.2),
    ])
  },
}
