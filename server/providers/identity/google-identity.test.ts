import { createServer } from 'node:http'
import {
  base64url,
  createLocalJWKSet,
  createRemoteJWKSet,
  exportJWK,
  exportSPKI,
  generateKeyPair,
  importJWK,
  SignJWT,
  UnsecuredJWT,
  type JWTPayload,
} from 'jose'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createGoogleIdentity } from '#server/providers/identity/google-identity.ts'
import { IdentityRefusedError } from '#server/providers/identity/identity-provider.ts'
import { createTestClock, listen } from '#server/providers/test-support.ts'

const CLIENT_ID = 'client.apps.googleusercontent.com'
const NOW = '2026-11-15T12:00:00Z'
const nowSeconds = Date.parse(NOW) / 1000
const HEADER = { alg: 'RS256', kid: 'one' }
const claims = {
  iss: 'https://accounts.google.com',
  aud: CLIENT_ID,
  sub: '110169484474386276334',
  email: 'maya@example.com',
  email_verified: true,
  name: 'Maya Lindqvist',
  picture: 'https://lh3.googleusercontent.com/a/photo',
  nonce: 'asked-with-this',
  iat: nowSeconds - 10,
  exp: nowSeconds + 3_600,
}

let keys: Awaited<ReturnType<typeof generateKeyPair>>
let otherKeys: Awaited<ReturnType<typeof generateKeyPair>>
let jwks: ReturnType<typeof createLocalJWKSet>
beforeAll(async () => {
  keys = await generateKeyPair('RS256', { extractable: true })
  otherKeys = await generateKeyPair('RS256')
  const publicKey = await exportJWK(keys.publicKey)
  jwks = createLocalJWKSet({ keys: [{ ...publicKey, kid: 'one', alg: 'RS256', use: 'sig' }] })
})

function createIdentity() {
  return createGoogleIdentity({ clientId: CLIENT_ID, clock: createTestClock(NOW), jwks })
}

function sign(payload: JWTPayload, header: { alg: string; kid?: string } = HEADER) {
  return new SignJWT(payload).setProtectedHeader(header).sign(keys.privateKey)
}

function without(name: keyof typeof claims): JWTPayload {
  return Object.fromEntries(Object.entries(claims).filter(([key]) => key !== name))
}

test('a token of Google for us says who somebody is', async () => {
  const identity = createIdentity()
  expect(identity.signIn).toEqual({ mode: 'google', clientId: CLIENT_ID })
  expect(await identity.verify(await sign(claims))).toEqual({
    subject: '110169484474386276334',
    email: 'maya@example.com',
    emailVerified: true,
    name: 'Maya Lindqvist',
    pictureUrl: 'https://lh3.googleusercontent.com/a/photo',
    nonce: 'asked-with-this',
    vouchedAt: new Date((nowSeconds - 10) * 1000),
  })
})

const taken = [
  { why: 'the short issuer Google also uses', change: { iss: 'accounts.google.com' } },
  { why: 'a token made by a clock half a minute ahead', change: { nbf: nowSeconds + 30 } },
  { why: 'a token that ended half a minute ago', change: { exp: nowSeconds - 30 } },
  { why: 'a name in another script', change: { name: 'マヤ' } },
]
test.for(taken)('takes $why', async ({ change }) => {
  const identity = await createIdentity().verify(await sign({ ...claims, ...change }))
  expect(identity.subject).toBe(claims.sub)
})

test('goes by when the person signed in at Google, where the token says so', async () => {
  const token = await sign({ ...claims, auth_time: nowSeconds - 900 })
  const { vouchedAt } = await createIdentity().verify(token)
  expect(vouchedAt).toEqual(new Date((nowSeconds - 900) * 1000))
})

const blank = [
  { why: 'no name', payload: without('name'), expected: { name: '' } },
  { why: 'no picture', payload: without('picture'), expected: { pictureUrl: '' } },
  {
    why: 'a picture that is a script',
    payload: { ...claims, picture: 'javascript:alert(1)' },
    expected: { pictureUrl: '' },
  },
]
test.for(blank)('takes a person with $why', async ({ payload, expected }) => {
  expect(await createIdentity().verify(await sign(payload))).toMatchObject(expected)
})

