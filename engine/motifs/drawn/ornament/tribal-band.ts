import { curled } from '#engine/motifs/drawing/anatomy.ts'
import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, sample, tube, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { mirrored, placed } from '#engine/motifs/drawing/parts.ts'

/** A blade of solid black: swelling once, thinning to needle points. Abstract; not taken from any people's tradition. */
function blade(points: Point[], width: number): Part {
  const body = tube(sample(points, 16), (u) => width * Math.sin(Math.PI * u ** 0.7) ** 1.3 + 0.15)
  return { d: body.strip(0, 1, -1, 1, 60), fill: 'black', stroke: 0.3 }
}

/** Right half of the crest. White gaps between the blades carry the design, so none may touch. */
const crest: Part[] = [
  blade(coords('4,-44 26,-20 66,-22 96,-36 126,-62'), 9),
  blade(coords('4,44 26,20 66,22 96,36 126,62'), 9),
  blade(coords('22,0 60,-3 96,4 134,0'), 8),
  blade(coords('40,-32 52,-44 66,-50 88,-74'), 6),
  blade(coords('40,32 52,44 66,50 88,74'), 6),
  blade(coords('70,-10 92,-16 112,-18 132,-34'), 4.5),
  blade(coords('70,10 92,16 112,18 132,34'), 4.5),
  blade(coords('12,-48 20,-60 32,-66 44,-86'), 5),
  blade(coords('12,48 20,60 32,66 44,86'), 5),
]
const core: Part[] = [
  {
    d: 'M0 -76C4 -36 8 -16 18 0C8 16 4 36 0 76C-4 36 -8 16 -18 0C-8 -16 -4 -36 0 -76Z',
    fill: 'black',
    stroke: 0.3,
  },
  {
    d: 'M0 -26C2 -10 4 -4 8 0C4 4 2 10 0 26C-2 10 -4 4 -8 0C-4 -4 -2 -10 0 -26Z',
    fill: 'paper',
    stroke: 0,
    shade: 0,
  },
]

/** A blade that ends in a hook. */
const hook = (text: string, radius: number, side: 1 | -1, width: number): Part => {
  const body = tube(
    curled(coords(text), radius, 0.62, side),
    (u) => width * Math.sin(Math.PI * u ** 0.62) ** 1.15 + 0.15,
  )
  return { d: body.strip(0, 1, -1, 1, 80), fill: 'black', stroke: 0.3 }
}

/** Hooks fanning from a spine: the shape people know from shoulders and lower backs. */
const fan: Part[] = [
  hook('8,-24 22,-70 58,-96 92,-80', 26, 1, 11),
  hook('12,-4 44,-34 82,-34 108,-12', 20, 1, 9.5),
  hook('12,14 42,6 70,22 80,48', 17, 1, 8),
  hook('8,32 24,40 34,60 30,84', 12, 1, 6.5),
  blade(coords('20,-86 38,-110 42,-132 64,-152'), 6),
  blade(coords('66,-112 84,-122 96,-140 120,-146'), 5.5),
  blade(coords('112,-62 128,-74 144,-74 160,-88'), 5),
  blade(coords('124,-6 136,2 146,0 162,10'), 4.5),
  blade(coords('96,52 110,62 116,76 130,82'), 4.5),
  blade(coords('8,-56 12,-80 8,-104 16,-128'), 5),
]
const spine: Part[] = [
  {
    d: 'M0 -60C5 -30 8 -6 6 20C5 60 3 100 0 140C-3 100 -5 60 -6 20C-8 -6 -5 -30 0 -60Z',
    fill: 'black',
    stroke: 0.3,
  },
]

/** One link of the armband: two swooping blades, a spear between them, a barb above and below. */
const link = (scale: number): Part[] =>
  placed(
    [
      blade(coords('-8,-3 12,-24 42,-30 84,-5'), 9),
      blade(coords('-8,3 12,24 42,30 84,5'), 9),
      blade(coords('8,0 30,-2 48,2 74,0'), 7),
      blade(coords('26,-36 40,-46 58,-44 78,-60'), 6),
      blade(coords('26,36 40,46 58,44 78,60'), 6),
      blade(coords('58,-26 72,-30 84,-26 98,-34'), 4),
      blade(coords('58,26 72,30 84,26 98,34'), 4),
    ],
    { scale },
  )

/** Links run from a centre piece to both sides and grow smaller, so that the band closes round an arm. */
const armband: Part[] = [
  ...mirrored([
    ...placed(link(1), { x: 18 }),
    ...placed(link(0.82), { x: 98 }),
    ...placed(link(0.62), { x: 164 }),
  ]),
  ...placed(core, { scale: 0.92 }),
]

export const tribalBand: Motif = {
  name: 'tribal-band',
  category: 'ornament',
  words: [
    'tribal',
    'tribal band',
    'tribal armband',
    'abstract tribal',
    'tribal pattern',
    'tribal design',
    'tribal sun',
  ],
  variants: ['blades', 'fan', 'band'],
  draw({ variant }) {
    if (variant === 'fan') return measured([...mirrored(fan), ...spine])
    if (variant === 'blades') return measured([...mirrored(crest), ...core])
    return measured(armband)
  },
}
