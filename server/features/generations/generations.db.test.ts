import { describe, expect, onTestFinished } from 'vitest'
import type { Actor } from '#server/features/accounts/sessions.service.ts'
import { grantCredits, readBalance } from '#server/features/credits/credits.service.ts'
import { startGenerationRunner } from '#server/features/generations/generation-runner.ts'
import {
  onSketched,
  type GenerationMoved,
} from '#server/features/generations/generation-signals.ts'
import {
  awaitEnd,
  cancelGeneration,
  getGeneration,
  listOpenGenerations,
  requestGeneration,
} from '#server/features/generations/generations.service.ts'
import { listOwnTattoos } from '#server/features/tattoos/tattoos.service.ts'
import { ContentRefusedError, ProviderError } from '#server/providers/provider-error.ts'
import { GENERATION_DEADLINE_MS } from '#shared/limits.ts'
import type { GeneratePayload } from '#shared/tattoos.ts'
import { proves } from '#tests/proves.ts'
import { createClient } from '#tests/support/client.ts'
import { test, type TestDeps } from '#tests/support/deps.ts'
import { createScriptedImages, takes } from '#tests/support/scripted-images.ts'

const asking = (prompt: string, more: Partial<GeneratePayload> = {}): GeneratePayload => ({
  prompt,
  style: null,
  color: null,
  skinTone: null,
  gender: null,
  placement: null,
  variations: 1,
  ...more,
})

async function person(deps: TestDeps, name: string, credits = 0): Promise<Actor> {
  const { user } = await createClient(deps).signUp(`${name}@example.com`)
  const accountId = user.id
  if (credits > 0)
    await grantCredits(deps.db, {
      accountId,
      source: 'admin',
      credits,
      key: `test:${name}`,
      note: '',
      now: deps.clock.now(),
      expiresAt: new Date(deps.clock.now().getTime() + 86_400_000),
    })
  return { accountId, sessionId: 0, isAdmin: false }
}

const balanceOf = (deps: TestDeps, { accountId }: Actor) =>
  readBalance(deps.db, accountId, deps.clock.now())

async function startRunner(deps: TestDeps, concurrency = 2) {
  const runner = await startGenerationRunner(deps, { concurrency })
  onTestFinished(() => runner.stop(5_000))
  return runner
}

async function ended(deps: TestDeps, actor: Actor, id: number) {
  const { signal } = new AbortController()
  await awaitEnd(deps, { id, accountId: actor.accountId }, { timeoutMs: 20_000, signal })
  return getGeneration(deps, actor, id)
}

