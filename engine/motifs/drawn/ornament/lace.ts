import { measured } from '#engine/motifs/drawing/box.ts'
import { around, petal } from '#engine/motifs/drawing/flora.ts'
import { circle } from '#engine/motifs/drawing/geometry.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { drop } from '#engine/motifs/drawing/scroll.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

const HALF = 150
const PITCH = 50
const dot = (x: number, y: number, r: number): Part => ({
  d: circle([x, y], r),
  fill: 'black',
  stroke: 0,
})

const rosette: Part[] = [
  ...around(8, 3, () => petal({ length: 17, width: 6, veins: 1 })),
  { d: circle([0, 0], 4), fill: 'black', stroke: 0.2 },
]

/** One repeat: a scallop with a net behind it, a flower in its middle and picots along its edge. */
function repeat(): Part[] {
  const net = [0, 1, 2, 3, 4, 5]
    .map(
      (i) =>
        `M${-25 + i * 10} -14L${-25 + i * 10 + (i < 3 ? 14 : -14)} ${30 - Math.abs(i - 2.5) * 6}`,
    )
    .join('')
  const picots = Array.from({ length: 11 }, (_, i): Part => {
    const a = Math.PI * (0.06 + (i / 10) * 0.88)
    return {
      d: circle([27 * Math.cos(a), -8 + 54 * Math.sin(a)], 3.4),
      fill: 'paper',
      stroke: 0.9,
      shade: 0,
    }
  })
  return [
    ...picots,
    {
      d: 'M-25 -14L25 -14C27 20 14 44 0 44C-14 44 -27 20 -25 -14Z',
      fill: 'paper',
      stroke: 1,
      shade: 0.2,
    },
    line(net, 0.5, 1),
    line('M-19 -12C-20 16 -10 36 0 36C10 36 20 16 19 -12', 0.7, 1),
    ...placed(rosette, { y: 8, scale: 0.9 }),
    ...[-12, -6, 0, 6, 12].map((x) => dot(x, 30 - Math.abs(x) * 0.5, 1.4)),
  ]
}

export const lace: Motif = {
  name: 'lace',
  category: 'ornament',
  words: ['lace', 'lace band', 'garter', 'lace garter', 'lace pattern', 'doily'],
  variants: ['band', 'bow'],
  draw({ variant }) {
    const count = Math.round((HALF * 2) / PITCH)
    const centres = Array.from({ length: count }, (_, i) => -HALF + PITCH * (i + 0.5))
    const bow: Part[] = [
      { d: 'M0 -26C-26 -52 -54 -54 -56 -34C-58 -12 -28 -10 0 -22Z', fill: 'black', stroke: 0.6 },
      { d: 'M0 -26C26 -52 54 -54 56 -34C58 -12 28 -10 0 -22Z', fill: 'black', stroke: 0.6 },
      {
        d: 'M-4 -20C-12 8 -22 34 -36 52L-22 50L-16 62C-6 38 0 10 4 -20Z',
        fill: 'black',
        stroke: 0.6,
      },
      { d: 'M4 -20C12 8 22 34 36 52L22 50L16 62C6 38 0 10 -4 -20Z', fill: 'black', stroke: 0.6 },
      { d: circle([0, -24], 9), fill: 'ruby', stroke: 0.9 },
    ]
    return measured([
      ...centres.flatMap((x) => [drop([x, 50], 13), dot(x, 68, 1.8), ...placed(repeat(), { x })]),
      { d: `M${-HALF} -30L${HALF} -30L${HALF} -12L${-HALF} -12Z`, fill: 'paper', shade: 0.2 },
      ...Array.from({ length: 30 }, (_, i): Part => ({
        d: `M${-HALF + i * 10 + 5} -27L${-HALF + i * 10 + 9} -21L${-HALF + i * 10 + 5} -15L${-HALF + i * 10 + 1} -21Z`,
        fill: 'black',
        stroke: 0,
        detail: 1,
      })),
      ...Array.from({ length: 25 }, (_, i): Part => ({
        d: `M${-HALF + i * 12} -30C${-HALF + i * 12 + 2} -41 ${-HALF + i * 12 + 10} -41 ${-HALF + i * 12 + 12} -30Z`,
        fill: 'paper',
        stroke: 0.9,
        shade: 0,
      })),
      ...(variant === 'bow' ? bow : []),
    ])
  },
}
