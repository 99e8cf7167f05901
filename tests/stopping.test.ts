import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { AuthResponse } from '#shared/accounts.ts'
import type { CreditHistoryResponse, CreditsResponse } from '#shared/credits.ts'
import type { Generation, Tattoo } from '#shared/tattoos.ts'
import { callApi, signedIn, signUp } from '#tests/support/process-api.ts'
import { runProduct, type ProductProcess } from '#tests/support/product-process.ts'
import { openConnection, requestText } from '#tests/support/raw-connection.ts'

const STARTED_WITHIN_MS = 120_000
const GRACE_SECONDS = 3
/** What a stop may take beyond the time that it gives to what is under way. */
const LETTING_GO_SECONDS = 8
const TIMEOUT = { timeout: 300_000 }
/** More than two sockets hold between them, so whoever sends it to somebody who does not read has to wait. */
const LARGE_BYTES = 32 * 1024 * 1024

async function start(settings: Record<string, string> = {}) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'inkwright-stopping-'))
  const startAgain = async () => {
    const product = await runProduct({
      DATA_DIR: dataDir,
      INK_WORKERS: '1',
      RATE_LIMIT_SCALE: '1000',
      SHUTDOWN_GRACE_SECONDS: String(GRACE_SECONDS),
      ...settings,
    })
    onTestFinished(() => void product.child.kill('SIGKILL'))
    await product.waitFor('is ready', STARTED_WITHIN_MS)
    return product
  }
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  return { dataDir, product: await startAgain(), startAgain }
}

async function timeStop(product: ProductProcess) {
  const startedAt = performance.now()
  const code = await product.stop('SIGTERM')
  return { code, seconds: (performance.now() - startedAt) / 1000 }
}

const upgrade = (protocol: string) => ({
  Connection: 'Upgrade',
  Upgrade: protocol,
  'Sec-WebSocket-Version': 13,
  'Sec-WebSocket-Key': 'AAAAAAAAAAAAAAAAAAAAAA==',
})

const ORDER = { payload: { prompt: 'a small anchor', style: 'Minimalist', bodyMapping: false } }

function generateText(token: string): string {
  const body = JSON.stringify(ORDER)
  const headers = { 'Content-Type': 'application/json', 'Content-Length': body.length }
  return requestText('POST /api/tattoo/generate', { ...signedIn(token), ...headers }) + body
}

