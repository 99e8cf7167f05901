import { expect, test } from 'vitest'
import { inkFilm } from '#engine/body/ink-film.ts'
import { layInk, shareOnSkin } from '#engine/body/lay-ink.ts'
import { isSame, makeLimb } from '#engine/body/limb.test-support.ts'
import type { Pixels } from '#engine/body/photo.ts'
import { readPhoto } from '#engine/body/read-photo.ts'
import { INK_AGES, type InkAge, type InkPlacement } from '#shared/body.ts'

const { photo, truth, seen } = makeLimb({ axisDegrees: 0, strapAt: 60 })
const reading = readPhoto(photo, seen, { x: 0.5, y: 0.5 })

/** Black but for a clear frame, with a clear hole in the middle. */
const art = ((): Pixels => {
  const rgba = new Uint8ClampedArray(200 * 200 * 4)
  for (let i = 0; i < 200 * 200; i++) {
    const away = Math.hypot((i % 200) - 100, Math.floor(i / 200) - 100)
    rgba.set([12, 14, 16, away > 30 && away < 80 ? 255 : 0], 4 * i)
  }
  return { width: 200, height: 200, rgba }
})()

const placed = (change: Partial<InkPlacement> = {}): InkPlacement => ({
  x: 0.5,
  y: 0.5,
  turnDegrees: 0,
  size: 0.36,
  bend: 1,
  age: 'healed',
  ...change,
})

const lightAt = ({ rgba }: Pixels, x: number, y: number) => rgba[4 * (y * photo.width + x) + 1]!
/** A point of solid ink left of the middle. */
const INKED = [200 - 40, 240] as const

test('ink darkens skin, and nothing but skin', () => {
  const laid = layInk(photo, reading, art, placed({ size: 0.9 }))
  let [changedSkin, changedOutside] = [0, 0]
  for (let i = 0; i < truth.length; i++) {
    const isChanged = laid.rgba[4 * i + 1] !== photo.rgba[4 * i + 1]
    if (truth[i]) changedSkin += isChanged ? 1 : 0
    // The outline itself may be a pixel or two off.
    const isFarOutside = [-4, 4, -4 * photo.width, 4 * photo.width].every((by) => !truth[i + by])
    if (!truth[i] && isFarOutside && isChanged) changedOutside++
  }
  expect(changedOutside).toBe(0)
  expect(changedSkin).toBeGreaterThan(8000)
  expect(lightAt(laid, 200 - 50, 240 - 60)).toBeLessThan(0.5 * lightAt(photo, 200 - 50, 240 - 60))
})

test('a photo stays as it was outside the design and in its own bytes', () => {
  const before = photo.rgba.slice()
  const laid = layInk(photo, reading, art, placed())
  expect(isSame(photo.rgba, before)).toBe(true)
  expect(lightAt(laid, 200, 100)).toBe(lightAt(photo, 200, 100))
  expect(lightAt(laid, 200, 240)).toBe(lightAt(photo, 200, 240))
})

test('§4 ageing: old ink is paler than healed, healed paler than fresh, and softer at its edge', () => {
  const laid = (age: InkAge) => layInk(photo, reading, art, placed({ age }))
  const [fresh, healed, old] = INK_AGES.map((age) => lightAt(laid(age), ...INKED))
  expect(fresh!).toBeLessThan(healed!)
  expect(healed!).toBeLessThan(old!)
  const edge = (picture: Pixels) => {
    const row = Array.from({ length: 24 }, (_, k) => lightAt(picture, 200 + 16 + k, 240))
    return Math.max(...row.slice(1).map((value, k) => Math.abs(value - row[k]!)))
  }
  expect(edge(laid('ten-years'))).toBeLessThan(edge(laid('fresh')))
})

test('skin about fresh ink is redder', () => {
  const laid = layInk(photo, reading, art, placed({ age: 'fresh' }))
  const greenShare = ({ rgba }: Pixels) => {
    const o = 4 * (240 * photo.width + 200 + 17)
    return rgba[o + 1]! / rgba[o]!
  }
  expect(greenShare(laid)).toBeLessThan(greenShare(photo) - 0.01)
})

test('a wound design is narrower at the sides of the limb than a flat one', () => {
  const widthOf = (bend: number) => {
    const laid = layInk(photo, reading, art, placed({ bend }))
    let inked = 0
    for (let x = 0; x < photo.width; x++)
      if (lightAt(laid, x, 240) !== lightAt(photo, x, 240)) inked++
    return inked
  }
  expect(widthOf(1)).toBeLessThan(widthOf(0) - 4)
})

