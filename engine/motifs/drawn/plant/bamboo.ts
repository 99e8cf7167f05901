import { measured } from '#engine/motifs/drawing/box.ts'
import { leaf } from '#engine/motifs/drawing/flora.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** One cane standing at x: joints swell, a shadow line under each. Cut slantwise at the top. */
function cane(x: number, top: number, half: number, joint: number): Part[] {
  const parts: Part[] = []
  for (let y = 150, i = 0; y > top; i++) {
    const next = Math.max(top, y - joint * (1 - i * 0.04))
    const cut = next === top ? 8 : 0
    parts.push(
      {
        d: `M${x - half} ${y - 2}C${x - half * 0.82} ${y - 12} ${x - half * 0.82} ${next + 14} ${x - half} ${next + 3}Q${x} ${next - 2 - cut} ${x + half} ${next + 3 - cut}C${x + half * 0.82} ${next + 14} ${x + half * 0.82} ${y - 12} ${x + half} ${y - 2}Q${x} ${y + 4} ${x - half} ${y - 2}Z`,
        fill: 'green',
      },
      line(
        `M${x - half * 0.9} ${y - 8}Q${x} ${y - 3} ${x + half * 0.9} ${y - 8}M${x - half * 0.3} ${y - 16}L${x - half * 0.3} ${next + 18}`,
        0.6,
        1,
      ),
    )
    y = next
  }
  return parts
}

const spray = (x: number, y: number, mirror: boolean, size: number): Part[] =>
  placed(
    [
      line('M0 0C10 -6 20 -8 30 -6', 1.3, 0),
      ...placed(leaf({ length: 62, width: 9, veins: 0, bend: 0.06 }), {
        x: 28,
        y: -6,
        angle: 1.35,
      }),
      ...placed(leaf({ length: 54, width: 8.5, veins: 0, bend: -0.06 }), {
        x: 26,
        y: -6,
        angle: 2,
      }),
      ...placed(leaf({ length: 50, width: 8, veins: 0, bend: 0.06 }), {
        x: 18,
        y: -7,
        angle: 0.72,
      }),
    ],
    { x, y, mirror, scale: size },
  )

const grove = (): Part[] => [
  ...cane(38, -96, 10, 62),
  ...spray(44, -34, false, 0.9),
  ...cane(-36, -68, 9, 54),
  ...spray(-40, 8, true, 0.9),
  ...cane(0, -140, 14, 70),
  ...spray(10, -66, false, 1),
  ...spray(-10, -4, true, 1.06),
  ...spray(-10, -126, true, 0.86),
  ...spray(12, 78, false, 0.9),
]

/** One cane and its leaves: the brush painter's bamboo. */
const single = (): Part[] => [
  ...cane(0, -140, 13, 66),
  ...spray(9, -84, false, 1.1),
  ...spray(-9, -30, true, 1.2),
  ...spray(10, 26, false, 1.15),
  ...spray(-9, -132, true, 0.95),
  ...spray(8, -136, false, 0.8),
  ...spray(-9, 92, true, 0.9),
]

export const bamboo: Motif = {
  name: 'bamboo',
  kind: 'land',
  growth: 'upright',
  isOverhead: true,
  category: 'plant',
  words: ['bamboo', 'bamboo stalk', 'bamboo forest'],
  variants: ['stalks', 'single'],
  draw: ({ variant }) => measured(variant === 'single' ? single() : grove()),
}
