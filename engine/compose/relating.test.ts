import { describe, expect, test } from 'vitest'
import { composeScene } from '#engine/compose/compose-scene.ts'
import { testResources } from '#engine/compose/fonts.test-support.ts'
import { inkBoxOf } from '#engine/compose/placing.ts'
import { boxHeight, boxWidth, centreOf, coverage, project, unionOf } from '#engine/compose/scene.ts'
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

describe.each(SEEDS)('how things stand to each other, seed %i', (seed) => {
  test('a rider sits on the back, with the legs before the flank', () => {
    const { of, boxOf } = compose('an astronaut riding a horse', seed)
    const [rider, mount] = [of('astronaut')[0]!, boxOf('horse')]
    const box = inkBoxOf(rider)
    expect(box[1]).toBeLessThan(mount[1] + 0.3 * boxHeight(mount))
    expect(box[3]).toBeGreaterThan(mount[1] + 0.3 * boxHeight(mount))
    expect(box[3]).toBeLessThan(mount[3])
    expect(Math.abs(centreOf(box)[0] - centreOf(mount)[0])).toBeLessThan(0.3 * boxWidth(mount))
  })

  test('a picture in water is upside down below the body', () => {
    const { of } = compose('a wolf reflected in water', seed)
    const [picture, body] = [
      of('wolf').find(({ clip }) => clip)!,
      of('wolf').find(({ clip }) => !clip)!,
    ]
    expect(inkBoxOf(picture)[1]).toBeGreaterThan(centreOf(inkBoxOf(body))[1])
    expect(project(picture, [0, -50])[1]).toBeGreaterThan(project(picture, [0, 50])[1])
  })

  test('a bat hangs head down below its branch', () => {
    const { of, boxOf } = compose('a bat hanging from a branch', seed)
    const [bat] = of('bat')
    expect(project(bat!, [0, -50])[1]).toBeGreaterThan(project(bat!, [0, 50])[1])
    expect(centreOf(boxOf('olive-branch'))[1]).toBeLessThan(centreOf(boxOf('bat'))[1])
  })

  test('a landscape within a bear fills its outline, which alone is seen of the bear', () => {
    const { layers, of } = compose('a bear with mountains inside', seed)
    const bear = of('bear')[0]!
    const box = inkBoxOf(bear)
    const range = of('mountain-range')
    const outlines = layers.filter(
      ({ drawing, subject }) => subject === bear.subject && !drawing.origin,
    )
    const [empty, contour] = outlines.map((layer) => layers.indexOf(layer))
    expect(outlines).toHaveLength(2)
    expect(layers.indexOf(bear)).toBeLessThan(empty!)
    for (const layer of range) {
      expect(layers.indexOf(layer)).toBeGreaterThan(empty!)
      expect(layers.indexOf(layer)).toBeLessThan(contour!)
      for (const point of layer.clip!)
        expect(coverage([...point, point[0] + 1, point[1] + 1], box)).toBeGreaterThan(0)
    }
    for (const outline of outlines) expect(coverage(inkBoxOf(outline), box)).toBeGreaterThan(0.9)
    expect(boxWidth(unionOf(range.map(inkBoxOf)))).toBeGreaterThan(0.5 * boxWidth(box))
  })

  test('roses through a skull come out of its sockets and of its top', () => {
    const { of, boxOf } = compose('three roses growing through a skull', seed)
    const skull = of('skull')[0]!
    const box = boxOf('skull')
    const eyes = findMotif('skull')!.marks!(
      (skull.drawing.origin as { variant: string }).variant,
    )!.eyes!
    const roses = of('rose').map(inkBoxOf)
    expect(roses).toHaveLength(3)
    const isIn = (eye: readonly [number, number]) => {
      const [x, y] = project(skull, eye)
      return roses.some((rose) => x > rose[0] && x < rose[2] && y > rose[1] && y < rose[3])
    }
    expect(eyes.filter(isIn)).toHaveLength(2)
    expect(roses.some((rose) => rose[1] < box[1])).toBe(true)
  })

  test('who breaks out of an egg rises from its torn shell', () => {
    const { boxOf, layers } = compose('a phoenix breaking out of an egg', seed)
    const shell = layers.find(({ clip, subject }) => clip && subject === 1)
    const rim = inkBoxOf(shell!)[1]
    expect(boxOf('phoenix')[3]).toBeGreaterThan(rim)
    expect(boxOf('phoenix')[1]).toBeLessThan(rim)
  })

  test('a moon that is howled at stands behind the muzzle', () => {
    const { of, boxOf } = compose('a wolf howling at the moon over a pine forest', seed)
    const wolf = of('wolf')[0]!
    const { mouth } = findMotif('wolf')!.marks!(
      (wolf.drawing.origin as { variant: string }).variant,
    )!
    const [x, y] = project(wolf, mouth!)
    const moon = boxOf('moon')
    expect(x > moon[0] && x < moon[2] && y > moon[1] && y < moon[3]).toBe(true)
    expect(coverage(boxOf('forest'), boxOf('wolf'))).toBeGreaterThan(0)
  })

  test('a feather that turns into birds is one drawing', () => {
    const { of } = compose('a feather turning into birds', seed)
    expect(of('feather').map(({ drawing }) => drawing.origin)).toMatchObject([{ variant: 'birds' }])
    expect(of('birds')).toEqual([])
  })

  test('a fox under mushrooms is the hero, and they stand over it', () => {
    const { of, boxOf } = compose('a fox sleeping under mushrooms', seed)
    expect(of('fox').every(({ role }) => role === 'hero')).toBe(true)
    expect(boxOf('mushroom')[1]).toBeLessThan(boxOf('fox')[1])
  })
})
