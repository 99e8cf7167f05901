import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import {
  answers,
  drawing,
  isPicture,
  picture,
  reply,
  REQUEST,
  start,
} from '#server/providers/image/hosted-image.test-support.ts'

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
