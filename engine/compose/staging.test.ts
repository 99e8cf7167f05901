import { describe, expect, test } from 'vitest'
import { composeScene } from '#engine/compose/compose-scene.ts'
import { testResources } from '#engine/compose/fonts.test-support.ts'
import { inkBoxOf } from '#engine/compose/placing.ts'
import { boxHeight, boxWidth, centreOf, unionOf } from '#engine/compose/scene.ts'
import { readPrompt } from '#engine/language/read-prompt.ts'
import { findMotif } from '#engine/motifs/registry.ts'
import { RECIPES } from '#engine/styles/recipes.ts'

const resources = testResources()
const { look } = RECIPES['Fine Line']
const SEEDS = [1, 2, 3]

function compose(prompt: string, seed: number) {
  const { layers } = composeScene(readPrompt(prompt), { seed, look, resources })
  const of = (motif: string) =>
    layers.filter(({ drawing: { origin } }) => origin?.kind === 'motif' && origin.motif === motif)
  const boxOf = (motif: string) => unionOf(of(motif).map(inkBoxOf))
  return { layers, of, boxOf }
}

describe.each(SEEDS)(
  'who the picture is about stands where the words put them, seed %i',
  (seed) => {
    test('a heron stands among its reeds, larger than the fish it has', () => {
      const { layers, of, boxOf } = compose(
        'a heron standing in reeds with a fish in its beak',
        seed,
      )
      const heron = of('crane')[0]!
      expect(heron.role).toBe('hero')
      const places = of('reed').map((reed) => layers.indexOf(reed))
      expect(Math.min(...places)).toBeLessThan(layers.indexOf(heron))
      expect(Math.max(...places)).toBeGreaterThan(layers.indexOf(heron))
      expect(boxHeight(boxOf('fish'))).toBeLessThan(0.5 * boxHeight(boxOf('crane')))
    })

    test('two koi that circle a lotus are on both sides of it, each as large as it is', () => {
      const { of, boxOf } = compose('two koi circling a lotus', seed)
      const [one, other] = of('koi').map((koi) => centreOf(inkBoxOf(koi)))
      const [cx, cy] = centreOf(boxOf('lotus'))
      const turned = (one![0] - cx) * (other![0] - cx) + (one![1] - cy) * (other![1] - cy)
      expect(turned).toBeLessThan(0)
      for (const koi of of('koi'))
        expect(boxWidth(inkBoxOf(koi))).toBeGreaterThan(0.8 * boxWidth(boxOf('lotus')))
    })

    test('what is under the water of a river is not seen, and no wave stands behind', () => {
      const { of } = compose('a bear in a river', seed)
      expect(of('bear')[0]!.clip).toBeDefined()
      expect(of('wave')).toHaveLength(0)
    })

    test('a raven on a branch has one branch', () => {
      expect(compose('a raven perched on a branch', seed).of('olive-branch')).toHaveLength(0)
      expect(compose('a raven on an olive branch', seed).of('olive-branch')).not.toHaveLength(0)
    })

    test('a black wolf and a white wolf face each other', () => {
      const [one, other] = compose('two wolves, one black one white, facing each other', seed).of(
        'wolf',
      )
      expect(one!.isMirrored).not.toBe(other!.isMirrored)
    })

    test('a spider hangs below the point of its dagger', () => {
      const { boxOf } = compose('a spider hanging from a dagger', seed)
      const dagger = boxOf('dagger')
      expect(boxHeight(dagger)).toBeGreaterThan(1.5 * boxWidth(dagger))
      expect(dagger[3]).toBeLessThan(centreOf(boxOf('spider'))[1])
    })

    test('who rises out of a burning thing is before the flames and the largest', () => {
      const { layers, of, boxOf } = compose('a phoenix rising out of a burning rose', seed)
      expect(layers.indexOf(of('flames')[0]!)).toBeLessThan(layers.indexOf(of('phoenix')[0]!))
      expect(boxHeight(boxOf('phoenix'))).toBeGreaterThan(boxHeight(boxOf('rose')))
    })

    test('of two in an hourglass the first is in the upper glass', () => {
      const { boxOf } = compose(
        'an hourglass with a rose in the top and a skull in the bottom',
        seed,
      )
      const neck = centreOf(boxOf('hourglass'))[1]
      expect(boxOf('rose')[3]).toBeLessThan(neck)
      expect(boxOf('skull')[1]).toBeGreaterThan(neck)
    })

    test('a turtle is larger than the reef it swims over', () => {
      const { boxOf } = compose('a turtle swimming over a coral reef', seed)
      expect(boxHeight(boxOf('turtle'))).toBeGreaterThan(boxHeight(boxOf('coral')))
    })

    test('a beast is not dwarfed by the dagger in it', () => {
      const { of, boxOf } = compose('a panther with a dagger through its back', seed)
      const dagger = inkBoxOf(of('dagger').find(({ clip }) => !clip)!)
      const long = ([left, top, right, bottom]: readonly number[]) =>
        Math.max(right! - left!, bottom! - top!)
      expect(long(dagger)).toBeLessThan(1.1 * long(boxOf('panther')))
    })

    test('three things at a rim are not heaped on one side', () => {
      const { boxOf } = compose('a skull with a rose and a candle', seed)
      const [cx] = centreOf(boxOf('skull'))
      const [rose, candle] = [boxOf('rose'), boxOf('candle')]
      expect((centreOf(rose)[0] - cx) * (centreOf(candle)[0] - cx)).toBeLessThan(0)
    })
  },
)

test.each(SEEDS)('a raven on the back of a wolf stands over it, seed %i', (seed) => {
  const { of, boxOf } = compose('a wolf with a raven on its back', seed)
  const wolf = boxOf('wolf')
  expect(boxWidth(wolf)).toBeGreaterThan(boxHeight(wolf))
  const [x] = centreOf(boxOf('raven'))
  expect(x).toBeGreaterThan(wolf[0])
  expect(x).toBeLessThan(wolf[2])
  expect(of('raven')).toHaveLength(1)
})

test.each(SEEDS)('a cat that plays has its paws, seed %i', (seed) => {
  const [cat] = compose('a cat playing with a ball of yarn', seed).of('cat')
  const { variant } = cat!.drawing.origin as { variant: string }
  expect(findMotif('cat')?.measure?.(variant)?.isBust).toBe(false)
})
