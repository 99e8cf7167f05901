import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import {
  answers,
  drawing,
  failure,
  isPicture,
  reply,
  REQUEST,
  start,
} from '#server/providers/image/hosted-image.test-support.ts'
import { ContentRefusedError } from '#server/providers/provider-error.ts'

describe('a refusal of the words is told from an outage', () => {
  test.for([
    ['openai', 'openai-moderation-blocked'],
    ['openai', 'openai-content-policy'],
    ['openai-compatible', 'openai-content-policy'],
    ['fal', 'fal-content-policy'],
    ['fal', 'fal-nsfw'],
    ['replicate', 'replicate-nsfw'],
    ['replicate', 'replicate-sensitive'],
    ['google', 'google-prompt-blocked'],
    ['google', 'google-image-prohibited'],
    ['google', 'google-image-safety'],
  ] as const)('%s: %s', async ([kind, name]) => {
    const { error } = await failure(kind, answers(name))
    expect(error).toBeInstanceOf(ContentRefusedError)
    expect(error).toMatchObject({ provider: kind, isRetryable: false })
  })
})

describe('a failure says whether to try again', () => {
  test.for([
    ['openai', 'openai-rate-limit', true, 12_000],
    ['openai', 'openai-outage', true, undefined],
    ['openai', 'openai-quota', false, undefined],
    ['openai', 'openai-bad-key', false, undefined],
    ['openai', 'openai-bad-request', false, undefined],
    ['openai', 'openai-forbidden', false, undefined],
    ['google', 'google-exhausted', true, 28_500],
    ['google', 'google-no-image', true, undefined],
    ['fal', 'fal-outage', true, undefined],
    ['fal', 'fal-invalid', false, undefined],
    ['replicate', 'replicate-interrupted', true, undefined],
    ['replicate', 'replicate-unpaid', false, undefined],
    ['openai-compatible', 'compatible-outage', true, undefined],
  ] as const)('%s: %s → %s', async ([kind, name, isRetryable, retryAfterMs]) => {
    const { error, sent } = await failure(kind, answers(name))
    expect(error).toMatchObject({
      name: 'ProviderError',
      provider: kind,
      isRetryable,
      retryAfterMs,
    })
    // The queue tries again, with everybody in view; the SDK does not.
    expect(sent).toHaveLength(1)
    expect(error.message).not.toContain('key-of-ours')
  })

  test('a date to come back at is read by our clock', async () => {
    const { error } = await failure('openai', (_request, origin) => ({
      ...reply('openai-rate-limit', origin),
      headers: { 'retry-after': 'Sun, 01 Mar 2026 12:00:30 GMT' },
    }))
    expect(error.retryAfterMs).toBe(30_000)
  })

  test('a page of HTML from a proxy in between is an outage', async () => {
    const html = { 'content-type': 'text/html' }
    const page = Buffer.from('<html>')
    const bad = await failure('fal', () => ({ status: 502, headers: html, body: page }))
    const good = await failure('fal', () => ({ status: 200, headers: html, body: page }))
    expect([bad.error.isRetryable, good.error.isRetryable]).toEqual([true, true])
  })

  test('nobody at the address', async () => {
    const { error } = await failure('openai', () => 'silence', { baseUrl: 'http://127.0.0.1:1/v1' })
    expect(error).toMatchObject({ name: 'ProviderError', isRetryable: true })
  })

  test.for(['openai', 'replicate'] as const)('%s silent beyond its time', async (kind) => {
    const { error } = await failure(kind, () => 'silence', { timeoutMs: 150 })
    expect(error).toMatchObject({ isRetryable: true, message: `${kind} took longer than 150 ms` })
  })
})

describe('a caller who hangs up', () => {
  test.for(['openai', 'replicate'] as const)(
    'during a call of %s gets the own reason back',
    async (kind) => {
      const { provider, sent } = await start(kind, () => 'silence')
      const controller = new AbortController()
      const drawn = provider.generate(REQUEST, { signal: controller.signal })
      await vi.waitFor(() => expect(sent).toHaveLength(1))
      controller.abort(new Error('changed my mind'))
      await expect(drawn).rejects.toThrow('changed my mind')
    },
  )

  test('before it began costs nothing', async () => {
    const { provider, sent } = await start('openai', answers('openai-image'))
    const signal = AbortSignal.abort(new Error('too late'))
    await expect(provider.generate(REQUEST, { signal })).rejects.toThrow('too late')
    expect(sent).toEqual([])
  })
})

describe('a picture that is none', () => {
  test.for([
    ['no picture at all', Buffer.from('not a picture')],
    ['nothing', Buffer.alloc(1)],
  ] as const)('%s is worth another try', async ([, bytes]) => {
    const { error } = await failure('fal', answers('fal-image', bytes))
    expect(error).toMatchObject({ name: 'ProviderError', isRetryable: true })
  })

  test('one that breaks off half way is worth another try', async () => {
    const half = drawing.subarray(0, drawing.length / 2)
    const { error } = await failure('fal', answers('fal-image', half))
    expect(error).toMatchObject({ message: 'The picture is broken', isRetryable: true })
  })

  test('one of more pixels than any model draws is refused by its header', async () => {
    const bomb = await sharp({
      create: { width: 8000, height: 8000, channels: 3, background: '#fff' },
    })
      .png({ compressionLevel: 9 })
      .toBuffer()
    const { error } = await failure('fal', answers('fal-image', bomb))
    expect(bomb.length).toBeLessThan(1_000_000)
    expect(error).toMatchObject({ message: expect.stringMatching(/pixels/), isRetryable: false })
  })

  test('one of more bytes than are read is cut off, with and without an announcement', async () => {
    const huge = Buffer.alloc(40 * 1024 * 1024)
    const announced = await failure('fal', answers('fal-image', huge))
    const chunked = await failure('fal', ({ path }, origin) =>
      isPicture(path)
        ? { status: 200, headers: { 'transfer-encoding': 'chunked' }, body: huge }
        : reply('fal-image', origin),
    )
    const larger = { message: expect.stringMatching(/larger than/), isRetryable: false }
    expect(announced.error).toMatchObject(larger)
    expect(chunked.error).toMatchObject(larger)
  })

  test('one that fits in a reply and is still too large is refused', async () => {
    const large = Buffer.alloc(26 * 1024 * 1024)
    const { error } = await failure('fal', answers('fal-image', large))
    expect(error).toMatchObject({ message: expect.stringMatching(/larger/), isRetryable: false })
  })

  test('a drawing program in the place of a picture is not run', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
    const { error } = await failure('fal', answers('fal-image', svg))
    expect(error).toMatchObject({ message: expect.stringMatching(/svg/), isRetryable: false })
  })
})

test.for(['replicate-elsewhere', 'replicate-plain-http'])(
  'an address inside, or without encryption, is not fetched: %s',
  async (name) => {
    const { error, sent } = await failure('replicate', answers(name))
    expect(error).toMatchObject({ name: 'ProviderError', isRetryable: false })
    expect(sent).toHaveLength(1)
  },
)

test('words that cannot be read stop the design before anything is sent', async () => {
  const { provider, sent } = await start('openai', answers('openai-image'), {
    reader: { read: () => Promise.reject(new Error('no worker')) },
  })
  await expect(provider.generate(REQUEST)).rejects.toThrow('no worker')
  expect(sent).toEqual([])
})
