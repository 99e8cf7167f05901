import { measured } from '#engine/motifs/drawing/box.ts'
import { frontFace } from '#engine/motifs/drawing/face.ts'
import { bundle, flow, strand } from '#engine/motifs/drawing/figure.ts'
import { circle, coords, sample, smooth, tube } from '#engine/motifs/drawing/geometry.ts'
import type { Rng } from '#shared/random.ts'
import { line, mirrored, placed } from '#engine/motifs/drawing/parts.ts'
import { brush, lines } from '#engine/motifs/drawing/pen.ts'
import { trident } from '#engine/motifs/drawn/object/trident.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

const HAIR = 'foam'

/** A branching stem of coral, round at every tip. */
const coral = (text: string, width: number): Part[] => {
  const stem = tube(sample(coords(text), 10), (u) => width * (1 - 0.45 * u))
  const end = coords(text).at(-1)!
  return [
    { d: circle(end, width * 0.72), fill: 'flame', stroke: 0.8 },
    { d: stem.strip(0, 1, -1, 1, 18), fill: 'flame', stroke: 0.9 },
  ]
}

/** Crown of coral on a gold band, a shell over the brow. */
const crown: Part[] = [
  ...mirrored([
    ...coral('44,-92 60,-112 58,-132', 4.4),
    ...coral('53,-106 68,-112 76,-124', 3.4),
    ...coral('24,-98 32,-126 26,-152', 5),
    ...coral('31,-122 44,-134 44,-148', 3.6),
    ...coral('30,-130 18,-138 16,-150', 3.4),
  ]),
  ...coral('0,-104 2,-134 0,-160', 5.4),
  { d: 'M-54 -84C-36 -102 36 -102 54 -84L51 -68C34 -84 -34 -84 -51 -68Z', fill: 'gold' },
  ...mirrored([
    { d: circle([24, -87], 4), fill: 'ruby', stroke: 0.7 },
    { d: circle([41, -80], 3.2), fill: 'ice', stroke: 0.7 },
  ]),
  { d: 'M0 -76C-16 -80 -22 -98 -14 -110C-6 -116 6 -116 14 -110C22 -98 16 -80 0 -76Z', fill: 'ice' },
  line(
    'M0 -77L-10 -110M0 -77L-4 -113M0 -77L4 -113M0 -77L10 -110M0 -77L-16 -100M0 -77L16 -100',
    0.7,
    1,
  ),
]

const face = (): Part[] => [
  ...placed(frontFace({ iris: 'water', lips: 'skin' }), { y: -34, scale: 1.06 }),
  ...mirrored([
    brush(coords('4,-42 14,-54 30,-57 44,-44'), 3.2, HAIR),
    brush(coords('6,-40 16,-50 30,-52 42,-42'), 1.6),
    lines(
      [
        coords('6,-60 16,-66 30,-66'),
        coords('4,-50 5,-58 4,-64'),
        coords('30,-20 37,-18 42,-23'),
        coords('13,-8 22,0 26,8'),
      ],
      0.6,
    ),
  ]),
]

/** Hair and beard run like surf: long waving locks that part in the middle. */
function beard(random: Rng): Part[] {
  const half = (): Part[] => [
    ...flow({
      from: coords('48,-8 48,16 38,34 20,44 -2,46'),
      to: coords('84,52 76,104 52,140 26,156 -2,166'),
      count: 19,
      width: 7.4,
      sway: 0.2,
      tuft: 3,
      belly: 0.45,
      tag: HAIR,
      stroke: 0.8,
      strands: 2,
      random,
    }),
    ...flow({
      from: coords('42,22 28,34 10,38'),
      to: coords('56,82 34,112 8,122'),
      count: 9,
      width: 6.6,
      sway: -0.16,
      belly: 0.4,
      tag: HAIR,
      stroke: 0.8,
      strands: 2,
      random,
    }),
  ]
  return [
    ...placed(half(), { mirror: true }),
    ...half(),
    ...mirrored([
      ...strand(coords('2,14 20,10 38,22 52,48 48,62'), 7.4, {
        tag: HAIR,
        strands: 3,
        stroke: 0.9,
      }),
      ...strand(coords('2,19 16,20 27,32 30,52'), 5.4, { tag: HAIR, strands: 2, stroke: 0.8 }),
    ]),
    ...strand(coords('0,30 1,40 0,58'), 6, { tag: HAIR, strands: 2, stroke: 0.8 }),
  ]
}

const hair = (random: Rng): Part[] => {
  const half = (): Part[] =>
    bundle(
      coords('34,-94 84,-82 80,-22 106,30 88,84'),
      coords('40,-70 58,-40 54,0 72,32 64,66'),
      9,
      10,
      random,
      { tag: HAIR, stroke: 0.8, strands: 3 },
    )
  return [...placed(half(), { mirror: true }), ...half()]
}

function head(random: Rng): Part[] {
  return [
    {
      d: smooth(coords('0,-104 40,-96 58,-66 60,-20 50,20 -50,20 -60,-20 -58,-66 -40,-96')),
      fill: HAIR,
    },
    ...hair(random),
    ...face(),
    ...crown,
    ...beard(random),
  ]
}

export const poseidon: Motif = {
  name: 'poseidon',
  category: 'mythical',
  words: ['poseidon', 'neptune', 'god of the sea', 'sea god'],
  variants: ['bust', 'trident'],
  draw({ variant, random }) {
    if (variant === 'bust') return measured(head(random))
    const weapon = trident.draw({ variant: trident.variants[0]!, random }).parts
    return measured([...placed(weapon, { x: 112, y: 0, scale: 1.12, angle: 0.1 }), ...head(random)])
  },
}
