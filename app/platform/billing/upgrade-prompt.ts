import { track } from '#app/platform/consent/analytics.ts'
import { createStore, useStore } from '#app/platform/storage/create-store.ts'
import { OUT_OF_CREDITS } from '#shared/out-of-credits.ts'

/** Why somebody is shown the plans: what they need decides what is offered. */
export type PricingReason =
  | 'asked'
  | 'first-visit'
  | 'no-credits'
  | 'few-credits'
  | 'private-designs'
  | 'body-mapping'
  | 'flash-sheets'

/** Which of the two dialogs about plans is open. Any part of the product may ask for one; the root shows it. */
export type UpgradePrompt =
  | { kind: 'pricing'; reason: PricingReason }
  /** With what the server said of credits that are there but too few. */
  | { kind: 'out-of-credits'; shortage: string | undefined; isBeside?: boolean }
  | undefined

const store = createStore<UpgradePrompt>(() => undefined)

export function openPricing(reason: PricingReason) {
  track('pricing_opened', {})
  store.set({ kind: 'pricing', reason })
}

export function openOutOfCredits(words?: string) {
  const shortage = words?.startsWith(OUT_OF_CREDITS) === true ? undefined : words
  store.set({ kind: 'out-of-credits', shortage })
}

/** After the last credit: beside the design that it has just made, and never over it. */
export const tellCreditsSpent = () =>
  store.set({ kind: 'out-of-credits', shortage: undefined, isBeside: true })

export const closeUpgradePrompt = () => store.set(undefined)

export const useUpgradePrompt = (): UpgradePrompt => useStore(store, undefined)
