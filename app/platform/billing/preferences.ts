import { useEffect, useState } from 'react'
import { call } from '#app/platform/http/api-client.ts'
import type { Preferences } from '#shared/billing.ts'

const preferencesSchema = async () => (await import('#shared/billing.ts')).Preferences

export function savePreferences(preferences: Preferences) {
  return call('/user/me/preferences', {
    method: 'PATCH',
    body: preferences,
    schema: preferencesSchema,
  })
}

/** Whether the prices may open by themselves, in this browser or any other. Without an answer they stay closed. */
export async function takePricingTurn(): Promise<boolean> {
  const schema = async () => (await import('#shared/billing.ts')).PricingTurn
  try {
    return (await call('/user/me/pricing-shown', { method: 'POST', schema })).isFirst
  } catch {
    return false
  }
}

/** Whether the person's new designs start private. Undefined until it is known, and where it is not asked for. */
export function usePrivateByDefault(isAsked: boolean) {
  const [isPrivate, setIsPrivate] = useState<boolean>()
  useEffect(() => {
    if (!isAsked) return undefined
    let isCurrent = true
    call('/user/me/preferences', { schema: preferencesSchema }).then(
      ({ privateByDefault }) => isCurrent && setIsPrivate(privateByDefault),
      // Whoever asks decides what holds without an answer.
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [isAsked])
  return [isPrivate, setIsPrivate] as const
}
