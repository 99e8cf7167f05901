import { expect, test } from 'vitest'
import { readPrompt } from '#engine/language/read-prompt.ts'

test.each([
  ['the word "resilience" with the i as a semicolon, fine line', 'res;lience'],
  ['"infinity" with the second i replaced by a star', 'inf★nity'],
  ['"Sebastian" with the last a as a small heart', 'Sebasti♥n'],
  ['the word "love" where the "o" is a paw print', 'l🐾ve'],
  ['"HOPE" with an infinity sign instead of the O', 'H∞PE'],
  ['name "Noah" with the o replaced by a moon', 'N☾ah'],
  ['"amor" con la o como un corazón', 'am♥r'],
])('%s is written as %s, and no thing stands beside it', (prompt, written) => {
  const { lettering, subjects, notDrawn } = readPrompt(prompt)
  expect(lettering.map(({ text }) => text)).toEqual([written])
  expect(subjects.filter(({ source }) => source !== 'none')).toEqual([])
  expect(notDrawn).toEqual([])
})

test.each([
  ['"the o as a heart"', 'the o as a heart'],
  ['"love" with a heart', 'love'],
  ['"xyz" with the a as a heart', 'xyz'],
])('%s keeps its letters', (prompt, written) => {
  expect(readPrompt(prompt).lettering.map(({ text }) => text)).toEqual([written])
})
