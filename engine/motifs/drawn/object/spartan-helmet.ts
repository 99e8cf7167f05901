import { measured } from '#engine/motifs/drawing/box.ts'
import { flow } from '#engine/motifs/drawing/figure.ts'
import { coords } from '#engine/motifs/drawing/geometry.ts'
import type { Rng } from '#shared/random.ts'
import { line, mirrored, placed } from '#engine/motifs/drawing/parts.ts'
import { brush, lines, symmetric } from '#engine/motifs/drawing/pen.ts'
import { sword } from '#engine/motifs/drawn/object/sword.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** A Corinthian helmet from the front: a black face in polished bronze under a horsehair crest. */
function helmet(random: Rng): Part[] {
  const crest = (): Part[] =>
    flow({
      from: coords('2,-74 22,-72 40,-60'),
      to: coords('10,-152 56,-140 92,-96'),
      count: 13,
      width: 7,
      sway: -0.06,
      tag: 'red',
      stroke: 0.7,
      strands: 2,
      random,
    })
  const half: Part[] = [
    // cheek piece with its rolled edge
    {
      d: 'M10 -2C26 -10 46 -8 56 -2C62 20 60 60 46 112C34 116 22 110 14 98C20 76 20 52 16 34Z',
      fill: 'gold',
    },
    brush(coords('52,4 54,48 40,106'), 2),
    lines([coords('24,40 30,70 24,100'), coords('34,32 40,66 34,104')], 0.7),
    // eye opening
    { d: 'M8 -8C20 -20 42 -18 52 -4C42 6 22 8 12 8Z', fill: 'black', stroke: 0.8 },
    brush(coords('6,-12 20,-26 42,-24 56,-8'), 2.2),
    lines([coords('12,-34 30,-40 50,-28'), coords('10,-42 30,-50 54,-38')], 0.7),
  ]
  return [
    ...placed(crest(), { mirror: true }),
    ...crest(),
    { d: 'M-8 -150C-2 -156 2 -156 8 -150L10 -70L-10 -70Z', fill: 'red' },
    {
      d: symmetric(coords('0,-84 36,-76 60,-46 66,-8 62,40 50,96 30,118 14,108 8,84 0,80')),
      fill: 'black',
      stroke: 0.8,
    },
    {
      d: 'M0 -84C36 -84 62 -54 66 -10C56 -14 34 -22 8 -10L4 40L0 52L-4 40L-8 -10C-34 -22 -56 -14 -66 -10C-62 -54 -36 -84 0 -84Z',
      fill: 'gold',
    },
    ...mirrored(half),
    // nose guard
    { d: 'M-8 -12L8 -12L6 44L0 58L-6 44Z', fill: 'gold' },
    line('M0 -80L0 48', 0.7, 1),
    { d: 'M-7 -86C-4 -92 4 -92 7 -86L6 -52L-6 -52Z', fill: 'gold', stroke: 0.9 },
  ]
}

export const spartanHelmet: Motif = {
  name: 'spartan-helmet',
  worn: 'hat',
  category: 'object',
  words: [
    'spartan helmet',
    'spartan',
    'gladiator',
    'gladiator helmet',
    'roman helmet',
    'warrior helmet',
    'greek warrior',
  ],
  variants: ['front', 'swords'],
  draw({ variant, random }) {
    if (variant === 'front') return measured(helmet(random))
    const blade = sword.draw({ variant: sword.variants[0]!, random }).parts
    return measured([
      ...placed(blade, { y: 10, scale: 0.95, angle: 0.75 }),
      ...placed(blade, { y: 10, scale: 0.95, angle: -0.75 }),
      ...placed(helmet(random), { scale: 0.82 }),
    ])
  },
}
