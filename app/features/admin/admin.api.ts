import { call } from '#app/platform/http/api-client.ts'
import { pageQuery } from '#app/platform/http/use-paged-list.ts'
import {
  AdminOverview,
  AdminUser,
  AdminUsersResponse,
  AuditResponse,
  type SuspensionReason,
} from '#shared/admin.ts'
import { CreditsResponse } from '#shared/credits.ts'

export const fetchOverview = () => call('/admin/overview', { schema: AdminOverview })

export const searchUsers = (search: string) =>
  call(`/admin/users?search=${encodeURIComponent(search)}`, { schema: AdminUsersResponse })

/** What was done. */
export const fetchAudit = (before: number | null) =>
  call(`/admin/audit${pageQuery(before)}`, { schema: AuditResponse })

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

export const endSessionsOf = (userId: number) =>
  call(`/admin/users/${userId}/end-sessions`, { method: 'POST', schema: AdminUser })

export const suspend = (userId: number, reason: SuspensionReason) =>
  call(`/admin/users/${userId}/suspend`, { method: 'POST', body: { reason }, schema: AdminUser })

export const liftSuspension = (userId: number) =>
  call(`/admin/users/${userId}/lift-suspension`, { method: 'POST', schema: AdminUser })
