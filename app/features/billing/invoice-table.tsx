import { ExternalLink } from 'lucide-react'
import { moneyWords } from '#app/features/billing/plan-words.ts'
import { dateWords } from '#app/ui/day-words.ts'
import type { BillingResponse } from '#shared/billing.ts'

type Invoice = BillingResponse['invoices'][number]

const HEAD_CLASS = 'border-b border-ink pb-2 text-left text-13 font-medium text-faded'

const STATUS_WORDS: Record<Invoice['status'], string> = {
  paid: 'Paid',
  open: 'To be paid',
  refunded: 'Refunded',
  failed: 'Not paid',
}

/** On a phone the day and the number stand under what it was for. */
export function InvoiceTable({ invoices }: { invoices: readonly Invoice[] }) {
  return (
    <table className="w-full border-collapse text-15">
      <caption className="sr-only">Your invoices, newest first</caption>
      <thead>
        <tr>
          <th scope="col" className={HEAD_CLASS}>
            What
          </th>
          <th scope="col" className={`${HEAD_CLASS} w-32 max-md:hidden`}>
            When
          </th>
          <th scope="col" className={`${HEAD_CLASS} w-28`}>
            State
          </th>
          <th scope="col" className={`${HEAD_CLASS} w-22 text-right`}>
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        {invoices.map((invoice) => (
          <tr key={invoice.id} className="border-b border-hair align-top">
            <td className="py-3 pr-4">
              {invoice.description}
              <span className="mt-0.5 block text-13 text-faded">
                <span className="md:hidden">{dateWords(invoice.createdAt)}, </span>
                <InvoiceNumber invoice={invoice} />
              </span>
            </td>
            <td className="py-3 text-14 text-faded tabular-nums max-md:hidden">
              {dateWords(invoice.createdAt)}
            </td>
            <td className="py-3 text-14">{stateWords(invoice)}</td>
            <td className="py-3 text-right font-semibold whitespace-nowrap tabular-nums">
              {moneyWords(invoice.amountCents)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function InvoiceNumber({ invoice: { number, url } }: { invoice: Invoice }) {
  if (url === null) return number
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-6 items-center gap-1.5 text-link hover:text-ink"
    >
      {number}
      <ExternalLink aria-hidden className="size-3" />
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  )
}

function stateWords({ status, amountCents, refundedCents }: Invoice): string {
  const isPartly = refundedCents > 0 && refundedCents < amountCents
  return isPartly ? `${moneyWords(refundedCents)} refunded` : STATUS_WORDS[status]
}
