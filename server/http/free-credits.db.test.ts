import { describe, expect } from 'vitest'
import { forgetOldTakings } from '#server/features/free-offers/free-offers.service.ts'
import type { AuthResponse } from '#shared/accounts.ts'
import type { CreditsResponse } from '#shared/credits.ts'
import { createClient, nextLinkToken } from '#tests/support/client.ts'
import { test, type TestDeps } from '#tests/support/deps.ts'

const PASSWORD = 'a-fine-needle'
const MONTH_MS = 31 * 86_400_000

function open(deps: TestDeps) {
  const client = createClient(deps)
  const creditsOf = async (token: string) =>
    (await client.get<CreditsResponse>('/credits/user/', { token })).body
  const balanceOf = async ({ token }: AuthResponse) => (await creditsOf(token)).creditBalance
  const signUp = (email: string) => client.signUp(email, PASSWORD)
  const leave = async ({ user, token }: AuthResponse) => {
    const { status } = await client.delete(
      '/user/me',
      { username: user.username, password: PASSWORD },
      { token },
    )
    expect(status).toBe(204)
  }
  return { client, creditsOf, balanceOf, signUp, leave }
}

/** An installation whose pictures somebody has to pay for. */
const hosted = (deps: TestDeps): TestDeps => ({
  ...deps,
  config: {
    ...deps.config,
    images: { kind: 'openai', model: 'any', apiKey: 'any', baseUrl: undefined },
  },
})

describe('free credits', () => {
  test('who deletes the account and signs up again gets none, by whatever name of the mailbox', async ({
    deps,
  }) => {
    const { signUp, balanceOf, leave } = open(deps)
    const first = await signUp('s.am@gmail.com')
    expect(await balanceOf(first)).toBe(5)
    await leave(first)
    for (const email of ['sam@gmail.com', 'Sam+again@googlemail.com']) {
      const again = await signUp(email)
      expect(await balanceOf(again)).toBe(0)
      await leave(again)
    }
    expect(await balanceOf(await signUp('sam@example.com'))).toBe(5)
    expect(
      JSON.stringify(await deps.db.selectFrom('free_offer').selectAll().execute()),
    ).not.toMatch(/sam|gmail/)
  })

  test('addresses of one mailbox that sign up all at once get them once', async ({ deps }) => {
    const { signUp, balanceOf } = open(deps)
    const people = await Promise.all(
      Array.from({ length: 8 }, (_, index) => signUp(`sam+${index}@example.com`)),
    )
    const balances = await Promise.all(people.map(balanceOf))
    expect(balances.toSorted((a, b) => b - a)).toEqual([5, 0, 0, 0, 0, 0, 0, 0])
  })

  test("a stranger's sign-up with an address of the mailbox does not use up its owner's", async ({
    deps,
  }) => {
    const { client, signUp, balanceOf } = open(deps)
    const confirm = async () =>
      client.post('/auth/verify-email', { token: await nextLinkToken(deps, '/verify-email') })
    const stranger = await signUp('sam+1@example.com')
    const strangersLink = await nextLinkToken(deps, '/verify-email')
    const owner = await signUp('sam@example.com')
    expect([await balanceOf(stranger), await balanceOf(owner)]).toEqual([5, 0])
    await confirm()
    expect(await balanceOf(owner)).toBe(5)
    // From then on it is theirs, whatever else of the mailbox is proven later.
    await client.post('/auth/verify-email', { token: strangersLink })
    await signUp('sam+2@example.com')
    await confirm()
    expect([await balanceOf(stranger), await balanceOf(owner)]).toEqual([5, 5])
    const kept = await deps.db.selectFrom('free_offer').select('account_id').execute()
    expect(kept).toEqual([{ account_id: owner.user.id }])
  })

  test('an account from before takings were written down is remembered when it goes', async ({
    deps,
  }) => {
    const { signUp, balanceOf, leave } = open(deps)
    const sam = await signUp('sam@example.com')
    await deps.db.deleteFrom('free_offer').execute()
    await leave(sam)
    expect(await balanceOf(await signUp('sam@example.com'))).toBe(0)
  })

  test('takings of deleted accounts are forgotten after 24 months, those of others are kept', async ({
    deps,
  }) => {
    const { signUp, leave } = open(deps)
    await leave(await signUp('gone@example.com'))
    const { user } = await signUp('here@example.com')
    const list = () => deps.db.selectFrom('free_offer').select('account_id').execute()
    deps.clock.advance(23 * 30 * 86_400_000)
    await forgetOldTakings(deps)
    expect(await list()).toHaveLength(2)
    deps.clock.advance(2 * MONTH_MS)
    await forgetOldTakings(deps)
    expect(await list()).toEqual([{ account_id: user.id }])
  })
})

describe('where pictures cost the operator money', () => {
  test('free credits come with the confirmed address, once, and the balance says so before', async ({
    deps,
  }) => {
    const { client, signUp, creditsOf } = open(hosted(deps))
    const { token } = await signUp('sam@example.com')
    expect(await creditsOf(token)).toEqual({
      creditBalance: 0,
      lots: [],
      creditsOnConfirmation: 5,
    })
    const link = await nextLinkToken(deps, '/verify-email')
    const uses = [1, 2, 3].map(() => client.post('/auth/verify-email', { token: link }))
    await Promise.all(uses)
    expect(await creditsOf(token)).toMatchObject({ creditBalance: 5, creditsOnConfirmation: 0 })
    await client.post('/auth/forgot-password', { email: 'sam@example.com' })
    const reset = await nextLinkToken(deps, '/reset-password')
    await client.post('/auth/reset-password', { token: reset, password: 'another-needle' })
    const { body } = await client.post<AuthResponse>('/auth/login', {
      email: 'sam@example.com',
      password: 'another-needle',
    })
    expect(await creditsOf(body.token)).toMatchObject({ creditBalance: 5 })
  })

  test('nothing is promised to a mailbox that has had them', async ({ deps }) => {
    const { client, signUp, creditsOf, leave } = open(hosted(deps))
    const first = await signUp('sam@example.com')
    const link = await nextLinkToken(deps, '/verify-email')
    await client.post('/auth/verify-email', { token: link })
    await leave(first)
    const { token } = await signUp('sam+2@example.com')
    expect(await creditsOf(token)).toMatchObject({ creditBalance: 0, creditsOnConfirmation: 0 })
  })
})
