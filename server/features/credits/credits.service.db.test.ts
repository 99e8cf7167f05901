import { describe, expect } from 'vitest'
import { InsufficientCreditsError } from '#server/features/credits/credits.errors.ts'
import {
  holdCredits,
  listHistory,
  listLots,
  readBalance,
  releaseHold,
  settleHold,
  takeForGood,
  writeOffExpired,
  type Spending,
} from '#server/features/credits/credits.service.ts'
import {
  audit,
  DAY_MS,
  grant,
  HOUR_MS,
  insertPerson,
  later,
  listEvents,
  listRemaining,
  newKey,
  NOON,
} from '#server/features/credits/credits.test-support.ts'
import type { Executor } from '#server/platform/db.ts'
import { proves } from '#tests/proves.ts'
import { test } from '#tests/support/deps.ts'

const hold = (
  db: Executor,
  accountId: number,
  amountCredits: number,
  change: Partial<Spending> = {},
) =>
  holdCredits(db, { accountId, amountCredits, key: newKey(), note: 'a koi', now: NOON, ...change })

describe('granting', () => {
  test('the same key grants once, and the second time changes nothing', async ({
    deps: { db },
  }) => {
    const person = await insertPerson(db)
    expect(await grant(db, person, 20, { key: 'invoice:7' })).toBe(true)
    expect(await grant(db, person, 20, { key: 'invoice:7' })).toBe(false)
    expect(await readBalance(db, person, NOON)).toBe(20)
    expect(await listEvents(db, person, NOON)).toHaveLength(1)
  })

  test('a grant whose transaction fails leaves nothing', async ({ deps: { db } }) => {
    const person = await insertPerson(db)
    const failed = db.transaction().execute(async (tx) => {
      await grant(tx, person, 20)
      throw new Error('the rest failed')
    })
    await expect(failed).rejects.toThrow('the rest failed')
    expect(await listRemaining(db, person)).toEqual([])
  })
})

describe('holding', () => {
  test('§9 spending takes the lot that expires first, then the next', async ({ deps: { db } }) => {
    const person = await insertPerson(db)
    await grant(db, person, 10, { expiresAt: later(90 * DAY_MS) })
    await grant(db, person, 3, { expiresAt: later(2 * DAY_MS) })
    await grant(db, person, 5, { expiresAt: later(30 * DAY_MS) })
    await hold(db, person, 2)
    expect(await listRemaining(db, person)).toEqual([10, 1, 5])
    await hold(db, person, 15)
    expect(await listRemaining(db, person)).toEqual([1, 0, 0])
    await audit(db, person, NOON)
    proves('§9.credits.order')
  })

  test('of two lots that expire together, the older goes first', async ({ deps: { db } }) => {
    const person = await insertPerson(db)
    await grant(db, person, 2)
    await grant(db, person, 2)
    await hold(db, person, 3)
    expect(await listRemaining(db, person)).toEqual([0, 1])
  })

  test('§8 one credit too many is refused in the words of the popup, and takes nothing', async ({
    deps: { db },
  }) => {
    const person = await insertPerson(db)
    const refused = hold(db, person, 1)
    await expect(refused).rejects.toThrow(InsufficientCreditsError)
    await expect(refused).rejects.toThrow(
      "You've used all your available credits for generating designs.",
    )
    expect(await listEvents(db, person, NOON)).toEqual([])
  })

  test('whoever has credits but too few is told how many it takes, and not that all are used', async ({
    deps: { db },
  }) => {
    const person = await insertPerson(db)
    await grant(db, person, 14)
    const refused = hold(db, person, 15)
    await expect(refused).rejects.toThrow(InsufficientCreditsError)
    await expect(refused).rejects.toThrow('This takes 15 credits, and you have 14 left.')
    expect(await readBalance(db, person, NOON)).toBe(14)
    expect(await listEvents(db, person, NOON)).toHaveLength(1)
  })

  test('a lot is spent until the moment it expires, and not at that moment', async ({
    deps: { db },
  }) => {
    const person = await insertPerson(db)
    const expiresAt = later(DAY_MS)
    await grant(db, person, 2, { expiresAt })
    await hold(db, person, 1, { now: later(-1, expiresAt) })
    expect(await readBalance(db, person, expiresAt)).toBe(0)
    await expect(hold(db, person, 1, { now: expiresAt })).rejects.toThrow(InsufficientCreditsError)
  })

  test('a hold in a transaction that fails gives everything back', async ({ deps: { db } }) => {
    const person = await insertPerson(db)
    await grant(db, person, 5)
    const failed = db.transaction().execute(async (tx) => {
      await hold(tx, person, 5)
      throw new Error('the job could not be queued')
    })
    await expect(failed).rejects.toThrow('the job could not be queued')
    expect(await readBalance(db, person, NOON)).toBe(5)
    await audit(db, person, NOON)
  })

  test('the same work is never held for twice', async ({ deps: { db } }) => {
    const person = await insertPerson(db)
    await grant(db, person, 5)
    await hold(db, person, 1, { key: 'generation:1' })
    await expect(hold(db, person, 1, { key: 'generation:1' })).rejects.toThrow('unique')
    expect(await readBalance(db, person, NOON)).toBe(4)
  })
})

