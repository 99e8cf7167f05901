import type { Point } from '#engine/motifs/drawing/geometry.ts'
import { writeBlock, type Row, type WritingOptions } from '#engine/lettering/block.ts'
import { spansAt } from '#engine/lettering/clearance.ts'
import { HANDS } from '#engine/lettering/hands.ts'
import type { Inscribed } from '#engine/lettering/inscribed.ts'
import { penPath, ribbon } from '#engine/lettering/pen.ts'
import { boundsOf, cubic, moved, warped, type Line, type Ring } from '#engine/lettering/plane.ts'
import { union } from '#engine/lettering/polygons.ts'

/** A heart by its middle and half its width. */
export function heartRing([x, y]: Point, radius: number): Ring {
  const at = (dx: number, dy: number): Point => [x + dx * radius, y + dy * radius]
  return [
    ...cubic(at(0, 0.95), at(-0.5, 0.5), at(-1.05, 0.15), at(-1, -0.35), 12),
    ...cubic(at(-1, -0.35), at(-0.95, -0.95), at(-0.2, -0.95), at(0, -0.4), 12),
    ...cubic(at(0, -0.4), at(0.2, -0.95), at(0.95, -0.95), at(1, -0.35), 12),
    ...cubic(at(1, -0.35), at(1.05, 0.15), at(0.5, 0.5), at(0, 0.95), 12),
  ]
}

/** A heart of two pen strokes, by half its width: one runs past its point and curls away. */
const STROKES: readonly Line[] = [
  [
    [0, -0.42],
    [-0.52, -0.86],
    [-1, -0.3],
    [-0.52, 0.42],
    [0.04, 0.92],
    [0.5, 1.14],
    [0.92, 1.02],
  ],
  [
    [0, -0.42],
    [0.54, -0.88],
    [1, -0.32],
    [0.56, 0.38],
    [0.02, 0.9],
  ],
]

/** Names that are longer together stand one over the other. */
const ONE_LINE_MOST = 15

/** Hands that one needle writes have a heart of its line, the others one that is filled. */
const isOpen = ({ hand }: WritingOptions) => HANDS[hand].hairline < 0.03 && !HANDS[hand].nib

/** Two initials or names with a heart between them. Undefined where there are not two. */
export function hearted(
  rows: readonly Row[],
  options: WritingOptions,
  { isFilled }: { isFilled: boolean },
): Inscribed | undefined {
  const [first, second, ...more] = rows.filter(({ scale }) => scale === 1)
  if (!first || !second || more.length > 0) return undefined
  const isLine = first.text.length + second.text.length <= ONE_LINE_MOST
  const blocks = [first, second].map((row) => writeBlock([row], options))
  if (blocks.some(({ letters }) => letters.length === 0)) return undefined
  const { size } = blocks[0]!
  const isInitials = first.text.length <= 2 && second.text.length <= 2
  const radius = size * (isInitials ? 0.32 : 0.24)
  const middle: Point = isLine ? [0, -(isInitials ? 0.33 : 0.27) * size] : [0, 0]
  const pair = { letters: blocks.map((block) => block.letters), middle, radius, size }
  const letters = isLine ? besides(pair) : aboveAndBelow(pair)
  const width = Math.max(options.leastLine, size * 0.026)
  const rules = isLine ? [] : rulesOf(letters, { size, radius, width })
  const heart =
    isOpen(options) && !isFilled ? penHeart(middle, radius, width) : [heartRing(middle, radius)]
  const under = boundsOf([...letters.flat(), ...heart]).bottom + size * 0.2
  const dates = writeBlock(
    rows.filter(({ scale }) => scale !== 1),
    options,
  )
  return {
    letters,
    small:
      dates.letters.length > 0
        ? [moved(dates.letters, middleOf(letters.flat()), under - boundsOf(dates.letters).top)]
        : [],
    ornament: rules,
    accent: heart,
    size,
    missing: [...blocks, dates].flatMap(({ missing }) => missing),
  }
}

const middleOf = (rings: readonly Ring[]) => {
  const { left, right } = boundsOf(rings)
  return (left + right) / 2
}

function penHeart([x, y]: Point, radius: number, width: number): Ring[] {
  const pressed = (_: number, [dx, dy]: Point) =>
    (width / 2) * (0.9 + 0.9 * (dx * 0.5 + dy * 0.85) ** 2)
  return union(
    ...STROKES.map((points, i) => {
      const line = points.map(([px, py]): Point => [x + px * radius, y + py * radius])
      return [ribbon(penPath(line, [i === 0 ? -0.3 : 0.3, -1]), pressed)]
    }),
  )
}

interface Pair {
  letters: Ring[][]
  middle: Point
  radius: number
  size: number
}

/** Left and right of the heart, with the same white to the eye: a letter that recedes at the heart's height comes nearer. */
function besides({ letters, middle: [, y], radius, size }: Pair): Ring[][] {
  const gap = size * 0.2
  return letters.map((rings, i) => {
    const { left, right } = boundsOf(rings)
    const side = i === 0 ? -1 : 1
    const edge = i === 0 ? right : left
    const heights = [-0.7, -0.35, 0, 0.35, 0.7].map((share) => y + share * radius)
    const recess = heights.map((height) => {
      const spans = spansAt(rings, height)
      const met = i === 0 ? spans.at(-1)?.[1] : spans[0]?.[0]
      return met === undefined ? size * 0.3 : Math.abs(edge - met)
    })
    const slack = Math.min(size * 0.16, Math.min(...recess) * 0.75)
    return moved(rings, side * (radius + gap - slack) - edge, 0)
  })
}

const aboveAndBelow = ({ letters: [above = [], below = []], radius, size }: Pair): Ring[][] => [
  moved(above, -middleOf(above), -radius - size * 0.24 - boundsOf(above).bottom),
  moved(below, -middleOf(below), radius + size * 0.24 - boundsOf(below).top),
]

/** Where names stand over each other, a stroke leaves the heart to either side. */
function rulesOf(
  letters: readonly (readonly Ring[])[],
  { size, radius, width }: { size: number; radius: number; width: number },
): Ring[] {
  const { left, right } = boundsOf(letters.flat())
  const reach = Math.min((right - left) * 0.42, size * 2.2)
  const line: Line = penPath(
    [
      [radius + size * 0.16, size * 0.02],
      [radius + (reach - radius) * 0.5, -size * 0.04],
      [reach, size * 0.03],
    ],
    [1, -0.2],
  )
  const pressed = (share: number) => (width / 2) * (0.55 + 0.8 * Math.sin(Math.PI * share))
  const stroke = ribbon(line, pressed)
  return union(
    [stroke],
    warped([stroke], ([x, y]): Point => [-x, y]).map((ring) => ring.toReversed()),
  )
}
