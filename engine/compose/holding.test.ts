import { describe, expect, test } from 'vitest'
import { composeScene } from '#engine/compose/compose-scene.ts'
import { testResources } from '#engine/compose/fonts.test-support.ts'
import { inkBoxOf } from '#engine/compose/placing.ts'
import {
  boxHeight,
  boxWidth,
  centreOf,
  project,
  unionOf,
  type Layer,
} from '#engine/compose/scene.ts'
import { runsAt, silhouetteOf } from '#engine/compose/silhouette.ts'
import { readPrompt } from '#engine/language/read-prompt.ts'
import { getMotif } from '#engine/motifs/registry.ts'
import { RECIPES } from '#engine/styles/recipes.ts'

const resources = { ...testResources(), findIcon: () => '<path d="M0 0H512V512H0Z"/>' }
const { look } = RECIPES['Fine Line']

function compose(prompt: string, seed: number) {
  const brief = readPrompt(prompt)
  const { layers } = composeScene(brief, { seed, look, resources })
  const of = (motif: string): Layer[] => {
    const subject = brief.subjects.findIndex((asked) => asked.motif === motif)
    return layers.filter((layer) => layer.subject === subject)
  }
  return { layers, of }
}

describe.each([1, 2, 3])('who is in, at or by something, seed %i', (seed) => {
  test.each([
    ['a raccoon in a trash can', 'raccoon', 'trash-can'],
    ['a cat in a teacup', 'cat', 'tea-cup'],
  ])('%s looks out over its rim and fills it', (prompt, guest, vessel) => {
    const { of } = compose(prompt, seed)
    const [head, house] = [of(guest)[0]!, unionOf(of(vessel).map(inkBoxOf))]
    const lowest = Math.max(...head.clip!.map(([, y]) => y))
    expect(lowest).toBeLessThan(house[1] + 0.45 * boxHeight(house))
    expect(inkBoxOf({ ...head, clip: undefined } as unknown as Layer)[1]).toBeLessThan(house[1])
    expect(boxWidth(inkBoxOf(head))).toBeGreaterThan(0.45 * boxWidth(house))
  })

  test('a bird in a cage is the only one, with the bars before it', () => {
    const { layers, of } = compose('a bird in a cage', seed)
    expect(of('swallow')).toHaveLength(1)
    expect(of('birdcage').map(({ drawing }) => drawing.origin)).toMatchObject([
      { variant: 'empty' },
      { variant: 'empty' },
    ])
    expect(layers.indexOf(of('birdcage')[1]!)).toBeGreaterThan(layers.indexOf(of('swallow')[0]!))
  })

  test('a cigarette begins at the teeth', () => {
    const { of } = compose('a skull smoking a cigarette', seed)
    const [skull, made] = [inkBoxOf(of('skull')[0]!), inkBoxOf(of('cigarette')[0]!)]
    expect(made[3]).toBeGreaterThan(skull[1] + 0.55 * boxHeight(skull))
    expect(boxWidth(made)).toBeLessThan(0.9 * boxWidth(skull))
  })

  test('an eagle has the snake in its talons', () => {
    const { of } = compose('an eagle carrying a snake', seed)
    const [eagle, snake] = [of('eagle')[0]!, of('snake')[0]!]
    const { origin } = eagle.drawing
    const feet = getMotif('eagle').marks!(origin?.kind === 'motif' ? origin.variant : '')!.feet!
    const points = feet.map((foot) => project(eagle, foot))
    const x = points.reduce((sum, point) => sum + point[0], 0) / points.length
    const y = points.reduce((sum, point) => sum + point[1], 0) / points.length
    const box = inkBoxOf(snake)
    const isHeld = runsAt(silhouetteOf([snake], box), x).some(
      ([top, bottom]) => top < y + 4 && bottom > y - 4,
    )
    expect(isHeld).toBe(true)
  })

  test('two in a yin-yang stand before it, one above the other', () => {
    const { layers, of } = compose('two wolves yin yang', seed)
    const [sign] = of('yin-yang')
    const wolves = layers.filter(
      ({ drawing: { origin } }) => origin?.kind === 'motif' && origin.motif === 'wolf',
    )
    expect(wolves).toHaveLength(2)
    const heights = wolves.map((wolf) => centreOf(inkBoxOf(wolf))[1])
    expect(Math.abs(heights[0]! - heights[1]!)).toBeGreaterThan(0.3 * boxHeight(inkBoxOf(sign!)))
    for (const wolf of wolves) expect(layers.indexOf(wolf)).toBeGreaterThan(layers.indexOf(sign!))
  })

  test('a bee sits on the face of a flower', () => {
    const { of } = compose('a bee on a flower', seed)
    const [x, y] = centreOf(inkBoxOf(of('bee')[0]!))
    const bloom = inkBoxOf(of('flower')[0]!)
    expect(Math.abs(x - centreOf(bloom)[0])).toBeLessThan(0.25 * boxWidth(bloom))
    expect(Math.abs(y - centreOf(bloom)[1])).toBeLessThan(0.25 * boxHeight(bloom))
  })
})
