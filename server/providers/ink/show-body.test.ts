import sharp from 'sharp'
import { expect, test } from 'vitest'
import { showBody } from '#server/providers/ink/show-body.ts'
import { SHEET_MIDDLE, type BodyView } from '#shared/body-views.ts'

async function pixels(view: BodyView, shown: number | 'sheet') {
  const { bytes, mediaType } = await showBody({ view, shown })
  expect(mediaType).toBe('image/webp')
  return sharp(bytes).raw().toBuffer({ resolveWithObject: true })
}

/** Where the middle of the place is seen, in parts of the picture. */
async function middleOf(view: BodyView) {
  const { data, info } = await pixels(view, 'sheet')
  const found: { x: number; y: number }[] = []
  for (let p = 0; p < info.width * info.height; p++) {
    const [right, down, bare] = data.subarray(p * 3, p * 3 + 3)
    const isMiddle = right === SHEET_MIDDLE && down === SHEET_MIDDLE
    if (isMiddle && bare! > 250) found.push({ x: p % info.width, y: Math.floor(p / info.width) })
  }
  expect(found.length).toBeGreaterThan(0)
  const mean = (of: 'x' | 'y') => found.reduce((sum, at) => sum + at[of], 0) / found.length
  return { x: mean('x') / info.width, y: mean('y') / info.height }
}

test('a body that is turned to the right carries its skin to the right, and stays as high', async () => {
  const [left, front, right] = await Promise.all(
    ([-20, 0, 20] as const).map((turn) => middleOf({ place: 'chest', build: 'female', turn })),
  )
  expect(left!.x).toBeLessThan(front!.x - 0.03)
  expect(right!.x).toBeGreaterThan(front!.x + 0.03)
  expect(Math.abs(left!.y - right!.y)).toBeLessThan(0.15)
})

test('a body comes in the tone that is asked, without ink', async () => {
  const view: BodyView = { place: 'forearm', build: 'other', turn: 0 }
  const spot = await middleOf(view)
  const lights = []
  for (const tone of [2, 9]) {
    const { data, info } = await pixels(view, tone)
    expect(info.width).toBe(1_080)
    const p = Math.floor(spot.y * info.height) * info.width + Math.floor(spot.x * info.width)
    lights.push(data[p * info.channels]!)
  }
  expect(lights[0]).toBeGreaterThan(lights[1]! + 60)
})
