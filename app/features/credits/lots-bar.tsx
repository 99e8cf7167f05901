import { SOURCE_WORDS } from '#app/features/credits/credit-words.ts'
import { dateWords } from '#app/ui/day-words.ts'
import type { CreditLot } from '#shared/credits.ts'

const SHOWN = 4
/** The first to be spent is the darkest; the last stands for all that are not named. */
const TINTS = ['bg-ink', 'bg-faded', 'bg-edge', 'bg-edge/60', 'bg-edge/30']

/** Each lot as long as it has credits left, and below what it is and until when. */
export function LotsBar({ lots }: { lots: readonly CreditLot[] }) {
  const parts = partsOf(lots)
  return (
    <div className="min-w-0">
      <div aria-hidden className="flex h-4 gap-0.5 lg:h-6">
        {parts.map(({ key, credits, tint }) => (
          <span key={key} style={{ flexGrow: credits }} className={`min-w-2 ${tint}`} />
        ))}
      </div>
      <ul className="mt-4 border-t border-hair text-15">
        {parts.map(({ key, credits, tint, name, until }) => (
          <li
            key={key}
            className="grid grid-cols-[auto_2.5ch_minmax(0,1fr)_auto] items-baseline gap-x-3 border-b border-hair py-2"
          >
            <span aria-hidden className={`size-2.5 ${tint}`} />
            <span className="text-right font-semibold tabular-nums">{credits}</span>
            <span>{name}</span>
            <span className="text-14 text-faded tabular-nums">{until}</span>
          </li>
        ))}
      </ul>
      {parts.length > 1 && (
        <p className="mt-2.5 text-13 text-faded">What expires first is spent first.</p>
      )}
    </div>
  )
}

function partsOf(lots: readonly CreditLot[]) {
  const parts = lots.slice(0, SHOWN).map((lot, index) => ({
    key: String(lot.id),
    credits: lot.remainingCredits,
    tint: TINTS[index],
    name: SOURCE_WORDS[lot.source],
    until: `until ${dateWords(lot.expiresAt)}`,
  }))
  const others = lots.slice(SHOWN)
  if (others.length === 0) return parts
  const credits = others.reduce((sum, lot) => sum + lot.remainingCredits, 0)
  return [
    ...parts,
    { key: 'others', credits, tint: TINTS[SHOWN], name: 'More', until: 'good for longer' },
  ]
}
