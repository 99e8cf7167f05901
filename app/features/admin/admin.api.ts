import { call } from '#app/platform/api-client.ts'
import { AdminOverview, AdminUsersResponse, AuditResponse } from '#shared/admin.ts'
import { CreditsResponse } from '#shared/credits.ts'

export const fetchOverview = () => call('/admin/overview', { schema: AdminOverview })

export const searchUsers = (search: string) =>
  call(`/admin/users?search=${encodeURIComponent(search)}`, { schema: AdminUsersResponse })

/** What was done, newest first; `before` the last entry's id for the next page. */
export const fetchAudit = (before?: number) =>
  call(`/admin/audit${before === undefined ? '' : `?before=${before}`}`, { schema: AuditResponse })

export type Correction = {
  userId: number
  credits: number
  note: string
  /** The same one again changes nothing more. */
  key: string
}

const Balance = CreditsResponse.pick({ creditBalance: true })

export function grantCredits(correction: Correction) {
  return call('/credits/purchase', { method: 'POST', body: correction, schema: Balance })
}

export function deductCredits({ credits, ...rest }: Correction) {
  return call('/credits/deduct', {
    method: 'POST',
    body: { ...rest, amount: credits },
    schema: Balance,
  })
}
