import { measured } from '#engine/motifs/drawing/box.ts'
import { horn } from '#engine/motifs/drawing/anatomy.ts'
import { frontFace } from '#engine/motifs/drawing/face.ts'
import { bundle, flow, strand } from '#engine/motifs/drawing/figure.ts'
import { coords, lerp, TAU, tube, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Rng } from '#shared/random.ts'
import { line, mirrored, placed } from '#engine/motifs/drawing/parts.ts'
import { brush } from '#engine/motifs/drawing/pen.ts'
import { annulus, ticks } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** Three woven canes across the brow, thorns standing out on both sides. */
function thornCrown(): Part[] {
  return [0, 2.1, 4.2].flatMap((phase) => {
    const points = Array.from({ length: 25 }, (_, i): Point => {
      const t = i / 24
      return [
        lerp(-52, 52, t),
        -34 - 12 * Math.sin(Math.PI * t) + 5 * Math.sin(t * TAU * 2.5 + phase),
      ]
    })
    const cane = tube(points, () => 2.8)
    const spikes = [0.06, 0.2, 0.34, 0.48, 0.62, 0.76, 0.9].flatMap((u, i) => {
      const side = (i + Math.round(phase)) % 2 ? 1 : -1
      return horn(
        [cane.at(u, 0), cane.at(u + 0.015, side * 2.4), cane.at(u + 0.04, side * 4.6)],
        2,
        { tag: 'wood' },
      )
    })
    return [...spikes, { d: cane.strip(0, 1, -1, 1, 60), fill: 'wood', stroke: 0.8 } satisfies Part]
  })
}

function beard(random: Rng): Part[] {
  const side = (): Part[] => [
    ...flow({
      from: coords('39,2 36,24 26,44 2,54'),
      to: coords('46,34 40,70 20,104 0,114'),
      count: 13,
      width: 4.4,
      sway: 0.12,
      tag: 'hair',
      stroke: 0.6,
      random,
    }),
    ...flow({
      from: coords('33,26 24,42 12,48 1,50'),
      to: coords('36,54 24,82 10,92 0,96'),
      count: 9,
      width: 4,
      sway: -0.1,
      tag: 'hair',
      stroke: 0.6,
      random,
    }),
  ]
  return [...placed(side(), { mirror: true }), ...side()]
}

/** Parted in the middle and falling in waves to the shoulders. */
function hair(random: Rng): Part[] {
  const fall = (): Part[] =>
    bundle(
      coords('0,-76 38,-73 56,-34 54,14 68,62 56,128'),
      coords('0,-58 30,-47 40,-14 39,24 44,66 30,118'),
      12,
      6,
      random,
      { tag: 'hair', stroke: 0.7, uneven: 0.2 },
    )
  return [...placed(fall(), { mirror: true }), ...fall()]
}

const drops: Part[] = coords('-30,-26 6,-27 34,-18').map(([x, y], i): Part => ({
  d: `M${x} ${y}C${x + 2.4} ${y + 8 + i * 2} ${x + 2.6} ${y + 13 + i * 2} ${x} ${y + 14 + i * 2}C${x - 2.6} ${y + 13 + i * 2} ${x - 2.4} ${y + 8 + i * 2} ${x} ${y}Z`,
  fill: 'red',
  stroke: 0.6,
  tone: 0.5,
  shade: 0.3,
}))

export const jesus: Motif = {
  name: 'jesus',
  category: 'human',
  words: [
    'jesus',
    'christ',
    'jesus christ',
    'jesus face',
    'crown of thorns jesus',
    'son of god',
    'saviour',
  ],
  variants: ['thorns', 'halo'],
  draw({ variant, random }) {
    const glory: Part[] = [
      line(ticks([0, -14], 108, 132, 40), 1, 0),
      { d: annulus([0, -14], 104, 92), fill: 'gold' },
    ]
    return measured([
      ...(variant === 'halo' ? glory : []),
      {
        d: 'M0 -66C36 -66 48 -30 46 10C48 60 58 90 52 124C30 108 -30 108 -52 124C-58 90 -48 60 -46 10C-48 -30 -36 -66 0 -66Z',
        fill: 'black',
        stroke: 0.4,
      },
      {
        d: 'M-20 44L-24 96C-50 106 -76 112 -90 140L90 140C76 112 50 106 24 96L20 44Z',
        fill: 'skin',
        shade: 0.35,
      },
      {
        d: 'M-90 140C-80 116 -56 108 -34 102C-20 124 20 124 34 102C56 108 80 116 90 140Z',
        fill: 'cloth',
      },
      ...frontFace({ eyes: variant === 'halo' ? 'open' : 'closed', lips: 'skin' }),
      ...beard(random),
      ...mirrored([
        // moustache and the heavier brow of a man
        ...strand(coords('1,29 10,29 18,36 24,50'), 4.4, { stroke: 0.6 }),
        ...strand(coords('2,31 10,33 14,40 17,54'), 3.4, { stroke: 0.6 }),
        brush(coords('6,-10 16,-16 27,-16 36,-9'), 2.2),
      ]),
      ...hair(random),
      ...(variant === 'thorns' ? [...thornCrown(), ...drops] : []),
    ])
  },
}
