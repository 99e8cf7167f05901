import { expect, test } from 'vitest'
import { SUBJECT_GLOSSES } from '#content/gallery/subject-glosses.ts'
import { listMotifs } from '#engine/motifs/registry.ts'

test('every gloss is of a subject that the engine draws, once, in plain words', () => {
  const drawn = new Set(listMotifs().map(({ name }) => name))
  const tags = SUBJECT_GLOSSES.map(({ tag }) => tag)
  expect(tags.filter((tag) => !drawn.has(tag))).toEqual([])
  expect(new Set(tags).size).toBe(tags.length)
  const phrases = SUBJECT_GLOSSES.flatMap((gloss) => gloss.phrases)
  expect(phrases.filter((phrase) => !/^[a-z' ]+$/.test(phrase))).toEqual([])
})
