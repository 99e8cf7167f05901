import { describe, expect } from 'vitest'
import type { ExploreResponse, IdeaResponse } from '#shared/gallery.ts'
import type { Tattoo } from '#shared/tattoos.ts'
import { proves } from '#tests/proves.ts'
import { createClient } from '#tests/support/client.ts'
import { addDesigns, signInAsAdmin, type DesignFields } from '#tests/support/designs.ts'
import { test, type TestDeps } from '#tests/support/deps.ts'

async function open(deps: TestDeps) {
  const client = createClient(deps)
  const sam = await client.signUp('sam@example.com')
  const explore = async (query: Record<string, string> = {}) => {
    const search = new URLSearchParams(query).toString()
    const { status, body } = await client.get<ExploreResponse>(`/tattoo/explore?${search}`)
    expect(status).toBe(200)
    return { ids: body.tattoos.map(({ id }) => id), ...body.pagination, tattoos: body.tattoos }
  }
  const add = (designs: readonly DesignFields[]) => addDesigns(deps, sam.user.id, designs)
  return { client, sam, explore, add }
}

const numbered = (count: number, more: Partial<DesignFields> = {}) =>
  Array.from({ length: count }, (_, index) => ({ prompt: `rose number ${index}`, ...more }))

describe('GET /tattoo/explore', () => {
  test('§7 §9 pages of 20 by default, newest first, with pagination.hasMore', async ({ deps }) => {
    const { explore, add } = await open(deps)
    const ids = await add(numbered(45))
    const newestFirst = ids.toReversed()
    const first = await explore()
    expect(first.ids).toEqual(newestFirst.slice(0, 20))
    expect(first).toMatchObject({ page: 1, limit: 20, hasMore: true })
    const third = await explore({ page: '3' })
    expect(third.ids).toEqual(newestFirst.slice(40))
    expect(third).toMatchObject({ page: 3, hasMore: false, nextCursor: null })
    proves('§3.explore.response', '§7.tattoo.explore', '§9.gallery.page')
  })

  test('a cursor goes through everything once, best, newest and popular, while new designs come in', async ({
    deps,
  }) => {
    const { explore, add } = await open(deps)
    const ids = await add(numbered(50).map((design, index) => ({ ...design, upvotes: index % 3 })))
    for (const sort of ['', 'Recent', 'Popular']) {
      const seen: number[] = []
      let cursor: string | null = ''
      while (cursor !== null) {
        const page: Awaited<ReturnType<typeof explore>> = await explore({
          sort,
          limit: '7',
          ...(cursor ? { cursor } : {}),
        })
        seen.push(...page.ids)
        if (seen.length === 7) await add(numbered(1))
        cursor = page.nextCursor
      }
      const own = seen.filter((id) => ids.includes(id))
      expect(own.toSorted((a, b) => a - b)).toEqual(ids)
      const upvotesOf = (id: number) => (sort === 'Recent' ? 0 : ids.indexOf(id) % 3)
      expect(own).toEqual(own.toSorted((a, b) => upvotesOf(b) - upvotesOf(a) || b - a))
    }
    proves('§2.explore.sorts')
  })

  test('§2 filters by gender, placement and both, whatever their capitals', async ({ deps }) => {
    const { explore, add } = await open(deps)
    const [maleBack, femaleBack, maleHand] = await add([
      { prompt: 'a', gender: 'Male', placement: 'Back', upvotes: 1 },
      { prompt: 'b', gender: 'Female', placement: 'Back', upvotes: 5 },
      { prompt: 'c', gender: 'Male', placement: 'Hand' },
    ])
    expect((await explore({ gender: 'male', sort: 'Recent' })).ids).toEqual([maleHand, maleBack])
    expect((await explore({ gender: 'male' })).ids).toEqual([maleBack, maleHand])
    expect((await explore({ placement: 'BACK' })).ids).toEqual([femaleBack, maleBack])
    expect((await explore({ gender: 'Male', placement: 'Back' })).ids).toEqual([maleBack])
    expect((await explore({ placement: 'Back', sort: 'Popular' })).ids).toEqual([
      femaleBack,
      maleBack,
    ])
    proves('§2.explore.genders', '§7.tattoo.explore')
  })

  test('§2 a tag however it is written; an idea covers all its tags', async ({ deps }) => {
    const { explore, add } = await open(deps)
    const [blossom, lioness, lion] = await add([
      { prompt: 'branch', tags: ['cherry-blossom', 'branch'] },
      { prompt: 'hunter', tags: ['lioness'], upvotes: 4 },
      { prompt: 'king', tags: ['lion'] },
    ])
    for (const tag of ['cherry-blossom', 'Cherry Blossom', 'cherryBlossom'])
      expect((await explore({ tag })).ids).toEqual([blossom])
    expect((await explore({ tag: 'lion', sort: 'Recent' })).ids).toEqual([lion, lioness])
    expect((await explore({ tag: 'lion', sort: 'Popular' })).ids).toEqual([lioness, lion])
    expect((await explore({ tag: 'lioness' })).ids).toEqual([lioness])
    expect((await explore({ tag: 'lion', search: 'king' })).ids).toEqual([lion])
    expect((await explore({ tag: 'unheard of' })).ids).toEqual([])
    proves('§2.explore.tag')
  })

  test('private and hidden designs are nowhere in it', async ({ deps }) => {
    const { client, explore, add } = await open(deps)
    const [shown] = await add([
      { prompt: 'a rose' },
      { prompt: 'a rose', isPublic: false },
      { prompt: 'a rose' },
    ])
    const admin = await signInAsAdmin(deps)
    const hidden = shown! + 2
    await client.post(`/admin/tattoos/${hidden}/hide`, undefined, { token: admin.token })
    for (const query of [
      {},
      { sort: 'Popular' },
      { tag: 'rose' },
      { search: 'rose' },
      { gender: 'Female' },
    ])
      expect((await explore(query as Record<string, string>)).ids).toEqual([shown])
    expect((await client.get<Tattoo[]>('/tattoo/by-tag/rose')).body.map(({ id }) => id)).toEqual([
      shown,
    ])
  })

  test('lists leave out what only a design’s own page shows', async ({ deps }) => {
    const { client, explore, add } = await open(deps)
    const [id] = await add([{ prompt: 'a rose', meaning: '<p>Love</p>' }])
    expect((await explore()).tattoos[0]).toMatchObject({ id, meaning: null })
    const { body } = await client.get<Tattoo>(`/tattoo/by-id/${id}`)
    expect(body).toMatchObject({ id, meaning: '<p>Love</p>', isHidden: false, isUpvoted: false })
    proves('§7.tattoo.by-id')
  })

  test.for([
    [{ limit: '61' }, 'Please ask for 1 to 60 designs.'],
    [{ page: '0' }, 'Not a page'],
    [{ page: '101' }, 'Pages end at 2000 designs. Please use cursor to go on.'],
    [{ cursor: 'bm9uc2Vuc2U' }, 'This is not a place in this list.'],
    [{ cursor: 'UG9wdWxhcjoxOjE6MA', sort: 'Recent' }, 'This is not a place in this list.'],
    [{ gender: 'robot' }, 'Please choose one of the body types.'],
    [{ placement: 'Nose' }, 'Please choose one of the placements.'],
    [{ sort: 'Random' }, 'Please sort by Popular or Recent.'],
    [{ search: 'x'.repeat(101) }, 'Please search with at most 100 characters.'],
  ] as const)('refuses %j', async ([query, message], { deps }) => {
    const client = createClient(deps)
    const answer = client.get(`/tattoo/explore?${new URLSearchParams(query).toString()}`)
    expect(await client.refusal(answer)).toMatchObject({ status: 400, message })
  })
})

