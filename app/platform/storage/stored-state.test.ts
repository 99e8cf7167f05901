import { beforeEach, expect, test, vi } from 'vitest'
import { isLiked, setLiked } from '#app/platform/storage/likes-store.ts'
import { endSession, getSession, startSession } from '#app/platform/session/session-store.ts'
import { socialLogin } from '#app/platform/session/social-login.ts'
import type { AuthResponse } from '#shared/accounts.ts'
import { proves } from '#tests/proves.ts'

function createStorage() {
  const entries = new Map<string, string>()
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
    clear: () => entries.clear(),
  }
}

const local = createStorage()
const ofTab = createStorage()

beforeEach(() => {
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', ofTab)
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  local.clear()
  return () => void vi.unstubAllGlobals()
})

test('§4 a like adds the id to upvotedTattoos, an unlike removes it', () => {
  setLiked(7, true)
  setLiked(5, true)
  expect(local.entries.get('upvotedTattoos')).toBe('[7,5]')
  setLiked(7, false)
  expect(local.entries.get('upvotedTattoos')).toBe('[5]')
  expect([isLiked(7), isLiked(5)]).toEqual([false, true])
})

test('§4 the end of a session signs out of the provider and clears token, user, pricing-seen flag and session storage', () => {
  const disableAutoSelect = vi.fn<() => void>()
  vi.stubGlobal('window', { google: { accounts: { id: { disableAutoSelect } } } })
  socialLogin.noteSignIn('google')
  startSession({ token: 't', user: { id: 2, email: 'sam@example.com' } } as AuthResponse)
  expect(getSession()).toMatchObject({ status: 'signed-in', token: 't' })
  local.setItem('hasSeenPricing', 'true')
  local.setItem('utm_params', '{}')
  ofTab.setItem('draft', 'a swallow')
  endSession()
  expect(disableAutoSelect).toHaveBeenCalledOnce()
  expect(getSession()).toEqual({ status: 'signed-out' })
  expect([...local.entries.keys()]).toEqual(['utm_params'])
  expect(ofTab.entries.size).toBe(0)
  proves('§4.session.social', '§4.session.cleared')
})

test('to a visitor the halves of a page stay as the server sent them, and when a session has ended only one does', async () => {
  vi.resetModules()
  const store = await import('#app/platform/session/session-store.ts')
  expect(store.getSession()).toEqual({ status: 'signed-out' })
  expect(store.getGateStatus()).toBe(store.getServerSession().status)
  store.startSession({ token: 't', user: { id: 2 } } as AuthResponse)
  expect(store.getGateStatus()).toBe('signed-in')
  store.endSession()
  expect(store.getGateStatus()).toBe('signed-out')
})
