import {
  IdentityRefusedError,
  type IdentityProvider,
} from '#server/providers/identity/identity-provider.ts'

/** For operators who want neither Google nor its sandbox: nothing is offered, nothing is believed. */
export function createNoIdentity(): IdentityProvider {
  return {
    signIn: { mode: 'off' },
    async verify() {
      throw new IdentityRefusedError('Signing in with Google is switched off')
    },
  }
}
