import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, circle, sample, smooth, tube } from '#engine/motifs/drawing/geometry.ts'
import type { Rng } from '#shared/random.ts'
import { along, brush, lines } from '#engine/motifs/drawing/pen.ts'
import { scallops } from '#engine/motifs/drawing/plumage.ts'
import { bundle, lens, limb } from '#engine/motifs/drawing/figure.ts'
import { threeQuarterFace } from '#engine/motifs/drawing/face.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'

/** One lobe of the fluke with its rays; the other is its mirror image. */
const lobe: Part[] = [
  {
    d: lens(
      coords('-2,4 8,-10 26,-24 56,-34'),
      coords('56,-34 46,-16 50,-8 38,-4 36,6 22,6 14,12 -2,4'),
    ),
    fill: 'fin',
  },
  lines([coords('3,2 20,-12 44,-26'), coords('4,4 22,-4 42,-12'), coords('5,5 20,2 32,0')], 0.6, 1),
]
const shell = (x: number, y: number, s: number): Part[] =>
  placed(
    [
      {
        d: 'M0 10C-10 8 -14 -2 -11 -9C-8 -13 -5 -10 -4 -11C-2 -15 2 -15 4 -11C5 -10 8 -13 11 -9C14 -2 10 8 0 10Z',
        fill: 'violet',
        stroke: 0.8,
      },
      line('M0 9L0 -12M-1 9L-7 -9M1 9L7 -9', 0.5, 1),
    ],
    { x, y, scale: s },
  )

function hair(random: Rng, front: boolean): Part[] {
  if (!front)
    return bundle(
      coords('-16,-124 -52,-112 -62,-74 -50,-44 -76,-14 -66,26'),
      coords('-14,-116 -34,-98 -36,-70 -30,-46 -44,-18 -34,14'),
      10,
      5,
      random,
      { tag: 'hair', stroke: 0.7, uneven: 0.25 },
    )
  return [
    ...bundle(
      coords('-12,-125 -36,-118 -46,-94 -38,-72 -50,-50 -44,-28'),
      coords('-8,-121 -24,-110 -31,-92 -28,-76 -34,-60 -27,-42'),
      5,
      4,
      random,
      { tag: 'hair', stroke: 0.7, uneven: 0.2 },
    ),
    ...bundle(
      coords('-14,-125 6,-124 10,-106 8,-94 14,-80'),
      coords('-12,-120 2,-114 5,-104 4,-96 7,-86'),
      3,
      3,
      random,
      { tag: 'hair', stroke: 0.7 },
    ),
  ]
}

function torso(): Part[] {
  return [
    {
      d: 'M-24 -80C-24 -72 -30 -68 -40 -65C-44 -58 -40 -52 -36 -48C-40 -38 -34 -34 -30 -28C-26 -20 -28 -12 -31 -2L15 -2C14 -12 6 -20 6 -28C8 -36 12 -40 8 -48C8 -54 10 -60 6 -66C-4 -68 -11 -72 -10 -80Z',
      fill: 'skin',
      stroke: 0.9,
      shade: 0.4,
    },
    line('M-12 -34C-13 -26 -13 -20 -13 -14M-14 -11C-13 -10 -12 -10 -11 -11', 0.5, 1),
    lines([coords('-32,-62 -24,-60 -18,-63'), coords('2,-63 -6,-60 -10,-63')], 0.5, 1),
    ...shell(-24, -45, 1),
    ...shell(-3, -45, 1),
    line('M-13 -45L-13.5 -45M-34 -50C-38 -54 -38 -60 -36 -64M7 -50C8 -56 7 -60 4 -64', 0.7, 1),
  ]
}

/** Tail from the hips along a curve, under a golden girdle. */
function scaledTail(points: string): Part[] {
  const tail = tube(sample(coords(points), 14), (u) => along([19, 22, 21, 18, 14, 10, 6.5, 4], u))
  return [
    { d: tail.strip(0.04, 1, -1, 1, 70), fill: 'scale' },
    ...scallops(tail, {
      u0: 0.08,
      u1: 0.94,
      v0: -0.92,
      v1: 0.92,
      rows: 21,
      columns: 5,
      tag: 'scale',
      detail: 1,
      stroke: 0.55,
    }),
    {
      d: smooth(coords('-28,-20 -14,-12 0,-14 12,-20 14,-8 4,-2 -4,4 -14,-2 -24,-6 -32,-8')),
      fill: 'gold',
      stroke: 0.8,
    },
    lines(
      [coords('-24,-16 -22,-11 -23,-8'), coords('-8,-12 -8,-6 -6,-2'), coords('6,-16 5,-10 4,-6')],
      0.5,
      1,
    ),
  ]
}

const fluke = (): Part[] => [
  ...placed(lobe, { angle: 0.25 }),
  ...placed(lobe, { angle: -0.25, mirror: true }),
]

