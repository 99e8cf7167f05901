import { expect, test } from 'vitest'
import { loadConfig } from '#server/platform/config.ts'

test('without any setting everything is embedded, and Google and payments are sandboxes', () => {
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
    payments: { mode: 'sandbox' },
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

test('a short ADMIN_PASSWORD is refused', () => {
  expect(() => loadConfig({ ADMIN_PASSWORD: 'elevenchars' })).toThrow(
    'bad settings: ADMIN_PASSWORD: must be at least 12 characters',
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

test('the Google sandbox is on by itself only where nobody else gets: it signs anybody in as anybody', () => {
  const modeOf = (env: Record<string, string>) => loadConfig(env).google.mode
  expect(modeOf({})).toBe('sandbox')
  expect(modeOf({ HOST: '::1', ORIGIN: 'http://[::1]:3000' })).toBe('sandbox')
  expect(modeOf({ ORIGIN: 'https://ink.example' })).toBe('off')
  expect(modeOf({ HOST: '0.0.0.0', ORIGIN: 'http://localhost:3000' })).toBe('off')
  expect(modeOf({ TRUSTED_PROXIES: '1' })).toBe('off')
  expect(modeOf({ GOOGLE_SANDBOX: 'off' })).toBe('off')
  expect(modeOf({ HOST: '0.0.0.0', ORIGIN: 'http://localhost:3000', GOOGLE_SANDBOX: 'on' })).toBe(
    'sandbox',
  )
  expect(loadConfig({ ORIGIN: 'https://ink.example', GOOGLE_CLIENT_ID: 'abc' }).google).toEqual({
    mode: 'google',
    clientId: 'abc',
  })
})

test.for([
  { ORIGIN: 'https://ink.example', GOOGLE_SANDBOX: 'on' },
  { TRUSTED_PROXIES: '1', GOOGLE_SANDBOX: 'on' },
  { ORIGIN: 'https://ink.example', STRIPE_SANDBOX: 'on' },
  { TRUSTED_PROXIES: '1', STRIPE_SANDBOX: 'on', GOOGLE_CLIENT_ID: 'abc' },
])('a sandbox that strangers could reach is refused: %o', (env) => {
  const message =
    /^bad settings: \w+_SANDBOX: on needs an ORIGIN on localhost, and no TRUSTED_PROXIES$/
  expect(() => loadConfig(env)).toThrow(message)
})

test.for(['0.0.0.0', '::', '192.168.1.7', 'ink.internal'])(
  'a host open to the network needs an origin: %s',
  (host) => {
    const message = `bad settings: HOST: ${host} is open to the network and needs ORIGIN`
    expect(() => loadConfig({ HOST: host })).toThrow(message)
    expect(loadConfig({ HOST: host, ORIGIN: 'https://ink.example' }).host).toBe(host)
  },
)

const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_live_abc',
  STRIPE_WEBHOOK_SECRET: 'whsec_abc',
  STRIPE_PRICE_STARTER: 'price_1',
  STRIPE_PRICE_PRO: 'price_2',
  STRIPE_PRICE_PREMIUM: 'price_3',
  STRIPE_PRICE_BUSINESS: 'price_4',
  STRIPE_PRICE_TOPUP_10: 'price_5',
  STRIPE_PRICE_TOPUP_50: 'price_6',
  STRIPE_PRICE_TOPUP_100: 'price_7',
}

test('a public address never sells for play money by itself, and never from two processes', () => {
  const modeOf = (env: Record<string, string>) => loadConfig(env).payments.mode
  expect(modeOf({})).toBe('sandbox')
  expect(modeOf({ STRIPE_SANDBOX: 'off' })).toBe('off')
  expect(modeOf({ ORIGIN: 'https://ink.example' })).toBe('off')
  expect(modeOf({ HOST: '0.0.0.0', ORIGIN: 'http://localhost:3000' })).toBe('off')
  expect(modeOf({ TRUSTED_PROXIES: '1' })).toBe('off')
  const split = { PROCESS_ROLE: 'web', DATABASE_URL: 'postgres://db.internal/ink' }
  expect(modeOf(split)).toBe('off')
  expect(() => loadConfig({ ...split, STRIPE_SANDBOX: 'on' })).toThrow(
    'bad settings: STRIPE_SANDBOX: needs PROCESS_ROLE=all',
  )
})

test('the key says whether cards are charged; a secret and every price go with it', () => {
  expect(loadConfig({ ...STRIPE, ORIGIN: 'https://ink.example' }).payments).toEqual({
    mode: 'live',
    secretKey: 'sk_live_abc',
    webhookSecret: 'whsec_abc',
    publishableKey: null,
    apiBase: undefined,
    prices: {
      starter: 'price_1',
      pro: 'price_2',
      premium: 'price_3',
      business: 'price_4',
      'topup-10': 'price_5',
      'topup-50': 'price_6',
      'topup-100': 'price_7',
    },
  })
  const elsewhere = { STRIPE_SECRET_KEY: 'sk_test_abc', STRIPE_API_BASE: 'http://127.0.0.1:12111' }
  expect(loadConfig({ ...STRIPE, ...elsewhere }).payments).toMatchObject({
    mode: 'test',
    apiBase: { protocol: 'http', host: '127.0.0.1', port: 12_111 },
  })
  expect(() => loadConfig({ STRIPE_SECRET_KEY: 'sk_test_abc' })).toThrow(
    /^bad settings: STRIPE_WEBHOOK_SECRET: is needed by STRIPE_SECRET_KEY; (?:STRIPE_PRICE_\w+: is needed by STRIPE_SECRET_KEY(?:; )?){7}$/,
  )
  expect(() => loadConfig({ ...STRIPE, STRIPE_SECRET_KEY: 'pk_live_abc' })).toThrow(
    'bad settings: STRIPE_SECRET_KEY: must begin with sk_test_ or sk_live_',
  )
})

test('a live key goes with no sandbox, a test key with all', () => {
  const load = (env: Record<string, string>) => () => loadConfig({ ...STRIPE, ...env })
  const aboutGoogle = /^bad settings: STRIPE_SECRET_KEY: is a live key, and the Google sandbox .*$/
  expect(load({})).toThrow(aboutGoogle)
  expect(load({ STRIPE_SECRET_KEY: 'rk_live_abc', GOOGLE_SANDBOX: 'on' })).toThrow(aboutGoogle)
  expect(load({ GOOGLE_SANDBOX: 'off' })).not.toThrow()
  expect(load({ GOOGLE_CLIENT_ID: 'abc' })).not.toThrow()
  expect(load({ GOOGLE_CLIENT_ID: 'abc', STRIPE_SANDBOX: 'on' })).toThrow(
    'bad settings: STRIPE_SANDBOX: on does not go with a live STRIPE_SECRET_KEY',
  )
  expect(load({ STRIPE_SECRET_KEY: 'sk_test_abc' })().google).toEqual({ mode: 'sandbox' })
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

test('scripts of others: none by default, each once named with the hosts that the pages may speak to', () => {
  expect(loadConfig({}).foreignScripts).toEqual({ scripts: [], origins: [] })
  // What they speak to means nothing without them.
  expect(loadConfig({ SCRIPT_ORIGINS: 'https://a.example' }).foreignScripts.origins).toEqual([])
  const { foreignScripts } = loadConfig({
    ANALYTICS_SCRIPT_URL: 'https://stats.example/count.js?site=1',
    SESSION_RECORDING_SCRIPT_URL: 'https://film.example:8443/film.js',
    SCRIPT_ORIGINS: 'wss://film.example https://stats.example',
  })
  expect(foreignScripts).toEqual({
    scripts: [
      { purpose: 'analytics', url: 'https://stats.example/count.js?site=1' },
      { purpose: 'session-recording', url: 'https://film.example:8443/film.js' },
    ],
    origins: ['https://stats.example', 'https://film.example:8443', 'wss://film.example'],
  })
})

test.for([
  { ANALYTICS_SCRIPT_URL: 'http://stats.example/count.js' },
  { SCRIPT_ORIGINS: "https://a.example 'unsafe-inline'" },
  { SCRIPT_ORIGINS: 'https://a.example; script-src *' },
])('refuses a script that is not encrypted, and whatever would loosen the policy: %o', (env) => {
  expect(() => loadConfig(env)).toThrow(/must be(?:gin with https:\/\/| origins such as)/)
})
