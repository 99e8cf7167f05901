import assert from 'node:assert/strict'
import * as reclaims from '#server/features/credits/credit-reclaim.queries.ts'
import { listHistoryRows } from '#server/features/credits/credit-history.queries.ts'
import { InsufficientCreditsError } from '#server/features/credits/credits.errors.ts'
import {
  presentEvent,
  presentLedger,
  presentLot,
} from '#server/features/credits/credits.present.ts'
import * as queries from '#server/features/credits/credits.queries.ts'
import type { Executor } from '#server/platform/db.ts'
import {
  SIGNUP_CREDITS,
  SIGNUP_CREDITS_LIFETIME_DAYS,
  type CreditHistoryResponse,
  type CreditLot,
  type CreditSource,
} from '#shared/credits.ts'

const DAY_MS = 86_400_000
/** Long enough for one more try tomorrow, short enough that a failure is no way to keep credits for ever. */
const RETURNED_LIFETIME_DAYS = 1
/** Far more than anybody has at once. */
const LOTS_LISTED_MAX = 100

export const daysAfter = (date: Date, days: number): Date =>
  new Date(date.getTime() + days * DAY_MS)

export interface Grant {
  accountId: number
  source: CreditSource
  credits: number
  /** Names the cause. The same cause never grants twice. */
  key: string
  note: string
  now: Date
  expiresAt: Date
}

/** Adds a lot of credits in the caller's transaction. False, and nothing changes, when its key has granted before. */
export function grantCredits(tx: Executor, grant: Grant): Promise<boolean> {
  return addLot(tx, { ...grant, holdId: null })
}

/** Whether its cause has granted before. */
export function hasGranted(db: Executor, key: string): Promise<boolean> {
  return queries.hasLot(db, key)
}

/** What every new account starts with. */
export function grantSignupCredits(
  tx: Executor,
  { accountId, now }: { accountId: number; now: Date },
): Promise<boolean> {
  return grantCredits(tx, {
    accountId,
    source: 'signup',
    credits: SIGNUP_CREDITS,
    key: `signup:${accountId}`,
    note: '',
    now,
    expiresAt: daysAfter(now, SIGNUP_CREDITS_LIFETIME_DAYS),
  })
}

export interface Spending {
  accountId: number
  amountCredits: number
  /** Names the work. A second hold with the same key breaks the caller's transaction. */
  key: string
  /** What people read in their history: the prompt of a design, the reason of a deduction. */
  note: string
  now: Date
}

/** Sets credits aside in the caller's transaction, which also queues their work: a hold without it would be credits lost. */
export async function holdCredits(tx: Executor, spending: Spending): Promise<{ holdId: number }> {
  const holdId = await spend(tx, 'hold', spending)
  if (holdId !== undefined) return { holdId }
  const balance = await readBalance(tx, spending.accountId, spending.now)
  if (balance <= 0) throw new InsufficientCreditsError()
  // Whoever has some has not used them all: what they asked for costs more.
  throw new InsufficientCreditsError(
    `This takes ${spending.amountCredits} credits, and you have ${balance} left. Nothing was charged.`,
  )
}

/** Takes credits away for good, in the caller's transaction. */
export async function takeForGood(tx: Executor, spending: Spending): Promise<void> {
  if ((await spend(tx, 'deduct', spending)) !== undefined) return
  const balance = await readBalance(tx, spending.accountId, spending.now)
  throw new InsufficientCreditsError(`This account has only ${balance} credits.`)
}

async function spend(
  tx: Executor,
  kind: 'hold' | 'deduct',
  spending: Spending,
): Promise<number | undefined> {
  assert(Number.isSafeInteger(spending.amountCredits) && spending.amountCredits > 0)
  await writeOffExpired(tx, spending.accountId, spending.now)
  return queries.takeCredits(tx, { ...spending, kind })
}

/** The work is delivered. True once; false when the hold had ended before, so that a replay changes nothing. */
export function settleHold(tx: Executor, holdId: number, now: Date): Promise<boolean> {
  return queries.settleOpenHold(tx, holdId, now)
}

/**
 * The work is not delivered: every credit of the hold goes back to the lot it came from. True once; false when the hold had
 * ended before.
 *
 * A lot that has expired meanwhile takes nothing back, for the credits would be gone at once, and through our failure. They
 * arrive in a new lot instead, whose grant names the hold. The old lot keeps its entry of the hold, since they did leave it;
 * so the entries of both lots add up to what each has left.
 */
