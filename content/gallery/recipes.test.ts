import { expect, test } from 'vitest'
import { FIRST_SHOWN, GALLERY_RECIPES } from '#content/gallery/recipes.ts'
import { findIdea, IDEAS } from '#content/ideas/ideas.ts'
import { STYLES } from '#shared/styles.ts'

test('there are at least 240 recipes, each with a key, a seed and a prompt of its own', () => {
  expect(GALLERY_RECIPES.length).toBeGreaterThanOrEqual(240)
  for (const field of ['key', 'seed', 'prompt'] as const)
    expect(new Set(GALLERY_RECIPES.map((recipe) => recipe[field])).size).toBe(
      GALLERY_RECIPES.length,
    )
})

test.for(STYLES)('%s has at least six', (style) => {
  const count = GALLERY_RECIPES.filter((recipe) => recipe.style === style).length
  expect(count).toBeGreaterThanOrEqual(6)
})

test.for(IDEAS.map(({ name }) => name))('%s is the subject of at least three', (name) => {
  const { tags } = findIdea(name)!
  const words = [name, ...tags].map((word) => word.toLowerCase().replaceAll('-', ' '))
  const count = GALLERY_RECIPES.filter(({ prompt }) =>
    words.some((word) => prompt.toLowerCase().includes(word)),
  ).length
  expect(count).toBeGreaterThanOrEqual(3)
})

test('the first ones shown are of many styles', () => {
  const first = GALLERY_RECIPES.slice(0, FIRST_SHOWN)
  expect(first).toHaveLength(24)
  expect(new Set(first.map(({ style }) => style)).size).toBeGreaterThanOrEqual(8)
})
