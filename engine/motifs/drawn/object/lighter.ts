import { measured } from '#engine/motifs/drawing/box.ts'
import { circle, coords, polar, smooth, TAU } from '#engine/motifs/drawing/geometry.ts'
import { gleam, line, packed, placed } from '#engine/motifs/drawing/parts.ts'
import { brush, degrees, lines } from '#engine/motifs/drawing/pen.ts'
import { n2, roundRect } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** A tongue of fire over the wick. */
const flame: Part[] = [
  {
    d: 'M-26 -40C-44 -64 -34 -92 -18 -112C-14 -122 -16 -136 -22 -148C-2 -140 8 -122 8 -106C14 -114 16 -122 14 -132C32 -112 34 -86 26 -66C22 -54 14 -46 6 -40C-4 -36 -16 -36 -26 -40Z',
    fill: 'flame',
  },
  {
    d: smooth(coords('-20,-42 -26,-62 -14,-84 -6,-98 0,-82 12,-70 12,-54 2,-42')),
    fill: 'flameIn',
    stroke: 0.8,
  },
  lines([coords('-28,-70 -22,-88 -12,-102'), coords('20,-72 24,-86 22,-100')], 0.8),
]

/** The wheel that strikes, milled at its rim. */
const wheel: Part[] = [
  { d: circle([24, -40], 13), fill: 'steelDark' },
  line(
    Array.from({ length: 16 }, (_, i) => {
      const [a, b] = [
        polar(9, (i * TAU) / 16, [24, -40]),
        polar(13, (i * TAU) / 16 + 0.12, [24, -40]),
      ]
      return `M${n2(a[0])} ${n2(a[1])}L${n2(b[0])} ${n2(b[1])}`
    }).join(''),
    0.9,
    1,
  ),
  { d: circle([24, -40], 3.4), fill: 'gold', stroke: 0.8 },
]

/** The lid, thrown back on its hinge. */
const lid: Part[] = [
  { d: roundRect(-46, -66, 92, 62, 9), fill: 'steel' },
  { d: 'M-40 -4L40 -4L36 -12L-36 -12Z', fill: 'black', stroke: 0.6 },
  line('M-38 -58L38 -58', 0.7, 1),
  packed('M24 -66L37 -66C43 -66 46 -62 46 -57L46 -4L32 -4C34 -26 32 -48 24 -66Z'),
  gleam('M-36 -52L-28 -52L-28 -16L-36 -16Z'),
]

const whole = (): Part[] => [
  ...flame,
  // chimney with its holes
  { d: roundRect(-38, -46, 54, 50, 5), fill: 'steelDark' },
  ...coords('-26,-30 -11,-30 4,-30 -26,-14 -11,-14 4,-14').map((at): Part => ({
    d: circle(at, 4),
    fill: 'black',
    stroke: 0.5,
  })),
  ...wheel,
  { d: 'M16 -26L40 -26L44 2L14 2Z', fill: 'steelDark' },
  ...placed(lid, { x: 69, y: -42, angle: degrees(118) }),
  { d: roundRect(40, -8, 12, 18, 3), fill: 'steelDark' },
  line('M40 -2L52 -2M40 4L52 4', 0.8, 1),
  // case
  { d: roundRect(-48, 0, 96, 128, 9), fill: 'steel' },
  line('M-47 10L47 10', 0.8, 1),
  line(roundRect(-38, 20, 76, 98, 5), 0.6, 1),
  // an ace engraved on it
  {
    d: 'M0 40C10 56 30 64 30 80C30 92 14 96 4 86C6 94 8 100 14 104L-14 104C-8 100 -6 94 -4 86C-14 96 -30 92 -30 80C-30 64 -10 56 0 40Z',
    fill: 'black',
    stroke: 0.6,
  },
  gleam('M-2 54C-8 62 -18 68 -20 78L-24 78C-22 66 -10 60 -4 52Z'),
  packed(
    'M26 0L39 0C45 0 48 4 48 9L48 119C48 125 45 128 39 128L18 128C34 108 40 84 40 58C40 36 36 18 26 0Z',
  ),
  gleam('M-44 24L-41 24L-41 108L-44 108Z'),
  brush(coords('-38,124 -10,125 16,124'), 1.2),
]

export const lighter: Motif = {
  name: 'lighter',
  category: 'object',
  words: ['lighter', 'flip lighter', 'zippo'],
  variants: ['burning'],
  draw: () => measured(whole()),
}
