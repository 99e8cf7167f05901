import type { KyselyPlugin } from 'kysely'
import { describe, expect, vi } from 'vitest'
import { IDEAS } from '#content/ideas/ideas.ts'
import { exportTattoos } from '#server/features/tattoos/tattoo-export.service.ts'
import { exploreTattoos } from '#server/features/gallery/explore.service.ts'
import {
  ExploreQuery,
  type ExploreResponse,
  type ReportsResponse,
  type ToggleUpvoteResponse,
} from '#shared/gallery.ts'
import type { Tattoo } from '#shared/tattoos.ts'
import { proves } from '#tests/proves.ts'
import { createClient } from '#tests/support/client.ts'
import { addDesigns, signInAsAdmin } from '#tests/support/designs.ts'
import { test, type TestDeps } from '#tests/support/deps.ts'

const VISITOR = { 'X-Visitor-Id': 'a-browser-of-its-own-1' }

async function open(deps: TestDeps) {
  const client = createClient(deps)
  const sam = await client.signUp('sam@example.com')
  const ids = await addDesigns(deps, sam.user.id, [
    { prompt: 'a rose', tags: ['rose'] },
    { prompt: 'a lily', tags: ['lily'] },
  ])
  const like = (tattooId: number, options: { token?: string; headers?: Record<string, string> }) =>
    client.post<ToggleUpvoteResponse>('/tattoo/toggle-upvote', { tattooId }, options)
  const tagged = async (tag: string) =>
    (await client.get<ExploreResponse>(`/tattoo/explore?tag=${tag}&sort=Popular`)).body.tattoos
  return { client, sam, rose: ids[0]!, lily: ids[1]!, like, tagged }
}

