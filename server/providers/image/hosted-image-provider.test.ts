import sharp from 'sharp'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import {
  readReply,
  startRecordedService,
  type Reply,
  type Script,
} from '#server/providers/hosted/recorded-service.test-support.ts'
import {
  createHostedImageProvider,
  type HostedImageOptions,
} from '#server/providers/image/hosted-image-provider.ts'
import type { ImageRequest, Reading } from '#server/providers/image/image-provider.ts'
import { ContentRefusedError, type ProviderError } from '#server/providers/provider-error.ts'
import { createTestClock } from '#server/providers/test-support.ts'

const FIXTURES = new URL('./fixtures/', import.meta.url)

/** As a model draws it: 768 × 1024, a red disc on off-white, with a profile and a camera's notes in the file. */
let drawing: Buffer
beforeAll(async () => {
  const disc =
    '<svg width="768" height="1024"><circle cx="384" cy="512" r="300" fill="#b01020"/></svg>'
  drawing = await sharp({
    create: { width: 768, height: 1024, channels: 3, background: '#fdfcfa' },
  })
    .composite([{ input: Buffer.from(disc) }])
    .withExif({ IFD0: { Copyright: 'a watermark in words' } })
    .png()
    .toBuffer()
})

const READING: Reading = {
  style: 'Watercolor',
  colour: null,
  placement: 'Forearm',
  tags: ['fox', 'rose'],
  description: 'A fox with a rose.',
  notDrawn: [{ text: 'flux capacitor', reason: 'unknown' }],
  culturalNotes: [{ text: 'rose', note: 'a note' }],
}

const REQUEST: ImageRequest = {
  prompt: 'a fox with a rose on my forearm',
  style: null,
  colour: null,
  placement: null,
  bodyType: 'female',
  skinTone: 8,
  seed: 7,
  sizePx: 512,
}

type Kind = HostedImageOptions['kind']
const MODELS: Record<Kind, string> = {
  replicate: 'black-forest-labs/flux-1.1-pro',
  openai: 'gpt-image-2',
  fal: 'fal-ai/flux/dev',
  google: 'gemini-2.5-flash-image',
  'openai-compatible': 'flux.1-dev-ggml',
}

const reply = (name: string, origin: string) =>
  readReply(FIXTURES, name, { ORIGIN: origin, IMAGE_BASE64: drawing.toString('base64') })
const picture = (bytes: Buffer = drawing): Reply => ({
  status: 200,
  headers: { 'content-type': 'image/png' },
  body: bytes,
})
const isPicture = (path: string) => path.endsWith('.png')

/** Answers the call with the recorded reply, and whatever address it names with the drawing. */
const answers =
  (name: string, bytes?: Buffer): Script =>
  ({ path }, origin) =>
    isPicture(path) ? picture(bytes) : reply(name, origin)

async function start(kind: Kind, script: Script, options: Partial<HostedImageOptions> = {}) {
  const service = await startRecordedService(script)
  const provider = createHostedImageProvider({
    kind,
    model: MODELS[kind],
    apiKey: 'key-of-ours',
    baseUrl: `${service.origin}/v1`,
    reader: { read: async () => READING },
    clock: createTestClock('2026-03-01T12:00:00Z'),
    ...options,
  })
  return { ...service, provider }
}

const failure = async (kind: Kind, script: Script, options?: Partial<HostedImageOptions>) => {
  const { provider, sent } = await start(kind, script, options)
  const error = await provider.generate(REQUEST).then(
    () => expect.fail('it drew'),
    (reason: unknown) => reason as ProviderError,
  )
  return { error, sent }
}

