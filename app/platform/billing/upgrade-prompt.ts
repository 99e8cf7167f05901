import { useSyncExternalStore } from 'react'
import { track } from '#app/platform/consent/analytics.ts'
import { OUT_OF_CREDITS } from '#shared/out-of-credits.ts'

/** Which of the two dialogs about plans is open. Any part of the product may ask for one; the root shows it. */
export type UpgradePrompt = 'pricing' | 'out-of-credits' | undefined

let current: UpgradePrompt
let shortage: string | undefined
const listeners = new Set<() => void>()

export function openPricing() {
  track('pricing_opened', {})
  show('pricing')
}
/** With what the server said of credits that are there but too few. */
export function openOutOfCredits(words?: string) {
  shortage = words?.startsWith(OUT_OF_CREDITS) === true ? undefined : words
  show('out-of-credits')
}
export const closeUpgradePrompt = () => show(undefined)

export function useUpgradePrompt(): UpgradePrompt {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  )
}

export function useShortage(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => shortage,
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