export async function releaseHold(tx: Executor, holdId: number, now: Date): Promise<boolean> {
  const hold = await queries.releaseOpenHold(tx, holdId, now)
  if (!hold) return false
  await writeOffExpired(tx, hold.account_id, now)
  const givenBackCredits = await queries.giveBackToLiveLots(tx, holdId, now)
  await takeReclaimed(tx, hold.account_id, now)
  const homelessCredits = hold.amount_credits - givenBackCredits
  if (homelessCredits > 0) {
    const isReturned = await queries.insertLot(tx, {
      accountId: hold.account_id,
      source: 'returned',
      credits: homelessCredits,
      key: `returned:${holdId}`,
      note: hold.note,
      holdId,
      now,
      expiresAt: daysAfter(now, RETURNED_LIFETIME_DAYS),
    })
    assert(isReturned, `hold ${holdId} was returned twice`)
  }
  return true
}

export interface Reclaim {
  accountId: number
  /** The lot's key. */
  key: string
  /** How much of the money has gone back so far, of how much. */
  part: number
  whole: number
  now: Date
}

/**
 * Takes back, in the caller's transaction, what of a lot is not spent, in proportion to the money that has gone back in all:
 * the same call again takes nothing more. Credits that are held stay so; those that come back are taken then.
 */
export async function reclaimCredits(tx: Executor, reclaim: Reclaim): Promise<void> {
  const { accountId, part, whole, now } = reclaim
  assert(part >= 0 && part <= whole && whole > 0)
  await writeOffExpired(tx, accountId, now)
  await reclaims.raiseReclaim(tx, reclaim)
  await takeReclaimed(tx, accountId, now)
}

const takeReclaimed = (tx: Executor, accountId: number, now: Date): Promise<void> =>
  reclaims.takeReclaimed(tx, { accountId, note: 'Payment returned', now })

/**
 * Gives expired credits their entry, and locks the account's ledger until the caller's transaction ends. Everything that moves
 * credits calls it first, which keeps the ledger in the order in which things happened; what is read allows for lots that
 * nobody has written off yet, so no nightly job is needed.
 */
export function writeOffExpired(tx: Executor, accountId: number, now: Date): Promise<void> {
  return queries.lockLedger(tx, accountId, now)
}

async function addLot(tx: Executor, lot: queries.NewLot): Promise<boolean> {
  assert(Number.isSafeInteger(lot.credits) && lot.credits > 0)
  await writeOffExpired(tx, lot.accountId, lot.now)
  return queries.insertLot(tx, lot)
}

export function readBalance(db: Executor, accountId: number, now: Date): Promise<number> {
  return queries.sumSpendable(db, accountId, now)
}

/** The balances of several people at once. Whoever is not in it has nothing. */
export async function readBalances(
  db: Executor,
  accountIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, number>> {
  if (accountIds.length === 0) return new Map()
  const rows = await queries.sumSpendableOf(db, { accountIds, now })
  return new Map(rows.map((row) => [row.account_id, row.credits]))
}

/** What the balance is made of, the first to expire first. */
export async function listLots(db: Executor, accountId: number, now: Date): Promise<CreditLot[]> {
  const lots = await queries.listSpendableLots(db, { accountId, now, limit: LOTS_LISTED_MAX })
  return lots.map(presentLot)
}

/**
 * What happened to the balance, newest first. The amounts of all events add up to the balance: a design that failed shows as
 * spent and as given back, since people who saw their balance fall will look for both.
 */
export async function listHistory(
  db: Executor,
  accountId: number,
  { before, limit, now }: { before: number | null; limit: number; now: Date },
): Promise<CreditHistoryResponse> {
  const rows = await listHistoryRows(db, { accountId, before, now, limit: limit + 1 })
  const events = rows.slice(0, limit).map(presentEvent)
  return { events, nextBefore: rows.length > limit ? (events.at(-1)?.id ?? null) : null }
}

/** Everything the ledger keeps of a person. */
export async function exportLedger(db: Executor, accountId: number) {
  return presentLedger(
    await queries.listAllLots(db, accountId),
    await queries.listAllEntries(db, accountId),
  )
}
