import { describe, expect, test } from 'vitest'
import { composeScene } from '#engine/compose/compose-scene.ts'
import { testResources } from '#engine/compose/fonts.test-support.ts'
import { isBust } from '#engine/compose/face.ts'
import { inkBoxOf } from '#engine/compose/placing.ts'
import {
  boxHeight,
  boxWidth,
  centreOf,
  coverage,
  project,
  unionOf,
  type Layer,
} from '#engine/compose/scene.ts'
import { silhouetteOf, topAt } from '#engine/compose/silhouette.ts'
import { readPrompt } from '#engine/language/read-prompt.ts'
import { findMotif } from '#engine/motifs/registry.ts'
import { RECIPES } from '#engine/styles/recipes.ts'

/** Eggs are icons. */
const resources = { ...testResources(), findIcon: () => '<path d="M0 0H512V512H0Z"/>' }
const { look } = RECIPES['Fine Line']
const SEEDS = [1, 2, 3]

function compose(prompt: string, seed: number) {
  const scene = composeScene(readPrompt(prompt), { seed, look, resources })
  const of = (motif: string) =>
    scene.layers.filter(
      ({ drawing: { origin } }) => origin?.kind === 'motif' && origin.motif === motif,
    )
  const boxOf = (motif: string) => unionOf(of(motif).map(inkBoxOf))
  return { ...scene, of, boxOf }
}

const eyesOn = (layer: Layer) => {
  const { origin } = layer.drawing
  if (origin?.kind !== 'motif') throw new Error('words have no eyes')
  return findMotif(origin.motif)!.marks!(origin.variant)!.eyes!.map((eye) => project(layer, eye))
}

const isBustOn = ({ drawing: { origin } }: Layer) =>
  origin?.kind === 'motif' && isBust(findMotif(origin.motif)!, origin.variant)

describe.each(SEEDS)('what somebody does to a thing is seen, seed %i', (seed) => {
  test('who hatches out of an egg stands in its broken lower half', () => {
    const { layers } = compose('a crocodile hatching out of an egg', seed)
    const shell = layers.find(({ clip, subject }) => clip && subject === 1)!
    const hatched = layers.find(({ drawing: { origin }, subject }) => origin && subject === 0)!
    expect(layers.indexOf(hatched)).toBeLessThan(layers.indexOf(shell))
    expect(inkBoxOf(hatched)[3]).toBeGreaterThan(inkBoxOf(shell)[1])
    expect(inkBoxOf(hatched)[1]).toBeLessThan(inkBoxOf(shell)[1])
  })

  test('a bird that breaks out of a cage bends its bars and leaves no splinters', () => {
    const { layers, of } = compose('an eagle breaking out of a cage', seed)
    const [cage, bird] = [of('birdcage')[0]!, of('eagle')[0]!]
    expect(cage.clip).toBeDefined()
    const bars = layers.filter(
      ({ subject, drawing }) => subject === cage.subject && !drawing.origin,
    )
    expect(bars).toHaveLength(1)
    expect(layers.indexOf(bars[0]!)).toBeLessThan(layers.indexOf(bird))
  })

  test.each([
    ['a fox peeking out from behind a fern', 'fox', 'fern'],
    ['a cat hiding behind a vase', 'cat', 'vase'],
    ['a wolf behind a book', 'wolf', 'book'],
  ])('%s: a head looks out and an eye is seen', (prompt, beast, cover) => {
    const { layers, of } = compose(prompt, seed)
    const [head] = of(beast)
    expect(isBustOn(head!)).toBe(true)
    const covers = of(cover)
    for (const each of covers) expect(layers.indexOf(head!)).toBeLessThan(layers.indexOf(each))
    const isOver = ([x, y]: readonly [number, number], layer: Layer) => {
      const [left, top, right, bottom] = inkBoxOf(layer)
      const isBeside = x < left || x > right || y > bottom
      const edge = topAt(silhouetteOf([layer], [left, top, right, bottom]), x)
      return !isBeside && y > edge
    }
    // Leaves are mostly air within their box.
    const solid = cover === 'fern' ? [] : covers
    expect(eyesOn(head!).some((eye) => solid.every((each) => !isOver(eye, each)))).toBe(true)
    const [box, whole] = [inkBoxOf(head!), unionOf(covers.map(inkBoxOf))]
    expect(Math.min(box[2], whole[2]) - Math.max(box[0], whole[0])).toBeGreaterThan(0)
    expect(Math.min(box[3], whole[3]) - Math.max(box[1], whole[1])).toBeGreaterThan(0)
  })

  test('two snakes that are entwined go round each other', () => {
    const { layers } = compose('two snakes intertwined', seed)
    const slices = layers.filter(({ subject, slice }) => subject === 0 && slice)
    expect(slices.map(({ slice }) => slice)).toEqual(['back', 'back', 'front', 'front'])
    expect(slices.map(({ isMirrored }) => isMirrored)).toEqual([false, true, false, true])
    const [back, otherBack, front, otherFront] = slices.map(inkBoxOf)
    for (const [one, other] of [
      [back!, otherBack!],
      [front!, otherFront!],
    ] as const) {
      expect(centreOf(one)[1]).toBeCloseTo(centreOf(other)[1])
      expect(coverage(one, other)).toBeGreaterThan(0.6)
    }
  })

  test('who sits on a swing has the board under them and the branch above', () => {
    const { of, boxOf } = compose('an astronaut sitting on a swing', seed)
    const [swing, sitter] = [of('playground-swing')[0]!, inkBoxOf(of('astronaut')[0]!)]
    const [x, y] = project(swing, findMotif('playground-swing')!.seat!)
    expect(sitter[1]).toBeLessThan(y)
    expect(sitter[3]).toBeGreaterThan(y)
    expect(Math.abs(centreOf(sitter)[0] - x)).toBeLessThan(0.25 * boxWidth(sitter))
    expect(sitter[1]).toBeGreaterThan(boxOf('playground-swing')[1])
  })

  test('birds that a thing turns into leave from its upper part', () => {
    const { boxOf } = compose('a dandelion turning into birds', seed)
    const [flower, birds] = [boxOf('dandelion'), boxOf('birds')]
    expect(centreOf(birds)[1]).toBeLessThan(centreOf(flower)[1])
    expect(Math.abs(centreOf(birds)[0] - centreOf(flower)[0])).toBeGreaterThan(
      0.2 * boxWidth(flower),
    )
  })

  test('a chain about a mermaid keeps to her body and not to the air beside her tail', () => {
    const { layers, boxOf } = compose('a mermaid tangled in a chain', seed)
    const her = boxOf('mermaid')
    const chain = layers.filter(({ slice, drawing }) => slice && !drawing.origin)
    expect(chain.map(({ slice }) => slice)).toEqual(['back', 'front'])
    const box = unionOf(chain.map(inkBoxOf))
    expect(boxWidth(box)).toBeLessThan(0.98 * boxWidth(her))
    expect(boxHeight(box)).toBeGreaterThan(0.6 * boxHeight(her))
  })
})
