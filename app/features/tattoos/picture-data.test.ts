import { expect, test } from 'vitest'
import { imageObject } from '#app/features/tattoos/picture-data.ts'

const page = { origin: 'https://ink.test', url: 'https://ink.test/tattoo/7' }

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
