import { describe, expect, test } from 'vitest'
import { previewWords, textsOf } from '#engine/compose/preview-words.ts'
import { readPrompt } from '#engine/language/read-prompt.ts'
import { RECIPES } from '#engine/styles/recipes.ts'
import { loadEngineResources } from '#server/providers/ink/engine-resources.ts'

const resources = loadEngineResources()

const letterMm = (prompt: string, gallery: string | null): number => {
  const read = readPrompt(prompt)
  const brief = gallery ? { ...read, placement: { gallery, asked: gallery.toLowerCase() } } : read
  const { look } = RECIPES['Fine Line']
  return previewWords(brief, textsOf(brief.lettering), { look, resources })!.letterMm
}

describe('letters too small to stay open are enlarged where the place has room', () => {
  test.each([
    ['"she believed she could" in thin script', 'Wrist'],
    ['"this too shall pass" in cursive', 'Ankle'],
    ['"Isabella" 14.07.2019 in cursive', 'Wrist'],
    ['"What is to give light must endure burning"', 'Forearm'],
  ])('%s on the %s', (prompt, placement) => {
    expect(letterMm(prompt, placement)).toBeGreaterThanOrEqual(2.5)
  })

  test('where there is none they are as large as they can be, and told', () => {
    const verse =
      '"She is clothed with strength and dignity and she laughs without fear of the future"'
    const small = letterMm(verse, 'Finger')
    expect(small).toBeLessThan(2.5)
    expect(small).toBeGreaterThan(0.4)
  })
})
