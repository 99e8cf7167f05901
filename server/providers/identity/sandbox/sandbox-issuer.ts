import { createHash } from 'node:crypto'
import { importJWK, SignJWT, type JSONWebKeySet } from 'jose'
import type { Clock } from '#server/platform/clock.ts'
import type { SandboxKey } from '#server/providers/identity/sandbox/sandbox-key.ts'

export const SANDBOX_PATH = '/sandbox/google'
const CLIENT_ID = 'inkwright-sandbox'
/** Long enough to come back from the popup, short enough to be useless when found in a history. */
const TOKEN_LIFETIME_SECONDS = 5 * 60

export interface SandboxAccount {
  email: string
  name: string
}

/** What stands in for Google: who may ask, and how it vouches for somebody. */
export interface SandboxIssuer {
  readonly origin: string
  readonly issuer: string
  readonly clientId: string
  /** The only place a token is ever sent to. */
  readonly redirectUri: string
  readonly jwks: JSONWebKeySet
  isRefused(email: string): boolean
  issueIdToken(account: SandboxAccount, nonce: string): Promise<string>
}

export interface SandboxIssuerOptions {
  origin: string
  key: SandboxKey
  clock: Clock
  /** Nobody becomes one of these here: the administrator, above all. */
  refusedEmails: readonly string[]
}

export function createSandboxIssuer(options: SandboxIssuerOptions): SandboxIssuer {
  const { origin, key, clock } = options
  const issuer = `${origin}${SANDBOX_PATH}`
  const refused = new Set(options.refusedEmails.map(normalizeEmail))
  const { kty, alg, use, kid, n, e } = key

  return {
    origin,
    issuer,
    clientId: CLIENT_ID,
    redirectUri: `${origin}/login`,
    jwks: { keys: [{ kty, alg, use, kid, n, e }] },

    isRefused: (email) => refused.has(normalizeEmail(email)),

    async issueIdToken({ email, name }, nonce) {
      const address = normalizeEmail(email)
      const nowSeconds = Math.floor(clock.now().getTime() / 1000)
      const claims = { email: address, email_verified: true, name, picture: '', nonce }
      return await new SignJWT(claims)
        .setProtectedHeader({ alg, kid, typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(CLIENT_ID)
        .setSubject(subjectOf(address))
        .setIssuedAt(nowSeconds)
        .setExpirationTime(nowSeconds + TOKEN_LIFETIME_SECONDS)
        .sign(await importJWK(key, alg))
    },
  }
}

function normalizeEmail(email: string): string {
  return email.trim().toLowerCase()
}

/** The same person comes back as the same person, without a list of them being kept. */
function subjectOf(address: string): string {
  return `sandbox-${createHash('sha256').update(address).digest('hex').slice(0, 32)}`
}
