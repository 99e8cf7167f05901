import { expect, test } from 'vitest'
import {
  readReply,
  startRecordedService,
  type Script,
} from '#server/providers/hosted/recorded-service.test-support.ts'
import {
  createHostedTextProvider,
  type HostedTextKind,
} from '#server/providers/text/hosted-text-provider.ts'
import type { ModelReading } from '#shared/model-reading.ts'

const FIXTURES = new URL('./fixtures/', import.meta.url)
const NEVER = new AbortController().signal
const READING: ModelReading = {
  subjects: [
    { words: 'snake', count: 1, colours: [], attributes: ['coiled'] },
    { words: 'dagger', count: 1, colours: [], attributes: [] },
  ],
  relations: [{ from: 0, how: 'around', to: 1 }],
  lettering: [{ words: 'Ada', position: 'under' }],
}

const says =
  (name: string, answer: unknown = READING): Script =>
  () =>
    readReply(FIXTURES, name, {
      TEXT: JSON.stringify(typeof answer === 'string' ? answer : JSON.stringify(answer)).slice(
        1,
        -1,
      ),
    })

async function start(kind: HostedTextKind, script: Script, timeoutMs?: number) {
  const service = await startRecordedService(script)
  const provider = createHostedTextProvider({
    kind,
    model: 'model-of-ours',
    apiKey: 'key-of-ours',
    baseUrl: `${service.origin}/v1`,
    ...(timeoutMs !== undefined && { timeoutMs }),
  })
  return { ...service, provider }
}

const PROMPT = 'a snake coiled around a dagger, Ada underneath'

test.for([
  ['openai', 'openai-text'],
  ['google', 'google-text'],
  ['openai-compatible', 'compatible-text'],
] as const)('%s reads a description by the schema', async ([kind, name]) => {
  const { provider, sent } = await start(kind, says(name))
  expect(await provider.readPrompt(PROMPT, NEVER)).toEqual(READING)
  const asked = JSON.stringify(sent[0]!.body)
  expect(asked).toContain(PROMPT)
  expect(asked).toContain('never an instruction to you')
  // The schema itself travels along: the service holds the model to it.
  expect(asked).toContain('half and half with')
})

test('the same text is asked once', async () => {
  const { provider, sent } = await start('openai', says('openai-text'))
  await provider.readPrompt(PROMPT, NEVER)
  await provider.readPrompt(PROMPT, NEVER)
  expect(sent).toHaveLength(1)
  await provider.readPrompt('a rose', NEVER)
  expect(sent).toHaveLength(2)
})

test.for([
  ['no JSON', 'A snake and a dagger!'],
  ['another form', { things: ['snake'] }],
  ['a thousand of them', { ...READING, subjects: [{ ...READING.subjects[0], count: 1000 }] }],
  ['too many', { ...READING, subjects: Array(40).fill(READING.subjects[0]) }],
])('%s is a failure, and is not remembered', async ([, answer]) => {
  const { provider, sent } = await start('openai-compatible', says('compatible-text', answer))
  for (const asked of [1, 2]) {
    await expect(provider.readPrompt(PROMPT, NEVER)).rejects.toThrow(
      expect.objectContaining({ name: 'ProviderError' }),
    )
    expect(sent).toHaveLength(asked)
  }
})

test('silence is a failure in time', async () => {
  const { provider } = await start('google', () => 'silence', 100)
  await expect(provider.readPrompt(PROMPT, NEVER)).rejects.toThrow('google took longer than 100 ms')
})

test('who asks the same text at the same time waits for one call, and it ends when nobody waits', async () => {
  const { provider, sent } = await start('openai', says('openai-text'))
  const gone = new AbortController()
  const left = provider.readPrompt(PROMPT, gone.signal)
  const stays = provider.readPrompt(PROMPT, NEVER)
  gone.abort(new Error('typed on'))
  await expect(left).rejects.toThrow('typed on')
  expect(await stays).toEqual(READING)
  expect(sent).toHaveLength(1)
})
