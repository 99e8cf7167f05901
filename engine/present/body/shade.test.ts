import { expect, test } from 'vitest'
import type { V3 } from '#engine/forms/sculpt/maths.ts'
import { KIND, type Exposure } from '#engine/present/body/exposure.ts'
import { lensFor } from '#engine/present/body/lens.ts'
import { shade } from '#engine/present/body/shade.ts'
import { studioFor } from '#engine/present/body/studio.ts'

const SIZE = 9
const MIDDLE = (SIZE * SIZE - 1) / 2

/** Skin that looks one way and rises by so many millimetres from each pixel to the next. */
function litBy(normal: V3, riseMm: number): number {
  const n = SIZE * SIZE
  const exposure: Exposure = {
    kind: new Uint8Array(n).fill(KIND.skin),
    normal: Float32Array.from({ length: n * 3 }, (_, i) => normal[i % 3]!),
    tint: new Float32Array(n * 3).fill(1),
    light: new Float32Array(n * 3).fill(1),
    key: new Float32Array(n),
    rim: new Float32Array(n),
    height: Float32Array.from({ length: n }, (_, p) => (p % SIZE) * riseMm),
    mm: new Float32Array(n * 2),
    rest: new Float32Array(n * 3),
  }
  const lens = lensFor({ target: [0, 0, 0], from: [0, 0, 1], up: [0, 1, 0], wide: 0.1 }, SIZE)
  const studio = studioFor(lens, { mood: 'softbox', side: 1 })
  const depth = new Float32Array(n).fill(2.6 * 0.1)
  return shade(exposure, depth, lens, studio).lit[MIDDLE * 3]!
}

test('what rises on skin that turns away is no steeper than what rises as much before the camera', () => {
  const before: V3 = [0, 0, 1]
  const aside: V3 = [0, -0.98, 0.2]
  const change = (normal: V3) => Math.abs(litBy(normal, 0.2) - litBy(normal, 0))
  expect(change(before)).toBeGreaterThan(0.03)
  expect(change(aside)).toBeLessThan(change(before))
})
