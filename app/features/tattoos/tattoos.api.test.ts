import { beforeEach, expect, test, vi } from 'vitest'
import { toggleUpvote } from '#app/features/tattoos/likes.api.ts'
import { deleteTattoo, setFavourite } from '#app/features/tattoos/tattoos.api.ts'
import { XSRF_COOKIE } from '#shared/headers.ts'

const sent: RequestInit[] = []

beforeEach(() => {
  sent.length = 0
  const storage = { getItem: () => null, setItem: () => {}, removeItem: () => {} }
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('document', { cookie: `${XSRF_COOKIE}=x`, documentElement: { dataset: {} } })
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    sent.push(init)
    return Response.json({ tattooId: 5, isUpvoted: true, upvotes: 1, isFavorited: true })
  })
  return () => void vi.unstubAllGlobals()
})

test('a like and a favourite arrive also when the page is left meanwhile', async () => {
  await toggleUpvote(5)
  await setFavourite(5, true)
  await setFavourite(5, false)
  expect(sent.map(({ method, keepalive }) => [method, keepalive])).toEqual([
    ['POST', true],
    ['POST', true],
    ['DELETE', true],
  ])
})

test('what somebody waits for ends with the page', async () => {
  await deleteTattoo(5)
  expect(sent[0]?.keepalive).not.toBe(true)
})
