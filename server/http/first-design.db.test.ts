import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import sharp from 'sharp'
import { firstDesignTasks } from '#server/features/first-design/first-design.tasks.ts'
import { ProviderError } from '#server/providers/provider-error.ts'
import type { FirstDesign } from '#shared/first-design.ts'
import type { Tattoo } from '#shared/tattoos.ts'
import { createClient } from '#tests/support/client.ts'
import { test as base, type TestDeps } from '#tests/support/deps.ts'
import type {
  GenerateOptions,
  ImageRequest,
  ImageResult,
} from '#server/providers/image/image-provider.ts'
import { NEWS_TYPE, XSRF_COOKIE, XSRF_HEADER } from '#shared/headers.ts'

let rose: Promise<ImageResult> | undefined

/** With the real engine, which draws the one rose of this file once: none of these tests is about what it looks like. */
const test = base.extend<{ drawsOnce: TestDeps }>({
  drawsOnce: async ({ deps }, use) => {
    // Without the request's signal: one that is too slow for its visitor must not spoil it for the tests after.
    const generate = (request: ImageRequest) => (rose ??= deps.ink.generate(request))
    await use({ ...deps, ink: { ...deps.ink, generate } })
  },
})

const DAY_MS = 24 * 60 * 60_000
const browser = (name: string) => ({ headers: { 'X-Visitor-Id': `${name}-of-this-test` } })
const ROSE = { prompt: 'a rose', style: 'Fine Line' }

/** One address has one design a day; tests of something else than that play many addresses. */
const manyAddresses = (deps: TestDeps): TestDeps => ({
  ...deps,
  config: { ...deps.config, rateLimitScale: 100 },
})

async function drawRose(deps: TestDeps, name = 'first-browser'): Promise<FirstDesign> {
  const answer = await createClient(deps).post<FirstDesign>('/first-design', ROSE, browser(name))
  expect(answer.status).toBe(201)
  return answer.body
}

const purge = (deps: TestDeps) => firstDesignTasks(deps)[0]!.run({}, new AbortController().signal)

const rowsOf = async (deps: TestDeps) =>
  (await sql<{ state: string }>`select state from first_design order by id`.execute(deps.db)).rows

/** Every file of one design, whoever it belongs to: the test before may have left others. */
async function listFiles(deps: TestDeps, { previewUrl }: FirstDesign): Promise<string[]> {
  const stem = path.basename(previewUrl, '.webp')
  const found = await readdir(path.join(deps.config.dataDir, 'files'), {
    recursive: true,
    withFileTypes: true,
  })
  return found
    .filter((entry) => entry.isFile() && entry.parentPath.includes(stem))
    .map((entry) => path.join(path.basename(entry.parentPath).replace(stem, '*'), entry.name))
}

