import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import {
  countJobFailure,
  purgeMeasurements,
  recordEvents,
} from '#server/features/measure/measure.service.ts'
import type { AdminOverview, AdminUsersResponse } from '#shared/admin.ts'
import { proves } from '#tests/proves.ts'
import { createClient } from '#tests/support/client.ts'
import { addDesigns, signInAsAdmin } from '#tests/support/designs.ts'
import { test, type TestDeps } from '#tests/support/deps.ts'

const DAY_MS = 86_400_000
const CLICK = { name: 'upgrade_clicked', data: { tier: 'Pro' } }
const OPENED = { name: 'pricing_opened', data: {} }

const listCounts = (deps: TestDeps) =>
  deps.db
    .selectFrom('daily_count')
    .select(['name', 'label', 'source', 'count'])
    .orderBy('name')
    .orderBy('label')
    .orderBy('source')
    .execute()

const listEvents = (deps: TestDeps) => deps.db.selectFrom('product_event').selectAll().execute()

/** As a page sends them: without a session, without a cookie. */
function openPage(deps: TestDeps) {
  const { app } = createClient(deps)
  return async (body: unknown, headers: Record<string, string> = {}) => {
    const response = await app.request('/api/events', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin', ...headers },
      body: JSON.stringify(body),
    })
    return response.status
  }
}

describe('POST /events', () => {
  test('§7 events are counted by day, tier and source, of nobody in particular and without a cookie', async ({
    deps,
  }) => {
    const tell = openPage(deps)
    expect(await tell({ events: [CLICK, OPENED, CLICK] })).toBe(204)
    expect(await tell({ events: [CLICK], source: 'Newsletter' })).toBe(204)
    expect(await listCounts(deps)).toEqual([
      { name: 'pricing_opened', label: '', source: '', count: 1 },
      { name: 'upgrade_clicked', label: 'Pro', source: '', count: 2 },
      { name: 'upgrade_clicked', label: 'Pro', source: 'newsletter', count: 1 },
    ])
    const events = await listEvents(deps)
    expect(events).toHaveLength(4)
    expect(Object.keys(events[0]!).toSorted()).toEqual([
      'created_at',
      'data',
      'id',
      'name',
      'source',
    ])
    proves('§7.analytics.upgrade', '§7.analytics.pricing')
  })

  test('refuses whatever is not on the list, to the letter', async ({ deps }) => {
    const tell = openPage(deps)
    const answers: Record<string, number> = {}
    for (const [what, body] of Object.entries({
      'an unknown name': { events: [{ name: 'page_read', data: {} }] },
      'data beside it': { events: [{ ...CLICK, data: { tier: 'Pro', email: 'a@b.de' } }] },
      'a tier not sold': { events: [{ ...CLICK, data: { tier: 'Gold' } }] },
      'a field beside the events': { events: [OPENED], visitor: 'ada' },
      'no event': { events: [] },
      'more than a batch': { events: Array.from({ length: 21 }, () => OPENED) },
    }))
      answers[what] = await tell(body)
    expect(answers).toEqual({
      'an unknown name': 400,
      'data beside it': 400,
      'a tier not sold': 400,
      'a field beside the events': 400,
      'no event': 400,
      'more than a batch': 400,
    })
    expect(await listCounts(deps)).toEqual([])
  })

  test('refuses what is too large, what another site sends, and the 31st batch of a minute', async ({
    deps,
  }) => {
    const tell = openPage(deps)
    expect(await tell({ events: [OPENED], source: 'a'.repeat(9_000) })).toBe(413)
    expect(await tell({ events: [OPENED] }, { 'Sec-Fetch-Site': 'cross-site' })).toBe(403)
    const answers = []
    for (let batch = 0; batch < 30; batch++) answers.push(await tell({ events: [OPENED] }))
    expect(answers).toContain(204)
    expect(answers.at(-1)).toBe(429)
  })

  test('Global Privacy Control: nothing is stored, neither of a visit nor of a sign-up', async ({
    deps,
  }) => {
    const tell = openPage(deps)
    const headers = { 'Sec-GPC': '1' }
    expect(await tell({ events: [CLICK] }, headers)).toBe(204)
    const { status } = await createClient(deps).post(
      '/auth/signup',
      { email: 'ada@example.com', password: 'a-fine-needle', utmParams: { utm_source: 'ads' } },
      { headers },
    )
    expect(status).toBe(201)
    expect(await listCounts(deps)).toEqual([])
    expect(await listEvents(deps)).toEqual([])
    const account = await deps.db.selectFrom('account').select('utm_params').executeTakeFirst()
    expect(account).toEqual({ utm_params: {} })
  })

  test('whoever makes up sources makes up no rows, and no source holds an address', async ({
    deps,
  }) => {
    const event = { name: 'pricing_opened', data: {} } as const
    const sources = Array.from({ length: 60 }, (_, index) => `source-${index}`)
    for (const source of [...sources, 'ada@example.com', 'source-3'])
      await recordEvents(deps, { events: [event], source })
    const counts = await listCounts(deps)
    expect(counts).toHaveLength(51)
    expect(counts.find(({ source }) => source === 'other')?.count).toBe(11)
    expect(counts.find(({ source }) => source === 'source-3')?.count).toBe(2)
  })
})

