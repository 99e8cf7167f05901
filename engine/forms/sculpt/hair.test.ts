import { expect, test } from 'vitest'
import { hairAt, softHair, type Flow } from '#engine/forms/sculpt/hair.ts'

const CELL = 4
const CELLS = 8
const WIDE = CELL * CELLS

/** Short hair on the left half, long hair on the right one. */
const field = (): Float32Array => new Float32Array(CELLS * CELLS)
const flow: Flow = {
  cell: CELL,
  wide: CELLS,
  tall: CELLS,
  x: field(),
  y: field(),
  streak: field(),
  length: field().map((_, j) => (j % CELLS < CELLS / 2 ? 10 : 90)),
}

test('between short and long hair its length goes by degrees, not by cells', () => {
  const row = Array.from({ length: WIDE }, (_, x) => (WIDE / 2) * WIDE + x)
  const steepest = (lengths: number[]): number =>
    Math.max(...lengths.slice(1).map((length, x) => Math.abs(length - lengths[x]!)))
  expect(steepest(row.map((i) => hairAt({ flow, w: WIDE }, i)))).toBe(80)
  expect(steepest(row.map(softHair({ flow, w: WIDE })))).toBeLessThan(25)
})
