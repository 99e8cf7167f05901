import { existsSync } from 'node:fs'
import { chmod, lstat, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { networkInterfaces, tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { findFreePort } from '#tests/support/free-port.ts'
import { runProduct, type ProductProcess } from '#tests/support/product-process.ts'

const LIVE_STRIPE = {
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
const GOOGLE_PAGE = '/sandbox/google/.well-known/openid-configuration'
const PAYMENTS_PAGE = '/sandbox/payments/sandbox.css'
const CLOSED = 'The sandbox answers this machine alone, under its own name.'

let dataDir: string
let strangersFile: string
let product: ProductProcess
/** The folder of an older version: open to everybody, as are the files in it. */
beforeAll(async () => {
  if (!existsSync('build/server/index.js'))
    throw new Error('These tests serve the built app: npm run build')
  dataDir = await mkdtemp(path.join(tmpdir(), 'inkwright-defaults-'))
  strangersFile = path.join(await mkdtemp(path.join(tmpdir(), 'inkwright-other-')), 'file')
  await writeFile(strangersFile, 'not ours')
  await chmod(strangersFile, 0o644)
  await mkdir(path.join(dataDir, 'outbox'))
  await writeFile(path.join(dataDir, 'outbox', 'old.eml'), 'a link')
  await symlink(strangersFile, path.join(dataDir, 'outbox', 'link.eml'))
  await chmod(path.join(dataDir, 'outbox', 'old.eml'), 0o666)
  await chmod(path.join(dataDir, 'outbox'), 0o777)
  await chmod(dataDir, 0o755)
  const port = await findFreePort()
  // Listens beyond the machine, as a container does, with the sandboxes asked for by name.
  product = await runProduct({
    PORT: String(port),
    HOST: '0.0.0.0',
    ORIGIN: `http://localhost:${port}`,
    DATA_DIR: dataDir,
    GOOGLE_SANDBOX: 'on',
    STRIPE_SANDBOX: 'on',
  })
  await product.waitFor('is ready', 100_000)
}, 120_000)
afterAll(async () => {
  product.child.kill('SIGKILL')
  await rm(dataDir, { recursive: true, force: true })
  await rm(path.dirname(strangersFile), { recursive: true, force: true })
})

/** Unlike fetch, it sends whatever Host it is told to. */
function ask(options: { host: string; page: string; headers?: Record<string, string> }) {
  const { host, page, headers } = options
  return new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    const asked = request({ host, port: product.port, path: page, headers }, (response) => {
      let text = ''
      response.on('data', (chunk) => (text += String(chunk)))
      response.on('end', () => resolve({ status: response.statusCode, text }))
    })
    asked.on('error', reject).end()
  })
}

/** Starts one that should not start, and returns what it said and its exit code. */
async function failToStart(settings: Record<string, string>) {
  const attempt = await runProduct({ DATA_DIR: path.join(dataDir, 'never'), ...settings })
  onTestFinished(() => void attempt.child.kill('SIGKILL'))
  const code = await attempt.stop()
  return { code, output: attempt.output() }
}

describe('a start that would let strangers into a sandbox', () => {
  test('a host open to the network without an origin: one clear line, exit 1', async () => {
    const { code, output } = await failToStart({ HOST: '0.0.0.0' })
    expect(output).toBe(
      'Inkwright cannot start: bad settings: HOST: 0.0.0.0 is open to the network and needs ORIGIN\n',
    )
    expect(code).toBe(1)
  })

  test('a live key beside the Google sandbox: one clear line, exit 1', async () => {
    const { code, output } = await failToStart(LIVE_STRIPE)
    expect(output).toBe(
      'Inkwright cannot start: bad settings: STRIPE_SECRET_KEY: is a live key, and the Google sandbox signs anybody in as anybody: set GOOGLE_CLIENT_ID or GOOGLE_SANDBOX=off\n',
    )
    expect(code).toBe(1)
  })
})

describe.for([GOOGLE_PAGE, PAYMENTS_PAGE])('the sandbox at %s', (page) => {
  test.for(['localhost', '127.0.0.1', '[::1]'])('answers this machine as %s', async (name) => {
    const headers = { Host: `${name}:${product.port}` }
    expect((await ask({ host: '127.0.0.1', page, headers })).status).toBe(200)
  })

  test('refuses a name that somebody else has led here', async () => {
    const headers = { Host: `rebound.example:${product.port}` }
    const answer = await ask({ host: '127.0.0.1', page, headers })
    expect(answer).toEqual({ status: 403, text: CLOSED })
  })

  test.for(['X-Forwarded-For', 'Forwarded', 'X-Real-IP', 'Via'])(
    'refuses what a proxy passes on, which says %s',
    async (header) => {
      const headers = { Host: 'localhost', [header]: '127.0.0.1' }
      expect((await ask({ host: '127.0.0.1', page, headers })).status).toBe(403)
    },
  )

  test('refuses another machine, whatever it calls us', async ({ skip }) => {
    const outside = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .find(({ internal, family }) => !internal && family === 'IPv4')
    if (!outside) return skip('this machine has no network')
    const headers = { Host: `localhost:${product.port}` }
    const health = await ask({ host: outside.address, page: '/healthz', headers })
    expect(health.status).toBe(200)
    expect(await ask({ host: outside.address, page, headers })).toEqual({
      status: 403,
      text: CLOSED,
    })
  })
})

describe('the data folder', () => {
  test('and all below it is for its owner alone, also what an older version left open', async () => {
    expect(await listOpenToOthers()).toEqual([])
    expect(await permissionsOf(dataDir)).toBe(0o700)
    expect(await permissionsOf(path.join(dataDir, 'outbox', 'old.eml'))).toBe(0o600)
  })

  test('is mended without following links out of it', async () => {
    expect(await permissionsOf(strangersFile)).toBe(0o644)
  })

  test('is left closed by a stop', async () => {
    expect(await product.stop('SIGTERM')).toBe(0)
    expect(await listOpenToOthers()).toEqual([])
  })
})

const permissionsOf = async (file: string) => (await lstat(file)).mode & 0o777

/** The first few. */
async function listOpenToOthers(): Promise<string[]> {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true })
  // The database alone is about a thousand files.
  expect(entries.length).toBeGreaterThan(500)
  const open = []
  for (const entry of entries.filter((found) => !found.isSymbolicLink())) {
    const file = path.join(entry.parentPath, entry.name)
    // The database drops and makes files all the time.
    const permissions = await permissionsOf(file).catch(() => 0)
    if ((permissions & 0o077) !== 0) open.push(`${file} ${permissions.toString(8)}`)
  }
  return open.slice(0, 5)
}
