import { describe, expect, test } from 'vitest'
import { composeScene } from '#engine/compose/compose-scene.ts'
import { testResources } from '#engine/compose/fonts.test-support.ts'
import { inkBoxOf } from '#engine/compose/placing.ts'
import { boxHeight, centreOf, project, unionOf, type Layer } from '#engine/compose/scene.ts'
import { readPrompt } from '#engine/language/read-prompt.ts'
import { getMotif } from '#engine/motifs/registry.ts'
import { RECIPES } from '#engine/styles/recipes.ts'

const { look } = RECIPES['Fine Line']

function compose(prompt: string, seed: number) {
  const brief = readPrompt(prompt)
  const { layers } = composeScene(brief, { seed, look, resources: testResources() })
  const of = (motif: string): Layer[] => {
    const subject = brief.subjects.findIndex((asked) => asked.motif === motif)
    return layers.filter((layer) => layer.subject === subject)
  }
  return { layers, of }
}

describe.each([1, 2])('in a vessel, seed %i', (seed) => {
  test('three sunflowers in a vase stand above its rim and are cut off by it', () => {
    const { of } = compose('three sunflowers in a vase', seed)
    const vase = inkBoxOf(of('vase')[0]!)
    const blooms = of('sunflower').filter(({ drawing }) => drawing.origin)
    expect(blooms).toHaveLength(3)
    for (const bloom of blooms) {
      expect(centreOf(inkBoxOf(bloom))[1]).toBeLessThan(vase[1])
      expect(Math.max(...bloom.clip!.map(([, y]) => y))).toBeLessThan(
        vase[1] + 0.2 * boxHeight(vase),
      )
    }
  })

  test('a goldfish in a light bulb is within its glass, and the bulb stands upright', () => {
    const { of } = compose('a goldfish in a light bulb', seed)
    const [bulb, fish] = [of('light-bulb')[0]!, inkBoxOf(of('fish')[0]!)]
    expect(bulb.angle).toBe(0)
    const [left, top, right, bottom] = getMotif('light-bulb').hollow!['glowing']!
    const [a, b] = [project(bulb, [left, top]), project(bulb, [right, bottom])]
    expect(fish[0]).toBeGreaterThanOrEqual(Math.min(a[0], b[0]) - 1)
    expect(fish[2]).toBeLessThanOrEqual(Math.max(a[0], b[0]) + 1)
    expect(fish[1]).toBeGreaterThanOrEqual(a[1] - 1)
    expect(fish[3]).toBeLessThanOrEqual(b[1] + 1)
  })

  test('a fox that emerges from a teacup looks out of it', () => {
    const { of } = compose('a fox emerging from a teacup', seed)
    const [fox, cup] = [of('fox')[0]!, inkBoxOf(of('tea-cup')[0]!)]
    expect(fox.clip).toBeDefined()
    expect(inkBoxOf(fox)[3]).toBeGreaterThan(cup[1])
  })

  test('a snake has no paws on the rim of the cup it looks out of', () => {
    const { of } = compose('a snake in a teacup', seed)
    expect(of('snake')).toHaveLength(1)
    expect(compose('a cat in a teacup', seed).of('cat')).toHaveLength(2)
  })

  test('a witch hat on a cat is on its head', () => {
    const { of } = compose('a witch hat on a cat', seed)
    const [cat, hat] = [inkBoxOf(of('cat')[0]!), inkBoxOf(of('witch-hat')[0]!)]
    expect(hat[3]).toBeGreaterThan(cat[1])
    expect(hat[3]).toBeLessThan(cat[1] + 0.4 * boxHeight(cat))
  })

  test('a pipe is at the mouth of who smokes it', () => {
    const { of } = compose('a bulldog smoking a pipe', seed)
    const [dog, pipe] = [of('french-bulldog')[0]!, of('pipe')[0]!]
    const { origin } = dog.drawing
    const variant = origin?.kind === 'motif' ? origin.variant : ''
    const [mx, my] = project(dog, getMotif('french-bulldog').marks!(variant)!.mouth!)
    const [x, y] = project(pipe, getMotif('pipe').bit!)
    expect(Math.hypot(x - mx, y - my)).toBeLessThan(2)
  })

  test('a mother and her young stand on one ground, the young smaller', () => {
    const { layers } = compose('a family of four wolves', seed)
    const boxes = layers.filter(({ drawing }) => drawing.form).map(inkBoxOf)
    expect(boxes).toHaveLength(4)
    const all = unionOf(boxes)
    const heights = boxes.map(boxHeight).toSorted((a, b) => b - a)
    expect(heights[1]).toBeLessThan(0.75 * heights[0]!)
    for (const box of boxes) expect(Math.abs(box[3] - all[3])).toBeLessThan(0.12 * boxHeight(all))
  })

  test('the middle of an octopus that wraps around an anchor is before it, and some arms are behind', () => {
    const { layers, of } = compose('an octopus wrapped around an anchor', seed)
    const at = of('octopus').map((layer) => layers.indexOf(layer))
    const anchor = layers.indexOf(of('anchor')[0]!)
    expect(Math.min(...at)).toBeLessThan(anchor)
    expect(Math.max(...at)).toBeGreaterThan(anchor)
  })
})
