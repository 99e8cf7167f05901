import { expect, test } from 'vitest'
import { isLockedUp, lockUp } from '#engine/lettering/lock-up.ts'

const rowsOf = (...texts: string[]) => texts.map((text) => ({ text, scale: 1 }))
const widthOf = (text: string) => text.length * 50

test('lines of heavy letters are brought to one width', () => {
  const rows = rowsOf('Trust', 'no one')
  lockUp(rows, widthOf)
  const widths = rows.map(({ text, scale }) => scale * widthOf(text))
  expect(widths[0]).toBeCloseTo(widths[1]!, 3)
})

test('no line shouts, however short it is beside the others', () => {
  const rows = rowsOf('I', 'never gave up on us')
  lockUp(rows, widthOf)
  expect(rows[0]!.scale).toBeLessThan(1.5)
  expect(rows[1]!.scale).toBeGreaterThan(0.7)
})

test.each([
  ['textura', true],
  ['sailor', true],
  ['needle', false],
  ['typewriter', false],
] as const)('two lines of %s are a block: %s', (hand, expected) => {
  expect(isLockedUp(hand, rowsOf('Trust', 'no one'))).toBe(expected)
})
