import { Repeat2 } from 'lucide-react'
import { useState } from 'react'
import { openPricing } from '#app/platform/billing/upgrade-prompt.ts'
import { Button } from '#app/ui/button.tsx'
import { lazily } from '#app/ui/lazily.tsx'
import { GENERATION_COST_CREDITS } from '#shared/credits.ts'
import type { Tattoo } from '#shared/tattoos.ts'

const MoreLikeThisDialog = lazily(
  async () => (await import('#app/features/designer/more-like-this-dialog.tsx')).MoreLikeThisDialog,
  ({ tattoo }) => tattoo !== undefined,
)

export const DRAWING_PRICE = `${GENERATION_COST_CREDITS} credit`

type MoreLikeThisProps = {
  tattoo: Tattoo
  balance: number | undefined
  onDraw: (tattoo: Tattoo) => void
}

/** Says its price, and asks before it spends it. */
export function MoreLikeThis({ tattoo, balance, onDraw }: MoreLikeThisProps) {
  const [asked, setAsked] = useState<Tattoo>()
  return (
    <>
      <Button
        variant="line"
        size="sm"
        isBlock
        onClick={() =>
          balance !== undefined && balance <= 0 ? openPricing('no-credits') : setAsked(tattoo)
        }
        className="mt-3"
      >
        <Repeat2 aria-hidden className="size-4" />
        More like this
        <span className="ml-auto text-13 font-regular text-faded">{DRAWING_PRICE}</span>
      </Button>
      <MoreLikeThisDialog
        tattoo={asked}
        balance={balance}
        onClose={() => setAsked(undefined)}
        onDraw={onDraw}
      />
    </>
  )
}
