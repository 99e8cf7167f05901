import { expect, test } from 'vitest'
import { breadcrumbs } from '#app/platform/head/breadcrumbs.ts'

const page = { origin: 'https://ink.test', url: 'https://ink.test/tattoo/7' }

test('a trail begins at home and ends at the page, with full addresses', () => {
  const trail = breadcrumbs([
    { name: 'Tattoo Gallery', path: '/explore' },
    { name: 'A rose', path: '/tattoo/7' },
  ])
  expect(trail(page).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Inkwright', item: 'https://ink.test/' },
    { '@type': 'ListItem', position: 2, name: 'Tattoo Gallery', item: 'https://ink.test/explore' },
    { '@type': 'ListItem', position: 3, name: 'A rose', item: 'https://ink.test/tattoo/7' },
  ])
})
