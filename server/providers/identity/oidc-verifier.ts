import { errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose'
import { z } from 'zod'
import type { Clock } from '#server/platform/clock.ts'
import {
  IdentityRefusedError,
  type VerifiedIdentity,
} from '#server/providers/identity/identity-provider.ts'
import { ProviderError } from '#server/providers/provider-error.ts'
import { Email } from '#shared/accounts.ts'
import { cutText } from '#shared/text.ts'

/** Between two machines with NTP, clocks differ by seconds; a minute also covers a lazy one. */
const CLOCK_TOLERANCE_SECONDS = 60
const NAME_MAX_LENGTH = 200
const NONCE_MAX_LENGTH = 256
const PICTURE_URL_MAX_LENGTH = 2_000

const Claims = z.object({
  // OpenID Connect Core 2 limits a subject to 255 ASCII characters.
  sub: z.string().min(1).max(255),
  email: Email,
  // An address its owner never proved would let anybody into the account that already uses it.
  email_verified: z.literal(true),
  name: z
    .string()
    .transform((name) => cutText(name.trim(), NAME_MAX_LENGTH))
    .catch(''),
  picture: z
    .url({ protocol: /^https$/ })
    .max(PICTURE_URL_MAX_LENGTH)
    .catch(''),
  nonce: z.string().min(1).max(NONCE_MAX_LENGTH),
  iat: z.number(),
  auth_time: z.number().optional(),
})

export interface OidcVerifierOptions {
  /** Named in errors. */
  provider: string
  clientId: string
  issuers: readonly string[]
  keys: JWTVerifyGetKey
  clock: Clock
}

/** Checks an ID token as OpenID Connect Core 3.1.3.7 asks, but for its nonce: whoever calls knows what was asked with. */
export function createOidcVerifier(options: OidcVerifierOptions) {
  const { clientId, clock } = options
  const getKey = withFetchFailures(options)

  return async function verify(idToken: string): Promise<VerifiedIdentity> {
    const payload = await verifySignature(() =>
      jwtVerify(idToken, getKey, {
        algorithms: ['RS256'],
        audience: clientId,
        issuer: [...options.issuers],
        requiredClaims: ['exp', 'iat'],
        currentDate: clock.now(),
        clockTolerance: CLOCK_TOLERANCE_SECONDS,
      }),
    )
    // A token for several audiences can be replayed to us by each of the others.
    if (payload.aud !== clientId) throw new IdentityRefusedError('The token is not for us alone')
    const claims = Claims.safeParse(payload)
    if (!claims.success) {
      const fields = claims.error.issues.map(({ path }) => path.join('.')).join(', ')
      throw new IdentityRefusedError(`The token does not vouch for: ${fields}`)
    }
    const { sub, email, email_verified, name, picture, nonce, iat, auth_time } = claims.data
    return {
      subject: sub,
      email,
      emailVerified: email_verified,
      name,
      pictureUrl: picture,
      nonce,
      vouchedAt: new Date((auth_time ?? iat) * 1000),
    }
  }
}

async function verifySignature(work: () => Promise<{ payload: JWTPayload }>): Promise<JWTPayload> {
  try {
    return (await work()).payload
  } catch (error) {
    if (!(error instanceof errors.JOSEError)) throw error
    throw new IdentityRefusedError('The sign-in token was refused', { cause: error })
  }
}

/** Not being able to ask for the keys says nothing about the token. */
function withFetchFailures({ keys, provider }: OidcVerifierOptions): JWTVerifyGetKey {
  return async (header, token) => {
    try {
      return await keys(header, token)
    } catch (error) {
      if (isAboutToken(error)) throw error
      const message = 'The keys of the identity provider could not be read'
      throw new ProviderError(message, { provider, isRetryable: true, cause: error })
    }
  }
}

function isAboutToken(error: unknown): boolean {
  return (
    error instanceof errors.JWKSNoMatchingKey ||
    error instanceof errors.JWKSMultipleMatchingKeys ||
    error instanceof errors.JOSENotSupported
  )
}
