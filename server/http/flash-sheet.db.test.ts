import { describe, expect } from 'vitest'
import type { FlashRequest, FlashResult } from '#server/providers/ink/flash-ink.ts'
import { ProviderError } from '#server/providers/provider-error.ts'
import type { FlashSheetResponse } from '#shared/flash-sheet.ts'
import { createClient } from '#tests/support/client.ts'
import { test, type TestDeps } from '#tests/support/deps.ts'
import { addDesigns, addKeptDesign, signInAsAdmin } from '#tests/support/designs.ts'

const DAY_MS = 86_400_000
/** Shorter than a session, which would end with it. */
const PLAN_DAYS = 5
const NAMES = ['wolf-front', 'moon-any', 'raven-any', 'rose-bud', 'axe-any']

/** An engine that answers each step at once, and remembers what it was asked for. */
function scriptInk(deps: TestDeps, onTile: (name: string) => void = () => {}) {
  const drawn: string[] = []
  const answer = (request: FlashRequest): FlashResult => {
    if (request.step === 'plan')
      return {
        step: 'plan',
        tiles: NAMES.map((name, n) => ({ name, seed: n, wish: { motif: name, colours: [] } })),
      }
    if (request.step === 'tile') {
      onTile(request.tile.name)
      drawn.push(request.tile.name)
      return { step: 'tile', bytes: new TextEncoder().encode(request.tile.name) }
    }
    const sheet = request.tiles.map((bytes) => new TextDecoder().decode(bytes)).join()
    const file = (kind: string) => new TextEncoder().encode(`${kind} ${request.page} ${sheet}`)
    return { step: 'sheet', files: { pdf: file('pdf'), png: file('png'), svg: file('svg') } }
  }
  deps.ink = { ...deps.ink, makeFlash: async (request) => answer(request) }
  return drawn
}

async function open(deps: TestDeps, plan: number, email = 'ada@example.com') {
  const client = createClient(deps)
  const { user, token } = await client.signUp(email)
  // The files of the test before lie under the same number.
  for await (const key of deps.files.list(`users/${user.id}/`)) await deps.files.remove(key)
  const setPlan = (number: number) =>
    deps.db
      .updateTable('account')
      .set({
        subscription_plan: number,
        subscription_status: 'active',
        subscription_ends_at: new Date(deps.clock.now().getTime() + PLAN_DAYS * DAY_MS),
      })
      .where('id', '=', user.id)
      .execute()
  await setPlan(plan)
  const as = { token }
  return {
    client,
    user,
    as,
    setPlan,
    make: (id: number, body: unknown = { page: 'A4' }) =>
      client.post<FlashSheetResponse>(`/tattoo/${id}/flash-sheet`, body, as),
    take: (id: number, kind = 'pdf', page = 'A4') =>
      client.get<string>(`/tattoo/${id}/flash-sheet/${kind}?page=${page}`, as),
    balance: async () =>
      (await client.get<{ creditBalance: number }>('/credits/user/', as)).body.creditBalance,
  }
}

const WOLF = { prompt: 'a wolf', isPublic: false }

