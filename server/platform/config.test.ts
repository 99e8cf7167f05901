import { expect, test } from 'vitest'
import { loadConfig } from '#server/platform/config.ts'

test('without any setting everything is embedded and Google is the sandbox', () => {
  const config = loadConfig({})
  expect(config).toMatchObject({
    role: 'all',
    port: 3000,
    host: '127.0.0.1',
    origin: 'http://localhost:3000',
    isTls: false,
    database: { kind: 'pglite' },
    files: { kind: 'folder' },
    google: { mode: 'sandbox' },
    mail: { smtpUrl: undefined },
    images: { kind: 'ink' },
    text: { kind: 'ink' },
  })
})

test('every problem is listed at once, in one line', () => {
  const load = () =>
    loadConfig({
      PORT: 'eighty',
      SMTP_URL: 'http://mail',
      S3_ACCESS_KEY_ID: 'x',
      PROCESS_ROLE: 'worker',
    })
  expect(load).toThrow(
    /^bad settings: PORT: must be a whole number; SMTP_URL: must begin with smtp:\/\/ or smtps:\/\/; PROCESS_ROLE: .*; S3_ACCESS_KEY_ID: .*$/,
  )
})

test('an empty variable counts as unset', () => {
  expect(loadConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({
    port: 3000,
    database: { kind: 'pglite' },
  })
})

test.for(['0', '65536', '-1', '3000.5', '1e3', ' 80'])('PORT %j is refused', (port) => {
  expect(() => loadConfig({ PORT: port })).toThrow('bad settings: PORT')
})

test('a public address never gets the sandbox by itself: it would sign anybody in as anybody', () => {
  expect(loadConfig({ ORIGIN: 'https://ink.example' }).google).toEqual({ mode: 'off' })
  expect(loadConfig({ ORIGIN: 'https://ink.example', GOOGLE_SANDBOX: 'on' }).google).toEqual({
    mode: 'sandbox',
  })
  expect(loadConfig({ GOOGLE_SANDBOX: 'off' }).google).toEqual({ mode: 'off' })
  expect(loadConfig({ ORIGIN: 'https://ink.example', GOOGLE_CLIENT_ID: 'abc' }).google).toEqual({
    mode: 'google',
    clientId: 'abc',
  })
})

test('production is chosen by configuration alone', () => {
  const config = loadConfig({
    DATABASE_URL: 'postgres://db.internal/ink',
    S3_BUCKET: 'ink',
    SMTP_URL: 'smtps://mail.internal',
    ORIGIN: 'https://ink.example/ignored/path',
  })
  expect(config).toMatchObject({
    origin: 'https://ink.example',
    isTls: true,
    database: { kind: 'postgres', url: 'postgres://db.internal/ink' },
    files: { kind: 's3', bucket: 'ink' },
    mail: { smtpUrl: 'smtps://mail.internal' },
  })
})

test('the ink engine takes every core up to four, and as many designs at a time', () => {
  expect(loadConfig({}, 2)).toMatchObject({ inkWorkers: 2, generationConcurrency: 2 })
  expect(loadConfig({}, 32)).toMatchObject({ inkWorkers: 4, generationConcurrency: 4 })
  expect(loadConfig({ INK_WORKERS: '12' }, 2)).toMatchObject({
    inkWorkers: 12,
    generationConcurrency: 12,
  })
  expect(loadConfig({ GENERATION_CONCURRENCY: '3' }, 2)).toMatchObject({
    inkWorkers: 2,
    generationConcurrency: 3,
  })
  expect(() => loadConfig({ INK_WORKERS: '0' })).toThrow('bad settings: INK_WORKERS')
})

test.for(['replicate', 'openai', 'fal', 'google'])(
  '%s draws with nothing but a key, and refuses to start without',
  (provider) => {
    const config = loadConfig({ IMAGE_PROVIDER: provider, IMAGE_API_KEY: 'k' }, 1)
    expect(config.images).toEqual({
      kind: provider,
      model: expect.stringMatching(/./),
      apiKey: 'k',
      baseUrl: undefined,
    })
    expect(config.generationConcurrency).toBe(4)
    expect(() => loadConfig({ IMAGE_PROVIDER: provider })).toThrow(
      `bad settings: IMAGE_API_KEY: is needed by IMAGE_PROVIDER=${provider}`,
    )
  },
)

test('a model server of one’s own needs an address and a model, and no key', () => {
  expect(() =>
    loadConfig({ IMAGE_PROVIDER: 'openai-compatible', TEXT_PROVIDER: 'openai-compatible' }),
  ).toThrow(
    /^bad settings: IMAGE_BASE_URL: .*; IMAGE_MODEL: .*; TEXT_BASE_URL: .*; TEXT_MODEL: [^;]*$/,
  )
  const config = loadConfig({
    IMAGE_PROVIDER: 'openai-compatible',
    IMAGE_BASE_URL: 'http://10.0.0.5:8080/v1',
    IMAGE_MODEL: 'flux.1-dev',
  })
  expect(config.images).toEqual({
    kind: 'openai-compatible',
    model: 'flux.1-dev',
    apiKey: undefined,
    baseUrl: 'http://10.0.0.5:8080/v1',
  })
})

test('text and images are chosen apart', () => {
  const config = loadConfig({
    TEXT_PROVIDER: 'google',
    TEXT_API_KEY: 'k',
    TEXT_MODEL: 'gemini-3.1-pro-preview',
  })
  expect(config).toMatchObject({
    images: { kind: 'ink' },
    text: { kind: 'google', model: 'gemini-3.1-pro-preview', apiKey: 'k' },
  })
  expect(() => loadConfig({ TEXT_PROVIDER: 'fal' })).toThrow(/^bad settings: TEXT_PROVIDER: [^;]*$/)
  expect(() => loadConfig({ PORT: 'x', TEXT_PROVIDER: 'openai' })).toThrow(
    /PORT: .*; TEXT_API_KEY: is needed by TEXT_PROVIDER=openai$/,
  )
})
