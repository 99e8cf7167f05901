import { describe, expect, test } from 'vitest'
import { BODY_TYPES, type BodyType } from '#engine/present/body/body.ts'
import { bodyPlateOf } from '#engine/present/body/kept-plates.ts'
import { BODY_PLACES } from '#engine/present/body/placements.ts'
import { FULL_LIGHT, MM_STEPS, NO_MM, photograph } from '#engine/present/body/plate.ts'
import { onSkin } from '#engine/present/skin.ts'
import type { Picture } from '#engine/present/picture.ts'
import type { Ink } from '#engine/render/artwork.ts'
import { createWorkspace } from '#engine/pixels/workspace.ts'
import { SKIN_TONES } from '#shared/options.ts'

const workspace = createWorkspace()

const SIDE = 200

/** A design of one tone and, where given, one colour. */
function design({
  w = 300,
  h = 300,
  black = 0,
  colour,
}: {
  w?: number
  h?: number
  black?: number
  colour?: readonly [number, number, number]
} = {}): Ink {
  const plane = (v: number) => new Float32Array(w * h).fill(v)
  return {
    w,
    h,
    black: plane(black),
    ...(colour
      ? { colour: { r: plane(colour[0]), g: plane(colour[1]), b: plane(colour[2]) } }
      : {}),
  }
}

const show = (
  ink: Ink,
  place: string,
  { tone = 5, type }: { tone?: number; type?: BodyType } = {},
): Picture =>
  onSkin(
    ink,
    {
      placement: { gallery: place, asked: place },
      bodyType: type ?? 'other',
      tone,
      sizePx: SIDE,
    },
    workspace,
  )

const bareSkins = new Map<string, Picture>()

/** Shown once for all tests that compare with it. */
function showBare(place: string, tone = 5): Picture {
  const key = `${place} ${tone}`
  const bare = bareSkins.get(key) ?? show(design(), place, { tone })
  bareSkins.set(key, bare)
  return bare
}

/** Where the design changed the picture: the mean colour there with and without it, and its extent. */
function compare(bare: Picture, inked: Picture) {
  let [left, right, n] = [SIDE, 0, 0]
  const before = [0, 0, 0]
  const after = [0, 0, 0]
  for (let i = 0; i < SIDE * SIDE; i++) {
    const change = [0, 1, 2].reduce(
      (sum, q) => sum + Math.abs(bare.data[3 * i + q]! - inked.data[3 * i + q]!),
      0,
    )
    if (change < 12) continue
    n++
    left = Math.min(left, i % SIDE)
    right = Math.max(right, i % SIDE)
    for (const q of [0, 1, 2]) {
      before[q]! += bare.data[3 * i + q]!
      after[q]! += inked.data[3 * i + q]!
    }
  }
  const mean = (sums: readonly number[]) => sums.map((v) => v / Math.max(1, n))
  return { share: n / (SIDE * SIDE), left, right, before: mean(before), after: mean(after) }
}

const luminance = ([r = 0, g = 0, b = 0]: readonly number[]) => {
  const linear = (v: number) => (v / 255) ** 2.2
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
}
const contrast = (a: readonly number[], b: readonly number[]) => {
  const [low, high] = [luminance(a), luminance(b)].toSorted((p, q) => p - q)
  return (high! + 0.05) / (low! + 0.05)
}
/** How far the colour leans from grey towards red or green, independent of how light it is. */
const hue = ([r = 0, g = 0, b = 0]: readonly number[]) => (r - g) / (r + g + b)

describe.each(BODY_PLACES)('skin on the %s', (place) => {
  test('carries the design', () => {
    const { share } = compare(showBare(place), show(design({ black: 1 }), place))
    expect(share).toBeGreaterThan(0.012)
    expect(share).toBeLessThan(0.5)
  })

  test('is built differently on every body', () => {
    // Small: a whole one takes seconds.
    const bodies = BODY_TYPES.map((type) => photograph(place, type, { size: 160 }))
    for (const [a, b] of [
      [0, 1],
      [0, 2],
      [1, 2],
    ] as const) {
      const [one, other] = [bodies[a]!, bodies[b]!]
      let moved = 0
      for (let i = 0; i < one.cover.length; i++)
        if (
          one.cover[i]! > 127 !== other.cover[i]! > 127 ||
          Math.abs(one.lit[3 * i + 1]! - other.lit[3 * i + 1]!) > 0.02 * FULL_LIGHT
        )
          moved++
      expect(moved / one.cover.length).toBeGreaterThan(0.05)
    }
  })
})

describe.each(BODY_TYPES)('a %s body', (type) => {
  test.each(BODY_PLACES)('has light everywhere and skin where the design goes: %s', (place) => {
    const plate = photograph(place, type, { size: 96 })
    const { cover, cloth, lit, spot, size, mm } = plate
    const middle = Math.floor(spot.y * size) * size + Math.floor(spot.x * size)
    expect(cover[middle]).toBeGreaterThan(250)
    expect(cloth[middle]).toBeLessThan(5)
    const [right, down] = [mm[2 * middle]! / MM_STEPS, mm[2 * middle + 1]! / MM_STEPS]
    expect(Math.hypot(right, down)).toBeLessThan(0.2 * plate.design.mm)
    const body = [...cover.keys()].filter((p) => cover[p]! > 250)
    expect(body.length / cover.length).toBeGreaterThan(0.15)
    // A number that is none would have become no light at all.
    const unlit = body.filter((p) => Math.min(lit[3 * p]!, lit[3 * p + 1]!) <= 0)
    expect(unlit.length / body.length).toBeLessThan(0.002)
  })
})