describe('search', () => {
  const WALL: DesignFields[] = [
    { prompt: 'a lion with a crown', tags: ['lion', 'crown'], style: 'Realistic' },
    { prompt: 'two roses on a stem', tags: ['rose'] },
    { prompt: 'wolf under the moon', tags: ['wolf', 'moon'], placement: 'Calf' },
    { prompt: 'snake around a dagger', tags: ['snake', 'dagger'], style: 'Old School' },
    { prompt: 'octopus', tags: ['octopus'], placement: null },
  ]

  const FOUND: Record<string, string[]> = {
    lion: ['a lion with a crown'],
    LIONS: ['a lion with a crown'],
    'crown lion': ['a lion with a crown'],
    rose: ['two roses on a stem'],
    wlof: ['wolf under the moon'],
    octapus: ['octopus'],
    'old school': ['snake around a dagger'],
    calf: ['wolf under the moon'],
    'big cat': ['a lion with a crown'],
    'big cats with a crown': ['a lion with a crown'],
    'king of the jungle': ['a lion with a crown'],
    knife: ['snake around a dagger'],
    'wolf octopus': ['octopus', 'wolf under the moon'],
    // A family is spelt as it was meant, and is no mistaken "fine" of Fine Line.
    feline: ['a lion with a crown'],
    zeppelin: [],
    '!!!': [],
    "'; drop table tattoo; -- & | :*": [],
  }

  test('forgives capitals, plurals and typos, and knows families and synonyms', async ({
    deps,
  }) => {
    const { explore, add } = await open(deps)
    await add(WALL)
    const ask = async () => {
      const found: Record<string, string[]> = {}
      for (const search of Object.keys(FOUND))
        found[search] = (await explore({ search })).tattoos.map(({ prompt }) => prompt)
      return found
    }
    // The first time an engine has to start; a search does not wait for it.
    await deps.ink.read({ prompt: 'a lion' })
    await expect.poll(ask, { timeout: 10_000, interval: 200 }).toEqual(FOUND)
    proves('§7.tattoo.explore')
  })

  test('any of the words where none has all: the second page by number is the same as by cursor', async ({
    deps,
  }) => {
    const { explore, add } = await open(deps)
    await add(numbered(7, { prompt: 'a moth', tags: [] }))
    const query = { search: 'moth zeppelin', limit: '5' }
    const { nextCursor } = await explore(query)
    const byCursor = await explore({ ...query, cursor: nextCursor! })
    expect(byCursor.ids).toHaveLength(2)
    expect((await explore({ ...query, page: '2' })).ids).toEqual(byCursor.ids)
  })

  test('§5 a blank search is none', async ({ deps }) => {
    const { explore, add } = await open(deps)
    await add(WALL)
    expect((await explore({ search: '   ' })).ids).toHaveLength(WALL.length)
    proves('§5.search.trim')
  })

  test('goes on by cursor far behind the designs that do not match, newest and popular', async ({
    deps,
  }) => {
    const { explore, add } = await open(deps)
    const moths = await add(numbered(8, { prompt: 'a moth', tags: ['moth'] }))
    await add(numbered(1_200, { prompt: 'plain', tags: [] }))
    for (const sort of ['Recent', 'Popular']) {
      const first = await explore({ search: 'moth', limit: '5', sort })
      const second = await explore({ search: 'moth', limit: '5', sort, cursor: first.nextCursor! })
      expect([...first.ids, ...second.ids]).toEqual(moths.toReversed())
      expect(second.hasMore).toBe(false)
    }
  })
})

