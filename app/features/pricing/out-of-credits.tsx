import { Check } from 'lucide-react'
import { closeUpgradePrompt, openPricing } from '#app/platform/upgrade-prompt.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'

/** Spec §9. */
const PRO_BRINGS = [
  '40 credits a month',
  'Advanced styles',
  'Unlimited storage',
  'Priority generation',
]

/** Spec §8 has the words; §4: Upgrade closes this and opens the pricing modal. */
export function OutOfCredits({ isOpen }: { isOpen: boolean }) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={closeUpgradePrompt}
      title="Out of Credits"
      description="You've used all your available credits for generating designs."
    >
      <p className="mt-5 text-14 font-semibold">With Pro you get</p>
      <ul className="mt-2 border-t border-hair">
        {PRO_BRINGS.map((line) => (
          <li key={line} className="flex items-center gap-2.5 border-b border-hair py-2 text-15">
            <Check aria-hidden className="size-4 flex-none text-faded" />
            {line}
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={openPricing}>Upgrade</Button>
        <Button variant="quiet" onClick={closeUpgradePrompt}>
          Not now
        </Button>
      </div>
    </Dialog>
  )
}
