import { expect, test } from 'vitest'
import { readPrompt } from '#engine/language/read-prompt.ts'

/** Who, how, whom, by motifs. */
const relationsOf = (prompt: string) => {
  const { subjects, relations } = readPrompt(prompt)
  return relations.map(({ kind, manner, from, to }) => [
    subjects[from]!.motif,
    manner ?? kind,
    subjects[to]!.motif,
  ])
}

test.for<[string, string]>([
  ['bouquet de roses avec un ruban', 'rose'],
  ['um buquê de rosas amarrado com fita', 'rose'],
  ['a bunch of roses tied with a ribbon', 'rose'],
])('%s is one bunch of %s with a ribbon, and no banner', ([prompt, motif]) => {
  const { subjects, writing } = readPrompt(prompt)
  expect(subjects).toMatchObject([
    { motif, isCountExact: false },
    { motif: 'bow', variant: 'ribbon', count: 1 },
  ])
  expect(subjects[0]!.modifiers.join()).toMatch(/\b(?:bouquet|bunch) of\b/)
  expect(relationsOf(prompt)).toEqual([['bow', 'around', motif]])
  expect(writing.layout).toBeNull()
})

test.for([
  'a bouquet of sunflowers tied with a ribbon',
  'un ramo de girasoles atado con una cinta, en el antebrazo',
  'ein Strauß Sonnenblumen mit einem Band',
  'un mazzo di girasoli legato con un nastro',
])('%s is the one drawing of a bunch with its ribbon, and no banner', (prompt) => {
  const { subjects, writing } = readPrompt(prompt)
  expect(subjects).toMatchObject([{ motif: 'sunflower', variant: 'bouquet', count: 1 }])
  expect(subjects).toHaveLength(1)
  expect(writing.layout).toBeNull()
})

test('a ribbon that says something is a banner', () => {
  const { subjects, writing } = readPrompt('roses tied with a ribbon that says "Mum"')
  expect(subjects.map(({ motif }) => motif)).toEqual(['rose', 'banner'])
  expect(writing.layout).toBe('banner')
  const carried = readPrompt('two swallows carrying a ribbon between them')
  expect(carried.subjects.map(({ motif }) => motif)).toEqual(['swallow', 'banner'])
})

test.for<[string, readonly string[], readonly string[]]>([
  ['Strauß roter Rosen', ['rose'], ['red']],
  ['ramo de rosas rojas', ['rose'], ['red']],
  ['Blumenstrauß aus Pfingstrosen und Lavendel', ['peony', 'lavender'], []],
  ['bouquet with a sunflower, a rose and a daisy', ['sunflower', 'rose', 'daisy'], []],
])('%s names no flowers besides', ([prompt, motifs, colours]) => {
  const brief = readPrompt(prompt)
  expect(brief.subjects.map(({ motif }) => motif)).toEqual(motifs)
  expect(brief.subjects[0]!.modifiers).toContain('bouquet of')
  expect(brief.colours).toEqual(colours)
})

test('what hangs by a chain hangs from the chain, and the chain from the other', () => {
  expect(relationsOf('heart shaped lock with a key hanging from it by a chain')).toEqual([
    ['chain', 'hanging', 'padlock'],
    ['key', 'hanging', 'chain'],
  ])
})

test('an anchor with a rope is one drawing, and what else is around it stays', () => {
  const { subjects } = readPrompt('an anchor with a rope and a rose wrapped around it')
  expect(subjects).toMatchObject([{ motif: 'anchor', variant: 'rope' }, { motif: 'rose' }])
  expect(relationsOf('an anchor with a rope and a rose wrapped around it')).toEqual([
    ['rose', 'around', 'anchor'],
  ])
})

test('sun and moon, half and half, with faces: each has one, and they are halves', () => {
  const prompt = 'sun and moon, half and half, with faces'
  expect(readPrompt(prompt).subjects).toMatchObject([
    { motif: 'sun', variant: 'face' },
    { motif: 'moon-face' },
  ])
  expect(relationsOf(prompt)).toEqual([['sun', 'half', 'moon-face']])
})

test('gears and pistons are the same wheels: drawn once, with the torn skin, and the other is told', () => {
  const { subjects, notDrawn } = readPrompt('gears and pistons under torn skin')
  expect(subjects).toMatchObject([{ motif: 'gears', modifiers: ['torn skin'] }, { source: 'none' }])
  expect(notDrawn).toMatchObject([{ text: 'pistons', suggestion: 'gears' }])
})

test('a frame about the whole is said of no thing in it', () => {
  const { subjects, frame } = readPrompt('lighthouse with big waves, inside a diamond frame')
  expect(frame).toBe('diamond')
  expect(subjects.flatMap(({ modifiers }) => modifiers)).toEqual([])
})

test.for<[string, string]>([
  ['a lion and a lamb side by side', 'beside'],
  ['a hammer and an axe crossed', 'through'],
  ['una pala y un pico cruzados', 'through'],
])('%s are joined', ([prompt, how]) => {
  expect(relationsOf(prompt).map(([, said]) => said)).toEqual([how])
})

test.for<[string, string | null]>([
  ['viking warrior with an axe over the shoulder', null],
  ['soldier with a rifle over his shoulder', null],
  ['a snake going over my shoulder', 'Shoulder'],
  ['a single peony for the shoulder', 'Shoulder'],
])('%s goes to %s', ([prompt, place]) => {
  expect(readPrompt(prompt).placement?.gallery ?? null).toBe(place)
})

test.for<[string, string, string]>([
  ['my daughter Rosie: a frog, and her name under it', 'Rosie', 'under'],
  ['mi hijo Bruno, un oso sobre una luna con su nombre debajo', 'Bruno', 'under'],
  ['"Memento Mori" gothic letters with an hourglass under it', 'Memento Mori', 'above'],
  ['"no rain no flowers" handwritten look, curved above a daisy', 'no rain no flowers', 'above'],
])('%s: %s stands %s', ([prompt, text, position]) => {
  expect(readPrompt(prompt).lettering).toMatchObject([{ text, position }])
})

test.for(['"this too shall pass" in small typewriter letters', '"amor" en letras pequeñas'])(
  '%s asks for no post',
  (prompt) => {
    const { subjects, lettering } = readPrompt(prompt)
    expect(subjects).toEqual([])
    expect(lettering).toHaveLength(1)
  },
)

test('a year that is told of a life is not written, and one that is asked for is', () => {
  const told = readPrompt('I got out of the army in 2014. A lighter with a poppy around it')
  expect(told.lettering).toEqual([])
  expect(readPrompt('a lighter with 2014 under it').lettering).toMatchObject([{ text: '2014' }])
})
