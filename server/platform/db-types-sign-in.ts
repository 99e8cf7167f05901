import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

export interface SessionTable {
  id: GeneratedAlways<number>
  account_id: number
  token_hash: Uint8Array
  created_at: Date
  last_used_at: Date
  expires_at: Date
  device: Generated<string>
  proved_at: Date | null
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

export interface TotpFactorTable {
  account_id: number
  sealed_secret: Uint8Array
  last_step: Generated<number>
  confirmed_at: Date | null
  created_at: Date
}

export interface RecoveryCodeTable {
  id: GeneratedAlways<number>
  account_id: number
  code_hash: Uint8Array
  created_at: Date
}

export interface PasskeyTable {
  id: GeneratedAlways<number>
  account_id: number
  credential_id: string
  public_key: Uint8Array
  counter: Generated<number>
  /** Written as JSON text, which both engines take for jsonb. */
  transports: ColumnType<string[], string | undefined, string>
  name: string
  created_at: Date
  last_used_at: Date | null
}

export interface SignInTicketTable {
  id: GeneratedAlways<number>
  account_id: number
  token_hash: Uint8Array
  tries_left: number
  created_at: Date
  expires_at: Date
}

export interface GoogleNonceTable {
  nonce_hash: Uint8Array
  expires_at: Date
}

export type PasskeyPurpose = 'registration' | 'sign_in' | 'second_factor' | 'proof'

export interface PasskeyChallengeTable {
  challenge_hash: Uint8Array
  purpose: PasskeyPurpose
  account_id: number | null
  expires_at: Date
}