test('§7 a sign-up is counted by the campaign it came from; one that is refused is not', async ({
  deps,
}) => {
  const client = createClient(deps)
  const signUp = (utmParams: object | null) =>
    client.post('/auth/signup', {
      email: 'ada@example.com',
      password: 'a-fine-needle',
      utmParams,
    })
  expect((await signUp({ utm_source: 'Instagram', utm_medium: 'story' })).status).toBe(201)
  expect((await signUp({ utm_source: 'Instagram' })).status).toBe(409)
  expect(await listCounts(deps)).toEqual([
    { name: 'sign_up', label: 'password', source: 'instagram', count: 1 },
  ])
})

test('a refused text is counted by its rule, and not kept', async ({ deps }) => {
  const { token } = await signInAsAdmin(deps)
  const [design] = await addDesigns(deps, 1, [{ prompt: 'a rose' }])
  const client = createClient(deps)
  const answer = await client.post(`/tattoo/${design}/tag`, { tag: 'white power' }, { token })
  expect(answer.status).toBe(422)
  expect(await listCounts(deps)).toEqual([
    { name: 'moderation_refused', label: 'hate', source: '', count: 1 },
  ])
})

test('single events are gone after 30 days, counts after 400', async ({ deps }) => {
  const tell = openPage(deps)
  await tell({ events: [OPENED] })
  deps.clock.advance(31 * DAY_MS)
  await tell({ events: [OPENED] })
  await purgeMeasurements(deps)
  expect(await listEvents(deps)).toHaveLength(1)
  expect((await listCounts(deps)).map(({ count }) => count)).toEqual([1, 1])
  deps.clock.advance(380 * DAY_MS)
  await purgeMeasurements(deps)
  expect(await listCounts(deps)).toHaveLength(1)
})

describe('GET /admin/overview', () => {
  test('shows this day beside the one before, what waits and what failed', async ({ deps }) => {
    const client = createClient(deps)
    const { token } = await signInAsAdmin(deps)
    const { user } = await client.signUp('ada@example.com')
    await addGeneration(deps, user.id, { state: 'done', variations: 2 })
    deps.clock.advance(DAY_MS)
    await client.signUp('bea@example.com')
    await addGeneration(deps, user.id, { state: 'done', variations: 3 })
    await addGeneration(deps, user.id, { state: 'failed', variations: 1 })
    await addGeneration(deps, user.id, { state: 'queued', variations: 1 })
    await addPayment(deps, user.id, { amountCents: 1_999, refundedCents: 500 })
    await client.post('/deduct', { userId: user.id, amount: 1 }, { token })
    await client.post('/contact', { name: 'Ada', email: 'a@example.com', message: 'Hello' })
    for (const jobId of ['job-1', 'job-2'])
      await countJobFailure(deps, { job: 'mail', jobId, error: new TypeError('to Ada') })

    const { body } = await client.get<AdminOverview>('/admin/overview', { token })
    expect(body).toMatchObject({
      day: '2026-01-16',
      figures: {
        newAccounts: { today: 1, yesterday: 2 },
        designsDrawn: { today: 3, yesterday: 2 },
        creditsSpent: { today: 3, yesterday: 2 },
        revenueCents: { today: 1_499, yesterday: 0 },
        failures: { today: 3, yesterday: 0 },
      },
      waiting: { reports: 0, messages: 1, photos: 0, designs: 1 },
      failedDesigns: [{ accountId: user.id, code: 'timeout' }],
      failedJobs: [{ day: '2026-01-16', job: 'mail', error: 'TypeError', count: 2 }],
    })
    expect(body.days).toHaveLength(30)
    expect(body.days.at(-1)).toBe('2026-01-16')
    const signUps = body.counts.find(({ name }) => name === 'sign_up')
    expect(signUps?.perDay.slice(-3)).toEqual([0, 1, 1])
    expect(JSON.stringify(body)).not.toContain('to Ada')
  })

  test('is read through indexes: no table that grows is read from end to end', async ({ deps }) => {
    await sql`set enable_seqscan = off`.execute(deps.db)
    const plans = await Promise.all(
      [
        sql`explain select count(*) from account where created_at >= now()`,
        sql`explain select sum(variations) from generation where state = 'done' and ended_at >= now()`,
        sql`explain select id from generation where state = 'failed' and ended_at is not null order by ended_at desc limit 15`,
        sql`explain select sum(amount_credits) from credit_hold where state = 'settled' and ended_at >= now() and key not like 'deduct:%'`,
        sql`explain select sum(amount_cents) from payment where status = 'paid' and created_at >= now()`,
        sql`explain select id from account where lower(email) like 'ada%' limit 20`,
        sql`explain select id from account where lower(username) like 'ada%' limit 20`,
      ].map(async (query) => JSON.stringify((await query.execute(deps.db)).rows)),
    )
    await sql`set enable_seqscan = on`.execute(deps.db)
    for (const plan of plans) expect(plan).not.toContain('Seq Scan')
  })
})