describe('one design', () => {
  test('§8 by-id 404: No tattoo found with the given ID', async ({ deps }) => {
    const { client, add } = await open(deps)
    const [secret] = await add([{ prompt: 'a secret', isPublic: false }])
    for (const id of [secret, 999])
      expect(await client.refusal(client.get(`/tattoo/by-id/${id}`))).toMatchObject({
        status: 404,
        message: 'No tattoo found with the given ID',
      })
    expect(await client.refusal(client.get('/tattoo/by-id/abc'))).toMatchObject({
      status: 400,
      message: 'Invalid tattoo ID.',
    })
    proves('§8.tattoo.not-found', '§5.detail.no-id')
  })

  test('a private design is there for its owner and the administrator alone', async ({ deps }) => {
    const { client, sam, add } = await open(deps)
    const eve = await client.signUp('eve@example.com')
    const admin = await signInAsAdmin(deps)
    const [secret] = await add([{ prompt: 'a secret', isPublic: false }])
    for (const path of [`/tattoo/by-id/${secret}`, `/tattoo/${secret}/similar`]) {
      const statusFor = async (token?: string) =>
        (await client.get(path, token ? { token } : {})).status
      expect(await statusFor(sam.token)).toBe(200)
      expect(await statusFor(admin.token)).toBe(200)
      expect(await statusFor(eve.token)).toBe(404)
      expect(await statusFor()).toBe(404)
    }
    const { body } = await client.get<Tattoo>(`/tattoo/by-id/${secret}`, { token: sam.token })
    expect(body).toMatchObject({ prompt: 'a secret', isPublic: false })
  })

  test('similar: what shares the rarest tags first, never itself, never what is private', async ({
    deps,
  }) => {
    const { client, add } = await open(deps)
    const common = { tags: ['rose'] }
    const [target, near, far] = await add([
      { prompt: 'a rose and a kraken', tags: ['rose', 'kraken'] },
      { prompt: 'kraken in a storm', tags: ['kraken', 'rose'] },
      { prompt: 'one rose', ...common },
      { prompt: 'kraken', tags: ['kraken'], isPublic: false },
      ...numbered(4, common),
    ])
    await deps.db
      .insertInto('tag_use')
      .values([{ tag: 'x', uses: 1 }])
      .execute()
    await deps.db.updateTable('tag_use').set({ uses: 50 }).where('tag', '=', 'rose').execute()
    const { body } = await client.get<{ data: Tattoo[] }>(`/tattoo/${target}/similar`)
    const ids = body.data.map(({ id }) => id)
    expect(ids[0]).toBe(near)
    expect(ids).toContain(far)
    expect(ids).toHaveLength(6)
    proves('§7.tattoo.similar')
  })

  test('§7 by-tag answers an array of the newest, also by the name of an idea', async ({
    deps,
  }) => {
    const { client, add } = await open(deps)
    const ids = await add([
      { prompt: 'a', tags: ['great-wave'] },
      { prompt: 'b', tags: ['wave'] },
    ])
    const { body } = await client.get<Tattoo[]>('/tattoo/by-tag/Wave')
    expect(body.map(({ id }) => id)).toEqual(ids.toReversed())
    proves('§7.tattoo.by-tag')
  })
})