describe('SIGTERM ends the process in time', () => {
  test('with idle connections, whatever they were used for: at once', TIMEOUT, async () => {
    const { product } = await start()
    for (const headers of [{}, upgrade('h2c'), upgrade('nonsense')]) {
      const connection = await openConnection(product.port)
      await connection.say(requestText('GET /healthz', headers))
      await connection.waitFor('HTTP/1.1 200')
    }
    // And one that has said nothing, and one that stopped in the middle of its headers.
    await openConnection(product.port)
    const halfSaid = await openConnection(product.port)
    await halfSaid.say('GET / HTTP/1.1\r\nHost: local')
    const { code, seconds } = await timeStop(product)
    expect(code).toBe(0)
    expect(seconds).toBeLessThan(GRACE_SECONDS)
  })

  test('a connection that is kept does not outlive its last answer', TIMEOUT, async () => {
    const { product } = await start({ SHUTDOWN_GRACE_SECONDS: '60' })
    const { token } = await signUp(product, 'ada@example.com')
    const connection = await openConnection(product.port)
    await connection.say(generateText(token))
    await expect.poll(() => listOpen(product, token), { interval: 20 }).not.toEqual([])
    const stopped = product.stop('SIGTERM')
    await connection.waitFor('HTTP/1.1 200')
    const answeredAt = performance.now()
    expect(await stopped).toBe(0)
    // Otherwise it would be kept for ten seconds, for a request that nobody would answer.
    expect((performance.now() - answeredAt) / 1000).toBeLessThan(LETTING_GO_SECONDS)
  })

  test(
    'with a download nobody reads, an upload that stopped, and websockets that do not answer',
    TIMEOUT,
    async () => {
      const { product, dataDir } = await start()
      const { token, user }: AuthResponse = await signUp(product, 'ada@example.com')
      const folder = path.join(dataDir, `files/users/${user.id}/planted`)
      await mkdir(folder, { recursive: true })
      await writeFile(path.join(folder, '1.png'), randomBytes(LARGE_BYTES))

      const download = await openConnection(product.port)
      await download.say(requestText('GET /api/user/me/export', signedIn(token)))
      await download.waitFor('planted/')
      download.pause()

      const upload = await openConnection(product.port)
      const headers = { 'Content-Type': 'application/json', 'Content-Length': 1000 }
      await upload.say(requestText('POST /api/auth/login', { ...signedIn(undefined), ...headers }))
      await upload.say('{"email":')

      const deaf = await openConnection(product.port)
      await deaf.say(requestText('GET /api/realtime', upgrade('websocket')))
      await deaf.waitFor('HTTP/1.1 101')
      deaf.pause()
      const refused = await openConnection(product.port)
      const foreign = { ...upgrade('websocket'), Origin: 'https://evil.example' }
      await refused.say(requestText('GET /api/realtime', foreign))
      await refused.waitFor('HTTP/1.1 403')

      const { code, seconds } = await timeStop(product)
      expect(code).toBe(0)
      expect(seconds).toBeGreaterThan(GRACE_SECONDS - 0.5)
      expect(seconds).toBeLessThan(GRACE_SECONDS + LETTING_GO_SECONDS)
    },
  )

  test(
    'also when a part of it refuses to let go: it is cut short, and says so',
    TIMEOUT,
    async () => {
      // Loaded before the product: from then on no server closes.
      const stubborn = `import http from 'node:http'
      http.Server.prototype.close = function () { return this }`
      const preload = `data:text/javascript,${encodeURIComponent(stubborn)}`
      const { product } = await start({
        SHUTDOWN_GRACE_SECONDS: '1',
        NODE_OPTIONS: `--import=${preload}`,
      })
      const { code, seconds } = await timeStop(product)
      expect(product.output()).toContain('the stop took too long and was cut short')
      expect(code).toBe(1)
      expect(seconds).toBeLessThan(1 + LETTING_GO_SECONDS)
    },
  )

  test('with designs under way: the next start delivers them', TIMEOUT, async () => {
    const { product, startAgain } = await start({ SHUTDOWN_GRACE_SECONDS: '1' })
    const { token } = await signUp(product, 'ada@example.com')
    for (let index = 0; index < 3; index++) {
      const connection = await openConnection(product.port)
      await connection.say(generateText(token))
    }
    await expect.poll(async () => (await listOpen(product, token)).length, { interval: 20 }).toBe(3)
    const { code, seconds } = await timeStop(product)
    expect(code).toBe(0)
    expect(seconds).toBeLessThan(1 + LETTING_GO_SECONDS)

    const next = await startAgain()
    await expect.poll(() => listOpen(next, token), { timeout: 120_000, interval: 200 }).toEqual([])
    await expectBooksRight(next, token)
  })
})

const listOpen = async (product: ProductProcess, token: string) =>
  (await callApi<{ generations: Generation[] }>(product, '/api/tattoo/generations', { token }))
    .generations

async function expectBooksRight(product: ProductProcess, token: string): Promise<void> {
  const designs = await callApi<Tattoo[]>(product, '/api/tattoo/by-user', { token })
  const { creditBalance } = await callApi<CreditsResponse>(product, '/api/credits/user/', { token })
  expect(creditBalance).toBe(5 - designs.length)
  const { events } = await callApi<CreditHistoryResponse>(product, '/api/credits/history', {
    token,
  })
  expect(events.filter(({ isPending }) => isPending)).toEqual([])
}

describe('an error that nobody caught', () => {
  /** Faults of the product cannot be had on demand, so the process is started with one in it. */
  const faulty = (fault: string) => ({
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(`process.on('SIGUSR2', () => { ${fault} })`)}`,
  })

  test.for([
    ['is thrown', `throw new Error('a fault of ours')`],
    ['is a rejection', `Promise.reject(new Error('a fault of ours'))`],
  ])('%s: it is logged, and the process stops in order and exits 1', TIMEOUT, async ([, fault]) => {
    const { product } = await start(faulty(fault!))
    const { token } = await signUp(product, 'ada@example.com')
    const connection = await openConnection(product.port)
    await connection.say(generateText(token))
    await expect.poll(() => listOpen(product, token), { interval: 20 }).not.toEqual([])
    expect(await product.stop('SIGUSR2')).toBe(1)
    await connection.ended()
    const line = product
      .output()
      .split('\n')
      .find((entry) => entry.includes('an error that nobody caught'))
    expect(JSON.parse(line!)).toMatchObject({ level: 60, err: { message: 'a fault of ours' } })
  })
})
