import { describe, expect, onTestFinished, vi } from 'vitest'
import { exportGenerations } from '#server/features/generations/generation-export.service.ts'
import { startGenerationRunner } from '#server/features/generations/generation-runner.ts'
import { exportTattoos } from '#server/features/tattoos/tattoo-export.service.ts'
import { moveToS3 } from '#server/providers/storage/s3-server.test-support.ts'
import type { CreditsResponse } from '#shared/credits.ts'
import type { GenerateResponse, Tattoo } from '#shared/tattoos.ts'
import { proves } from '#tests/proves.ts'
import { createClient } from '#tests/support/client.ts'
import { signInAsAdmin } from '#tests/support/designs.ts'
import { test, type TestDeps } from '#tests/support/deps.ts'
import { createScriptedImages, takes } from '#tests/support/scripted-images.ts'

const CREATE = {
  prompt: 'a rose',
  style: 'Geometric',
  color: 'Black and white',
  skinTone: 'MST 1 - Very Light',
  gender: 'Male',
}
const DESIGN = {
  prompt: 'a lily',
  style: 'Watercolor',
  bodyMapping: false,
  skinTone: 'medium',
  gender: 'female',
}

async function open(deps: TestDeps) {
  deps.images = createScriptedImages().provider
  const runner = await startGenerationRunner(deps, { concurrency: 2 })
  onTestFinished(() => runner.stop(5_000))
  const client = createClient(deps)
  const { user, token } = await client.signUp('sam@example.com')
  const generate = (payload: object, headers: Record<string, string> = {}) =>
    client.post<GenerateResponse>('/tattoo/generate', { payload }, { token, headers })
  return { client, user, token, generate }
}

