import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, sample, tube } from '#engine/motifs/drawing/geometry.ts'
import { rope } from '#engine/motifs/drawing/ornament.ts'
import { gleam, line, packed } from '#engine/motifs/drawing/parts.ts'
import { lines } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** The crooked staff, from its butt to above the blade. */
const STAFF = tube(
  sample(coords('-14,176 8,120 10,60 -2,0 -6,-60 4,-120 6,-146'), 14),
  (u) => 6.4 - 1.2 * u,
)
const GRAIN: readonly (readonly [number, number, number])[] = [
  [0.04, 0.2, 0.3],
  [0.14, 0.3, -0.4],
  [0.26, 0.4, 0.1],
  [0.48, 0.62, -0.2],
  [0.58, 0.74, 0.4],
  [0.68, 0.84, -0.4],
]

const tool = (): Part[] => [
  { d: STAFF.strip(0, 1, -1, 1, 60), fill: 'wood' },
  ...GRAIN.map(([from, to, v]) => line(STAFF.line(from, to, v, 8), 0.8, 1)),
  // two grips
  { d: 'M4 62L-34 50C-40 48 -44 54 -40 58L4 76Z', fill: 'wood' },
  { d: 'M-4 -22L-40 -36C-46 -38 -50 -32 -46 -28L-4 -8Z', fill: 'wood' },
  lines([coords('-36,54 -20,60 -4,66'), coords('-42,-32 -24,-26 -8,-18')], 0.7),
  ...rope(coords('-6,54 16,60 -6,66 16,74 -4,80'), 2.2),
  ...rope(coords('-12,-30 8,-24 -12,-16 8,-10 -10,-4'), 2.2),
  // the blade: a long beak, thick along its back
  {
    d: 'M14 -146C-30 -170 -84 -166 -124 -136C-150 -116 -168 -86 -176 -44C-156 -82 -132 -102 -100 -112C-66 -122 -24 -116 12 -112Z',
    fill: 'steel',
  },
  {
    d: 'M14 -146C-30 -170 -84 -166 -124 -136C-150 -116 -168 -86 -176 -44C-164 -80 -146 -106 -120 -124C-86 -148 -34 -150 12 -130Z',
    fill: 'steelDark',
    stroke: 0.7,
  },
  lines([coords('-160,-76 -136,-100 -104,-116 -70,-122'), coords('-60,-132 -30,-132 2,-126')], 0.6),
  gleam('M-128 -114C-106 -126 -82 -132 -56 -134L-56 -130C-82 -127 -104 -120 -126 -108Z'),
  packed(
    'M14 -146C-30 -170 -84 -166 -124 -136C-136 -127 -146 -116 -154 -104C-132 -132 -98 -150 -62 -152C-34 -154 -8 -148 13 -138Z',
  ),
  // the ring that holds it
  { d: 'M-8 -152L20 -156L24 -104L-6 -104Z', fill: 'steelDark' },
  line('M-8 -142L21 -145M-7 -114L23 -114', 0.9, 1),
  gleam('M-1 -138L4 -139L5 -119L0 -119Z'),
]

export const scythe: Motif = {
  name: 'scythe',
  kind: 'weapon',
  isHeaded: true,
  category: 'object',
  words: ['scythe', 'reapers scythe'],
  variants: ['upright'],
  draw: () => measured(tool()),
}
