import { describe, expect, test } from 'vitest'
import { briefOf } from '#engine/compose/brief.test-support.ts'
import { castOf } from '#engine/compose/cast.ts'
import { composeScene, NothingToDrawError } from '#engine/compose/compose-scene.ts'
import { testResources } from '#engine/compose/fonts.test-support.ts'
import { layoutFor } from '#engine/compose/layouts.ts'
import { inkBoxOf } from '#engine/compose/placing.ts'
import { unionOf, type Scene } from '#engine/compose/scene.ts'
import type { StageLook } from '#engine/compose/stage-look.ts'
import { readPrompt } from '#engine/language/read-prompt.ts'
import { createRng } from '#shared/random.ts'
import { getMotif } from '#engine/motifs/registry.ts'
import { RECIPES } from '#engine/styles/recipes.ts'

const resources = testResources()
const plain: StageLook = {
  stage: 'none',
  fillers: 'none',
  hands: ['roman'],
  letters: 'solid',
  fill: 0.9,
}
const compose = (brief: Parameters<typeof composeScene>[0], seed = 1, look = plain) =>
  composeScene(brief, { seed, look, resources })
const boxOfSubject = (scene: Scene, subject: number) =>
  unionOf(scene.layers.filter((layer) => layer.subject === subject).map(inkBoxOf))
const cast = (prompt: string, seed = 1) =>
  castOf(readPrompt(prompt), { layout: layoutFor(null), random: createRng(seed), resources })

describe('who comes with whom', () => {
  test.each(['a winged heart', 'an hourglass with wings'])('gives %s a pair of wings', (prompt) => {
    const { actors, brought } = cast(prompt)
    const wings = [...actors, ...brought.map(({ actor }) => actor)].filter(
      ({ kind }) => kind === 'wings',
    )
    expect(wings.map(({ motif, variant }) => `${motif.name} ${variant}`)).toEqual([
      'angel-wings pair',
    ])
  })

  test.each(['kraken', 'boxing gloves', 'theatre masks'])(
    'draws %s once: the drawing shows as many as there are',
    (prompt) => {
      for (const seed of [1, 2, 3])
        expect(cast(prompt, seed).actors.map(({ count }) => count)).toEqual([1])
    },
  )

  test('draws birds that are counted one by one, each in its own pose', () => {
    const [birds] = cast('three birds').actors
    expect([birds!.motif.name, birds!.count]).toEqual(['swallow', 3])
    const poses = [birds!.draw(), birds!.draw(), birds!.draw()].map(({ origin }) => origin)
    expect(new Set(poses.map((origin) => JSON.stringify({ ...origin, seed: 0 }))).size).toBe(3)
  })

  test('several of what stands stand upright, however they are set', () => {
    for (const prompt of ['crowns', 'two crowns', 'two crowns on my forearm'])
      for (const seed of [1, 2, 3, 4, 5, 6]) {
        const crowns = compose(readPrompt(prompt), seed).layers.filter(
          ({ role }) => role === 'hero',
        )
        for (const { angle } of crowns) expect(Math.cos(angle)).toBeGreaterThan(0.8)
      }
  })

  test('still draws several of what is a plural', () => {
    expect(cast('roses').actors[0]!.count).toBeGreaterThan(1)
  })
})

describe('where things belong', () => {
  test('hangs the phases of the moon above the hero', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const scene = compose(briefOf(['moth', 'moon:phases']), seed)
      expect(boxOfSubject(scene, 1)[3]).toBeLessThan(boxOfSubject(scene, 0)[1])
    }
  })

  test('keeps signs upright', () => {
    for (const seed of [1, 2, 3])
      for (const sign of ['zodiac:sagittarius', 'zodiac:gemini', 'cross', 'treble-clef'])
        for (const layer of compose(briefOf([sign]), seed).layers) expect(layer.angle).toBe(0)
  })

  test('keeps a turned drawing with a ring around it on the canvas', () => {
    const scene = compose(briefOf(['skull', '3 zodiac:gemini']), 2)
    const turned = scene.layers.filter(({ subject, angle }) => subject === 1 && angle !== 0)
    expect(turned.length).toBeGreaterThan(0)
    for (const layer of turned) {
      // The ring is 96 units around the middle of the sign.
      expect(Math.min(layer.x, layer.y) - 96 * layer.scale).toBeGreaterThan(0)
      expect(Math.max(layer.x, layer.y) + 96 * layer.scale).toBeLessThan(1000)
    }
  })

  test('lets the wind blow behind a Japanese piece, unless the brief brings it', () => {
    const stagesOf = (subjects: string[]) =>
      compose(briefOf(subjects), 1, RECIPES.Japanese.look).layers.filter(
        ({ role }) => role === 'stage',
      )
    const wind = getMotif('wind-bars').draw({ variant: 'bars', random: createRng(1) })
    const hasWind = (subjects: string[]) =>
      stagesOf(subjects).some(
        ({ drawing }) =>
          drawing.parts.length === wind.parts.length &&
          drawing.parts[0]?.fill === wind.parts[0]?.fill,
      )
    expect(hasWind(['koi'])).toBe(true)
    expect(hasWind(['koi', 'wind-bars'])).toBe(false)
  })
})

describe('words', () => {
  test('are left out where no font has their letters', () => {
    const lettering = [{ text: '狼', kind: 'name' as const, position: null }]
    const scene = compose(briefOf(['heart'], { lettering }))
    expect(scene.layers.map(({ role }) => role)).toEqual(['hero'])
    expect(() => compose(briefOf([], { lettering }))).toThrow(NothingToDrawError)
  })

  test('keep their company together where letters are the style: a snake stays around its skull', () => {
    const brief = briefOf(['snake', 'skull'], {
      relations: [{ kind: 'around', from: 0, to: 1 }],
      lettering: [{ text: 'King', kind: 'word', position: null }],
    })
    const { layers } = compose(brief, 1, { ...plain, isLettering: true })
    const order = layers.map((layer) => layer.slice ?? (layer.subject === 1 ? 'skull' : ''))
    expect(order.indexOf('back')).toBeLessThan(order.indexOf('skull'))
    expect(order.indexOf('front')).toBeGreaterThan(order.indexOf('skull'))
    expect(layers.at(-1)?.role, 'the words stand above it all').toBe('lettering')
  })
})
