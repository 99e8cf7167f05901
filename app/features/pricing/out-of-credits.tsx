import { Check } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { offeredPlans } from '#app/features/pricing/reason-words.ts'
import {
  closeUpgradePrompt,
  openPricing,
  type UpgradePrompt,
} from '#app/platform/billing/upgrade-prompt.ts'
import { useCurrentUser } from '#app/platform/session/session.ts'
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

type Shown = Extract<UpgradePrompt, { kind: 'out-of-credits' }>

/** Whoever has it, or more, is not told what it brings. */
const PRO = 2

/**
 * The words are those of §8.generate.failure; Upgrade closes this and opens the pricing modal (§4.pricing.upgrade). Whoever has
 * some credits left is told how many it takes.
 */
export function OutOfCredits({ prompt }: { prompt: Shown | undefined }) {
  const plan = useCurrentUser()?.subscriptionPlan ?? 0
  // While it closes it still says what it said.
  const [shown, setShown] = useState(prompt)
  if (prompt !== undefined && prompt !== shown) setShown(prompt)
  const shortage = shown?.shortage
  const isPlanOffered =
    shortage === undefined && offeredPlans({ reason: 'no-credits', plan }).length > 0
  const offer = isPlanOffered ? 'Upgrade' : 'Get more credits'
  const isProTold = shortage === undefined && plan < PRO
  if (prompt?.isBeside === true) return <Beside offer={offer} isProTold={isProTold} />
  return (
    <Dialog
      isOpen={prompt !== undefined}
      onOpenChange={closeUpgradePrompt}
      title={shortage === undefined ? 'Out of Credits' : 'Not Enough Credits'}
      description={shortage ?? OUT_OF_CREDITS}
    >
      {isProTold && <ProBrings />}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={() => openPricing(shortage === undefined ? 'no-credits' : 'few-credits')}>
          {offer}
        </Button>
        <Button variant="quiet" onClick={closeUpgradePrompt}>
          Not now
        </Button>
      </div>
    </Dialog>
  )
}

/** Over the controls on a desk, and in the place of the bar on a phone, which can draw nothing now. Nobody has to answer before looking. */
function Beside({ offer, isProTold }: { offer: string; isProTold: boolean }) {
  const id = useId()
  useEffect(() => {
    const closeByKey = ({ key }: KeyboardEvent) => key === 'Escape' && closeUpgradePrompt()
    document.addEventListener('keydown', closeByKey)
    return () => document.removeEventListener('keydown', closeByKey)
  }, [])
  return (
    <dialog
      open
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-words`}
      className="fixed inset-x-2 top-auto bottom-[calc(0.25rem+env(safe-area-inset-bottom))] z-30 m-0 grid w-auto max-w-none grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 gap-y-1 rounded-panel border border-edge bg-raised px-3.5 py-2.5 text-ink shadow-lift-2 md:right-auto md:bottom-37 md:left-6 md:block md:w-85 md:p-5"
    >
      <h2 id={`${id}-title`} className="text-18 md:text-22">
        Out of Credits
      </h2>
      <p
        id={`${id}-words`}
        className="col-span-2 text-13 leading-[1.35] text-faded md:mt-1 md:text-14"
      >
        {OUT_OF_CREDITS}
      </p>
      {isProTold && (
        <p className="col-span-2 text-13 leading-[1.35] md:mt-2 md:text-14">
          <span className="font-semibold">With Pro you get:</span> {PRO_BRINGS.join(', ')}.
        </p>
      )}
      <div className="flex flex-wrap gap-1 max-md:col-start-2 max-md:row-start-1 md:mt-3 md:gap-3">
        <Button size="sm" onClick={() => openPricing('no-credits')}>
          {offer}
        </Button>
        <Button size="sm" variant="quiet" onClick={closeUpgradePrompt}>
          Not now
        </Button>
      </div>
    </dialog>
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
