import { describe, expect } from 'vitest'
import { hashPassword } from '#server/features/accounts/passwords.ts'
import { deleteOwnAccount, getOwnAccount } from '#server/features/accounts/profile.service.ts'
import { test, type Person } from '#server/features/billing/billing.test-support.ts'
import { startCheckout } from '#server/features/billing/checkout.service.ts'
import { audit } from '#server/features/credits/credits.test-support.ts'
import type { TestDeps } from '#tests/support/deps.ts'

const ONE_CARD = '4242424242424242'
const ANOTHER_CARD = '5555555555554444'
const FAILS_LATER = '4000000000000341'

async function look(person: Person) {
  const { state, invoices } = await person.billing()
  return {
    state,
    plan: await person.plan(),
    credits: await person.balance(),
    paidCents: invoices.filter(({ status }) => status === 'paid').map((each) => each.amountCents),
  }
}

const rename = (deps: TestDeps, { accountId }: Person, email: string) =>
  deps.db.updateTable('account').set({ email }).where('id', '=', accountId).execute()

async function leave(deps: TestDeps, { actor }: Person) {
  const { username } = await getOwnAccount(deps, actor)
  const password = 'a-fine-needle'
  const password_hash = await hashPassword(password)
  await deps.db
    .updateTable('account')
    .set({ password_hash })
    .where('id', '=', actor.accountId)
    .execute()
  await deleteOwnAccount(deps, actor, { username, password, google: undefined })
}

describe('a trial', () => {
  test('is for one card: with a card that has had one the plan is paid for at once', async ({
    deps,
    shop,
  }) => {
    const ada = await shop.welcome()
    await shop.buy(ada, 'starter', { cardNumber: ONE_CARD })
    expect(await look(ada)).toMatchObject({ state: 'trialing', credits: 20 })

    const eve = await shop.welcome()
    const session = await shop.buy(eve, 'starter', { cardNumber: ONE_CARD })
    const { custom_text: words } = await shop.stripe.checkout.sessions.retrieve(session)
    expect(words.submit?.message).toContain('With a card that has had one')
    await shop.settle()
    expect(await look(eve)).toEqual({
      state: 'active',
      plan: 'Starter',
      credits: 20,
      paidCents: [350],
    })
    await audit(deps.db, eve.accountId, deps.clock.now())

    const bob = await shop.welcome()
    await shop.buy(bob, 'starter', { cardNumber: ANOTHER_CARD })
    expect(await look(bob)).toMatchObject({ state: 'trialing', credits: 20 })
    // Told again, the first one's is still the first one's.
    await shop.settle()
    expect(await look(ada)).toMatchObject({ state: 'trialing', credits: 20 })
  })

  test('on a card that has had one and cannot pay brings neither plan nor credits', async ({
    shop,
  }) => {
    await shop.buy(await shop.welcome(), 'pro', { cardNumber: FAILS_LATER })
    const eve = await shop.welcome()
    await shop.buy(eve, 'pro', { cardNumber: FAILS_LATER })
    await shop.settle()
    expect(await look(eve)).toMatchObject({ state: 'past_due', plan: 'Free', credits: 0 })
  })

  test('is not offered again to a mailbox that had one with an account that is gone', async ({
    deps,
    shop,
  }) => {
    const ada = await shop.welcome()
    await rename(deps, ada, 'ada@gmail.com')
    expect(await ada.billing()).toMatchObject({ isTrialLeft: true })
    await shop.buy(ada, 'starter', { cardNumber: ONE_CARD })
    expect(await ada.billing()).toMatchObject({ isTrialLeft: false })
    await leave(deps, ada)
    const again = await shop.welcome()
    await rename(deps, again, 'a.d.a+2@googlemail.com')
    expect(await again.billing()).toMatchObject({ isTrialLeft: false, state: 'none' })
    const { id } = await startCheckout(deps, again.actor, 'starter')
    const session = await shop.stripe.checkout.sessions.retrieve(id)
    expect(session.amount_total).toBe(350)
  })

  test('two accounts of one mailbox with both checkouts open get one between them', async ({
    deps,
    shop,
  }) => {
    const people = [await shop.welcome(), await shop.welcome()]
    await rename(deps, people[0]!, 'ada@example.com')
    await rename(deps, people[1]!, 'ada+2@example.com')
    const opened = await Promise.all(
      people.map(({ actor }) => startCheckout(deps, actor, 'starter')),
    )
    await shop.sandbox.controls.completeCheckout(opened[0]!.id, { cardNumber: ONE_CARD })
    await shop.sandbox.controls.completeCheckout(opened[1]!.id, { cardNumber: ANOTHER_CARD })
    await shop.settle()
    await shop.settle()
    const states = (await Promise.all(people.map(look))).map(({ state }) => state)
    expect(states.toSorted()).toEqual(['active', 'trialing'])
  })
})
