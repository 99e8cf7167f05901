import { LayoutGrid } from 'lucide-react'
import { useState } from 'react'
import { openPricing } from '#app/platform/billing/upgrade-prompt.ts'
import { useCurrentUser } from '#app/platform/session/session.ts'
import { lazily } from '#app/ui/lazily.tsx'
import { planOf } from '#shared/plans.ts'
import type { Tattoo } from '#shared/tattoos.ts'

const FlashSheetDialog = lazily(
  async () =>
    (await import('#app/features/tattoos/flash-sheet/flash-sheet-dialog.tsx')).FlashSheetDialog,
  ({ tattoo }) => tattoo !== undefined,
)

type FlashSheetButtonProps = { tattoo: Tattoo; className: string }

/** For the owner of a design. Without a plan that has it, asking for one leads to the plans. */
export function FlashSheetButton({ tattoo, className }: FlashSheetButtonProps) {
  const { hasFlashSheets } = planOf(useCurrentUser()?.subscriptionPlan ?? 0)
  const [asked, setAsked] = useState<Tattoo>()
  return (
    <>
      <button
        type="button"
        onClick={() => (hasFlashSheets ? setAsked(tattoo) : openPricing('flash-sheets'))}
        className={className}
      >
        <LayoutGrid aria-hidden className="size-4" />
        Flash sheet of this
        <span className="ml-auto text-13 font-regular text-faded">
          {hasFlashSheets ? 'No credits' : 'Paid plans'}
        </span>
      </button>
      <FlashSheetDialog tattoo={asked} onClose={() => setAsked(undefined)} />
    </>
  )
}
