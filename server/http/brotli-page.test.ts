import { brotliDecompressSync } from 'node:zlib'
import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { brotliPage } from '#server/http/brotli-page.ts'

const HTML = `<!DOCTYPE html>${'<p>a swallow</p>'.repeat(200)}`
const app = new Hono()
  .use(brotliPage)
  .get('/', (c) => c.html(HTML, 404))
  .get('/data', (c) => c.json({ words: HTML }))

const ask = (path: string, encodings: string, method = 'GET') =>
  app.request(path, { method, headers: { 'Accept-Encoding': encodings } })

describe('a page', () => {
  test('goes out in brotli to whoever reads it, with its status and type', async () => {
    const response = await ask('/', 'gzip, deflate, br, zstd')
    const { status, headers } = response
    expect([status, headers.get('Content-Encoding'), headers.get('Vary')]).toEqual([
      404,
      'br',
      'Accept-Encoding',
    ])
    expect(headers.get('Content-Type')).toMatch(/^text\/html/)
    const body = Buffer.from(await response.arrayBuffer())
    expect(body.length).toBeLessThan(HTML.length / 4)
    expect(brotliDecompressSync(body).toString()).toBe(HTML)
  })

  test.each(['gzip', '', 'gzip, br;q=0'])('stays as it is for "%s"', async (encodings) => {
    const response = await ask('/', encodings)
    expect(response.headers.get('Content-Encoding')).toBeNull()
    expect(await response.text()).toBe(HTML)
  })

  test('whose head alone is asked for, and what is no page, stay as they are', async () => {
    const head = await ask('/', 'br', 'HEAD')
    const data = await ask('/data', 'br')
    expect(head.headers.get('Content-Encoding')).toBeNull()
    expect(data.headers.get('Content-Encoding')).toBeNull()
    expect(await data.json()).toEqual({ words: HTML })
  })
})
