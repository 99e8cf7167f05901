import { call } from '#app/platform/http/api-client.ts'
import { setCredits } from '#app/platform/billing/credits-store.ts'
import { CreditHistoryResponse, CreditsResponse } from '#shared/credits.ts'

export async function readCredits() {
  const credits = await call('/credits/user/', { schema: CreditsResponse })
  setCredits(credits)
  return credits
}

/** Newest first. The next page begins before the last event of this one. */
export function readHistory(before: number | null) {
  const query = before === null ? '' : `?before=${before}`
  return call(`/credits/history${query}`, { schema: CreditHistoryResponse })
}