describe('POST /tattoo/toggle-upvote', () => {
  test('§4 likes once per person and takes it back, in every list', async ({ deps }) => {
    const { client, sam, rose, like, tagged } = await open(deps)
    const { token } = sam
    expect((await like(rose, { token })).body).toEqual({
      tattooId: rose,
      isUpvoted: true,
      upvotes: 1,
    })
    const mine = await client.get<Tattoo>(`/tattoo/by-id/${rose}`, { token })
    expect(mine.body).toMatchObject({ upvotes: 1, likes: 1, isUpvoted: true })
    expect((await client.get<Tattoo>(`/tattoo/by-id/${rose}`)).body.isUpvoted).toBe(false)
    expect((await tagged('rose'))[0]?.upvotes).toBe(1)
    const { popularity } = await deps.db
      .selectFrom('tattoo_tag')
      .select('popularity')
      .where('tag', '=', 'rose')
      .executeTakeFirstOrThrow()
    expect(popularity).toBe(1)
    expect((await like(rose, { token })).body).toEqual({
      tattooId: rose,
      isUpvoted: false,
      upvotes: 0,
    })
    proves('§7.tattoo.upvote')
  })

  test('visitors count once per browser, and their name is not kept', async ({ deps }) => {
    const { sam, rose, like } = await open(deps)
    await like(rose, { token: sam.token })
    expect((await like(rose, { headers: VISITOR })).body.upvotes).toBe(2)
    const other = { 'X-Visitor-Id': 'another-browser-0002' }
    expect((await like(rose, { headers: other })).body.upvotes).toBe(3)
    expect((await like(rose, { headers: VISITOR })).body).toMatchObject({
      isUpvoted: false,
      upvotes: 2,
    })
    const kept = await deps.db.selectFrom('upvote').selectAll().execute()
    expect(kept).toHaveLength(2)
    expect(JSON.stringify(kept)).not.toContain('browser')
    expect(kept.every(({ voter }) => voter.length === 32)).toBe(true)
  })

  test('likes of visitors are shown and move neither the gallery nor the landing page', async ({
    deps,
  }) => {
    const { client, sam, rose, lily, like } = await open(deps)
    for (const name of ['first', 'second', 'third'])
      await like(rose, { headers: { 'X-Visitor-Id': `${name}-browser-of-its-own` } })
    await like(lily, { token: sam.token })
    const list = async (query: string) =>
      (await client.get<ExploreResponse>(`/tattoo/explore?sort=Popular${query}`)).body.tattoos.map(
        ({ id, upvotes }) => ({ id, upvotes }),
      )
    const liked = [
      { id: lily, upvotes: 1 },
      { id: rose, upvotes: 3 },
    ]
    expect(await list('')).toEqual(liked)
    expect(await list('&gender=Female&placement=Forearm')).toEqual(liked)
    const featured = ExploreQuery.parse({ sort: 'Popular', limit: '1' })
    const { tattoos } = await exploreTattoos(deps, undefined, featured)
    expect(tattoos.map(({ id }) => id)).toEqual([lily])
  })

  test('twenty people at once make twenty likes; one person at once makes one or none', async ({
    deps,
  }) => {
    const { sam, rose, lily, like } = await open(deps)
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        like(rose, { headers: { 'X-Visitor-Id': `visitor-number-${index}-of-20` } }),
      ),
    )
    await Promise.all(Array.from({ length: 10 }, () => like(lily, { token: sam.token })))
    const rows = await deps.db
      .selectFrom('tattoo')
      .select(['id', 'upvotes'])
      .orderBy('id')
      .execute()
    const votes = await deps.db.selectFrom('upvote').select('tattoo_id').execute()
    for (const { id, upvotes } of rows)
      expect(upvotes).toBe(votes.filter((vote) => vote.tattoo_id === id).length)
    expect(rows[0]?.upvotes).toBe(20)
  })

  test('refuses nobody in particular, a bad name and what is not there', async ({ deps }) => {
    const { client, rose, like } = await open(deps)
    expect(await client.refusal(like(rose, {}))).toMatchObject({
      status: 400,
      code: 'visitor_unknown',
    })
    const bad = { 'X-Visitor-Id': 'short' }
    expect(await client.refusal(like(rose, { headers: bad }))).toMatchObject({ status: 400 })
    expect(await client.refusal(like(999, { headers: VISITOR }))).toMatchObject({ status: 404 })
  })

  test('an address that makes up visitors is stopped', async ({ deps }) => {
    const { rose, like } = await open(deps)
    const statuses: number[] = []
    for (let index = 0; index < 62; index++)
      statuses.push(
        (await like(rose, { headers: { 'X-Visitor-Id': `made-up-visitor-${index}` } })).status,
      )
    expect(statuses.slice(0, 60)).toEqual(Array(60).fill(200))
    expect(statuses.slice(60)).toEqual([429, 429])
  })
})

describe('tags', () => {
  test('§7 §5 the administrator sets, adds and removes them: trimmed, none twice', async ({
    deps,
  }) => {
    const { client, rose, tagged } = await open(deps)
    const { token } = await signInAsAdmin(deps)
    const set = await client.patch<Tattoo>(
      `/tattoo/${rose}/tags`,
      { tags: [' thorn ', 'Rose', 'rose', 'thorn'] },
      { token },
    )
    expect(set.body.tags).toEqual(['thorn', 'Rose'])
    const added = await client.post<Tattoo>(`/tattoo/${rose}/tag`, { tag: 'Old Wall' }, { token })
    expect(added.body.tags).toEqual(['thorn', 'Rose', 'Old Wall'])
    expect((await tagged('old-wall')).map(({ id }) => id)).toEqual([rose])
    const found = await client.get<ExploreResponse>('/tattoo/explore?search=thorn')
    expect(found.body.tattoos.map(({ id }) => id)).toEqual([rose])
    const removed = await client.delete<Tattoo>(`/tattoo/${rose}/tag/old%20wall`, undefined, {
      token,
    })
    expect(removed.body.tags).toEqual(['thorn', 'Rose'])
    expect(await tagged('old-wall')).toEqual([])
    proves('§5.tag.add', '§7.tattoo.tags', '§7.tattoo.tag-add', '§7.tattoo.tag-remove')
  })

  test('refuses too many, too long, none, slurs, and everybody else', async ({ deps }) => {
    const { client, sam, rose } = await open(deps)
    const { token } = await signInAsAdmin(deps)
    const add = (tag: string, as = token) =>
      client.refusal(client.post(`/tattoo/${rose}/tag`, { tag }, { token: as }))
    expect(await add('   ')).toMatchObject({ status: 400, message: 'Please enter a tag.' })
    expect(await add('x'.repeat(41))).toMatchObject({ status: 400 })
    expect(await add('nazi')).toMatchObject({ status: 422, code: 'moderation_refused' })
    expect(await add('fine', sam.token)).toMatchObject({ status: 403 })
    const tags = Array.from({ length: 31 }, (_, index) => `tag ${index}`)
    expect(
      await client.refusal(client.patch(`/tattoo/${rose}/tags`, { tags }, { token })),
    ).toMatchObject({ status: 400, message: 'A design has at most 30 tags.' })
    await client.patch(`/tattoo/${rose}/tags`, { tags: tags.slice(0, 30) }, { token })
    expect(await add('one more')).toMatchObject({ status: 400, code: 'too_many_tags' })
    const missing = client.patch('/tattoo/999/tags', { tags: [] }, { token })
    expect(await client.refusal(missing)).toMatchObject({ status: 404 })
    proves('§6.admin.rights')
  })
})

