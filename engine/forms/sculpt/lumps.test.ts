import { expect, test } from 'vitest'
import { Clay } from '#engine/forms/sculpt/clay.ts'
import { AROUND, away, ROW } from '#engine/forms/sculpt/lumps.ts'
import type { V3 } from '#engine/forms/sculpt/maths.ts'
import { createRng } from '#shared/random.ts'

const rng = createRng(3)
const somewhere = (): V3 => [rng() * 3 - 1.5, rng() * 3 - 1.5, rng() * 3 - 1.5]
const places = Array.from({ length: 800 }, somewhere)

/** A turned disc far thinner than it is wide, and a limb that thickens: as the clay lays them out. */
const SLANT = Math.SQRT1_2
const disc = [3, 0, 0, 0, 1, 0.1, 0, 1, 0.6, 0.08, 0, 0, 0]
const turned = [SLANT, -SLANT, 0, SLANT, SLANT, 0, 0, 0, 1, 0, 0, 0, 1, 12.5, 12.5]
const ball = [0, 0, 0, 0.8, 1, 1]
const limb = [0, -0.5, 0, 0, 1.3, 0.1, 0, 0.1, 0.3, 1, 1, 0, 0, 0.2]
const rows = Float64Array.from([
  ...disc,
  ...turned,
  ...limb,
  ...Array.from({ length: AROUND - limb.length }, () => 0),
  ...ball,
])

test.for([
  ['a thin disc', 0],
  ['a limb', ROW],
] as const)('%s is left out only where it is farther than was asked', ([, row]) => {
  let leftOut = 0
  for (const [x, y, z] of places) {
    const whole = away(rows, row, x, y, z, Infinity)
    for (const reach of [0.05, 0.2, 0.6]) {
      const found = away(rows, row, x, y, z, reach)
      if (found === Infinity) leftOut++
      // Left out it must be farther than was asked; else the answer is the same.
      const isRight = found === Infinity ? whole >= reach : found === whole
      expect(isRight, `${x} ${y} ${z} within ${reach}`).toBe(true)
    }
  }
  expect(leftOut).toBeGreaterThan(places.length)
})

test('the order of lumps far from a place does not change what lies there', () => {
  const near = (clay: Clay) => clay.ball([0, 0, 0], [0.4, 0.3, 0.2], { by: [20, 30, 40], k: 0.1 })
  const far = (clay: Clay) => clay.ball([2.5, 0, 0], [0.3, 0.3, 0.3], { k: 0.1 })
  const one = far(near(new Clay(false)))
  const other = near(far(new Clay(false)))
  const alone = near(new Clay(false))
  const shown: readonly V3[] = [
    [0.3, 0.2, 0.1],
    [0, 0.31, 0],
    [-0.42, 0, 0],
  ]
  for (const [x, y, z] of shown) {
    expect(one.distance(x, y, z)).toBe(other.distance(x, y, z))
    expect(one.distance(x, y, z)).toBeCloseTo(alone.distance(x, y, z), 9)
  }
})
