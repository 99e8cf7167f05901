import { Check, Minus } from 'lucide-react'
import { PLANS, type Plan } from '#shared/plans.ts'

type Row = { label: string; value: (plan: Plan) => string | boolean }

const ROWS: readonly Row[] = [
  {
    label: 'Credits a month',
    value: ({ creditsPerCycle }) => creditsPerCycle > 0 && String(creditsPerCycle),
  },
  { label: 'Free trial', value: ({ trialDays }) => trialDays > 0 && `${trialDays} days` },
  { label: 'Body mapping', value: ({ hasBodyMapping }) => hasBodyMapping },
  { label: 'Private designs', value: ({ hasPrivateDesigns }) => hasPrivateDesigns },
  { label: 'Flash sheets', value: ({ hasFlashSheets }) => hasFlashSheets },
  { label: 'Downloads up to', value: ({ downloadMaxPx }) => `${downloadMaxPx} px` },
  {
    label: 'Requests drawn at once',
    value: ({ concurrentGenerations }) => String(concurrentGenerations),
  },
  { label: 'No name or watermark', value: ({ isWhiteLabel }) => isWhiteLabel },
]

const CELL = 'border-b border-hair py-3'
/** Stays in sight where the table scrolls sideways. */
const ROW_HEAD = 'sticky left-0 bg-wall pr-4 text-left font-medium'

/** What each plan holds, straight from the catalogue. */
export function PlanComparison() {
  return (
    <section
      aria-labelledby="compare-title"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls on phones, also by keyboard
      tabIndex={0}
      className="relative overflow-x-auto"
    >
      {/* So narrow on a phone that a column is cut off: it shows that there are more. */}
      <table className="w-full min-w-140 border-collapse text-15">
        <thead>
          <tr>
            <th scope="col" className={`${ROW_HEAD} w-1/4 border-b border-ink pb-3`}>
              <span className="sr-only">What it holds</span>
            </th>
            {PLANS.map(({ number, name }) => (
              <th
                key={number}
                scope="col"
                className="border-b border-ink pb-3 text-left font-semibold"
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({ label, value }) => (
            <tr key={label}>
              <th scope="row" className={`${CELL} ${ROW_HEAD}`}>
                {label}
              </th>
              {PLANS.map((plan) => (
                <td key={plan.number} className={`${CELL} text-faded tabular-nums`}>
                  <Value value={value(plan)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Value({ value }: { value: string | boolean }) {
  if (typeof value === 'string') return value
  const Mark = value ? Check : Minus
  return (
    <>
      <Mark aria-hidden className={`size-4.5 ${value ? 'text-ink' : 'text-edge'}`} />
      <span className="sr-only">{value ? 'Yes' : 'No'}</span>
    </>
  )
}
