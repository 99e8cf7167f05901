import { expect, test } from 'vitest'
import {
  breadcrumbs,
  imageObject,
  organization,
  website,
} from '#app/platform/head/structured-data.ts'

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

test('§2 terms: a design is its creator’s, under the terms', () => {
  const picture = imageObject({
    name: 'A rose',
    description: 'a rose in fine lines',
    imagePath: '/images/x/1024.webp',
    widthPx: 1024,
    heightPx: 768,
    creator: 'sam',
    createdAt: '2026-01-15T12:00:00.000Z',
  })
  expect(picture(page)).toMatchObject({
    '@type': 'ImageObject',
    contentUrl: 'https://ink.test/images/x/1024.webp',
    creator: { '@type': 'Person', name: 'sam' },
    copyrightNotice: 'sam',
    license: 'https://ink.test/terms',
  })
})

test('the site names the organisation that publishes it', () => {
  expect(website(page).publisher).toEqual({ '@id': organization(page)['@id'] })
})
