import { grantSignupCredits, hasGranted } from '#server/features/credits/credits.service.ts'
import * as queries from '#server/features/free-offers/free-offers.queries.ts'
import { mailboxOf } from '#server/features/free-offers/mailbox.ts'
import type { Executor } from '#server/platform/db.ts'
import type { Deps } from '#server/platform/deps.ts'
import { SIGNUP_CREDITS } from '#shared/credits.ts'
import { FREE_OFFER_MEMORY_MONTHS } from '#shared/limits.ts'

/** As much of an account as free things depend on. */
export interface Taker {
  id: number
  email: string
  email_verified_at: Date | null
}

/**
 * Gives the credits that every new person starts with, once for each mailbox, in the caller's transaction. Where pictures cost the
 * operator money the mailbox has to be proven first, so whoever proves one comes here again; a second call gives nothing.
 * Elsewhere a stranger can have named the mailbox first: its owner gets theirs on proving it.
 */
export async function giveSignupCredits(deps: Deps, tx: Executor, account: Taker): Promise<void> {
  if (mustConfirm(deps) && !account.email_verified_at) return
  const now = deps.clock.now()
  const taking = { ...signupTaking(deps, account), now }
  if (account.email_verified_at) await queries.takeOverFromUnproven(tx, taking)
  if (await take(tx, taking)) await grantSignupCredits(tx, { accountId: account.id, now })
}

/** How many credits confirming the address would bring. */
export async function countCreditsToConfirm(deps: Deps, account: Taker): Promise<number> {
  if (!mustConfirm(deps) || account.email_verified_at) return 0
  if (await hasGranted(deps.db, signupKey(account.id))) return 0
  return (await queries.isTakenByOther(deps.db, signupTaking(deps, account))) ? 0 : SIGNUP_CREDITS
}

/** False where the mailbox or the card has had its trial with another account. */
export function takeTrial(
  deps: Deps,
  account: Taker,
  cardFingerprint: string | null,
): Promise<boolean> {
  const { mode } = deps.payments
  const card = cardFingerprint === null ? [] : [`card ${mode} ${cardFingerprint}`]
  const takerHashes = [`mailbox ${mailboxOf(account.email)}`, ...card].map(deps.keyedHash)
  return deps.db.transaction().execute((tx) =>
    take(tx, {
      offer: 'trial',
      takerHashes,
      accountId: account.id,
      now: deps.clock.now(),
    }),
  )
}

/** What is known before a card is: whether the mailbox may still try. */
export async function isTrialLeft(deps: Deps, account: Taker): Promise<boolean> {
  return !(await queries.isTakenByOther(deps.db, {
    ...mailboxTaking(deps, account),
    offer: 'trial',
  }))
}

/** Before an account is deleted, in the same transaction: what it was given before this was written down as it was given. */
export async function rememberTakings(deps: Deps, tx: Executor, account: Taker): Promise<void> {
  const taking = { ...mailboxTaking(deps, account), now: deps.clock.now() }
  if (await hasGranted(tx, signupKey(account.id)))
    await queries.insertTakings(tx, { ...taking, offer: 'signup_credits' })
  if (await hasGranted(tx, `trial:${account.id}`))
    await queries.insertTakings(tx, { ...taking, offer: 'trial' })
}

export async function forgetOldTakings(deps: Deps): Promise<void> {
  const before = deps.clock.now()
  before.setUTCMonth(before.getUTCMonth() - FREE_OFFER_MEMORY_MONTHS)
  await queries.deleteTakingsOfNobody(deps.db, before)
}

/** Of two at once, the second waits for the first and then finds it there. */
async function take(tx: Executor, taking: queries.Taking & { now: Date }): Promise<boolean> {
  // In one order everywhere, so that two with the same mailbox and card do not lock each other out.
  const takerHashes = taking.takerHashes.toSorted((a, b) => Buffer.compare(a, b))
  await queries.insertTakings(tx, { ...taking, takerHashes })
  return !(await queries.isTakenByOther(tx, taking))
}

const mustConfirm = ({ config }: Deps) => config.images.kind !== 'ink'

const signupKey = (accountId: number) => `signup:${accountId}`

const mailboxTaking = ({ keyedHash }: Deps, { id, email }: Taker) => ({
  takerHashes: [keyedHash(`mailbox ${mailboxOf(email)}`)],
  accountId: id,
})

const signupTaking = (deps: Deps, account: Taker): queries.Taking => ({
  ...mailboxTaking(deps, account),
  offer: 'signup_credits',
})
