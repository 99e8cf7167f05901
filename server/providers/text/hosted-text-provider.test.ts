import { describe, expect, test, vi } from 'vitest'
import {
  readReply,
  startRecordedService,
  type Script,
} from '#server/providers/hosted/recorded-service.test-support.ts'
import { ContentRefusedError, type ProviderError } from '#server/providers/provider-error.ts'
import {
  createHostedTextProvider,
  type HostedTextKind,
  type HostedTextOptions,
} from '#server/providers/text/hosted-text-provider.ts'
import type { ImproveRequest } from '#server/providers/text/text-provider.ts'

const FIXTURES = new URL('./fixtures/', import.meta.url)
const BETTER = 'A snake coiled around a dagger with two roses, in bold lines, tall on the forearm.'

const REQUEST: ImproveRequest = {
  prompt: 'snake n dagger, 2 roses, "Ada"',
  style: 'Blackwork',
  colour: 'black',
  placement: 'Forearm',
  bodyType: 'male',
  skinTone: 8,
}
const NEVER = new AbortController().signal

const says =
  (name: string, text = BETTER): Script =>
  () =>
    // Inside JSON, so its own quotation marks and lines must not end the string.
    readReply(FIXTURES, name, { TEXT: JSON.stringify(text).slice(1, -1) })

async function start(
  kind: HostedTextKind,
  script: Script,
  options: Partial<HostedTextOptions> = {},
) {
  const service = await startRecordedService(script)
  const provider = createHostedTextProvider({
    kind,
    model: 'model-of-ours',
    apiKey: 'key-of-ours',
    baseUrl: `${service.origin}/v1`,
    ...options,
  })
  return { ...service, provider }
}

describe('what each provider is sent', () => {
  const question =
    'Description:\nsnake n dagger, 2 roses, "Ada"\n\nChosen beside it:\nStyle: Blackwork\n' +
    'Ink: black and grey\nPlacement: Forearm\nBody: male\n' +
    'Skin tone: 8 of 10 on the Monk scale, 10 being the deepest'
  const rules = expect.stringMatching(/Drop nothing and contradict nothing/)

  test('openai', async () => {
    const { provider, sent } = await start('openai', says('openai-text'))
    expect(await provider.improvePrompt(REQUEST, NEVER)).toBe(BETTER)
    expect(sent).toMatchObject([
      {
        method: 'POST',
        path: '/v1/responses',
        headers: { authorization: 'Bearer key-of-ours' },
        body: {
          model: 'model-of-ours',
          max_output_tokens: 2000,
          store: false,
          input: [{ content: rules }, { role: 'user', content: [{ text: question }] }],
        },
      },
    ])
  })

  test('google', async () => {
    const { provider, sent } = await start('google', says('google-text'))
    expect(await provider.improvePrompt(REQUEST, NEVER)).toBe(BETTER)
    expect(sent).toMatchObject([
      {
        path: '/v1/models/model-of-ours:generateContent',
        headers: { 'x-goog-api-key': 'key-of-ours' },
        body: {
          systemInstruction: { parts: [{ text: rules }] },
          contents: [{ role: 'user', parts: [{ text: question }] }],
          generationConfig: { maxOutputTokens: 2000 },
        },
      },
    ])
  })

  test('openai-compatible, without a key where there is none', async () => {
    const script = says('compatible-text')
    const { provider, sent } = await start('openai-compatible', script, { apiKey: undefined })
    expect(await provider.improvePrompt(REQUEST, NEVER)).toBe(BETTER)
    expect(sent[0]!.headers['authorization']).toBeUndefined()
    expect(sent).toMatchObject([
      {
        path: '/v1/chat/completions',
        body: {
          model: 'model-of-ours',
          messages: [
            { role: 'system', content: rules },
            { role: 'user', content: question },
          ],
        },
      },
    ])
  })

  test('only what was chosen', async () => {
    const { provider, sent } = await start('openai-compatible', says('compatible-text'))
    const open = { style: null, colour: null, placement: null, bodyType: 'other' } as const
    await provider.improvePrompt({ ...REQUEST, ...open }, NEVER)
    expect(JSON.stringify(sent[0]!.body)).not.toMatch(/Style:|Ink:|Placement:|Body:/)
  })
})

