import { sql } from 'kysely'
import { expect } from 'vitest'
import { InsufficientCreditsError } from '#server/features/credits/credits.errors.ts'
import {
  holdCredits,
  readBalance,
  releaseHold,
  settleHold,
  takeForGood,
  writeOffExpired,
} from '#server/features/credits/credits.service.ts'
import {
  audit,
  DAY_MS,
  grant,
  HOUR_MS,
  insertPerson,
  later,
  listRemaining,
  newKey,
  NOON,
} from '#server/features/credits/credits.test-support.ts'
import type { Executor } from '#server/platform/db.ts'
import type { Deps } from '#server/platform/deps.ts'
import { test } from '#tests/support/deps.ts'

const inTransaction = <Result>({ db }: Deps, work: (tx: Executor) => Promise<Result>) =>
  db.transaction().execute(work)

const hold = (deps: Deps, accountId: number, amountCredits: number, now = NOON) =>
  inTransaction(deps, (tx) =>
    holdCredits(tx, { accountId, amountCredits, key: newKey(), note: '', now }),
  )

const repeat = <Result>(times: number, work: (index: number) => Promise<Result>) =>
  Promise.allSettled(Array.from({ length: times }, (_, index) => work(index)))

/** Fails when any was refused for another reason than a lack of credits, a deadlock for one. */
function countSuccesses(results: readonly PromiseSettledResult<unknown>[]): number {
  const failures = results.filter((result) => result.status === 'rejected')
  for (const { reason } of failures) expect(reason).toBeInstanceOf(InsufficientCreditsError)
  return results.length - failures.length
}

test('1,000 holds, 250 at once, on a balance of 10: exactly ten succeed', async ({ deps }) => {
  const person = await insertPerson(deps.db)
  for (const credits of [1, 2, 3, 4]) {
    await grant(deps.db, person, credits, { expiresAt: later((9 - credits) * DAY_MS) })
  }
  const results: PromiseSettledResult<unknown>[] = []
  // No more at once than get a connection in good time, however busy the machine is.
  for (let round = 0; round < 4; round += 1)
    results.push(...(await repeat(250, () => hold(deps, person, 1))))
  expect(countSuccesses(results)).toBe(10)
  expect(await listRemaining(deps.db, person)).toEqual([0, 0, 0, 0])
  await audit(deps.db, person, NOON)
}, 60_000)

test('holds of different sizes across many lots at once never take a credit twice', async ({
  deps,
}) => {
  const person = await insertPerson(deps.db)
  for (let lot = 0; lot < 20; lot += 1)
    await grant(deps.db, person, 1 + (lot % 3), { expiresAt: later((20 - lot) * DAY_MS) })
  const before = await readBalance(deps.db, person, NOON)
  const sizes = Array.from({ length: 60 }, (_, index) => 1 + (index % 5))
  const results = await repeat(sizes.length, (index) => hold(deps, person, sizes[index]!))
  countSuccesses(results)
  const held = sizes.filter((_, index) => results[index]!.status === 'fulfilled')
  const heldCredits = held.reduce((sum, size) => sum + size, 0)
  expect(await readBalance(deps.db, person, NOON)).toBe(before - heldCredits)
  await audit(deps.db, person, NOON)
})

test('twenty that hold and settle on one account, over and over, never wait for each other', async ({
  deps,
}) => {
  const person = await insertPerson(deps.db)
  await grant(deps.db, person, 500)
  const results = await repeat(20, async () => {
    for (let round = 0; round < 6; round += 1) {
      const { holdId } = await hold(deps, person, 1)
      await inTransaction(deps, (tx) => settleHold(tx, holdId, NOON))
    }
  })
  expect(countSuccesses(results)).toBe(20)
  expect(await readBalance(deps.db, person, NOON)).toBe(380)
  await audit(deps.db, person, NOON)
}, 60_000)

test('ends of one hold that race: one wins, and the credits move once', async ({ deps }) => {
  const person = await insertPerson(deps.db)
  await grant(deps.db, person, 10)
  for (let round = 0; round < 10; round += 1) {
    const before = await readBalance(deps.db, person, NOON)
    const { holdId } = await hold(deps, person, 1)
    const ends = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        inTransaction(deps, (tx) =>
          index % 2 ? settleHold(tx, holdId, NOON) : releaseHold(tx, holdId, NOON),
        ),
      ),
    )
    expect(ends.filter(Boolean)).toHaveLength(1)
    const isReleased = ends.indexOf(true) % 2 === 0
    expect(await readBalance(deps.db, person, NOON)).toBe(isReleased ? before : before - 1)
  }
  await audit(deps.db, person, NOON)
})

