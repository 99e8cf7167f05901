import { STRIDE, type Mesh } from '#engine/forms/human/mesh.ts'
import { ball, joined, openLoft, seat, slab, tube } from '#engine/forms/human/solids.ts'
import { add, noise, type V2, type V3 } from '#engine/forms/sculpt/maths.ts'

const AROUND = 40
const TURN = Math.PI * 2

/** Half how much of an arm is asked for its breadth at a height. */
const SLICE = 0.16

/** The lowest height of the hand's own frame at which its arm still has skin all around: below it a sleeve goes on as it is there. */
function endOf({ data }: Mesh): number {
  let lowest = 0
  for (let v = 0; v < data.length; v += STRIDE) lowest = Math.min(lowest, data[v + 1]!)
  return lowest + SLICE
}

/** The middle of an arm at a height of the hand's own frame, and half its breadth either way. */
function sectionOf({ data }: Mesh, y: number): { at: V2; half: V2 } {
  const [low, high] = [
    [9, 9],
    [-9, -9],
  ]
  for (let v = 0; v < data.length; v += STRIDE) {
    if (Math.abs(data[v + 1]! - y) > SLICE) continue
    for (const [k, d] of [0, 2].entries()) {
      low[k] = Math.min(low[k]!, data[v + d]!)
      high[k] = Math.max(high[k]!, data[v + d]!)
    }
  }
  return {
    at: [(low[0]! + high[0]!) / 2, (low[1]! + high[1]!) / 2],
    half: [(high[0]! - low[0]!) / 2, (high[1]! - low[1]!) / 2],
  }
}

/** Rings of cloth about an arm: heights, and how far each stands off. Places are told as if they were on the hand. */
function cloth(hand: Mesh, rows: readonly V2[], folds = 0): Mesh {
  const end = endOf(hand)
  const rings = rows.map(([y, off]) => {
    const { at, half } = sectionOf(hand, Math.max(end, Math.min(-0.42, y)))
    return Array.from({ length: AROUND }, (_, k): V3 => {
      const a = (k / AROUND) * TURN
      const fold = folds * noise(Math.cos(a) * 2.2 + 5, y * 4 + Math.sin(a) * 2.2)
      return [
        at[0] + Math.cos(a) * (half[0] + off + fold),
        y,
        at[1] + Math.sin(a) * (half[1] + off + fold),
      ]
    })
  })
  const mesh = openLoft(rings)
  const { data } = mesh
  for (let v = 0; v < data.length; v += STRIDE) data.copyWithin(v + 3, v, v + 3)
  return mesh
}

/** A white cuff, and the dark sleeve that it comes out of. */
export const sleeveAbout = (hand: Mesh): readonly Mesh[] => [
  cloth(hand, [
    [-0.34, 0.0],
    [-0.32, 0.05],
    [-0.34, 0.075],
    [-0.46, 0.085],
    [-0.62, 0.08],
  ]),
  cloth(
    hand,
    [
      [-0.52, 0.07],
      [-0.5, 0.12],
      [-0.54, 0.15],
      [-0.72, 0.16],
      [-0.9, 0.2],
      [-1.1, 0.22],
      [-1.3, 0.26],
    ],
    0.05,
  ),
]

/** How far hands reach at a height, some way about the line between them. */
function reachAt(hands: readonly Mesh[], y: number, a: number): number {
  const [cos, sin] = [Math.cos(a), Math.sin(a)]
  let far = 0.2
  for (const { data } of hands)
    for (let v = 0; v < data.length; v += STRIDE) {
      if (Math.abs(data[v + 1]! - y) > 0.09) continue
      const [x, z] = [data[v]!, data[v + 2]!]
      const along = x * cos + z * sin
      if (along > far && Math.abs(x * sin - z * cos) < 0.09) far = along
    }
  return far
}

const BEAD = 0.052
/** Beads are strung with a little thread between them. */
const APART = 2.15 * BEAD

/** Places along a line, so far from each other. */
function strung(line: readonly V3[]): V3[] {
  const found: V3[] = [line[0]!]
  for (const p of line) if (Math.hypot(...add(p, found.at(-1)!, -1)) >= APART) found.push(p)
  return found
}

const CROSS: readonly V2[] = [
  [-0.05, 0.32],
  [-0.05, -0.06],
  [-0.16, -0.06],
  [-0.16, -0.16],
  [-0.05, -0.16],
  [-0.05, -0.28],
  [0.05, -0.28],
  [0.05, -0.16],
  [0.16, -0.16],
  [0.16, -0.06],
  [0.05, -0.06],
  [0.05, 0.32],
]

/** A rosary wound twice about hands that are laid together, its end with the cross hanging before the wrists; meshes and how they look. */
export function beadsAbout(hands: readonly Mesh[]): (readonly [Mesh, number])[] {
  const wound = Array.from({ length: 241 }, (_, k): V3 => {
    const t = k / 240
    const a = Math.PI / 2 + t * 2 * TURN
    const y = 0.62 - 0.34 * t + 0.2 * Math.sin(a + 0.6)
    const r = reachAt(hands, y, a) + BEAD * 0.7
    return [Math.cos(a) * r, y, Math.sin(a) * r]
  })
  const [x, top, front] = wound.at(-1)!
  const hung = Array.from({ length: 60 }, (_, k): V3 => {
    const y = top - (k / 59) * 0.86
    return [x - 0.06, y, Math.max(front, reachAt(hands, y, Math.PI / 2) + BEAD)]
  })
  const end = hung.at(-1)!
  const line = [...strung(wound), ...strung(hung)]
  return [
    [joined([tube(wound, () => 0.014), tube(hung, () => 0.014)]), 3],
    [joined(line.map((p) => ball(p, BEAD))), 3],
    [slab(seat(add(end, [0, -0.34, 0.02]), [1, 0, -0.9], [-0.9, 0, -1]), CROSS, 0.06), 4],
  ]
}
