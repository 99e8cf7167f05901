import { describe, expect, test } from 'vitest'
import { composeScene } from '#engine/compose/compose-scene.ts'
import { testResources } from '#engine/compose/fonts.test-support.ts'
import { inkBoxOf } from '#engine/compose/placing.ts'
import { piecesOf, planOf } from '#engine/compose/plan-map.ts'
import { boxHeight, boxWidth, coverage, unionOf, type Layer } from '#engine/compose/scene.ts'
import { readPrompt } from '#engine/language/read-prompt.ts'
import { RECIPES, type StyleName } from '#engine/styles/recipes.ts'
import { SceneDocument } from '#shared/scene.ts'
import { toDocument } from '#engine/compose/scene-document.ts'

const resources = testResources()
const SEEDS = [1, 2, 3, 4]

function compose(prompt: string, seed: number, style: StyleName = 'Realistic') {
  const brief = readPrompt(prompt)
  const { look } = RECIPES[style]
  const scene = composeScene(brief, { seed, look, resources })
  const of = (motif: string) =>
    scene.layers.filter(
      ({ drawing: { origin } }) => origin?.kind === 'motif' && origin.motif === motif,
    )
  const ground = scene.layers.filter(({ role, hasVolume }) => role === 'stage' && !hasVolume)
  return { brief, scene, of, ground, boxOf: (motif: string) => unionOf(of(motif).map(inkBoxOf)) }
}

const standing = (layers: readonly Layer[]) =>
  layers.filter(({ role }) => role === 'hero' || role === 'support')

describe.each(SEEDS)('a sleeve, seed %i', (seed) => {
  test('has the shape of an arm: the whole longer than the half', () => {
    const whole = compose('lion, clock and roses, full sleeve', seed).scene
    const half = compose('skull, snake and dagger half sleeve', seed).scene
    expect(whole.height / whole.width).toBeCloseTo(2.4, 1)
    expect(half.height / half.width).toBeCloseTo(1.6, 1)
  })

  test('is filled from end to end by those who stand on it, each touching the next', () => {
    const { scene } = compose('wolf, owl and compass, full sleeve', seed)
    const layers = standing(scene.layers)
    const all = unionOf(layers.map(inkBoxOf))
    expect(boxHeight(all)).toBeGreaterThan(0.7 * scene.height)
    expect(boxWidth(all)).toBeGreaterThan(0.6 * scene.width)
    expect(piecesOf(planOf(layers, all, 100), () => true)[0]).toBeGreaterThan(
      0.97 * planOf(layers, all, 100).owner.reduce((sum, owner) => sum + (owner ? 1 : 0), 0),
    )
  })

  test('has no rose over the face of a lion or of a tiger', () => {
    const { scene, of } = compose('a lion and roses, half sleeve', seed)
    const roses = of('rose').filter(
      (rose) => scene.layers.indexOf(rose) > scene.layers.indexOf(of('lion')[0]!),
    )
    for (const rose of roses) expect(coverage(scene.faceBox!, inkBoxOf(rose))).toBeLessThan(0.1)
  })

  test('has roses of different sizes that do not stand in a row', () => {
    const roses = compose('a lion and roses, half sleeve', seed).of('rose')
    expect(roses.length).toBeGreaterThan(3)
    const sizes = roses.map((rose) => boxWidth(inkBoxOf(rose)))
    expect(Math.max(...sizes)).toBeGreaterThan(1.4 * Math.min(...sizes))
    expect(new Set(roses.map(({ angle }) => angle.toFixed(2))).size).toBe(roses.length)
  })
})

describe.each([
  ['Japanese', 'dragon and koi full sleeve'],
  ['Realistic', 'owl and compass full sleeve'],
  ['Neo Traditional', 'fox and dagger half sleeve'],
] as const)('the ground of a sleeve in %s', (style, prompt) => {
  test('runs behind everybody, along the whole arm, inside the canvas', () => {
    const { scene, ground } = compose(prompt, 1, style)
    expect(ground.length).toBeGreaterThan(0)
    const box = unionOf(ground.map(inkBoxOf))
    expect(boxHeight(box)).toBeGreaterThan(0.8 * scene.height)
    expect(box[0]).toBeGreaterThan(0)
    expect(box[2]).toBeLessThan(scene.width)
    const first = scene.layers.findIndex(({ role }) => role === 'hero')
    for (const layer of ground) expect(scene.layers.indexOf(layer)).toBeLessThan(first)
  })

  test('repeats no shape', () => {
    const { ground } = compose(prompt, 1, style)
    const shapes = ground.flatMap(({ drawing }) => drawing.parts.map(({ d }) => d))
    expect(new Set(shapes).size).toBe(shapes.length)
  })

  test('can be kept', () => {
    const { scene, brief } = compose(prompt, 1, style)
    const kept = toDocument(scene, brief, { style, isColoured: false, seed: 1 })
    expect(SceneDocument.safeParse(kept).success).toBe(true)
    expect(JSON.stringify(kept).length).toBeLessThan(1_500_000)
  })
})
