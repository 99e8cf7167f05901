import type { Deps } from '#server/platform/deps.ts'
import { TooManyRequestsError } from '#server/platform/rate-limit.ts'
import { currentRequestFacts } from '#server/platform/request-facts.ts'

/** What an operator counts and is woken by. Names stay once given: alarms are set on them. */
export const SECURITY_EVENTS = [
  'sign_up',
  'sign_in',
  'sign_in_failed',
  /** Too many wrong passwords or codes: the account takes none for a while. */
  'locked_out',
  'password_wrong',
  'password_changed',
  'password_reset_requested',
  'password_reset',
  'password_reset_failed',
  'session_ended',
  'all_sessions_ended',
  'account_deleted',
  /** By an administrator; who it was is in the audit trail. */
  'account_suspended',
  'suspension_lifted',
  'second_factor_added',
  'second_factor_removed',
  'second_factor_failed',
] as const

/** By what somebody came in, or tried to. */
export type SignInMethod = 'password' | 'google' | 'totp' | 'passkey' | 'recovery'

export type SecurityEvent = (typeof SECURITY_EVENTS)[number]

/** Never a person's address or name: the account's id says who, where there is one. */
export interface SecurityEventDetails {
  accountId?: number | undefined
  method?: SignInMethod
  /** Why it failed, as the stable code of the refusal; or why the administrator did it. */
  reason?: string
}

const ALARMING: ReadonlySet<SecurityEvent> = new Set(['locked_out'])

/** One line in the log, under a name that can be searched for, and one more in the figures. To be called once it has happened. */
export function recordSecurityEvent(
  deps: Pick<Deps, 'log' | 'metrics'>,
  event: SecurityEvent,
  details: SecurityEventDetails = {},
): void {
  deps.metrics.securityEvents.inc({ event })
  const level = ALARMING.has(event) ? 'warn' : 'info'
  deps.log[level]({ event, ...currentRequestFacts(), ...details }, 'security event')
}

/** Runs what counts a guess, and records when there were too many. */
export async function recordingLockOut<Result>(
  deps: Pick<Deps, 'log' | 'metrics'>,
  accountId: number,
  count: () => Promise<Result>,
): Promise<Result> {
  try {
    return await count()
  } catch (error) {
    if (error instanceof TooManyRequestsError)
      recordSecurityEvent(deps, 'locked_out', { accountId })
    throw error
  }
}
