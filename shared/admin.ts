import { z } from 'zod'

/** Everything an administrator does that changes something, by the name it has in the audit log. */
export const ADMIN_ACTS = [
  'design_deleted',
  'design_hidden',
  'design_restored',
  'tags_changed',
  'message_answered',
  'message_closed',
  'credits_granted',
  'credits_deducted',
  'photo_approved',
  'photo_refused',
  'sessions_ended',
  'account_suspended',
  'suspension_lifted',
] as const
export type AdminAct = (typeof ADMIN_ACTS)[number]

/** Why somebody is suspended: codes, so that the log and the account keep no prose about a person. */
export const SUSPENSION_REASONS = [
  'spam',
  'forbidden_designs',
  'disputed_payments',
  'stolen_account',
  'other',
] as const
export type SuspensionReason = (typeof SUSPENSION_REASONS)[number]

/** POST /admin/users/{id}/suspend */
export const SuspendRequest = z.object({ reason: z.enum(SUSPENSION_REASONS) })

export const AUDIT_TARGETS = ['tattoo', 'message', 'account', 'photo'] as const
export type AuditTarget = (typeof AUDIT_TARGETS)[number]

/** Numbers and codes. Never what people wrote, nor who they are beyond their ids. */
export const AuditDetails = z.record(z.string(), z.union([z.number(), z.string(), z.boolean()]))
export type AuditDetails = z.infer<typeof AuditDetails>

export const AuditEntry = z.object({
  id: z.number().int(),
  actorId: z.number().int(),
  act: z.string(),
  targetKind: z.string(),
  targetId: z.string(),
  details: AuditDetails,
  createdAt: z.iso.datetime(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

/** GET /admin/audit */
export const AuditResponse = z.object({
  entries: z.array(AuditEntry),
  /** Give it as `before` for the next page; null at the end. */
  nextBefore: z.number().int().nullable(),
})
export type AuditResponse = z.infer<typeof AuditResponse>

const Count = z.number().int()

/** A figure of this day so far, and of the whole day before. */
export const DayFigure = z.object({ today: Count, yesterday: Count })
export type DayFigure = z.infer<typeof DayFigure>

/** GET /admin/overview */
export const AdminOverview = z.object({
  /** Days are counted in UTC. */
  day: z.iso.date(),
  figures: z.object({
    newAccounts: DayFigure,
    designsDrawn: DayFigure,
    creditsSpent: DayFigure,
    revenueCents: DayFigure,
    failures: DayFigure,
  }),
  /** Counted up to `WAITING_COUNT_MAX`. */
  waiting: z.object({ reports: Count, messages: Count, photos: Count, designs: Count }),
  failedDesigns: z.array(
    z.object({
      id: Count,
      accountId: Count,
      code: z.string(),
      attempts: Count,
      endedAt: z.string(),
    }),
  ),
  failedJobs: z.array(
    z.object({
      day: z.iso.date(),
      job: z.string(),
      error: z.string(),
      count: Count,
      lastJobId: z.string(),
      lastAt: z.string(),
    }),
  ),
  /** Queues that have something in them; the queue itself counts them about once a minute. */
  queues: z.array(z.object({ name: z.string(), ready: Count, active: Count, failed: Count })),
  /** Of the last 30 days, oldest first, one number for each. */
  days: z.array(z.iso.date()),
  counts: z.array(
    z.object({
      name: z.string(),
      perDay: z.array(Count),
      labels: z.array(z.object({ label: z.string(), count: Count })),
      sources: z.array(z.object({ source: z.string(), count: Count })),
    }),
  ),
})
export type AdminOverview = z.infer<typeof AdminOverview>

/** GET /admin/users */
export const AdminUser = z.object({
  id: z.number().int(),
  email: z.string(),
  username: z.string(),
  emailVerified: z.boolean(),
  plan: z.number().int(),
  planStatus: z.string(),
  creditBalance: z.number().int(),
  createdAt: z.iso.datetime(),
  /** Devices that are signed in now. */
  sessions: z.number().int(),
  /** Null while they may sign in. */
  suspension: z.object({ since: z.iso.datetime(), reason: z.enum(SUSPENSION_REASONS) }).nullable(),
})
export type AdminUser = z.infer<typeof AdminUser>

export const AdminUsersResponse = z.object({ users: z.array(AdminUser) })
export type AdminUsersResponse = z.infer<typeof AdminUsersResponse>

/** More than this is "999+" to a reader, and not worth counting on. */
export const WAITING_COUNT_MAX = 999
