import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, sample, tube, TAU } from '#engine/motifs/drawing/geometry.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { roundRect } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** Screw base, threads slanting, contact below; its upper edge is at y = 0. */
const screw: Part[] = [
  { d: 'M-10 46L10 46C8 56 4 60 0 60C-4 60 -8 56 -10 46Z', fill: 'black', stroke: 0.6 },
  ...[0, 1, 2, 3]
    .map((i): Part => ({
      d: roundRect(-23 + i * 1.6, 34 - i * 11, 46 - i * 3.2, 12, 5),
      fill: 'steel',
    }))
    .toReversed(),
  line('M-20 10L20 6M-20 21L20 17M-20 32L20 28M-18 42L18 38', 0.6, 1),
  { d: roundRect(-26, -8, 52, 10, 4), fill: 'steelDark' },
]

/** The round bulb, lit: a looped wire inside, short rays all round. */
function glowing(): Part[] {
  const rays = Array.from({ length: 15 }, (_, i) => {
    const angle = ((i - 7) / 18) * TAU
    const at = (r: number) =>
      `${(Math.sin(angle) * r).toFixed(1)} ${(-34 - Math.cos(angle) * r).toFixed(1)}`
    return `M${at(86)}L${at(i % 2 ? 100 : 112)}`
  }).join('')
  return [
    line(rays, 1.3, 0),
    {
      d: 'M-24 62C-26 34 -68 16 -68 -34C-68 -74 -38 -102 0 -102C38 -102 68 -74 68 -34C68 16 26 34 24 62Z',
      fill: 'glass',
    },
    { d: 'M-9 64L-7 30C-7 24 7 24 7 30L9 64Z', fill: 'glass', stroke: 0.9 },
    line('M-4 34L-22 -14M4 34L22 -14', 1.2, 0),
    line(
      'M-22 -14C-24 -26 -14 -30 -12 -20C-10 -8 -18 -8 -14 -20C-10 -32 -2 -32 -2 -20C-2 -8 -9 -8 -5 -20C0 -32 8 -32 8 -20C8 -8 1 -8 5 -20C10 -32 20 -30 22 -14',
      1.3,
      0,
    ),
    {
      d: 'M-54 -40C-52 -66 -36 -84 -14 -90C-30 -78 -42 -62 -44 -38C-45 -30 -54 -30 -54 -40Z',
      fill: 'paper',
      stroke: 0,
      shade: 0,
    },
    ...placed(screw, { y: 68 }),
  ]
}

/** A tall old bulb hanging from its cloth cord, the filament wound up and down. */
function edison(): Part[] {
  const cord = tube(sample(coords('0,-128 4,-152 -4,-172'), 10), () => 3.6)
  const filament = Array.from({ length: 6 }, (_, i) => {
    const x = -20 + i * 8
    return `${i ? 'L' : 'M'}${x} ${i % 2 ? 46 : -30}L${x + 8} ${i % 2 ? -30 : 46}`
  }).join('')
  return [
    { d: cord.strip(0, 1, -1, 1, 16), fill: 'leather' },
    ...placed(screw, { y: -66, angle: Math.PI }),
    {
      d: 'M-24 -60C-24 -40 -46 -20 -52 20C-58 66 -34 108 0 118C34 108 58 66 52 20C46 -20 24 -40 24 -60Z',
      fill: 'glass',
    },
    { d: 'M-6 -60L-4 -34L4 -34L6 -60Z', fill: 'steel', stroke: 0.8 },
    line('M-3 -34L-20 -30M3 -34L28 -30M0 -34L0 58M0 58L-22 46M0 58L24 46', 0.8, 1),
    line(filament, 1.3, 0),
    {
      d: 'M-40 22C-38 -4 -28 -22 -18 -34L-13 -28C-22 -16 -30 0 -31 24C-31 32 -40 32 -40 22Z',
      fill: 'paper',
      stroke: 0,
      shade: 0,
    },
    line('M-6 118C-4 124 4 124 6 118', 0.9, 0),
  ]
}

export const lightBulb: Motif = {
  name: 'light-bulb',
  isBrittle: true,
  category: 'object',
  hollow: { glowing: [-46, -78, 46, 30] },
  words: ['light bulb', 'lightbulb', 'edison bulb', 'bulb'],
  variants: ['glowing', 'edison'],
  draw: ({ variant }) => measured(variant === 'edison' ? edison() : glowing()),
}