test('the ledger is locked whatever way the database reads the lots', async ({ deps, skip }) => {
  if (deps.database.engine.kind === 'pglite') skip('the embedded database has one connection')
  const person = await insertPerson(deps.db)
  await deps.db.transaction().execute(async (tx) => {
    await sql`set local enable_indexscan = off`.execute(tx)
    await sql`set local enable_bitmapscan = off`.execute(tx)
    await writeOffExpired(tx, person, NOON)
    const other = sql`select id from account where id = ${person} for no key update nowait`
    await expect(other.execute(deps.db)).rejects.toThrow('could not obtain lock')
  })
})

test('one key granted by twenty at once grants once', async ({ deps }) => {
  const person = await insertPerson(deps.db)
  const grants = await Promise.all(
    Array.from({ length: 20 }, () =>
      inTransaction(deps, (tx) => grant(tx, person, 20, { key: 'invoice:1' })),
    ),
  )
  expect(grants.filter(Boolean)).toHaveLength(1)
  expect(await readBalance(deps.db, person, NOON)).toBe(20)
})

test('everything at once on lots that expire in between: no deadlock, and the books balance', async ({
  deps,
}) => {
  const people = [await insertPerson(deps.db), await insertPerson(deps.db)]
  for (const person of people)
    for (let lot = 0; lot < 12; lot += 1)
      await grant(deps.db, person, 4, { expiresAt: later(((lot * 7) % 12) * HOUR_MS + 1) })
  const results = await repeat(200, async (index) => {
    const accountId = people[index % 2]!
    const now = later((index % 10) * HOUR_MS)
    if (index % 7 === 0) return inTransaction(deps, (tx) => writeOffExpired(tx, accountId, now))
    if (index % 5 === 0) return inTransaction(deps, (tx) => grant(tx, accountId, 2, { now }))
    const spending = { accountId, amountCredits: 1 + (index % 6), key: newKey(), note: '', now }
    if (index % 11 === 0) return inTransaction(deps, (tx) => takeForGood(tx, spending))
    const { holdId } = await inTransaction(deps, (tx) => holdCredits(tx, spending))
    const end = index % 3 ? releaseHold : settleHold
    return inTransaction(deps, (tx) => end(tx, holdId, later(2 * HOUR_MS, now)))
  })
  expect(countSuccesses(results)).toBeGreaterThan(50)
  for (const accountId of people) {
    const { granted, gone } = await totals(deps, accountId)
    const left = (await listRemaining(deps.db, accountId)).reduce((sum, credits) => sum + credits)
    expect(granted).toBe(gone + left)
  }
})

/** What came in from outside, and what left for good. */
async function totals({ db }: Deps, accountId: number) {
  const entries = await db
    .selectFrom('credit_entry')
    .selectAll()
    .where('account_id', '=', accountId)
    .execute()
  const holds = await db
    .selectFrom('credit_hold')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('state', '=', 'settled')
    .execute()
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
  const granted = entries.filter((entry) => entry.kind === 'grant' && entry.hold_id === null)
  const expired = entries.filter((entry) => entry.kind === 'expire')
  return {
    granted: sum(granted.map((entry) => entry.amount_credits)),
    gone:
      sum(holds.map((row) => row.amount_credits)) -
      sum(expired.map((entry) => entry.amount_credits)),
  }
}

test('an account deleted while it spends is gone at once, and nobody waits for nobody', async ({
  deps,
}) => {
  for (let round = 0; round < 10; round += 1) {
    const person = await insertPerson(deps.db)
    await grant(deps.db, person, 3, { expiresAt: later(HOUR_MS) })
    await grant(deps.db, person, 40)
    const holds = await Promise.all(Array.from({ length: 6 }, () => hold(deps, person, 1)))
    const now = later(2 * HOUR_MS)
    const results = await repeat(19, async (index) => {
      if (index === 9) return deps.db.deleteFrom('account').where('id', '=', person).execute()
      const holdId = holds[index % 6]!.holdId
      if (index % 3 === 0) return hold(deps, person, 1, now)
      const end = index % 3 === 1 ? settleHold : releaseHold
      return inTransaction(deps, (tx) => end(tx, holdId, now))
    })
    countSuccesses(results)
    expect(await listRemaining(deps.db, person)).toEqual([])
  }
})
