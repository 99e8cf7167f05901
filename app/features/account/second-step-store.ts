import { startSession } from '#app/platform/session/session-store.ts'
import { createStore, useStore } from '#app/platform/storage/create-store.ts'
import type { SecondStep, SignInResponse } from '#shared/second-factor.ts'

type PendingStep = SecondStep['secondFactor']

// Held by the tab alone: whoever reloads begins again, as after the five minutes that a ticket is good for.
const store = createStore<PendingStep | undefined>(() => undefined)

/** What every way to sign in ends with: a session, or the second step. */
export function arrive(answer: SignInResponse): void {
  if ('secondFactor' in answer) store.set(answer.secondFactor)
  else startSession(answer)
}

export const dropPendingStep = () => store.set(undefined)

export function usePendingStep(): PendingStep | undefined {
  return useStore(store, undefined)
}
