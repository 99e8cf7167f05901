import { createServer } from 'node:http'
import { lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import {
  createGuardedFetch,
  createPublicLookup,
  download,
  type GuardedFetchOptions,
} from '#server/providers/hosted/guarded-fetch.ts'
import { listen } from '#server/providers/test-support.ts'

const REFUSED = expect.objectContaining({ name: 'ProviderError', isRetryable: false })

function guard(options: Partial<GuardedFetchOptions> = {}) {
  return createGuardedFetch({
    provider: 'fal',
    apiUrl: 'http://10.0.0.5:8080/v1',
    maxBytes: 1000,
    ...options,
  })
}

/** A name that leads wherever the test wants. */
const leadsTo = (...addresses: string[]) => ({
  resolve: vi.fn<NonNullable<GuardedFetchOptions['resolve']>>((_host, _options, callback) =>
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    ),
  ),
})

describe('an address out of a reply', () => {
  test.for([
    'https://127.0.0.1/a.png',
    'https://10.1.2.3/a.png',
    'https://169.254.169.254/latest/meta-data',
    'https://192.168.1.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[fd00::1]/',
    'https://0x7f000001/',
    'http://pictures.example/a.png',
    'file:///etc/passwd',
    'ftp://pictures.example/a.png',
  ])('is refused without a request: %s', async (url) => {
    const fetch = vi.fn<typeof globalThis.fetch>()
    await expect(guard({ fetch })(url)).rejects.toEqual(REFUSED)
    expect(fetch).not.toHaveBeenCalled()
  })

  test.for([
    [['127.0.0.1']],
    [['::1']],
    [['172.20.0.1']],
    [['93.184.216.34', '10.0.0.1']],
    [['64:ff9b::a00:1']],
  ] as const)('is refused when its name leads inside: %j', async ([addresses]) => {
    const inside = leadsTo(...addresses)
    await expect(guard(inside)('https://pictures.example/a.png')).rejects.toEqual(REFUSED)
    expect(inside.resolve).toHaveBeenCalledOnce()
  })

  test('is connected to when it is public', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response('picture'))
    const response = await guard({ fetch })('https://93.184.216.34/a.png')
    expect(await response.text()).toBe('picture')
  })
})

test.for([
  [true, [{ address: '93.184.216.34', family: 4 }], undefined],
  [false, '93.184.216.34', 4],
] as const)(
  'a public name is looked up in the form asked for (all: %s)',
  ([all, first, second]) => {
    const callback = vi.fn<Parameters<LookupFunction>[2]>()
    createPublicLookup('fal', leadsTo('93.184.216.34').resolve)(
      'pictures.example',
      { all },
      callback,
    )
    expect(callback.mock.calls).toEqual([
      second === undefined ? [null, first] : [null, first, second],
    ])
  },
)

test('the configured API may be in a private network', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response('picture'))
  expect(await (await guard({ fetch })('http://10.0.0.5:8080/v1/images')).text()).toBe('picture')
  await expect(guard({ fetch })('http://10.0.0.5:9090/admin')).rejects.toEqual(REFUSED)
})

test('the configured API cannot send its caller elsewhere', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response('picture'))
  await guard({ fetch })('http://10.0.0.5:8080/v1/images', { method: 'POST' })
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', redirect: 'error' })
})

describe('a reply', () => {
  const replyWith = (body: BodyInit, headers: Record<string, string> = {}) =>
    guard({ fetch: async () => new Response(body, { status: 202, headers }) })(
      'http://10.0.0.5:8080/v1',
    )

  test('within its limit arrives whole, with status and headers', async () => {
    const response = await replyWith('x'.repeat(1000), { 'x-request-id': 'r1' })
    expect(response.status).toBe(202)
    expect(response.headers.get('x-request-id')).toBe('r1')
    expect(await response.text()).toHaveLength(1000)
  })

  test('that announces more is not read', async () => {
    await expect(replyWith('x', { 'content-length': '1001' })).rejects.toEqual(REFUSED)
  })

  test('that is more is cut off', async () => {
    let pulls = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulls++
        controller.enqueue(new Uint8Array(100))
      },
    })
    const response = await replyWith(endless)
    await expect(response.arrayBuffer()).rejects.toEqual(REFUSED)
    expect(pulls).toBeLessThan(20)
  })
})

describe('a download over a connection of our own', () => {
  const start = async (status: number, headers: Record<string, string>, body?: string) => {
    const seen: unknown[] = []
    const server = createServer((request, response) => {
      seen.push([request.method, request.url, request.headers['user-agent']])
      response.writeHead(status, headers)
      if (body === undefined) response.flushHeaders()
      else response.end(body)
    })
    const port = await listen(server)
    onTestFinished(() => {
      server.closeAllConnections()
      server.close()
    })
    return { url: new URL(`http://localhost:${port}/a.png?sig=1`), seen }
  }
  const options = { lookup, signal: null, headers: { 'user-agent': 'ours' } }

  test('brings status, headers and body', async () => {
    const { url, seen } = await start(200, { 'content-type': 'image/png' }, 'picture')
    const response = await download(url, options)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(await response.text()).toBe('picture')
    expect(seen).toEqual([['GET', '/a.png?sig=1', 'ours']])
  })

  test('leaves a redirect to whoever asked', async () => {
    const { url } = await start(302, { location: 'https://10.0.0.1/' }, '')
    const response = await download(url, options)
    expect([response.status, response.headers.get('location')]).toEqual([302, 'https://10.0.0.1/'])
  })

  test('brings a reply without a body', async () => {
    const { url } = await start(204, {}, '')
    expect((await download(url, options)).body).toBeNull()
  })

  test('ends with its signal, also half way', async () => {
    const { url } = await start(200, { 'content-length': '10' })
    const controller = new AbortController()
    const response = await download(url, { ...options, signal: controller.signal })
    const text = response.text()
    controller.abort(new Error('changed my mind'))
    await expect(text).rejects.toBeInstanceOf(Error)
    await expect(download(url, { ...options, signal: controller.signal })).rejects.toThrow(
      'changed my mind',
    )
  })

  test('that finds nobody fails', async () => {
    const nobody = new URL('http://localhost:1/a.png')
    await expect(download(nobody, options)).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  })
})
