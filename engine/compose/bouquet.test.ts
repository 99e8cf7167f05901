import { describe, expect, test } from 'vitest'
import { composeScene } from '#engine/compose/compose-scene.ts'
import { testResources } from '#engine/compose/fonts.test-support.ts'
import { inkBoxOf } from '#engine/compose/placing.ts'
import { centreOf, coverage } from '#engine/compose/scene.ts'
import { readPrompt } from '#engine/language/read-prompt.ts'
import { RECIPES } from '#engine/styles/recipes.ts'

const resources = testResources()
const { look } = RECIPES['Fine Line']
const SEEDS = [1, 2, 3, 4]

function compose(prompt: string, seed: number) {
  const scene = composeScene(readPrompt(prompt), { seed, look, resources })
  const of = (motif: string) =>
    scene.layers.filter(
      ({ drawing: { origin } }) => origin?.kind === 'motif' && origin.motif === motif,
    )
  return { ...scene, of }
}

describe.each(SEEDS)('flowers and things beside a hero, seed %i', (seed) => {
  test('every peony of a tiger lies against it or against another, and none over its face', () => {
    const { of, faceBox } = compose('a tiger with three peonies', seed)
    const boxes = of('peony').map(inkBoxOf)
    const tiger = inkBoxOf(of('tiger')[0]!)
    expect(boxes).toHaveLength(3)
    for (const box of boxes) {
      const others = [tiger, ...boxes.filter((other) => other !== box)]
      expect(others.some((other) => coverage(box, other) > 0.02)).toBe(true)
      expect(coverage(faceBox!, box)).toBeLessThan(0.12)
    }
  })

  test('cherry blossoms are several small ones and keep off the head of a koi', () => {
    const { of, faceBox } = compose('a koi and cherry blossoms', seed)
    const koi = inkBoxOf(of('koi')[0]!)
    for (const layer of of('cherry-blossom')) {
      expect(coverage(koi, inkBoxOf(layer))).toBeLessThan(0.3)
      expect(coverage(faceBox!, inkBoxOf(layer))).toBeLessThan(0.12)
    }
  })

  test('a candle stands on the ground of a book, beside its middle', () => {
    const { of } = compose('an owl perched on a book with a candle', seed)
    const [candle, book] = [inkBoxOf(of('candle')[0]!), inkBoxOf(of('book')[0]!)]
    expect(candle[1]).toBeLessThan(book[3])
    expect(Math.abs(centreOf(candle)[0] - centreOf(book)[0])).toBeGreaterThan(
      0.2 * (book[2] - book[0]),
    )
  })

  test('wind runs behind several things on a sleeve, from end to end', () => {
    const { layers, of } = compose('a raven, a skull and roses full sleeve', seed)
    const [wind] = layers
    const [raven, skull] = [inkBoxOf(of('raven')[0]!), inkBoxOf(of('skull')[0]!)]
    expect(wind!.role).toBe('stage')
    const [, top, , bottom] = inkBoxOf(wind!)
    expect(top).toBeLessThan(centreOf(raven[1] < skull[1] ? raven : skull)[1])
    expect(bottom).toBeGreaterThan(centreOf(raven[1] < skull[1] ? skull : raven)[1])
  })
})
