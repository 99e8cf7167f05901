import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import {
  cancelGeneration,
  getGeneration,
  listOpenGenerations,
  requestDesign,
  type DesignPayload,
} from '#app/features/designer/designer.api.ts'
import { GenerationTracker, type Delivery } from '#app/features/designer/generation-tracker.ts'
import { setCreditBalance } from '#app/platform/billing/credits-store.ts'
import { listenToRealtime } from '#app/platform/session/realtime.ts'
import { newRequestKey } from '#app/platform/http/request-key.ts'
import { openOutOfCredits, tellCreditsSpent } from '#app/platform/billing/upgrade-prompt.ts'
import { useToast } from '#app/ui/toast.tsx'
import { SNACKBAR_MS } from '#shared/limits.ts'

type Handlers = { onDelivered: (delivery: Delivery) => void }

/** Everything being drawn for the signed-in person, and how to ask for more. */
export function useGenerations(handlers: Handlers) {
  const showToast = useToast()
  const [tracker] = useState(createTracker)
  useEffect(() =>
    tracker.setEvents({
      onBalance: setCreditBalance,
      onDelivered: (delivery) => {
        handlers.onDelivered(delivery)
        // §4.designer.balance: the last credit is spent.
        if (delivery.creditBalance <= 0) tellCreditsSpent()
      },
      onFailed: ({ code, message }) => {
        if (code === 'insufficient_credits') openOutOfCredits(message)
      },
      onCancelled: () => {
        const message = 'Cancelled. Nothing was charged.'
        showToast({ message, durationMs: SNACKBAR_MS, tone: 'status' })
      },
    }),
  )
  useEffect(() => tracker.start(), [tracker])
  const requests = useSyncExternalStore(tracker.subscribe, tracker.getRequests, tracker.getRequests)
  return {
    requests,
    ask: useCallback(
      (payload: DesignPayload, variations: number) =>
        void tracker.ask(payload, { key: newRequestKey(), variations }),
      [tracker],
    ),
    cancel: useCallback((key: string) => void tracker.cancel(key), [tracker]),
    dismiss: useCallback((key: string) => tracker.dismiss(key), [tracker]),
  }
}

function createTracker() {
  return new GenerationTracker({
    requestDesign,
    listOpenGenerations,
    getGeneration,
    cancelGeneration,
    listen: listenToRealtime,
    wait: (ms) => new Promise((resolve) => void window.setTimeout(resolve, ms)),
  })
}