describe('POST /tattoo/generate', () => {
  test("§7 the create screen's payload answers two designs in `output` and costs one credit", async ({
    deps,
  }) => {
    const { generate, user } = await open(deps)
    const { status, body } = await generate(CREATE)
    expect(status).toBe(200)
    expect(body.output).toHaveLength(2)
    expect(body.output[0]).toMatchObject({
      userId: user.id,
      creator: user.username,
      prompt: 'a rose',
      style: 'Geometric',
      color: 'Black and white',
      skinTone: 'MST 1 - Very Light',
      gender: 'Male',
      tags: ['rose'],
      isPublic: true,
      isFavorited: false,
      upvotes: 0,
      downvotes: 0,
      votes: 0,
      likes: 0,
      width: 1024,
    })
    expect(body.output[0]!.imageUrl).toMatch(/^\/images\/[0-9a-f]+-0\/320\.webp$/)
    expect(body.creditBalance).toBe(4)
    proves(
      '§1.product.generate',
      '§3.tattoo.defaults',
      '§3.payload.create',
      '§6.user.public',
      '§7.tattoo.generate-create',
    )
  })

  test("§7 the designer's payload answers one design", async ({ deps }) => {
    const { generate } = await open(deps)
    const { body } = await generate(DESIGN)
    expect(body.output).toHaveLength(1)
    expect(body.output[0]).toMatchObject({ gender: 'Female', style: 'Watercolor' })
    proves('§7.tattoo.generate-designer', '§9.designer.placeholders')
  })

  test('a repeated POST with the same Idempotency-Key answers the first result', async ({
    deps,
  }) => {
    const { generate } = await open(deps)
    const headers = { 'Idempotency-Key': 'click-0001' }
    const first = await generate(CREATE, headers)
    const again = await generate(CREATE, headers)
    expect(again.body.output).toEqual(first.body.output)
    expect(again.body.creditBalance).toBe(4)
  })

  test.for([
    [{ ...CREATE, style: 'Cubist' }, 'Please choose one of the styles.'],
    [{ ...CREATE, color: 'Plaid' }, 'Please choose one of the colours.'],
    [{ ...CREATE, gender: 'robot' }, 'Please choose one of the body types.'],
    [{ ...CREATE, skinTone: 'green' }, 'Please choose one of the skin tones.'],
    [{ ...CREATE, placement: 'Nose' }, 'Please choose one of the placements.'],
    [{ ...CREATE, prompt: '   ' }, 'Please enter a description for your tattoo design.'],
    [{ ...CREATE, prompt: 'x'.repeat(2001) }, 'Please keep the description under 2000 characters.'],
  ] as const)(
    'options are checked against the catalogue: %j',
    async ([payload, message], { deps }) => {
      const { generate, client, token } = await open(deps)
      const answer = await client.refusal(generate(payload))
      expect(answer).toMatchObject({ status: 400, message })
      const credits = await client.get<CreditsResponse>('/credits/user/', { token })
      expect(credits.body.creditBalance).toBe(5)
      proves('§3.options.refused', '§5.create.empty')
    },
  )

  test('§8 out of credits is its own refusal, with the words of the popup', async ({ deps }) => {
    const { generate, client } = await open(deps)
    for (let index = 0; index < 5; index++) expect((await generate(DESIGN)).status).toBe(200)
    expect(await client.refusal(generate(DESIGN))).toEqual({
      status: 402,
      code: 'insufficient_credits',
      message: "You've used all your available credits for generating designs.",
    })
    proves('§6.user.credits', '§8.generate.failure')
  })

  test('moderation refuses before anything is held, and names the word', async ({ deps }) => {
    const { generate, client, token } = await open(deps)
    const refusal = await client.refusal(generate({ ...DESIGN, prompt: 'a nazi swastika' }))
    expect(refusal).toMatchObject({ status: 422, code: 'moderation_refused' })
    expect(refusal.message).toMatch(/swastika|nazi/)
    expect(refusal.message).toContain('Nothing was charged')
    const credits = await client.get<CreditsResponse>('/credits/user/', { token })
    expect(credits.body.creditBalance).toBe(5)
  })

  test('needs somebody signed in', async ({ deps }) => {
    const { client } = await open(deps)
    const answer = client.post('/tattoo/generate', { payload: DESIGN })
    expect(await client.refusal(answer)).toMatchObject({ status: 401 })
  })

  test('body mapping and private designs need their plan', async ({ deps }) => {
    const { generate, client } = await open(deps)
    for (const more of [{ bodyMapping: true }, { isPrivate: true }])
      expect(await client.refusal(generate({ ...DESIGN, ...more }))).toMatchObject({
        status: 403,
        code: 'upgrade_required',
      })
  })

  test('a remix keeps its lineage, and a private design cannot be remixed by others', async ({
    deps,
  }) => {
    const { generate, client } = await open(deps)
    const { body } = await generate(DESIGN)
    const origin = body.output[0]!
    const eve = await client.signUp('eve@example.com')
    const remix = (token: string) =>
      client.post<GenerateResponse>(
        '/tattoo/generate',
        { payload: { ...DESIGN, prompt: 'a blue lily', remixOf: origin.id } },
        { token },
      )
    const remixed = await remix(eve.token)
    expect(remixed.body.output[0]!.remixedFrom).toEqual({ id: origin.id, prompt: 'a lily' })
    await deps.db
      .updateTable('tattoo')
      .set({ is_public: false })
      .where('id', '=', origin.id)
      .execute()
    expect(await client.refusal(remix(eve.token))).toMatchObject({ status: 404 })
    const own = await client.get<Tattoo[]>('/tattoo/by-user', { token: eve.token })
    expect(own.body[0]!.remixedFrom).toBeNull()
  })
})

describe('requests under way', () => {
  test('are listed, followed by id and cancelled', async ({ deps }) => {
    const { client, token, generate } = await open(deps)
    deps.images = createScriptedImages(takes(10_000)).provider
    const answer = client.refusal(generate(DESIGN))
    const list = () =>
      client.get<{ generations: { id: number; prompt: string }[] }>('/tattoo/generations', {
        token,
      })
    await expect
      .poll(async () => (await list()).body.generations)
      .toMatchObject([{ prompt: 'a lily' }])
    const [{ id }] = (await list()).body.generations as [{ id: number; prompt: string }]
    const cancelled = await client.post<GenerateResponse>(
      `/tattoo/generations/${id}/cancel`,
      undefined,
      { token },
    )
    expect(cancelled.body).toMatchObject({ generation: { state: 'cancelled' }, creditBalance: 5 })
    expect(await answer).toMatchObject({
      status: 409,
      code: 'generation_cancelled',
      message: 'The design was cancelled. Nothing was charged.',
    })
    expect((await list()).body.generations).toEqual([])
  })
})