/** Neck shadow and head. */
const face = (): Part[] => [
  ...placed(
    // At a third of its size a face keeps its main lines only, and those must be finer.
    threeQuarterFace()
      .filter((part) => !part.detail)
      .map((part) => (part.stroke === 0 ? part : { ...part, stroke: 0.6 * (part.stroke ?? 1) })),
    { x: -14, y: -98, scale: 0.34 },
  ),
  brush(coords('-20,-78 -16,-74 -10,-76'), 0.8, 'black', 1),
]

const pearls = (): Part[] =>
  coords('-4,-122 3,-119 9,-113').map(([x, y]): Part => ({
    d: circle([x, y], 2),
    fill: 'paper',
    stroke: 0.7,
    detail: 1,
    shade: 0.3,
  }))

function seated(random: Rng): Part[] {
  return [
    ...hair(random, false),
    // far arm lifts the hair
    ...limb(coords('2,-66 26,-78 32,-92 14,-104 2,-112'), [6, 5.2, 4.2, 3.6, 2.6]),
    ...torso(),
    ...scaledTail('-8,-18 -4,10 4,40 26,70 62,78 90,54 92,20 80,-6'),
    ...placed(fluke(), {
      x: 79,
      y: -6,
      angle: -0.36,
      scale: 0.95,
    }),
    {
      d: lens(coords('2,36 -10,44 -18,58'), coords('-18,58 -4,58 8,52')),
      fill: 'fin',
      stroke: 0.8,
    },
    ...face(),
    ...hair(random, true),
    // near arm rests on the hip
    ...limb(coords('-30,-67 -46,-52 -57,-28 -44,-14 -30,-6'), [4.6, 5.8, 4.8, 3.8, 3]),
    {
      d: 'M-33 -9C-26 -8 -20 -4 -14 0C-12 3 -15 4 -18 3C-16 6 -20 8 -23 5C-28 6 -32 2 -35 -2Z',
      fill: 'skin',
      stroke: 0.8,
      shade: 0.4,
    },
    ...pearls(),
  ]
}

/** Hair that the water lifts and carries to the left. */
function driftingHair(random: Rng): Part[] {
  return [
    ...bundle(
      coords('-14,-126 -44,-148 -84,-142 -108,-158 -138,-146'),
      coords('-18,-112 -46,-104 -72,-82 -104,-86 -128,-66'),
      13,
      6,
      random,
      { tag: 'hair', stroke: 0.7, uneven: 0.2 },
    ),
    ...bundle(
      coords('-20,-112 -42,-92 -58,-62 -86,-54 -100,-30'),
      coords('-22,-104 -34,-80 -38,-52 -56,-32 -58,-8'),
      6,
      5,
      random,
      { tag: 'hair', stroke: 0.7, uneven: 0.25 },
    ),
  ]
}

/** An open hand, wrist at the origin, fingers to the right. */
const HAND: Part = {
  d: 'M-2 -3C4 -5 9 -6 13 -9C15 -9 15 -7 12 -5C17 -6 22 -7 25 -6C26 -4 23 -3 18 -2C22 -2 25 -1 26 1C25 3 21 3 17 2C20 3 21 5 19 6C15 7 10 6 6 5C2 5 -1 4 -2 3Z',
  fill: 'skin',
  stroke: 0.8,
  shade: 0.4,
}

/** Gliding upwards, one hand reaching for the light, the tail trailing in an S. */
function swimming(random: Rng): Part[] {
  return [
    ...driftingHair(random),
    ...limb(coords('2,-66 28,-80 40,-106 50,-136'), [6.4, 5.4, 4.4, 3]),
    ...placed([HAND], { x: 50, y: -136, angle: -1.2 }),
    ...torso(),
    ...scaledTail('-8,-18 -6,14 -18,50 -22,88 2,120 38,136 66,160'),
    ...placed(fluke(), { x: 66, y: 160, angle: 2.3, scale: 1.06 }),
    {
      d: lens(coords('-26,34 -44,46 -54,66'), coords('-54,66 -36,62 -22,52')),
      fill: 'fin',
      stroke: 0.8,
    },
    ...face(),
    ...bundle(
      coords('-12,-126 -34,-122 -46,-104 -66,-98'),
      coords('-9,-121 -24,-112 -32,-94 -48,-82'),
      5,
      4,
      random,
      { tag: 'hair', stroke: 0.7, uneven: 0.2 },
    ),
    ...bundle(
      coords('-14,-125 6,-124 10,-106 8,-94'),
      coords('-12,-120 2,-114 5,-104 4,-96'),
      3,
      3,
      random,
      { tag: 'hair', stroke: 0.7 },
    ),
    ...limb(coords('-38,-62 -52,-44 -66,-30 -88,-20'), [6, 5.4, 4.4, 3]),
    ...placed([HAND], { x: -88, y: -20, angle: 2.7 }),
    ...pearls(),
  ]
}

/** Mermaid: seated, or swimming upwards. */
export const mermaid: Motif = {
  name: 'mermaid',
  category: 'mythical',
  words: ['mermaid', 'siren', 'sea maiden', 'merwoman', 'ariel'],
  variants: ['seated', 'swimming'],
  draw: ({ variant, random }) =>
    measured(variant === 'swimming' ? swimming(random) : seated(random)),
}
