import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose'
import type { Clock } from '#server/platform/clock.ts'
import type { IdentityProvider } from '#server/providers/identity/identity-provider.ts'
import { createOidcVerifier } from '#server/providers/identity/oidc-verifier.ts'

const KEYS_URL = 'https://www.googleapis.com/oauth2/v3/certs'
/** Google signs with either, see https://developers.google.com/identity/gsi/web/guides/verify-google-id-token */
const ISSUERS = ['https://accounts.google.com', 'accounts.google.com']
const KEYS_TIMEOUT_MS = 5_000

export interface GoogleOptions {
  clientId: string
  clock: Clock
  /** For tests; otherwise Google's own, fetched when first needed and again when they rotate. */
  jwks?: JWTVerifyGetKey
  issuers?: readonly string[]
}

export function createGoogleIdentity(options: GoogleOptions): IdentityProvider {
  const { clientId, clock, issuers = ISSUERS } = options
  const keys =
    options.jwks ?? createRemoteJWKSet(new URL(KEYS_URL), { timeoutDuration: KEYS_TIMEOUT_MS })
  return {
    signIn: { mode: 'google', clientId },
    verify: createOidcVerifier({ provider: 'google', clientId, issuers, keys, clock }),
  }
}
