import { expect, test } from 'vitest'
import { isSame, makeLimb, nobodyIn } from '#engine/body/limb.test-support.ts'
import type { Pixels, SkinMask } from '#engine/body/photo.ts'
import { readPhoto, suggestPlacement } from '#engine/body/read-photo.ts'
import type { SeenBody } from '#engine/body/see-body.ts'
import type { InkPlacement } from '#shared/body.ts'

const MIDDLE = { x: 0.5, y: 0.5 }

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
    const { photo, truth, seen } = makeLimb({ axisDegrees, skin })
    const { limb, mask } = readPhoto(photo, seen, MIDDLE)
    expect(iou(mask, truth, photo)).toBeGreaterThan(0.93)
    expect(Math.abs(limb.axisDegrees - axisDegrees)).toBeLessThan(4)
    expect(limb.width).toBeCloseTo(0.4, 1)
    expect(limb.refusals).toEqual([])
  },
)

test('without a tap the limb that the model knows is chosen', () => {
  const { photo, truth, seen } = makeLimb()
  const { limb, mask } = readPhoto(photo, seen)
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
  expect(readPhoto(photo, nobodyIn(photo), tap).limb.refusals).toContain('no-person')
})

test('a photo says what is wrong with it', () => {
  const small = makeLimb({ width: 180, height: 220 })
  expect(readPhoto(small.photo, small.seen, MIDDLE).limb.refusals).toContain('too-small')
  const { photo, seen } = makeLimb()
  const darker = { ...photo, rgba: photo.rgba.map((value, i) => (i % 4 === 3 ? 255 : value / 6)) }
  expect(readPhoto(darker, seen, MIDDLE).limb.refusals).toContain('too-dark')
})

/** All ink but for a clear frame of a tenth. */
function framed(width: number, height: number): Pixels {
  const rgba = new Uint8ClampedArray(width * height * 4)
  for (let y = 0.1 * height; y < 0.9 * height; y++)
    for (let x = 0.1 * width; x < 0.9 * width; x++)
      rgba[4 * (Math.floor(y) * width + Math.floor(x)) + 3] = 255
  return { width, height, rgba }
}

/** Share of the ink of a `framed` design that lies on the mask. */
function onMask(mask: SkinMask, art: Pixels, { x, y, size, turnDegrees }: InkPlacement): number {
  const turn = (turnDegrees * Math.PI) / 180
  const [width, height] = [
    0.8 * size * mask.width,
    (0.8 * size * mask.width * art.height) / art.width,
  ]
  const steps = Array.from({ length: 21 }, (_, k) => k / 20 - 0.5)
  const spots = steps.flatMap((u) => steps.map((v) => [u * width, v * height] as const))
  const isOn = ([across, down]: readonly [number, number]) => {
    const column = Math.floor(x * mask.width + across * Math.cos(turn) - down * Math.sin(turn))
    const row = Math.floor(y * mask.height + across * Math.sin(turn) + down * Math.cos(turn))
    const isInside = column >= 0 && row >= 0 && column < mask.width && row < mask.height
    return isInside && mask.alpha[row * mask.width + column]! >= 128
  }
  return spots.filter(isOn).length / spots.length
}

test('the suggestion lies in the middle of the limb, along it and no wider', () => {
  const { photo, seen } = makeLimb({ axisDegrees: 20 })
  const reading = readPhoto(photo, seen, { x: 0.58, y: 0.5 })
  const placement = suggestPlacement(reading, framed(100, 100))
  expect(placement.turnDegrees).toBeCloseTo(20, -1)
  expect((0.8 * placement.size) / reading.limb.width).toBeCloseTo(0.7, 1)
  expect(Math.abs(placement.x - 0.5)).toBeLessThan(0.04)
  // The same photo and tap give the same reading.
  const again = readPhoto(photo, seen, { x: 0.58, y: 0.5 })
  expect(again.limb).toEqual(reading.limb)
  expect(isSame(again.mask.alpha, reading.mask.alpha)).toBe(true)
})

test("a design tapped to the picture's edge is moved and made smaller until all of it lies on skin", () => {
  const { photo, seen } = makeLimb({ axisDegrees: 0 })
  const reading = readPhoto(photo, seen, { x: 0.5, y: 0.98 })
  const art = framed(80, 160)
  expect(onMask(reading.mask, art, suggestPlacement(reading, art))).toBe(1)
})

