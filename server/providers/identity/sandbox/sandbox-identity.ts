import type { Hono } from 'hono'
import { createLocalJWKSet } from 'jose'
import type { Clock } from '#server/platform/clock.ts'
import {
  IdentityRefusedError,
  type IdentityProvider,
} from '#server/providers/identity/identity-provider.ts'
import { createOidcVerifier } from '#server/providers/identity/oidc-verifier.ts'
import {
  createSandboxIssuer,
  SANDBOX_PATH,
} from '#server/providers/identity/sandbox/sandbox-issuer.ts'
import { loadSandboxKey } from '#server/providers/identity/sandbox/sandbox-key.ts'
import { createGoogleSandboxRoutes } from '#server/providers/identity/sandbox/sandbox.routes.ts'

export interface SandboxOptions {
  origin: string
  keyFile: string
  clock: Clock
  refusedEmails: readonly string[]
}

/**
 * Stands in for Google on a laptop and in tests. It signs anybody in as anybody, which is its use and
 * its danger: the configuration must never choose it by itself for a public address.
 */
export async function createSandboxIdentity(
  options: SandboxOptions,
): Promise<IdentityProvider & { readonly sandbox: Hono }> {
  const { origin, clock, refusedEmails } = options
  const key = await loadSandboxKey(options.keyFile)
  const issuer = createSandboxIssuer({ origin, key, clock, refusedEmails })
  const verify = createOidcVerifier({
    provider: 'google-sandbox',
    clientId: issuer.clientId,
    issuers: [issuer.issuer],
    keys: createLocalJWKSet(issuer.jwks),
    clock,
  })

  return {
    signIn: {
      mode: 'sandbox',
      clientId: issuer.clientId,
      authorizePath: `${SANDBOX_PATH}/authorize`,
    },
    sandbox: createGoogleSandboxRoutes(issuer),
    async verify(idToken) {
      const identity = await verify(idToken)
      // The list may have grown since the token was made.
      if (issuer.isRefused(identity.email)) {
        throw new IdentityRefusedError('This address cannot sign in through the sandbox')
      }
      return identity
    },
  }
}
