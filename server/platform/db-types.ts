import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type {
  BodyPhotoTable,
  BodyProfileTable,
  BodyRenderingTable,
  PhotoDeletionTable,
  TrainingToForgetTable,
} from '#server/platform/db-types-body.ts'
import type { FreeOfferTable, KnownNetworkTable } from '#server/platform/db-types-fair-use.ts'
import type {
  AccountTokenTable,
  PasskeyChallengeTable,
  PasskeyTable,
  RecoveryCodeTable,
  SessionTable,
  GoogleNonceTable,
  SignInTicketTable,
  TotpFactorTable,
} from '#server/platform/db-types-sign-in.ts'
import type { TattooTable, TattooVersionTable } from '#server/platform/db-types-tattoos.ts'
import type { UtmParams } from '#shared/accounts.ts'
import type { ProductKey } from '#shared/billing.ts'
import type { AuditDetails, SuspensionReason } from '#shared/admin.ts'
import type { CreditSource } from '#shared/credits.ts'
import type { ReportReason } from '#shared/gallery.ts'
import type { GENERATION_STAGES, GENERATION_STATES, Remarks } from '#shared/tattoos.ts'

/** What `db/migrations` made, as TypeScript. A test holds the two against each other. */
export interface Database {
  account: AccountTable
  session: SessionTable
  account_token: AccountTokenTable
  totp_factor: TotpFactorTable
  recovery_code: RecoveryCodeTable
  passkey: PasskeyTable
  google_nonce: GoogleNonceTable
  sign_in_ticket: SignInTicketTable
  passkey_challenge: PasskeyChallengeTable
  rate_limit: RateLimitTable
  credit_lot: CreditLotTable
  credit_hold: CreditHoldTable
  credit_entry: CreditEntryTable
  generation: GenerationTable
  tattoo: TattooTable
  tattoo_version: TattooVersionTable
  favorite: FavoriteTable
  tattoo_tag: TattooTagTable
  tag_use: TagUseTable
  search_word: SearchWordTable
  upvote: UpvoteTable
  report: ReportTable
  gallery_recipe: GalleryRecipeTable
  tattoo_vector: TattooVectorTable
  signing_key: SigningKeyTable
  billing_customer: BillingCustomerTable
  subscription: SubscriptionTable
  payment: PaymentTable
  checkout: CheckoutTable
  payment_event: PaymentEventTable
  contact_message: ContactMessageTable
  first_design: FirstDesignTable
  body_photo: BodyPhotoTable
  photo_deletion: PhotoDeletionTable
  body_profile: BodyProfileTable
  body_rendering: BodyRenderingTable
  training_to_forget: TrainingToForgetTable
  audit_log: AuditLogTable
  daily_count: DailyCountTable
  product_event: ProductEventTable
  job_failure: JobFailureTable
  gone_tattoo: GoneTattooTable
  known_network: KnownNetworkTable
  free_offer: FreeOfferTable
  schema_migration: SchemaMigrationTable
}

export interface AccountTable {
  id: Generated<number>
  email: string
  username: string
  photo_url: Generated<string>
  password_hash: string | null
  google_subject: string | null
  email_verified_at: Date | null
  subscription_status: Generated<string>
  subscription_plan: Generated<number>
  /** Written as JSON text, which both engines take for jsonb. */
  utm_params: ColumnType<UtmParams, string | undefined, string>
  created_at: Date
  updated_at: Date
  subscription_ends_at: Date | null
  is_private_by_default: Generated<boolean>
  /** When the prices opened by themselves. */
  pricing_shown_at: Date | null
  must_change_password: Generated<boolean>
  suspended_at: Date | null
  suspension_reason: SuspensionReason | null
  has_second_factor: Generated<boolean>
}

export interface RateLimitTable {
  key: string
  points: Generated<number>
  expire: number | null
}

export interface CreditLotTable {
  id: GeneratedAlways<number>
  account_id: number
  source: CreditSource
  granted_credits: number
  remaining_credits: number
  key: string
  created_at: Date
  expires_at: Date
  reclaim_credits: Generated<number>
  reclaimed_credits: Generated<number>
}

export interface CreditHoldTable {
  id: GeneratedAlways<number>
  account_id: number
  amount_credits: number
  state: Generated<'held' | 'settled' | 'released'>
  key: string
  created_at: Date
  ended_at: Date | null
}

export interface CreditEntryTable {
  id: GeneratedAlways<number>
  account_id: number
  lot_id: number
  hold_id: number | null
  kind: 'grant' | 'hold' | 'settle' | 'release' | 'deduct' | 'expire'
  amount_credits: number
  note: Generated<string>
  created_at: Date
}

