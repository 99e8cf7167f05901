import { measured } from '#engine/motifs/drawing/box.ts'
import { stem } from '#engine/motifs/drawing/flora.ts'
import { circle, coords, lerp } from '#engine/motifs/drawing/geometry.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** A leathery leaf growing up from the origin, its edge drawn out into spines. */
function spiny(length: number, width: number): Part[] {
  const spines = 4
  const tip = (i: number) => ({ t: (i + 0.72) / (spines + 0.5) })
  const edge = (side: 1 | -1) =>
    Array.from({ length: spines }, (_, i) => {
      const { t } = tip(i)
      const reach = width * (0.7 + 0.5 * Math.sin(Math.PI * t))
      const hollow = width * 0.5 * Math.sin(Math.PI * Math.min(1, t + 0.12)) + 4
      return {
        x: side * reach,
        y: -length * t - length * 0.05,
        hx: side * hollow,
        hy: -length * (t + 0.1),
      }
    })
  const right = edge(1)
    .map(
      ({ x, y, hx, hy }) =>
        `Q${(hx * 0.9).toFixed(1)} ${(y + length * 0.06).toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)}Q${hx.toFixed(1)} ${(y - length * 0.02).toFixed(1)} ${hx.toFixed(1)} ${hy.toFixed(1)}`,
    )
    .join('')
  const left = edge(-1)
    .toReversed()
    .map(
      ({ x, y, hx, hy }) =>
        `L${hx.toFixed(1)} ${hy.toFixed(1)}Q${hx.toFixed(1)} ${(y - length * 0.02).toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)}Q${(hx * 0.9).toFixed(1)} ${(y + length * 0.06).toFixed(1)} ${(hx * 0.8).toFixed(1)} ${(y + length * 0.09).toFixed(1)}`,
    )
    .join('')
  const veins = [0.2, 0.36, 0.52, 0.68]
    .flatMap((t) =>
      [-1, 1].map(
        (side) =>
          `M0 ${(-length * t).toFixed(1)}L${(side * width * lerp(0.62, 0.44, t)).toFixed(1)} ${(-length * (t + 0.1)).toFixed(1)}`,
      ),
    )
    .join('')
  return [
    { d: `M0 0${right}L0 ${-length * 1.12}${left}Z`, fill: 'leaf' },
    line(`M0 0L0 ${(-length * 1.02).toFixed(1)}`, 0.8, 1),
    line(veins, 0.5, 2),
  ]
}

const berry = (x: number, y: number, r: number): Part[] => [
  { d: circle([x, y], r), fill: 'red' },
  {
    d: circle([x - r * 0.32, y - r * 0.34], r * 0.24),
    fill: 'paper',
    stroke: 0,
    shade: 0,
    isGleam: true,
  },
  line(
    `M${x + r * 0.3} ${y + r * 0.3}L${x + r * 0.6} ${y + r * 0.6}M${x + r * 0.6} ${y + r * 0.3}L${x + r * 0.3} ${y + r * 0.6}`,
    0.7,
    1,
  ),
]

/** Three leaves and three berries. */
const sprig = (): Part[] => [
  stem(coords('0,0 6,-30 2,-62'), 3.4, 2.4, 'wood'),
  ...placed(spiny(96, 34), { x: 2, y: -8, angle: 0.06 }),
  ...placed(spiny(104, 36), { x: -4, y: 8, angle: -1.75 }),
  ...placed(spiny(104, 36), { x: 4, y: 8, angle: 1.75 }),
  ...berry(-18, 14, 17),
  ...berry(18, 16, 17),
  ...berry(0, 40, 17),
]

/** A twig with leaves to both sides and berries in their axils. */
const twig = (): Part[] => [
  stem(coords('-6,120 8,60 -6,0 6,-60 0,-96'), 4.4, 2.2, 'wood'),
  ...placed(spiny(74, 26), { x: 2, y: -88, angle: 0.04 }),
  ...placed(spiny(78, 27), { x: 4, y: -34, angle: 1.16 }),
  ...placed(spiny(78, 27), { x: -2, y: -22, angle: -1.1 }),
  ...placed(spiny(82, 28), { x: 2, y: 44, angle: 1.28 }),
  ...placed(spiny(82, 28), { x: 0, y: 58, angle: -1.22 }),
  ...berry(20, -46, 11),
  ...berry(-16, -40, 11),
  ...berry(6, -28, 12),
  ...berry(-16, 40, 12),
  ...berry(20, 34, 12),
  ...berry(2, 54, 12),
]

export const holly: Motif = {
  name: 'holly',
  category: 'plant',
  words: ['holly', 'holly leaf', 'holly berry', 'holly sprig'],
  variants: ['sprig', 'twig'],
  draw: ({ variant }) => measured(variant === 'twig' ? twig() : sprig()),
}
