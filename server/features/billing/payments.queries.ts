import { sql, type Insertable, type Selectable } from 'kysely'
import type {
  CheckoutTable,
  PaymentEventTable,
  PaymentTable,
  SubscriptionTable,
} from '#server/platform/db-types.ts'
import type { Executor } from '#server/platform/db.ts'

export type Payment = Selectable<PaymentTable>

/** What is paid stays paid, whatever an earlier reading saw. What went back is not touched here. */
export async function upsertPayment(
  db: Executor,
  payment: Insertable<PaymentTable>,
): Promise<Payment> {
  const { id, account_id: _, created_at: __, ...change } = payment
  await db
    .insertInto('payment')
    .values(payment)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(change)
        .where((where) =>
          where.or([
            where('payment.status', '<>', 'paid'),
            where(where.val(payment.status), '=', 'paid'),
          ]),
        ),
    )
    .execute()
  return db.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

export async function findPaymentByIntent(
  db: Executor,
  paymentIntentId: string,
): Promise<Payment | undefined> {
  return db
    .selectFrom('payment')
    .selectAll()
    .where('payment_intent_id', '=', paymentIntentId)
    .executeTakeFirst()
}

/** What has gone back only ever grows. */
export async function raiseReturned(
  db: Executor,
  paymentIntentId: string,
  returned: { refundedCents: number; isDisputed: boolean; now: Date },
): Promise<Payment | undefined> {
  return db
    .updateTable('payment')
    .set({
      refunded_cents: sql<number>`greatest(refunded_cents, least(amount_cents, ${returned.refundedCents}::integer))`,
      is_disputed: sql<boolean>`is_disputed or ${returned.isDisputed}::boolean`,
      updated_at: returned.now,
    })
    .where('payment_intent_id', '=', paymentIntentId)
    .returningAll()
    .executeTakeFirst()
}

export async function listPayments(
  db: Executor,
  { accountId, limit }: { accountId: number; limit: number },
): Promise<Payment[]> {
  return db
    .selectFrom('payment')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Everything kept of a person's payments, for their own copy of it. */
export async function listForExport(
  db: Executor,
  accountId: number,
): Promise<{
  payments: Payment[]
  subscriptions: Selectable<SubscriptionTable>[]
  checkouts: Selectable<CheckoutTable>[]
}> {
  const [payments, subscriptions, checkouts] = [
    await db.selectFrom('payment').selectAll().where('account_id', '=', accountId).execute(),
    await db.selectFrom('subscription').selectAll().where('account_id', '=', accountId).execute(),
    await db.selectFrom('checkout').selectAll().where('account_id', '=', accountId).execute(),
  ]
  return { payments, subscriptions, checkouts }
}

/** The event as it was first told. */
export async function insertEvent(
  db: Executor,
  event: Insertable<PaymentEventTable>,
): Promise<Selectable<PaymentEventTable>> {
  await db
    .insertInto('payment_event')
    .values(event)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return db
    .selectFrom('payment_event')
    .selectAll()
    .where('id', '=', event.id)
    .executeTakeFirstOrThrow()
}

export async function markEventHandled(db: Executor, id: string, now: Date): Promise<void> {
  await db.updateTable('payment_event').set({ handled_at: now }).where('id', '=', id).execute()
}

export async function deleteEventsBefore(db: Executor, time: Date): Promise<void> {
  await db.deleteFrom('payment_event').where('received_at', '<', time).execute()
}