describe('refuses', () => {
  const refused: { why: string; payload: JWTPayload }[] = [
    { why: 'a token for another product', payload: { ...claims, aud: 'other' } },
    { why: 'a token for several audiences', payload: { ...claims, aud: [CLIENT_ID, 'other'] } },
    { why: 'a token for us in a list', payload: { ...claims, aud: [CLIENT_ID] } },
    { why: 'another issuer', payload: { ...claims, iss: 'https://accounts.google.com.evil.test' } },
    { why: 'a token that has ended', payload: { ...claims, exp: nowSeconds - 61 } },
    { why: 'a token not yet valid', payload: { ...claims, nbf: nowSeconds + 61 } },
    { why: 'an address nobody proved', payload: { ...claims, email_verified: false } },
    { why: 'an address proved in words only', payload: { ...claims, email_verified: 'true' } },
    { why: 'a malformed address', payload: { ...claims, email: 'maya' } },
    { why: 'an empty subject', payload: { ...claims, sub: '' } },
    { why: 'an endless subject', payload: { ...claims, sub: 'a'.repeat(256) } },
    ...(['sub', 'email', 'email_verified', 'nonce', 'aud', 'iss', 'iat', 'exp'] as const).map(
      (name) => ({
        why: `a token without ${name}`,
        payload: without(name),
      }),
    ),
  ]
  test.for(refused)('$why', async ({ payload }) => {
    const token = await sign(payload)
    await expect(createIdentity().verify(token)).rejects.toThrow(IdentityRefusedError)
  })

  const forged: { why: string; forge: () => Promise<string> }[] = [
    { why: 'a token without signature', forge: async () => new UnsecuredJWT(claims).encode() },
    {
      why: 'a token signed with our public key as if it were a shared secret',
      forge: async () => {
        const secret = new TextEncoder().encode(await exportSPKI(keys.publicKey))
        return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: 'one' }).sign(secret)
      },
    },
    {
      why: 'a token of another key that claims the name of ours',
      forge: () => new SignJWT(claims).setProtectedHeader(HEADER).sign(otherKeys.privateKey),
    },
    { why: 'a key we do not know', forge: () => sign(claims, { alg: 'RS256', kid: 'two' }) },
    {
      why: 'a payload changed after signing',
      forge: async () => {
        const [header, , signature] = (await sign(claims)).split('.')
        const payload = base64url.encode(JSON.stringify({ ...claims, email: 'eve@example.com' }))
        return [header, payload, signature].join('.')
      },
    },
    { why: 'a cut signature', forge: async () => (await sign(claims)).slice(0, -4) },
    { why: 'nothing', forge: async () => '' },
    { why: 'garbage', forge: async () => 'not a token' },
    { why: 'garbage in three parts', forge: async () => 'a.b.c' },
    { why: 'three empty parts', forge: async () => '..' },
    { why: 'a very long garbage', forge: async () => `${'a'.repeat(8_000)}.b.c` },
  ]
  test.for(forged)('$why', async ({ forge }) => {
    const token = await forge()
    await expect(createIdentity().verify(token)).rejects.toThrow(IdentityRefusedError)
  })
})

test('refuses every algorithm but RS256, even from the right key', async () => {
  const { alg: _alg, ...publicKey } = await exportJWK(keys.publicKey)
  const anyAlgorithm = createLocalJWKSet({ keys: [{ ...publicKey, kid: 'one' }] })
  const options = { clientId: CLIENT_ID, clock: createTestClock(NOW), jwks: anyAlgorithm }
  const identity = createGoogleIdentity(options)
  await expect(identity.verify(await sign(claims))).resolves.toMatchObject({ subject: claims.sub })
  const privateKey = await exportJWK(keys.privateKey)
  for (const alg of ['RS384', 'RS512', 'PS256']) {
    const key = await importJWK(privateKey, alg)
    const token = await new SignJWT(claims).setProtectedHeader({ alg, kid: 'one' }).sign(key)
    await expect(identity.verify(token)).rejects.toThrow(IdentityRefusedError)
  }
})

/** An identity whose keys come from a server that always gives this one answer. */
async function createRemote(status: number, body: string) {
  let requests = 0
  const server = createServer((_request, response) => {
    requests += 1
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(body)
  })
  onTestFinished(() => void server.close())
  const url = new URL(`http://127.0.0.1:${await listen(server)}/certs`)
  const clock = createTestClock(NOW)
  const remote = createRemoteJWKSet(url, { timeoutDuration: 1_000 })
  const identity = createGoogleIdentity({ clientId: CLIENT_ID, clock, jwks: remote })
  return { identity, countRequests: () => requests }
}

describe('keys that are fetched', () => {
  test('are asked for once and then remembered', async () => {
    const publicKey = await exportJWK(keys.publicKey)
    const body = JSON.stringify({ keys: [{ ...publicKey, kid: 'one', alg: 'RS256' }] })
    const { identity, countRequests } = await createRemote(200, body)
    for (let time = 0; time < 3; time += 1) await identity.verify(await sign(claims))
    expect(countRequests()).toBe(1)
  })

  const failures = [
    { why: 'an error page', status: 503, body: 'busy' },
    { why: 'no JSON', status: 200, body: '<html>' },
    { why: 'no keys', status: 200, body: '{}' },
  ]
  test.for(failures)(
    'answered with $why are an outage and no refusal',
    async ({ status, body }) => {
      const { identity } = await createRemote(status, body)
      const failure = { name: 'ProviderError', provider: 'google', isRetryable: true }
      await expect(identity.verify(await sign(claims))).rejects.toMatchObject(failure)
    },
  )

  test('of a server that is gone are an outage and no refusal', async () => {
    const remote = createRemoteJWKSet(new URL('http://127.0.0.1:1/certs'))
    const clock = createTestClock(NOW)
    const identity = createGoogleIdentity({ clientId: CLIENT_ID, clock, jwks: remote })
    const failure = { name: 'ProviderError', provider: 'google', isRetryable: true }
    await expect(identity.verify(await sign(claims))).rejects.toMatchObject(failure)
  })
})