test('§7 favorites: the last favoured first, without what has become private', async ({ deps }) => {
  const { client, sam, add } = await open(deps)
  const eve = await client.signUp('eve@example.com')
  const [first, second, third] = await add(numbered(3))
  for (const tattooId of [second, first, third]) {
    await client.post('/tattoo/favorite', { tattooId }, { token: eve.token })
    deps.clock.advance(1000)
  }
  await deps.db.updateTable('tattoo').set({ is_public: false }).where('id', '=', third!).execute()
  const { body } = await client.get<Tattoo[]>('/tattoo/favorites', { token: eve.token })
  expect(body.map(({ id, isFavorited }) => [id, isFavorited])).toEqual([
    [first, true],
    [second, true],
  ])
  expect((await client.get<Tattoo[]>('/tattoo/favorites', { token: sam.token })).body).toEqual([])
  proves('§7.tattoo.favorites')
})

describe('ideas', () => {
  test('§7 the list has name, description, meaning and faqItems of all fifty', async ({ deps }) => {
    const { body } = await createClient(deps).get<IdeaResponse[]>('/tattoo/ideas')
    expect(body).toHaveLength(50)
    expect(Object.keys(body[0]!)).toEqual(['name', 'description', 'meaning', 'faqItems'])
    expect(Object.keys(body[0]!.faqItems[0]!)).toEqual(['question', 'answer'])
    proves('§3.idea.fields', '§7.ideas.list')
  })

  test('§8 by name in any writing, else: No tattoo idea found with the given name.', async ({
    deps,
  }) => {
    const client = createClient(deps)
    for (const name of ['tree of life', 'Tree%20Of%20Life', 'tree-of-life'])
      expect((await client.get<IdeaResponse>(`/tattoo/ideas/${name}`)).body.name).toBe(
        'Tree of Life',
      )
    expect(await client.refusal(client.get('/tattoo/ideas/zeppelin'))).toMatchObject({
      status: 404,
      message: 'No tattoo idea found with the given name.',
    })
    proves('§7.ideas.one', '§8.idea.none')
  })
})