test.for([
  ['"A rose."', 'A rose.'],
  ['“A rose.”', 'A rose.'],
  ['«Une rose.»', 'Une rose.'],
  ['**A rose**, bold.', 'A rose, bold.'],
  ['# Tattoo\n\nA rose.', 'Tattoo A rose.'],
  ['- A rose.\n- A dagger.', 'A rose. A dagger.'],
  ['```\nA rose.\n```', 'A rose.'],
  ['  A rose\r\n\twith   thorns. ', 'A rose with thorns.'],
  ['A rose with the name "Ada"', 'A rose with the name "Ada"'],
  [
    '"Ada" under a rose and "Bob" over it, as "twins"',
    '"Ada" under a rose and "Bob" over it, as "twins"',
  ],
  ['A snake_case rose with 5* stars', 'A snake_case rose with 5* stars'],
])('%j becomes plain text', async ([said, plain]) => {
  const { provider } = await start('openai-compatible', says('compatible-text', said))
  expect(await provider.improvePrompt(REQUEST, NEVER)).toBe(plain)
})

test('a text that runs on is cut after a sentence, within what a prompt may be', async () => {
  const sentence = 'A rose and a dagger. '
  const { provider } = await start('openai', says('openai-text', sentence.repeat(200)))
  const improved = await provider.improvePrompt(REQUEST, NEVER)
  expect(improved).toBe(sentence.repeat(95).trim())
  const endless = await start('openai', says('openai-text', 'rose'.repeat(1000)))
  expect(await endless.provider.improvePrompt(REQUEST, NEVER)).toHaveLength(2000)
})

describe('a failure', () => {
  const failure = async (kind: HostedTextKind, script: Script, options = {}) => {
    const { provider, sent } = await start(kind, script, options)
    const error = await provider.improvePrompt(REQUEST, NEVER).then(
      () => expect.fail('it wrote'),
      (reason: unknown) => reason as ProviderError,
    )
    expect(sent.length).toBeLessThanOrEqual(1)
    return error
  }

  test.for([
    ['openai', 'openai-rate-limit', true, 6500],
    ['openai', 'openai-bad-key', false, undefined],
    ['google', 'google-outage', true, undefined],
  ] as const)('%s: %s → %s', async ([kind, name, isRetryable, retryAfterMs]) => {
    const error = await failure(kind, says(name))
    expect(error).toMatchObject({ name: 'ProviderError', isRetryable, retryAfterMs })
  })

  test('of the words is a refusal', async () => {
    expect(await failure('google', says('google-blocked'))).toBeInstanceOf(ContentRefusedError)
  })

  test.for(['', '  \n ', '``````'])('is also a text of nothing: %j', async (text) => {
    const error = await failure('openai-compatible', says('compatible-text', text))
    expect(error).toMatchObject({ isRetryable: true, message: expect.stringMatching(/without/) })
  })

  test('is also silence', async () => {
    const error = await failure('openai', () => 'silence', { timeoutMs: 150 })
    expect(error).toMatchObject({ isRetryable: true, message: 'openai took longer than 150 ms' })
  })

  test('is also a reply without an end', async () => {
    const error = await failure('openai', says('openai-text', 'rose '.repeat(100_000)))
    expect(error).toMatchObject({ isRetryable: false, message: expect.stringMatching(/larger/) })
  })
})

test('a caller who hangs up gets the own reason back', async () => {
  const { provider, sent } = await start('google', () => 'silence')
  const controller = new AbortController()
  const improved = provider.improvePrompt(REQUEST, controller.signal)
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  controller.abort(new Error('changed my mind'))
  await expect(improved).rejects.toThrow('changed my mind')
})
