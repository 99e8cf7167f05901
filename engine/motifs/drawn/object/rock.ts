import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, polygon, smooth } from '#engine/motifs/drawing/geometry.ts'
import { gleam, line, packed, placed } from '#engine/motifs/drawing/parts.ts'
import { brush, lines } from '#engine/motifs/drawing/pen.ts'
import { ellipse } from '#engine/motifs/drawing/shapes.ts'
import type { Rng } from '#shared/random.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

const blades = (x: number, y: number, random: Rng): Part[] =>
  Array.from({ length: 7 }, (_, i) => {
    const lean = (i - 3) * 5 + (random() - 0.5) * 6
    const tall = 20 + random() * 18
    return brush(
      [
        [x + i * 3 - 9, y],
        [x + i * 3 - 9 + lean * 0.3, y - tall * 0.6],
        [x + i * 3 - 9 + lean, y - tall],
      ],
      2,
      'leaf',
      i % 2 ? 1 : 0,
    )
  })

/** A broken block with a level top to stand on, smaller ones at its foot. */
const boulder = (random: Rng): Part[] => [
  {
    d: polygon(
      coords(
        '-104,76 -112,44 -96,2 -78,-14 -66,-40 -26,-56 22,-52 58,-58 84,-34 92,-4 112,28 116,62 104,80 20,90 -60,88',
      ),
    ),
    fill: 'rock',
  },
  // planes away from the light
  {
    d: polygon(coords('58,-58 84,-34 92,-4 112,28 116,62 104,80 44,88 52,52 40,26 54,-6 46,-30')),
    fill: 'rockDark',
    stroke: 0.8,
  },
  packed(polygon(coords('84,-34 92,-4 112,28 116,62 104,80 84,84 94,46 78,16 80,-10'))),
  packed(polygon(coords('-60,88 -48,70 -22,76 -8,66 14,74 30,68 44,88 20,90'))),
  // the top face
  {
    d: polygon(coords('-66,-40 -26,-56 22,-52 58,-58 46,-30 14,-24 -22,-32 -50,-24')),
    fill: 'rock',
    shade: 0.4,
    stroke: 0.9,
  },
  // cracks, heavy where they open
  brush(coords('-22,-32 -14,-8 -26,14 -14,34'), 2.4),
  brush(coords('14,-24 22,0 12,22 26,46 20,70'), 2.2),
  line('M-14 -8L0 2L-2 16M12 22L0 34M-26 14L-40 20', 0.9, 1),
  lines(
    [
      coords('-96,2 -84,14 -90,36'),
      coords('-78,-14 -68,4 -76,24'),
      coords('-50,-24 -44,-4 -54,14'),
      coords('-88,50 -80,62 -84,76'),
      coords('34,44 38,60 34,76'),
    ],
    0.7,
  ),
  line(
    'M-62 -2L-54 2M-66 8L-60 11M-36 0L-30 4M2 40L8 44M-6 48L-2 52M64 4L70 8M60 16L68 20M62 30L70 34M-100 30L-94 34',
    0.8,
    2,
  ),
  // those that came off
  { d: polygon(coords('-126,88 -120,70 -104,64 -86,72 -82,88 -100,94')), fill: 'rock' },
  { d: polygon(coords('-104,64 -86,72 -82,88 -96,84 -100,74')), fill: 'rockDark', stroke: 0.7 },
  { d: polygon(coords('62,94 66,78 82,72 100,80 104,94 84,98')), fill: 'rock' },
  { d: polygon(coords('82,72 100,80 104,94 88,88')), fill: 'rockDark', stroke: 0.7 },
  ...blades(-56, 94, random),
  ...blades(118, 92, random),
]

/** One water-worn stone of a pile, about its middle. */
const pebble = (half: number, high: number, lean: number): Part[] => [
  {
    d: smooth(
      coords(
        `${-half},${high * 0.1} ${-half * 0.86},${-high * 0.62} ${-half * 0.3},${-high} ${half * 0.36},${-high * 0.94} ${half * 0.9},${-high * 0.5} ${half},${high * 0.2} ${half * 0.74},${high * 0.8} ${half * 0.1},${high} ${-half * 0.7},${high * 0.84}`,
      ),
    ),
    fill: 'rock',
  },
  packed(
    `M${half * 0.96} ${-high * 0.2}C${half * 1.02} ${high * 0.5} ${half * 0.6} ${high * 0.98} ${-half * 0.3} ${high * 0.95}C${half * 0.3} ${high * 0.7} ${half * 0.76} ${high * 0.4} ${half * 0.96} ${-high * 0.2}Z`,
  ),
  line(
    `M${-half * 0.9} ${high * 0.1 + lean}C${-half * 0.3} ${-high * 0.1} ${half * 0.2} ${high * 0.3} ${half * 0.72} ${-high * 0.08}M${-half * 0.82} ${high * 0.3 + lean}C${-half * 0.3} ${high * 0.12} ${half * 0.1} ${high * 0.48} ${half * 0.5} ${high * 0.26}`,
    0.7,
    1,
  ),
  line(
    `M${-half * 0.4} ${-high * 0.6}L${-half * 0.34} ${-high * 0.56}M${half * 0.2} ${-high * 0.5}L${half * 0.28} ${-high * 0.46}M${-half * 0.1} ${-high * 0.34}L${-half * 0.02} ${-high * 0.3}M${half * 0.5} ${-high * 0.3}L${half * 0.56} ${-high * 0.28}`,
    1,
    2,
  ),
  gleam(
    `M${-half * 0.8} ${-high * 0.3}C${-half * 0.72} ${-high * 0.66} ${-half * 0.5} ${-high * 0.82} ${-half * 0.22} ${-high * 0.86}C${-half * 0.48} ${-high * 0.66} ${-half * 0.62} ${-high * 0.5} ${-half * 0.68} ${-high * 0.22}Z`,
  ),
]

/** Stones balanced one on another, over their reflection in still water. */
const cairn = (): Part[] => [
  line(
    'M-106 100C-60 94 -30 98 -10 96M20 97C50 94 80 99 112 96M-84 112C-50 108 -20 112 10 109M40 111C60 108 80 111 94 109M-50 122C-20 119 16 122 44 119',
    0.9,
    1,
  ),
  { d: ellipse([4, 98], 78, 9), fill: 'black', stroke: 0.2 },
  ...placed(pebble(76, 27, 0), { x: 0, y: 70 }),
  ...placed(pebble(58, 21, 2), { x: -8, y: 27, angle: 0.05 }),
  ...placed(pebble(44, 18, -1), { x: 8, y: -8, angle: -0.08 }),
  ...placed(pebble(34, 20, 1), { x: -4, y: -42, angle: 0.1 }),
  ...placed(pebble(22, 12, 0), { x: 4, y: -71, angle: -0.12 }),
  ...placed(pebble(13, 11, 0), { x: 0, y: -92, angle: 0.2 }),
]

export const rock: Motif = {
  name: 'rock',
  isBrittle: true,
  category: 'object',
  words: ['rock', 'boulder'],
  variants: ['boulder', 'cairn'],
  spare: ['cairn'],
  draw: ({ variant, random }) => measured(variant === 'cairn' ? cairn() : boulder(random)),
}
