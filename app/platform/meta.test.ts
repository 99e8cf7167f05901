import { describe, expect, test } from 'vitest'
import { pageMeta } from '#app/platform/meta.ts'
import type { RootData } from '#app/platform/public-config.ts'

const location = { pathname: '/explore' }
const loaderData: RootData = {
  publicConfig: { origin: 'https://ink.test', google: { mode: 'off' }, payments: 'off' },
  year: 2026,
}
const source = { location, matches: [{ loaderData }] as const }

describe('pageMeta', () => {
  test('§2 titles carry the product as a suffix', () => {
    expect(pageMeta(source, { title: 'Sign In' })).toContainEqual({ title: 'Sign In | Inkwright' })
  })

  test("§9 the canonical base is the product's own site", () => {
    const canonical = { tagName: 'link', rel: 'canonical', href: 'https://ink.test/explore' }
    expect(pageMeta(source, {})).toContainEqual(canonical)
  })

  test('a page kept out of search engines has no canonical address', () => {
    const meta = pageMeta(source, { isIndexed: false })
    expect(meta).toContainEqual({ name: 'robots', content: 'noindex' })
    expect(meta.filter((tag) => 'rel' in tag)).toEqual([])
  })

  test('still has a title when the root loader failed', () => {
    const failed = { location, matches: [{ loaderData: undefined }] as const }
    expect(pageMeta(failed, { title: 'Oops' })[0]).toEqual({ title: 'Oops | Inkwright' })
  })
})
