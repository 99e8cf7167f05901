import { expect, test } from 'vitest'
import { boundsOf } from '#engine/lettering/plane.ts'
import { openFont, shapeRun } from '#engine/lettering/shaper.ts'
import { tagFace } from '#engine/lettering/tag/face.ts'

const file = openFont(tagFace())

test('the marker has the letters, figures and signs of a tag, and an outline for each', () => {
  const text = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789&!?.,-–\'"#+/()°'
  for (const glyph of shapeRun(file, text, 'ltr')) {
    expect(glyph.isMissing).toBe(false)
    expect(glyph.outline.length).toBeGreaterThan(0)
    expect(glyph.advance).toBeGreaterThan(0)
  }
})

test('small letters are lower than capitals, and written with the same tip', () => {
  const heightOf = (letter: string) => {
    const { top, bottom } = boundsOf(shapeRun(file, letter, 'ltr')[0]!.outline)
    return bottom - top
  }
  for (const letter of 'AEHNRST')
    expect(heightOf(letter.toLowerCase()) / heightOf(letter)).toBeCloseTo(0.86, 1)
})

test('marks stand over their letters and take no room of their own', () => {
  const [letter, mark] = shapeRun(file, 'E\u0308', 'ltr')
  const over = boundsOf(mark!.outline)
  const under = boundsOf(letter!.outline)
  expect(mark!.advance).toBe(0)
  expect(over.bottom + mark!.dy).toBeLessThanOrEqual(under.top)
  const middle = (over.left + over.right) / 2 + letter!.advance + mark!.dx
  expect(middle).toBeGreaterThan(under.left)
  expect(middle).toBeLessThan(under.right)
})
