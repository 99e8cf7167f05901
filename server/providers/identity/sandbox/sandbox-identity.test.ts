import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLocalJWKSet, decodeJwt, decodeProtectedHeader, type JSONWebKeySet } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createGoogleIdentity } from '#server/providers/identity/google-identity.ts'
import { IdentityRefusedError } from '#server/providers/identity/identity-provider.ts'
import { createSandboxIdentity } from '#server/providers/identity/sandbox/sandbox-identity.ts'
import {
  maya,
  ORIGIN,
  parameters,
  startSandbox,
} from '#server/providers/identity/sandbox/sandbox-test-support.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inkwright-sandbox-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const start = (keyName = 'google-key.json') => startSandbox({ keyFile: join(folder, keyName) })

describe('signing in', () => {
  test('the screen is told where to go, and the page there offers people to be', async () => {
    const { identity, open } = await start()
    expect(identity.signIn).toEqual({
      mode: 'sandbox',
      clientId: parameters.client_id,
      authorizePath: '/sandbox/google/authorize',
    })
    const response = await open(parameters)
    expect(response.status).toBe(200)
    const page = await response.text()
    expect(page).toContain('Maya Lindqvist')
    expect(page).toContain('Sandbox: this is not Google.')
    expect(page).toMatch(/No password is asked and nothing\s+leaves this machine\./)
    expect(page).not.toContain('<script')
  })

  test('the chosen person comes back to /login with a token that we then believe', async () => {
    const { identity, submit } = await start()
    const response = await submit({ ...parameters, ...maya })
    expect(response.status).toBe(303)
    const target = new URL(response.headers.get('Location') ?? '')
    expect(target.origin + target.pathname + target.search).toBe(parameters.redirect_uri)
    const fragment = new URLSearchParams(target.hash.slice(1))
    expect([...fragment.keys()]).toEqual(['id_token', 'state'])
    expect(fragment.get('state')).toBe(parameters.state)
    const idToken = fragment.get('id_token') ?? ''
    expect(decodeJwt(idToken)).toMatchObject({ nonce: parameters.nonce, picture: '' })
    expect(await identity.verify(idToken)).toEqual({
      subject: expect.stringMatching(/^sandbox-[0-9a-f]{32}$/),
      email: 'maya@example.com',
      emailVerified: true,
      name: 'Maya Lindqvist',
      pictureUrl: '',
      nonce: parameters.nonce,
      vouchedAt: new Date('2026-11-15T12:00:00Z'),
    })
  })

  test('the same address is the same person again, however it is written', async () => {
    const { identity, signIn } = await start()
    const subjects = []
    for (const email of ['new@example.com', ' NEW@Example.com ', 'other@example.com']) {
      const { subject } = await identity.verify(await signIn({ email, name: '' }))
      subjects.push(subject)
    }
    expect(subjects[1]).toBe(subjects[0])
    expect(subjects[2]).not.toBe(subjects[0])
  })

  test('a token ends after five minutes', async () => {
    const { identity, clock, signIn } = await start()
    const token = await signIn(maya)
    clock.set('2026-11-15T12:05:30Z')
    await expect(identity.verify(token)).resolves.toMatchObject({ email: maya.email })
    clock.set('2026-11-15T12:06:01Z')
    await expect(identity.verify(token)).rejects.toThrow(IdentityRefusedError)
  })

  test('a restart keeps the key, so a sign-in under way goes on', async () => {
    const { options, signIn } = await start()
    const token = await signIn(maya)
    const restarted = await createSandboxIdentity({ ...options, refusedEmails: [] })
    await expect(restarted.verify(token)).resolves.toMatchObject({ email: maya.email })
  })

  test('a token of another installation, or for another address of ours, is refused', async () => {
    const { signIn, options } = await start()
    const token = await signIn(maya)
    const other = await start('other-key.json')
    await expect(other.identity.verify(token)).rejects.toThrow(IdentityRefusedError)
    const moved = { ...options, origin: 'https://inkwright.test', refusedEmails: [] }
    const elsewhere = await createSandboxIdentity(moved)
    await expect(elsewhere.verify(token)).rejects.toThrow(IdentityRefusedError)
  })

  test('Cancel goes back to /login with an error and the state', async () => {
    const { open } = await start()
    const page = await (await open({ ...parameters, state: 'a&b="c" d' })).text()
    const href = /href="([^"]*access_denied[^"]*)"/.exec(page)?.[1]?.replaceAll('&amp;', '&')
    const target = new URL(href ?? '')
    expect(target.origin + target.pathname).toBe(parameters.redirect_uri)
    const fragment = new URLSearchParams(target.hash.slice(1))
    expect(Object.fromEntries(fragment)).toEqual({ error: 'access_denied', state: 'a&b="c" d' })
  })
})

describe('what it publishes', () => {
  test('its keys verify its tokens and hold nothing private', async () => {
    const { app, clock, signIn } = await start()
    const response = await app.request('/sandbox/google/certs')
    const jwks: JSONWebKeySet = await response.json()
    expect(Object.keys(jwks.keys[0] ?? {}).toSorted()).toEqual([
      'alg',
      'e',
      'kid',
      'kty',
      'n',
      'use',
    ])
    const token = await signIn(maya)
    expect(decodeProtectedHeader(token)).toMatchObject({ alg: 'RS256', kid: jwks.keys[0]?.kid })
    const google = createGoogleIdentity({
      clientId: parameters.client_id,
      clock,
      jwks: createLocalJWKSet(jwks),
      issuers: [`${ORIGIN}/sandbox/google`],
    })
    await expect(google.verify(token)).resolves.toMatchObject({ email: maya.email })
  })

  test('its discovery document names addresses that exist', async () => {
    const { app, open } = await start()
    const response = await app.request('/sandbox/google/.well-known/openid-configuration')
    expect(await response.json()).toMatchObject({
      issuer: `${ORIGIN}/sandbox/google`,
      authorization_endpoint: `${ORIGIN}/sandbox/google/authorize`,
      jwks_uri: `${ORIGIN}/sandbox/google/certs`,
    })
    expect((await open(parameters)).status).toBe(200)
  })

  test('its style sheet is one file that asks for nothing else', async () => {
    const { app } = await start()
    const response = await app.request('/sandbox/google/sandbox.css')
    expect(response.headers.get('Content-Type')).toContain('text/css')
    expect(await response.text()).not.toMatch(/url\(|@import/)
  })
})
