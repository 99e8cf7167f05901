import { lotWords } from '#app/features/credits/credit-words.ts'
import { dayWords } from '#app/platform/day-words.ts'
import { classNames } from '#app/ui/class-names.ts'
import type { CreditLot } from '#shared/credits.ts'

const SHOWN = 4

/** Each lot as long as it has credits left, the first to be spent darkest. */
export function LotsBar({ lots, now }: { lots: readonly CreditLot[]; now: Date }) {
  const shown = lots.slice(0, SHOWN)
  const hidden = lots.slice(SHOWN)
  const hiddenCredits = hidden.reduce((sum, lot) => sum + lot.remainingCredits, 0)
  return (
    <div>
      <div aria-hidden className="flex h-6 gap-0.5 max-md:h-4">
        {shown.map((lot, index) => (
          <span
            key={lot.id}
            style={{ flexGrow: lot.remainingCredits }}
            className={classNames('min-w-2', index === 0 ? 'bg-ink' : 'bg-faded')}
          />
        ))}
        {hiddenCredits > 0 && (
          <span style={{ flexGrow: hiddenCredits }} className="min-w-2 bg-edge" />
        )}
      </div>
      <ul className="mt-3 flex flex-wrap gap-x-8 gap-y-2 text-14">
        {shown.map((lot, index) => (
          <li key={lot.id}>
            <span className="block font-semibold tabular-nums">{lotWords(lot)}</span>
            <span className="text-13 text-faded">
              until {dayWords(lot.expiresAt, { now })}
              {index === 0 && lots.length > 1 && ', spent first'}
            </span>
          </li>
        ))}
        {hidden.length > 0 && (
          <li className="font-semibold tabular-nums">{hiddenCredits} more, good for longer</li>
        )}
      </ul>
    </div>
  )
}
