import { expect, test } from 'vitest'
import { readAllAsSkin } from '#engine/body/by-hand.ts'
import { layInk } from '#engine/body/lay-ink.ts'
import type { InkPlacement } from '#shared/body.ts'

const photo = {
  width: 600,
  height: 300,
  rgba: new Uint8ClampedArray(600 * 300 * 4).fill(200),
}
const art = {
  width: 60,
  height: 60,
  rgba: Uint8ClampedArray.from({ length: 60 * 60 * 4 }, (_, i) => (i % 4 === 3 ? 255 : 0)),
}

test('without the model the whole photo counts as skin, in its own shape', () => {
  const { limb, mask } = readAllAsSkin(photo, { x: 0.2, y: 0.7 })
  expect(mask).toMatchObject({ width: 256, height: 128 })
  expect(mask.alpha.every((value) => value === 255)).toBe(true)
  expect(limb).toMatchObject({ tap: { x: 0.2, y: 0.7 }, refusals: [] })
})

/** How wide and how tall the ink is, in pixels. */
function inked(change: Partial<InkPlacement>) {
  const placement = { x: 0.5, y: 0.5, turnDegrees: 0, size: 0.4, bend: 0, age: 'healed' } as const
  const { rgba } = layInk(photo, readAllAsSkin(photo), art, { ...placement, ...change })
  const isInk = (x: number, y: number) => rgba[4 * (y * 600 + x)]! < 150
  const count = (length: number, is: (k: number) => boolean) =>
    Array.from({ length }, (_, k) => is(k)).filter(Boolean).length
  return [count(600, (x) => isInk(x, 150)), count(300, (y) => isInk(300, y))]
}

test('§4 body mapping: a design placed by hand bends around its own middle, whichever way it is turned, and none of it is cut off', () => {
  const [flatWide, flatTall] = inked({})
  const [wide, tall] = inked({ bend: 1 })
  expect(flatWide! - wide!).toBeGreaterThan(10)
  expect(wide!).toBeGreaterThan(0.8 * flatWide!)
  expect(Math.abs(tall! - flatTall!)).toBeLessThan(3)
  const [turnedWide, turnedTall] = inked({ bend: 1, turnDegrees: 90 })
  expect(Math.abs(turnedWide! - tall!)).toBeLessThan(4)
  expect(Math.abs(turnedTall! - wide!)).toBeLessThan(4)
})
