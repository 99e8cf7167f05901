import { expect, test } from 'vitest'
import { readPrompt } from '#engine/language/read-prompt.ts'
import { findMotif } from '#engine/motifs/registry.ts'

test('what has no drawing comes with at most three things that have one', () => {
  const [missing] = readPrompt('a violinist').notDrawn
  expect(missing?.nearest).toContain('violin')
  expect(missing!.nearest!.length).toBeLessThanOrEqual(3)
  expect(missing!.nearest!.every((name) => findMotif(name))).toBe(true)
})

test.each(['an antelope', 'a wasp', 'a puffin'])('a near relative is told: %s', (prompt) => {
  const [subject] = readPrompt(prompt).subjects
  expect(subject?.source === 'none' || subject?.isStandIn).toBe(true)
})
