import { useSyncExternalStore } from 'react'
import { track } from '#app/platform/analytics.ts'

/** Which of the two dialogs about plans is open. Any part of the product may ask for one; the root shows it. */
export type UpgradePrompt = 'pricing' | 'out-of-credits' | undefined

let current: UpgradePrompt
const listeners = new Set<() => void>()

export function openPricing() {
  track('pricing_opened', {})
  show('pricing')
}
export const openOutOfCredits = () => show('out-of-credits')
export const closeUpgradePrompt = () => show(undefined)

export function useUpgradePrompt(): UpgradePrompt {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  )
}

function show(prompt: UpgradePrompt) {
  current = prompt
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
