import { measured } from '#engine/motifs/drawing/box.ts'
import { around, leaf } from '#engine/motifs/drawing/flora.ts'
import { smooth, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Rng } from '#shared/random.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** A spoon-shaped petal whose tip curls to one side, growing up from the origin. */
function spoon(length: number, width: number, curl: number): Part[] {
  const at = (x: number, y: number): Point => [
    x * width + curl * length * y ** 3 * 0.16,
    -y * length,
  ]
  const left = [at(-0.35, 0), at(-0.75, 0.4), at(-1, 0.74), at(-0.72, 0.94)]
  const right = [at(0.72, 0.96), at(1, 0.76), at(0.75, 0.4), at(0.35, 0)]
  return [
    { d: smooth([...left, at(0, 1.02), ...right]), fill: 'petal', stroke: 0.8 },
    line(
      smooth([at(-0.3, 0.3), at(-0.5, 0.62), at(-0.42, 0.86)], false) +
        smooth([at(0.3, 0.3), at(0.5, 0.62), at(0.42, 0.86)], false),
      0.45,
      2,
    ),
  ]
}

/** Rows of petals from the outer rim to the heart; each row stands in the gaps of the one below. */
function bloom(random: Rng): Part[] {
  const rows = [
    { count: 22, from: 46, length: 66, width: 9.5 },
    { count: 21, from: 36, length: 60, width: 9.5 },
    { count: 19, from: 27, length: 53, width: 9 },
    { count: 16, from: 19, length: 45, width: 8.5 },
    { count: 13, from: 12, length: 37, width: 8 },
    { count: 9, from: 6, length: 29, width: 7.2 },
    { count: 6, from: 1, length: 20, width: 6.2 },
  ]
  return rows.flatMap(({ count, from, length, width }, row) =>
    around(
      count,
      from,
      () => {
        const curl = (random() - 0.5) * 1.6
        return spoon(length * (0.94 + random() * 0.12), width, curl)
      },
      row * 0.7,
    ).map((part) => (part.fill ? { ...part, tone: 0.035 * row } : part)),
  )
}

const frond = (x: number, y: number, angle: number, length: number): Part[] =>
  placed(leaf({ length, width: length * 0.3, veins: 5, teeth: 5, fat: 0.75 }), { x, y, angle })

export const chrysanthemum: Motif = {
  name: 'chrysanthemum',
  category: 'plant',
  words: ['chrysanthemum', 'kiku', 'mum flower', 'dahlia', 'aster'],
  variants: ['bloom', 'leaves'],
  draw({ variant, random }) {
    if (variant === 'bloom') return measured(bloom(random))
    return measured([
      ...frond(-52, 66, -2.4, 92),
      ...frond(54, 62, 2.3, 92),
      ...frond(-84, 20, -1.75, 72),
      ...frond(86, -10, 1.3, 70),
      ...frond(6, 92, 3.2, 66),
      ...placed(bloom(random), { scale: 0.92 }),
    ])
  },
}
