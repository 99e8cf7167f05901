import { amountWords, eventWords } from '#app/features/credits/credit-words.ts'
import { dateWords } from '#app/ui/day-words.ts'
import type { CreditEvent } from '#shared/credits.ts'

const HEAD_CLASS = 'pb-2 text-left text-13 font-medium text-faded'

/** On a phone the day stands under what happened. */
export function HistoryTable({ events }: { events: readonly CreditEvent[] }) {
  return (
    <table className="w-full border-collapse text-15">
      <caption className="sr-only">What happened to your credits, newest first</caption>
      <thead className="border-b border-ink">
        <tr>
          <th scope="col" className={HEAD_CLASS}>
            What
          </th>
          <th scope="col" className={`${HEAD_CLASS} w-32 max-md:hidden`}>
            When
          </th>
          <th scope="col" className={`${HEAD_CLASS} w-20 text-right`}>
            Credits
          </th>
        </tr>
      </thead>
      <tbody>
        {events.map((event) => (
          <tr key={event.id} className="border-b border-hair align-top">
            <td className="py-3 pr-4">
              <span className="line-clamp-2 wrap-anywhere">{eventWords(event)}</span>
              <span className="mt-0.5 block text-13 text-faded md:hidden">
                {dateWords(event.createdAt)}
              </span>
            </td>
            <td className="py-3 text-14 text-faded tabular-nums max-md:hidden">
              {dateWords(event.createdAt)}
            </td>
            <td className="py-3 text-right font-semibold whitespace-nowrap tabular-nums">
              {event.isPending ? `${-event.amountCredits} held` : amountWords(event.amountCredits)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
