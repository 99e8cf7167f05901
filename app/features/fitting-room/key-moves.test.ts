import { expect, test } from 'vitest'
import { pressKey } from '#app/features/fitting-room/key-moves.ts'
import type { InkPlacement } from '#shared/body.ts'

const PHOTO = { width: 1_000, height: 500 }
const LIMB = { axisDegrees: 0, tap: { x: 0.5, y: 0.5 } }
const LAID: InkPlacement = { x: 0.5, y: 0.5, turnDegrees: 0, size: 0.2, bend: 0.5, age: 'fresh' }

const press = (key: string, shiftKey = false) => pressKey(LAID, PHOTO, LIMB, { key, shiftKey })

test('every thing a hand does has a key', () => {
  expect(press('ArrowLeft')?.x).toBeCloseTo(0.49)
  expect(press('ArrowDown')?.y).toBeCloseTo(0.52)
  expect(press('PageUp')?.y).toBeCloseTo(0.48)
  expect(press('+')?.size).toBeGreaterThan(0.2)
  expect(press('-')?.size).toBeLessThan(0.2)
  expect(press('[')?.turnDegrees).toBe(-2)
  expect(press('.')?.bend).toBeCloseTo(0.55)
})

test('Shift makes the steps longer, and the keys that it changes still mean the same', () => {
  expect(press('ArrowRight', true)?.x).toBeCloseTo(0.55)
  expect(press('}', true)?.turnDegrees).toBe(10)
  expect(press('<', true)?.bend).toBeCloseTo(0.25)
})

test('other keys are left to the page', () => {
  expect([press('Tab'), press('a'), press('Enter')]).toEqual([undefined, undefined, undefined])
})