describe('reports', () => {
  test('count once per reporter, land with the administrator, and end with hide or restore', async ({
    deps,
  }) => {
    const { client, sam, rose, lily } = await open(deps)
    const { token } = await signInAsAdmin(deps)
    const report = (id: number, options: object, note = '') =>
      client.post(`/tattoo/${id}/report`, { reason: 'offensive', note }, options)
    const list = async () =>
      (await client.get<ReportsResponse>('/admin/reports', { token })).body.reports
    expect((await report(rose, { headers: VISITOR }, ' why ')).status).toBe(204)
    expect((await report(rose, { headers: VISITOR })).status).toBe(204)
    await report(rose, { token: sam.token })
    await report(lily, { token: sam.token })
    expect(
      (await list()).map(({ tattooId, note, reporterId }) => [tattooId, note, reporterId]),
    ).toEqual([
      [lily, '', sam.user.id],
      [rose, '', sam.user.id],
      [rose, 'why', null],
    ])
    await client.post(`/admin/tattoos/${rose}/hide`, undefined, { token })
    await client.post(`/admin/tattoos/${lily}/restore`, undefined, { token })
    expect(await list()).toEqual([])
    expect(await client.refusal(report(rose, { headers: VISITOR }))).toMatchObject({ status: 404 })
  })

  test('a hidden design is seen by its owner, with a notice, and the administrator; so is its picture', async ({
    deps,
  }) => {
    const { client, sam, rose } = await open(deps)
    const eve = await client.signUp('eve@example.com')
    const { token } = await signInAsAdmin(deps)
    await deps.files.put('users/2/designs/design-0/320.webp', new Uint8Array([1]), {
      contentType: 'image/webp',
    })
    const picture = (address: string) => client.app.request(address)
    const open0 = (await client.get<Tattoo>(`/tattoo/by-id/${rose}`)).body
    expect((await picture(open0.imageUrl)).status).toBe(200)
    await client.post(`/admin/tattoos/${rose}/hide`, undefined, { token })
    const seenBy = (as?: string) =>
      client.get<Tattoo>(`/tattoo/by-id/${rose}`, as ? { token: as } : {})
    expect((await seenBy()).status).toBe(404)
    expect((await seenBy(eve.token)).status).toBe(404)
    const own = await seenBy(sam.token)
    expect(own.body.isHidden).toBe(true)
    expect((await seenBy(token)).body.isHidden).toBe(true)
    expect((await picture(open0.imageUrl)).status).toBe(404)
    expect((await picture(own.body.imageUrl)).status).toBe(200)
    await client.post(`/admin/tattoos/${rose}/restore`, undefined, { token })
    expect((await seenBy()).body.isHidden).toBe(false)
    expect((await picture(open0.imageUrl)).status).toBe(200)
  })
})

