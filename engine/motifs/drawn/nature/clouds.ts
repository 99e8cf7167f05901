import { measured } from '#engine/motifs/drawing/box.ts'
import { lobe, mistFinger as finger } from '#engine/motifs/drawing/mist.ts'
import { coords } from '#engine/motifs/drawing/geometry.ts'
import { brush, lines } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { placed } from '#engine/motifs/drawing/parts.ts'

const bank: Part[] = [
  ...finger(30, 18, 100, 7),
  ...finger(-34, 20, -92, 7),
  ...lobe([4, -30], 33, 1),
  ...lobe([-34, -14], 27, -1, 340),
  ...lobe([42, -12], 28, 1),
  ...lobe([-64, 6], 20, -1, 340),
  ...lobe([72, 8], 19, 1),
  ...lobe([-16, 4], 22, -1, 330),
  ...lobe([24, 8], 23, 1, 210),
  ...lobe([-42, 18], 16, -1, 340),
  ...lobe([50, 20], 15, 1),
  ...finger(-6, 26, 96, 7.5),
  ...finger(14, 34, -102, 7),
  ...finger(-20, 41, 70, 5.5),
]
const puff: Part[] = [
  ...finger(10, 10, 74, 6),
  ...lobe([0, -14], 24, -1, 340),
  ...lobe([26, 0], 17, 1),
  ...lobe([-24, 0], 18, -1, 340),
  ...lobe([4, 6], 14, 1),
  ...finger(16, 18, -80, 6),
  ...finger(-8, 25, 54, 5),
]

/** A storm cloud: one heaped mass, dark under its belly, three heads of it before the rest. */
const thunderhead: Part[] = [
  {
    d: 'M-132 30C-152 24 -152 2 -131 -2C-138 -24 -112 -40 -92 -30C-94 -56 -60 -72 -38 -55C-32 -88 24 -98 42 -64C62 -80 96 -64 93 -38C118 -44 140 -22 129 -3C152 4 150 26 130 30C121 39 101 37 92 31C80 41 56 41 46 33C30 43 4 43 -8 33C-22 43 -48 43 -58 33C-72 41 -94 41 -102 32C-110 37 -124 37 -132 30Z',
    fill: 'cloud',
  },
  {
    d: 'M-132 30C-124 18 -108 24 -98 14C-76 27 -42 22 -26 9C-2 22 40 20 58 5C66 26 98 28 112 20C120 18 128 22 130 30C121 39 101 37 92 31C80 41 56 41 46 33C30 43 4 43 -8 33C-22 43 -48 43 -58 33C-72 41 -94 41 -102 32C-110 37 -124 37 -132 30Z',
    fill: 'cloud',
    tone: 0.55,
    stroke: 0.8,
  },
  {
    d: 'M52 16C41 2 53 -17 72 -13C80 -28 107 -23 109 -4C121 0 123 14 112 20C96 28 66 26 52 16Z',
    fill: 'cloud',
  },
  {
    d: 'M-97 14C-114 2 -105 -23 -84 -21C-77 -40 -46 -39 -42 -18C-25 -20 -15 -4 -26 10C-40 21 -77 24 -97 14Z',
    fill: 'cloud',
  },
  {
    d: 'M-31 4C-46 -12 -31 -37 -8 -31C2 -53 40 -48 43 -25C62 -27 72 -6 59 6C40 19 -10 19 -31 4Z',
    fill: 'cloud',
  },
  lines(
    [
      coords('-8,-31 -18,-22 -16,-10 -8,-8'),
      coords('43,-25 33,-22 28,-14 32,-8'),
      coords('-84,-21 -92,-12 -88,-2'),
      coords('-42,-18 -52,-15 -54,-7'),
      coords('72,-13 64,-6 67,2'),
      coords('109,-4 100,-3 97,4'),
      coords('-38,-55 -28,-48 -24,-38'),
      coords('42,-64 34,-58 32,-48'),
      coords('-92,-30 -82,-28 -76,-22'),
      coords('93,-38 84,-35 80,-27'),
    ],
    0.8,
    1,
  ),
  lines(
    [
      coords('-106,31 -90,25 -72,31'),
      coords('-50,33 -34,26 -16,32'),
      coords('2,33 20,27 36,32'),
      coords('56,32 74,26 88,31'),
    ],
    0.7,
    1,
  ),
  ...[
    coords('-92,48 -70,52 -40,48'),
    coords('-18,50 14,55 50,50'),
    coords('-52,62 -26,65 2,61'),
  ].map((way) => brush(way, 1.6)),
]

export const clouds: Motif = {
  name: 'clouds',
  kind: 'cloud',
  category: 'nature',
  words: ['cloud', 'clouds', 'japanese cloud', 'finger cloud', 'sky'],
  variants: ['finger', 'drift', 'storm'],
  spare: ['storm'],
  draw({ variant }) {
    if (variant === 'storm') return measured(thunderhead)
    return measured(
      variant === 'drift'
        ? [
            ...placed(puff, { x: 62, y: -52, scale: 0.72, mirror: true }),
            ...placed(puff, { x: -66, y: -14, scale: 0.9 }),
            ...placed(bank, { x: 24, y: 40, scale: 0.8 }),
          ]
        : bank,
    )
  },
}