test('ink shows on deep skin', () => {
  const deep = makeLimb({ axisDegrees: 0, skin: [0.1, 0.05, 0.035] })
  const onDeep = readPhoto(deep.photo, deep.seen, { x: 0.5, y: 0.5 })
  const laid = layInk(deep.photo, onDeep, art, placed())
  expect(lightAt(laid, ...INKED)).toBeLessThan(0.55 * lightAt(deep.photo, ...INKED))
})

test('the same photo, design and place give the same bytes', () => {
  const again = { ...art, rgba: art.rgba.slice() }
  const [one, other] = [again, art].map((same) => layInk(photo, reading, same, placed()))
  expect(isSame(one!.rgba, other!.rgba)).toBe(true)
})

test('§4 body mapping: how much of a design lies on skin is known before it is laid', () => {
  const share = (change: Partial<InkPlacement>) => shareOnSkin(photo, reading, art, placed(change))
  expect(share({ size: 0.3 })).toBeGreaterThan(0.9)
  // Wound around the limb its sides are out of sight, and what faces the camera lies on skin.
  expect(share({ size: 0.6 })).toBeGreaterThan(0.7)
  expect(share({ size: 0.6, bend: 0 })).toBeLessThan(share({ size: 0.6 }))
  expect(share({ x: 0.08, size: 0.12, bend: 0 })).toBe(0)
  expect(share({ x: 0.3, size: 0.3, bend: 0 })).toBeLessThan(0.6)
})

test('ink that hangs over the edge of the photo lies on no skin', () => {
  const whole = { ...reading, mask: { ...reading.mask, alpha: reading.mask.alpha.map(() => 255) } }
  const share = (change: Partial<InkPlacement>) =>
    shareOnSkin(photo, whole, art, placed({ bend: 0, ...change }))
  expect(share({})).toBe(1)
  expect(share({ x: 0 })).toBeCloseTo(0.5, 1)
  expect(share({ x: 0, y: 0 })).toBeCloseTo(0.25, 1)
  // All of its ink: nothing of it would be seen.
  const corner = { ...art, rgba: art.rgba.map((value, i) => ((i >> 2) % 200 < 90 ? value : 0)) }
  expect(shareOnSkin(photo, whole, corner, placed({ bend: 0, x: 0 }))).toBe(0)
})

test('§4 ageing: solid black is veiled by the skin above it like any other ink', () => {
  const solid = { ...art, rgba: art.rgba.map((value, i) => (i % 4 === 3 ? value : 0)) }
  const small = inkFilm(solid, 'healed', 40, 160)
  expect(Math.min(...small.rgbs.filter((_, i) => i % 4 < 3))).toBeGreaterThan(0.03)
})

test('§4 ageing: with the years a fine line grows wider and stays dark, for it is the ink that wanders', () => {
  const line: Pixels = { width: 200, height: 40, rgba: new Uint8ClampedArray(200 * 40 * 4) }
  for (let y = 0; y < 40; y++) for (let x = 98; x < 101; x++) line.rgba[4 * (y * 200 + x) + 3] = 255
  const across = (age: InkAge) => {
    const { width, height, rgbs } = inkFilm(line, age, 160, 260)
    const row = Array.from({ length: width }, (_, x) => rgbs[4 * ((height >> 1) * width + x)]!)
    return { darkest: Math.min(...row), wide: row.filter((passed) => passed < 0.75).length }
  }
  expect(across('ten-years').darkest).toBeLessThan(0.4)
  expect(across('ten-years').wide).toBeGreaterThan(across('fresh').wide + 1)
})

test('§4 ageing: grey heals cool', () => {
  const grey = { ...art, rgba: art.rgba.map((value, i) => (i % 4 === 3 ? value : 128)) }
  const blueOverRed = (age: InkAge) => {
    const { width, height, rgbs } = inkFilm(grey, age, 100, 260)
    const at = 4 * ((height >> 1) * width + Math.round(width * 0.27))
    return rgbs[at + 2]! / rgbs[at]!
  }
  expect(blueOverRed('fresh')).toBeLessThan(1.05)
  expect(blueOverRed('healed')).toBeGreaterThan(1.1)
  expect(blueOverRed('ten-years')).toBeGreaterThan(blueOverRed('healed'))
})