describe('a flash sheet around a design of one’s own', () => {
  test('comes with every paid plan, takes no credits, and is taken home in three forms', async ({
    deps,
  }) => {
    const drawn = scriptInk(deps)
    const ada = await open(deps, 1)
    const id = await addKeptDesign(deps, ada.user.id, WOLF)
    const before = await ada.balance()
    expect((await ada.take(id)).status).toBe(404)
    const { status, body } = await ada.make(id)
    expect([status, body]).toEqual([200, { isReady: true, drawn: 6, designs: 6 }])
    expect(await ada.balance()).toBe(before)
    for (const kind of ['pdf', 'png', 'svg']) {
      const file = await ada.take(id, kind)
      expect(file.body).toBe(`${kind} A4 ${NAMES.join()}`)
      expect(file.headers.get('Content-Disposition')).toBe(
        `attachment; filename="flash-sheet.${kind}"`,
      )
      expect(file.headers.get('Cache-Control')).toBe('private, no-store')
    }
    // Asked again, it is there; another page is laid out from the same designs.
    await ada.make(id)
    expect((await ada.make(id, { page: 'Letter' })).body.isReady).toBe(true)
    expect((await ada.take(id, 'svg', 'Letter')).body).toBe(`svg Letter ${NAMES.join()}`)
    expect(drawn).toEqual(NAMES)
  })

  test('without a plan is refused by name, and nothing is drawn; what was made stays one’s own', async ({
    deps,
  }) => {
    const drawn = scriptInk(deps)
    const ada = await open(deps, 0)
    const id = await addKeptDesign(deps, ada.user.id, WOLF)
    expect(await ada.client.refusal(ada.make(id))).toMatchObject({
      status: 403,
      code: 'upgrade_required',
      message: expect.stringContaining('every paid plan'),
    })
    expect(drawn).toEqual([])
    await ada.setPlan(1)
    await ada.make(id)
    deps.clock.advance(PLAN_DAYS * DAY_MS)
    expect((await ada.make(id)).status).toBe(403)
    expect((await ada.take(id)).status).toBe(200)
  })

  test('is nobody else’s, not even the administrator’s, also of a public design', async ({
    deps,
  }) => {
    scriptInk(deps)
    const admin = await signInAsAdmin(deps)
    const ada = await open(deps, 1)
    const id = await addKeptDesign(deps, ada.user.id, { ...WOLF, isPublic: true })
    await ada.make(id)
    const eve = await open(deps, 4, 'eve@example.com')
    expect((await eve.make(id)).status).toBe(404)
    expect((await eve.take(id)).status).toBe(404)
    const asAdmin = { token: admin.token }
    const path = `/tattoo/${id}/flash-sheet/pdf?page=A4`
    expect((await ada.client.get(path, asAdmin)).status).toBe(404)
    expect((await ada.client.get(path)).status).toBe(401)
  })

  test('goes on where it stopped: what was drawn before a failure is not drawn again', async ({
    deps,
  }) => {
    let isBroken = true
    const drawn = scriptInk(deps, (name) => {
      if (isBroken && name === 'raven-any')
        throw new ProviderError('gone', { provider: 'ink', isRetryable: true })
    })
    const ada = await open(deps, 2)
    const id = await addKeptDesign(deps, ada.user.id, WOLF)
    expect((await ada.make(id)).status).toBeGreaterThanOrEqual(500)
    expect(drawn).toEqual(['wolf-front', 'moon-any'])
    isBroken = false
    expect((await ada.make(id)).body.isReady).toBe(true)
    expect(drawn).toEqual(NAMES)
  })

  test('is drawn some seconds at a time, and says how far it is', async ({ deps }) => {
    scriptInk(deps, () => deps.clock.advance(5_000))
    const ada = await open(deps, 1)
    const id = await addKeptDesign(deps, ada.user.id, WOLF)
    const first = await ada.make(id)
    expect([first.status, first.body]).toEqual([202, { isReady: false, drawn: 3, designs: 6 }])
    const second = await ada.make(id)
    expect(second.body).toEqual({ isReady: false, drawn: 5, designs: 6 })
    expect((await ada.make(id)).status).toBe(200)
  })

  test('cannot be made of a picture without layers, or on paper that there is not', async ({
    deps,
  }) => {
    scriptInk(deps)
    const ada = await open(deps, 1)
    const [hosted] = (await addDesigns(deps, ada.user.id, [WOLF])) as [number]
    await deps.db.updateTable('tattoo').set({ master_engine: 0 }).where('id', '=', hosted).execute()
    expect(await ada.client.refusal(ada.make(hosted))).toMatchObject({
      status: 409,
      code: 'download_unavailable',
    })
    const id = await addKeptDesign(deps, ada.user.id, WOLF)
    for (const body of [{ page: 'A0' }, {}, { page: 'A4', count: 99 }])
      expect((await ada.make(id, body)).status).toBe(400)
    expect((await ada.take(id, 'exe')).status).toBe(400)
    expect((await ada.take(id, 'pdf', '../A4')).status).toBe(400)
  })

  test('goes with its design', async ({ deps }) => {
    scriptInk(deps)
    const ada = await open(deps, 1)
    const id = await addKeptDesign(deps, ada.user.id, WOLF)
    await ada.make(id)
    await ada.client.delete('/tattoo/delete', { tattooId: id }, ada.as)
    const left = async () => {
      const keys: string[] = []
      for await (const key of deps.files.list(`users/${ada.user.id}/`)) keys.push(key)
      return keys
    }
    await expect.poll(left, { timeout: 10_000 }).toEqual([])
  })
})
