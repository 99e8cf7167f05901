import { expect, test } from 'vitest'
import { jointAt, shape } from '#engine/forms/human/human.ts'
import type { V3 } from '#engine/forms/sculpt/maths.ts'
import { BODY_TYPES, BUILDS } from '#engine/present/body/body.ts'
import { trunkReliefOf } from '#engine/present/body/trunk-relief.ts'

/** Height by shares of the trunk: across of the shoulder's breadth, high between hip and collarbone. */
function reliefOn(type: (typeof BODY_TYPES)[number]) {
  const rest = shape(BUILDS[type])
  const joints = (bone: string, end?: 'head' | 'tail') => jointAt(rest, bone, end)
  const relief = trunkReliefOf(joints)
  const [wide, collar, hip] = [
    joints('upperarm01.L')[0],
    joints('clavicle.L')[1],
    joints('upperleg01.L')[1],
  ]
  return (across: number, high: number, z: number): number =>
    relief([across * wide, hip + high * (collar - hip), z])
}

const BEHIND = -0.6
const BEFORE = 0.9

test.each(BODY_TYPES)('a %s trunk has spine, shoulder blades, collarbones and ribs', (type) => {
  const at = reliefOn(type)
  // The furrow of the spine lies below the muscles beside it, and shoulder blades stand out.
  expect(at(0.23, 0.3, BEHIND) - at(0, 0.3, BEHIND)).toBeGreaterThan(3)
  expect(at(0.55, 0.82, BEHIND) - at(0.55, 0.5, BEHIND)).toBeGreaterThan(2)
  const heights = Array.from({ length: 60 }, (_, k) => at(0.45, 0.95 + 0.002 * k, BEFORE))
  expect(Math.max(...heights)).toBeGreaterThan(3)
  expect(Math.min(...heights)).toBeLessThan(-1)
  const ribs = Array.from({ length: 40 }, (_, k) => at(0.75, 0.5 + 0.004 * k, 0.35))
  const turns = ribs.filter(
    (height, k) => k > 0 && k < 39 && (height - ribs[k - 1]!) * (ribs[k + 1]! - height) < 0,
  )
  expect(turns.length).toBeGreaterThanOrEqual(3)
})

test.each(BODY_TYPES)('what rises on a %s trunk rises gently, and alike on both sides', (type) => {
  const at = reliefOn(type)
  const rest = shape(BUILDS[type])
  const relief = trunkReliefOf((bone, end) => jointAt(rest, bone, end))
  const millimetre = 0.01
  for (const across of [0, 0.1, 0.3, 0.5, 0.8])
    for (const z of [BEHIND, 0.1, BEFORE])
      for (let high = 0.05; high < 1.1; high += 0.05) {
        const joints = jointAt(rest, 'upperleg01.L')[1]
        const place: V3 = [across * 1.6, joints + high * 4.8, z]
        for (const k of [0, 1, 2]) {
          const [x, y, deep] = place.map((value, axis) => (axis === k ? value + millimetre : value))
          const beside: V3 = [x!, y!, deep!]
          expect(Math.abs(relief(beside) - relief(place))).toBeLessThan(0.75)
        }
      }
  expect(at(-0.4, 0.8, BEHIND)).toBe(at(0.4, 0.8, BEHIND))
})

test('arms, legs and heads have none of it', () => {
  const at = reliefOn('other')
  expect(at(1.2, 0.6, 0.3)).toBe(0)
  expect(at(0.3, -0.2, 0.2)).toBe(0)
  expect(at(0.2, 1.4, 0.3)).toBe(0)
})