describe('a request', () => {
  test('is delivered with all its variations for one credit, and tells its stages', async ({
    deps,
  }) => {
    const { provider, drawn } = createScriptedImages()
    deps.images = provider
    const stages: unknown[] = []
    const named = new Set<string>()
    onTestFinished(
      deps.signals.subscribe('generation', (message) => {
        const { progress } = message as GenerationMoved
        stages.push(progress.stage ?? progress.state)
        named.add(`${progress.kind} ${progress.key}`)
      }),
    )
    const sam = await person(deps, 'sam')
    await startRunner(deps)
    const { id } = await requestGeneration(deps, sam, asking('a rose', { variations: 3 }), 'click')
    const { output, generation, creditBalance } = await ended(deps, sam, id)
    expect(generation).toMatchObject({ state: 'done', failure: null })
    expect(output).toHaveLength(3)
    expect(new Set(drawn.map(({ seed }) => seed)).size).toBe(3)
    expect(creditBalance).toBe(4)
    expect([...named]).toEqual(['draw click'])
    expect(stages[0]).toBe('queued')
    expect(stages.slice(1)).toEqual(['reading', 'sketching', 'inking', 'finishing', 'finishing'])
    proves('§1.product.generate-cost', '§9.credits.costs')
  })

  test('tells the lines of every variation before it is inked, to its own person', async ({
    deps,
  }) => {
    deps.images = createScriptedImages().provider
    const heard: string[] = []
    onTestFinished(
      onSketched(deps, ({ accountId, sketched: { key, variation, sketch } }) =>
        heard.push(`${accountId} ${key} ${variation} ${sketch.strokes.length}`),
      ),
    )
    const sam = await person(deps, 'sam')
    await startRunner(deps)
    const { id } = await requestGeneration(deps, sam, asking('a rose', { variations: 2 }), 'click')
    await ended(deps, sam, id)
    expect(heard.toSorted()).toEqual([`${sam.accountId} click 0 1`, `${sam.accountId} click 1 1`])
  })

  test('that nothing can be drawn of is not charged', async ({ deps }) => {
    deps.images = createScriptedImages(() => {
      throw new ProviderError('no', { provider: 'ink', isRetryable: false })
    }).provider
    const sam = await person(deps, 'sam')
    await startRunner(deps)
    const { id } = await requestGeneration(deps, sam, asking('a rose'))
    expect((await ended(deps, sam, id)).generation.failure).toEqual({
      code: 'generation_failed',
      message: 'The design could not be drawn. Nothing was charged. Please try again.',
    })
    expect(await balanceOf(deps, sam)).toBe(5)
  })

  test.for([
    'asdkjh qwpoeiru zxmcnb',
    'what can you draw for me?',
    'Quiero un tatuaje de 15 cm en el antebrazo a color',
    'the name of my son',
  ])(
    'in whose words is nothing to draw is refused before anything is held, with what could be drawn: %s',
    async (prompt, { deps }) => {
      deps.images = deps.ink
      const sam = await person(deps, 'sam')
      const asked = requestGeneration(deps, sam, asking(prompt))
      await expect(asked).rejects.toMatchObject({ code: 'nothing_to_draw', field: 'prompt' })
      await expect(asked).rejects.toThrow(/nothing was charged.*For example: .+ · .+ · .+/)
      expect(await balanceOf(deps, sam)).toBe(5)
      expect(await listOpenGenerations(deps, sam)).toEqual([])
    },
  )

  test('is not read by our engine where another model draws it', async ({ deps }) => {
    deps.images = createScriptedImages().provider
    const sam = await person(deps, 'sam')
    await expect(requestGeneration(deps, sam, asking('asdkjh'))).resolves.toMatchObject({
      state: 'queued',
    })
  })

  test('whose words the model refuses is not charged, and says so', async ({ deps }) => {
    deps.images = createScriptedImages(() => {
      throw new ContentRefusedError('no', { provider: 'openai' })
    }).provider
    const sam = await person(deps, 'sam')
    await startRunner(deps)
    const { id } = await requestGeneration(deps, sam, asking('a rose'))
    expect((await ended(deps, sam, id)).generation.failure?.code).toBe('content_refused')
    expect(await balanceOf(deps, sam)).toBe(5)
  })

  test('is tried again after a failure that may pass', async ({ deps }) => {
    let tries = 0
    deps.images = createScriptedImages(() => {
      if (++tries < 3) throw new ProviderError('busy', { provider: 'fal', isRetryable: true })
    }).provider
    const sam = await person(deps, 'sam')
    await startRunner(deps)
    const { id } = await requestGeneration(deps, sam, asking('a rose'))
    expect((await ended(deps, sam, id)).generation.state).toBe('done')
    expect(tries).toBe(3)
    expect(await balanceOf(deps, sam)).toBe(4)
  })

  test('delivers the variations that could be drawn', async ({ deps }) => {
    let calls = 0
    deps.images = createScriptedImages(() => {
      if (++calls === 1) throw new ProviderError('no', { provider: 'ink', isRetryable: false })
    }).provider
    const sam = await person(deps, 'sam')
    await startRunner(deps)
    const { id } = await requestGeneration(deps, sam, asking('a rose', { variations: 2 }))
    const { output, places } = await ended(deps, sam, id)
    expect(output).toHaveLength(1)
    expect(places, 'it is the second of those asked for').toEqual([1])
    expect(await balanceOf(deps, sam)).toBe(4)
  })

  test('asked again with the same key is the first one, also when both come at once', async ({
    deps,
  }) => {
    const sam = await person(deps, 'sam')
    const ask = () => requestGeneration(deps, sam, asking('a rose'), 'key-00000001')
    const rows = await Promise.all([ask(), ask(), ask()])
    rows.push(await ask())
    expect(new Set(rows.map(({ id }) => id)).size).toBe(1)
    expect(await balanceOf(deps, sam)).toBe(4)
  })

  test('can be cancelled while it waits and while it is drawn, and costs nothing', async ({
    deps,
  }) => {
    deps.images = createScriptedImages(takes(10_000)).provider
    const sam = await person(deps, 'sam')
    const waiting = await requestGeneration(deps, sam, asking('a rose'))
    await cancelGeneration(deps, sam, waiting.id)
    expect(await balanceOf(deps, sam)).toBe(5)
    const runner = await startRunner(deps)
    const drawing = await requestGeneration(deps, sam, asking('a lily'))
    await expect
      .poll(async () => (await listOpenGenerations(deps, sam))[0]?.stage)
      .toBe('sketching')
    await cancelGeneration(deps, sam, drawing.id)
    expect(await balanceOf(deps, sam)).toBe(5)
    expect((await getGeneration(deps, sam, drawing.id)).generation.state).toBe('cancelled')
    // The worker heard of it: nothing is left to wait for.
    await runner.stop(5_000)
    expect(await listOwnTattoos(deps, sam, undefined)).toEqual([])
  })

  test("is nobody else's to see or to cancel", async ({ deps }) => {
    const sam = await person(deps, 'sam')
    const eve = await person(deps, 'eve')
    const { id } = await requestGeneration(deps, sam, asking('a rose'))
    await expect(getGeneration(deps, eve, id)).rejects.toMatchObject({ code: 'not_found' })
    await expect(cancelGeneration(deps, eve, id)).rejects.toMatchObject({ code: 'not_found' })
    expect(await listOpenGenerations(deps, eve)).toEqual([])
  })
})

