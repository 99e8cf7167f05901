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
      <PricingModal reason={prompt?.kind === 'pricing' ? prompt.reason : undefined} />
      <OutOfCredits prompt={prompt?.kind === 'out-of-credits' ? prompt : undefined} />
    </Suspense>
  )
}
