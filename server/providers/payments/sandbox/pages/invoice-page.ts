import { html } from 'hono/html'
import type { StoredInvoice } from '#server/providers/payments/sandbox/objects/invoice-objects.ts'
import { renderDocument } from '#server/providers/payments/sandbox/pages/page-layout.ts'
import { day, money } from '#server/providers/payments/sandbox/pages/page-words.ts'
import type { Markup } from '#server/providers/sandbox-document.ts'
import { PRODUCT_NAME } from '#shared/product.ts'

export function renderInvoice(invoice: StoredInvoice): Markup {
  const name = invoice.customer_name ?? invoice.customer_email ?? ''
  const credit = invoice.total - invoice.amount_due
  return renderDocument(
    `Invoice ${invoice.number ?? ''}`,
    html`<article class="narrow invoice">
      <h1>Invoice</h1>
      <dl class="lines">
        <div>
          <dt>Number</dt>
          <dd>${invoice.number}</dd>
        </div>
        <div>
          <dt>Date</dt>
          <dd>${day(invoice.created)}</dd>
        </div>
        <div>
          <dt>From</dt>
          <dd>${PRODUCT_NAME}</dd>
        </div>
        <div>
          <dt>To</dt>
          <dd>${name}</dd>
        </div>
        <div>
          <dt>Status</dt>
          <dd>${invoiceStatus(invoice)}</dd>
        </div>
      </dl>
      <h2>Items</h2>
      <dl class="lines">
        ${invoice.lines.data.map(
          (line) =>
            html`<div>
              <dt>
                ${line.description}
                <span class="small">${day(line.period.start)} – ${day(line.period.end)}</span>
              </dt>
              <dd>${money(line.amount)}</dd>
            </div>`,
        )}
        ${
          credit > 0
            ? html`<div>
                <dt>Credit from before</dt>
                <dd>${money(-credit)}</dd>
              </div>`
            : ''
        }
        <div class="total">
          <dt>Total</dt>
          <dd>${money(invoice.amount_due)}</dd>
        </div>
      </dl>
    </article>`,
  )
}

export function invoiceStatus({ status, next_payment_attempt: next }: StoredInvoice): string {
  switch (status) {
    case 'draft':
      return 'Upcoming'
    case 'paid':
      return 'Paid'
    case 'open':
      return next === null ? 'Unpaid' : 'Payment failed'
    case 'void':
      return 'Void'
    default:
      return String(status)
  }
}