describe('ending a hold', () => {
  test.for(['settle', 'release'] as const)(
    'a hold ends once: %s first, whatever is tried afterwards changes nothing',
    async (first, { deps: { db } }) => {
      const person = await insertPerson(db)
      await grant(db, person, 5)
      const { holdId } = await hold(db, person, 2)
      const end = first === 'settle' ? settleHold : releaseHold
      expect(await end(db, holdId, NOON)).toBe(true)
      for (const again of [settleHold, releaseHold])
        expect(await again(db, holdId, later(HOUR_MS))).toBe(false)
      expect(await readBalance(db, person, NOON)).toBe(first === 'settle' ? 3 : 5)
      await audit(db, person, NOON)
    },
  )

  test('a hold that never was is neither settled nor released', async ({ deps: { db } }) => {
    expect(await settleHold(db, 12_345, NOON)).toBe(false)
    expect(await releaseHold(db, 12_345, NOON)).toBe(false)
  })

  test('a release gives every lot back what was taken from it', async ({ deps: { db } }) => {
    const person = await insertPerson(db)
    await grant(db, person, 3, { expiresAt: later(DAY_MS) })
    await grant(db, person, 9)
    await hold(db, person, 1)
    const { holdId } = await hold(db, person, 5)
    expect(await listRemaining(db, person)).toEqual([0, 6])
    await releaseHold(db, holdId, later(HOUR_MS))
    expect(await listRemaining(db, person)).toEqual([2, 9])
    await audit(db, person, later(HOUR_MS))
  })

  test('what was taken from a lot that expired meanwhile comes back for a day', async ({
    deps: { db },
  }) => {
    const person = await insertPerson(db)
    await grant(db, person, 3, { expiresAt: later(HOUR_MS) })
    await grant(db, person, 9)
    const { holdId } = await hold(db, person, 4, { note: 'a heron' })
    const now = later(HOUR_MS)
    await releaseHold(db, holdId, now)
    expect(await listRemaining(db, person)).toEqual([0, 9, 3])
    expect(await listLots(db, person, now)).toMatchObject([
      { source: 'returned', remainingCredits: 3, expiresAt: later(DAY_MS, now).toISOString() },
      { source: 'topup', remainingCredits: 9 },
    ])
    const [returned, released, spent] = await listEvents(db, person, now)
    expect(returned).toMatchObject({ kind: 'release', amountCredits: 3, note: 'a heron' })
    expect(released).toMatchObject({ kind: 'release', amountCredits: 1, note: 'a heron' })
    expect(spent).toMatchObject({ kind: 'spend', amountCredits: -4, isPending: false })
    await audit(db, person, now)
    expect(await readBalance(db, person, later(DAY_MS, now))).toBe(9)
  })

  test("one person's holds never touch another's lots", async ({ deps: { db } }) => {
    const [sam, eve] = [await insertPerson(db), await insertPerson(db)]
    await grant(db, sam, 1)
    await grant(db, eve, 50, { expiresAt: later(HOUR_MS) })
    const { holdId } = await hold(db, sam, 1)
    await expect(hold(db, sam, 1)).rejects.toThrow(InsufficientCreditsError)
    await releaseHold(db, holdId, NOON)
    await takeForGood(db, { accountId: sam, amountCredits: 1, key: newKey(), note: '', now: NOON })
    expect(await listRemaining(db, eve)).toEqual([50])
    expect(await listEvents(db, eve, NOON)).toHaveLength(1)
  })
})

