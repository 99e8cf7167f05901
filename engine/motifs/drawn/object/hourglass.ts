import { measured } from '#engine/motifs/drawing/box.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { circle, coords } from '#engine/motifs/drawing/geometry.ts'
import { line, mirrored, placed } from '#engine/motifs/drawing/parts.ts'
import { rope } from '#engine/motifs/drawing/ornament.ts'
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

/** Turned pillars, running sand and a glint on the bulbs. */
function upright(): Part[] {
  const plate = (y: number): Part[] => [
    { d: roundRect(-80, y - 7, 160, 14, 6), fill: 'wood' },
    line(`M-74 ${y}L74 ${y}`, 0.5, 1),
  ]
  return [
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
}

/** A round end plate seen slightly from above: rim, top, a bead moulding. */
const disc = (y: number, height: number): Part[] => [
  {
    d: `M-64 ${y}C-64 ${y + 19} 64 ${y + 19} 64 ${y}L64 ${y + height}C64 ${y + height + 19} -64 ${y + height + 19} -64 ${y + height}Z`,
    fill: 'gold',
  },
  { d: ellipse([0, y], 64, 14), fill: 'gold' },
  line(
    `M-62 ${y + height * 0.5}C-56 ${y + height * 0.5 + 18} 56 ${y + height * 0.5 + 18} 62 ${y + height * 0.5}`,
    0.6,
    1,
  ),
]

/** Twisted brass columns around round bulbs, the whole leaning, so that the sand lies aslant in it. */
function leaning(): Part[] {
  const column = (x: number, top: number, bottom: number): Part[] => [
    ...rope(coords(`${x},${top} ${x},${(top + bottom) / 2} ${x},${bottom}`), 4.6, 'gold'),
    { d: circle([x, (top + bottom) / 2], 7.5), fill: 'gold' },
  ]
  const parts: Part[] = [
    ...[-40, 0, 40].map((x): Part => ({
      d: circle([x, 120 - Math.abs(x) * 0.12], 10),
      fill: 'gold',
    })),
    ...disc(94, 12),
    ...column(-26, -86, 84),
    ...column(26, -86, 84),
    {
      d: 'M-34 -92C-58 -66 -48 -30 -5 -5L-5 5C-48 30 -58 66 -34 94C-20 101 20 101 34 94C58 66 48 30 5 5L5 -5C48 -30 58 -66 34 -92Z',
      fill: 'ice',
      shade: 0.6,
    },
    // what is left above slides towards the low side
    {
      d: 'M-24 -18C-14 -10 -8 -7 -3 -2L3 -2C18 -12 38 -26 44 -44C24 -30 4 -26 -24 -18Z',
      fill: 'sand',
      stroke: 0.8,
    },
    line('M0 -2L3 48', 1.3, 0),
    {
      d: 'M-43 66C-30 66 -12 56 4 40C20 44 36 46 48 52C50 70 44 84 34 93C20 100 -20 100 -34 93C-40 86 -43 76 -43 66Z',
      fill: 'sand',
      stroke: 0.8,
    },
    line(
      'M-24 72C-12 66 -4 60 2 52M12 52C20 56 30 58 38 60M-10 84C0 82 8 78 12 72M20 76C26 78 32 78 36 76',
      0.5,
      2,
    ),
    {
      d: 'M-38 -80C-46 -66 -44 -52 -36 -42L-31 -46C-38 -56 -38 -68 -32 -80Z',
      fill: 'paper',
      stroke: 0,
      detail: 1,
      shade: 0,
    },
    {
      d: 'M-40 54C-37 44 -31 36 -24 30L-21 34C-27 40 -32 46 -34 54Z',
      fill: 'paper',
      stroke: 0,
      detail: 1,
      shade: 0,
    },
    { d: ellipse([0, 0], 9, 5), fill: 'gold', stroke: 0.8 },
    ...column(-54, -96, 100),
    ...column(54, -96, 100),
    ...disc(-112, 12),
    { d: ellipse([0, -113], 26, 6), fill: 'gold', stroke: 0.8 },
    {
      d: 'M-12 -115C-12 -121 -5 -122 -4 -127C-9 -131 -8 -140 0 -142C8 -140 9 -131 4 -127C5 -122 12 -121 12 -115C6 -112 -6 -112 -12 -115Z',
      fill: 'gold',
    },
  ]
  return placed(parts, { angle: 0.34 })
}

export const hourglass: Motif = {
  name: 'hourglass',
  stands: true,
  isBrittle: true,
  category: 'object',
  hollow: { turned: [-40, 26, 40, 92] },
  hollowAbove: { turned: [-40, -92, 40, -26] },
  words: ['hourglass', 'sand clock', 'sandglass', 'hour glass', 'sand timer'],
  variants: ['turned', 'leaning'],
  draw: ({ variant }) => measured(variant === 'leaning' ? leaning() : upright()),
}
