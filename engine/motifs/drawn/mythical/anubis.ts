import { measured } from '#engine/motifs/drawing/box.ts'
import { circle, coords, smooth } from '#engine/motifs/drawing/geometry.ts'
import { line } from '#engine/motifs/drawing/parts.ts'
import { brush, lines } from '#engine/motifs/drawing/pen.ts'
import { ticks } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** Stripes of the headcloth, from the crown down over the shoulder. */
const stripes: Part[] = Array.from({ length: 11 }, (_, i): Part => {
  const t = i / 10,
    y = -36 + t * 150
  const left = -58 - 22 * t,
    right = -10 + 16 * t
  return {
    d: `M${left} ${y}C${left + 18} ${y - 8} ${right - 14} ${y - 6} ${right} ${y + 2}L${right} ${y + 9}C${right - 14} ${y + 2} ${left + 18} ${y} ${left - 1} ${y + 7}Z`,
    fill: i % 2 ? 'gold' : 'blue',
    stroke: 0.6,
  }
})

/** The jackal in profile: black head, tall ears, striped headcloth, broad collar. */
function head(): Part[] {
  return [
    // far ear
    { d: 'M-2 -60C2 -96 14 -128 26 -146C34 -122 34 -88 26 -54Z', fill: 'furDark', tone: 0.4 },
    // headcloth behind the neck
    {
      d: 'M-20 -62C-52 -58 -66 -20 -70 30C-74 76 -92 106 -98 132L14 132C14 90 6 40 0 0Z',
      fill: 'gold',
    },
    ...stripes,
    // neck and collar
    {
      d: 'M0 0C4 40 2 70 -6 96C16 110 48 108 64 92C54 64 50 40 56 20Z',
      fill: 'furDark',
      tone: 0.4,
    },
    {
      d: 'M-14 88C14 106 48 104 70 84C82 98 90 114 94 132L-28 132C-24 116 -20 102 -14 88Z',
      fill: 'gold',
    },
    line(
      'M-17 98C14 116 52 114 77 94M-21 110C14 126 56 124 84 106M-25 122C14 134 60 132 90 118',
      0.8,
      0,
    ),
    lines(
      [
        coords('-2,102 -6,130'),
        coords('14,106 12,131'),
        coords('32,106 34,131'),
        coords('50,102 56,131'),
        coords('64,95 74,130'),
      ],
      0.7,
    ),
    // skull and long muzzle
    {
      d: smooth(
        coords(
          '-18,-40 -8,-62 20,-70 44,-58 62,-40 92,-28 126,-18 132,-8 124,2 98,6 74,14 58,28 40,36 14,26 -8,6',
        ),
      ),
      fill: 'furDark',
      tone: 0.42,
    },
    // near ear
    {
      d: 'M-16 -46C-24 -90 -18 -134 -8 -158C8 -136 22 -100 22 -62C12 -48 -4 -44 -16 -46Z',
      fill: 'furDark',
      tone: 0.42,
    },
    { d: 'M-8 -60C-14 -92 -10 -120 -5 -136C4 -116 12 -92 12 -66Z', fill: 'gold', stroke: 0.7 },
    lines([coords('-2,-66 -5,-92 -4,-116'), coords('5,-68 5,-90 2,-106')], 0.6),
    // eye lined in gold after the wall paintings
    { d: 'M26 -36C36 -48 54 -48 66 -34C54 -28 38 -28 26 -36Z', fill: 'gold', stroke: 0.8 },
    { d: circle([47, -38], 6), fill: 'black', stroke: 0.3 },
    { d: circle([45, -40], 1.8), fill: 'paper', stroke: 0, shade: 0 },
    brush(coords('26,-36 8,-32 -8,-22'), 2.4, 'gold'),
    brush(coords('22,-50 44,-58 66,-44'), 2.2, 'gold'),
    brush(coords('128,2 100,0 78,4 66,14'), 1.6, 'gold'),
    { d: smooth(coords('120,-18 132,-14 132,-4 122,-6')), fill: 'black', stroke: 0.4 },
    lines([coords('72,-20 92,-14 112,-10'), coords('68,-10 88,-6 106,-4')], 0.6),
    // band of the headcloth
    { d: 'M-22 -56C-10 -40 -6 -10 4 14L-6 18C-18 -6 -26 -32 -32 -52Z', fill: 'gold', stroke: 0.9 },
  ]
}

export const anubis: Motif = {
  name: 'anubis',
  category: 'mythical',
  words: ['anubis', 'egyptian god', 'jackal', 'jackal god', 'egyptian'],
  variants: ['head', 'sun'],
  draw: ({ variant }) =>
    measured([
      ...(variant === 'sun'
        ? [
            line(ticks([10, -30], 124, 148, 40), 1, 0),
            { d: circle([10, -30], 116), fill: 'sun', shade: 0.5 } satisfies Part,
          ]
        : []),
      ...head(),
    ]),
}
