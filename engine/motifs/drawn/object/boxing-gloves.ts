import { measured } from '#engine/motifs/drawing/box.ts'
import { circle, coords, sample, smooth, tube } from '#engine/motifs/drawing/geometry.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { brush, lines } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** One glove hanging from its cuff, knuckles down, thumb to the left. */
const glove: Part[] = [
  {
    d: smooth(coords('-27,-28 27,-28 42,-2 52,36 46,72 22,92 -10,92 -34,76 -42,46 -40,8')),
    fill: 'red',
  },
  // seams over the knuckles and along the side
  lines([coords('-36,48 -6,62 24,58 48,44'), coords('30,-20 40,10 44,40')], 0.7),
  brush(coords('42,66 22,82 -8,84'), 1.8),
  // lacing on the palm side
  {
    d: smooth(coords('-10,-30 12,-30 14,4 2,22 -10,6'), true, 0.8),
    fill: 'clothDark',
    stroke: 0.8,
  },
  line('M-9 -22L12 -14M12 -22L-9 -14M-9 -10L13 -2M13 -10L-9 -2M-8 2L11 10M12 2L-7 9', 1.1, 0),
  { d: smooth(coords('-36,-10 -56,4 -66,32 -60,58 -44,66 -32,54 -30,34 -26,10')), fill: 'red' },
  brush(coords('-32,-2 -30,26 -34,54'), 1.6),
  lines([coords('-52,14 -58,34 -54,52')], 0.6),
  // cuff with its piping
  { d: 'M-28 -76C-10 -82 10 -82 28 -76L31 -26C12 -20 -12 -20 -31 -26Z', fill: 'red' },
  {
    d: 'M-29.500 -56C-10 -50 10 -50 29.500 -56L30.500 -38C12 -32 -12 -32 -30.500 -38Z',
    fill: 'paper',
    stroke: 0.9,
  },
  { d: 'M-29 -78C-10 -85 10 -85 29 -78L28 -68C10 -75 -10 -75 -28 -68Z', fill: 'clothDark' },
  line('M-24 -28C-8 -24 8 -24 24 -28', 0.6, 1),
]

const cord = (text: string): Part => ({
  d: tube(sample(coords(text), 16), () => 2.1).strip(0, 1, -1, 1, 40),
  fill: 'paper',
  stroke: 0.9,
})

/** A pair hung up by the laces. */
const hanging = (): Part[] => [
  cord('2,-132 26,-92 38,-50 44,-22'),
  cord('0,-132 -22,-104 -36,-72 -42,-46'),
  ...placed(glove, { x: 50, y: 58, angle: -0.14, scale: 0.98, mirror: true }),
  ...placed(glove, { x: -46, y: 32, angle: 0.12, scale: 0.98 }),
  cord('-2,-134 22,-120 40,-96 34,-70'),
  cord('2,-134 -14,-112 -10,-88 -18,-66'),
  { d: circle([0, -136], 9), fill: 'steel' },
  { d: circle([-2, -138], 3.4), fill: 'paper', stroke: 0.4, shade: 0 },
  cord('-9,-128 0,-120 10,-128'),
]

/** One glove raised, with a burst of lines at the knuckles. */
const raised = (): Part[] => [
  ...placed(glove, { angle: Math.PI - 0.24, scale: 1.25 }),
  line(
    'M-66 -106L-82 -124M-34 -128L-42 -150M8 -136L10 -160M48 -128L58 -148M84 -102L100 -116',
    1.6,
    1,
  ),
]

export const boxingGloves: Motif = {
  name: 'boxing-gloves',
  category: 'object',
  words: ['boxing gloves', 'boxing glove', 'boxing'],
  variants: ['hanging', 'raised'],
  draw: ({ variant }) => measured(variant === 'raised' ? raised() : hanging()),
}
