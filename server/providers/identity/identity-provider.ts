import type { Hono } from 'hono'
import { DomainError } from '#server/platform/errors.ts'
import type { GoogleSignIn } from '#shared/api.ts'

export interface VerifiedIdentity {
  /** Never changes and is never given to somebody else, unlike the e-mail. */
  subject: string
  email: string
  emailVerified: boolean
  /** Empty when the provider does not say. */
  name: string
  /** Empty when the provider does not say. */
  pictureUrl: string
  /** What the token answers to. Whoever trusts the token has to have asked with it. */
  nonce: string
  /** When the person last signed in at the provider; where it does not say, when it made the token. */
  vouchedAt: Date
}

export interface IdentityProvider {
  /** What the sign-in screen offers. */
  readonly signIn: GoogleSignIn
  /** The pages of the embedded sandbox, to be mounted at `/sandbox/google`. Google has its own. */
  readonly sandbox?: Hono
  /**
   * Throws IdentityRefusedError when the token is not one of ours to trust, and ProviderError when
   * that could not be found out.
   */
  verify(idToken: string): Promise<VerifiedIdentity>
}

export class IdentityRefusedError extends DomainError {
  readonly code = 'identity_refused'
}
