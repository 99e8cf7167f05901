import { describe, expect, test } from 'vitest'
import { composeScene } from '#engine/compose/compose-scene.ts'
import { testResources } from '#engine/compose/fonts.test-support.ts'
import { silhouetteOf } from '#engine/compose/silhouette.ts'
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

  test.each([
    ['a wolf biting a deer', 'wolf', 'stag'],
    ['a snake biting a hand', 'snake', 'hands'],
    ['a hummingbird drinking from a flower', 'hummingbird', 'flower'],
  ])('%s: its mouth is on the other, well within', (prompt, who, whom) => {
    for (const seed of SEEDS) {
      const { of } = compose(prompt, seed)
      const [mouth, box] = [marksOf(of(who)[0]!).mouth!, inkBoxOf(of(whom)[0]!)]
      const inset = [0.1 * boxWidth(box), 0.1 * boxHeight(box)] as const
      expect(mouth[0]).toBeGreaterThan(box[0] + inset[0])
      expect(mouth[0]).toBeLessThan(box[2] - inset[0])
      expect(mouth[1]).toBeGreaterThan(box[1] + inset[1])
      expect(mouth[1]).toBeLessThan(box[3] - inset[1])
    }
  })

  test.each(SEEDS)('a skeleton has its coffee in a hand beside the skull, seed %i', (seed) => {
    const { of } = compose('skeleton drinking coffee', seed)
    const [skeleton, cup] = [inkBoxOf(of('skeleton')[0]!), inkBoxOf(of('tea-cup')[0]!)]
    expect(cup[3]).toBeLessThan(skeleton[1] + 0.4 * boxHeight(skeleton))
  })

  test.each(SEEDS)('who sits on an anchor is there whole, seed %i', (seed) => {
    const { layers } = compose('a pin-up sitting on an anchor', seed)
    const sitter = layers.find(({ subject }) => subject === 0)!
    const { origin } = sitter.drawing
    if (origin?.kind !== 'motif') throw new Error('nobody sits there')
    expect(findMotif(origin.motif)!.marks!(origin.variant)!.feet).toBeDefined()
  })

  test.each(SEEDS)('half a skull and half a woman look from one line of eyes, seed %i', (seed) => {
    const { of } = compose('half skull half woman face', seed)
    const [skull, woman] = [of('skull')[0]!, of('woman')[0]!]
    const eyesOf = (layer: Layer) => {
      const eyes = marksOf(layer).eyes!
      return [0, 1].map((k) => eyes.reduce((sum, eye) => sum + eye[k]!, 0) / eyes.length)
    }
    const [[ax, ay], [bx, by]] = [eyesOf(skull), eyesOf(woman)] as [number[], number[]]
    const size = boxHeight(inkBoxOf(skull))
    expect(Math.abs(ax! - bx!)).toBeLessThan(0.02 * size)
    expect(Math.abs(ay! - by!)).toBeLessThan(0.02 * size)
  })

  test.each(SEEDS)('half a lion and half a clock are equally high, seed %i', (seed) => {
    const { of } = compose('half lion half clock', seed)
    const [lion, clock] = [inkBoxOf(of('lion')[0]!), inkBoxOf(of('clock')[0]!)]
    expect(Math.abs(boxHeight(lion) - boxHeight(clock))).toBeLessThan(0.1 * boxHeight(lion))
  })

  test.each([
    ['two wolves fighting', 'wolf', 'wolf'],
    ['a lion fighting a bear', 'lion', 'bear'],
    ['two tigers fighting', 'tiger', 'tiger'],
    ['two foxes kissing', 'fox', 'fox'],
    ['two swans kissing', 'swan', 'swan'],
  ])('%s: muzzle to muzzle', (prompt, first, second) => {
    for (const seed of SEEDS) {
      const { of } = compose(prompt, seed)
      const [one, other] = first === second ? of(first) : [of(first)[0]!, of(second)[0]!]
      const [a, b] = [marksOf(one!), marksOf(other!)]
      const size = boxHeight(inkBoxOf(one!))
      const far = Math.hypot(a.mouth![0] - b.mouth![0], a.mouth![1] - b.mouth![1])
      expect(far).toBeLessThan(0.5 * size)
      // Each looks at the other.
      expect(one!.isMirrored).not.toBe(other!.isMirrored)
    }
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
    const elephant = of('elephant')[0]!
    const ball = inkBoxOf(of('soccer-ball')[0]!)
    const box = inkBoxOf(elephant)
    expect(box[3]).toBeGreaterThan(ball[1])
    // Its trunk may reach beyond the ball: what is low are the feet.
    const { isInk, width, height, cell, left } = silhouetteOf([elephant], box, 80)
    const columns = Array.from(isInk.keys())
      .filter((i) => isInk[i] === 1 && i >= 0.9 * height * width)
      .map((i) => left + (i % width) * cell)
    expect(Math.min(...columns)).toBeGreaterThan(ball[0])
    expect(Math.max(...columns)).toBeLessThan(ball[2])
  })

  test.each(SEEDS)('cubs are young ones, and their mother is there whole, seed %i', (seed) => {
    const variants = compose('a mother bear with two cubs', seed)
      .of('bear')
      .map(({ drawing: { origin } }) => (origin as { variant: string }).variant)
    expect(variants.filter((variant) => variant === 'young')).toHaveLength(2)
    const [mother, ...others] = variants.filter((variant) => variant !== 'young')
    expect(others).toEqual([])
    expect(findMotif('bear')?.measure?.(mother!)?.isBust).toBe(false)
  })
})
