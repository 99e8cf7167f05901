import type { Thing } from '#engine/forms/figures/actor.ts'
import { ball, box, joined, seat, slab, tube } from '#engine/forms/human/solids.ts'
import { add, curve, unit, type V2, type V3 } from '#engine/forms/sculpt/maths.ts'

const mid = (a: V3, b: V3): V3 => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2]

/** A table with dough on it and the pin that both hands roll it with; a bowl stands by. */
export function bakingTable(left: V3, right: V3): Thing[] {
  const [x, y, z] = mid(left, right)
  const top = y - 0.55
  const flat = (at: V3) => seat(at, [1, 0, 0], [0, 1, 0])
  const along = unit(add(left, right, -1))
  const pin = (from: number) => add([x, y - 0.1, z], along, from)
  return [
    {
      mesh: joined([
        box(flat([x, top - 0.2, z + 0.9]), [3.9, 1.7, 0.2]),
        ...[-3.4, 3.4].flatMap((side) =>
          [-0.4, 2.3].map((deep) =>
            box(flat([x + side, top / 2, z + deep]), [0.22, 0.22, top / 2]),
          ),
        ),
      ]),
      tone: 0.42,
      tag: 'wood',
    },
    {
      mesh: ball([x, top + 0.12, z + 0.35], [1.7, 0.2, 0.95]),
      tone: 0.03,
      tag: 'paper',
    },
    {
      mesh: joined([
        tube([pin(-1.15), pin(1.15)], () => 0.34),
        tube([pin(-2.1), pin(2.1)], () => 0.15),
      ]),
      tone: 0.28,
      tag: 'wood',
    },
    { mesh: bowl([x + 2.6, top, z + 1.4]), tone: 0.12, tag: 'blue', gloss: 0.3 },
  ]
}

const bowl = (foot: V3) =>
  tube(
    [0, 0.25, 0.5, 0.75, 1].map((t) => add(foot, [0, t * 0.95, 0])),
    (t) => 0.45 + 0.6 * Math.sqrt(t),
  )

/** A board under both feet, its nose and tail bent up, on four wheels. */
export function skateboard(left: V3, right: V3): Thing[] {
  const [x, , z] = mid(left, right)
  const along = unit([left[0] - right[0], 0, left[2] - right[2]])
  const across: V3 = [along[2], 0, -along[0]]
  const at = (u: number, v: number, y: number): V3 => add(add([x, y, z], along, u), across, v)
  const deck = curve(DECK, 4).slice(0, -1)
  const wheels = [-2, 2].flatMap((u) =>
    [-0.62, 0.62].map((v) => tube([at(u, v - 0.2, 0.36), at(u, v + 0.2, 0.36)], () => 0.36)),
  )
  const board = slab(seat([x, 0.98, z], along, [0, 1, 0]), deck, 0.2)
  // Nose and tail bend up.
  for (let v = 0; v < board.data.length; v += 6) {
    const u = (board.data[v]! - x) * along[0] + (board.data[v + 2]! - z) * along[2]
    board.data[v + 1]! += 0.42 * Math.max(0, Math.abs(u) - 2.3)
  }
  return [
    { mesh: board, tone: 0.5, tag: 'red' },
    { mesh: joined(wheels), tone: 0.12, tag: 'paper' },
    {
      mesh: joined(
        [-2, 2].map((u) => box(seat(at(u, 0, 0.62), along, [0, 1, 0]), [0.22, 0.5, 0.2])),
      ),
      tone: 0.6,
      tag: 'steelDark',
    },
  ]
}

const DECK: readonly V2[] = [
  [-3.5, 0],
  [-3.2, 0.7],
  [-2.2, 0.95],
  [0, 0.95],
  [2.2, 0.95],
  [3.2, 0.7],
  [3.5, 0],
  [3.2, -0.7],
  [2.2, -0.95],
  [0, -0.95],
  [-2.2, -0.95],
  [-3.2, -0.7],
  [-3.5, 0],
]
