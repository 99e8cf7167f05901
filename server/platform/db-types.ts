import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { UtmParams } from '#shared/accounts.ts'

/** What `db/migrations` made, as TypeScript. A test holds the two against each other. */
export interface Database {
  account: AccountTable
  session: SessionTable
  account_token: AccountTokenTable
  rate_limit: RateLimitTable
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
}

export interface SessionTable {
  id: GeneratedAlways<number>
  account_id: number
  token_hash: Uint8Array
  created_at: Date
  last_used_at: Date
  expires_at: Date
}

export type AccountTokenKind = 'password_reset' | 'email_verification'

export interface AccountTokenTable {
  id: GeneratedAlways<number>
  account_id: number
  kind: AccountTokenKind
  token_hash: Uint8Array
  created_at: Date
  expires_at: Date
}

export interface RateLimitTable {
  key: string
  points: Generated<number>
  expire: number | null
}

export interface SchemaMigrationTable {
  version: number
  name: string
  checksum: string
  applied_at: Generated<Date>
}
