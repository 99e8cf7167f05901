import { describe, expect } from 'vitest'
import { RATE_LIMITS } from '#server/platform/rate-limit.ts'
import { CORRECTIONS_MAX, PROMPT_MAX_LENGTH } from '#shared/limits.ts'
import type { LetteringPreview } from '#shared/lettering.ts'
import type { PromptReading } from '#shared/reading.ts'
import { proves } from '#tests/proves.ts'
import { createClient } from '#tests/support/client.ts'
import { test, type TestDeps } from '#tests/support/deps.ts'

async function read(deps: TestDeps, payload: object): Promise<PromptReading> {
  const answer = await createClient(deps).post<PromptReading>('/reading', { payload })
  expect(answer.status).toBe(200)
  return answer.body
}

describe('the reading of a description', () => {
  test('names each thing with count, colours and relation, the words, the style and the place', async ({
    deps,
  }) => {
    const reading = await read(deps, {
      prompt: 'a snake around a dagger with three red roses and the name “Ada” on my forearm',
    })
    expect(reading.subjects.map(({ label, relation }) => ({ label, relation }))).toEqual([
      { label: 'snake', relation: { words: 'around', to: 'the dagger' } },
      { label: 'dagger', relation: null },
      { label: 'three red roses', relation: null },
    ])
    expect(reading.subjects[2]).toMatchObject({ count: 3, colours: ['red'], text: 'roses' })
    expect(reading.lettering.map(({ text }) => text)).toEqual(['Ada'])
    expect(reading.placement).toEqual({ name: 'Forearm', text: 'forearm' })
    expect(reading.style.from).toBe('us')
    expect(reading.examples).toBeNull()
    expect(reading.summary).toContain('a snake around a dagger')
    proves('§7.reading.read')
  })

  test('says what is not drawn and why, with the nearest choices', async ({ deps }) => {
    const { notDrawn, subjects } = await read(deps, { prompt: 'a platypus and a rose' })
    expect(subjects.map(({ name }) => name)).toEqual(['rose'])
    expect(notDrawn).toEqual([
      { text: 'platypus', reason: expect.stringMatching(/no drawing/), choices: expect.any(Array) },
    ])
    expect(notDrawn[0]!.choices.length).toBeGreaterThan(0)
  })

  test('holds what the person put right, and lets go of what is about words that are gone', async ({
    deps,
  }) => {
    const { subjects, corrections } = await read(deps, {
      prompt: 'two roses',
      corrections: [
        { kind: 'count', text: 'roses', count: 4 },
        { kind: 'remove', text: 'wolf' },
      ],
    })
    expect(subjects).toEqual([expect.objectContaining({ label: 'four roses' })])
    expect(corrections).toEqual([{ kind: 'count', text: 'roses', count: 4 }])
  })

  test('nonsense is answered with three examples', async ({ deps }) => {
    const { examples, subjects } = await read(deps, { prompt: 'qwfp zxcv' })
    expect(examples).toHaveLength(3)
    expect(subjects).toEqual([])
  })

  test('tells a breach of the rules before anybody presses, also in a correction', async ({
    deps,
  }) => {
    const refused = await read(deps, { prompt: 'a swastika' })
    expect(refused.refusal).toMatch(/goes against our rule/)
    const corrected = await read(deps, {
      prompt: 'a rose',
      corrections: [{ kind: 'meaning', text: 'rose', meaning: 'swastika' }],
    })
    expect(corrected.refusal).toMatch(/goes against our rule/)
    expect((await read(deps, { prompt: 'a rose' })).refusal).toBeNull()
  })

  test('an empty description is read as nothing at all', async ({ deps }) => {
    expect(await read(deps, { prompt: '' })).toMatchObject({ subjects: [], summary: '' })
  })

  test('takes no more text and no more corrections than a description may have', async ({
    deps,
  }) => {
    const client = createClient(deps)
    const tooMany = Array.from({ length: CORRECTIONS_MAX + 1 }, () => ({
      kind: 'remove',
      text: 'x',
    }))
    for (const payload of [
      { prompt: 'a'.repeat(PROMPT_MAX_LENGTH + 1) },
      { prompt: 'a rose', corrections: tooMany },
      { prompt: 'a rose', corrections: [{ kind: 'count', text: 'rose', count: 1000 }] },
      { prompt: 'a rose', corrections: [{ kind: 'execute', text: 'rose' }] },
    ])
      expect((await client.post('/reading', { payload })).status).toBe(400)
  })

  const hosted = (readPrompt: TestDeps['texts']['readPrompt']): TestDeps['texts'] => ({
    id: 'openai',
    improvePrompt: async ({ prompt }) => prompt,
    readPrompt,
  })
  const thing = (words: string) => ({ words, count: 1, colours: [], attributes: [] })

  test('is a hosted model’s where one is configured, for people with an account', async ({
    deps,
  }) => {
    deps.texts = hosted(async () => ({
      subjects: [thing('fox'), thing('teapot')],
      relations: [{ from: 0, how: 'inside', to: 1 }],
      lettering: [],
    }))
    const client = createClient(deps)
    const { token } = await client.signUp('sam@example.com')
    const payload = { prompt: 'fox, teapot, you know, the first in the second' }
    const { body } = await client.post<PromptReading>('/reading', { payload }, { token })
    expect(body.subjects.map(({ label, relation }) => ({ label, relation }))).toEqual([
      { label: 'fox', relation: { words: 'inside', to: 'the teapot' } },
      { label: 'teapot', relation: null },
    ])
    // Nobody runs up the operator's bill without an account.
    const { subjects } = await read(deps, payload)
    expect(subjects[0]?.relation?.words).not.toBe('inside')
  })

  test('is the same in the words shown in every hand and in a scene that is only composed', async ({
    deps,
  }) => {
    deps.texts = hosted(async () => ({
      subjects: [thing('rose')],
      relations: [],
      lettering: [{ words: 'Ada', position: 'under' }],
    }))
    const client = createClient(deps)
    const { token } = await client.signUp('ada@example.com')
    const payload = { prompt: 'a rose, and you know who: Ada' }
    const shown = await client.post<LetteringPreview>('/lettering', { payload }, { token })
    expect(shown.body.texts).toEqual(['Ada'])
    const scene = await client.post('/tattoo/scene', { payload }, { token })
    expect(JSON.stringify(scene.body)).toContain('Ada')
  })

  test.for<[string, TestDeps['texts']['readPrompt']]>([
    ['fails', () => Promise.reject(new Error('down'))],
    [
      'names what the text does not hold',
      async () => ({ subjects: [thing('wolf')], relations: [], lettering: [] }),
    ],
  ])('is our own where the hosted model %s', async ([, readPrompt], { deps }) => {
    deps.texts = hosted(readPrompt)
    const client = createClient(deps)
    const { token } = await client.signUp('sam@example.com')
    const payload = { prompt: 'a rose' }
    const { status, body } = await client.post<PromptReading>('/reading', { payload }, { token })
    expect(status).toBe(200)
    expect(body.subjects.map(({ name }) => name)).toEqual(['rose'])
  })

  test('is limited by address', async ({ deps }) => {
    const client = createClient(deps)
    const { points } = RATE_LIMITS.readingPerAddress
    const statuses = new Set<number>()
    for (let asked = 0; asked <= points; asked++)
      statuses.add((await client.post('/reading', { payload: {} })).status)
    expect(statuses).toEqual(new Set([400, 429]))
  })
})
