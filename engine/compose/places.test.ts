import { describe, expect, test } from 'vitest'
import { composeScene } from '#engine/compose/compose-scene.ts'
import { isBust } from '#engine/compose/face.ts'
import { testResources } from '#engine/compose/fonts.test-support.ts'
import { inkBoxOf } from '#engine/compose/placing.ts'
import {
  boxHeight,
  boxWidth,
  centreOf,
  pointsBox,
  project,
  unionOf,
} from '#engine/compose/scene.ts'
import { bottomAt, silhouetteOf, topAt } from '#engine/compose/silhouette.ts'
import { readPrompt } from '#engine/language/read-prompt.ts'
import { findMotif } from '#engine/motifs/registry.ts'
import { RECIPES } from '#engine/styles/recipes.ts'

const resources = testResources()
const { look } = RECIPES['Fine Line']
const SEEDS = [1, 2]

function compose(prompt: string, seed: number) {
  const { layers } = composeScene(readPrompt(prompt), { seed, look, resources })
  const of = (name: string) =>
    layers.flatMap((layer) => {
      const { origin } = layer.drawing
      return origin?.kind === 'motif' && origin.motif === name ? [{ ...layer, shown: origin }] : []
    })
  return { layers, of }
}

describe.each(SEEDS)('where things are, seed %i', (seed) => {
  test.each([
    ['cat looking out of a window at the stars', 'cat'],
    ['cat in a window', 'cat'],
    ['a woman looking out of a window', 'woman'],
  ])('%s: the head is within the frame and over the sill', (prompt, name) => {
    const { of } = compose(prompt, seed)
    const [who, window] = [of(name)[0]!, of('window')[0]!]
    expect(window.shown.variant).toBe('wide')
    expect(isBust(findMotif(name)!, who.shown.variant)).toBe(true)
    const [left, top, right, bottom] = findMotif('window')!.hollow!['wide']!
    const room = pointsBox([project(window, [left, top]), project(window, [right, bottom])])
    const box = inkBoxOf(who)
    expect(box[0]).toBeGreaterThan(room[0] - 1)
    expect(box[2]).toBeLessThan(room[2] + 1)
    expect(box[1]).toBeGreaterThan(room[1] - 0.05 * boxHeight(room))
    expect(Math.abs(box[3] - room[3])).toBeLessThan(1)
    expect(boxWidth(box)).toBeGreaterThan(0.5 * boxWidth(room))
  })

  test('a swing that hangs from the moon brings no bough, and its rope ends at the horn', () => {
    const { of } = compose('astronaut sitting on a swing hanging from the moon', seed)
    const [swing, moon] = [of('playground-swing')[0]!, of('moon')[0]!]
    expect(swing.shown.variant).toBe('roped')
    expect(inkBoxOf(moon)[1]).toBeLessThan(inkBoxOf(swing)[1])
    expect(compose('a girl on a swing', seed).of('playground-swing')[0]!.shown.variant).toBe(
      'plank',
    )
  })

  test.each([
    ['stag with a forest growing from its antlers', 'stag'],
    ['a man with a forest growing from his head', 'man'],
  ])(
    '%s: trees stand upright on it, each rooted there, and none is a slab of wood',
    (prompt, name) => {
      const { of } = compose(prompt, seed)
      const head = of(name)[0]!
      const trees = of('pine-tree')
      expect(of('forest')).toEqual([])
      expect(isBust(findMotif(name)!, head.shown.variant)).toBe(true)
      expect(trees.length).toBeGreaterThan(4)
      const { crown, eyes } = findMotif(name)!.marks!(head.shown.variant)!
      const [, crownY] = project(head, crown!)
      const [, eyeY] = project(head, eyes![0]!)
      for (const tree of trees) {
        expect(Math.abs(tree.angle)).toBeLessThan(0.01)
        expect(inkBoxOf(tree)[3]).toBeLessThan(eyeY + 0.5 * (eyeY - crownY))
      }
      // To both sides of the crown.
      const [x] = project(head, crown!)
      const [left, , right] = unionOf(trees.map(inkBoxOf))
      expect(left < x && right > x).toBe(true)
    },
  )

  test('mountains behind a whale are a far shore, lower than it', () => {
    const { of } = compose('whale breaching under a full moon with mountains', seed)
    const [whale, ridge] = [inkBoxOf(of('whale')[0]!), inkBoxOf(of('mountain-range')[0]!)]
    expect(ridge[1]).toBeGreaterThan(whale[1] + 0.2 * boxHeight(whale))
    expect(Math.abs(centreOf(ridge)[0] - centreOf(whale)[0])).toBeLessThan(boxWidth(ridge) / 2)
  })
})

test.each([1, 2])(
  'a fox asleep in a crescent lies in its bay and does not float, seed %i',
  (seed) => {
    const { of } = compose('fox sleeping inside a crescent moon', seed)
    const [fox, moon] = [of('fox')[0]!, of('moon')[0]!]
    const [left, , right] = inkBoxOf(fox)
    const shapes = [fox, moon].map((layer) => silhouetteOf([layer], inkBoxOf(layer)))
    const gaps = Array.from({ length: 41 }, (_, i) => {
      const x = left + (0.2 + (0.6 * i) / 40) * (right - left)
      return topAt(shapes[1]!, x) - bottomAt(shapes[0]!, x)
    })
    expect(Math.min(...gaps)).toBeLessThan(0.01 * (right - left))
  },
)

test('skeleton hands that hold a bouquet are one hand, and others are two', () => {
  const count = (prompt: string) => compose(prompt, 2).of('skeleton-hand').length
  expect(count('skeleton hands')).toBe(2)
  const fists = compose('skeleton hands holding a bouquet of wildflowers', 2).of('skeleton-hand')
  expect(new Set(fists.map(({ x, y }) => `${x} ${y}`)).size).toBe(1)
})
