import { expect, test } from 'vitest'
import { scaledTail } from '#engine/forms/figures/scales.ts'
import { STRIDE } from '#engine/forms/human/mesh.ts'
import { curve, type V3 } from '#engine/forms/sculpt/maths.ts'

const BENT: readonly V3[] = [
  [0, 0, 0],
  [0, -2, 0.5],
  [0, -4, 2],
  [0, -5, 4],
]
const LINE = curve(BENT, 14)

test('every place of a tail belongs to a scale, and there are many', () => {
  const { mesh, parts } = scaledTail(LINE, (t) => 1.5 - t)
  expect(parts!.length).toBe(mesh.data.length / STRIDE)
  expect(new Set(parts).size).toBeGreaterThan(80)
})

test('scales grow smaller where the tail does', () => {
  const scalesOf = (radius: number) => new Set(scaledTail(LINE, () => radius).parts).size
  expect(scalesOf(0.6)).toBeGreaterThan(1.6 * scalesOf(1.2))
})
