import { expect, test } from 'vitest'
import { RAMP_STEPS, rampOf } from '#engine/styles/colour.ts'
import {
  CANDY,
  FLASH,
  IREZUMI,
  JEWEL,
  NATURAL,
  PRIMARY,
  SAILOR,
  type RGB,
} from '#engine/styles/palette.ts'

const PALETTES = { CANDY, FLASH, IREZUMI, JEWEL, NATURAL, PRIMARY, SAILOR }
const BLACK_COATS = ['furBlack', 'featherBlack']

const stepsOf = (colour: RGB): RGB[] => {
  const ramp = rampOf(colour)
  return Array.from({ length: RAMP_STEPS }, (_, step) => [
    ramp[step * 3]!,
    ramp[step * 3 + 1]!,
    ramp[step * 3 + 2]!,
  ])
}

test.each(Object.entries(PALETTES))(
  'black coats stay blue from light to shade: %s',
  (_, palette) => {
    for (const tag of BLACK_COATS)
      for (const [red, , blue] of stepsOf(palette[tag]!)) expect(blue).toBeGreaterThan(red)
  },
)

test('other coats are warm in the light', () => {
  const [red, , blue] = stepsOf(FLASH.fur!)[0]!
  expect(red).toBeGreaterThan(blue)
})