describe('§2 landing: the free first design', () => {
  test('words with nothing to draw in them use nothing up', async ({ drawsOnce: deps }) => {
    const client = createClient(deps)
    const asked = { ...ROSE, prompt: 'something meaningful, you choose' }
    const refused = await client.post('/first-design', asked, browser('first-browser'))
    expect(refused).toMatchObject({ status: 422, body: { code: 'nothing_to_draw' } })
    expect(await rowsOf(deps)).toEqual([])
    await drawRose(deps)
  })

  test('a visitor gets a marked picture, signs up, and keeps it without the mark and without a credit', async ({
    drawsOnce: deps,
  }) => {
    const client = createClient(deps)
    const drawn = await drawRose(deps)
    expect(drawn).toMatchObject({
      prompt: 'a rose',
      altText: expect.stringContaining('Fine Line tattoo design'),
      expiresAt: new Date(deps.clock.now().getTime() + DAY_MS).toISOString(),
    })
    const picture = await client.app.request(drawn.previewUrl)
    expect(picture.headers.get('Cache-Control')).toContain('private')
    const preview = sharp(await picture.arrayBuffer())
    expect(await preview.metadata()).toMatchObject({ width: drawn.width, height: drawn.height })
    // Paper is white to its edge; the name runs across all of it.
    const edge = { left: 0, top: 0, width: drawn.width, height: 24 }
    const { channels } = await sharp(await preview.extract(edge).toBuffer()).stats()
    expect(channels[0]!.min).toBeLessThan(200)

    const { token } = await client.signUp('keeper@example.com')
    const { claimToken } = drawn
    const claimed = await client.post<Tattoo>('/first-design/claim', { claimToken }, { token })
    expect(claimed.status).toBe(201)
    expect(claimed.body).toMatchObject({ prompt: 'a rose', style: 'Fine Line', isPublic: true })
    const mine = await client.get<Tattoo[]>('/tattoo/by-user', { token })
    expect(mine.body.map(({ id }) => id)).toEqual([claimed.body.id])
    expect((await client.get('/credits/user/', { token })).body).toMatchObject({ creditBalance: 5 })
    const kept = await client.app.request(claimed.body.imageUrl)
    const top = await sharp(await kept.arrayBuffer())
      .extract(edge)
      .toBuffer()
    expect((await sharp(top).stats()).channels[0]!.min).toBeGreaterThan(240)
    expect((await client.app.request(drawn.previewUrl)).status).toBe(404)
    await expect
      .poll(async () => (await listFiles(deps, drawn)).filter((name) => name.startsWith('*/')))
      .toEqual([])
  })

  test('a second one the same day is refused in plain words, for the browser and for the address', async ({
    drawsOnce: deps,
  }) => {
    const client = createClient(deps)
    await drawRose(deps)
    const sameBrowser = await client.post('/first-design', ROSE, browser('first-browser'))
    expect(sameBrowser).toMatchObject({
      status: 429,
      body: {
        code: 'first_design_taken',
        message:
          'Today’s free design has been drawn for this browser or connection. Sign up for 5 more, or come back tomorrow.',
      },
    })
    expect(sameBrowser.headers.get('Retry-After')).toBe('86400')
    expect((await client.post('/first-design', ROSE, browser('another-browser'))).status).toBe(429)
    expect(
      (
        await createClient(manyAddresses(deps)).post(
          '/first-design',
          ROSE,
          browser('first-browser'),
        )
      ).status,
    ).toBe(429)
    deps.clock.advance(DAY_MS)
    await drawRose(deps)
  })

  test('keeping the design does not give the day back, and its words are not kept twice', async ({
    drawsOnce: deps,
  }) => {
    const client = createClient(deps)
    const { claimToken } = await drawRose(deps)
    const { token } = await client.signUp('keeper@example.com')
    await client.post('/first-design/claim', { claimToken }, { token })
    expect((await client.post('/first-design', ROSE, browser('first-browser'))).status).toBe(429)
    const { rows } = await sql`select state, design, claim_hash from first_design`.execute(deps.db)
    expect(rows).toEqual([{ state: 'claimed', design: null, claim_hash: null }])
  })

  test('a token works once, also for two who use it at the same time', async ({
    drawsOnce: deps,
  }) => {
    const client = createClient(deps)
    const drawn = await drawRose(deps)
    const { claimToken } = drawn
    const people = [await client.signUp('a@example.com'), await client.signUp('b@example.com')]
    const claims = await Promise.all(
      [...people, ...people].map(({ token }) =>
        client.post('/first-design/claim', { claimToken }, { token }),
      ),
    )
    expect(claims.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201, 404, 404, 404,
    ])
    const winner = claims.find(({ status }) => status === 201)!.body as Tattoo
    expect((await client.app.request(winner.imageUrl)).status).toBe(200)
    const originals = (await listFiles(deps, drawn)).filter((name) => /^\*-.*original/.test(name))
    expect(originals).toHaveLength(1)
  })

  test('after 24 hours it can neither be seen nor kept, and nothing of it is left', async ({
    drawsOnce: deps,
  }) => {
    const client = createClient(deps)
    const drawn = await drawRose(deps)
    const { claimToken, previewUrl } = drawn
    expect(await listFiles(deps, drawn)).toContain('*/preview.webp')
    const { token } = await client.signUp('late@example.com')
    deps.clock.advance(DAY_MS)
    expect((await client.app.request(previewUrl)).status).toBe(404)
    expect(
      await client.refusal(client.post('/first-design/claim', { claimToken }, { token })),
    ).toEqual({
      status: 404,
      code: 'not_found',
      message: 'That first design is no longer there. Visitors’ designs are kept for 24 hours.',
    })
    await purge(deps)
    expect(await listFiles(deps, drawn)).toEqual([])
    expect(await rowsOf(deps)).toEqual([])
  })
})

