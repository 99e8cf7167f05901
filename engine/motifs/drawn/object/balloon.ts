import { measured } from '#engine/motifs/drawing/box.ts'
import { circle, coords } from '#engine/motifs/drawing/geometry.ts'
import { gleam, line, placed } from '#engine/motifs/drawing/parts.ts'
import { brush } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part, Tag } from '#engine/motifs/motif.ts'

/** A round balloon with its knot at the origin, rising upward. */
const round = (tag: Tag): Part[] => [
  {
    d: 'M0 0C-34 -22 -48 -56 -44 -84C-40 -112 -20 -126 0 -126C20 -126 40 -112 44 -84C48 -56 34 -22 0 0Z',
    fill: tag,
  },
  { d: 'M-7 9C-3 6 -2 3 0 -2C2 3 3 6 7 9C3 11 -3 11 -7 9Z', fill: tag, stroke: 0.9 },
  gleam('M-32 -82C-30 -100 -20 -110 -10 -112C-18 -104 -22 -94 -23 -80C-26 -70 -33 -72 -32 -82Z', 0),
  gleam(circle([-26, -60], 3)),
  brush(coords('36,-74 30,-44 12,-18'), 1.8),
]
const heart: Part[] = [
  {
    d: 'M0 0C-26 -32 -64 -52 -62 -90C-60 -122 -18 -130 0 -96C18 -130 60 -122 62 -90C64 -52 26 -32 0 0Z',
    fill: 'red',
  },
  { d: 'M-7 9C-3 6 -2 3 0 -2C2 3 3 6 7 9C3 11 -3 11 -7 9Z', fill: 'red', stroke: 0.9 },
  gleam('M-50 -84C-50 -100 -40 -108 -28 -108C-36 -102 -42 -94 -42 -80C-44 -72 -50 -74 -50 -84Z', 0),
  brush(coords('52,-78 38,-50 16,-24'), 1.8),
]

export const balloon: Motif = {
  name: 'balloon',
  held: 'floats',
  category: 'object',
  words: ['balloon', 'balloons', 'red balloon', 'heart balloon', 'party balloon'],
  variants: ['bunch', 'single', 'heart'],
  shows: { bunch: 3 },
  pages: { single: [{ box: [-36, -104, 36, -40], isDark: true }] },
  draw({ variant }) {
    const string = line('M0 9C10 36 -12 60 -2 84C6 104 -6 118 2 136', 0.9, 0)
    if (variant !== 'bunch')
      return measured([string, ...(variant === 'heart' ? heart : round('red'))])
    return measured([
      line(
        'M-52 -4C-40 40 -14 60 0 84M50 2C42 40 16 60 0 84M0 20C4 44 -2 64 0 84M0 84C6 104 -6 118 2 140',
        0.9,
        0,
      ),
      ...placed(round('blue'), { x: -54, y: -12, angle: -0.3, scale: 0.86 }),
      ...placed(round('sun'), { x: 52, y: -6, angle: 0.3, scale: 0.84 }),
      ...placed(round('red'), { y: 12 }),
      {
        d: 'M0 84C-16 74 -26 78 -24 86C-16 92 -8 90 0 84C16 74 26 78 24 86C16 92 8 90 0 84Z',
        fill: 'gold',
        stroke: 0.8,
      },
    ])
  },
}
