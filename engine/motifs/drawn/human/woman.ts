import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, circle, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Rng } from '#shared/random.ts'
import { brush, lines } from '#engine/motifs/drawing/pen.ts'
import { bundle, flow, strand } from '#engine/motifs/drawing/figure.ts'
import { frontFace, threeQuarterFace } from '#engine/motifs/drawing/face.ts'
import { petal, leaf, around } from '#engine/motifs/drawing/flora.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { placed } from '#engine/motifs/drawing/parts.ts'

/** A small flower for hair: two rows of petals and a heart. */
function blossom(x: number, y: number, size: number): Part[] {
  const flower = [
    ...placed(leaf({ length: 34, width: 9, veins: 2 }), { angle: 2.1 }),
    ...placed(leaf({ length: 30, width: 8, veins: 2 }), { angle: -1.9, y: 2 }),
    ...around(6, 2, () => petal({ length: 22, width: 12, tip: 'notch', veins: 2 })),
    ...around(5, 1, () => petal({ length: 13, width: 8, veins: 1, tag: 'petalLight' }), 0.5),
    { d: circle([0, 0], 3.6), fill: 'gold', stroke: 0.7 } as Part,
  ]
  return placed(flower, { x, y, scale: size / 22 })
}

/** Classic flash lady: headscarf knotted behind, curls, hoop earring, three-quarter to the right. */
function headscarf(random: Rng): Part[] {
  const curl = (points: Point[], width: number) =>
    strand(points, width, { tag: 'hair', strands: 2, stroke: 0.8, root: 0.6 })
  return [
    // hair falling behind the neck
    ...flow({
      from: coords('-44,-24 -48,4 -40,28 -26,40'),
      to: coords('-84,70 -66,104 -38,116 -14,108'),
      count: 13,
      width: 6.5,
      sway: -0.2,
      tuft: 3,
      tag: 'hair',
      strands: 2,
      stroke: 0.8,
      random,
    }),
    // knot tails of the scarf
    { d: 'M-52 -16C-74 -14 -92 2 -104 24C-94 20 -88 22 -84 30C-80 12 -66 2 -50 -4Z', fill: 'red' },
    { d: 'M-50 -8C-66 4 -76 22 -78 48C-70 40 -64 40 -58 44C-62 26 -56 10 -46 0Z', fill: 'red' },
    lines([coords('-56,-10 -74,-2 -88,14'), coords('-54,-4 -64,10 -68,28')], 0.7),
    // neck and shoulders
    {
      d: 'M-28 26C-24 48 -28 62 -42 72C-58 80 -72 88 -78 108C-50 122 -4 124 34 116C40 98 30 84 18 76C8 70 6 62 8 54Z',
      fill: 'skin',
      stroke: 0.9,
      shade: 0.35,
    },
    brush(coords('-18,50 -10,68 2,82'), 1.1, 'black', 1),
    lines([coords('-50,84 -28,84 -6,92'), coords('24,86 14,86 6,92')], 0.6, 1),
    // choker of beads
    ...coords('-27,58 -20,62 -12,64.5 -4,65.5 3,65').map(([x, y]): Part => ({
      d: circle([x, y], 3.4),
      fill: 'gold',
      stroke: 0.7,
    })),
    ...threeQuarterFace(),
    // hair at the temple, between face and scarf
    ...flow({
      from: coords('24,-52 4,-54 -16,-48'),
      to: coords('34,-18 8,-30 -30,-14'),
      count: 7,
      width: 4.6,
      sway: -0.22,
      tag: 'hair',
      stroke: 0.7,
      random,
    }),
    ...curl(coords('-18,-50 -34,-30 -36,-6 -44,16 -34,32'), 6),
    ...curl(coords('-22,-48 -42,-28 -44,0 -56,22 -50,42'), 6),
    ...curl(coords('-28,-46 -50,-22 -52,6 -64,28 -62,50'), 5.4),
    // the scarf over the crown, band in front
    {
      d: 'M33 -44C30 -76 2 -92 -28 -82C-54 -74 -66 -44 -58 -10C-52 -12 -48 -16 -46 -22C-44 -40 -30 -52 -10 -56C6 -58 22 -52 33 -44Z',
      fill: 'red',
    },
    {
      d: 'M35 -43C24 -54 6 -60 -12 -57C-34 -53 -48 -38 -50 -12L-58 -8C-58 -40 -44 -60 -18 -67C6 -71 26 -62 36 -50Z',
      fill: 'gold',
      stroke: 0.8,
    },
    ...coords('22,-55 6,-61.5 -12,-62 -29,-55 -42,-43 -51,-26').map(([x, y]): Part => ({
      d: circle([x, y], 2),
      fill: 'red',
      stroke: 0.6,
      detail: 1,
    })),
    lines(
      [
        coords('-52,-30 -44,-54 -24,-72'),
        coords('-56,-36 -48,-64 -28,-79'),
        coords('-20,-76 2,-80 20,-68'),
      ],
      0.7,
    ),
    { d: circle([-54, -8], 7), fill: 'red' },
    lines([coords('-58,-12 -54,-8 -52,-3')], 0.6),
    // ear ring
    {
      d: 'M-37 24C-46 24 -50 32 -48 40C-46 48 -36 50 -31 44C-27 38 -29 27 -37 24ZM-37 28C-31 30 -31 38 -34 41C-38 45 -43 43 -44.5 38C-45.5 33 -42 28 -37 28Z',
      fill: 'gold',
      stroke: 0.7,
    },
    ...blossom(-34, -66, 20),
  ]
}

