import { expect, test } from 'vitest'
import type { Path, Root } from '#engine/forms/human/hair.ts'
import { drawnTo, guideOf, guidesOf } from '#engine/forms/human/masses.ts'
import type { V3 } from '#engine/forms/sculpt/maths.ts'

const STYLE = { tone: 0.5, length: 3, volume: 0.2, locks: 60, width: 0.1, part: 0 }

const rootAt = (x: number): Root => ({ at: [x, 1, 0], rest: [x, 1, 0], out: [0, 1, 0] })
const ROOTS = Array.from({ length: 60 }, (_, k) => rootAt((k - 29.5) / 30))

const falling = (x: number): Path => ({
  points: Array.from({ length: 30 }, (_, k): V3 => [x, 1 - k * 0.09, 0]),
  out: [],
  phase: 0,
  share: 1,
  tint: 0,
  lowest: -2,
  isForward: true,
  aside: 0.8,
})

test('hair gathers about a few of its locks, none across the parting', () => {
  const guides = guidesOf(ROOTS, STYLE)
  expect(guides.length).toBeGreaterThan(2)
  expect(guides.length).toBeLessThan(ROOTS.length / 6)
  for (const root of ROOTS)
    expect(Math.sign(guideOf(root, guides, STYLE).at[0])).toBe(Math.sign(root.at[0]))
})

test('hair that stands does not run together', () => {
  expect(guidesOf(ROOTS, { ...STYLE, stiffness: 0.9 })).toEqual([])
})

test('a lock leaves its root where it grows and ends close to its guide', () => {
  const drawn = drawnTo(falling(0.4), falling(0.1), 0.3)
  expect(drawn[0]![0]).toBeCloseTo(0.4)
  expect(drawn.at(-1)![0]).toBeCloseTo(0.19)
})
