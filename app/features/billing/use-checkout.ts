import { useEffect, useState } from 'react'
import { pollDelayMs, POLLS_MAX } from '#app/features/billing/poll-delay.ts'
import { ApiError } from '#app/platform/http/api-client.ts'
import { fetchCheckout } from '#app/platform/billing/billing.api.ts'
import { setCreditBalance } from '#app/platform/billing/credits-store.ts'
import { listenToRealtime } from '#app/platform/session/realtime.ts'
import { refreshUser } from '#app/platform/session/session.ts'
import type { CheckoutStateResponse } from '#shared/billing.ts'

type Checkout =
  | { state: 'waiting'; polls: number }
  /** Not there, or somebody else's. */
  | { state: 'missing' }
  | CheckoutStateResponse

/** Follows a checkout until its credits are there. It only looks: what grants them is the payment service's word to the server. */
export function useCheckout(sessionId: string): Checkout {
  const [checkout, setCheckout] = useState<Checkout>({ state: 'waiting', polls: 0 })
  useEffect(() => {
    let polls = 0
    let timer: number | undefined
    let isOver = false

    const look = async () => {
      window.clearTimeout(timer)
      const found = await findCheckout(sessionId)
      if (isOver) return
      polls += 1
      isOver = found?.state === 'arrived' || found?.state === 'missing' || found?.state === 'failed'
      setCheckout(
        found === undefined || found.state === 'open' ? { state: 'waiting', polls } : found,
      )
      if (found?.state === 'arrived') welcome(found)
      if (!isOver && polls < POLLS_MAX) {
        timer = window.setTimeout(() => void look(), pollDelayMs(polls))
      }
    }
    void look()
    const stopListening = listenToRealtime({
      onMessage: ({ type }) => {
        if (type === 'credits' && !isOver) void look()
      },
      onLiveChange: () => {},
    })
    return () => {
      isOver = true
      window.clearTimeout(timer)
      stopListening()
    }
  }, [sessionId])
  return checkout
}

/** Undefined while the server cannot be reached; it is asked again. */
async function findCheckout(sessionId: string) {
  if (sessionId === '') return { state: 'missing' } as const
  try {
    return await fetchCheckout(sessionId)
  } catch (error) {
    const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500
    return isRefused ? ({ state: 'missing' } as const) : undefined
  }
}

/** The header and the other screens learn of the plan and the balance. */
function welcome({ creditBalance }: CheckoutStateResponse) {
  setCreditBalance(creditBalance)
  // The page says what arrived all the same.
  refreshUser().catch(() => {})
}