/** Front face with lowered lids; the hair parts left of the middle and runs out in long waves, more to the right. */
function flowing(random: Rng): Part[] {
  const left: [Point[], Point[]] = [
    coords('-8,-78 -48,-72 -70,-28 -62,20 -88,64 -70,128'),
    coords('-9,-60 -34,-46 -42,-12 -41,26 -54,66 -34,122'),
  ]
  const right: [Point[], Point[]] = [
    coords('-6,-79 44,-80 76,-38 70,14 112,54 152,40'),
    coords('-8,-60 28,-48 42,-12 40,26 54,70 36,124'),
  ]
  return [
    // the dark mass behind the neck
    {
      d: 'M-44 -30C-60 20 -58 60 -66 96C-30 84 30 84 72 92C60 60 66 20 44 -30Z',
      fill: 'black',
      stroke: 0.4,
    },
    // neck, collar bones
    {
      d: 'M-18 42C-17 60 -20 71 -34 79C-50 86 -62 91 -68 106C-46 122 46 122 68 106C62 91 50 86 34 79C20 71 17 60 18 42Z',
      fill: 'skin',
      stroke: 0.9,
      shade: 0.35,
    },
    {
      d: 'M-17.5 50C-8 64 8 64 17.5 50C18 60 15 66 10 71C2 70 -10 66 -17 58Z',
      fill: 'skin',
      stroke: 0,
      tone: 0.3,
      detail: 1,
    },
    lines(
      [coords('-46,94 -28,91 -9,97'), coords('46,94 28,91 9,97'), coords('-3,101 0,104 3,101')],
      0.5,
      1,
    ),
    ...frontFace({ eyes: 'closed' }),
    // closes the parting, where the locks leave a gap
    {
      d: 'M-40 -16C-52 -58 -30 -80 -7 -79C30 -82 56 -58 40 -16C34 -44 10 -56 -8 -62C-18 -54 -34 -44 -40 -16Z',
      fill: 'hair',
      stroke: 0.7,
    },
    ...bundle(left[0], left[1], 11, 6, random, { tag: 'hair', stroke: 0.7, uneven: 0.25 }),
    ...bundle(right[0], right[1], 16, 6.4, random, { tag: 'hair', stroke: 0.7, uneven: 0.25 }),
    // loose hairs along the cheeks
    lines([coords('-9,-60 -30,-38 -36,-8 -30,20'), coords('-8,-60 24,-44 37,-16 33,14')], 0.5, 1),
    { d: circle([-41, 34], 3), fill: 'gold', stroke: 0.6, detail: 1 },
  ]
}

export const woman: Motif = {
  name: 'woman',
  category: 'human',
  words: [
    'woman',
    'lady',
    'woman face',
    'girl',
    'female face',
    'portrait of a woman',
    'headscarf',
    'lady head',
    'beautiful woman',
    'goddess',
  ],
  variants: ['headscarf', 'flowing'],
  draw: ({ variant, random }) =>
    measured(variant === 'flowing' ? flowing(random) : headscarf(random)),
}
