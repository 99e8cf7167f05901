import { circle, transform, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Part } from '#engine/motifs/motif.ts'
import type { Arm } from '#engine/compose/arm-ground.ts'

/** How many drift on an arm, how near they come to each other, and how far they are blown from whoever stands there. */
const DRIFT = { most: 34, tries: 900, apart: 58, reach: 0.3 }
const RIM = 34

type Shape = (length: number) => readonly Part[]

const outline = (d: string, fill: Part['fill'], stroke = 1): Part => ({ d, fill, stroke })

/** A leaf with its rib, pointed at both ends. */
const leaf: Shape = (l) => [
  outline(
    `M${-l} 0C${-0.5 * l} ${-0.5 * l} ${0.3 * l} ${-0.46 * l} ${l} 0C${0.4 * l} ${0.2 * l} ${-0.4 * l} ${0.42 * l} ${-l} 0Z`,
    'leaf',
  ),
  {
    d: `M${-1.25 * l} ${0.1 * l}C${-0.5 * l} ${-0.08 * l} ${0.2 * l} ${-0.1 * l} ${0.7 * l} 0`,
    fill: null,
    stroke: 0.6,
    detail: 1,
  },
]

/** A petal, broad and notched at one end. */
const petal: Shape = (l) => [
  outline(
    `M${-0.8 * l} 0C${-0.5 * l} ${-0.75 * l} ${0.5 * l} ${-0.8 * l} ${0.8 * l} ${-0.24 * l}C${0.62 * l} ${-0.12 * l} ${0.62 * l} 0 ${0.84 * l} ${0.2 * l}C${0.4 * l} ${0.66 * l} ${-0.5 * l} ${0.5 * l} ${-0.8 * l} 0Z`,
    'petal',
  ),
  {
    d: `M${-0.55 * l} 0C${-0.2 * l} ${-0.16 * l} ${0.1 * l} ${-0.16 * l} ${0.36 * l} ${-0.1 * l}`,
    fill: null,
    stroke: 0.5,
    detail: 1,
  },
]

const dots: Shape = (l) =>
  [
    [0, 0, 0.2],
    [0.62, 0.26, 0.13],
    [1.06, 0.66, 0.09],
  ].map(([x, y, r]) => ({ d: circle([x! * l, y! * l], r! * l), fill: 'black' as const, stroke: 0 }))

/** Leaves and petals that blow down the arm in one stream, each of its own size and turn: fewer and smaller the farther they have come. */
export function drift({ width, height, from, random }: Arm): Part[] {
  const parts: Part[] = []
  const taken: Point[] = []
  const swing = random() < 0.5 ? 1 : -1
  const turn = (y: number) => Math.PI / 2 + swing * 0.7 * Math.cos((y / height) * 2.4 * Math.PI)
  for (let i = 0; i < DRIFT.tries && taken.length < DRIFT.most; i++) {
    const at: Point = [RIM + random() * (width - 2 * RIM), RIM + random() * (height - 2 * RIM)]
    const lot = random()
    const far = from(at) / (DRIFT.reach * width)
    // Half of one may be tucked behind somebody; what lies wholly behind is not seen.
    if (far <= 0.02 || far > 1) continue
    const ends = Math.min(1, (Math.min(at[1], height - at[1]) / height) * 7)
    if (lot > (1.15 - far) * ends) continue
    const size = (13 + 17 * random()) * (1 - 0.5 * far) * (0.5 + 0.5 * ends)
    if (taken.some(([x, y]) => Math.hypot(x - at[0], y - at[1]) < DRIFT.apart)) continue
    const kind = taken.length % 3
    const shape = kind === 0 ? leaf : kind === 1 ? petal : far > 0.3 ? dots : leaf
    const angle = turn(at[1]) + (random() - 0.5) * 1.7
    const placed = { x: at[0], y: at[1], angle, mirror: random() < 0.5 }
    parts.push(...shape(size).map((part) => ({ ...part, d: transform(part.d, placed) })))
    taken.push(at)
  }
  return parts
}
