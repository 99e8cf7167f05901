import { measured } from '#engine/motifs/drawing/box.ts'
import { coords } from '#engine/motifs/drawing/geometry.ts'
import { mirrored, placed } from '#engine/motifs/drawing/parts.ts'
import { brush, lines } from '#engine/motifs/drawing/pen.ts'
import { drop } from '#engine/motifs/drawing/scroll.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

const creases = (top: boolean): Part[] =>
  mirrored(
    [10, 26, 42, 58, 74].map((x) =>
      top
        ? brush(
            [
              [x, -10 + x * 0.05],
              [x + 2, -22 + x * 0.12],
              [x + 5, -32 + x * 0.24],
            ],
            0.9,
          )
        : brush(
            [
              [x, 26 - x * 0.1],
              [x + 1, 38 - x * 0.2],
              [x - 1, 50 - x * 0.34],
            ],
            0.9,
          ),
    ),
  )

/** Parted lips: teeth between them, light on the lower one. */
const mouth: Part[] = [
  {
    d: 'M-112 2C-80 6 -40 -6 0 -2C40 -6 80 6 112 2C80 28 40 34 0 34C-40 34 -80 28 -112 2Z',
    fill: 'black',
    stroke: 0.5,
  },
  {
    d: 'M-70 0C-40 -6 40 -6 70 0C60 12 40 18 0 18C-40 18 -60 12 -70 0Z',
    fill: 'bone',
    stroke: 0.7,
    shade: 0.3,
  },
  lines(
    [-44, -22, 0, 22, 44].map(
      (x) =>
        [
          [x, -4],
          [x * 0.97, 16 - Math.abs(x) * 0.06],
        ] as const,
    ),
    0.6,
  ),
  {
    d: 'M-116 2C-84 -16 -52 -46 -24 -46C-12 -46 -6 -38 0 -34C6 -38 12 -46 24 -46C52 -46 84 -16 116 2C84 2 46 -8 0 -2C-46 -8 -84 2 -116 2Z',
    fill: 'red',
  },
  {
    d: 'M-116 2C-84 14 -46 26 0 22C46 26 84 14 116 2C90 46 48 66 0 66C-48 66 -90 46 -116 2Z',
    fill: 'red',
  },
  ...creases(true),
  ...creases(false),
  {
    d: 'M-54 38C-36 48 -16 50 -6 46C-20 56 -46 54 -54 38Z',
    fill: 'paper',
    stroke: 0,
    shade: 0.1,
    isGleam: true,
  },
  {
    d: 'M-40 -28C-32 -36 -24 -38 -18 -36C-24 -30 -32 -26 -40 -28Z',
    fill: 'paper',
    stroke: 0,
    shade: 0.1,
    detail: 1,
    isGleam: true,
  },
]

export const lips: Motif = {
  name: 'lips',
  isPart: true,
  category: 'human',
  words: ['lips', 'kiss', 'mouth', 'red lips', 'kiss mark', 'lipstick kiss'],
  variants: ['parted', 'dripping'],
  draw: ({ variant }) =>
    measured([
      ...mouth,
      ...(variant === 'dripping'
        ? [
            {
              d: 'M14 62C18 84 16 100 20 112C24 120 32 112 30 102C28 88 30 74 34 60Z',
              fill: 'red',
            } satisfies Part,
            drop([26, 122], 24, 'red'),
            ...placed([drop([-34, 70], 18, 'red')], {}),
          ]
        : []),
      brush(coords('-108,4 -60,10 0,8'), 0.6),
    ]),
}
