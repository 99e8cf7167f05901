import { lazy, Suspense } from 'react'
import { useCurrentUser } from '#app/platform/session/session.ts'

/** Few people ever fetch it. */
const PastDueBanner = lazy(async () => ({
  default: (await import('#app/features/billing/past-due-banner.tsx')).PastDueBanner,
}))

export function BillingNotice() {
  if (useCurrentUser()?.subscriptionStatus !== 'past_due') return null
  return (
    <Suspense>
      <PastDueBanner />
    </Suspense>
  )
}
