import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'

type GenerateBarProps = {
  label: string
  /** Left of the balance: what it costs, or how far it is. */
  note: ReactNode
  balance: ReactNode
  /** Whether nobody else will see what is drawn. */
  isPrivate: boolean
}

/** The one thing to do on the screen. It never leaves: foot of the panel on a desk, edge of the window on a phone. */
export function GenerateBar({ label, note, balance, isPrivate }: GenerateBarProps) {
  return (
    <div className="generate-bar sticky bottom-0 z-15 border-t border-hair bg-raised px-gutter pt-2.5 pb-[calc(0.75rem+env(safe-area-inset-bottom))] shadow-[0_-12px_24px_-18px_rgb(60_44_20/0.5)] max-md:order-last md:pt-3.5 md:pr-7 md:pb-4 md:shadow-none">
      <Button type="submit" size="lg" isBlock>
        {label}
      </Button>
      <p className="mt-2 flex justify-between gap-4 text-14 text-faded tabular-nums">
        <span>{note}</span>
        <span className="flex-none font-semibold text-ink">{balance}</span>
      </p>
      <p className="text-13 text-faded">
        {isPrivate ? 'Only you will see it' : 'Everybody will see it in the gallery'}
      </p>
    </div>
  )
}
