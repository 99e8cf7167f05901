import { measured } from '#engine/motifs/drawing/box.ts'
import { almondEye } from '#engine/motifs/drawing/anatomy.ts'
import { openEye } from '#engine/motifs/drawing/face.ts'
import { clump } from '#engine/motifs/drawing/flora.ts'
import { circle, coords } from '#engine/motifs/drawing/geometry.ts'
import type { Rng } from '#shared/random.ts'
import { mirrored, placed } from '#engine/motifs/drawing/parts.ts'
import { brush, lines, symmetric } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** Pleated collar: fans of cloth, every second one in shade. */
const ruff: Part[] = Array.from({ length: 15 }, (_, i): Part => {
  const a = Math.PI * (0.02 + (i / 15) * 0.96),
    b = Math.PI * (0.02 + ((i + 1) / 15) * 0.96)
  const at = (r: number, t: number) =>
    `${(r * Math.cos(t)).toFixed(1)} ${(44 + r * 0.66 * Math.sin(t)).toFixed(1)}`
  return {
    d: `M${at(30, a)}L${at(104, a)}Q${at(114, (a + b) / 2)} ${at(104, b)}L${at(30, b)}Z`,
    fill: i % 2 ? 'banner' : 'red',
    stroke: 0.9,
  }
})

function head(random: Rng, evil: boolean): Part[] {
  const puffs = (): Part[] => [
    ...clump(70, -6, 26, 24, 9, random, 'red'),
    ...clump(62, -38, 26, 24, 9, random, 'red'),
    ...clump(62, 22, 20, 18, 8, random, 'red'),
  ]
  const eye: Part[] = evil
    ? [
        { d: 'M6 -6C14 -26 36 -32 50 -20C46 -6 30 6 12 6Z', fill: 'black', stroke: 0.4 },
        ...almondEye([12, 0], [38, -14], 13, { iris: 'gold', pupil: 'slit', lid: 2.4, look: 0.45 }),
        brush(coords('4,-14 18,-34 46,-40'), 3),
      ]
    : [
        // the painted diamond stands over and under the eye
        {
          d: 'M24 -42C27 -28 31 -18 37 -4C31 8 27 20 24 34C20 20 16 8 10 -4C16 -18 20 -28 24 -42Z',
          fill: 'blue',
          stroke: 0.8,
        },
        ...openEye([11, 2], [36, 0], 12, 0.5, 'iris'),
        brush(coords('12,-44 24,-54 38,-46'), 2.2),
      ]
  const grin: Part[] = evil
    ? [
        { d: 'M-46 30C-24 40 24 40 46 30C42 64 22 80 0 80C-22 80 -42 64 -46 30Z', fill: 'red' },
        {
          d: 'M-38 38C-20 45 20 45 38 38C33 60 18 70 0 70C-18 70 -33 60 -38 38Z',
          fill: 'black',
          stroke: 0.6,
        },
        {
          d: 'M-34 40L-28 52L-22 43L-15 56L-8 45L0 58L8 45L15 56L22 43L28 52L34 40C18 46 -18 46 -34 40Z',
          fill: 'bone',
          stroke: 0.7,
          shade: 0.2,
        },
        {
          d: 'M-26 62L-20 53L-13 66L-6 56L0 68L6 56L13 66L20 53L26 62C18 70 -18 70 -26 62Z',
          fill: 'bone',
          stroke: 0.7,
          shade: 0.2,
        },
      ]
    : [
        {
          d: 'M-48 32C-34 28 -20 40 0 40C20 40 34 28 48 32C50 58 26 78 0 78C-26 78 -50 58 -48 32Z',
          fill: 'red',
        },
        {
          d: 'M-36 46C-20 54 20 54 36 46C30 62 16 68 0 68C-16 68 -30 62 -36 46Z',
          fill: 'bone',
          stroke: 0.8,
          shade: 0.2,
        },
        brush(coords('-34,57 0,62 34,57'), 0.8),
      ]
  return [
    ...ruff,
    ...placed(puffs(), { mirror: true }),
    ...puffs(),
    {
      d: symmetric(coords('0,-98 34,-90 56,-62 60,-20 56,22 42,62 20,88 0,94')),
      fill: 'paper',
      shade: 0.5,
    },
    ...mirrored([...eye, lines([coords('52,14 48,28 50,40'), coords('12,20 22,28 34,30')], 0.7)]),
    lines([coords('-20,-66 0,-70 20,-66'), coords('-16,-76 0,-79 16,-76')], 0.6),
    ...grin,
    { d: circle([0, 16], 15), fill: 'red' },
    { d: circle([-5, 10], 4), fill: 'paper', stroke: 0, shade: 0.1 },
    // a hat far too small
    ...placed(
      [
        { d: 'M-30 0C-14 7 14 7 30 0L26 -4L-26 -4Z', fill: 'black', stroke: 0.5 },
        {
          d: 'M-20 -2L-17 -36C-8 -40 8 -40 17 -36L20 -2C8 2 -8 2 -20 -2Z',
          fill: 'black',
          stroke: 0.5,
        },
        { d: 'M-20 -10C-8 -6 8 -6 20 -10L20 -2C8 2 -8 2 -20 -2Z', fill: 'red', stroke: 0.7 },
      ],
      { x: 18, y: -90, angle: 0.24 },
    ),
  ]
}

export const clown: Motif = {
  name: 'clown',
  category: 'human',
  words: ['clown', 'jester', 'joker', 'evil clown', 'circus clown'],
  variants: ['happy', 'evil'],
  draw: ({ variant, random }) => measured(head(random, variant === 'evil')),
}
