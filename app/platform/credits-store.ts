import { useEffect, useSyncExternalStore } from 'react'
import { call } from '#app/platform/api-client.ts'
import { getToken } from '#app/platform/session-store.ts'
import { CreditsResponse } from '#shared/credits.ts'

/** Kept with the token it belongs to: whoever signs in next must not see it. */
let known: { token: string; balance: number } | undefined
const listeners = new Set<() => void>()

/** What the server said last, or undefined while nobody has asked it. */
export function getCreditBalance(): number | undefined {
  return known !== undefined && known.token === getToken() ? known.balance : undefined
}

export function setCreditBalance(balance: number) {
  const token = getToken()
  if (token === undefined) return
  known = { token, balance }
  for (const listener of listeners) listener()
}

/** Throws ApiError. */
export async function refreshCreditBalance(): Promise<number> {
  const { creditBalance } = await call('/credits/user/', { schema: CreditsResponse })
  setCreditBalance(creditBalance)
  return creditBalance
}

/** Asks on arrival. Spec §8: a balance that cannot be read is nothing to bother people with; the server checks it anyway. */
export function useCreditBalance(): number | undefined {
  useEffect(() => {
    refreshCreditBalance().catch(() => {})
  }, [])
  return useSyncExternalStore(subscribe, getCreditBalance, () => undefined)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
