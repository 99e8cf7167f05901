import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, polygon, type Point } from '#engine/motifs/drawing/geometry.ts'
import { girdle, hoop, turned } from '#engine/motifs/drawing/lathe.ts'
import { gleam, line, packed, placed } from '#engine/motifs/drawing/parts.ts'
import { brush } from '#engine/motifs/drawing/pen.ts'
import { scroll } from '#engine/motifs/drawing/scroll.ts'
import { ellipse } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** Flutes of a round shaft crowd toward its edges. */
const FLUTES = [-0.94, -0.8, -0.6, -0.36, -0.1, 0.16, 0.42, 0.65, 0.84, 0.96]

const flutes = (top: Point, foot: Point): Part[] => [
  line(
    FLUTES.map(
      (t) =>
        `M${(top[0] * t).toFixed(1)} ${(top[1] + top[0] * 0.16 * Math.sqrt(1 - t * t)).toFixed(1)}L${(foot[0] * t).toFixed(1)} ${(foot[1] + foot[0] * 0.16 * Math.sqrt(1 - t * t)).toFixed(1)}`,
    ).join(''),
    0.9,
    0,
  ),
  // the hollow of each flute is dark on the side toward the light
  ...FLUTES.slice(4, -2).map((t): Part => {
    const wide = 0.075 * Math.sqrt(1 - t * t) + 0.02
    return packed(
      polygon([
        [top[0] * t, top[1] + 12],
        [top[0] * (t + wide), top[1] + 16],
        [foot[0] * (t + wide), foot[1]],
        [foot[0] * t, foot[1] + 2],
      ]),
    )
  }),
]

/** Two rounds of moulding on a square block. */
const base: Part[] = [
  { d: polygon(coords('-58,108 58,108 66,118 -66,118')), fill: 'bone' },
  { d: polygon(coords('-66,118 66,118 66,132 -66,132')), fill: 'bone' },
  packed(polygon(coords('20,118 66,118 66,132 30,132'))),
  { d: turned(coords('46,92 54,98 54,106 48,112'), { sag: 0.16 }), fill: 'bone' },
  { d: turned(coords('40,82 44,86 46,92'), { sag: 0.16 }), fill: 'bone' },
  packed('M54 98C58 104 52 112 46 114C34 119 22 120 12 120C30 114 40 104 42 94Z'),
  line(hoop(46, 92), 0.8, 0),
  line('M-60 122L-40 122M-20 126L4 126M-54 128L-36 128', 0.6, 1),
]

/** Scrolls either side of an egg-and-dart, a slab above. */
const capital: Part[] = [
  { d: girdle([38, -78], [40, -66]), fill: 'bone' },
  ...[-26, -9, 9, 26].map((x): Part => ({
    d: ellipse([x, -68 + 6 * Math.sqrt(1 - (x / 40) ** 2)], 6, 7),
    fill: 'bone',
    stroke: 0.8,
  })),
  { d: 'M-58 -98C-30 -92 30 -92 58 -98L58 -82C30 -76 -30 -76 -58 -82Z', fill: 'bone' },
  ...[-1, 1].flatMap((side) => [
    { d: ellipse([side * 54, -76], 24, 23), fill: 'bone' as const },
    ...placed(
      scroll({
        points: coords('-6,-22 12,-20 20,-4'),
        radius: 16,
        side: 1,
        turns: 1.8,
        width: 2.6,
      }),
      { x: side * 54, y: -76, mirror: side < 0 },
    ),
  ]),
  { d: polygon(coords('-74,-112 74,-112 66,-98 -66,-98')), fill: 'bone' },
  { d: polygon(coords('-78,-122 78,-122 74,-112 -74,-112')), fill: 'bone' },
  packed(polygon(coords('62,-122 78,-122 74,-112 66,-98 58,-98 60,-110'))),
  gleam('M-66 -119L-30 -119L-30 -115L-65 -115Z'),
]

const standing: Part[] = [
  { d: turned(coords('37,-72 40,-20 41,30 42,84'), { sag: 0.16 }), fill: 'bone' },
  ...flutes([37, -70], [42, 84]),
  packed('M37 -68C42 -10 42 40 42 86C36 90 30 91 24 92C30 50 30 -20 26 -66Z'),
  // the joint between two drums, a bite out of it, a crack
  line(hoop(41, 8), 1, 0),
  { d: polygon(coords('-41,4 -28,0 -22,10 -30,20 -40,22')), fill: 'black', stroke: 0.6 },
  brush(coords('2,-60 -6,-40 4,-22 -4,0'), 1.8),
  brush(coords('12,18 4,36 14,52 8,74'), 1.8),
]

/** A drum that has come down: its broken face toward us. */
const fallen: Part[] = [
  { d: 'M-8 -30L62 -26C72 -10 72 14 62 28L-8 32Z', fill: 'bone' },
  line('M0 -22L66 -18M2 -10L69 -7M2 4L69 5M2 17L66 17M-2 26L62 24', 0.9, 0),
  packed('M2 12L70 10C68 18 66 24 62 28L-8 32Z'),
  { d: ellipse([-8, 1], 20, 31), fill: 'bone' },
  line('M-18 -14L-6 -6L-14 4L-2 12L-10 22M-6 -6L4 -10M-2 12L6 10', 0.9, 1),
]

const rubble: Part[] = [
  ...coords('-92,122 -78,130 104,126').map(([x, y], i): Part => ({
    d: polygon([
      [x - 10, y + 6],
      [x - 7, y - 6 - i],
      [x + 3, y - 9],
      [x + 11, y - 1],
      [x + 9, y + 7],
    ]),
    fill: 'rock',
  })),
  line('M-110 136C-60 131 -20 138 20 135C60 132 90 138 124 134', 0.8, 1),
]

export const columns: Motif = {
  name: 'columns',
  category: 'object',
  words: ['columns', 'column', 'greek column', 'roman column'],
  variants: ['ionic'],
  draw: () =>
    measured([
      ...standing,
      ...capital,
      ...base,
      ...placed(fallen, { x: 74, y: 106, angle: 0.1, scale: 0.9 }),
      ...rubble,
    ]),
}
