import { Check } from 'lucide-react'
import {
  closeUpgradePrompt,
  openPricing,
  useShortage,
} from '#app/platform/billing/upgrade-prompt.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { OUT_OF_CREDITS } from '#shared/out-of-credits.ts'

/** §9.credits.popup, to the letter. */
const PRO_BRINGS = [
  '40 credits a month',
  'Advanced styles',
  'Unlimited storage',
  'Priority generation',
]

/**
 * The words are those of §8.generate.failure; Upgrade closes this and opens the pricing modal (§4.pricing.upgrade). Whoever has
 * some credits left is told how many it takes.
 */
export function OutOfCredits({ isOpen }: { isOpen: boolean }) {
  const shortage = useShortage()
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={closeUpgradePrompt}
      title={shortage === undefined ? 'Out of Credits' : 'Not Enough Credits'}
      description={shortage ?? OUT_OF_CREDITS}
    >
      {shortage === undefined && <ProBrings />}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={openPricing}>
          {shortage === undefined ? 'Upgrade' : 'Get more credits'}
        </Button>
        <Button variant="quiet" onClick={closeUpgradePrompt}>
          Not now
        </Button>
      </div>
    </Dialog>
  )
}

function ProBrings() {
  return (
    <>
      <p className="mt-5 text-14 font-semibold">With Pro you get</p>
      <ul className="mt-2 border-t border-hair">
        {PRO_BRINGS.map((line) => (
          <li key={line} className="flex items-center gap-2.5 border-b border-hair py-2 text-15">
            <Check aria-hidden className="size-4 flex-none text-faded" />
            {line}
          </li>
        ))}
      </ul>
    </>
  )
}
