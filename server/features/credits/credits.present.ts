import type { HistoryRow } from '#server/features/credits/credit-history.queries.ts'
import type { Entry, Lot } from '#server/features/credits/credits.queries.ts'
import type { CreditEvent, CreditLot } from '#shared/credits.ts'

export function presentLot(lot: Lot): CreditLot {
  return {
    id: lot.id,
    source: lot.source,
    grantedCredits: lot.granted_credits,
    remainingCredits: lot.remaining_credits,
    createdAt: lot.created_at.toISOString(),
    expiresAt: lot.expires_at.toISOString(),
  }
}

export function presentEvent(row: HistoryRow): CreditEvent {
  return {
    id: row.id,
    kind: kindOf(row),
    isPending: row.kind === 'hold' && row.hold_state === 'held',
    amountCredits: row.amount_credits,
    source: row.source,
    note: row.note,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  }
}

/** To people, credits that come back are the same whether their old lot still lives or a new one had to be made. */
function kindOf({ kind, hold_state }: HistoryRow): CreditEvent['kind'] {
  switch (kind) {
    case 'hold':
    case 'settle':
      return 'spend'
    case 'grant':
      return hold_state === null ? 'grant' : 'release'
    case 'release':
    case 'deduct':
    case 'expire':
      return kind
  }
}

/** The ledger as it stands, for the person's own copy of their data. */
export function presentLedger(lots: readonly Lot[], entries: readonly Entry[]) {
  return {
    lots: lots.map(presentLot),
    entries: entries.map((entry) => ({
      id: entry.id,
      lotId: entry.lot_id,
      kind: entry.kind,
      amountCredits: entry.amount_credits,
      note: entry.note,
      createdAt: entry.created_at.toISOString(),
    })),
  }
}
