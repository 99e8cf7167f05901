import { expect, test } from 'vitest'
import { hitsOf, withinBox } from '#engine/forms/sculpt/hits.ts'
import { dot, turn, type V3 } from '#engine/forms/sculpt/maths.ts'
import type { Surface } from '#engine/forms/sculpt/view.ts'

const SIZE = 90

/** A ball seen from before, with a hole in it. */
function ball(): Surface {
  const s = {
    size: SIZE,
    hit: new Uint8Array(SIZE * SIZE),
    place: new Float32Array(SIZE * SIZE * 3),
  }
  for (let i = 0; i < s.hit.length; i++) {
    const [x, y] = [(i % SIZE) / 40 - 1.1, 1.1 - Math.floor(i / SIZE) / 40]
    const deep = 1 - x * x - y * y
    if (deep < 0 || Math.hypot(x - 0.3, y - 0.2) < 0.15) continue
    s.hit[i] = 1
    s.place.set([x, y, Math.sqrt(deep)], i * 3)
  }
  return s as unknown as Surface
}

test('a box finds exactly the places that lie in it, of both halves of a head', () => {
  const s = ball()
  const hits = hitsOf(s)
  const m = turn(25, 40, 10)
  const axes: [V3, V3, V3] = [
    [m[0]!, m[1]!, m[2]!],
    [m[3]!, m[4]!, m[5]!],
    [m[6]!, m[7]!, m[8]!],
  ]
  const box = {
    middle: [0.3, 0.1, 0.6] as V3,
    axes,
    low: [-0.3, -0.2, -0.4] as V3,
    high: [0.2, 0.4, 0.3] as V3,
  }
  const expected: number[] = []
  for (let i = 0; i < s.hit.length; i++) {
    const from: V3 = [
      Math.abs(s.place[i * 3]!) - box.middle[0],
      s.place[i * 3 + 1]! - box.middle[1],
      s.place[i * 3 + 2]! - box.middle[2],
    ]
    const isIn = axes.every(
      (axis, d) => dot(from, axis) >= box.low[d]! && dot(from, axis) <= box.high[d]!,
    )
    if (s.hit[i] && isIn) expected.push(i)
  }
  const count = withinBox(s, hits, box)
  expect([...hits.found.subarray(0, count)]).toEqual(expected)
  expect(expected.some((i) => s.place[i * 3]! < 0)).toBe(true)
  expect(count).toBeGreaterThan(50)
})
