import { z } from 'zod'
import { CREDIT_GRANT_MAX, CREDIT_NOTE_MAX_LENGTH } from '#shared/limits.ts'

export const SIGNUP_CREDITS = 5
export const SIGNUP_CREDITS_LIFETIME_DAYS = 30
export const TOPUP_CREDITS_LIFETIME_DAYS = 90
export const GENERATION_COST_CREDITS = 1
export const BODY_MAPPING_COST_CREDITS = 15

export const CREDIT_SOURCES = ['signup', 'subscription', 'topup', 'admin', 'returned'] as const
export type CreditSource = (typeof CREDIT_SOURCES)[number]

export const CreditLot = z.object({
  id: z.number().int(),
  source: z.enum(CREDIT_SOURCES),
  grantedCredits: z.number().int(),
  remainingCredits: z.number().int(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
})
export type CreditLot = z.infer<typeof CreditLot>

export const CreditsResponse = z.object({
  creditBalance: z.number().int(),
  /** What the balance is made of, the first to expire first. */
  lots: z.array(CreditLot),
  /** How many are added once the e-mail address is confirmed. */
  creditsOnConfirmation: z.number().int(),
})
export type CreditsResponse = z.infer<typeof CreditsResponse>

/** What happened to the balance: a grant, a design (open, delivered or given back), a correction, an expiry. */
export const CreditEvent = z.object({
  id: z.number().int(),
  kind: z.enum(['grant', 'spend', 'release', 'deduct', 'expire']),
  /** Only for a spend: whether its design is delivered yet. */
  isPending: z.boolean(),
  /** As the balance saw it: grants above zero, spends below. */
  amountCredits: z.number().int(),
  source: z.enum(CREDIT_SOURCES),
  /** In people's words: the prompt of a design, the reason of a grant. */
  note: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
})
export type CreditEvent = z.infer<typeof CreditEvent>

export const CreditHistoryResponse = z.object({
  events: z.array(CreditEvent),
  /** Give it as `before` for the next page; null at the end. */
  nextBefore: z.number().int().nullable(),
})
export type CreditHistoryResponse = z.infer<typeof CreditHistoryResponse>

const UserId = z.number().int().min(1).max(2_147_483_647)
const Amount = z.number().int().min(1).max(CREDIT_GRANT_MAX)
const Note = z.string().trim().max(CREDIT_NOTE_MAX_LENGTH).optional()

/** §7.credits.deduct and §7.credits.purchase. The key makes a repeated call do nothing more. */
export const DeductCreditsRequest = z.object({
  userId: UserId,
  amount: Amount,
  note: Note,
  key: z.string().min(8).max(100).optional(),
})
export const PurchaseCreditsRequest = z.object({
  userId: UserId,
  credits: Amount,
  note: Note,
  key: z.string().min(8).max(100).optional(),
})
