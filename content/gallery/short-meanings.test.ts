import { expect, test } from 'vitest'
import { SHORT_MEANINGS } from '#content/gallery/short-meanings.ts'
import { SUBJECT_GLOSSES } from '#content/gallery/subject-glosses.ts'
import { findIdeaByTag } from '#content/ideas/ideas.ts'

const LONGEST = 200

test('every subject that can be searched for has a meaning: of its idea, or a short one', () => {
  const silent = SUBJECT_GLOSSES.map(({ tag }) => tag).filter(
    (tag) => findIdeaByTag(tag) === undefined && !SHORT_MEANINGS.has(tag),
  )
  expect(silent).toEqual([])
})

test('what has an idea has no second text', () => {
  expect([...SHORT_MEANINGS.keys()].filter((tag) => findIdeaByTag(tag) !== undefined)).toEqual([])
})

test.each([...SHORT_MEANINGS])('%s is said in whole, short sentences', (_, text) => {
  expect(text).toMatch(/^[A-Z“][^<>'"]+\.$/)
  expect(text.length).toBeLessThanOrEqual(LONGEST)
})