describe('what each provider is sent', () => {
  const prompt = expect.stringMatching(
    /^Tattoo design: a fox with a rose on my forearm\. .*watercolour/,
  )

  test('replicate: a prediction of the model, waited for, then the picture without our key', async () => {
    const { provider, sent } = await start('replicate', ({ path, method }, origin) => {
      if (isPicture(path)) return picture()
      return reply(method === 'POST' ? 'replicate-processing' : 'replicate-succeeded', origin)
    })
    await provider.generate(REQUEST)
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /v1/models/black-forest-labs/flux-1.1-pro/predictions',
      'GET /v1/predictions/q8hv9x2kp1rmc0cj2b7a3d4efg',
      'GET /xezq/output.png',
    ])
    expect(sent[0]!.headers).toMatchObject({ authorization: 'Bearer key-of-ours', prefer: 'wait' })
    expect(sent[0]!.body).toEqual({
      input: { prompt, aspect_ratio: '9:16', seed: 7, num_outputs: 1, output_format: 'png' },
    })
    expect(sent[2]!.headers['authorization']).toBeUndefined()
  })

  test('openai: a size, for it has neither ratios nor seeds', async () => {
    const { provider, sent } = await start('openai', answers('openai-image'))
    await provider.generate(REQUEST)
    expect(sent).toMatchObject([
      {
        method: 'POST',
        path: '/v1/images/generations',
        headers: { authorization: 'Bearer key-of-ours', 'content-type': 'application/json' },
      },
    ])
    expect(sent[0]!.body).toEqual({
      model: 'gpt-image-2',
      prompt,
      n: 1,
      size: '1024x1536',
      background: 'opaque',
      output_format: 'png',
    })
  })

  test('openai: DALL·E 3 in its own sizes, as bytes', async () => {
    const { provider, sent } = await start('openai', answers('openai-image'), { model: 'dall-e-3' })
    await provider.generate(REQUEST)
    expect(sent[0]!.body).toMatchObject({ size: '1024x1792', response_format: 'b64_json' })
  })

  test('fal: the model in the path, a named size and the seed', async () => {
    const { provider, sent } = await start('fal', answers('fal-image'))
    await provider.generate({ ...REQUEST, placement: 'Chest' })
    expect(sent.map(({ path }) => path)).toEqual([
      '/v1/fal-ai/flux/dev',
      '/files/penguin/output.png',
    ])
    expect(sent[0]!.headers['authorization']).toBe('Key key-of-ours')
    expect(sent[0]!.body).toEqual({
      prompt,
      seed: 7,
      image_size: 'landscape_4_3',
      num_images: 1,
      output_format: 'png',
    })
  })

  test('google: an image only, with ratio and seed', async () => {
    const { provider, sent } = await start('google', answers('google-image'))
    await provider.generate({ ...REQUEST, placement: 'Band' })
    expect(sent).toMatchObject([
      {
        path: '/v1/models/gemini-2.5-flash-image:generateContent',
        headers: { 'x-goog-api-key': 'key-of-ours' },
        body: {
          generationConfig: {
            responseModalities: ['IMAGE'],
            imageConfig: { aspectRatio: '16:9' },
            seed: 7,
          },
          contents: [{ role: 'user', parts: [{ text: prompt }] }],
        },
      },
    ])
  })

  test('openai-compatible: bytes rather than an address, and no key where there is none', async () => {
    const script = answers('compatible-image')
    const { provider, sent } = await start('openai-compatible', script, { apiKey: undefined })
    await provider.generate(REQUEST)
    expect(sent[0]!.path).toBe('/v1/images/generations')
    expect(sent[0]!.headers['authorization']).toBeUndefined()
    expect(sent[0]!.body).toEqual({
      model: 'flux.1-dev-ggml',
      prompt,
      n: 1,
      size: '1024x1536',
      response_format: 'b64_json',
    })
  })
})

describe('what comes back', () => {
  test.for([
    ['replicate', 'replicate-succeeded'],
    ['openai', 'openai-image'],
    ['fal', 'fal-image'],
    ['google', 'google-image'],
    ['openai-compatible', 'compatible-image'],
    ['openai-compatible', 'compatible-address'],
  ] as const)(
    '%s (%s): the picture in every form, with what the words mean',
    async ([kind, name]) => {
      const { provider } = await start(kind, answers(name))
      const stages: string[] = []
      const result = await provider.generate(REQUEST, { onStage: (stage) => stages.push(stage) })
      expect(stages).toEqual(['reading', 'sketching', 'inking', 'finishing'])
      expect(result.original).toMatchObject({ mediaType: 'image/png', widthPx: 384, heightPx: 512 })
      for (const image of [result.original, ...result.webp, ...result.avif]) {
        const { width, height } = await sharp(image.bytes).metadata()
        expect([width, height]).toEqual([image.widthPx, image.heightPx])
      }
      expect(result.webp.map(({ widthPx }) => widthPx)).toEqual([320])
      expect(result.avif.map(({ widthPx }) => widthPx)).toEqual([320])
      expect(result.previewDataUri).toMatch(/^data:image\/webp;base64,/)
      expect(result).toMatchObject({
        style: 'Watercolor',
        placement: 'Forearm',
        isColoured: true,
        tags: ['fox', 'rose'],
        description: 'A fox with a rose.',
        notDrawn: [],
        culturalNotes: [{ text: 'rose', note: 'a note' }],
        warnings: [],
      })
    },
  )

  test('carries nothing that the file had besides its pixels', async () => {
    const { provider } = await start('openai', answers('openai-image'))
    const { exif, icc, xmp } = await sharp(
      (await provider.generate(REQUEST)).original.bytes,
    ).metadata()
    expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined])
    expect((await sharp(drawing).metadata()).exif).toBeDefined()
  })

  test('is black where black was asked, whatever the model mixed', async () => {
    const { provider, sent } = await start('openai', answers('openai-image'))
    const result = await provider.generate({ ...REQUEST, colour: 'black', style: 'Dotwork' })
    expect(result).toMatchObject({ isColoured: false, style: 'Dotwork' })
    expect((await sharp(result.original.bytes).metadata()).channels).toBe(1)
    expect(sent[0]!.body['prompt']).toMatch(/Black ink and its greys only/)
  })

  test('tells that a placement could not shape a model of one shape', async () => {
    const { provider } = await start('openai', answers('openai-image'), { model: 'dall-e-2' })
    const shaped = await provider.generate(REQUEST)
    expect(shaped.warnings).toEqual([expect.stringMatching(/one shape only/)])
    expect((await provider.generate({ ...REQUEST, placement: 'Hand' })).warnings).toEqual([])
  })
})

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