test('people are found by how their address or name begins, with plan and balance', async ({
  deps,
}) => {
  const client = createClient(deps)
  const { token } = await signInAsAdmin(deps)
  for (const email of ['Ada.L@example.com', 'adam@example.com', 'bea@example.com'])
    await client.signUp(email)
  await deps.db
    .updateTable('account')
    .set({ username: 'adalbert', subscription_plan: 2, subscription_status: 'active' })
    .where('email', '=', 'bea@example.com')
    .execute()
  const search = async (text: string) => {
    const query = encodeURIComponent(text)
    const { body } = await client.get<AdminUsersResponse>(`/admin/users?search=${query}`, { token })
    return body.users.map(({ email, plan, creditBalance }) => ({ email, plan, creditBalance }))
  }
  expect(await search('ADA')).toEqual([
    { email: 'Ada.L@example.com', plan: 0, creditBalance: 5 },
    { email: 'adam@example.com', plan: 0, creditBalance: 5 },
    { email: 'bea@example.com', plan: 2, creditBalance: 5 },
  ])
  expect(await search('ada.')).toMatchObject([{ email: 'Ada.L@example.com' }])
  // What means something to the database is a letter like any other.
  expect(await search('%')).toEqual([])
  expect(await search('a_a')).toEqual([])
})

async function addGeneration(
  deps: TestDeps,
  accountId: number,
  { state, variations }: { state: 'done' | 'failed' | 'queued'; variations: number },
) {
  const now = deps.clock.now()
  const { count } = await deps.db
    .selectFrom('credit_hold')
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const key = `generation-${count}`
  const holdState = { done: 'settled', failed: 'released', queued: 'held' } as const
  const hold = await deps.db
    .insertInto('credit_hold')
    .values({
      account_id: accountId,
      amount_credits: variations,
      state: holdState[state],
      key,
      created_at: now,
      ended_at: state === 'queued' ? null : now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await deps.db
    .insertInto('generation')
    .values({
      account_id: accountId,
      request_key: key,
      request: '{}',
      variations,
      hold_id: hold.id,
      state,
      file_stem: key,
      failure_code: state === 'failed' ? 'timeout' : null,
      created_at: now,
      ended_at: state === 'queued' ? null : now,
    })
    .execute()
}

async function addPayment(
  deps: TestDeps,
  accountId: number,
  { amountCents, refundedCents }: { amountCents: number; refundedCents: number },
) {
  const now = deps.clock.now()
  await deps.db
    .insertInto('payment')
    .values({
      id: 'in_1',
      account_id: accountId,
      status: 'paid',
      amount_cents: amountCents,
      refunded_cents: refundedCents,
      credits: 50,
      lot_key: 'in_1',
      description: 'Pro',
      created_at: now,
      updated_at: now,
    })
    .execute()
}
