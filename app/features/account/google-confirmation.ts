import { useSyncExternalStore } from 'react'

// Google's word that it is still the same person, until it is used. On a phone the provider's page replaces ours, so it has to get
// from the page that it comes back to to the one that asked; in memory alone, because a token must not lie in any storage.
let current: string | undefined
const listeners = new Set<() => void>()

export function keepGoogleConfirmation(idToken: string) {
  publish(idToken)
}

/** A token can be used once, and is refused after some minutes. */
export function forgetGoogleConfirmation() {
  publish(undefined)
}

export const hasGoogleConfirmation = () => current !== undefined

export function useGoogleConfirmation() {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  )
}

/** Refusals after which Google has to be asked again. */
export const isGoogleConfirmationOver = ({ code }: { code: string }) =>
  code === 'google_confirmation_required' || code === 'google_sign_in_expired'

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function publish(idToken: string | undefined) {
  current = idToken
  for (const listener of listeners) listener()
}
