import { html } from 'hono/html'
import {
  renderCardFields,
  renderTestCards,
  type RefusedCard,
} from '#server/providers/payments/sandbox/pages/card-fields.ts'
import { renderDocument } from '#server/providers/payments/sandbox/pages/page-layout.ts'
import type { Markup } from '#server/providers/sandbox-document.ts'
import { PRODUCT_NAME } from '#shared/product.ts'

export interface PortalPlan {
  id: string
  name: string
  price: string
  /** What happens next, such as "Renews on 17 Nov 2026". */
  next: string
  isEnding: boolean
  isBehind: boolean
}

export interface PortalInvoice {
  date: string
  number: string
  amount: string
  status: string
  url: string | null
}

export interface PortalContent {
  /** Of this page, for its forms. */
  path: string
  email: string | null
  plans: readonly PortalPlan[]
  paymentMethod: string | null
  invoices: readonly PortalInvoice[]
  returnUrl: string
  refused?: RefusedCard
}

export function renderPortal(content: PortalContent): Markup {
  return renderDocument(
    'Your plan and payments',
    html`<div class="columns portal">
      <section class="order">
        <h1>Your plan and payments</h1>
        ${content.email === null ? '' : html`<p class="lead">${content.email}</p>`}
        <h2>Current plan</h2>
        ${
          content.plans.length === 0
            ? html`<p class="small">You have no plan.</p>`
            : content.plans.map((plan) => renderPlan(content.path, plan))
        }
        <h2>Invoices</h2>
        ${renderInvoices(content.invoices)}
        <p class="cancel"><a href="${content.returnUrl}">Return to ${PRODUCT_NAME}</a></p>
      </section>
      <section class="payment" aria-labelledby="method-title">
        <h2 id="method-title">Payment method</h2>
        <p class="known">${content.paymentMethod ?? 'None'}</p>
        <form method="post" action="${content.path}/card" class="own" novalidate>
          ${renderCardFields(content.refused)}
          <button class="primary" type="submit">Save card</button>
        </form>
      </section>
      ${renderTestCards()}
    </div>`,
  )
}

function renderPlan(path: string, plan: PortalPlan): Markup {
  return html`<div class="plan">
    <p class="price">${plan.name} <span>${plan.price}</span></p>
    <p class="${plan.isBehind ? 'problem' : 'small'}">${plan.next}</p>
    ${
      plan.isEnding
        ? html`<form method="post" action="${path}/keep">
            <input type="hidden" name="subscription" value="${plan.id}" />
            <button class="secondary" type="submit">Don’t cancel plan</button>
          </form>`
        : html`<p class="cancel">
            <a href="${path}/cancel?subscription=${plan.id}">Cancel plan</a>
          </p>`
    }
  </div>`
}

function renderInvoices(invoices: readonly PortalInvoice[]): Markup {
  if (invoices.length === 0) return html`<p class="small">No invoices yet.</p>`
  return html`<table>
    <thead>
      <tr>
        <th scope="col">Date</th>
        <th scope="col">Amount</th>
        <th scope="col">Status</th>
        <th scope="col">Invoice</th>
      </tr>
    </thead>
    <tbody>
      ${invoices.map(
        ({ date, amount, status, number, url }) =>
          html`<tr>
            <td>${date}</td>
            <td>${amount}</td>
            <td>${status}</td>
            <td>${url === null ? number : html`<a href="${url}">${number}</a>`}</td>
          </tr>`,
      )}
    </tbody>
  </table>`
}

export interface CancelContent {
  path: string
  plan: PortalPlan
  endsOn: string
}

export function renderCancel({ path, plan, endsOn }: CancelContent): Markup {
  return renderDocument(
    'Cancel your plan',
    html`<div class="narrow">
      <h1>Cancel your plan</h1>
      <p class="lead">
        ${plan.name} stays yours until ${endsOn}. After that nothing is charged any more.
      </p>
      <form method="post" action="${path}/cancel">
        <input type="hidden" name="subscription" value="${plan.id}" />
        <button class="primary" type="submit">Cancel plan</button>
      </form>
      <p class="cancel"><a href="${path}">Go back</a></p>
    </div>`,
  )
}