describe('a visitor who watches', () => {
  const watch = async (deps: TestDeps, prompt = ROSE.prompt) => {
    const response = await createClient(deps).app.request('/api/first-design', {
      method: 'POST',
      headers: {
        Cookie: `${XSRF_COOKIE}=t`,
        [XSRF_HEADER]: 't',
        'Content-Type': 'application/json',
        Accept: NEWS_TYPE,
        ...browser('first-browser').headers,
      },
      body: JSON.stringify({ ...ROSE, prompt }),
    })
    return { status: response.status, type: response.headers.get('Content-Type'), response }
  }
  const linesOf = async (response: Response) =>
    (await response.text())
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
  const sketch = { width: 10, height: 12, strokes: ['M0 0l5 5'] }

  test('hears each stage and sees the lines before the ink; the design comes last', async ({
    drawsOnce: deps,
  }) => {
    const generate = async (request: ImageRequest, options: GenerateOptions = {}) => {
      options.onStage?.('reading')
      options.onSketch?.(sketch)
      options.onStage?.('inking')
      return deps.ink.generate(request)
    }
    const { status, type, response } = await watch({ ...deps, ink: { ...deps.ink, generate } })
    expect({ status, type }).toEqual({ status: 200, type: NEWS_TYPE })
    expect(await linesOf(response)).toEqual([
      { stage: 'reading' },
      { sketch },
      { stage: 'inking' },
      { design: expect.objectContaining({ prompt: 'a rose' }) },
    ])
  })

  test('is told of a failure that comes after the first news as of any other, and has used nothing up', async ({
    drawsOnce: deps,
  }) => {
    const generate = async (_request: ImageRequest, options: GenerateOptions = {}) => {
      options.onStage?.('reading')
      await Promise.resolve()
      throw new ProviderError('out of ink', { provider: 'ink', isRetryable: true })
    }
    const { response } = await watch({ ...deps, ink: { ...deps.ink, generate } })
    const [, last] = await linesOf(response)
    expect(last).toMatchObject({ refusal: { status: 503, body: { message: expect.any(String) } } })
    expect(await rowsOf(deps)).toEqual([])
  })

  test('is refused as everybody is before there is any news', async ({ drawsOnce: deps }) => {
    const { status, type } = await watch(deps, 'something meaningful, you choose')
    expect({ status, type }).toEqual({ status: 422, type: 'application/json' })
  })
})

describe('limits of the free first design', () => {
  test('moderation refuses as it does for everybody, and uses nothing up', async ({
    drawsOnce: deps,
  }) => {
    const client = createClient(deps)
    const refused = await client.refusal(
      client.post('/first-design', { prompt: 'a swastika' }, browser('first-browser')),
    )
    expect(refused).toMatchObject({ status: 422, code: 'moderation_refused' })
    expect(await rowsOf(deps)).toEqual([])
  })

  test('what does not fit is refused: no words, too many, an unknown style, no browser', async ({
    drawsOnce: deps,
  }) => {
    const client = createClient(deps)
    const ask = (body: object, options = browser('first-browser')) =>
      client.refusal(client.post('/first-design', body, options))
    expect(await ask({ prompt: '  ' })).toMatchObject({
      status: 400,
      message: 'Please enter a description for your tattoo design.',
    })
    expect((await ask({ prompt: 'rose '.repeat(80) })).message).toContain('under 300 characters')
    expect((await ask({ prompt: 'a rose', style: 'Crayon' })).status).toBe(400)
    expect(await ask(ROSE, { headers: {} as never })).toMatchObject({ code: 'visitor_unknown' })
    const { token } = await client.signUp('member@example.com')
    expect(await ask(ROSE, { token } as never)).toMatchObject({
      status: 409,
      code: 'first_design_signed_in',
    })
    expect(await rowsOf(deps)).toEqual([])
  })

  test('two are drawn at once; the third is asked to wait, and may come back', async ({
    drawsOnce: deps,
  }) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const slow: TestDeps = {
      ...manyAddresses(deps),
      ink: {
        ...deps.ink,
        generate: async (...given) => {
          await promise
          return deps.ink.generate(...given)
        },
      },
    }
    const client = createClient(slow)
    const ask = (name: string) => client.post('/first-design', ROSE, browser(name))
    const drawing = [ask('browser-number-1'), ask('browser-number-2')]
    await expect.poll(() => rowsOf(deps)).toHaveLength(2)
    const third = await ask('browser-number-3')
    expect(third).toMatchObject({
      status: 503,
      body: {
        code: 'too_busy',
        message:
          'All our needles are busy right now. Please try again in a minute: your free design is still yours.',
      },
    })
    expect(third.headers.get('Retry-After')).toBe('60')
    resolve()
    expect((await Promise.all(drawing)).map(({ status }) => status)).toEqual([201, 201])
    expect((await ask('browser-number-3')).status).toBe(201)
  })

  test('a drawing that fails, or whose process died, uses nothing up', async ({
    drawsOnce: deps,
  }) => {
    const broken: TestDeps = {
      ...deps,
      ink: {
        ...deps.ink,
        generate: () =>
          Promise.reject(new ProviderError('full', { provider: 'ink', isRetryable: true })),
      },
    }
    const answer = await createClient(broken).post('/first-design', ROSE, browser('first-browser'))
    expect(answer.status).toBe(503)
    expect(await rowsOf(deps)).toEqual([])
    const drawn = await drawRose(deps)
    await sql`update first_design set state = 'drawing', claim_hash = null, design = null`.execute(
      deps.db,
    )
    deps.clock.advance(3 * 60_000)
    await purge(deps)
    expect(await rowsOf(deps)).toEqual([])
    expect(await listFiles(deps, drawn)).toEqual([])
  })
})
