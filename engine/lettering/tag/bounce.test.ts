import { expect, test } from 'vitest'
import type { Ring } from '#engine/lettering/plane.ts'
import { areaOf } from '#engine/lettering/plane.ts'
import { intersection, offset } from '#engine/lettering/polygons.ts'
import { bounced, lapped, pushedTogether } from '#engine/lettering/tag/bounce.ts'

const square = (left: number): Ring => [
  [left, -100],
  [left + 100, -100],
  [left + 100, 0],
  [left, 0],
]
const lineOf = (texts: readonly string[]) => ({
  glyphs: texts.map((text, i) => ({
    rings: [square(i * 110)],
    x: i * 110,
    advance: 100,
    text,
    start: i,
    of: { line: { text, glyphs: [], missing: '' }, index: 0 },
  })),
  width: texts.length * 110,
  size: 200,
  missing: [],
})
const leftOf = (rings: readonly Ring[]) => Math.min(...rings.flat().map(([x]) => x))

test('letters of a tag are pushed over each other, and a sign stands free', () => {
  const lefts = pushedTogether(lineOf(['a', 'b', '♥', 'c'])).glyphs.map(({ rings }) =>
    leftOf(rings),
  )
  expect(lefts[1]! - lefts[0]!).toBeLessThan(100)
  expect(lefts[2]! - lefts[1]!).toBeCloseTo(110)
  expect(lefts[3]! - lefts[2]!).toBeCloseTo(110)
})

test('what lies over another letter has a bare line about it', () => {
  const [under, over] = [[square(0)], [square(80)]]
  const drawn = lapped([under, over], 5)
  const about = intersection(drawn, offset(over, 4.5))
  const area = about.reduce((sum, ring) => sum + Math.abs(areaOf(ring)), 0)
  expect(area).toBeCloseTo(100 * 100, -1)
  expect(drawn).toHaveLength(2)
})

test('neighbours ride otherwise, and none is lost', () => {
  const { glyphs } = bounced(lineOf(['a', 'a', 'a', 'a']))
  const heights = glyphs.map(({ rings }) => Math.min(...rings.flat().map(([, y]) => y)))
  expect(glyphs.map(({ text }) => text).join('')).toBe('aaaa')
  for (let i = 1; i < heights.length; i++)
    expect(Math.abs(heights[i]! - heights[i - 1]!)).toBeGreaterThan(2)
})