export interface GenerationTable {
  id: GeneratedAlways<number>
  account_id: number
  request_key: string
  /** A GenerationOrder of the generations feature, which alone reads it. */
  request: ColumnType<unknown, string, never>
  variations: number
  hold_id: number
  priority: Generated<number>
  concurrency_limit: Generated<number>
  state: Generated<(typeof GENERATION_STATES)[number]>
  stage: (typeof GENERATION_STAGES)[number] | null
  file_stem: string
  attempts: Generated<number>
  lease_until: Date | null
  deadline_at: Date | null
  failure_code: string | null
  failure_message: string | null
  remarks: ColumnType<Partial<Remarks>, string | undefined, string>
  created_at: Date
  started_at: Date | null
  ended_at: Date | null
}

export interface FavoriteTable {
  account_id: number
  tattoo_id: number
  created_at: Date
}

export interface TattooTagTable {
  tag: string
  tattoo_id: number
  popularity: number
  rank: number
}

export interface TagUseTable {
  tag: string
  uses: Generated<number>
}

export interface SearchWordTable {
  word: string
  uses: Generated<number>
}

export interface UpvoteTable {
  tattoo_id: number
  voter: Uint8Array
  account_id: number | null
  created_at: Date
}

export interface ReportTable {
  id: GeneratedAlways<number>
  tattoo_id: number
  reporter: Uint8Array
  account_id: number | null
  reason: ReportReason
  note: Generated<string>
  created_at: Date
  handled_at: Date | null
}

export interface GalleryRecipeTable {
  key: string
  lease_until: Date
  drawn_at: Date | null
}

export interface TattooVectorTable {
  tattoo_id: number
  vector: Uint8Array
}

export interface FirstDesignTable {
  id: GeneratedAlways<number>
  browser_hash: Uint8Array
  address_hash: Uint8Array
  state: 'drawing' | 'ready' | 'claimed'
  file_stem: string
  claim_hash: Uint8Array | null
  design: ColumnType<unknown, string | null | undefined, string | null>
  created_at: Date
  expires_at: Date
}

export interface SigningKeyTable {
  name: string
  secret: Uint8Array
  created_at: Date
}

export interface BillingCustomerTable {
  customer_id: string
  mode: 'live' | 'test' | 'sandbox'
  account_id: number | null
  created_at: Date
}

export interface SubscriptionTable {
  id: string
  account_id: number
  customer_id: string
  state: 'incomplete' | 'trialing' | 'active' | 'past_due' | 'canceled'
  next_plan: number
  item_id: string
  is_canceling: boolean
  trial_ends_at: Date | null
  ended_at: Date | null
  reading: number
  created_at: Date
  updated_at: Date
}

export interface PaymentTable {
  id: string
  account_id: number
  subscription_id: string | null
  payment_intent_id: string | null
  plan: number | null
  cycle_ends_at: Date | null
  status: 'open' | 'paid' | 'failed'
  amount_cents: number
  refunded_cents: Generated<number>
  is_disputed: Generated<boolean>
  credits: number
  lot_key: string
  number: Generated<string>
  description: string
  url: string | null
  created_at: Date
  updated_at: Date
}

export interface CheckoutTable {
  id: GeneratedAlways<number>
  session_id: string
  account_id: number
  product: ProductKey
  kind: 'plan' | 'topup'
  state: 'open' | 'processing' | 'arrived' | 'failed'
  url: string
  granted_credits: Generated<number>
  created_at: Date
  updated_at: Date
  expires_at: Date
}

export interface PaymentEventTable {
  id: string
  type: string
  object_id: string
  received_at: Date
  handled_at: Date | null
}

/** Filled by a trigger. */
export interface GoneTattooTable {
  id: number
}

export interface SchemaMigrationTable {
  version: number
  name: string
  checksum: string
  applied_at: Generated<Date>
}

export interface ContactMessageTable {
  id: Generated<number>
  account_id: number | null
  name: string
  email: string
  message: string
  created_at: Date
  answer: string | null
  closed_at: Date | null
}

export interface AuditLogTable {
  id: GeneratedAlways<number>
  actor_id: number
  act: string
  target_kind: string
  target_id: string
  details: ColumnType<AuditDetails, string, never>
  created_at: Date
}

export interface DailyCountTable {
  /** Written as text and read with `::text`: the engines make different moments of a date. */
  day: ColumnType<unknown, string, never>
  name: string
  label: Generated<string>
  source: Generated<string>
  count: Generated<number>
}

export interface ProductEventTable {
  id: GeneratedAlways<number>
  name: string
  data: ColumnType<unknown, string, never>
  source: Generated<string>
  created_at: Date
}

export interface JobFailureTable {
  /** As in `daily_count`. */
  day: ColumnType<unknown, string, never>
  job: string
  error: string
  count: Generated<number>
  last_job_id: string
  last_at: Date
}
