import { measured } from '#engine/motifs/drawing/box.ts'
import { circle, coords, smooth } from '#engine/motifs/drawing/geometry.ts'
import { gleam, line, packed, placed } from '#engine/motifs/drawing/parts.ts'
import { brush, degrees, lines } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** The blade from its pivot at the origin, edge down: thick spine, hollow ground, a squared point. */
const blade: Part[] = [
  // the tang that a finger rests on, bent up behind the pivot
  {
    d: smooth(
      coords(
        '6,-7 -12,-9 -32,-14 -48,-28 -54,-40 -46,-42 -36,-30 -22,-22 0,-18 22,-17 40,-17 42,9 22,9',
      ),
    ),
    fill: 'steel',
  },
  brush(coords('-50,-39 -40,-26 -22,-16 8,-11'), 1.2),
  {
    d: 'M36 -18L150 -24C160 -25 166 -22 167 -12C168 0 164 16 158 29C120 31 70 32 52 30C44 28 41 22 42 10L36 9Z',
    fill: 'steel',
  },
  // the hollow, where the steel turns from grey to white
  {
    d: 'M48 -10C80 -11 120 -14 160 -16C162 -6 160 0 158 6C120 10 80 11 46 10Z',
    fill: 'steelDark',
    stroke: 0.5,
    detail: 1,
  },
  line('M48 16C84 18 122 17 158 14', 0.7, 1),
  gleam('M58 22C86 25 112 25 140 23L139 27C112 29 84 29 57 27Z'),
  line('M62 -6L140 -10M74 0L128 -3', 0.6, 2),
  packed(
    'M150 -24C160 -25 166 -22 167 -12C168 0 164 16 158 29L150 29C157 14 160 0 158 -10C157 -16 154 -19 148 -20Z',
  ),
]

/** Two scales of horn with their three pins, from the pivot down. */
const handle: Part[] = [
  {
    d: smooth(
      coords(
        '-14,-4 -2,-14 16,-14 52,-6 92,4 128,18 152,38 158,54 148,62 132,54 108,36 74,24 32,14 -2,12',
      ),
    ),
    fill: 'black',
  },
  {
    d: smooth(coords('-6,-6 14,-9 52,-1 92,10 126,24 148,46 130,46 106,30 74,18 32,9 0,6')),
    fill: 'bone',
    stroke: 0.8,
  },
  lines(
    [
      coords('34,1 60,8 84,15'),
      coords('52,4 86,12 112,26'),
      coords('20,-3 40,3 58,12'),
      coords('100,18 120,28 134,40'),
    ],
    0.7,
  ),
  ...coords('4,0 72,10 140,46').flatMap((at): Part[] => [
    { d: circle(at, 5.4), fill: 'gold', stroke: 0.9 },
    { d: circle(at, 1.8), fill: 'black', stroke: 0.2, detail: 1 },
  ]),
]

export const straightRazor: Motif = {
  name: 'straight-razor',
  category: 'object',
  words: ['straight razor', 'cut throat razor', 'barber razor'],
  variants: ['open'],
  draw: () =>
    measured([
      ...placed(blade, { angle: degrees(-34) }),
      ...placed(handle, { angle: degrees(52) }),
    ]),
}
