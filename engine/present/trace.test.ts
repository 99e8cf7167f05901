import { expect, test } from 'vitest'
import { traceRings } from '#engine/present/trace.ts'

const field = (rows: readonly string[]) => ({
  width: rows[0]!.length,
  height: rows.length,
  values: Uint8Array.from(rows.join(''), (letter) => '.#o'.indexOf(letter)),
})

/** Twice the signed area; positive is clockwise with y down. */
const area = (ring: readonly number[]) => {
  let sum = 0
  for (let i = 0; i < ring.length; i += 2) {
    const j = (i + 2) % ring.length
    sum += ring[i]! * ring[j + 1]! - ring[j]! * ring[i + 1]!
  }
  return sum / 2
}

test('walks around an area and the other way around its hole', () => {
  const rings = traceRings(
    field(['......', '.####.', '.#..#.', '.#..#.', '.####.', '......']),
    0.01,
  ).get(1)!
  expect(rings).toHaveLength(2)
  // Corners are cut at the middle of a pixel's side, which takes an eighth of a pixel from each.
  expect(rings.map(area)).toEqual([15.5, -3.5])
})

test('keeps separate areas separate and drops nothing at the rim', () => {
  const rings = traceRings(field(['##..##', '##..##']), 0.01).get(1)!
  expect(rings.map(area)).toEqual([3.5, 3.5])
})

test('straightens what is straight', () => {
  const rows = Array.from({ length: 40 }, (_, y) => '#'.repeat(y + 1).padEnd(41, '.'))
  const [ring] = traceRings(field(rows), 0.75).get(1)!
  expect(ring!.length / 2).toBeLessThan(8)
})

test('keeps areas of different numbers apart where they touch', () => {
  const rings = traceRings(field(['##oo', '##oo']), 0.01)
  expect([...rings].map(([label, list]) => [label, list.map(area)])).toEqual([
    [1, [3.5]],
    [2, [3.5]],
  ])
})
