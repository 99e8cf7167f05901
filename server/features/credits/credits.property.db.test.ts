import fc from 'fast-check'
import { expect } from 'vitest'
import { InsufficientCreditsError } from '#server/features/credits/credits.errors.ts'
import {
  holdCredits,
  readBalance,
  releaseHold,
  settleHold,
  takeForGood,
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
import { test } from '#tests/support/deps.ts'

/** The ledger as one would explain it to a person: lots in a list, holds that remember where they took from. */
class Model {
  readonly lots: { remaining: number; expiresAt: number }[] = []
  readonly holds: { isOpen: boolean; shares: { lot: number; credits: number }[] }[] = []

  grant(credits: number, expiresAt: number) {
    this.lots.push({ remaining: credits, expiresAt })
  }

  balance(now: number): number {
    return this.lots.reduce((sum, lot) => sum + (lot.expiresAt > now ? lot.remaining : 0), 0)
  }

  take(credits: number, now: number): boolean {
    if (credits > this.balance(now)) return false
    const order = this.lots
      .map((lot, index) => ({ lot, index }))
      .filter(({ lot }) => lot.expiresAt > now && lot.remaining > 0)
      .toSorted((a, b) => a.lot.expiresAt - b.lot.expiresAt || a.index - b.index)
    const shares: { lot: number; credits: number }[] = []
    let missing = credits
    for (const { lot, index } of order) {
      const share = Math.min(lot.remaining, missing)
      if (share === 0) break
      lot.remaining -= share
      missing -= share
      shares.push({ lot: index, credits: share })
    }
    this.holds.push({ isOpen: true, shares })
    return true
  }

  end(hold: number, isReleased: boolean, now: number): boolean {
    const ended = this.holds[hold]!
    if (!ended.isOpen) return false
    ended.isOpen = false
    if (!isReleased) return true
    let homeless = 0
    for (const { lot, credits } of ended.shares) {
      if (this.lots[lot]!.expiresAt > now) this.lots[lot]!.remaining += credits
      else homeless += credits
    }
    if (homeless > 0) this.grant(homeless, now + DAY_MS)
    return true
  }
}

/** A person as the database and as the model have them. */
interface Person {
  id: number
  model: Model
  /** The database's number of each of the model's holds; null for a deduction, which nobody can end. */
  holdIds: (number | null)[]
  grantKeys: string[]
}

const who = fc.nat({ max: 1 })
const credits = fc.integer({ min: 1, max: 8 })
const Step = fc.oneof(
  fc.record({
    do: fc.constant('grant' as const),
    who,
    credits,
    lifetimeHours: fc.integer({ min: 1, max: 60 }),
  }),
  fc.record({ do: fc.constant('grant again' as const), who, which: fc.nat() }),
  fc.record({ do: fc.constantFrom('hold' as const, 'deduct' as const), who, credits }),
  fc.record({
    do: fc.constantFrom('settle' as const, 'release' as const),
    who,
    which: fc.nat(),
  }),
  fc.record({ do: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 20 }) }),
)
type Step = typeof Step extends fc.Arbitrary<infer Value> ? Value : never

async function makePerson(db: Executor): Promise<Person> {
  return { id: await insertPerson(db), model: new Model(), holdIds: [], grantKeys: [] }
}

async function isTaken(work: Promise<unknown>): Promise<boolean> {
  try {
    await work
    return true
  } catch (error) {
    if (error instanceof InsufficientCreditsError) return false
    throw error
  }
}

/** Whether something happened in the database, and whether it should have. */
interface Outcome {
  did: boolean
  should: boolean
}
const NOTHING: Outcome = { did: false, should: false }

async function take(
  db: Executor,
  person: Person,
  step: { do: 'hold' | 'deduct'; credits: number; now: Date },
): Promise<Outcome> {
  const spending = {
    accountId: person.id,
    amountCredits: step.credits,
    key: newKey(),
    note: '',
    now: step.now,
  }
  let holdId: number | null = null
  const work =
    step.do === 'hold'
      ? holdCredits(db, spending).then((hold) => (holdId = hold.holdId))
      : takeForGood(db, spending)
  const did = await isTaken(work)
  if (did) person.holdIds.push(holdId)
  return { did, should: person.model.take(step.credits, step.now.getTime()) }
}

async function perform(db: Executor, person: Person, step: Step, now: Date): Promise<Outcome> {
  switch (step.do) {
    case 'grant': {
      const expiresAt = later(step.lifetimeHours * HOUR_MS, now)
      const key = newKey()
      person.grantKeys.push(key)
      person.model.grant(step.credits, expiresAt.getTime())
      const did = await grant(db, person.id, step.credits, { key, now, expiresAt })
      return { did, should: true }
    }
    case 'grant again': {
      const key = person.grantKeys[step.which % person.grantKeys.length]
      if (key === undefined) return NOTHING
      return { did: await grant(db, person.id, 5, { key, now }), should: false }
    }
    case 'hold':
    case 'deduct':
      return take(db, person, { do: step.do, credits: step.credits, now })
    case 'settle':
    case 'release': {
      const which = step.which % person.holdIds.length
      const holdId = person.holdIds[which]
      if (typeof holdId !== 'number') return NOTHING
      const end = step.do === 'settle' ? settleHold : releaseHold
      const did = await end(db, holdId, now)
      return { did, should: person.model.end(which, step.do === 'release', now.getTime()) }
    }
    case 'wait':
      return NOTHING
  }
}

/** What each lot has left. An expired one has nothing to the model; the database may not have written it off yet. */
async function compareLots(db: Executor, { id, model }: Person, now: Date): Promise<void> {
  const remaining = await listRemaining(db, id)
  const isLive = model.lots.map((lot) => lot.expiresAt > now.getTime())
  expect(remaining.map((left, lot) => (isLive[lot] ? left : 0))).toEqual(
    model.lots.map((lot, index) => (isLive[index] ? lot.remaining : 0)),
  )
  expect(await readBalance(db, id, now)).toBe(model.balance(now.getTime()))
}

test('whatever happens in whatever order, balances are those of the simple model and the books add up', async ({
  deps: { db },
}) => {
  await fc.assert(
    fc.asyncProperty(fc.array(Step, { maxLength: 40, size: 'max' }), async (steps) => {
      const people = [await makePerson(db), await makePerson(db)]
      let now = NOON
      for (const step of steps) {
        if (step.do === 'wait') now = later(step.hours * HOUR_MS, now)
        const person = people['who' in step ? step.who : 0]!
        const { did, should } = await perform(db, person, step, now)
        expect(did, `whether to ${step.do}`).toBe(should)
        for (const each of people) await compareLots(db, each, now)
      }
      for (const person of people) await audit(db, person.id, now)
    }),
    { numRuns: 60 },
  )
}, 120_000)
