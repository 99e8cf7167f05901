import sharp from 'sharp'
import { describe, expect } from 'vitest'
import type { InkFileRequest } from '#server/providers/ink/ink-studio.ts'
import type { Preferences } from '#shared/billing.ts'
import type { Tattoo } from '#shared/tattoos.ts'
import { proves } from '#tests/proves.ts'
import { createClient } from '#tests/support/client.ts'
import { test, type TestDeps } from '#tests/support/deps.ts'
import { addDesigns, addKeptDesign } from '#tests/support/designs.ts'

const DAY_MS = 86_400_000

async function signIn(deps: TestDeps, plan: number, email = 'ada@example.com') {
  const client = createClient(deps)
  const { user, token } = await client.signUp(email)
  const as = { token }
  const setPlan = (number: number, days = 30) =>
    deps.db
      .updateTable('account')
      .set({
        subscription_plan: number,
        subscription_status: 'active',
        subscription_ends_at: new Date(deps.clock.now().getTime() + days * DAY_MS),
      })
      .where('id', '=', user.id)
      .execute()
  await setPlan(plan)
  return {
    client,
    as,
    user,
    setPlan,
    show: (id: number, isPublic: boolean) =>
      client.patch<Tattoo>(`/tattoo/${id}/visibility`, { isPublic }, as),
    /** What a new design would be, as it is queued. */
    async order(payload: object = {}) {
      const body = { payload: { prompt: 'a lily', bodyMapping: false, ...payload } }
      const answer = client.post('/tattoo/generate', body, as)
      const row = () =>
        deps.db
          .selectFrom('generation')
          .selectAll()
          .where('state', '=', 'queued')
          .executeTakeFirst()
      await expect.poll(row).toBeDefined()
      const { id, priority, concurrency_limit, request } = (await row())!
      await client.post(`/tattoo/generations/${id}/cancel`, undefined, as)
      await answer
      const { isPublic } = request as { isPublic: boolean }
      return { isPublic, priority, concurrency: concurrency_limit }
    },
  }
}

describe('private designs', () => {
  test('§6 Pro keeps designs private: one by one, and out of the gallery at once', async ({
    deps,
  }) => {
    const ada = await signIn(deps, 2)
    const [id] = (await addDesigns(deps, ada.user.id, [
      { prompt: 'a heron', tags: ['heron'] },
    ])) as [number]
    const listed = async () =>
      (await ada.client.get<Tattoo[]>('/tattoo/by-tag/heron')).body.map((tattoo) => tattoo.id)
    expect(await listed()).toEqual([id])
    expect((await ada.show(id, false)).body).toMatchObject({ id, isPublic: false })
    expect(await listed()).toEqual([])
    expect((await ada.client.get(`/tattoo/by-id/${id}`)).status).toBe(404)
    expect((await ada.show(id, true)).body).toMatchObject({ isPublic: true })
    expect(await listed()).toEqual([id])
    proves('§1.product.paid', '§6.paid.private')
  })

  test('need Pro, and one’s own design', async ({ deps }) => {
    const ada = await signIn(deps, 1)
    const ids = await addDesigns(deps, ada.user.id, [
      { prompt: 'a' },
      { prompt: 'b', isPublic: false },
    ])
    expect(await ada.client.refusal(ada.show(ids[0]!, false))).toMatchObject({
      status: 403,
      code: 'upgrade_required',
    })
    const eve = await signIn(deps, 4, 'eve@example.com')
    for (const id of ids)
      expect(await eve.client.refusal(eve.show(id, true))).toMatchObject({ status: 404 })
    // To show what was private once needs no plan.
    expect((await ada.show(ids[1]!, true)).status).toBe(200)
    proves('§6.user.public')
  })

  test('new ones follow the person’s choice while the plan has them; what is private stays so', async ({
    deps,
  }) => {
    const ada = await signIn(deps, 2)
    const prefer = (privateByDefault: boolean) =>
      ada.client.patch<Preferences>('/user/me/preferences', { privateByDefault }, ada.as)
    const { body } = await ada.client.get<Preferences>('/user/me/preferences', ada.as)
    expect(body).toEqual({ privateByDefault: true })
    expect(await ada.order()).toMatchObject({ isPublic: false })
    expect(await ada.order({ isPrivate: false })).toMatchObject({ isPublic: true })
    expect((await prefer(false)).body).toEqual({ privateByDefault: false })
    expect(await ada.order()).toMatchObject({ isPublic: true })
    expect(await ada.order({ isPrivate: true })).toMatchObject({ isPublic: false })
    await prefer(true)
    const [id] = await addDesigns(deps, ada.user.id, [{ prompt: 'mine', isPublic: false }])
    await ada.setPlan(2, 0)
    expect(await ada.order()).toMatchObject({ isPublic: true })
    expect((await ada.client.get(`/tattoo/by-id/${id}`)).status).toBe(404)
    expect((await ada.client.get(`/tattoo/by-id/${id}`, ada.as)).body).toMatchObject({
      isPublic: false,
    })
  })
})

