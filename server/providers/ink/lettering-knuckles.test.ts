import { expect, test } from 'vitest'
import { inkBoxOf } from '#engine/compose/placing.ts'
import type { Layer } from '#engine/compose/scene.ts'
import { composeDesign } from '#engine/draw-design.ts'
import { readPrompt } from '#engine/language/read-prompt.ts'
import { fingersOf, KNUCKLE_STEP, onKnuckles } from '#engine/lettering/in-frame.ts'
import { boundsOf } from '#engine/lettering/plane.ts'
import { bodyPlaceOf } from '#engine/present/body/placements.ts'
import { onOneHand } from '#engine/present/one-hand.ts'
import { loadEngineResources } from '#server/providers/ink/engine-resources.ts'

const resources = loadEngineResources()
const { readFace } = resources

const FINGER_MM = 19

test.each([
  'LOVE HATE on my knuckles',
  'HOLD FAST knuckle tattoo',
  '"STAY TRUE" on my fingers',
  'LOVE on my knuckles',
])(
  '%s: letters are printed as far apart as fingers are and no larger than one, and shown on knuckles',
  (prompt) => {
    const brief = readPrompt(prompt)
    const design = composeDesign(
      brief,
      { style: 'Lettering', colour: 'natural', seed: 1 },
      resources,
    )
    const words = design.layers.find(({ drawing }) => drawing.origin?.kind === 'words') as Layer
    const mm = design.widthMm! / design.width
    expect(KNUCKLE_STEP * words.scale * mm).toBeCloseTo(FINGER_MM, 0)
    const [left, , right] = inkBoxOf(words)
    expect((right - left) * mm).toBeLessThan(4.2 * FINGER_MM)
    expect(bodyPlaceOf(design.placement)).toBe('knuckles')
  },
)

test('a capital I is never one that is read as J, unless its hand was asked for', () => {
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const { layers } = composeDesign(
      readPrompt('RIDE FREE on my knuckles'),
      { style: 'Blackwork', colour: 'natural', seed },
      resources,
    )
    const { origin } = layers.find(({ drawing }) => drawing.origin?.kind === 'words')!.drawing
    expect(origin?.kind === 'words' ? origin.font : '').not.toBe('fraktur')
  }
})

test('of every letter the height is a finger’s', () => {
  for (const hand of ['textura', 'roman', 'sailor', 'western'] as const)
    for (const text of ['LOVE HATE', 'HOLD FAST', 'STAY TRUE', 'GAME OVER']) {
      const { letters } = onKnuckles(fingersOf(text)!, { hand, readFace, leastLine: 2 })
      for (const rings of letters) {
        const { top, bottom } = boundsOf(rings)
        const high = ((bottom - top) * FINGER_MM) / KNUCKLE_STEP
        expect(high).toBeGreaterThan(9)
        expect(high).toBeLessThan(20)
      }
    }
})

test('the one hand in the picture wears the first word, and a design of one row as it is', () => {
  const [w, h] = [10, 20]
  const at = (rows: readonly number[]) =>
    Float32Array.from({ length: w * h }, (_, i) => (rows.includes(Math.floor(i / w)) ? 1 : 0))
  const two = onOneHand({ w, h, black: at([3, 4, 15, 16]) })
  expect(two.black[3 * w]).toBe(1)
  expect(two.black[15 * w]).toBe(0)
  const one = { w, h, black: at([9, 10]) }
  expect(onOneHand(one)).toBe(one)
})
