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
