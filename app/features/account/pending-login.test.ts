import { beforeEach, expect, test, vi } from 'vitest'
import { keepPendingLogin, takePendingLogin } from '#app/features/account/pending-login.ts'

const entries = new Map<string, string>()

beforeEach(() => {
  entries.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  })
  return () => void vi.unstubAllGlobals()
})

const login = { state: 's', nonce: 'n', next: '/design', isConfirmation: true }

test('what was asked of the provider is given back once', () => {
  keepPendingLogin(login)
  expect(takePendingLogin()).toEqual(login)
  expect(takePendingLogin()).toBeUndefined()
})

test('somebody who wanted to go nowhere else goes nowhere else', () => {
  keepPendingLogin({ ...login, next: undefined })
  expect(takePendingLogin()).toEqual({ ...login, next: undefined })
})

test.for([
  'not JSON',
  'null',
  '[]',
  '{"state":"s"}',
  '{"state":1,"nonce":"n"}',
  '{"state":"s","nonce":"n","next":1}',
])('what is not ours is not taken: %s', (stored) => {
  keepPendingLogin(login)
  for (const key of entries.keys()) entries.set(key, stored)
  expect(takePendingLogin()).toBeUndefined()
})
