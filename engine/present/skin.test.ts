import { describe, expect, test } from 'vitest'
import { BODY_TYPES, type BodyType } from '#engine/present/body/body.ts'
import { bodyAt, BODY_PLACES } from '#engine/present/body/placements.ts'
import { surfaceOf } from '#engine/present/body/surface.ts'
import { onSkin } from '#engine/present/skin.ts'
import type { Picture } from '#engine/present/picture.ts'
import type { Ink } from '#engine/render/artwork.ts'
import { createWorkspace } from '#engine/pixels/workspace.ts'

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
    const bodies = BODY_TYPES.map((type) => surfaceOf(bodyAt(place, type), 80))
    for (const [a, b] of [
      [0, 1],
      [0, 2],
      [1, 2],
    ] as const) {
      const [one, other] = [bodies[a]!.relief, bodies[b]!.relief]
      let moved = 0
      for (let i = 0; i < one.z.length; i++)
        if (one.rim[i]! > 0 !== other.rim[i]! > 0 || Math.abs(one.z[i]! - other.z[i]!) > 0.006)
          moved++
      expect(moved / one.z.length).toBeGreaterThan(0.05)
    }
  })
})

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('black ink reads on tone %i', (tone) => {
  const bare = showBare('Forearm', tone)
  const { before, after } = compare(bare, show(design({ black: 1 }), 'Forearm', { tone }))
  expect(contrast(before, after)).toBeGreaterThan(2.2)
})

test.each([8, 9, 10])('red and green ink tell apart from each other on tone %i', (tone) => {
  const bare = showBare('Forearm', tone)
  const inked = (colour: readonly [number, number, number]) =>
    compare(bare, show(design({ colour }), 'Forearm', { tone })).after
  expect(hue(inked([0.8, 0.15, 0.15])) - hue(inked([0.15, 0.55, 0.25]))).toBeGreaterThan(0.2)
})

test('a band goes round the arm: of its width more is hidden at both sides than lies in the middle', () => {
  const { relief, across, isCanvas } = surfaceOf(bodyAt('band', 'other'), 200)
  const { canvas } = bodyAt('band', 'other')
  const row = Math.round(canvas.at[1] * relief.side)
  const places: number[] = []
  for (let x = 0; x < relief.side; x++) {
    const i = row * relief.side + x
    if (relief.rim[i]! > 0 && isCanvas[i]! > 0.5) places.push(across[i]!)
  }
  // Seen straight on, a limb is as wide as its diameter; on the skin it is half its round.
  const seen = places.length / relief.side
  const round = Math.max(...places) - Math.min(...places)
  expect(round / seen).toBeGreaterThan(1.3)
  // The design is wider than what can be seen of it, so that no end of the band shows.
  expect(canvas.size.length).toBeGreaterThan(round)
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
