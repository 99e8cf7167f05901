import { useSyncExternalStore } from 'react'
import { startSession } from '#app/platform/session/session-store.ts'
import type { SecondStep, SignInResponse } from '#shared/second-factor.ts'

type PendingStep = SecondStep['secondFactor']

// Held by the tab alone: whoever reloads begins again, as after the five minutes that a ticket is good for.
const listeners = new Set<() => void>()
let pending: PendingStep | undefined

/** What every way to sign in ends with: a session, or the second step. */
export function arrive(answer: SignInResponse): void {
  if ('secondFactor' in answer) setPending(answer.secondFactor)
  else startSession(answer)
}

export const dropPendingStep = () => setPending(undefined)

export function usePendingStep(): PendingStep | undefined {
  return useSyncExternalStore(
    subscribe,
    () => pending,
    () => undefined,
  )
}

function setPending(step: PendingStep | undefined) {
  pending = step
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
