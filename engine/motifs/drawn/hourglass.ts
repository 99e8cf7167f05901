import { measured } from '#engine/motifs/drawing/box.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { circle } from '#engine/motifs/drawing/geometry.ts'
import { line, mirrored } from '#engine/motifs/drawing/parts.ts'
import { ellipse, roundRect } from '#engine/motifs/drawing/shapes.ts'

const pillar: Part[] = [
  // a turned column: swelling, collars, swelling
  {
    d: 'M57 -82L69 -82C66 -70 66 -64 69 -56C72 -36 69 -20 65 -8L61 -8C57 -20 54 -36 57 -56C60 -64 60 -70 57 -82Z',
    fill: 'wood',
  },
  {
    d: 'M57 82L69 82C66 70 66 64 69 56C72 36 69 20 65 8L61 8C57 20 54 36 57 56C60 64 60 70 57 82Z',
    fill: 'wood',
  },
  { d: circle([63, 0], 8), fill: 'gold' },
  line('M57 -56L69 -56M57 56L69 56', 0.7, 1),
]

/** Hourglass with turned pillars, running sand and a glint on the bulbs. */
export const hourglass: Motif = {
  name: 'hourglass',
  category: 'object',
  words: ['hourglass', 'sand clock', 'sandglass', 'hour glass', 'sand timer'],
  variants: ['turned'],
  draw() {
    const plate = (y: number): Part[] => [
      { d: roundRect(-80, y - 7, 160, 14, 6), fill: 'wood' },
      line(`M-74 ${y}L74 ${y}`, 0.5, 1),
    ]
    const parts: Part[] = [
      ...mirrored(pillar),
      {
        d: 'M-46 -82C-50 -44 -14 -22 -5 0C-14 22 -50 44 -46 82L46 82C50 44 14 22 5 0C14 -22 50 -44 46 -82Z',
        fill: 'ice',
        shade: 0.6,
      },
      {
        d: 'M-37 -42C-26 -24 -8 -14 -2 0L2 0C8 -14 26 -24 37 -42C22 -34 -18 -48 -37 -42Z',
        fill: 'sand',
        stroke: 0.8,
      },
      { d: 'M-43 81C-38 62 -18 50 0 38C18 50 38 62 43 81Z', fill: 'sand', stroke: 0.8 },
      line('M0 0L0 40', 1, 0),
      line('M-26 72C-14 64 -6 58 0 52M26 74C18 68 10 62 6 58', 0.5, 2),
      {
        d: 'M-37 -72C-38 -58 -34 -50 -28 -42L-24 -46C-29 -54 -31 -62 -30 -72Z',
        fill: 'paper',
        stroke: 0,
        detail: 1,
        shade: 0,
      },
      {
        d: 'M36 66C36 54 32 46 26 38L23 42C27 50 30 58 29 66Z',
        fill: 'paper',
        stroke: 0,
        detail: 1,
        shade: 0,
      },
      { d: ellipse([0, -82], 46, 5), fill: 'gold', stroke: 0.8 },
      { d: ellipse([0, 82], 46, 5), fill: 'gold', stroke: 0.8 },
      ...plate(-90),
      ...plate(90),
      { d: roundRect(-70, -108, 140, 11, 5), fill: 'wood' },
      { d: roundRect(-70, 97, 140, 11, 5), fill: 'wood' },
    ]
    return measured(parts)
  },
}
