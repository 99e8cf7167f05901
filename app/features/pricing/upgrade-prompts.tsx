import { lazy, Suspense, useState } from 'react'
import { useUpgradePrompt } from '#app/platform/billing/upgrade-prompt.ts'

const PricingModal = lazy(async () => ({
  default: (await import('#app/features/pricing/pricing-modal.tsx')).PricingModal,
}))
const OutOfCredits = lazy(async () => ({
  default: (await import('#app/features/pricing/out-of-credits.tsx')).OutOfCredits,
}))

/** Shows the dialogs about plans wherever somebody asked for them. Nothing of them is fetched before. */
export function UpgradePrompts() {
  const prompt = useUpgradePrompt()
  const [wasAsked, setWasAsked] = useState(false)
  if (prompt !== undefined && !wasAsked) setWasAsked(true)
  if (!wasAsked) return null
  return (
    <Suspense>
      <PricingModal isOpen={prompt === 'pricing'} />
      <OutOfCredits isOpen={prompt === 'out-of-credits'} />
    </Suspense>
  )
}