test('the data export tells of my likes and reports', async ({ deps }) => {
  const { client, sam, rose, lily, like } = await open(deps)
  const eve = await client.signUp('eve@example.com')
  await like(rose, { token: eve.token })
  await client.post(
    `/tattoo/${lily}/report`,
    { reason: 'copied', note: 'seen elsewhere' },
    { token: eve.token },
  )
  const createdAt = deps.clock.now().toISOString()
  expect(await exportTattoos(deps.db, eve.user.id)).toEqual({
    own: [],
    favorites: [],
    likes: [{ tattooId: rose, createdAt }],
    reports: [{ tattooId: lily, createdAt, reason: 'copied', note: 'seen elsewhere' }],
  })
  expect(await exportTattoos(deps.db, sam.user.id)).toMatchObject({ likes: [], reports: [] })
})

/** People are still known; whatever asks for a design fails, as on a disk with a bad block. */
const designsAreAway: KyselyPlugin = {
  transformQuery({ node }) {
    if (/\b(?:tattoo|favorite)/.test(JSON.stringify(node))) throw new Error('the designs are away')
    return node
  },
  transformResult: ({ result }) => Promise.resolve(result),
}

test('§8 what cannot be fetched or tagged says so in words of its own', async ({ deps }) => {
  const as = await signInAsAdmin(deps)
  const client = createClient({ ...deps, db: deps.db.withPlugin(designsAreAway) })
  const failing = {
    'Failed to fetch tattoos, please try again later.': [
      client.get('/tattoo/explore'),
      client.get('/tattoo/by-tag/rose'),
      client.get('/tattoo/by-user', as),
    ],
    'Failed to fetch tattoo. Please try again later.': [client.get('/tattoo/by-id/5')],
    'Failed to fetch favorite tattoos. Please try again later.': [
      client.get('/tattoo/favorites', as),
    ],
    'Failed to fetch similar tattoos.': [client.get('/tattoo/5/similar')],
    'Failed to update tags': [client.patch('/tattoo/5/tags', { tags: ['rose'] }, as)],
    'Failed to add tag': [client.post('/tattoo/5/tag', { tag: 'rose' }, as)],
    'Failed to remove tag': [client.delete('/tattoo/5/tag/rose', undefined, as)],
  }
  for (const [message, answers] of Object.entries(failing))
    for (const answer of answers)
      expect(await client.refusal(answer)).toEqual({ status: 500, code: 'internal', message })
  expect(deps.logged.join('')).toContain('the designs are away')
  proves(
    '§8.tattoos.failed',
    '§8.tattoo.failed',
    '§8.favourites.failed',
    '§8.similar.failed',
    '§8.tags.failed',
  )
})

test('§8 ideas that cannot be fetched say so in words of their own', async ({
  deps,
  onTestFinished,
}) => {
  const reading = vi.spyOn(IDEAS[0]!.faqItems, 'map').mockImplementation(() => {
    throw new Error('the ideas are away')
  })
  onTestFinished(() => reading.mockRestore())
  const client = createClient(deps)
  const failure = (what: string) => ({
    status: 500,
    code: 'internal',
    message: `Failed to fetch ${what}. Please try again later.`,
  })
  expect(await client.refusal(client.get('/tattoo/ideas'))).toEqual(failure('tattoo ideas'))
  const one = client.get(`/tattoo/ideas/${IDEAS[0]!.name}`)
  expect(await client.refusal(one)).toEqual(failure('tattoo idea'))
  proves('§8.ideas.failed', '§8.idea.failed')
})

test('§8 No tattoos found in the API response: by-user and by-tag, in the log only', async ({
  deps,
}) => {
  const { client, sam } = await open(deps)
  const eve = await client.signUp('eve@example.com')
  const notes = () =>
    deps.logged.filter((line) => line.includes('No tattoos found in the API resp'))
  await client.get('/tattoo/by-user', { token: sam.token })
  await client.get('/tattoo/by-tag/rose')
  expect(notes()).toEqual([])
  for (const [path, options] of [
    ['/tattoo/by-user', { token: eve.token }],
    ['/tattoo/by-tag/pineapple', {}],
  ] as const)
    expect(await client.get(path, options)).toMatchObject({ status: 200, body: [] })
  expect(notes()).toHaveLength(2)
  proves('§8.tattoos.none')
})