test(
  '1,000 parallel requests on a balance of 10 give exactly 10 jobs and 10 designs',
  {
    timeout: 180_000,
  },
  async ({ deps }) => {
    deps.images = createScriptedImages().provider
    const sam = await person(deps, 'sam', 5)
    const results = await Promise.allSettled(
      Array.from({ length: 1000 }, (_, index) =>
        requestGeneration(deps, sam, asking(`rose ${index}`)),
      ),
    )
    const accepted = results.filter((result) => result.status === 'fulfilled')
    const refused = results.filter((result) => result.status === 'rejected')
    expect(accepted).toHaveLength(10)
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'insufficient_credits' })
    expect(await listOpenGenerations(deps, sam)).toHaveLength(10)
    await startRunner(deps)
    for (const { value } of accepted)
      expect((await ended(deps, sam, value.id)).generation.state).toBe('done')
    expect(await listOwnTattoos(deps, sam, undefined)).toHaveLength(10)
    expect(await balanceOf(deps, sam)).toBe(0)
    proves('§6.user.credits')
  },
)

describe('fairness', () => {
  test('two people, one with 100 requests queued: the other waits for at most two', async ({
    deps,
  }) => {
    const { provider, drawn } = createScriptedImages(takes(20))
    deps.images = provider
    const greedy = await person(deps, 'greedy', 100)
    const sam = await person(deps, 'sam')
    for (let index = 0; index < 100; index++)
      await requestGeneration(deps, greedy, asking(`greedy ${index}`))
    await startRunner(deps)
    await expect.poll(() => drawn.length).toBeGreaterThan(2)
    const before = drawn.length
    const { id } = await requestGeneration(deps, sam, asking('sam'))
    await ended(deps, sam, id)
    const place = drawn.findIndex(({ prompt }) => prompt === 'sam')
    expect(place - before).toBeLessThanOrEqual(2)
  })

  test('one person has no more under way at once than the plan allows', async ({ deps }) => {
    let atOnce = 0
    let most = 0
    deps.images = createScriptedImages(async (request, signal) => {
      most = Math.max(most, ++atOnce)
      await takes(30)(request, signal)
      atOnce--
    }).provider
    const free = await person(deps, 'free', 10)
    const ids: number[] = []
    for (let index = 0; index < 6; index++)
      ids.push((await requestGeneration(deps, free, asking(`rose ${index}`))).id)
    await startRunner(deps, 4)
    for (const id of ids) await ended(deps, free, id)
    expect(most).toBe(1)
  })

  test('a better plan goes first, but nobody waits for ever', async ({ deps }) => {
    const { provider, drawn } = createScriptedImages()
    deps.images = provider
    const free = await person(deps, 'free')
    const pro = await person(deps, 'pro')
    await deps.db
      .updateTable('account')
      .set({ subscription_plan: 2 })
      .where('id', '=', pro.accountId)
      .execute()
    const patient = await person(deps, 'patient')
    await requestGeneration(deps, patient, asking('patient'))
    deps.clock.advance(60_000)
    await requestGeneration(deps, free, asking('free'))
    const last = await requestGeneration(deps, pro, asking('pro'))
    await startRunner(deps, 1)
    await ended(deps, pro, last.id)
    await expect.poll(() => drawn.map(({ prompt }) => prompt)).toEqual(['patient', 'pro', 'free'])
  })
})

