import { expect, test } from 'vitest'
import { composeDesign } from '#engine/draw-design.ts'
import type { Layer } from '#engine/compose/scene.ts'
import { inkBoxOf } from '#engine/compose/placing.ts'
import { unionOf } from '#engine/compose/scene.ts'
import { silhouetteOf } from '#engine/compose/silhouette.ts'
import { readPrompt } from '#engine/language/read-prompt.ts'
import { loadEngineResources } from '#server/providers/ink/engine-resources.ts'
import type { Style } from '#shared/styles.ts'

const resources = loadEngineResources()

const compose = (prompt: string, style: Style, seed: number) => {
  const brief = readPrompt(prompt)
  const { layers } = composeDesign(brief, { style, colour: 'natural', seed }, resources)
  const at = layers.findIndex(({ drawing }) => drawing.origin?.kind === 'words')
  const isThing = ({ role, drawing }: (typeof layers)[number]) =>
    role === 'hero' && drawing.origin?.kind !== 'words'
  return {
    words: layers[at] as Layer,
    at,
    things: layers.filter(isThing) as Layer[],
    first: layers.findIndex(isThing),
  }
}

/** How much of the words' ink lies under what is painted after them. */
function hiddenShare(words: Layer, things: readonly Layer[]): number {
  const whole = unionOf([words, ...things].map(inkBoxOf))
  const [letters, drawn] = [silhouetteOf([words], whole, 300), silhouetteOf(things, whole, 300)]
  let [ink, hidden] = [0, 0]
  letters.isInk.forEach((on, i) => {
    ink += on
    hidden += on && drawn.isInk[i] ? 1 : 0
  })
  return hidden / ink
}

test.each([
  ['a rose in front of the name Anna', 'Lettering'],
  ["the word 'FAMILY' behind a lion", 'Black and White'],
  ["'FAMILY' behind a lion", 'Dotwork'],
  ['a wolf with the word "PACK" behind it', 'Blackwork'],
  ['"LOYALTY" behind a skull', 'Realistic'],
] as const)('%s: the words stand behind it, and are read', (prompt, style) => {
  for (const seed of [1, 2, 3]) {
    const { words, at, things, first } = compose(prompt, style, seed)
    expect(things.length).toBeGreaterThan(0)
    expect(at).toBeLessThan(first)
    const hidden = hiddenShare(words, things)
    // Behind it, and not only above; most of the word is seen.
    expect(hidden).toBeGreaterThan(0.02)
    expect(hidden).toBeLessThan(0.4)
  }
})

test('a thing behind a word stays behind it', () => {
  const { at, first } = compose('a wolf behind the word "PACK"', 'Black and White', 1)
  expect(at).toBeGreaterThan(first)
})
