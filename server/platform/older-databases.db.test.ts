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

test('0013 counts the likes of people alone, on designs and under their tags', async () => {
  const { db, bringUpToDate } = await openDatabaseBefore(13)
  await sql`
    insert into tattoo (id, account_id, filename, file_folder, prompt, style, color, skin_tone, gender, provider, recipe,
      width_px, height_px, webp_widths, avif_widths, preview_data_uri, upvotes, created_at, updated_at)
    overriding system value
    select id, 1, id::text, 'f', 'a rose', 'Sketch', 'Colored', 'medium', 'Other', 'ink', '{}', 9, 9, '{9}', '{9}', '',
      case id when 1 then 3 else 0 end, now(), now()
    from generate_series(1, 2) as id`.execute(db)
  await sql`
    insert into upvote (tattoo_id, voter, account_id, created_at)
    values (1, '\\x01', 1, now()), (1, '\\x02', 2, now()), (1, '\\x03', null, now())`.execute(db)
  await sql`insert into tattoo_tag (tattoo_id, tag, upvotes) values (1, 'rose', 3), (2, 'rose', 0)`.execute(
    db,
  )
  await bringUpToDate()
  const designs = await db
    .selectFrom('tattoo')
    .select(['upvotes', 'popularity'])
    .orderBy('id')
    .execute()
  expect(designs).toEqual([
    { upvotes: 3, popularity: 2 },
    { upvotes: 0, popularity: 0 },
  ])
  const tags = await db.selectFrom('tattoo_tag').select('popularity').orderBy('tattoo_id').execute()
  expect(tags.map(({ popularity }) => popularity)).toEqual([2, 0])
})

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
