import { measured } from '#engine/motifs/drawing/box.ts'
import { circle, lerp, polygon, type Point } from '#engine/motifs/drawing/geometry.ts'
import { line, mirrored, placed } from '#engine/motifs/drawing/parts.ts'
import { ellipse, rect, roundRect, star, ticks } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part, Tag } from '#engine/motifs/motif.ts'

interface Shell {
  x: number
  top: number
  half: number
  height: number
  /** how much of the skin shows: half height of its ellipse */
  tilt?: number
  tag?: Tag
  lugs?: number
}

/** A drum standing upright: shell, hoops, lugs, the skin seen a little from above. */
function drum({ x, top, half, height, tilt = half * 0.24, tag = 'red', lugs = 5 }: Shell): Part[] {
  const bottom = top + height
  const shell = (y0: number, y1: number, grow: number) =>
    `M${x - half - grow} ${y0}C${x - half - grow} ${y0 + tilt * 1.32} ${x + half + grow} ${y0 + tilt * 1.32} ${x + half + grow} ${y0}L${x + half + grow} ${y1}C${x + half + grow} ${y1 + tilt * 1.32} ${x - half - grow} ${y1 + tilt * 1.32} ${x - half - grow} ${y1}Z`
  const rods = Array.from({ length: lugs }, (_, i): Part[] => {
    const k = lugs === 1 ? 0 : lerp(-0.86, 0.86, i / (lugs - 1))
    const [px, sag] = [x + half * k, tilt * Math.sqrt(1 - k * k)]
    return [
      line(`M${px} ${top + sag}L${px} ${bottom + sag}`, 1, 1),
      {
        d: roundRect(px - 3, lerp(top, bottom, 0.36) + sag, 6, height * 0.28, 2.4),
        fill: 'steel',
        stroke: 0.7,
      },
    ]
  }).flat()
  return [
    { d: shell(top, bottom, 0), fill: tag },
    ...rods,
    { d: shell(bottom - height * 0.1, bottom, 2), fill: 'steel', stroke: 0.9 },
    { d: shell(top, top + height * 0.12, 2), fill: 'steel', stroke: 0.9 },
    { d: ellipse([x, top], half + 2, tilt), fill: 'steel', stroke: 0.9 },
    { d: ellipse([x, top], half - 3, tilt - 2), fill: 'banner', stroke: 0.7 },
  ]
}

/** A cymbal on its stand, leaning by `lean`. */
const cymbal = (x: number, y: number, half: number, lean: number, foot: number): Part[] => [
  line(`M${x} ${y}L${x} ${foot}`, 2.2, 0),
  line(`M${x} ${foot - 26}L${x - 18} ${foot}M${x} ${foot - 26}L${x + 18} ${foot}`, 1.8, 0),
  ...placed(
    [
      { d: ellipse([0, 0], half, half * 0.2), fill: 'gold' },
      line(
        ellipse([0, 0], half * 0.78, half * 0.14) + ellipse([0, 0], half * 0.54, half * 0.09),
        0.5,
        1,
      ),
      {
        d: `M${-half * 0.24} -1C${-half * 0.2} ${-half * 0.2} ${half * 0.2} ${-half * 0.2} ${half * 0.24} -1C${half * 0.1} 4 ${-half * 0.1} 4 ${-half * 0.24} -1Z`,
        fill: 'gold',
        stroke: 0.8,
      },
      { d: roundRect(-2.5, -half * 0.32, 5, half * 0.2, 2), fill: 'steel', stroke: 0.7 },
    ],
    { x, y, angle: lean },
  ),
]

/** Bass drum from the front. */
const bass: Part[] = [
  ...mirrored([line('M50 80L72 116', 2.6, 0)]),
  { d: circle([0, 50], 66), fill: 'red' },
  { d: circle([0, 50], 61), fill: 'steel', stroke: 0.8 },
  { d: circle([0, 50], 55), fill: 'banner' },
  ...Array.from({ length: 10 }, (_, i): Part[] => {
    const angle = ((i + 0.5) * Math.PI) / 5
    const at = (r: number): Point => [r * Math.sin(angle), 50 - r * Math.cos(angle)]
    return placed([{ d: roundRect(-3, -6, 6, 12, 2), fill: 'steel', stroke: 0.7 }], {
      x: at(63)[0],
      y: at(63)[1],
      angle,
    })
  }).flat(),
  { d: star(5, 34, 14, [0, 52]), fill: 'black', stroke: 0.8 },
  line(ticks([0, 50], 44, 50, 36), 0.6, 2),
]

const kit = (): Part[] => [
  ...cymbal(-112, -66, 42, -0.22, 118),
  ...cymbal(112, -70, 46, 0.22, 118),
  ...cymbal(-128, 8, 30, 0, 118),
  ...bass,
  line('M-20 -16L-8 -2M20 -16L8 -2', 2.6, 0),
  ...drum({ x: -36, top: -54, half: 30, height: 36, tilt: 9, lugs: 3 }),
  ...drum({ x: 36, top: -54, half: 30, height: 36, tilt: 9, lugs: 3 }),
  ...[76, 124].map((x) => line(`M${x} 70L${x + (x - 100) * 0.16} 118`, 2.4, 0)),
  ...drum({ x: 100, top: 34, half: 36, height: 58, tilt: 10, lugs: 3 }),
  ...[-1, 1].map((s) => line(`M${-86 + s * 4} 70L${-86 + s * 22} 118`, 2.2, 0)),
  ...drum({ x: -86, top: 44, half: 34, height: 24, tilt: 9, lugs: 4, tag: 'steel' }),
]

/** A drumstick along the vertical, bead up. */
const stick: Part[] = [
  {
    d: polygon([
      [-2.6, -104],
      [2.6, -104],
      [6, 40],
      [6, 112],
      [-6, 112],
      [-6, 40],
    ]),
    fill: 'wood',
  },
  { d: ellipse([0, -110], 5.4, 9), fill: 'wood' },
  line('M-1 -90L-2 100', 0.5, 2),
]

/** A snare with its sticks crossed on the skin. */
const snare = (): Part[] => [
  ...drum({ x: 0, top: 4, half: 100, height: 74, tilt: 32, lugs: 7 }),
  { d: rect(-8, 64, 16, 34), fill: 'gold' },
  line('M-4 72L4 72M-4 80L4 80M-4 88L4 88', 0.8, 1),
  ...placed(stick, { x: -14, y: -52, angle: 2.2, scale: 1.16 }),
  ...placed(stick, { x: 14, y: -52, angle: -2.2, scale: 1.16 }),
]

export const drums: Motif = {
  name: 'drums',
  category: 'object',
  words: ['drums', 'drum kit', 'drum set', 'snare drum', 'drumsticks'],
  variants: ['kit', 'snare'],
  draw: ({ variant }) => measured(variant === 'snare' ? snare() : kit()),
}
