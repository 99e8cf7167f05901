import { describe, expect, test } from 'vitest'
import {
  authorizeUrl,
  clampGoogleButtonWidth,
  isAnswerTo,
  loginMessage,
  readLoginFragment,
} from '#app/features/account/google-sign-in.ts'
import { proves } from '#tests/proves.ts'

describe('clampGoogleButtonWidth', () => {
  test.for([
    [0, 0],
    [1, 200],
    [199, 200],
    [200, 200],
    [333.4, 333],
    [400, 400],
    [401, 400],
    [5000, 400],
  ] as const)(
    '§2 Google button width must be between 200 and 400 (0 means default): %i becomes %i',
    ([width, clamped]) => {
      expect(clampGoogleButtonWidth(width)).toBe(clamped)
      proves('§2.auth.google-width')
    },
  )
})

describe('the popup', () => {
  test('§2 posts a google-login-success message', () => {
    expect(loginMessage(readLoginFragment('#id_token=a.b.c&state=s'))).toEqual({
      type: 'google-login-success',
      idToken: 'a.b.c',
      state: 's',
    })
  })

  test('posts it also when it came back empty-handed', () => {
    expect(loginMessage(readLoginFragment('#error=access_denied&state=s'))).toEqual({
      type: 'google-login-success',
      idToken: null,
      state: 's',
    })
    expect(loginMessage(readLoginFragment(''))).toMatchObject({ idToken: null, state: null })
  })
})

const idToken = (nonce: string) => `h.${btoa(JSON.stringify({ nonce }))}.sig`

describe('isAnswerTo', () => {
  const secrets = { state: 's', nonce: 'n' }

  test('takes the answer to our own question only', () => {
    expect(isAnswerTo(secrets, { state: 's', idToken: idToken('n') })).toBe(true)
    expect(isAnswerTo(secrets, { state: 'other', idToken: idToken('n') })).toBe(false)
    expect(isAnswerTo(secrets, { state: 's', idToken: idToken('other') })).toBe(false)
    expect(isAnswerTo(secrets, { state: 's', idToken: 'not a token' })).toBe(false)
    expect(isAnswerTo(secrets, { state: 's', idToken: null })).toBe(false)
  })
})

test('the authorize address asks for an id token and comes back to /login', () => {
  const url = new URL(
    authorizeUrl({
      authorizePath: '/sandbox/google/authorize',
      clientId: 'sandbox',
      origin: 'http://ink.test',
      state: 's',
      nonce: 'n',
    }),
  )
  expect(url.pathname).toBe('/sandbox/google/authorize')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    client_id: 'sandbox',
    response_type: 'id_token',
    redirect_uri: 'http://ink.test/login',
    nonce: 'n',
    state: 's',
  })
})
