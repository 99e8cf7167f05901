import { expect, test } from 'vitest'
import { makeLimb } from '#engine/body/limb.test-support.ts'
import type { Pixels, SkinMask } from '#engine/body/photo.ts'
import { readPhoto, suggestPlacement, toModelInput } from '#engine/body/read-photo.ts'

const MIDDLE = { x: 0.5, y: 0.5 }
const NOBODY = new Float32Array(256 * 256 * 6).map((_, i) => (i % 6 === 0 ? 6 : 0))

function iou(mask: SkinMask, truth: Uint8Array, { width, height }: Pixels): number {
  let [both, either] = [0, 0]
  for (let i = 0; i < truth.length; i++) {
    const [x, y] = [i % width, Math.floor(i / width)]
    const row = Math.floor((y * mask.height) / height)
    const isFound = mask.alpha[row * mask.width + Math.floor((x * mask.width) / width)]! >= 128
    if (isFound && truth[i]) both++
    if (isFound || truth[i]) either++
  }
  return both / either
}

function painted(colour: (x: number, y: number) => readonly [number, number, number]): Pixels {
  const [width, height] = [320, 320]
  const rgba = new Uint8ClampedArray(width * height * 4)
  for (let i = 0; i < width * height; i++)
    rgba.set([...colour(i % width, Math.floor(i / width)), 255], 4 * i)
  return { width, height, rgba }
}

test.for([
  { axisDegrees: 0, skin: [0.52, 0.3, 0.2] },
  { axisDegrees: 55, skin: [0.2, 0.1, 0.06] },
  { axisDegrees: -70, skin: [0.75, 0.52, 0.42] },
] as const)(
  '§4 body mapping: a tapped limb is found, $axisDegrees degrees',
  ({ axisDegrees, skin }) => {
    const { photo, truth, scores } = makeLimb({ axisDegrees, skin })
    const { limb, mask } = readPhoto(photo, scores, MIDDLE)
    expect(iou(mask, truth, photo)).toBeGreaterThan(0.93)
    expect(Math.abs(limb.axisDegrees - axisDegrees)).toBeLessThan(4)
    expect(limb.width).toBeCloseTo(0.4, 1)
    expect(limb.refusals).toEqual([])
  },
)

test('without a tap the limb that the model knows is chosen', () => {
  const { photo, truth, scores } = makeLimb({ isKnownToModel: true })
  const { limb, mask } = readPhoto(photo, scores)
  expect(iou(mask, truth, photo)).toBeGreaterThan(0.93)
  const at = Math.floor(limb.tap.y * 480) * 400 + Math.floor(limb.tap.x * 400)
  expect(truth[at]).toBe(1)
})

test.for([
  ['one colour of skin', painted(() => [205, 150, 120]), MIDDLE],
  [
    'black on white',
    painted((x, y) => (Math.hypot(x - 160, y - 160) < 90 ? [10, 10, 10] : [255, 255, 255])),
    MIDDLE,
  ],
  [
    'bricks',
    painted((x, y) => (x % 60 < 4 || y % 30 < 4 ? [220, 215, 205] : [150 + (x % 7), 80, 60])),
    MIDDLE,
  ],
  ['sky', painted((_, y) => [80 + y / 4, 130 + y / 5, 220]), undefined],
] as const)('§4 body mapping: a picture without skin is refused: %s', ([, photo, tap]) => {
  expect(readPhoto(photo, NOBODY, tap).limb.refusals).toContain('no-person')
})

test('a photo says what is wrong with it', () => {
  const small = makeLimb({ width: 180, height: 220, isKnownToModel: true })
  expect(readPhoto(small.photo, small.scores, MIDDLE).limb.refusals).toContain('too-small')
  const { photo, scores } = makeLimb({ isKnownToModel: true })
  const darker = { ...photo, rgba: photo.rgba.map((value, i) => (i % 4 === 3 ? 255 : value / 6)) }
  expect(readPhoto(darker, scores, MIDDLE).limb.refusals).toContain('too-dark')
})

test('the suggestion lies in the middle of the limb, along it and no wider', () => {
  const { photo, scores } = makeLimb({ axisDegrees: 20 })
  const reading = readPhoto(photo, scores, { x: 0.58, y: 0.5 })
  const placement = suggestPlacement(reading, { width: 500, height: 500 })
  expect(placement.turnDegrees).toBeCloseTo(20, -1)
  expect(placement.size).toBeLessThanOrEqual(reading.limb.width)
  expect(Math.abs(placement.x - 0.5)).toBeLessThan(0.04)
  // The same photo and tap give the same reading.
  expect(readPhoto(photo, scores, { x: 0.58, y: 0.5 })).toEqual(reading)
})

test('the model gets the whole picture in its own size', () => {
  const input = toModelInput(painted((x) => [x < 160 ? 255 : 0, 0, 0]))
  expect(input).toHaveLength(256 * 256 * 3)
  expect([input[0], input[255 * 3]]).toEqual([1, 0])
})
