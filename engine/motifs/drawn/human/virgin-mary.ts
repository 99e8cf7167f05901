import { measured } from '#engine/motifs/drawing/box.ts'
import { frontFace } from '#engine/motifs/drawing/face.ts'
import { circle, coords } from '#engine/motifs/drawing/geometry.ts'
import type { Rng } from '#shared/random.ts'
import { flow } from '#engine/motifs/drawing/figure.ts'
import { line, mirrored, placed } from '#engine/motifs/drawing/parts.ts'
import { brush, lines } from '#engine/motifs/drawing/pen.ts'
import { annulus, beadRing, star, ticks } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

const halo: Part[] = [
  line(ticks([0, -22], 104, 124, 36), 1, 0),
  line(ticks([0, -22], 104, 114, 36, Math.PI / 36), 0.8, 1),
  { d: annulus([0, -22], 100, 88), fill: 'gold' },
  ...beadRing([0, -22], 94, 36, 2.4, 'gold'),
]

/** The mantle falls from the crown over both shoulders; its light edge frames the face. */
function mantle(): Part[] {
  const side: Part[] = [
    {
      d: 'M0 -84C44 -84 62 -50 60 -10C58 24 70 50 92 74C108 92 116 116 118 140L30 140C44 112 40 84 34 62C42 40 46 14 44 -10C42 -42 26 -66 0 -68Z',
      fill: 'blue',
    },
    {
      d: 'M0 -68C26 -66 42 -42 44 -10C46 14 42 40 34 62C40 84 44 112 30 140L22 140C34 112 32 88 26 66C34 42 38 14 37 -8C35 -38 22 -58 0 -60Z',
      fill: 'gold',
      stroke: 0.7,
    },
    brush(coords('54,-30 54,10 50,40'), 1.8),
    brush(coords('52,44 72,80 82,134'), 2.4),
    brush(coords('44,66 60,96 62,136'), 2),
    brush(coords('70,58 96,92 104,134'), 1.6),
    lines([coords('20,-78 44,-62 54,-34'), coords('48,-6 48,22 42,48')], 0.6),
  ]
  return mirrored(side)
}

function bust(random: Rng, crying: boolean): Part[] {
  const hair = flow({
    from: coords('2,-58 22,-52 36,-34'),
    to: coords('30,-34 38,-8 38,22'),
    count: 6,
    width: 4,
    sway: 0.1,
    tag: 'hair',
    stroke: 0.6,
    random,
  })
  const tears: Part[] = [
    { d: 'M-18 6C-15 14 -14 20 -18 22C-22 20 -21 14 -18 6Z', fill: 'ice', stroke: 0.7 },
    { d: 'M19 8C22 18 23 26 19 28C15 26 16 18 19 8Z', fill: 'ice', stroke: 0.7 },
    { d: 'M17 34C19 39 20 43 17 44C14 43 15 39 17 34Z', fill: 'ice', stroke: 0.7 },
  ]
  return [
    ...halo,
    {
      d: 'M-50 -40C-60 40 -70 100 -70 140L70 140C70 100 60 40 50 -40Z',
      fill: 'blue',
      tone: 0.4,
      stroke: 0.6,
    },
    {
      d: 'M-17 42C-16 62 -22 78 -40 90L-44 140L44 140L40 90C22 78 16 62 17 42Z',
      fill: 'skin',
      shade: 0.35,
    },
    {
      d: 'M-17 50C-8 64 8 64 17 50C18 62 14 70 8 76C0 74 -10 68 -17 58Z',
      fill: 'skin',
      stroke: 0,
      tone: 0.3,
      detail: 1,
    },
    { d: 'M-42 96C-20 112 20 112 42 96L50 140L-50 140Z', fill: 'red' },
    line('M-42 96C-20 112 20 112 42 96M-43 103C-20 119 20 119 43 103', 0.7, 1),
    { d: star(8, 11, 5, [0, 116]), fill: 'gold', stroke: 0.8 },
    lines([coords('-24,116 -26,128 -24,138'), coords('24,116 26,128 24,138')], 0.6),
    ...frontFace({ eyes: 'closed' }),
    ...(crying ? tears : []),
    ...hair,
    ...placed(hair, { mirror: true }),
    ...mantle(),
    { d: star(8, 9, 4, [0, -76]), fill: 'gold', stroke: 0.7 },
    { d: circle([0, -76], 2), fill: 'ruby', stroke: 0.4 },
  ]
}

export const virginMary: Motif = {
  name: 'virgin-mary',
  category: 'human',
  words: [
    'virgin mary',
    'mary',
    'madonna',
    'our lady',
    'guadalupe',
    'la virgen',
    'mother mary',
    'holy mother',
  ],
  variants: ['bust', 'tears'],
  draw: ({ variant, random }) => measured(bust(random, variant === 'tears')),
}
