import type { AuditEntry, SuspensionReason } from '#shared/admin.ts'

/** 2026-01-31T09:05:07.000Z → 31 Jan, 09:05, in UTC as everything here. */
export function momentWords(iso: string): string {
  return new Date(iso).toLocaleString('en-GB', {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
  })
}

const ACT_WORDS: Record<string, string> = {
  design_deleted: 'Deleted a design',
  design_hidden: 'Hid a design',
  design_restored: 'Kept or restored a design',
  tags_changed: 'Changed the tags of a design',
  message_answered: 'Answered a message',
  message_closed: 'Closed a message',
  credits_granted: 'Granted credits',
  credits_deducted: 'Took credits',
  photo_approved: 'Let a photo pass',
  photo_refused: 'Refused a photo',
  sessions_ended: 'Signed a person out everywhere',
  account_suspended: 'Suspended a person',
  suspension_lifted: 'Lifted a suspension',
}

export const actWords = (act: string): string => ACT_WORDS[act] ?? act.replaceAll('_', ' ')

const DETAIL_WORDS: Record<string, string> = { ownerId: 'of member' }

/** of member 7, added 2 */
export const detailWords = (details: AuditEntry['details']): string =>
  Object.entries(details)
    .map(([name, value]) => `${DETAIL_WORDS[name] ?? name} ${value}`)
    .join(', ')

export const SUSPENSION_WORDS: Record<SuspensionReason, string> = {
  spam: 'Spam or automated use',
  forbidden_designs: 'Designs against the rules',
  disputed_payments: 'Disputed payments',
  stolen_account: 'Signs of a stolen account',
  other: 'Another reason',
}
