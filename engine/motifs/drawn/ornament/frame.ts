import { measured } from '#engine/motifs/drawing/box.ts'
import { around, petal } from '#engine/motifs/drawing/flora.ts'
import { circle, coords } from '#engine/motifs/drawing/geometry.ts'
import { line, mirrored, placed } from '#engine/motifs/drawing/parts.ts'
import { scroll } from '#engine/motifs/drawing/scroll.ts'
import { ellipse } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

const rosette: Part[] = [
  ...around(8, 2, () => petal({ length: 17, width: 7, veins: 1, tag: 'gold' })),
  { d: circle([0, 0], 6), fill: 'ruby', stroke: 0.8 },
]
const shellTop: Part[] = [
  ...mirrored([
    ...scroll({
      points: coords('6,0 30,-8 52,-4 68,10'),
      radius: 12,
      side: 1,
      width: 5,
      tag: 'gold',
    }),
    ...placed(petal({ length: 38, width: 11, veins: 1, tag: 'gold' }), { angle: 0.9 }),
    ...placed(petal({ length: 44, width: 12, veins: 1, tag: 'gold' }), { angle: 0.45 }),
  ]),
  ...petal({ length: 50, width: 13, veins: 3, tag: 'gold' }),
  { d: circle([0, 0], 8), fill: 'ruby', stroke: 0.9 },
]

/** The glass stays open, so that whatever is set inside shows on bare skin. */
function oval(): Part[] {
  const side: Part[] = [
    ...scroll({
      points: coords('96,-30 112,-10 112,14 98,34'),
      radius: 10,
      side: 1,
      width: 5,
      tag: 'gold',
    }),
    ...scroll({
      points: coords('98,30 112,10 112,-14 98,-34'),
      radius: 10,
      side: -1,
      width: 5,
      tag: 'gold',
    }),
  ]
  return [
    ...placed(shellTop, { y: -116 }),
    ...placed(shellTop, { y: 116, angle: Math.PI, scale: 0.82 }),
    ...mirrored(side),
    { d: ellipse([0, 0], 94, 122) + ellipse([0, 0], 74, 102, false), fill: 'gold' },
    line(ellipse([0, 0], 88, 116) + ellipse([0, 0], 80, 108), 0.6, 1),
    ...Array.from({ length: 44 }, (_, i): Part => {
      const a = (i / 44) * Math.PI * 2
      return {
        d: circle([84 * Math.cos(a), 112 * Math.sin(a)], 2.2),
        fill: 'gold',
        stroke: 0.5,
        detail: 1,
      }
    }),
    ...placed(rosette, { y: -112 }),
    ...placed(rosette, { y: 112, scale: 0.8 }),
  ]
}

function square(): Part[] {
  const cornerPiece: Part[] = [
    ...scroll({
      points: coords('0,0 -24,-10 -46,-8 -62,4'),
      radius: 10,
      side: -1,
      width: 5,
      tag: 'gold',
    }),
    ...scroll({
      points: coords('0,0 10,24 8,46 -4,62'),
      radius: 10,
      side: 1,
      width: 5,
      tag: 'gold',
    }),
    ...placed(petal({ length: 34, width: 11, tip: 'point', veins: 3, tag: 'gold' }), {
      angle: Math.PI / 4,
    }),
    ...placed(rosette, { scale: 0.9 }),
  ]
  return [
    {
      d: 'M-92 -116L92 -116L92 116L-92 116ZM-74 -98L-74 98L74 98L74 -98Z',
      fill: 'gold',
    },
    line('M-86 -110L86 -110L86 110L-86 110ZM-80 -104L-80 104L80 104L80 -104Z', 0.6, 1),
    line('M-92 -116L-74 -98M92 -116L74 -98M92 116L74 98M-92 116L-74 98', 0.8, 0),
    ...mirrored(placed(cornerPiece, { x: 86, y: -110 })),
    ...mirrored(placed(placed(cornerPiece, { angle: Math.PI / 2 }), { x: 86, y: 110 })),
  ]
}

export const frame: Motif = {
  name: 'frame',
  category: 'ornament',
  words: [
    'frame',
    'picture frame',
    'mirror',
    'hand mirror',
    'ornate frame',
    'cameo',
    'vintage frame',
  ],
  variants: ['oval', 'square'],
  draw: ({ variant }) => measured(variant === 'square' ? square() : oval()),
}
