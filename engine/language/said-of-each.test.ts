import { expect, test } from 'vitest'
import { readPrompt } from '#engine/language/read-prompt.ts'

test.each([
  'padlock for me key for her, both with ivy growing round em. small, inside of the arm',
  'ein Schloss und ein Schlüssel, beide mit Efeu drumherum',
  'un candado y una llave, ambos con hiedra alrededor',
  'un cadenas et une clé, les deux avec du lierre autour',
  'um cadeado e uma chave, ambos com hera em volta',
  'un lucchetto e una chiave, entrambi con edera intorno',
])('%s: the ivy is around each of the two, and is one', (prompt) => {
  const { subjects, relations } = readPrompt(prompt)
  expect(subjects.map(({ motif, count }) => [motif, count])).toEqual([
    ['padlock', 1],
    ['key', 1],
    ['ivy', 1],
  ])
  expect(relations.map(({ kind, from, to }) => [kind, from, to])).toEqual([
    ['around', 2, 0],
    ['around', 2, 1],
  ])
})

test('each one with stars: around the sun and around the moon, as many as there may be', () => {
  const { subjects, relations } = readPrompt(
    'matching tat for me and my sister!! she gets the sun i get the moon, each one w tiny stars around it. need both drawn pls, size of a quarter',
  )
  expect(subjects.map(({ motif, isCountExact }) => [motif, isCountExact])).toEqual([
    ['sun', true],
    ['moon', true],
    ['star', false],
  ])
  expect(relations.map(({ kind, from, to }) => [kind, from, to])).toEqual([
    ['around', 2, 0],
    ['around', 2, 1],
  ])
})

test('of who sits on a thing only it is meant', () => {
  const { relations } = readPrompt('a fox on a book and a rabbit, each with a crown')
  expect(relations.filter(({ from, to }) => from === 3 && to === 1)).toEqual([])
})
