import { measured } from '#engine/motifs/drawing/box.ts'
import { circle, coords, smooth, type Point } from '#engine/motifs/drawing/geometry.ts'
import { gleam, line, packed } from '#engine/motifs/drawing/parts.ts'
import { brush, lines } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** Short stitches across a seam. */
const stitches = (seam: readonly Point[], half: number): string =>
  seam
    .slice(0, -1)
    .map(([x, y], i) => {
      const [nx, ny] = seam[i + 1]!
      const long = Math.hypot(nx - x, ny - y)
      const [dx, dy] = [(-(ny - y) / long) * half, ((nx - x) / long) * half]
      return `M${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}L${(x - dx).toFixed(1)} ${(y - dy).toFixed(1)}`
    })
    .join('')

const SEAM = coords('-24,-34 -38,-25 -51,-15 -63,-4 -75,8 -86,20 -97,33 -107,46 -117,58 -126,68')

const mask: Part[] = [
  {
    d: 'M-38 -62C-14 -74 26 -70 42 -46C52 -24 48 16 34 38C16 52 -10 50 -26 38C-42 30 -56 26 -70 32C-96 42 -118 58 -142 84C-138 50 -120 10 -92 -14C-72 -32 -50 -46 -38 -62Z',
    fill: 'leather',
  },
  // the side away from the light, and what the brim throws
  packed(
    'M34 38C16 52 -10 50 -26 38C-42 30 -56 26 -70 32C-96 42 -118 58 -142 84C-128 58 -104 34 -76 20C-48 8 -20 24 0 26C20 26 36 10 44 -16C46 8 42 28 34 38Z',
  ),
  brush(SEAM, 1.1),
  line(stitches(SEAM, 4.5), 1.1, 1),
  lines(
    [
      coords('-34,-48 -58,-30 -82,-8'),
      coords('-60,14 -44,10 -28,16'),
      coords('-90,0 -104,18 -116,38'),
    ],
    0.7,
  ),
  // nostril slits
  brush(coords('-112,34 -106,40 -98,42'), 1.8),
  // straps with their rivets
  { d: 'M36 -42L82 -54L84 -42L42 -30Z', fill: 'leather' },
  { d: 'M38 18L82 22L80 34L34 32Z', fill: 'leather' },
  ...coords('46,-38 44,25').map((at): Part => ({ d: circle(at, 3), fill: 'gold', stroke: 0.8 })),
  // goggle
  { d: circle([4, -24], 25), fill: 'gold' },
  { d: circle([4, -24], 18), fill: 'black', stroke: 0.8 },
  ...Array.from({ length: 8 }, (_, i): Part => {
    const a = (i / 8) * Math.PI * 2 + 0.3
    return {
      d: circle([4 + Math.cos(a) * 21.5, -24 + Math.sin(a) * 21.5], 1.8),
      fill: 'black',
      stroke: 0.2,
      detail: 1,
    }
  }),
  gleam('M-10 -28C-8 -36 -2 -40 6 -40L5 -35C0 -35 -4 -32 -6 -26Z', 0),
]

const hat: Part[] = [
  {
    d: 'M-118 -60C-92 -90 76 -104 128 -76C134 -66 120 -56 96 -54C44 -66 -44 -62 -88 -44C-110 -40 -126 -48 -118 -60Z',
    fill: 'furBlack',
  },
  {
    d: 'M-58 -78C-58 -122 -48 -152 -12 -160C28 -166 58 -150 62 -122C66 -104 70 -92 74 -82C30 -96 -20 -94 -58 -78Z',
    fill: 'furBlack',
  },
  { d: 'M-59 -92C-22 -108 30 -110 70 -96L74 -80C30 -95 -20 -93 -58 -77Z', fill: 'leather' },
  brush(coords('-106,-58 -70,-74 -20,-82'), 1.6),
  brush(coords('-36,-146 -44,-126 -46,-108'), 1.8),
  lines([coords('-12,-150 -20,-132 -22,-112'), coords('20,-152 24,-134 24,-112')], 0.7),
  packed('M28 -160C50 -156 60 -142 62 -122C66 -104 70 -92 74 -82L58 -87C52 -110 46 -138 28 -160Z'),
  gleam('M-104 -62C-84 -74 -58 -80 -34 -83L-34 -79C-58 -76 -82 -68 -100 -58Z'),
]

/** Head and shoulders, in profile. */
const bust = (): Part[] => [
  {
    d: 'M-96 140C-90 100 -64 76 -34 66L74 58C110 72 132 104 138 140C70 150 -40 150 -96 140Z',
    fill: 'furBlack',
  },
  lines(
    [
      coords('-58,86 -68,110 -72,138'),
      coords('-20,92 -24,116 -24,142'),
      coords('24,92 34,116 38,142'),
      coords('72,84 90,108 98,138'),
    ],
    0.9,
  ),
  packed('M74 58C110 72 132 104 138 140C124 144 104 146 84 147C100 118 96 84 66 64Z'),
  // hood, and the cape that lies over the shoulders
  {
    d: smooth(coords('-20,-66 28,-84 70,-70 88,-34 88,16 80,58 48,84 0,88 -34,74 -36,30 -30,-20')),
    fill: 'furBlack',
  },
  packed(
    'M70 -70C86 -50 92 -10 88 16C86 40 82 54 74 66C62 78 46 84 30 86C60 62 72 20 68 -20C68 -40 66 -60 60 -74Z',
  ),
  lines(
    [coords('58,-50 68,-16 62,30'), coords('46,52 40,68 26,80'), coords('-20,52 -12,68 4,78')],
    0.9,
  ),
  ...mask,
  ...hat,
]

export const plagueDoctor: Motif = {
  name: 'plague-doctor',
  category: 'mythical',
  words: ['plague doctor', 'plague doctor mask'],
  variants: ['profile'],
  draw: () => measured(bust()),
}
