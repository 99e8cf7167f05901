import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, circle, smooth } from '#engine/motifs/drawing/geometry.ts'
import { brush, lines } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, mirrored } from '#engine/motifs/drawing/parts.ts'

/** Longsword, point down: fuller to two thirds, straight quillons with flared ends, wheel pommel. */
const longsword: Part[] = [
  { d: 'M-10 -84L-7 116C-6 126 -3 134 0 142L0 -84Z', fill: 'steel' },
  { d: 'M10 -84L7 116C6 126 3 134 0 142L0 -84Z', fill: 'steelDark' },
  { d: 'M-3.4 -84L-2.2 50C-1.6 56 1.6 56 2.2 50L3.4 -84Z', fill: 'steel', stroke: 0.6, tone: 0.25 },
  line('M-7.5 -80L-5.6 92', 0.45, 2),
  { d: 'M-6.5 -96C-8 -114 -7.5 -132 -5.5 -148L5.5 -148C7.5 -132 8 -114 6.5 -96Z', fill: 'leather' },
  ...[-102, -109, -116, -123, -130, -137, -144].map((y): Part =>
    line(`M-7.6 ${y}L7.6 ${y - 6}`, 0.8, 1),
  ),
  ...mirrored([
    {
      d: 'M0 -99C20 -99 38 -98 52 -102C58 -104 62 -104 66 -100C64 -96 64 -92 66 -86C60 -84 56 -85 52 -87C38 -91 20 -90 0 -88Z',
      fill: 'gold',
    },
    line('M14 -95C30 -95 44 -95 56 -97', 0.6, 1),
  ]),
  { d: 'M-12 -102L12 -102L13 -85C8 -82 4 -76 0 -70C-4 -76 -8 -82 -13 -85Z', fill: 'gold' },
  { d: smooth(coords('0,-99 5,-92 0,-82 -5,-92'), true, 0.6), fill: 'ruby', stroke: 0.7 },
  { d: circle([0, -160], 13), fill: 'gold' },
  { d: circle([0, -160], 8), fill: 'gold', stroke: 0.7, detail: 1 },
  line('M0 -166L0 -154M-6 -160L6 -160', 1, 1),
]

const rock: Part[] = [
  {
    d: 'M-74 140C-70 118 -54 104 -40 98L-26 74L-4 66L16 72L34 68L48 92C62 100 76 118 80 140C40 148 -40 148 -74 140Z',
    fill: 'rock',
  },
  {
    d: 'M16 72L34 68L48 92C62 100 76 118 80 140C64 143 52 144 40 145L30 116L38 98Z',
    fill: 'rockDark',
    stroke: 0.7,
  },
  { d: 'M-11 73L0 78L12 72L8 67L-6 66Z', fill: 'black', stroke: 0.4 },
  lines(
    [
      coords('-26,74 -20,92 -34,112'),
      coords('-20,92 0,100 4,120'),
      coords('-50,118 -40,126 -40,136'),
      coords('10,88 16,100 30,116'),
      coords('-8,126 2,134 16,134'),
    ],
    0.7,
    1,
  ),
  brush(coords('48,100 58,114 62,132'), 1.6, 'black', 1),
]

export const sword: Motif = {
  name: 'sword',
  kind: 'weapon',
  category: 'object',
  words: ['sword', 'longsword', 'knight sword', 'excalibur', 'broadsword', 'sword in the stone'],
  variants: ['longsword', 'stone'],
  draw({ variant }) {
    if (variant !== 'stone') return measured([...longsword])
    // the stone hides the lower half of the blade: paint it last, the cleft just ahead of the steel
    const shortened = longsword.map((part, i) =>
      i < 2
        ? { ...part, d: i ? 'M10 -84L7.6 76L0 78L0 -84Z' : 'M-10 -84L-7.6 76L0 78L0 -84Z' }
        : part,
    )
    return measured([...rock.slice(0, 3), ...shortened, ...rock.slice(3)])
  },
}
