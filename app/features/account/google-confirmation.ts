import { createStore, useStore } from '#app/platform/storage/create-store.ts'

// Google's word that it is still the same person, until it is used. On a phone the provider's page replaces ours, so it has to get
// from the page that it comes back to to the one that asked; in memory alone, because a token must not lie in any storage.
const store = createStore<string | undefined>(() => undefined)

export function keepGoogleConfirmation(idToken: string) {
  store.set(idToken)
}

/** A token can be used once, and is refused after some minutes. */
export function forgetGoogleConfirmation() {
  store.set(undefined)
}

export const hasGoogleConfirmation = () => store.get() !== undefined

export function useGoogleConfirmation() {
  return useStore(store, undefined)
}

/** Refusals after which Google has to be asked again. */
export const isGoogleConfirmationOver = ({ code }: { code: string }) =>
  code === 'google_confirmation_required' || code === 'google_sign_in_expired'