test.for([
  [0, 0, 1],
  [1, 1, 2],
  [4, 4, 4],
])(
  'plan %i waits with priority %i and %i at a time',
  async ([plan, priority, concurrency], { deps }) => {
    const ada = await signIn(deps, plan!)
    expect(await ada.order()).toMatchObject({ priority, concurrency })
  },
)

test('§6 body mapping is for paid plans: refused by name for the others, and when a plan has ended', async ({
  deps,
}) => {
  const ada = await signIn(deps, 0)
  const ask = async () => {
    const body = { payload: { prompt: 'a lily', bodyMapping: true } }
    const { status, code } = await ada.client.refusal(
      ada.client.post('/tattoo/generate', body, ada.as),
    )
    return [status, code]
  }
  expect(await ask()).toEqual([403, 'upgrade_required'])
  await ada.setPlan(1)
  expect(await ask()).toEqual([409, 'body_mapping_unavailable'])
  deps.clock.advance(30 * DAY_MS - 1)
  expect(await ask()).toEqual([409, 'body_mapping_unavailable'])
  deps.clock.advance(1)
  expect(await ask()).toEqual([403, 'upgrade_required'])
  proves('§1.product.paid', '§3.user.paid')
})

describe('downloads', () => {
  test.for([
    [0, 1024, 'Inkwright'],
    [1, 2048, 'Inkwright'],
    [3, 4096, 'Inkwright'],
    [4, 4096, undefined],
  ] as const)(
    'of plan %i are at most %i pixels, and sheets carry %s',
    async ([plan, most, maker], { deps }) => {
      const ada = await signIn(deps, plan)
      const id = await addKeptDesign(deps, ada.user.id, { prompt: 'a rose' })
      const asked: InkFileRequest[] = []
      const ink = deps.ink
      deps.ink = {
        ...ink,
        makeFile: (request) => {
          asked.push(request)
          return Promise.resolve({ bytes: new Uint8Array(), mediaType: 'application/pdf' })
        },
      }
      for (const kind of ['png', 'pdf'])
        await ada.client.get(`/tattoo/${id}/download/${kind}?size=4096`, ada.as)
      deps.ink = ink
      expect(asked).toMatchObject([{ kind: 'png', sizePx: most }, { kind: 'pdf' }])
      expect((asked[1] as { maker?: string }).maker).toBe(maker)
      proves('§6.plans.extras')
    },
  )

  test('a sheet is printed as wide as somebody chose, within what can be tattooed', async ({
    deps,
  }) => {
    const ada = await signIn(deps, 0)
    const id = await addKeptDesign(deps, ada.user.id, { prompt: 'a rose' })
    const asked: InkFileRequest[] = []
    deps.ink = {
      ...deps.ink,
      makeFile: (request) => {
        asked.push(request)
        return Promise.resolve({ bytes: new Uint8Array(), mediaType: 'application/pdf' })
      },
    }
    const print = (width: string) =>
      ada.client.get(`/tattoo/${id}/download/pdf?width=${width}`, ada.as)
    expect((await print('65')).status).toBe(200)
    expect(asked).toMatchObject([{ kind: 'pdf', widthMm: 65 }])
    for (const wrong of ['9', '601', 'wide']) expect((await print(wrong)).status).toBe(400)
  })

  test('of what a hosted model drew are made smaller to fit the plan, and never enlarged', async ({
    deps,
  }) => {
    const ada = await signIn(deps, 0)
    const [id] = await addDesigns(deps, ada.user.id, [{ prompt: 'a rose' }])
    const png = await sharp({
      create: { width: 1500, height: 3000, channels: 3, background: '#fff' },
    })
      .png()
      .toBuffer()
    const row = await deps.db
      .updateTable('tattoo')
      .set({ provider: 'fal', master_engine: 0, width_px: 1500, height_px: 3000 })
      .where('id', '=', id!)
      .returning('file_folder')
      .executeTakeFirstOrThrow()
    await deps.files.put(`${row.file_folder}/original.png`, png, { contentType: 'image/png' })
    const sizeOf = async (query = '') => {
      const response = await ada.client.app.request(`/api/tattoo/${id}/download/png${query}`, {
        headers: { Authorization: `Bearer ${ada.as.token}` },
      })
      const { width, height } = await sharp(await response.arrayBuffer()).metadata()
      return [width, height]
    }
    expect(await sizeOf()).toEqual([512, 1024])
    expect(await sizeOf('?size=4096')).toEqual([512, 1024])
    expect(await sizeOf('?size=512')).toEqual([256, 512])
    await ada.setPlan(3)
    expect(await sizeOf()).toEqual([1500, 3000])
    const { body } = await ada.client.get<Tattoo>(`/tattoo/by-id/${id}`, ada.as)
    expect(body.largeFiles).toBe('drawn')
  })
})
