import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type {
  AccountTable,
  BillingCustomerTable,
  CheckoutTable,
  SubscriptionTable,
} from '#server/platform/db-types.ts'
import type { Executor } from '#server/platform/db.ts'

export type Checkout = Selectable<CheckoutTable>
export type Subscription = Selectable<SubscriptionTable>

/** A subscription with the last cycle that was paid for; without one, nothing has been paid yet. */
export interface SubscriptionWithPayment extends Subscription {
  paid_plan: number | null
  paid_until: Date | null
  /** Whether that payment went back, by refund in full or by dispute. */
  is_returned: boolean
}

/** Nobody subscribes so often; whatever is older has long ended. */
const SUBSCRIPTIONS_READ_MAX = 20

/** The number of a reading of Stripe, to be taken before it begins. */
export async function nextReading(db: Executor): Promise<number> {
  const { rows } = await sql<{ reading: number | string }>`
    select nextval('billing_reading_seq') as reading`.execute(db)
  return Number(rows[0]!.reading)
}

export async function findCustomer(
  db: Executor,
  customerId: string,
): Promise<Selectable<BillingCustomerTable> | undefined> {
  return db
    .selectFrom('billing_customer')
    .selectAll()
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
}

export async function findCustomerOfAccount(
  db: Executor,
  { accountId, mode }: { accountId: number; mode: string },
): Promise<Selectable<BillingCustomerTable> | undefined> {
  return db
    .selectFrom('billing_customer')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('mode', '=', mode as BillingCustomerTable['mode'])
    .executeTakeFirst()
}

export async function insertCustomer(
  db: Executor,
  customer: Insertable<BillingCustomerTable>,
): Promise<void> {
  await db
    .insertInto('billing_customer')
    .values(customer)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Unless a reading that began later has been written already. */
export async function upsertSubscription(
  db: Executor,
  subscription: Insertable<SubscriptionTable>,
): Promise<void> {
  const { id: _, account_id: __, created_at: ___, ...change } = subscription
  await db
    .insertInto('subscription')
    .values(subscription)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(change)
        .where('subscription.reading', '<', subscription.reading),
    )
    .execute()
}

/** Those of an account, newest first, each with the last cycle that was paid for. */
export async function listSubscriptions(
  db: Executor,
  accountId: number,
): Promise<SubscriptionWithPayment[]> {
  return db
    .selectFrom('subscription')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('payment')
          .select((select) => [
            'payment.plan as paid_plan',
            'payment.cycle_ends_at as paid_until',
            select
              .or([
                select('payment.is_disputed', '=', true),
                select.and([
                  select('payment.amount_cents', '>', 0),
                  select('payment.refunded_cents', '>=', select.ref('payment.amount_cents')),
                ]),
              ])
              .as('is_returned'),
          ])
          .whereRef('payment.subscription_id', '=', 'subscription.id')
          .where('payment.status', '=', 'paid')
          .orderBy('payment.cycle_ends_at', 'desc')
          .limit(1)
          .as('paid'),
      (join) => join.onTrue(),
    )
    .selectAll('subscription')
    .select((select) => [
      'paid.paid_plan',
      'paid.paid_until',
      select.fn.coalesce('paid.is_returned', select.val(false)).as('is_returned'),
    ])
    .where('subscription.account_id', '=', accountId)
    .orderBy('subscription.created_at', 'desc')
    .orderBy('subscription.id')
    .limit(SUBSCRIPTIONS_READ_MAX)
    .$castTo<SubscriptionWithPayment>()
    .execute()
}

/** The one that would be charged again, at the payment service that is configured. */
export async function findLiveSubscription(
  db: Executor,
  { accountId, mode }: { accountId: number; mode: string },
): Promise<Subscription | undefined> {
  return db
    .selectFrom('subscription')
    .innerJoin('billing_customer', 'billing_customer.customer_id', 'subscription.customer_id')
    .selectAll('subscription')
    .where('subscription.account_id', '=', accountId)
    .where('billing_customer.mode', '=', mode as BillingCustomerTable['mode'])
    .where('subscription.state', 'in', ['trialing', 'active', 'past_due'])
    .where('subscription.ended_at', 'is', null)
    .orderBy('subscription.created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The copy of all this that everybody else reads. */
export async function updateAccountPlan(
  db: Executor,
  accountId: number,
  plan: Pick<
    Updateable<AccountTable>,
    'subscription_plan' | 'subscription_status' | 'subscription_ends_at'
  >,
): Promise<void> {
  await db.updateTable('account').set(plan).where('id', '=', accountId).execute()
}

/** Whether it was: not where it is there already, nor where another plan's is open. */
export async function insertCheckout(
  db: Executor,
  checkout: Insertable<CheckoutTable>,
): Promise<boolean> {
  const inserted = await db
    .insertInto('checkout')
    .values(checkout)
    .onConflict((conflict) => conflict.doNothing())
    .returning('session_id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** What has arrived never goes back; what has failed may still arrive. */
export async function updateCheckout(
  db: Executor,
  sessionId: string,
  change: Pick<Checkout, 'state' | 'granted_credits' | 'updated_at'>,
): Promise<void> {
  await db
    .updateTable('checkout')
    .set(change)
    .where('session_id', '=', sessionId)
    .where('state', '<>', 'arrived')
    .execute()
}

export async function findCheckout(
  db: Executor,
  { accountId, sessionId }: { accountId: number; sessionId: string },
): Promise<Checkout | undefined> {
  return db
    .selectFrom('checkout')
    .selectAll()
    .where('session_id', '=', sessionId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}

export async function findOpenPlanCheckout(
  db: Executor,
  accountId: number,
): Promise<Checkout | undefined> {
  return db
    .selectFrom('checkout')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('kind', '=', 'plan')
    .where('state', '=', 'open')
    .executeTakeFirst()
}

export async function findLastCheckoutId(db: Executor, accountId: number): Promise<number> {
  const row = await db
    .selectFrom('checkout')
    .select('id')
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? 0
}
