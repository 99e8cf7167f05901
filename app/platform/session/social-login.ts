import { readStored, removeStored, writeStored } from '#app/platform/storage/local-storage.ts'
import { STORAGE_KEYS } from '#app/platform/storage/storage-keys.ts'

/** §8.social.provider and the three after it. People never read these: the sign-in screen has words of its own. */
export class SocialLoginError extends Error {
  override readonly name = 'SocialLoginError'
}

type Providers = Record<string, { findIdentity: () => GoogleIdentity | undefined }>

/** The ways to sign in beside e-mail and password, by name. Each hands over an ID token and nothing else. */
export function createSocialLogin(providers: Providers) {
  /** Also kept in storage, for whoever signs out after a reload. */
  let current: string | undefined

  const providerOf = (name: string) => {
    const provider = Object.hasOwn(providers, name) ? providers[name] : undefined
    if (provider === undefined) throw new SocialLoginError('Login provider not found')
    return provider
  }

  return {
    /** What the provider's own script offers. Throws until that script has run. */
    getIdentity(name: string): GoogleIdentity {
      const identity = providerOf(name).findIdentity()
      if (identity === undefined) throw new SocialLoginError('Login providers not ready yet')
      if (readStored(STORAGE_KEYS.socialSignOut) === name) {
        identity.disableAutoSelect()
        removeStored(STORAGE_KEYS.socialSignOut)
      }
      return identity
    },
    /** To be called when somebody has come in through the provider. */
    noteSignIn(name: string) {
      providerOf(name)
      current = name
      writeStored(STORAGE_KEYS.socialProvider, name)
    },
    /**
     * Keeps the provider from signing the same person in again unasked. Its script runs on the sign-in page only; where it has not,
     * the provider hears of it there.
     */
    signOut() {
      const name = current ?? readStored(STORAGE_KEYS.socialProvider)
      if (name === null) throw new SocialLoginError('Not logged in')
      current = undefined
      removeStored(STORAGE_KEYS.socialProvider)
      const identity = providerOf(name).findIdentity()
      if (identity === undefined) writeStored(STORAGE_KEYS.socialSignOut, name)
      else identity.disableAutoSelect()
    },
    /** An ID token is all that such a sign-in yields; there is none to refresh, and no access to anything. */
    requestToken(name: string, kind: 'token refresh' | 'access token'): never {
      providerOf(name)
      throw new SocialLoginError(`Login provider is not supported for ${kind}`)
    },
  }
}

export const socialLogin = createSocialLogin({
  google: { findIdentity: () => window.google?.accounts?.id },
})
