import fc from 'fast-check'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { test, type Person, type Shop } from '#server/features/billing/billing.test-support.ts'
import { startCheckout } from '#server/features/billing/checkout.service.ts'
import { audit, grant, newKey } from '#server/features/credits/credits.test-support.ts'
import { daysAfter, takeForGood } from '#server/features/credits/credits.service.ts'
import type { TestDeps } from '#tests/support/deps.ts'

const TIMES_TOLD = 5
const SPENDS = 6
const MINUTE_MS = 60_000

/** Two cycles with a trial, a change of plan, a failed renewal that recovered, a top-up and two refunds. Left untold at the end. */
async function liveAWhile(deps: TestDeps, shop: Shop): Promise<Person> {
  const ada = await shop.welcome()
  const { controls } = shop.sandbox
  await shop.buy(ada, 'starter')
  await shop.pass(3)
  await startCheckout(deps, ada.actor, 'pro')
  const { id: customerId } = (await shop.stripe.customers.list()).data[0]!
  await controls.replaceCard(customerId, '4000000000000341')
  await shop.pass(31)
  await controls.replaceCard(customerId, '4242424242424242')
  await shop.settle()
  const refund = async (amount: number) => {
    const [charge] = (await shop.stripe.charges.list({ limit: 1 })).data
    await shop.stripe.refunds.create({ charge: charge!.id, amount })
  }
  await refund(850)
  await shop.buy(ada, 'topup-10')
  await refund(100)
  await refund(100)
  await shop.settle()
  return ada
}

/** Forgets everything that any event has ever changed, and gives a few credits that expire before all others. */
async function startOver(deps: TestDeps, { accountId }: Person): Promise<void> {
  await sql`truncate subscription, payment, checkout, payment_event, credit_lot, credit_hold, credit_entry cascade`.execute(
    deps.db,
  )
  await deps.db
    .updateTable('account')
    .set({ subscription_plan: 0, subscription_status: 'none', subscription_ends_at: null })
    .execute()
  const now = deps.clock.now()
  const expiresAt = daysAfter(now, 2)
  await grant(deps.db, accountId, SPENDS + 1, { key: 'first', now, expiresAt })
}

async function outcome(deps: TestDeps, person: Person) {
  await audit(deps.db, person.accountId, deps.clock.now())
  const lots = await deps.db
    .selectFrom('credit_lot')
    .select(['key', 'granted_credits', 'remaining_credits', 'reclaimed_credits'])
    .orderBy('key')
    .execute()
  const { invoices, ...billing } = await person.billing()
  return { lots, billing, invoices, balance: await person.balance(), plan: await person.plan() }
}

const spendOne = (deps: TestDeps, { accountId }: Person) =>
  deps.db.transaction().execute((tx) =>
    takeForGood(tx, {
      accountId,
      amountCredits: 1,
      key: newKey(),
      note: '',
      now: deps.clock.now(),
    }),
  )

test('events told five times each, in any order, late and between spends, leave what they leave in order', async ({
  deps,
  shop,
}) => {
  const ada = await liveAWhile(deps, shop)
  const known = await deps.db.selectFrom('payment_event').select('id').execute()
  const ids = new Set(known.map(({ id }) => id))
  const told = shop.told.filter(({ id }) => ids.delete(id))
  const kinds = new Set(told.map(({ type }) => type))
  for (const type of [
    'checkout.session.completed',
    'customer.subscription.updated',
    'invoice.paid',
    'invoice.payment_failed',
    'charge.refunded',
  ])
    expect([...kinds]).toContain(type)

  await startOver(deps, ada)
  for (const { body } of told) expect((await shop.tell(body)).status).toBe(200)
  for (let spent = 0; spent < SPENDS; spent += 1) await spendOne(deps, ada)
  const expected = await outcome(deps, ada)
  // One of the first lot, half of 40, and six of ten.
  expect(expected).toMatchObject({ balance: 27, plan: 'Pro' })

  const tellings = told.flatMap((event) =>
    Array.from({ length: TIMES_TOLD }, (_, time) => {
      // Once under another name, which nothing has been remembered of.
      const body = time === 1 ? event.body.replaceAll(event.id, `${event.id}_${time}`) : event.body
      return async () => expect((await shop.tell(body)).status).toBe(200)
    }),
  )
  const spends = Array.from({ length: SPENDS }, () => () => spendOne(deps, ada))
  const steps = [...tellings, ...spends]
  const order = fc.shuffledSubarray([...steps.keys()], { minLength: steps.length })
  const atOnce = fc.integer({ min: 1, max: 6 })
  await fc.assert(
    fc.asyncProperty(order, atOnce, async (indexes, count) => {
      await startOver(deps, ada)
      for (let from = 0; from < indexes.length; from += count) {
        deps.clock.advance(MINUTE_MS)
        await Promise.all(indexes.slice(from, from + count).map((index) => steps[index]!()))
      }
      expect(await outcome(deps, ada)).toEqual(expected)
    }),
    { numRuns: 2, endOnFailure: true },
  )
}, 60_000)
