import { measured } from '#engine/motifs/drawing/box.ts'
import { circle, polygon, TAU } from '#engine/motifs/drawing/geometry.ts'
import type { Motif, Part, Tag } from '#engine/motifs/motif.ts'
import { line } from '#engine/motifs/drawing/parts.ts'
import { around, petal } from '#engine/motifs/drawing/flora.ts'
import { interlace, loop, type Strand } from '#engine/motifs/drawing/interlace.ts'
import { beadRing, ticks } from '#engine/motifs/drawing/shapes.ts'

const disc = (radius: number, fill: Part['fill'], stroke = 0.9, detail: 0 | 1 | 2 = 0): Part => ({
  d: circle([0, 0], radius),
  fill,
  stroke,
  detail,
  shade: fill === 'paper' ? 0.25 : 1,
})

/** Petal with a smaller petal and a seed inside: the unit of the lotus family. */
function nested(length: number, width: number, outer: Tag, inner: Tag): Part[] {
  return [
    ...petal({ length, width, tip: 'point', veins: 0, tag: outer }),
    ...petal({ length: length * 0.68, width: width * 0.6, tip: 'point', veins: 0, tag: inner }).map(
      (part) => ({ ...part, stroke: 0.7, detail: 1 as const }),
    ),
    {
      d: circle([0, -length * 0.34], width * 0.16),
      fill: 'black' as const,
      stroke: 0,
      detail: 2 as const,
    },
    { d: circle([0, -length * 1.06], 1.8), fill: 'black' as const, stroke: 0, detail: 1 as const },
  ]
}

/** Family 1: rings of lotus petals, each hiding the roots of the one behind. */
function lotus(): Part[] {
  return [
    ...around(16, 52, () => nested(42, 14, 'violet', 'leaf')),
    ...around(16, 46, () => nested(36, 12, 'pink', 'petalLight'), TAU / 32),
    disc(54, 'paper'),
    ...beadRing([0, 0], 49.5, 40, 2.6, 'gold', 1),
    disc(45, 'paper', 0.7, 1),
    ...around(12, 20, () => nested(28, 10, 'blue', 'leaf')),
    ...around(12, 16, () => nested(22, 8, 'pink', 'petalLight'), TAU / 24),
    disc(18, 'gold'),
    line(ticks([0, 0], 12, 17, 24), 0.6, 2),
    ...around(8, 2, () => petal({ length: 11, width: 4, tip: 'point', veins: 0, tag: 'petal' })),
    disc(3, 'black', 0.4),
  ]
}

/** Family 2: compass-and-ruler work: woven squares round a faceted star. */
function geometric(): Part[] {
  const spike = (length: number, half: number): Part[] => [
    {
      d: polygon([
        [0, 0],
        [-half, -length * 0.42],
        [0, -length],
      ]),
      fill: 'ice',
      stroke: 0.8,
      shade: 0.4,
    },
    {
      d: polygon([
        [0, 0],
        [half, -length * 0.42],
        [0, -length],
      ]),
      fill: 'black',
      stroke: 0.8,
    },
  ]
  const teeth = (radius: number, count: number, size: number) =>
    around(count, radius, () => [
      {
        d: polygon([
          [-size, 0],
          [size, 0],
          [0, -size * 1.7],
        ]),
        fill: 'black' as const,
        stroke: 0.4,
        detail: 1 as const,
      },
    ])
  const square = (turn: number): Strand =>
    loop(240, (t) => {
      const a = t + turn,
        side = ((t + TAU / 8) % (TAU / 4)) - TAU / 8
      const r = 70 / Math.cos(side)
      return [r * Math.sin(a), -r * Math.cos(a)]
    })
  return [
    ...interlace([square(0), square(TAU / 12), square(TAU / 6)], 3.6, {
      tags: ['gold', 'blue', 'red'],
    }),
    disc(60, 'paper'),
    ...teeth(52, 36, 3.2),
    disc(52, 'paper', 0.8, 1),
    ...around(12, 0, () => spike(50, 9), TAU / 24),
    ...around(12, 0, () => spike(38, 8)),
    disc(20, 'paper', 0.9),
    ...around(6, 0, () => spike(19, 5)),
    disc(4, 'gold', 0.7),
    ...around(
      12,
      98,
      () => [{ d: circle([0, 0], 2.6), fill: 'black' as const, stroke: 0, detail: 1 as const }],
      TAU / 24,
    ),
  ]
}

/** Family 3: lace: drops, scallops and beads with plenty of air, open at the rim. */
function lace(): Part[] {
  const drop = (length: number, width: number, fill: 'black' | 'ruby' | 'paper'): Part => ({
    d: `M0 0C${-width * 1.5} ${-length * 0.5} ${-width} ${-length} 0 ${-length}C${width} ${-length} ${width * 1.5} ${-length * 0.5} 0 0Z`,
    fill,
    stroke: fill === 'black' ? 0.4 : 0.8,
  })
  const scallop = (half: number, height: number): Part[] => [
    {
      d: `M${-half} 0C${-half * 1.1} ${-height * 1.25} ${half * 1.1} ${-height * 1.25} ${half} 0Z`,
      fill: 'paper',
      stroke: 1,
      shade: 0.4,
    },
    line(
      `M${-half * 0.72} 0C${-half * 0.8} ${-height * 0.86} ${half * 0.8} ${-height * 0.86} ${half * 0.72} 0`,
      0.6,
      1,
    ),
  ]
  const paisley: Part[] = [
    { d: 'M0 0C-12 -6 -13 -26 3 -36C-1 -28 12 -22 11 -11C10 -3 5 0 0 0Z', fill: 'violet' },
    {
      d: 'M1 -5C-6 -9 -6 -19 0 -24C0 -18 7 -16 6 -10C5 -6 3 -5 1 -5Z',
      fill: 'gold',
      stroke: 0.6,
      detail: 1,
    },
  ]
  return [
    ...around(12, 84, () => [
      drop(14, 3, 'black'),
      { d: circle([0, -19], 1.8), fill: 'black' as const, stroke: 0, detail: 1 as const },
    ]),
    ...around(24, 82, (i) =>
      i % 2
        ? [{ d: circle([0, -5], 2.2), fill: 'ruby' as const, stroke: 0.6, detail: 1 as const }]
        : [],
    ),
    ...around(12, 66, () => scallop(19, 17), TAU / 24),
    ...around(12, 60, () => [drop(18, 4, 'ruby')], TAU / 24),
    disc(62, 'paper', 0.9),
    ...beadRing([0, 0], 58.5, 60, 1.6, 'black', 1),
    disc(55, 'paper', 0.7, 1),
    ...around(12, 20, () => paisley),
    disc(22, 'paper', 0.9),
    ...around(8, 18, () => scallop(6.5, 5)),
    disc(17, 'paper', 0.8),
    ...around(8, 3, () => [drop(12, 3, 'black')]),
    disc(3.5, 'gold', 0.6),
  ]
}

const families = { lotus, geometric, lace }
export const mandala: Motif = {
  name: 'mandala',
  category: 'ornament',
  words: ['mandala', 'rosette', 'mandala flower'],
  variants: ['lotus', 'geometric', 'lace'],
  draw: ({ variant }) => measured((families[variant as keyof typeof families] ?? lotus)()),
}
