import { describe, expect, test } from 'vitest'
import { see } from '#engine/forms/form.ts'
import { shapeOf } from '#engine/forms/outline.ts'
import { findForm } from '#engine/forms/registry.ts'

const SIZE = 320
/** About the half width of a bold line at this size: what is thinner is nothing but line. */
const LINE_PX = 3

const distances = [...Array(2 * LINE_PX + 1).keys()].flatMap((y) =>
  [...Array(2 * LINE_PX + 1).keys()].map((x) => [x - LINE_PX, y - LINE_PX] as const),
)
const disc = distances.filter(([x, y]) => Math.hypot(x, y) <= LINE_PX).map(([x, y]) => y * SIZE + x)

/** What is left of a shape once all that is thinner than a line is gone. */
function opened(shape: Uint8Array): Uint8Array {
  const core = shape.map((v, i) => (v && disc.every((d) => shape[i + d]) ? 1 : 0))
  return core.map((_, i) => (disc.some((d) => core[i + d]) ? 1 : 0))
}

describe('the outline of a bust', () => {
  test.each([
    ['wolf', 'turned'],
    ['lioness', 'turned'],
    ['stag', 'head'],
    ['labrador', 'head'],
  ])('%s/%s ends in locks broad enough to hold colour between two bold lines', (name, view) => {
    const shape = shapeOf(see(findForm(name)!.views[view]!(), SIZE))
    const broad = opened(shape)
    const [locks, thin] = shape.reduce(
      ([all, lost], v, i) => (v === 2 ? [all + 1, lost + (broad[i] ? 0 : 1)] : [all, lost]),
      [0, 0],
    )
    expect(locks).toBeGreaterThan(200)
    expect(thin / locks).toBeLessThan(0.3)
  })

  test('a sleek coat has a clean edge above its neck', () => {
    const shape = shapeOf(see(findForm('labrador')!.views['head']!(), SIZE))
    const locks = shape.subarray(0, SIZE * (SIZE / 2)).filter((v) => v === 2).length
    expect(locks).toBe(0)
  })
})
