import { describe, expect } from 'vitest'
import { forgetUnusedNetworks } from '#server/features/accounts/password-guesses.ts'
import { RATE_LIMITS } from '#server/platform/rate-limit.ts'
import { createClient, nextLinkToken } from '#tests/support/client.ts'
import { test, type TestDeps } from '#tests/support/deps.ts'

const PASSWORD = 'a-fine-needle'
const HOME = '198.51.100.7'
const DAY_MS = 86_400_000

const { points: PER_NETWORK } = RATE_LIMITS.wrongPasswordPerNetwork
const { points: PER_ACCOUNT } = RATE_LIMITS.wrongPasswordPerAccount

/** Sam, who signed up at home, and a way to knock from any address. */
async function open(deps: TestDeps) {
  const client = createClient({ ...deps, config: { ...deps.config, trustedProxies: 1 } })
  const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } })
  const email = 'sam@example.com'
  await client.post('/auth/signup', { email, password: PASSWORD }, from(HOME))
  const signIn = async (address: string, password: string) =>
    (await client.post('/auth/login', { email, password }, from(address))).status
  const guess = (addresses: readonly string[]) =>
    Promise.all(addresses.map((address) => signIn(address, 'wrong-guess')))
  return { client, email, from, signIn, guess }
}

const repeat = (count: number, address: string) => Array.from({ length: count }, () => address)
/** More guesses than all strangers together have, no network beyond its own. */
const fromEverywhere = Array.from({ length: PER_ACCOUNT / PER_NETWORK + 2 }, (_, index) =>
  repeat(PER_NETWORK, `203.0.113.${index}`),
).flat()
const count = (statuses: readonly number[], wanted: number) =>
  statuses.filter((status) => status === wanted).length

describe('somebody guesses at a password', () => {
  test('who guesses shuts out their own network, and the owner signs in from any other', async ({
    deps,
  }) => {
    const { signIn, guess } = await open(deps)
    const tries = await guess(repeat(PER_NETWORK + 4, '203.0.113.9'))
    expect(count(tries, 401)).toBe(PER_NETWORK)
    expect(count(tries, 429)).toBe(4)
    expect(await signIn('203.0.113.9', PASSWORD)).toBe(429)
    expect(await signIn(HOME, PASSWORD)).toBe(200)
    expect(await signIn('192.0.2.44', PASSWORD)).toBe(200)
  })

  test('the addresses that one IPv6 household has count as one', async ({ deps }) => {
    const { signIn, guess } = await open(deps)
    const tries = await guess(
      Array.from({ length: PER_NETWORK + 4 }, (_, index) => `2001:db8:1:2::${index + 1}`),
    )
    expect(count(tries, 401)).toBe(PER_NETWORK)
    expect(await signIn('2001:db8:1:2:ffff::1', PASSWORD)).toBe(429)
    expect(await signIn('2001:db8:1:3::1', PASSWORD)).toBe(200)
  })

  test('guesses from everywhere at once are slowed down; from a known network the owner gets in', async ({
    deps,
  }) => {
    const { signIn, guess } = await open(deps)
    const tries = await guess(fromEverywhere)
    expect(count(tries, 401)).toBe(PER_ACCOUNT)
    expect(count(tries, 429)).toBe(fromEverywhere.length - PER_ACCOUNT)
    expect(await signIn('192.0.2.44', PASSWORD)).toBe(429)
    expect(await signIn(HOME, PASSWORD)).toBe(200)
    // Known for ninety days after its last use.
    deps.clock.advance(91 * DAY_MS)
    expect(await signIn(HOME, PASSWORD)).toBe(429)
  })

  test('what strangers have used up is not held against the network that was refused for it', async ({
    deps,
  }) => {
    const { signIn, guess, client, email, from } = await open(deps)
    await guess(fromEverywhere)
    for (let round = 0; round <= PER_NETWORK; round += 1)
      expect(await signIn('192.0.2.44', PASSWORD)).toBe(429)
    await client.post('/auth/forgot-password', { email }, from('192.0.2.44'))
    const token = await nextLinkToken(deps, '/reset-password')
    const reset = { token, password: 'another-fine-needle' }
    await client.post('/auth/reset-password', reset, from('192.0.2.44'))
    expect(await signIn('192.0.2.45', 'another-fine-needle')).toBe(200)
    // They go on guessing, at the new password now.
    await guess(fromEverywhere)
    expect(await signIn('192.0.2.46', 'another-fine-needle')).toBe(429)
    expect(await signIn('192.0.2.44', 'another-fine-needle')).toBe(200)
  })
})

describe('known networks', () => {
  test('the last twenty are kept, as hashes that differ between people, and go when unused', async ({
    deps,
  }) => {
    const { client, from, signIn } = await open(deps)
    await client.post('/auth/signup', { email: 'eve@example.com', password: PASSWORD }, from(HOME))
    const list = () => deps.db.selectFrom('known_network').selectAll().execute()
    const [sam, eve] = await list()
    expect(sam?.network_hash).toHaveLength(32)
    expect(sam?.network_hash).not.toEqual(eve?.network_hash)
    for (let index = 0; index < 24; index += 1) {
      deps.clock.advance(1000)
      expect(await signIn(`192.0.2.${index}`, PASSWORD)).toBe(200)
    }
    const kept = (await list()).filter(({ account_id }) => account_id === sam?.account_id)
    expect(kept).toHaveLength(20)
    expect(kept).not.toContainEqual(sam)
    deps.clock.advance(91 * DAY_MS)
    await forgetUnusedNetworks(deps)
    expect(await list()).toEqual([])
  })
})
