import { useEffect } from 'react'
import { call } from '#app/platform/http/api-client.ts'
import { getToken } from '#app/platform/session/session-store.ts'
import { createStore, useStored } from '#app/platform/storage/create-store.ts'
import { CreditsResponse } from '#shared/credits.ts'

/** Kept with the token it belongs to: whoever signs in next must not see it. */
type Known = { token: string; balance: number; onConfirmation: number }

const store = createStore<Known | undefined>(() => undefined)

/** What the server said last, or undefined while nobody has asked it. */
export function getCreditBalance(): number | undefined {
  const known = store.get()
  return known?.token === getToken() ? known?.balance : undefined
}

/** What confirming the address would bring to somebody who has nothing else. */
export function getCreditsOnConfirmation(): number {
  return getCreditBalance() === 0 ? (store.get()?.onConfirmation ?? 0) : 0
}

export function setCreditBalance(balance: number) {
  tell({ balance, onConfirmation: getCreditsOnConfirmation() })
}

export function setCredits({ creditBalance, creditsOnConfirmation }: CreditsResponse) {
  tell({ balance: creditBalance, onConfirmation: creditsOnConfirmation })
}

function tell(credits: { balance: number; onConfirmation: number }) {
  const token = getToken()
  if (token !== undefined) store.set({ token, ...credits })
}

export const confirmWords = (credits: number): string =>
  `Confirm your email to get your ${credits} free credits`

/** Throws ApiError. */
export async function refreshCreditBalance(): Promise<number> {
  const credits = await call('/credits/user/', { schema: CreditsResponse })
  setCredits(credits)
  return credits.creditBalance
}

/** Asks on arrival. §8.log.silent: a balance that cannot be read is nothing to bother people with; the server checks it anyway. */
export function useCreditBalance(): number | undefined {
  useEffect(() => {
    refreshCreditBalance().catch(() => {})
  }, [])
  return useStored(store, getCreditBalance, undefined)
}

export function useCreditsOnConfirmation(): number {
  return useStored(store, getCreditsOnConfirmation, 0)
}
