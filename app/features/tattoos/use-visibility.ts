import { useState } from 'react'
import { setVisibility } from '#app/features/tattoos/tattoos.api.ts'
import { messageOf } from '#app/platform/http/api-client.ts'
import { useCurrentUser } from '#app/platform/session/session.ts'
import { openPricing } from '#app/platform/billing/upgrade-prompt.ts'
import { useToast } from '#app/ui/toast.tsx'
import { SNACKBAR_MS } from '#shared/limits.ts'
import { planOf } from '#shared/plans.ts'
import type { Tattoo } from '#shared/tattoos.ts'

/** Who sees a design of one's own. Without a plan that has private designs, asking for one leads to the plans. */
export function useVisibility(onChange: (id: number, fields: Partial<Tattoo>) => void) {
  const showToast = useToast()
  const [isBusy, setIsBusy] = useState(false)
  const { hasPrivateDesigns } = planOf(useCurrentUser()?.subscriptionPlan ?? 0)

  const change = async (id: number, isPublic: boolean) => {
    if (!isPublic && !hasPrivateDesigns) return openPricing('private-designs')
    const say = (message: string, tone: 'error' | 'status') =>
      showToast({ message, durationMs: SNACKBAR_MS, tone })
    setIsBusy(true)
    try {
      // A private design has other addresses for its pictures, so all of it is taken over.
      onChange(id, await setVisibility(id, isPublic))
      say(isPublic ? 'It hangs in the gallery now' : 'Only you see it now', 'status')
    } catch (error) {
      say(messageOf(error, 'We could not change who sees it. Please try again.'), 'error')
    }
    setIsBusy(false)
  }
  return { isBusy, hasPrivateDesigns, change }
}