describe('my designs', () => {
  test('§7 by-user answers them newest first, by-filename one of them', async ({ deps }) => {
    const { client, token, generate } = await open(deps)
    expect((await client.get('/tattoo/by-user', { token })).body).toEqual([])
    await generate(DESIGN)
    await generate({ ...DESIGN, prompt: 'an iris' })
    const { body } = await client.get<Tattoo[]>('/tattoo/by-user', { token })
    expect(body.map(({ prompt }) => prompt)).toEqual(['an iris', 'a lily'])
    const { filename } = body[0]!
    const found = await client.get<Tattoo>(`/tattoo/by-filename/${filename}`)
    expect(found.body).toMatchObject({ id: body[0]!.id, filename })
    expect((await client.get('/tattoo/by-filename/nothing.png')).status).toBe(404)
    proves('§7.tattoo.by-user', '§7.tattoo.by-filename')
  })

  test('§6 one deletes one’s own, the administrator anybody’s, nobody else', async ({ deps }) => {
    const { client, token, generate } = await open(deps)
    const { body } = await generate(CREATE)
    const [first, second] = body.output as [Tattoo, Tattoo]
    const eve = await client.signUp('eve@example.com')
    const remove = (tattooId: number, as: string) =>
      client.delete('/tattoo/delete', { tattooId }, { token: as })
    expect((await remove(first.id, eve.token)).status).toBe(404)
    expect((await remove(first.id, token)).status).toBe(204)
    const admin = await signInAsAdmin(deps)
    expect((await remove(second.id, admin.token)).status).toBe(204)
    expect((await client.get('/tattoo/by-user', { token })).body).toEqual([])
    // The files go with the rows.
    const stem = first.filename.slice(0, -'-0.png'.length)
    const left = async () => {
      const keys: string[] = []
      for await (const key of deps.files.list('users/')) if (key.includes(stem)) keys.push(key)
      return keys
    }
    await expect.poll(left, { timeout: 10_000 }).toEqual([])
    proves('§6.admin.rights', '§7.tattoo.delete')
  })

  test('§4 favourite: adding and taking out, and it shows on the design', async ({ deps }) => {
    const { client, token, generate } = await open(deps)
    const { body } = await generate(DESIGN)
    const tattooId = body.output[0]!.id
    const isFavorited = async () =>
      (await client.get<Tattoo[]>('/tattoo/by-user', { token })).body[0]!.isFavorited
    const added = await client.post('/tattoo/favorite', { tattooId }, { token })
    expect(added.body).toEqual({ tattooId, isFavorited: true })
    expect(await isFavorited()).toBe(true)
    await client.delete('/tattoo/favorite', { tattooId }, { token })
    expect(await isFavorited()).toBe(false)
    const missing = client.post('/tattoo/favorite', { tattooId: 999 }, { token })
    expect(await client.refusal(missing)).toEqual({
      status: 404,
      code: 'not_found',
      message: 'No tattoo found with the given ID',
    })
    proves('§7.tattoo.favorite')
  })
})

