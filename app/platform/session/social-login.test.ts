import { beforeEach, expect, test, vi } from 'vitest'
import { createSocialLogin, SocialLoginError } from '#app/platform/session/social-login.ts'
import { proves } from '#tests/proves.ts'

const identity = () => ({
  initialize: () => {},
  renderButton: () => {},
  disableAutoSelect: vi.fn<() => void>(),
})

beforeEach(() => {
  const entries = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  })
  return () => void vi.unstubAllGlobals()
})

test('§8 social login: Login provider not found', () => {
  const login = createSocialLogin({ google: { findIdentity: identity } })
  expect(() => login.getIdentity('facebook')).toThrow(
    new SocialLoginError('Login provider not found'),
  )
  expect(() => login.noteSignIn('constructor')).toThrow('Login provider not found')
  proves('§8.social.provider')
})

test('§8 social login: login providers not ready yet, until the script of the provider has run', () => {
  let script: ReturnType<typeof identity> | undefined
  const login = createSocialLogin({ google: { findIdentity: () => script } })
  expect(() => login.getIdentity('google')).toThrow('Login providers not ready yet')
  script = identity()
  expect(login.getIdentity('google')).toBe(script)
  proves('§8.social.not-ready')
})

test('§8 social login: Not logged in, for whoever came in by e-mail', () => {
  const google = identity()
  const login = createSocialLogin({ google: { findIdentity: () => google } })
  expect(() => login.signOut()).toThrow('Not logged in')
  login.noteSignIn('google')
  login.signOut()
  expect(google.disableAutoSelect).toHaveBeenCalledOnce()
  expect(() => login.signOut()).toThrow('Not logged in')
  proves('§8.social.not-logged-in')
})

test('§4 whoever signs out after a reload is signed out of the provider too, when its script is next there', () => {
  createSocialLogin({ google: { findIdentity: identity } }).noteSignIn('google')
  const google = identity()
  let script: typeof google | undefined
  const afterReload = createSocialLogin({ google: { findIdentity: () => script } })
  afterReload.signOut()
  script = google
  afterReload.getIdentity('google')
  expect(google.disableAutoSelect).toHaveBeenCalledOnce()
  afterReload.getIdentity('google')
  expect(google.disableAutoSelect).toHaveBeenCalledOnce()
  expect(() => afterReload.signOut()).toThrow('Not logged in')
  proves('§3.social.fields', '§4.session.social')
})

test.for(['token refresh', 'access token'] as const)(
  '§8 social login: provider not supported for %s',
  (kind) => {
    const login = createSocialLogin({ google: { findIdentity: identity } })
    expect(() => login.requestToken('google', kind)).toThrow(
      `Login provider is not supported for ${kind}`,
    )
    proves('§8.social.unsupported')
  },
)
