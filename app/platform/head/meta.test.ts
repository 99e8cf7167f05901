import { describe, expect, test } from 'vitest'
import { pageMeta } from '#app/platform/head/meta.ts'
import { faqPage } from '#app/platform/head/structured-data.ts'
import type { RootData } from '#app/platform/http/public-config.ts'
import { proves } from '#tests/proves.ts'

const location = { pathname: '/explore' }
const loaderData: RootData = {
  publicConfig: {
    origin: 'https://ink.test',
    google: { mode: 'off' },
    payments: 'off',
    foreignScripts: [],
  },
  year: 2026,
}
const source = { location, matches: [{ loaderData }] as const }

describe('pageMeta', () => {
  test('§2 titles carry the product as a suffix', () => {
    expect(pageMeta(source, { title: 'Sign In' })).toContainEqual({ title: 'Sign In | Inkwright' })
    proves('§2.detail.canonical')
  })

  test("§9 the canonical base is the product's own site", () => {
    const canonical = { tagName: 'link', rel: 'canonical', href: 'https://ink.test/explore' }
    expect(pageMeta(source, {})).toContainEqual(canonical)
    proves('§2.detail.canonical', '§9.canonical.base')
  })

  test('a page kept out of search engines has no canonical address', () => {
    const meta = pageMeta(source, { isIndexed: false })
    expect(meta).toContainEqual({ name: 'robots', content: 'noindex' })
    expect(meta.filter((tag) => 'rel' in tag)).toEqual([])
  })

  test('an indexed page names itself in every language, and for whoever has another one', () => {
    const alternates = pageMeta(source, {}).filter((tag) => 'hrefLang' in tag)
    expect(alternates).toEqual(
      ['x-default', 'en'].map((hrefLang) => ({
        tagName: 'link',
        rel: 'alternate',
        hrefLang,
        href: 'https://ink.test/explore',
      })),
    )
  })

  test('a slash at the end of an address is no second page', () => {
    const twice = { ...source, location: { pathname: '/explore/' } }
    expect(pageMeta(twice, {})).toContainEqual({
      tagName: 'link',
      rel: 'canonical',
      href: 'https://ink.test/explore',
    })
  })

  test('every page has a picture for link previews, its own or the product’s', () => {
    const imageOf = (image?: { path: string; alt: string }) =>
      pageMeta(source, image === undefined ? {} : { image })
        .filter((tag) => 'property' in tag && String(tag.property) === 'og:image')
        .map((tag) => ('content' in tag ? tag.content : undefined))
    expect(imageOf()).toEqual(['https://ink.test/share.jpg'])
    expect(imageOf({ path: '/share/tattoo/3.jpg', alt: 'a rose' })).toEqual([
      'https://ink.test/share/tattoo/3.jpg',
    ])
  })

  test('search engines are told more of pages they may list, and of no other', () => {
    const page = { structuredData: [faqPage([{ question: 'Why?', answer: 'Why not.' }])] }
    const told = (isIndexed: boolean) =>
      pageMeta(source, { ...page, isIndexed }).filter((tag) => 'script:ld+json' in tag)
    expect(told(true)).toEqual([
      { 'script:ld+json': expect.objectContaining({ '@type': 'FAQPage' }) as unknown },
    ])
    expect(told(false)).toEqual([])
  })

  test('still has a title when the root loader failed', () => {
    const failed = { location, matches: [{ loaderData: undefined }] as const }
    expect(pageMeta(failed, { title: 'Oops' })[0]).toEqual({ title: 'Oops | Inkwright' })
  })
})
