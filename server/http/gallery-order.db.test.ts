import { expect } from 'vitest'
import { insertGeneration } from '#server/features/generations/generations.queries.ts'
import { holdCredits } from '#server/features/credits/credits.service.ts'
import type { ExploreResponse } from '#shared/gallery.ts'
import { createClient } from '#tests/support/client.ts'
import { addDesigns, signInAsAdmin, type DesignFields } from '#tests/support/designs.ts'
import { test, type TestDeps } from '#tests/support/deps.ts'

const DAY = 1_440

async function open(deps: TestDeps) {
  const client = createClient(deps)
  const sam = await client.signUp('sam@example.com')
  const list = async (query: Record<string, string> = {}) => {
    const search = new URLSearchParams(query).toString()
    const { body } = await client.get<ExploreResponse>(`/tattoo/explore?${search}`)
    return { ids: body.tattoos.map(({ id }) => id), ...body.pagination }
  }
  const add = (designs: readonly DesignFields[]) => addDesigns(deps, sam.user.id, designs)
  /** Designs of one request. */
  const addVariations = async (designs: readonly DesignFields[]) => {
    const now = deps.clock.now()
    const { id } = await deps.db.transaction().execute(async (tx) => {
      const key = `request-${Math.random()}`
      const accountId = sam.user.id
      const { holdId } = await holdCredits(tx, { accountId, amountCredits: 1, key, note: '', now })
      return insertGeneration(tx, {
        account_id: accountId,
        request_key: key,
        request: '{}',
        variations: 4,
        hold_id: holdId,
        file_stem: key,
        created_at: now,
      })
    })
    return add(designs.map((design) => ({ ...design, generationId: id })))
  }
  const like = (tattooId: number, token: string) =>
    client.post('/tattoo/toggle-upvote', { tattooId }, { token })
  return { client, sam, list, add, addVariations, like }
}

test('the gallery opens on the best of the recent: likes lift, twins and what is junk go back', async ({
  deps,
}) => {
  const { list, add } = await open(deps)
  const [old, liked, fresh] = await add([
    // Older than the twin is set back: in a young gallery nothing else would come between.
    { prompt: 'an owl', tags: ['owl'], standing: 80 * DAY },
    { prompt: 'a fox', tags: ['fox'], standing: 118 * DAY, upvotes: 1 },
    { prompt: 'a koi', tags: ['koi'], standing: 120 * DAY },
  ])
  const [twin] = await add([{ prompt: 'one more koi', tags: ['koi'], standing: 121 * DAY }])
  const [junk] = await add([{ prompt: 'asdf', tags: ['lettering'], standing: -20_000_000 }])
  expect((await list()).ids).toEqual([liked, fresh, old, twin, junk])
  expect((await list({ sort: 'Recent' })).ids).toEqual([junk, twin, fresh, liked, old])
})

test('variations of one request are one card, the best of them that may be seen', async ({
  deps,
}) => {
  const { client, sam, list, addVariations, like } = await open(deps)
  const variations = await addVariations(
    ['a', 'b', 'c'].map((prompt) => ({ prompt: `wolf ${prompt}`, tags: ['wolf'] })),
  )
  const [a, b, c] = variations as [number, number, number]
  const everywhere = async () =>
    Promise.all(
      [{}, { sort: 'Recent' }, { sort: 'Popular' }, { tag: 'wolf' }, { search: 'wolf' }].map(
        async (query) => (await list(query as Record<string, string>)).ids,
      ),
    )
  const all = (id: number) => Array.from({ length: 5 }, () => [id])
  expect(await everywhere()).toEqual(all(a))
  expect((await client.get(`/tattoo/by-id/${c}`)).status).toBe(200)

  await like(b, sam.token)
  expect(await everywhere()).toEqual(all(b))
  await like(b, sam.token)
  expect(await everywhere()).toEqual(all(a))

  const { token } = await signInAsAdmin(deps)
  await client.post(`/admin/tattoos/${a}/hide`, {}, { token })
  expect(await everywhere()).toEqual(all(b))
  await client.delete('/tattoo/delete', { tattooId: b }, { token: sam.token })
  expect(await everywhere()).toEqual(all(c))
})

test('style, colour and a place on the body narrow it down, alone and together, and it says how many fit', async ({
  deps,
}) => {
  const { list, add } = await open(deps)
  const [sketch, colored, bare] = await add([
    { prompt: 'a heron', tags: ['heron'], style: 'Sketch' },
    { prompt: 'a crane', tags: ['crane'], style: 'Sketch', color: 'Colored' },
    { prompt: 'a swan', tags: ['swan'], style: 'Fine Line', placement: null },
  ])
  expect((await list({ style: 'sketch' })).ids).toEqual([colored, sketch])
  expect((await list({ color: 'Colored' })).ids).toEqual([colored])
  expect((await list({ skin: 'Made for a place', sort: 'Recent' })).ids).toEqual([colored, sketch])
  expect((await list({ style: 'Sketch', search: 'heron' })).ids).toEqual([sketch])
  expect((await list({ style: 'Fine Line', tag: 'swan' })).ids).toEqual([bare])
  expect((await list({ style: 'Fine Line', skin: 'Made for a place' })).ids).toEqual([])
  expect((await list({ style: 'Sketch' })).fitting).toEqual({ count: 2, isMore: false })
  expect((await list()).fitting).toBeNull()

  await add(
    Array.from({ length: 30 }, (_, index) => ({ prompt: `a moth ${index}`, tags: ['moth'] })),
  )
  const many = { count: 30, isMore: false }
  expect((await list({ search: 'moth' })).fitting).toEqual(many)
  expect((await list({ tag: 'moth' })).fitting).toEqual(many)
  expect((await list({ gender: 'Female' })).fitting).toEqual({ count: 33, isMore: false })
})
