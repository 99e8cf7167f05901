import { expect, test } from 'vitest'
import { readPrompt } from '#engine/language/read-prompt.ts'
import { takeReading } from '#engine/language/take-reading.ts'
import type { ModelReading } from '#shared/model-reading.ts'

const PROMPT =
  'my nan kept bees, so a fox asleep on a toaster, three red roses and the word Ada, no crown'

const subject = (
  words: string,
  rest: Partial<ModelReading['subjects'][number]> = {},
): ModelReading['subjects'][number] => ({
  words,
  count: 1,
  colours: [],
  attributes: [],
  ...rest,
})
const READING: ModelReading = {
  subjects: [
    subject('fox', { attributes: ['asleep', 'majestic'] }),
    subject('toaster'),
    subject('roses', { count: 3, colours: ['red'] }),
  ],
  relations: [{ from: 0, how: 'on', to: 1 }],
  lettering: [{ words: 'ada', position: 'under' }],
}

test('what a model read is drawn: its things, counts, colours, relations and words, as the text writes them', () => {
  const brief = takeReading(readPrompt(PROMPT), READING)!
  expect(brief.subjects.map(({ wanted, count }) => [wanted, count])).toEqual([
    ['fox', 1],
    ['toaster', 1],
    ['rose', 3],
  ])
  expect(brief.subjects[2]!.colours).toEqual(['red'])
  expect(brief.relations).toEqual([{ kind: 'on', from: 0, to: 1, manner: null }])
  expect(brief.lettering.map(({ text, position }) => [text, position])).toEqual([['Ada', 'under']])
  expect(brief.subjects[0]!.role).toBe('hero')
})

test('what describes a thing must stand in the text', () => {
  const { modifiers } = takeReading(readPrompt(PROMPT), READING)!.subjects[0]!
  expect(modifiers).toContain('asleep')
  expect(modifiers).not.toContain('majestic')
})

test.for<[string, Partial<ModelReading>]>([
  ['a thing that the text does not hold', { subjects: [subject('wolf')] }],
  ['a thing that was said not to be drawn', { subjects: [subject('fox'), subject('crown')] }],
  ['words that the text does not hold', { lettering: [{ words: 'Forever', position: null }] }],
  ['nothing at all', { subjects: [], lettering: [] }],
])('a reading of %s is not taken', ([, wrong]) => {
  const reading = { ...READING, relations: [], ...wrong }
  expect(takeReading(readPrompt(PROMPT), reading)).toBeUndefined()
})

test('what stands in quotation marks is written, also where a model leaves it out', () => {
  const brief = readPrompt('a rose with "Ada" below')
  const reading = { subjects: [subject('rose')], relations: [], lettering: [] }
  expect(takeReading(brief, reading)).toBeUndefined()
})

test('a thing that no list knows is told, with what is never drawn', () => {
  const brief = readPrompt('a swastika and a blorptangle beside a rose')
  const taken = takeReading(brief, {
    subjects: [subject('swastika'), subject('blorptangle'), subject('rose')],
    relations: [],
    lettering: [],
  })!
  expect(taken.subjects.map(({ source }) => source)).toEqual(['none', 'none', 'drawn'])
  expect(taken.notDrawn.map(({ text, reason }) => [text, reason])).toEqual([
    ['swastika', 'hate'],
    ['blorptangle', 'unknown'],
  ])
})

test('a relation that points nowhere is left out', () => {
  const brief = readPrompt('a rose and a skull')
  const taken = takeReading(brief, {
    subjects: [subject('rose'), subject('skull')],
    relations: [
      { from: 0, how: 'coming out of', to: 1 },
      { from: 1, how: 'wearing', to: 7 },
      { from: 1, how: 'on', to: 1 },
    ],
    lettering: [],
  })!
  expect(taken.relations).toEqual([{ kind: 'through', from: 0, to: 1, manner: 'emerging' }])
})

test('somebody of their own life is drawn as one of that kind, by whatever name the model calls her', () => {
  const prompt = 'portrait of my grandmother from a photo of 1951, she has a pearl necklace'
  const { subjects, notDrawn } = takeReading(readPrompt(prompt), {
    subjects: [subject('grandmother'), subject('pearl necklace')],
    relations: [{ from: 0, how: 'wearing', to: 1 }],
    lettering: [],
  })!
  expect(subjects.map(({ motif, role }) => [motif, role])).toEqual([
    ['old-woman', 'hero'],
    ['pearl-necklace', expect.any(String)],
  ])
  expect(notDrawn.map(({ reason }) => reason)).toEqual(['likeness'])
})