test('§4 body mapping: without a tap a design lies along the middle of a bare forearm', () => {
  const { photo, seen } = makeLimb({ axisDegrees: 29, widening: 0.35 })
  const reading = readPhoto(photo, seen)
  const art = framed(70, 100)
  const placement = suggestPlacement(reading, art)
  expect(reading.limb.refusals).toEqual([])
  expect(Math.abs(reading.limb.axisDegrees - 29)).toBeLessThan(6)
  expect(Math.hypot(placement.x - 0.5, placement.y - 0.5)).toBeLessThan(0.1)
  expect((0.8 * placement.size) / reading.limb.width).toBeGreaterThan(0.6)
  expect((0.8 * placement.size) / reading.limb.width).toBeLessThan(0.75)
  expect(onMask(reading.mask, art, placement)).toBe(1)
})

test('§4 body mapping: a tap beside a limb means the limb; one far from it means nothing', () => {
  const { photo, seen, truth } = makeLimb({ axisDegrees: 0 })
  const { limb } = readPhoto(photo, seen, { x: 0.29, y: 0.5 })
  expect(limb.refusals).toEqual([])
  expect(truth[Math.floor(limb.tap.y * 480) * 400 + Math.floor(limb.tap.x * 400)]).toBe(1)
  expect(readPhoto(photo, seen, { x: 0.1, y: 0.5 }).limb.refusals).toContain('no-person')
})

test('§4 body mapping: a face takes no ink unless it was pointed at twice, and is no part of a limb', () => {
  const { photo, seen } = makeLimb({ axisDegrees: 0 })
  const isHead = (i: number) => Math.floor(i / seen.width) < 0.4 * seen.height
  for (let i = 0; i < seen.face.length; i++) if (isHead(i)) [seen.face[i], seen.limb[i]] = [1, 0]
  const forehead = { x: 0.5, y: 0.2 }
  expect(readPhoto(photo, seen, forehead).limb.refusals).toEqual(['on-face'])
  const meant = readPhoto(photo, seen, { ...forehead, isFaceMeant: true })
  expect(meant.limb).toMatchObject({ refusals: [], tap: { ...forehead, isFaceMeant: true } })
  const { mask, limb } = readPhoto(photo, seen, { x: 0.5, y: 0.7 })
  expect(limb.refusals).toEqual([])
  expect(mask.alpha[Math.floor(0.2 * mask.height) * mask.width + (mask.width >> 1)]).toBe(0)
  expect(readPhoto(photo, seen).limb.tap.y, 'nor is it chosen without a tap').toBeGreaterThan(0.4)
})

test('§4 body mapping: the bone tells which way a limb runs; limbs that run another way are not part of it', () => {
  const { photo, seen } = makeLimb({ axisDegrees: 0 })
  for (let i = 0; i < seen.skin.length; i++) {
    const degrees = Math.floor(i / seen.width) < 0.5 * seen.height ? 70 : 10
    const twice = (2 * (degrees - 90) * Math.PI) / 180
    seen.boneX[i] = Math.cos(twice)
    seen.boneY[i] = Math.sin(twice)
  }
  const { limb, mask } = readPhoto(photo, seen, { x: 0.5, y: 0.75 })
  expect(limb.axisDegrees).toBeCloseTo(10, 0)
  const alphaAt = (y: number) =>
    mask.alpha[Math.floor(y * mask.height) * mask.width + (mask.width >> 1)]
  expect([alphaAt(0.25), alphaAt(0.75)]).toEqual([0, 255])
})

test('§4 body mapping: two legs that touch are two limbs where the net sees a border between them', () => {
  const { photo, seen } = makeLimb({ axisDegrees: 0 })
  const middle = seen.width >> 1
  for (let i = middle; i < seen.border.length; i += seen.width) seen.border[i] = 0.6
  const { mask, limb } = readPhoto(photo, seen, { x: 0.4, y: 0.5 })
  expect(limb.refusals).toEqual([])
  const alphaAt = (x: number) =>
    mask.alpha[(mask.height >> 1) * mask.width + Math.floor(x * mask.width)]
  expect([alphaAt(0.4), alphaAt(0.6)]).toEqual([255, 0])
  expect(readPhoto(photo, seen, { x: 0.6, y: 0.5 }).mask.alpha).not.toEqual(mask.alpha)
})

