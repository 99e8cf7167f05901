import { describe, expect, test } from 'vitest'
import { MisspeltError, misspeltIn, provenScene, readScene } from '#engine/compose/read-back.ts'
import { layerOf } from '#engine/compose/placing.ts'
import type { Scene } from '#engine/compose/scene.ts'
import { composeDesign } from '#engine/draw-design.ts'
import { readPrompt } from '#engine/language/read-prompt.ts'
import { loadEngineResources } from '#server/providers/ink/engine-resources.ts'
import { WORD_LAYOUTS } from '#shared/lettering.ts'
import type { Style } from '#shared/styles.ts'

const resources = loadEngineResources()

function compose(prompt: string, style: Style = 'Lettering', layout?: string): Scene {
  const brief = readPrompt(prompt)
  const told = layout ? { ...brief, writing: { ...brief.writing, layout: layout as 'arc' } } : brief
  return composeDesign(told, { style, colour: 'natural', seed: 1 }, resources) as unknown as Scene
}

const spelt = (scene: Scene) =>
  readScene(scene)
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(/[\s·]+/g, '')
    .toLowerCase()

const wordsIn = ({ layers }: Scene) =>
  layers.find(({ drawing }) => drawing.origin?.kind === 'words')!

describe('the words of a finished scene are read back from its outlines, glyph by glyph', () => {
  test.each([
    ['"Stay true"', 'Lettering', 'staytrue'],
    [
      '"What is to give light must endure burning"',
      'Dotwork',
      'whatistogivelightmustendureburning',
    ],
    ['a rose with the name Anna under it', 'Realistic', 'anna'],
    ['"Hold fast" on a banner', 'Old School', 'holdfast'],
    ['LOVE HATE on my knuckles', 'Lettering', 'lovehate'],
    ['a dagger through the word "Ava"', 'Blackwork', 'ava'],
    ['a snake wrapped around the word "FAITH"', 'Blackwork', 'faith'],
    ['"Family first" 12.03.2019', 'Negative Space', 'familyfirst12.03.2019'],
    ['"الحرية"', 'Lettering', 'الحرية'],
  ] as const)('%s in %s', (prompt, style, text) => {
    expect(spelt(compose(prompt, style))).toBe(text)
  })

  test.each(WORD_LAYOUTS)('laid out as %s', (layout) => {
    expect(misspeltIn(compose('"Anna"', 'Lettering', layout), ['Anna'])).toBeUndefined()
  })
})

describe('a difference is found', () => {
  const scene = () => structuredScene(compose('"Mia" and a rose', 'Black and White'))

  test('where nothing is wrong there is none', () => {
    expect(misspeltIn(scene(), ['Mia'])).toBeUndefined()
  })

  test('where another word was asked', () => {
    expect(misspeltIn(scene(), ['Mira'])).toBeDefined()
    expect(misspeltIn(scene(), ['Mia', 'Leo'])).toBeDefined()
  })

  test('where something was laid over letters', () => {
    const covered = scene()
    const { x, y, scale, drawing } = wordsIn(covered)
    const [left, top, right, bottom] = drawing.box
    const third = left + (right - left) / 3
    const d = `M${left} ${top}L${third} ${top}L${third} ${bottom}L${left} ${bottom}Z`
    covered.layers.push({ ...layerOf([{ d, fill: 'black' }]), x, y, scale })
    expect(misspeltIn(covered, ['Mia'])).toContain('stands where')
  })

  test('where letters were clipped or stand off the canvas', () => {
    const clipped = scene()
    const words = wordsIn(clipped)
    words.clip = [
      [0, 0],
      [words.x, 0],
      [words.x, clipped.height],
      [0, clipped.height],
    ]
    expect(misspeltIn(clipped, ['Mia'])).toBeDefined()
    const moved = scene()
    wordsIn(moved).x += 0.5 * moved.width
    expect(misspeltIn(moved, ['Mia'])).toBeDefined()
  })

  test('where a part was lost', () => {
    const lost = scene()
    const words = wordsIn(lost)
    words.drawing = { ...words.drawing, parts: words.drawing.parts.slice(1, 1) }
    expect(misspeltIn(lost, ['Mia'])).toBeDefined()
  })
})

test('a scene that says something else never leaves: it is set another way, or not at all', () => {
  const right = compose('"Mia"')
  const wrong = compose('"Mira"')
  expect(provenScene(['Mia'], [wrong, right], (each) => each)).toBe(right)
  expect(() => provenScene(['Mia'], [wrong, wrong], (each) => each)).toThrow(MisspeltError)
})

/** Layers of its own, whose drawings are the scene's. */
const structuredScene = (scene: Scene): Scene => ({
  ...scene,
  layers: scene.layers.map((layer) => ({ ...layer })),
})