describe('a worker that disappears', () => {
  test('leaves its request to another, which delivers it once', async ({ deps }) => {
    deps.images = createScriptedImages(takes(60_000)).provider
    const sam = await person(deps, 'sam')
    const lost = await startGenerationRunner(deps, { concurrency: 1 })
    const { id } = await requestGeneration(deps, sam, asking('a rose'))
    await expect.poll(async () => (await listOpenGenerations(deps, sam))[0]?.state).toBe('running')
    deps.clock.advance(20_000)
    deps.images = createScriptedImages().provider
    await startRunner(deps)
    expect((await ended(deps, sam, id)).generation.state).toBe('done')
    await lost.stop(0)
    expect(await listOwnTattoos(deps, sam, undefined)).toHaveLength(1)
    expect(await balanceOf(deps, sam)).toBe(4)
  })

  test('beyond the deadline costs nobody a credit', async ({ deps }) => {
    deps.images = createScriptedImages(takes(60_000)).provider
    const sam = await person(deps, 'sam')
    const lost = await startGenerationRunner(deps, { concurrency: 1 })
    const { id } = await requestGeneration(deps, sam, asking('a rose'))
    await expect.poll(async () => (await listOpenGenerations(deps, sam))[0]?.state).toBe('running')
    await lost.stop(0)
    deps.clock.advance(GENERATION_DEADLINE_MS + 1_000)
    await startRunner(deps)
    expect((await ended(deps, sam, id)).generation.failure?.code).toBe('generation_timeout')
    expect(await balanceOf(deps, sam)).toBe(5)
  })
})

test('when its time is over, the variations that are finished are delivered', async ({ deps }) => {
  const quick = takes(50)
  let asked = 0
  deps.images = createScriptedImages((request, signal) =>
    asked++ < 2 ? quick(request, signal) : takes(60_000)(request, signal),
  ).provider
  const sam = await person(deps, 'sam')
  const { id } = await requestGeneration(deps, sam, { ...asking('a rose'), variations: 4 })
  await deps.db
    .updateTable('generation')
    .set({ deadline_at: new Date(deps.clock.now().getTime() + 1_500) })
    .where('id', '=', id)
    .execute()
  await startRunner(deps)
  expect((await ended(deps, sam, id)).generation.state).toBe('done')
  expect(await listOwnTattoos(deps, sam, undefined)).toHaveLength(2)
  expect(await balanceOf(deps, sam)).toBe(4)
})

test('a design over its time is given up and not charged', async ({ deps }) => {
  deps.images = createScriptedImages(takes(60_000)).provider
  const sam = await person(deps, 'sam')
  await startRunner(deps)
  const { id } = await requestGeneration(deps, sam, asking('a rose'))
  await deps.db
    .updateTable('generation')
    .set({
      state: 'queued',
      lease_until: null,
      deadline_at: new Date(deps.clock.now().getTime() + 300),
    })
    .where('id', '=', id)
    .execute()
  expect((await ended(deps, sam, id)).generation.failure?.code).toBe('generation_timeout')
  expect(await balanceOf(deps, sam)).toBe(5)
})