test('§4 body mapping: an arm that hangs beside a belly is no part of it where the net surely sees a border', () => {
  const { photo, seen } = makeLimb({ axisDegrees: 0 })
  seen.limb.fill(0.1)
  const edge = Math.floor(0.62 * seen.width)
  const alphaAt = (x: number) => {
    const { mask } = readPhoto(photo, seen, MIDDLE)
    return mask.alpha[(mask.height >> 1) * mask.width + Math.floor(x * mask.width)]
  }
  for (let i = edge; i < seen.border.length; i += seen.width) seen.border[i] = 0.4
  expect([alphaAt(0.5), alphaAt(0.66)], 'a fold is no border').toEqual([255, 255])
  for (let i = edge; i < seen.border.length; i += seen.width) seen.border[i] = 0.6
  expect([alphaAt(0.5), alphaAt(0.66)]).toEqual([255, 0])
})

test('§4 body mapping: what is hardly sure is taken where somebody tapped, and asked for where nobody did', () => {
  const { photo, seen } = makeLimb({ axisDegrees: 0 })
  seen.skin.forEach((value, i) => (seen.skin[i] = 0.7 * value))
  expect(readPhoto(photo, seen, MIDDLE).limb.refusals).toEqual([])
  expect(readPhoto(photo, seen).limb.refusals).toEqual(['no-person'])
})

test('§4 body mapping: a hand on a leg is no part of the leg', () => {
  const { photo, seen } = makeLimb({ axisDegrees: 0 })
  const isHand = (i: number) => Math.floor(i / seen.width) < 0.3 * seen.height
  for (let i = 0; i < seen.leg.length; i++) seen.leg[i] = isHand(i) ? 0 : 1
  const { mask } = readPhoto(photo, seen, { x: 0.5, y: 0.7 })
  const alphaAt = (y: number) =>
    mask.alpha[Math.floor(y * mask.height) * mask.width + (mask.width >> 1)]
  expect([alphaAt(0.15), alphaAt(0.7)]).toEqual([0, 255])
})

/** All bones of the limb upright. */
function upright({ boneX, boneY }: SeenBody): void {
  boneX.fill(-1)
  boneY.fill(0)
}

test('§4 body mapping: two legs that touch are two limbs where they lie around two bones', () => {
  const { photo, seen } = makeLimb({ axisDegrees: 0 })
  upright(seen)
  seen.thick.fill(0.1 * seen.width)
  seen.middleX.forEach((_, i) => {
    const x = (i % seen.width) / seen.width
    seen.middleX[i] = ((x < 0.5 ? 0.4 : 0.6) - x) * seen.width
  })
  const alphaOf = (tapX: number) => {
    const { mask, limb } = readPhoto(photo, seen, { x: tapX, y: 0.5 })
    expect(limb.refusals).toEqual([])
    const at = (x: number, y: number) =>
      mask.alpha[Math.floor(y * mask.height) * mask.width + Math.floor(x * mask.width)]
    return [at(0.4, 0.5), at(0.6, 0.5), at(0.4, 0.1), at(0.6, 0.1)]
  }
  expect(alphaOf(0.4)).toEqual([255, 0, 255, 0])
  expect(alphaOf(0.6)).toEqual([0, 255, 0, 255])
})

test('§4 body mapping: a hand is no part of the arm that was tapped, but of itself', () => {
  const { photo, seen } = makeLimb({ axisDegrees: 0 })
  seen.end.forEach((_, i) => {
    seen.end[i] = Math.floor(i / seen.width) < 0.3 * seen.height ? 1 : 0
  })
  const alphaAt = (tapY: number, y: number) => {
    const { mask } = readPhoto(photo, seen, { x: 0.5, y: tapY })
    return mask.alpha[Math.floor(y * mask.height) * mask.width + (mask.width >> 1)]
  }
  expect([alphaAt(0.7, 0.15), alphaAt(0.7, 0.7)]).toEqual([0, 255])
  expect(alphaAt(0.15, 0.15)).toBe(255)
})

test('§4 body mapping: a belly that is half taken for a thigh is looked at upright', () => {
  const { photo, seen } = makeLimb({ axisDegrees: 0 })
  seen.limb.fill(0.56)
  seen.boneX.fill(0.1)
  seen.boneY.fill(0.08)
  expect(readPhoto(photo, seen, MIDDLE).limb.axisDegrees).toBe(0)
})
