import { measured } from '#engine/motifs/drawing/box.ts'
import { circle } from '#engine/motifs/drawing/geometry.ts'
import { line, mirrored } from '#engine/motifs/drawing/parts.ts'
import { roundRect } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** The sea god's weapon, points up, with a grip of cord and a shell at the socket. */
const ornate = (): Part[] => [
  { d: 'M-6 -20L6 -20L5 150L-5 150Z', fill: 'wood' },
  ...[30, 38, 46, 54, 62, 70].map((y) => line(`M-7 ${y + 4}L7 ${y - 2}`, 1.4, 1)),
  { d: 'M-7 146L7 146L9 158C6 168 -6 168 -9 158Z', fill: 'gold' },
  ...mirrored([
    // outer prong: sweeps out, rises, ends in a barbed point
    {
      d: 'M4 -28C30 -26 46 -40 46 -68L46 -100L36 -96L52 -142L66 -94L56 -99L57 -66C56 -28 34 -10 4 -12Z',
      fill: 'gold',
    },
    line('M14 -20C36 -22 50 -38 51 -66L52 -122', 0.6, 1),
    { d: 'M28 -14C38 -6 44 4 40 14C34 8 24 0 16 -4Z', fill: 'gold', stroke: 0.9 },
  ]),
  { d: 'M-6 -16L-5 -110L-17 -106L0 -160L17 -106L5 -110L6 -16Z', fill: 'gold' },
  line('M0 -28L0 -146', 0.7, 1),
  // shell over the socket
  { d: 'M0 8C-20 2 -26 -18 -18 -34C-8 -40 8 -40 18 -34C26 -18 20 2 0 8Z', fill: 'ice' },
  line('M0 6L-12 -34M0 6L-4 -37M0 6L4 -37M0 6L12 -34M0 6L-19 -24M0 6L19 -24', 0.7, 1),
  { d: roundRect(-10, 4, 20, 10, 4), fill: 'gold' },
  { d: circle([0, 22], 5), fill: 'ruby', stroke: 0.8 },
]

/** A fighter's fork: three straight iron tines, a bound shaft, no ornament. */
const plain = (): Part[] => [
  { d: 'M-5 -12L5 -12L5 156L-5 156Z', fill: 'wood' },
  ...[0, 8, 16, 24].map((y) => line(`M-6 ${y + 3}L6 ${y - 3}`, 1.4, 1)),
  ...[112, 120, 128].map((y) => line(`M-6 ${y + 3}L6 ${y - 3}`, 1.4, 1)),
  { d: 'M-6 154L6 154L0 176Z', fill: 'steelDark' },
  ...mirrored([
    {
      d: 'M0 -34L40 -34L40 -104L31 -98L46 -148L61 -98L52 -104L52 -22C52 -18 50 -16 46 -16L0 -16Z',
      fill: 'steel',
    },
    line('M46 -130L46 -26L8 -26', 0.6, 1),
  ]),
  { d: 'M-6 -12L-6 -118L-17 -110L0 -168L17 -110L6 -118L6 -12Z', fill: 'steel' },
  line('M0 -150L0 -20', 0.7, 1),
  { d: roundRect(-10, -20, 20, 14, 3), fill: 'steelDark' },
]

export const trident: Motif = {
  name: 'trident',
  kind: 'weapon',
  isHeaded: true,
  category: 'object',
  words: ['trident', 'poseidon trident', 'three pronged spear'],
  variants: ['ornate', 'plain'],
  draw: ({ variant }) => measured(variant === 'plain' ? plain() : ornate()),
}
