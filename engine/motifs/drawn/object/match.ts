import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, type Point } from '#engine/motifs/drawing/geometry.ts'
import { stem } from '#engine/motifs/drawing/flora.ts'
import { finger } from '#engine/motifs/drawing/hand.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { brush, lines } from '#engine/motifs/drawing/pen.ts'
import { wisp } from '#engine/motifs/drawing/smoke.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** One clean flame about a match head at the origin, its tip 84 up. */
const FLAME: Part[] = [
  {
    d: 'M-2 17C-20 15 -27 0 -22 -16C-17 -32 -5 -42 -2 -58C-1 -68 -3 -76 -6 -84C12 -70 25 -48 24 -26C31 -12 20 16 -2 17Z',
    fill: 'flame',
  },
  {
    d: 'M-1 13C-14 11 -17 0 -13 -11C-9 -22 -1 -28 0 -46C10 -36 16 -22 14 -10C16 2 9 12 -1 13Z',
    fill: 'flameIn',
    stroke: 0.7,
  },
  {
    d: 'M-1 9C-8 7 -9 0 -6 -6C-4 -11 0 -14 1 -22C7 -15 9 -8 7 -2C7 5 4 9 -1 9Z',
    fill: 'paper',
    stroke: 0.5,
    shade: 0.2,
  },
]

/** The stick hangs down from its head at the origin; what has burned is black. */
function stick(length: number, burned: number): Part[] {
  const half = 3.6
  return [
    {
      d: `M${-half} 4L${half} 4L${half} ${length}L${half - 2.4} ${length + 1.6}L${-half} ${length}Z`,
      fill: 'wood',
      stroke: 0.9,
    },
    line(`M${half - 2.4} ${burned + 8}L${half - 2.4} ${length}`, 0.6, 1),
    {
      d: `M${-half + 0.6} 4L${half - 0.4} 3C${half} ${burned * 0.4} ${half - 1.6} ${burned * 0.7} ${half - 1} ${burned}L0 ${burned * 0.86}L${-half} ${burned + 5}C${-half + 1} ${burned * 0.6} ${-half} ${burned * 0.4} ${-half + 0.6} 4Z`,
      fill: 'black',
      stroke: 0.4,
    },
    {
      d: 'M0 -9C5.500 -9 7 -3 6 3C5 8 3 10 0 10C-3 10 -5 8 -6 3C-7 -3 -5.500 -9 0 -9Z',
      fill: 'black',
      stroke: 0.6,
    },
  ]
}

/** Short strokes of light about the flame. */
const glow = (from: number, to: number): Part =>
  line(
    [-2.2, -1.5, -0.8, -0.1, 0.6, 1.3, 2]
      .map((a) => {
        const at = (r: number) =>
          `${(r * Math.sin(a)).toFixed(1)} ${(-30 - r * Math.cos(a)).toFixed(1)}`
        return `M${at(from)}L${at(to)}`
      })
      .join(''),
    0.9,
    1,
  )

/** Thumb before the stick, two fingers behind it, the others rolled into the palm, the cuff of a shirt. */
function held(): Part[] {
  const lean = -0.16
  const upper: Point = [-16, -52]
  return [
    ...finger(coords('74,28 46,2 16,20 0,52'), 10.5, { creases: false }),
    ...finger(coords('64,8 34,-20 6,4 -7,38'), 11, { nail: -0.9, creases: false }),
    lines(
      [coords('20,-12 24,-7 25,-1'), coords('24,-14 28,-10 30,-5'), coords('4,8 8,10 11,14')],
      0.5,
      2,
    ),
    ...placed([...stick(128, 26), glow(66, 82), ...FLAME], {
      x: upper[0],
      y: upper[1],
      angle: lean,
    }),
    // the hollow of the palm, seen between the fingers
    {
      d: 'M64 26L84 40L90 90L62 116L46 100L44 66L50 44Z',
      fill: 'skin',
      stroke: 0,
      tone: 0.2,
      shade: 0.4,
    },
    ...finger(coords('96,46 60,30 37,52 40,96'), 10.5, { creases: false }),
    ...finger(coords('100,72 70,58 53,76 54,112'), 9.5, { creases: false }),
    {
      d: 'M62 -4C84 0 102 22 112 50C120 76 126 100 134 128L78 152C70 138 58 126 46 118C52 108 60 104 65 92C70 80 70 66 66 54C62 42 64 20 62 -4Z',
      fill: 'skin',
      stroke: 0,
      shade: 0.5,
    },
    line('M60 -3C84 0 102 22 112 50C120 76 126 100 134 128M78 152C70 138 58 126 46 118', 0.9, 0),
    lines(
      [coords('84,16 92,30 98,48'), coords('90,66 100,74 106,88'), coords('58,10 64,20 66,30')],
      0.5,
      2,
    ),
    ...finger(coords('74,132 40,108 14,84 -4,48'), 12, { nail: 0.15, creases: false }),
    // the ball of the thumb runs over into the palm without a seam
    {
      d: 'M38 96C52 102 68 106 82 102L104 128L80 146C66 132 48 120 34 108Z',
      fill: 'skin',
      stroke: 0,
      shade: 0.5,
    },
    lines(
      [coords('20,84 26,80 32,82'), coords('23,90 28,86 34,87'), coords('72,116 84,110 92,100')],
      0.5,
      2,
    ),
    {
      d: 'M70 148L136 120L148 144C130 160 104 170 82 172Z',
      fill: 'paper',
      stroke: 0.9,
    },
    { d: 'M76 166C104 164 132 154 152 138L168 164C146 184 116 194 88 196Z', fill: 'clothDark' },
    lines([coords('98,172 104,182 106,190'), coords('126,164 134,172 140,180')], 0.7),
  ]
}

const burning = (): Part[] => placed([...stick(168, 34), glow(64, 82), ...FLAME], { angle: 0.42 })

/** Gone out: the head bent, the stick black to a third, a thread of smoke. */
const spent = (): Part[] => [
  stem(coords('0,-6 -2,30 4,70'), 3.4, 3.8, 'black'),
  ...placed(
    [
      { d: 'M-3.800 64L4.800 60L4.800 150L-3.800 152Z', fill: 'wood', stroke: 0.9 },
      { d: 'M-4 58L4.800 56L4.800 76L2 70L0 82L-2 72L-4 78Z', fill: 'black', stroke: 0.3 },
      line('M1.800 84L1.800 150', 0.6, 1),
    ],
    { x: 3 },
  ),
  { d: 'M0 -18C7 -17 8 -8 6 -2C4 4 -2 6 -6 2C-9 -4 -8 -16 0 -18Z', fill: 'black', stroke: 0.6 },
  wisp(coords('0,-24 -12,-46 12,-72 -6,-100 10,-128 -2,-152'), 4.4),
  wisp(coords('4,-26 18,-52 4,-74 20,-104'), 2.6),
  brush(coords('-10,-70 -18,-86 -10,-102'), 1.4),
]

export const match: Motif = {
  name: 'match',
  category: 'object',
  words: ['match', 'burning match', 'matchstick', 'lit match', 'hand holding a match'],
  variants: ['burning', 'held', 'spent'],
  spare: ['held', 'spent'],
  draw: ({ variant }) =>
    measured(variant === 'held' ? held() : variant === 'spent' ? spent() : burning()),
}