describe('the history', () => {
  test('a design is one line, pending until it is delivered, with its prompt', async ({
    deps: { db },
  }) => {
    const person = await insertPerson(db)
    await grant(db, person, 2, { expiresAt: later(DAY_MS), note: '2 credits' })
    await grant(db, person, 20)
    const { holdId } = await hold(db, person, 15, { note: 'a koi in a wave' })
    const newest = async () => (await listEvents(db, person, NOON))[0]
    const line = { kind: 'spend', amountCredits: -15, note: 'a koi in a wave' }
    expect(await newest()).toMatchObject({ ...line, isPending: true })
    await settleHold(db, holdId, NOON)
    expect(await newest()).toMatchObject({ ...line, isPending: false })
    expect(await listEvents(db, person, NOON)).toHaveLength(3)
  })

  test('a design that failed shows as spent and as given back', async ({ deps: { db } }) => {
    const person = await insertPerson(db)
    await grant(db, person, 5)
    const { holdId } = await hold(db, person, 1)
    await releaseHold(db, holdId, NOON)
    expect(await listEvents(db, person, NOON)).toMatchObject([
      { kind: 'release', amountCredits: 1, note: 'a koi', isPending: false },
      { kind: 'spend', amountCredits: -1, note: 'a koi', isPending: false },
      { kind: 'grant', amountCredits: 5 },
    ])
  })

  test('an expiry shows before and after anybody wrote it down, dated when it was', async ({
    deps: { db },
  }) => {
    const person = await insertPerson(db)
    await grant(db, person, 5, { source: 'signup', expiresAt: later(DAY_MS) })
    await grant(db, person, 7, { expiresAt: later(2 * DAY_MS) })
    await grant(db, person, 9)
    await hold(db, person, 1)
    const now = later(3 * DAY_MS)
    const expiries = [
      { kind: 'expire', amountCredits: -7, createdAt: later(2 * DAY_MS).toISOString() },
      { kind: 'expire', amountCredits: -4, source: 'signup' },
      { kind: 'spend' },
    ]
    expect((await listEvents(db, person, now)).slice(0, 3)).toMatchObject(expiries)
    await audit(db, person, now)
    await hold(db, person, 2, { now })
    expect((await listEvents(db, person, now)).slice(1, 4)).toMatchObject(expiries)
    await writeOffExpired(db, person, now)
    expect(await listEvents(db, person, now)).toHaveLength(7)
    await audit(db, person, now)
  })

  test('pages meet without a gap or a repetition, also between what is written and what is not', async ({
    deps: { db },
  }) => {
    const person = await insertPerson(db)
    for (let day = 1; day <= 6; day += 1) {
      await grant(db, person, 7, { expiresAt: later(day * DAY_MS) })
      await hold(db, person, 1)
    }
    const now = later(4 * DAY_MS)
    const whole = await listHistory(db, person, { before: null, limit: 100, now })
    expect(whole.nextBefore).toBeNull()
    expect(whole.events.filter(({ kind }) => kind === 'expire')).toHaveLength(4)
    for (const limit of [1, 2, 3, 5]) {
      const pieces: unknown[] = []
      let before: number | null = null
      do {
        const page = await listHistory(db, person, { before, limit, now })
        expect(page.events.length).toBeLessThanOrEqual(limit)
        pieces.push(...page.events)
        before = page.nextBefore
      } while (before !== null)
      expect(pieces).toEqual(whole.events)
    }
  })
})

describe('the ledger', () => {
  test('what is written stays: no change, no removal, but with the account', async ({
    deps: { db },
  }) => {
    const person = await insertPerson(db)
    await grant(db, person, 5)
    await hold(db, person, 1)
    const change = db.updateTable('credit_entry').set({ amount_credits: 500 }).execute()
    await expect(change).rejects.toThrow('credit_entry is append-only')
    const removal = db.deleteFrom('credit_entry').execute()
    await expect(removal).rejects.toThrow('credit_entry is append-only')
    await db.deleteFrom('account').where('id', '=', person).execute()
    expect(await db.selectFrom('credit_entry').selectAll().execute()).toEqual([])
  })

  test('the database itself refuses a lot below zero or above what was granted', async ({
    deps: { db },
  }) => {
    const person = await insertPerson(db)
    await grant(db, person, 5)
    for (const remaining_credits of [-1, 6]) {
      const change = db.updateTable('credit_lot').set({ remaining_credits }).execute()
      await expect(change).rejects.toThrow('violates check constraint')
    }
  })
})
