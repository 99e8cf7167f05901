import { expect, test } from 'vitest'
import { createWorkspace } from '#engine/pixels/workspace.ts'
import { sceneOf } from '#engine/styles/alone.test-support.ts'
import { renderArtwork } from '#engine/styles/render-artwork.ts'
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

const workspace = createWorkspace()
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

test.each(['Fine Line', 'Sketch', 'Engraving'] as const)(
  'a red that was asked for is red and no pink, however thinly %s paints by itself',
  (style) => {
    const options = { style, isColoured: true, seed: 1, sizePx: 240 }
    const { ink } = renderArtwork(sceneOf('heart', 'plain', { tint: 'red' }), options, workspace)
    const { r, g } = ink.colour!
    const painted = Array.from(r.keys()).filter((i) => g[i]! < 0.97)
    const mean = (plane: Float32Array) =>
      painted.reduce((sum, i) => sum + plane[i]!, 0) / painted.length
    expect(mean(r) - mean(g)).toBeGreaterThan(0.3)
  },
)
