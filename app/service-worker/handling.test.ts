import { describe, expect, test } from 'vitest'
import {
  handlingOf,
  isKeepable,
  isKeptPage,
  isPlainAddress,
  listAssets,
} from '#app/service-worker/handling.ts'

const ORIGIN = 'https://ink.test'
const handle = (path: string, mode: RequestMode = 'cors', method = 'GET') =>
  handlingOf({ method, url: new URL(path, ORIGIN).href, mode }, ORIGIN)

describe('what the service worker touches', () => {
  test.each([
    ['/assets/entry-abc123.js', 'asset'],
    ['/images/first-1/640.webp', 'picture'],
    ['/tattoo/7.data', 'page-data'],
    ['/_.data?_routes=routes%2Fhome', 'page-data'],
    ['/ideas/cherry%20blossom.data', 'page-data'],
  ])('%s is a %s', (path, handling) => {
    expect(handle(path)).toBe(handling)
  })

  test.each([
    // What the API says may be about one person.
    '/api/auth/me',
    '/api/tattoo/explore',
    // The address of a private picture carries its proof.
    '/images/secret-1/640.webp?expires=1&signature=x',
    '/account.data',
    '/design.data',
    '/fitting-room.data',
    '/photos/1.jpg',
    '/assets/model.wasm',
    '/healthz',
    'https://elsewhere.test/assets/entry.js',
  ])('%s is left to the network', (path) => {
    expect(handle(path)).toBeUndefined()
  })

  test('only what is asked for with GET', () => {
    expect(handle('/assets/entry-abc123.js', 'cors', 'POST')).toBeUndefined()
  })

  test('pages in a tab, but not files and stand-ins in one', () => {
    expect(handle('/account', 'navigate')).toBe('page')
    for (const path of ['/api/docs', '/sandbox/google/authorize', '/feed.xml', '/images/a/1.webp'])
      expect(handle(path, 'navigate'), `${path} in a tab`).toBeUndefined()
  })
})

test('public pages are kept, screens behind a sign-in and photos are not', () => {
  for (const path of ['/', '/explore', '/ideas', '/ideas/rose', '/tattoo/7'])
    expect(isKeptPage(path), `${path} kept`).toBe(true)
  for (const path of ['/account', '/design', '/favourites', '/fitting-room', '/login', '/offline'])
    expect(isKeptPage(path), `${path} kept`).toBe(false)
})

test('a campaign’s parameters are no other page; a filter is', () => {
  expect(isPlainAddress('?utm_source=mail')).toBe(true)
  expect(isPlainAddress('?search=wolf')).toBe(false)
})

test('what the server calls private, refuses or sends elsewhere is never kept', () => {
  const answer = (cacheControl: string, more = {}) =>
    isKeepable({
      ok: true,
      redirected: false,
      headers: new Headers({ 'Cache-Control': cacheControl }),
      ...more,
    })
  expect(answer('no-cache')).toBe(true)
  expect(answer('public, max-age=60')).toBe(true)
  expect(answer('private, max-age=3600')).toBe(false)
  expect(answer('no-store')).toBe(false)
  expect(answer('no-cache', { ok: false })).toBe(false)
  expect(answer('no-cache', { redirected: true })).toBe(false)
})

test('a page names the files it needs', () => {
  const html =
    '<link href="/assets/app-1.css"><script src="/assets/entry-2.js"></script><script>import "/assets/entry-2.js"</script>'
  expect(listAssets(html)).toEqual(['/assets/app-1.css', '/assets/entry-2.js'])
})
