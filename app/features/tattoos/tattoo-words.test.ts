import { expect, test } from 'vitest'
import { fileNameOf } from '#app/features/tattoos/tattoo-files.ts'
import { altOf, wordsOf } from '#app/features/tattoos/tattoo-words.ts'
import { DOWNLOAD_KINDS } from '#shared/tattoos.ts'
import { tagWords } from '#shared/tags.ts'
import { proves } from '#tests/proves.ts'

test.each([
  ['blackAndGrey', 'black And Grey'],
  ['OldSchool', 'Old School'],
  ['snake', 'snake'],
  ['tree-of-life', 'tree of life'],
  ['3D', '3D'],
  ['size10Wide', 'size10 Wide'],
  ['USATraditional', 'USATraditional'],
  ['ÉtéIndien', 'Été Indien'],
])('§2 tag %s is shown as %s', (tag, shown) => {
  expect(tagWords(tag)).toBe(shown)
  proves('§2.detail.tag-words', '§3.tattoo.tag-words')
})

test.each([
  [{ altText: 'A wolf in lines', prompt: 'wolf' }, 'A wolf in lines'],
  [{ altText: null, prompt: 'wolf' }, 'wolf'],
  [{ altText: ' ', prompt: 'wolf' }, 'wolf'],
  [{ altText: null, prompt: '' }, 'Tattoo design'],
])('§2 alt text falls back to the prompt, then to "Tattoo design": %o', (tattoo, alt) => {
  expect(altOf(tattoo)).toBe(alt)
  proves('§2.detail.alt')
})

test('a long card shows the content, and the prompt where there is none', () => {
  expect(wordsOf({ content: 'Howling wolf', prompt: 'wolf' })).toBe('Howling wolf')
  expect(wordsOf({ content: '', prompt: 'wolf' })).toBe('wolf')
})

test('§9 downloads have fixed names, each its own', () => {
  expect(fileNameOf('png')).toBe('tattoo-design.png')
  expect(new Set(DOWNLOAD_KINDS.map(fileNameOf)).size).toBe(DOWNLOAD_KINDS.length)
  proves('§9.download.name')
})
