import { expect, test } from 'vitest'
import { inkBoxOf } from '#engine/compose/placing.ts'
import { readScene } from '#engine/compose/read-back.ts'
import { project, unionOf, type Box, type Layer, type Scene } from '#engine/compose/scene.ts'
import { silhouetteOf } from '#engine/compose/silhouette.ts'
import { composeDesign } from '#engine/draw-design.ts'
import { readPrompt } from '#engine/language/read-prompt.ts'
import { findMotif } from '#engine/motifs/registry.ts'
import { styleOf } from '#engine/styles/choose-style.ts'
import { loadEngineResources } from '#server/providers/ink/engine-resources.ts'

const resources = loadEngineResources()

type Drawn = Pick<Scene, 'layers' | 'width' | 'height'>

const compose = (prompt: string, seed = 3): Drawn => {
  const brief = readPrompt(prompt)
  const { name: style } = styleOf(brief, null)
  const { layers, width, height } = composeDesign(
    brief,
    { style, colour: 'natural', seed },
    resources,
  )
  return { layers: layers as Layer[], width, height }
}

const motifIn = ({ drawing: { origin } }: Layer) => (origin?.kind === 'motif' ? origin.motif : '')
const wordsIn = ({ layers }: Drawn) =>
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

test.each([1, 4])('what stands with the thing leaves its words to be read', (seed) => {
  const scene = compose(
    'grandma\'s recipe card that reads "just a pinch" with a rolling pin beside it',
    seed,
  )
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

test.each([
  ['"ma l\'amore no" scritto a mano con un papavero al posto della o', 'poppy', "ma l'am◌re no"],
  ['the word "WOLF" with a wolf head instead of the o', 'wolf', 'W◌LF'],
  ['"home" where the o is a compass', 'compass', 'h◌me'],
  ['"Sol y luna" con un girasol en lugar de la o', 'sunflower', 'S◌l y luna'],
])(
  '%s: the thing stands for the letter, at its size and clear of the others',
  (prompt, motif, text) => {
    const { layers } = compose(prompt)
    const words = layers.find(({ drawing }) => drawing.origin?.kind === 'words')!
    const thing = layers.find((layer) => motifIn(layer) === motif)!
    const { origin } = words.drawing
    expect(origin?.kind === 'words' ? origin.text : '').toBe(text)
    const [own, all] = [inkBoxOf(thing), inkBoxOf(words)]
    expect(own[0]).toBeGreaterThan(all[0])
    expect(own[2]).toBeLessThan(all[2])
    expect(own[3] - own[1]).toBeLessThan(1.1 * (all[3] - all[1]))
    const whole = unionOf([own, all])
    const [letters, drawn] = [silhouetteOf([words], whole), silhouetteOf([thing], whole)]
    const both = drawn.isInk.filter((ink, i) => ink === 1 && letters.isInk[i] === 1).length
    expect(both).toBeLessThan(0.03 * drawn.isInk.filter((ink) => ink === 1).length)
  },
)

test('each of several names is the stem of a flower of its own', () => {
  const { layers } = compose(
    'names of my three kids Mateo, Lucia & Ben as the stems of three flowers',
  )
  const names = layers.filter(({ drawing }) => drawing.origin?.kind === 'words')
  const flowers = layers.filter((layer) => motifIn(layer) === 'flower')
  expect(names.map(({ drawing: { origin } }) => origin?.kind === 'words' && origin.text)).toEqual([
    'Mateo',
    'Lucia',
    'Ben',
  ])
  expect(flowers).toHaveLength(3)
  names.forEach((name, i) => {
    const [stem, flower] = [inkBoxOf(name), inkBoxOf(flowers[i]!)]
    // The stem's upper end is under its own flower.
    expect(stem[2]).toBeGreaterThan(flower[0])
    expect(stem[2]).toBeLessThan(flower[2])
    expect(stem[1]).toBeLessThan(flower[3])
    expect(stem[1]).toBeGreaterThan(flower[1])
  })
})

test.each([
  ["'love you lots x' in cursive with a wee robin sat on the x", 'robin', 0.8],
  ['a cat sitting on the word "Monday"', 'cat', 0.5],
])('%s: sits with its feet on the letters', (prompt, motif, along) => {
  const { layers } = compose(prompt)
  const words = layers.find(({ drawing }) => drawing.origin?.kind === 'words')!
  const sitter = layers.find((layer) => motifIn(layer) === motif)!
  const [line, own] = [inkBoxOf(words), inkBoxOf(sitter)]
  const middle = ((own[0] + own[2]) / 2 - line[0]) / (line[2] - line[0])
  expect(Math.abs(middle - along)).toBeLessThan(0.22)
  expect(own[3]).toBeGreaterThan(line[1] - 10)
  expect(own[3]).toBeLessThan(line[3])
  const whole = unionOf([own, line])
  const [letters, drawn] = [silhouetteOf([words], whole), silhouetteOf([sitter], whole)]
  const both = drawn.isInk.filter((ink, i) => ink === 1 && letters.isInk[i] === 1).length
  expect(both).toBeLessThan(0.06 * drawn.isInk.filter((ink) => ink === 1).length)
})

test('a wave line under words is a line, and whose handwriting it is nobody who is drawn', () => {
  const wave = compose('coordinates 41.3874 N 2.1686 E, with a small wave line under')
  const origin = wave.layers.find((layer) => motifIn(layer) === 'wave')?.drawing.origin
  expect(origin).toMatchObject({ variant: 'line' })
  const nan = compose(`"see you soon" in an old lady's handwriting with a robin`)
  expect(nan.layers.map(motifIn).filter((name) => /woman/.test(name))).toEqual([])
})
