import { describe, expect, test } from 'vitest'
import { composeScene } from '#engine/compose/compose-scene.ts'
import { testResources } from '#engine/compose/fonts.test-support.ts'
import { inkBoxOf } from '#engine/compose/placing.ts'
import { boxHeight, boxWidth, coverage, project, type Layer } from '#engine/compose/scene.ts'
import { readPrompt } from '#engine/language/read-prompt.ts'
import type { Marks } from '#engine/motifs/motif.ts'
import { findMotif } from '#engine/motifs/registry.ts'
import { RECIPES } from '#engine/styles/recipes.ts'

const SEEDS = [0, 1, 2, 3, 4, 5]
const resources = testResources()
const { look } = RECIPES['Fine Line']

function compose(prompt: string, seed: number) {
  const { layers } = composeScene(readPrompt(prompt), { seed, look, resources })
  const of = (motif: string) =>
    layers.filter(({ drawing: { origin } }) => origin?.kind === 'motif' && origin.motif === motif)
  return { layers, of }
}

function marksOf({ drawing: { origin }, ...layer }: Layer): Marks {
  if (origin?.kind !== 'motif') throw new Error('words have no mouth')
  const { motif, variant } = origin
  const { mouth, eyes, feet } = findMotif(motif)!.marks!(variant)!
  return {
    ...(mouth ? { mouth: project(layer, mouth) } : {}),
    ...(eyes ? { eyes: eyes.map((eye) => project(layer, eye)) } : {}),
    ...(feet ? { feet: feet.map((foot) => project(layer, foot)) } : {}),
  }
}

/** Whether a place lies in a layer's box, or a little beside it. */
function touches(layer: Layer, [x, y]: readonly [number, number]): boolean {
  const [left, top, right, bottom] = inkBoxOf(layer)
  const near = 0.06 * Math.max(right - left, bottom - top)
  return x > left - near && x < right + near && y > top - near && y < bottom + near
}

describe('what touches, touches where it should', () => {
  test.each(SEEDS)('a rose in the mouth of a fox is at its mouth, seed %i', (seed) => {
    const { of } = compose('a fox holding a rose in its mouth', seed)
    const [fox, rose] = [of('fox')[0]!, of('rose')[0]!]
    expect(touches(rose, marksOf(fox).mouth!)).toBe(true)
    for (const eye of marksOf(fox).eyes!) expect(touches(rose, eye)).toBe(false)
  })

  test.each(SEEDS)('a snake that an eagle carries is between its claws, seed %i', (seed) => {
    const { of } = compose('an eagle carrying a snake in its claws', seed)
    const [eagle, snake] = [of('eagle')[0]!, of('snake')[0]!]
    for (const foot of marksOf(eagle).feet!) expect(touches(snake, foot)).toBe(true)
  })

  test.each(SEEDS)('the halves of two faces have one line of eyes, seed %i', (seed) => {
    const { of } = compose('half wolf half lion', seed)
    const [wolf, lion] = [marksOf(of('wolf')[0]!), marksOf(of('lion')[0]!)]
    const size = boxHeight(inkBoxOf(of('wolf')[0]!))
    expect(Math.abs(wolf.eyes![0]![1] - lion.eyes![0]![1])).toBeLessThan(0.02 * size)
    expect(Math.abs(wolf.mouth![1] - lion.mouth![1])).toBeLessThan(0.06 * size)
  })

  test.each(SEEDS)('a snake out of the eyes of a skull comes from its eyes, seed %i', (seed) => {
    const { layers, of } = compose("a snake coming out of a skull's eye", seed)
    const skull = of('skull')[0]!
    const snake = layers.find(({ subject, slice }) => subject === 0 && slice === 'front')!
    for (const eye of marksOf(skull).eyes!) expect(touches(snake, eye)).toBe(true)
  })

  test.each(SEEDS)('two that fight are both seen, and look at each other, seed %i', (seed) => {
    const { of } = compose('a wolf and a bear fighting', seed)
    const [wolf, bear] = [of('wolf')[0]!, of('bear')[0]!]
    const [a, b] = [inkBoxOf(wolf), inkBoxOf(bear)]
    expect(coverage(a, b)).toBeLessThan(0.4)
    expect(boxWidth(a) * boxHeight(a)).toBeGreaterThan(0.4 * boxWidth(b) * boxHeight(b))
    const side = Math.sign(b[0] + b[2] - a[0] - a[2])
    const ahead = Math.sign(marksOf(wolf).mouth![0] - (a[0] + a[2]) / 2)
    expect(ahead).toBe(side)
  })

  test.each(SEEDS)('two swallows hold a heart by their beaks, seed %i', (seed) => {
    const { of } = compose('two swallows carrying a heart', seed)
    const swallows = of('swallow')
    expect(swallows).toHaveLength(2)
    for (const swallow of swallows)
      expect(touches(of('heart')[0]!, marksOf(swallow).mouth!)).toBe(true)
  })

  test.each(SEEDS)(
    'a lantern hangs from the hand that holds it, fingers before it, seed %i',
    (seed) => {
      const { layers, of } = compose('a woman holding a lantern', seed)
      const [woman, lantern] = [of('woman')[0]!, of('lantern')[0]!]
      const hand = project(woman, findMotif('woman')!.marks!('holding')!.hands![0]!)
      expect(touches(lantern, hand)).toBe(true)
      const fingers = of('woman').find(({ clip }) => clip)!
      expect(layers.indexOf(fingers)).toBeGreaterThan(layers.indexOf(lantern))
    },
  )

  test.each(SEEDS)(
    'a thing that is bitten is in the mouth, and the lip before it, seed %i',
    (seed) => {
      const { layers, of } = compose('a wolf biting a dagger', seed)
      const dagger = of('dagger')[0]!
      expect(touches(dagger, marksOf(of('wolf')[0]!).mouth!)).toBe(true)
      const lip = of('wolf').find(({ clip }) => clip)!
      expect(layers.indexOf(lip)).toBeGreaterThan(layers.indexOf(dagger))
    },
  )

  test.each(SEEDS)('who stands on a ball has every foot on it, seed %i', (seed) => {
    const { of } = compose('an elephant standing on a ball', seed)
    const [elephant, ball] = [inkBoxOf(of('elephant')[0]!), inkBoxOf(of('soccer-ball')[0]!)]
    expect(elephant[3]).toBeGreaterThan(ball[1])
    expect(elephant[0]).toBeGreaterThan(ball[0])
    expect(elephant[2]).toBeLessThan(ball[2])
  })

  test.each(SEEDS)('cubs are young ones, and their mother is there whole, seed %i', (seed) => {
    const variants = compose('a mother bear with two cubs', seed)
      .of('bear')
      .map(({ drawing: { origin } }) => (origin as { variant: string }).variant)
    expect(variants.filter((variant) => variant === 'young')).toHaveLength(2)
    expect(variants).toContain('walking')
  })
})
