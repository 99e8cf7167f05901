import { expect, test } from 'vitest'
import { organization, website } from '#app/platform/head/structured-data.ts'

const page = { origin: 'https://ink.test', url: 'https://ink.test/tattoo/7' }

test('the site names the organisation that publishes it', () => {
  expect(website(page).publisher).toEqual({ '@id': organization(page)['@id'] })
})
