import { expect, test } from 'vitest'
import { inkBoxOf } from '#engine/compose/placing.ts'
import { readScene } from '#engine/compose/read-back.ts'
import { project, type Box, type Layer, type Scene } from '#engine/compose/scene.ts'
import { composeDesign } from '#engine/draw-design.ts'
import { readPrompt } from '#engine/language/read-prompt.ts'
import { findMotif } from '#engine/motifs/registry.ts'
import { styleOf } from '#engine/styles/choose-style.ts'
import { loadEngineResources } from '#server/providers/ink/engine-resources.ts'

const resources = loadEngineResources()

const compose = (prompt: string, seed = 3): Scene => {
  const brief = readPrompt(prompt)
  const { name: style } = styleOf(brief, null)
  return composeDesign(brief, { style, colour: 'natural', seed }, resources)
}

const motifIn = ({ drawing: { origin } }: Layer) => (origin?.kind === 'motif' ? origin.motif : '')
const wordsIn = ({ layers }: Scene) =>
  layers.filter(({ drawing }) => drawing.origin?.kind === 'words')

/** The pages of a thing as they lie on the canvas. */
function pagesOf(bearer: Layer): Box[] {
  const { origin } = bearer.drawing
  if (origin?.kind !== 'motif') return []
  return (findMotif(origin.motif)?.pages?.[origin.variant] ?? []).map(({ box }) => {
    const [a, b] = [project(bearer, [box[0], box[1]]), project(bearer, [box[2], box[3]])]
    return [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[0], b[0]), Math.max(a[1], b[1])]
  })
}

/** How far words may reach over the edge of their page: a tail, and what a round wall bends. */
const OVER = 12

test.each([
  ['a tombstone that says "finally some peace and quiet" with a cat sleeping on top', 'tombstone'],
  ['a gravestone with "gone fishing" and a rose', 'tombstone'],
  ['a signpost with "anywhere else"', 'signpost'],
  ['"Bis hierher und noch weiter" auf einem Wegweiser mit kleinen Bergen dahinter', 'signpost'],
  ['coffee mug that says "not before ten"', 'tea-cup'],
  ['whiskey bottle with "truth serum" on the label', 'bottle'],
  ['open book with "once upon a time" written on its pages', 'book'],
  ['"Ti amo nonna" scritto su una busta da lettera', 'envelope'],
  ['a hot air balloon with "dream" on it, small clouds', 'hot-air-balloon'],
  ['cassette tape with "mix for Jenny" on the label', 'cassette'],
  ['jar labelled "my tears" with a tiny cork', 'jar'],
  ['a movie ticket that says "ADMIT ONE"', 'ticket'],
  ['matchbox that says "light me up" with one burnt match', 'matchbox'],
  ['recipe card that reads "just a pinch" with a rolling pin beside it', 'note-card'],
  ['shield with "Familie" and a lion on top', 'shield'],
])('%s: the words stand on the %s', (prompt, motif) => {
  for (const seed of [1, 2]) {
    const scene = compose(prompt, seed)
    const bearer = scene.layers.find((layer) => motifIn(layer) === motif)!
    const pages = pagesOf(bearer)
    const words = wordsIn(scene)
    expect(words).not.toEqual([])
    for (const layer of words) {
      const box = inkBoxOf(layer)
      const isOnPage = pages.some(
        (page) =>
          box[0] > page[0] - OVER &&
          box[1] > page[1] - OVER &&
          box[2] < page[2] + OVER &&
          box[3] < page[3] + OVER,
      )
      expect(isOnPage).toBe(true)
    }
    expect(readScene(scene).every(({ asked, text }) => asked === text)).toBe(true)
  }
})

test('each arm of a signpost has its own word, the first one above', () => {
  const words = wordsIn(compose('a signpost with three arms that say "Home", "Work" and "Sea"'))
  const tops = words
    .toSorted((a, b) => inkBoxOf(a)[1] - inkBoxOf(b)[1])
    .map(({ drawing: { origin } }) => (origin?.kind === 'words' ? origin.text : ''))
  expect(tops).toEqual(['Home', 'Work', 'Sea'])
})

test('words under or beside a thing that could bear them stay there', () => {
  for (const prompt of ['"Anna" under a book', 'a mug, with "Anna" underneath']) {
    const scene = compose(prompt)
    const thing = scene.layers.find((layer) => ['book', 'tea-cup'].includes(motifIn(layer)))!
    const [words] = wordsIn(scene)
    expect(inkBoxOf(words!)[1]).toBeGreaterThan(
      inkBoxOf(thing)[3] - 0.35 * (inkBoxOf(thing)[3] - inkBoxOf(thing)[1]),
    )
  }
})

test('what stands with the thing leaves its words to be read', () => {
  const scene = compose('recipe card that reads "just a pinch" with a rolling pin beside it', 1)
  const [words] = wordsIn(scene)
  const box = inkBoxOf(words!)
  const over = scene.layers
    .slice(scene.layers.indexOf(words!) + 1)
    .filter(({ subject }) => subject >= 0)
    .map(inkBoxOf)
    .filter(
      (other) => other[0] < box[2] && other[2] > box[0] && other[1] < box[3] && other[3] > box[1],
    )
  expect(over).toEqual([])
})