test('a body is photographed the same every time', () => {
  const [once, again] = [
    photograph('hand', 'female', { size: 120 }),
    photograph('hand', 'female', { size: 120 }),
  ]
  expect(Buffer.compare(Buffer.from(once.lit.buffer), Buffer.from(again.lit.buffer))).toBe(0)
  expect(Buffer.compare(Buffer.from(once.mm.buffer), Buffer.from(again.mm.buffer))).toBe(0)
})

/** Lightness, and hue in degrees, as people see them (CIELAB). */
function colourOf([red = 0, green = 0, blue = 0]: readonly number[]) {
  const [r, g, b] = [red, green, blue].map((v) => {
    const share = v / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  const root = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116)
  const x = root((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505)
  const y = root(0.2126 * r + 0.7152 * g + 0.0722 * b)
  const z = root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089)
  return {
    lightness: 116 * y - 16,
    hue: (Math.atan2(200 * (y - z), 500 * (x - y)) * 180) / Math.PI,
  }
}

test('tones keep the order and about the hue of the Monk swatches, and stay apart', () => {
  const { spot } = bodyPlateOf('forearm', 'other')
  let last = 100
  for (const { monk, hex } of SKIN_TONES) {
    const { data } = showBare('Forearm', monk)
    const sums = [0, 0, 0]
    const around = 8
    for (let y = -around; y <= around; y++)
      for (let x = -around; x <= around; x++)
        for (const q of [0, 1, 2])
          sums[q]! +=
            data[3 * (Math.round(spot.y * SIDE + y) * SIDE + Math.round(spot.x * SIDE + x)) + q]!
    const skin = colourOf(sums.map((v) => v / (2 * around + 1) ** 2))
    const swatch = colourOf([1, 3, 5].map((k) => parseInt(hex.slice(k, k + 2), 16)))
    expect(Math.abs(skin.hue - swatch.hue)).toBeLessThan(27)
    // The lightest three are hardly apart on the scale itself.
    expect(last - skin.lightness).toBeGreaterThan(monk <= 3 ? -1 : 1.5)
    last = skin.lightness
  }
})

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('black ink reads on tone %i', (tone) => {
  const bare = showBare('Forearm', tone)
  const { before, after } = compare(bare, show(design({ black: 1 }), 'Forearm', { tone }))
  expect(contrast(before, after)).toBeGreaterThan(2.2)
})

test('black ink in light skin is a cool dark grey: the skin above it scatters light', () => {
  const { before, after } = compare(
    showBare('Forearm', 3),
    show(design({ black: 1 }), 'Forearm', { tone: 3 }),
  )
  const warmth = ([r = 0, g = 0, b = 0]: readonly number[]) => (r - b) / (r + g + b)
  expect(warmth(before)).toBeGreaterThan(0.09)
  expect(Math.abs(warmth(after))).toBeLessThan(0.05)
  expect(Math.min(...after)).toBeGreaterThan(30)
})

test.each([8, 9, 10])('red and green ink tell apart from each other on tone %i', (tone) => {
  const bare = showBare('Forearm', tone)
  const inked = (colour: readonly [number, number, number]) =>
    compare(bare, show(design({ colour }), 'Forearm', { tone })).after
  expect(hue(inked([0.8, 0.15, 0.15])) - hue(inked([0.15, 0.55, 0.25]))).toBeGreaterThan(0.2)
})

test('a band goes round the arm: of its width more is hidden at both sides than lies in the middle', () => {
  const band = bodyPlateOf('band', 'other')
  const { size, cover, cloth, mm, spot, pxPerMm } = band
  const row = Math.round(spot.y * size)
  const places: number[] = []
  for (let x = 0; x < size; x++) {
    const i = row * size + x
    if (cover[i]! > 127 && cloth[i]! < 127 && mm[2 * i] !== NO_MM)
      places.push(mm[2 * i]! / MM_STEPS)
  }
  // Seen straight on, a limb is as wide as its diameter; on the skin it is half its round.
  const seen = places.length / pxPerMm
  const round = Math.max(...places) - Math.min(...places)
  expect(round / seen).toBeGreaterThan(1.3)
  // The design is wider than what can be seen of it, so that no end of the band shows.
  expect(band.design.mm).toBeGreaterThan(round)
})

test('a sleeve reaches over more than half of the picture, from shoulder to wrist', () => {
  const bare = showBare('Full Sleeve')
  const inked = show(design({ w: 300, h: 500, black: 1 }), 'Full Sleeve')
  let [top, bottom] = [SIDE, 0]
  for (let i = 0; i < bare.data.length; i++) {
    if (Math.abs(bare.data[i]! - inked.data[i]!) < 20) continue
    const row = Math.floor(i / 3 / SIDE)
    top = Math.min(top, row)
    bottom = Math.max(bottom, row)
  }
  expect((bottom - top) / SIDE).toBeGreaterThan(0.65)
})

test('a body that was let go comes back the same', () => {
  const once = show(design({ black: 0.5 }), 'Wrist', { tone: 3 })
  for (const tone of [1, 2, 4, 5, 6, 7, 8]) show(design(), 'Wrist', { tone })
  const again = show(design({ black: 0.5 }), 'Wrist', { tone: 3 })
  expect(Buffer.compare(once.data, again.data)).toBe(0)
})