describe('pictures', () => {
  test('of public designs are for everybody and for caches', async ({ deps }) => {
    const { client, generate } = await open(deps)
    const { body } = await generate(DESIGN)
    const { imageUrl } = body.output[0]!
    const response = await client.app.request(imageUrl)
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('image/webp')
    expect(response.headers.get('Cache-Control')).toMatch(/public.*immutable/)
    const { pathname } = new URL(imageUrl, 'http://localhost')
    for (const path of [
      pathname.replace('320.webp', '999.webp'),
      '/images/nothing-0/320.webp',
      '/images/..%2f..%2fusers/320.webp',
    ])
      expect((await client.app.request(path)).status).toBe(404)
  })

  test('asked for by HEAD are said to be there, and not left open', async ({ deps }) => {
    const { client, generate } = await open(deps)
    const { body } = await generate(DESIGN)
    const opened = vi.spyOn(deps.files, 'open')
    const response = await client.app.request(body.output[0]!.imageUrl, { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(Number(response.headers.get('Content-Length'))).toBeGreaterThan(0)
    const file = await opened.mock.results[0]!.value
    expect(file?.body.destroyed).toBe(true)
  })

  test.for(['folder', 's3'] as const)(
    'of private designs, kept in %s, are only for who holds a signed address, and not for long',
    async (store, { deps }) => {
      if (store === 's3') await moveToS3(deps)
      const { client, user, token, generate } = await open(deps)
      await deps.db
        .updateTable('account')
        .set({ subscription_plan: 2 })
        .where('id', '=', user.id)
        .execute()
      const { body } = await generate(DESIGN)
      const { imageUrl, isPublic, filename, webpSrcSet } = body.output[0]!
      expect(isPublic).toBe(false)
      expect(webpSrcSet).toContain('signature=')
      const get = async (url: string) => (await client.app.request(url)).status
      const { pathname, searchParams } = new URL(imageUrl, 'http://localhost')
      expect(await get(imageUrl)).toBe(200)
      const { headers } = await client.app.request(imageUrl)
      expect(headers.get('Cache-Control')).toBe('private, no-store')
      expect(await get(pathname)).toBe(404)
      expect(await get(imageUrl.replace('320.webp', 'original.png'))).toBe(404)
      const later = Number(searchParams.get('expires')) + 3600
      expect(await get(imageUrl.replace(/expires=\d+/, `expires=${later}`))).toBe(404)
      const eve = await client.signUp('eve@example.com')
      for (const options of [{}, { token: eve.token }])
        expect((await client.get(`/tattoo/by-filename/${filename}`, options)).status).toBe(404)
      expect((await client.get(`/tattoo/by-filename/${filename}`, { token })).status).toBe(200)
      deps.clock.advance(3 * 3_600_000)
      expect(await get(imageUrl)).toBe(404)
    },
  )
})

test('prompt-improve keeps what was asked and answers `prompt`', async ({ deps }) => {
  const { client, token } = await open(deps)
  const answer = await client.post<{ prompt: string }>(
    '/tattoo/prompt-improve',
    { payload: { ...CREATE, prompt: 'wolf with the name "Ada" on my wrist' } },
    { token },
  )
  expect(answer.status).toBe(200)
  expect(answer.body.prompt).toMatch(/wolf/i)
  expect(answer.body.prompt).toContain('Ada')
  proves('§7.tattoo.improve', '§7.tattoo.improve-designer')
})

test.for([
  ['keeps every fact', 'A tall wolf with the name "Ada" on my wrist, in thin lines.', true],
  ['loses a name', 'A tall wolf on my wrist, in thin lines.', false],
] as const)('what a hosted model writes and %s', async ([, written, isTaken], { deps }) => {
  deps.texts = { id: 'openai', improvePrompt: async () => written, readPrompt: async () => null }
  const { client, token } = await open(deps)
  const { body } = await client.post<{ prompt: string }>(
    '/tattoo/prompt-improve',
    { payload: { ...CREATE, prompt: 'wolf with the name "Ada" on my wrist' } },
    { token },
  )
  expect(body.prompt === written).toBe(isTaken)
  expect(body.prompt).toContain('Ada')
})

test('a design drawn by the engine can be taken home in every form', async ({ deps }) => {
  const { client, token } = await open(deps)
  deps.images = deps.ink
  const { body } = await client.post<GenerateResponse>(
    '/tattoo/generate',
    { payload: { ...DESIGN, prompt: 'a small anchor', style: 'Fine Line' } },
    { token },
  )
  const { id, altText, tags, placement } = body.output[0]!
  expect({ altText, tags, placement }).toEqual({
    altText: expect.stringContaining('anchor'),
    tags: expect.arrayContaining(['anchor']),
    placement: null,
  })
  for (const [kind, mediaType, name] of [
    ['png', 'image/png', 'tattoo-design.png'],
    ['transparent', 'image/png', 'tattoo-design-transparent.png'],
    ['stencil', 'image/png', 'tattoo-design-stencil.png'],
    ['svg', 'image/svg+xml; charset=utf-8', 'tattoo-design.svg'],
    ['pdf', 'application/pdf', 'tattoo-design.pdf'],
    ['skin', 'image/webp', 'tattoo-design-on-skin.webp'],
  ]) {
    const { status, headers } = await client.get(`/tattoo/${id}/download/${kind}?size=512`, {
      token,
    })
    expect([status, headers.get('Content-Type')]).toEqual([200, mediaType])
    expect(headers.get('Content-Disposition')).toBe(`attachment; filename="${name}"`)
  }
  expect((await client.get(`/tattoo/${id}/download/exe`, { token })).status).toBe(400)
  expect((await client.get(`/tattoo/${id}/download/png`)).status).toBe(401)
})

test('the data export tells of my requests and designs', async ({ deps }) => {
  const { generate, user } = await open(deps)
  const { body } = await generate(DESIGN)
  const designs = await exportTattoos(deps.db, user.id)
  const requests = await exportGenerations(deps.db, user.id)
  const generationId = body.generation.id
  expect(designs.own).toMatchObject([
    { prompt: 'a lily', style: 'Watercolor', isPublic: true, generationId },
  ])
  expect(requests).toMatchObject([{ state: 'done', request: { prompt: 'a lily' } }])
})
