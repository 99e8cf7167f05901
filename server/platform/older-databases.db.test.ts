import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createDatabaseBefore } from '#tests/support/database.ts'

const DAY_MS = 86_400_000

async function openDatabaseBefore(version: number) {
  const { database, bringUpToDate } = await createDatabaseBefore(version)
  onTestFinished(() => database.close())
  const db = database.kysely
  await sql`
    insert into account (id, email, username, created_at, updated_at) overriding system value
    values (1, 'ada@example.com', 'ada', now(), now()), (2, 'bob@example.com', 'bob', now(), now())`.execute(
    db,
  )
  return { db, bringUpToDate }
}

test('0014 and 0015 ask nobody who is there for a new password or a second step, nor suspend them', async () => {
  const { db, bringUpToDate } = await openDatabaseBefore(14)
  await bringUpToDate()
  const accounts = await db
    .selectFrom('account')
    .select(['must_change_password', 'has_second_factor', 'suspended_at'])
    .execute()
  const asBefore = { must_change_password: false, has_second_factor: false, suspended_at: null }
  expect(accounts).toEqual([asBefore, asBefore])
})

test('0015 keeps sessions, none of them proved and none for longer than 180 days', async () => {
  const { db, bringUpToDate } = await openDatabaseBefore(15)
  const now = Date.now()
  const sessions = [
    { openedDaysAgo: 10, endsInDays: 30 },
    { openedDaysAgo: 170, endsInDays: 30 },
    { openedDaysAgo: 200, endsInDays: 30 },
  ]
  for (const [index, { openedDaysAgo, endsInDays }] of sessions.entries())
    await sql`insert into session (account_id, token_hash, created_at, last_used_at, expires_at)
      values (1, ${Buffer.from([index])}, ${new Date(now - openedDaysAgo * DAY_MS)}, ${new Date(now)},
        ${new Date(now + endsInDays * DAY_MS)})`.execute(db)
  await bringUpToDate()
  const rows = await db.selectFrom('session').selectAll().orderBy('id').execute()
  expect(rows.map(({ device, proved_at }) => ({ device, proved_at }))).toEqual(
    Array.from({ length: 3 }, () => ({ device: '', proved_at: null })),
  )
  const endsInDays = rows.map(({ expires_at }) => Math.round((expires_at.getTime() - now) / DAY_MS))
  expect(endsInDays).toEqual([30, 10, -20])
})
