import { describe, expect } from 'vitest'
import { PaymentDueError } from '#server/features/billing/billing.errors.ts'
import { startCheckout } from '#server/features/billing/checkout.service.ts'
import { test, type Person, type Shop } from '#server/features/billing/billing.test-support.ts'
import {
  cancelSubscription,
  resumeSubscription,
} from '#server/features/billing/subscriptions.service.ts'
import { audit, newKey } from '#server/features/credits/credits.test-support.ts'
import { takeForGood } from '#server/features/credits/credits.service.ts'
import { proves } from '#tests/proves.ts'
import type { TestDeps } from '#tests/support/deps.ts'

const FAILS_LATER = '4000000000000341'
const WORKS = '4242424242424242'

/** What can be seen of somebody's plan and credits at a moment. */
async function look(person: Person) {
  const { state, renews, nextPlan } = await person.billing()
  return { plan: await person.plan(), credits: await person.balance(), state, renews, nextPlan }
}

const spend = (deps: TestDeps, { accountId }: Person, amountCredits: number) =>
  deps.db.transaction().execute((tx) =>
    takeForGood(tx, {
      accountId,
      amountCredits,
      key: newKey(),
      note: '',
      now: deps.clock.now(),
    }),
  )

const lastCharge = async (shop: Shop) => (await shop.stripe.charges.list({ limit: 1 })).data[0]!
const customerOf = async (shop: Shop) => (await shop.stripe.customers.list({ limit: 1 })).data[0]!

describe('a year of a subscriber', () => {
  test('§4 §9 trial, renewals, upgrade, downgrade, a failed card, recovery, cancel, refund', async ({
    deps,
    shop,
  }) => {
    const ada = await shop.welcome()
    expect(await look(ada)).toEqual({
      plan: 'Free',
      credits: 0,
      state: 'none',
      renews: false,
      nextPlan: null,
    })
    const steady = { renews: true, nextPlan: null }

    // A trial of two days, with the plan's credits for so long.
    await shop.buy(ada, 'starter')
    expect(await look(ada)).toEqual({ plan: 'Starter', credits: 20, state: 'trialing', ...steady })
    await spend(deps, ada, 5)
    // Its end: the first payment brings a cycle of its own; what was left of the trial is gone.
    await shop.pass(2.1)
    expect(await look(ada)).toEqual({ plan: 'Starter', credits: 20, state: 'active', ...steady })
    await spend(deps, ada, 8)

    // Another plan is asked for: nothing to pay now, nothing changes before the cycle's end.
    await shop.pass(10)
    expect(await startCheckout(deps, ada.actor, 'pro')).toMatchObject({ url: null })
    const before = { plan: 'Starter', credits: 12, state: 'active', renews: true, nextPlan: 2 }
    expect(await look(ada)).toEqual(before)
    await shop.settle()
    expect(await look(ada)).toEqual(before)
    await shop.pass(21)
    expect(await look(ada)).toEqual({ plan: 'Pro', credits: 40, state: 'active', ...steady })

    // And down again.
    await startCheckout(deps, ada.actor, 'starter')
    expect(await look(ada)).toMatchObject({ plan: 'Pro', credits: 40, nextPlan: 1 })
    await shop.pass(31)
    expect(await look(ada)).toEqual({ plan: 'Starter', credits: 20, state: 'active', ...steady })

    // The card fails: no new credits, and seven days of grace, then Free.
    const { id: customerId } = await customerOf(shop)
    await shop.sandbox.controls.replaceCard(customerId, FAILS_LATER)
    await shop.pass(31)
    expect(await look(ada)).toEqual({ plan: 'Starter', credits: 0, state: 'past_due', ...steady })
    const { graceEndsAt, cycleEndsAt, invoices } = await ada.billing()
    expect(Date.parse(graceEndsAt!) - Date.parse(cycleEndsAt!)).toBe(7 * 86_400_000)
    expect(invoices[0]).toMatchObject({ status: 'failed', amountCents: 350 })
    deps.clock.advance(7 * 86_400_000)
    expect(await look(ada)).toMatchObject({ plan: 'Free', credits: 0, state: 'past_due' })
    // No way around it: what is due comes first.
    for (const product of ['starter', 'business'] as const)
      await expect(startCheckout(deps, ada.actor, product)).rejects.toThrow(PaymentDueError)
    // Recovered.
    await shop.sandbox.controls.replaceCard(customerId, WORKS)
    await shop.settle()
    expect(await look(ada)).toEqual({ plan: 'Starter', credits: 20, state: 'active', ...steady })

    // Half of the money goes back: half of the credits with it.
    const charge = await lastCharge(shop)
    await shop.stripe.refunds.create({ charge: charge.id, amount: 175 })
    await shop.settle()
    expect(await look(ada)).toMatchObject({ plan: 'Starter', credits: 10 })
    expect((await ada.billing()).invoices[0]).toMatchObject({ refundedCents: 175, status: 'paid' })

    // Cancelled, and kept after all; cancelled again: the rest stays, and then it ends.
    await cancelSubscription(deps, ada.actor)
    expect(await look(ada)).toMatchObject({ plan: 'Starter', credits: 10, renews: false })
    await resumeSubscription(deps, ada.actor)
    expect(await look(ada)).toMatchObject({ renews: true })
    await cancelSubscription(deps, ada.actor)
    const { cycleEndsAt: end } = await ada.billing()
    deps.clock.advance(Date.parse(end!) - deps.clock.now().getTime() - 1)
    expect(await look(ada)).toMatchObject({ plan: 'Starter', credits: 10 })
    deps.clock.advance(1)
    // By the clock alone, before anybody has told.
    expect(await look(ada)).toMatchObject({ plan: 'Free', credits: 0 })
    await shop.pass(0.1)
    expect(await look(ada)).toEqual({
      plan: 'Free',
      credits: 0,
      state: 'canceled',
      renews: false,
      nextPlan: null,
    })

    // Back again: no second trial, paid at once. Then all of the money goes back, and the plan with it.
    await shop.buy(ada, 'pro')
    expect(await look(ada)).toEqual({ plan: 'Pro', credits: 40, state: 'active', ...steady })
    await spend(deps, ada, 15)
    await shop.stripe.refunds.create({ charge: (await lastCharge(shop)).id })
    await shop.settle()
    expect(await look(ada)).toMatchObject({ plan: 'Free', credits: 0 })
    expect((await ada.billing()).invoices[0]).toMatchObject({
      status: 'refunded',
      refundedCents: 1700,
    })
    await audit(deps.db, ada.accountId, deps.clock.now())
    proves('§1.product.paid', '§4.billing.cycle', '§9.credits.cycle')
  })
})
