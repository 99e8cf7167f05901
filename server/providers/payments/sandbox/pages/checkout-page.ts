import { html } from 'hono/html'
import {
  renderCardFields,
  renderTestCards,
  type RefusedCard,
} from '#server/providers/payments/sandbox/pages/card-fields.ts'
import { renderDocument } from '#server/providers/payments/sandbox/pages/page-layout.ts'
import { dayCount, money } from '#server/providers/payments/sandbox/pages/page-words.ts'
import type { Markup } from '#server/providers/sandbox-document.ts'
import { PRODUCT_NAME } from '#shared/product.ts'

export interface CheckoutContent {
  /** Of this page, for its forms. */
  path: string
  lines: readonly { name: string; description: string | null; amountCents: number }[]
  isSubscription: boolean
  trialDays: number | null
  totalCents: number
  /** Known already, or `null` when it has to be typed. */
  email: string | null
  cancelUrl: string | null
  /** What the seller says beside the button. */
  submitNote: string | null
  takesCards: boolean
  takesBankDebits: boolean
  refused?: RefusedCard & { email?: { value: string; problem?: string } }
}

export function renderCheckout(content: CheckoutContent): Markup {
  const [line] = content.lines
  const name = line?.name ?? PRODUCT_NAME
  const title = content.isSubscription ? `Subscribe to ${name}` : `Buy ${name}`
  return renderDocument(
    title,
    html`<div class="columns">
      <section class="order">
        <h1>${title}</h1>
        ${renderPrice(content)}
        <dl class="lines">
          ${content.lines.map(
            (entry) =>
              html`<div>
                <dt>
                  ${entry.name}
                  ${entry.description ? html`<span class="small">${entry.description}</span>` : ''}
                </dt>
                <dd>${money(entry.amountCents)}</dd>
              </div>`,
          )}
          <div class="total">
            <dt>Due today</dt>
            <dd>${money(content.trialDays === null ? content.totalCents : 0)}</dd>
          </div>
        </dl>
      </section>
      <section class="payment" aria-label="Payment">
        ${content.takesCards ? renderCardForm(content) : ''}
        ${content.takesBankDebits ? renderBankForm(content) : ''}
        ${
          content.cancelUrl
            ? html`<p class="cancel"><a href="${content.cancelUrl}">Cancel and go back</a></p>`
            : ''
        }
      </section>
      ${renderTestCards()}
    </div>`,
  )
}

function renderPrice({ isSubscription, trialDays, totalCents }: CheckoutContent): Markup {
  const price = money(totalCents)
  if (!isSubscription) return html`<p class="price">${price}</p>`
  if (trialDays === null) return html`<p class="price">${price} <span>per month</span></p>`
  return html`<p class="price">
    ${dayCount(trialDays)} free, <span>then ${price} per month</span>
  </p>`
}

function renderCardForm(content: CheckoutContent): Markup {
  const { path, isSubscription, trialDays, totalCents, refused } = content
  const label = trialDays === null ? `Pay ${money(totalCents)}` : 'Start trial'
  return html`<h2>Pay by card</h2>
    <form method="post" action="${path}/card" class="own" novalidate>
      ${renderEmail(content)} ${renderCardFields(refused)}
      <button class="primary" type="submit">${label}</button>
      ${isSubscription ? renderTerms(content) : ''}
    </form>`
}

function renderTerms({ trialDays, totalCents, submitNote }: CheckoutContent): Markup {
  const start = trialDays === null ? 'today' : `after ${dayCount(trialDays)}`
  return html`<p class="small terms">
    ${PRODUCT_NAME} charges ${money(totalCents)} ${start} and then every month until you cancel.
    ${submitNote ?? ''}
  </p>`
}

function renderEmail({ email, refused }: CheckoutContent): Markup {
  if (email !== null) {
    return html`<p class="label">Email</p>
      <p class="known">${email}</p>`
  }
  const problem = refused?.email?.problem
  return html`<label for="email">Email</label>
    <input
      id="email"
      name="email"
      type="email"
      autocomplete="off"
      required
      maxlength="254"
      value="${refused?.email?.value ?? ''}"
      ${problem === undefined ? '' : html`aria-invalid="true" aria-describedby="email-problem"`}
    />
    ${
      problem === undefined
        ? ''
        : html`<p class="problem" id="email-problem" role="alert">${problem}</p>`
    }`
}

function renderBankForm({ path, trialDays }: CheckoutContent): Markup {
  if (trialDays !== null) {
    return html`<h2>Or by bank debit</h2>
      <p class="small">The account is saved now and debited when the trial ends.</p>
      <form method="post" action="${path}/bank" class="own">
        <button class="secondary" type="submit">Start trial with bank debit</button>
      </form>`
  }
  return html`<h2>Or by bank debit</h2>
    <p class="small">
      A debit takes a while: the order is placed now, and the bank answers about a minute later.
    </p>
    <form method="post" action="${path}/bank" class="own">
      <fieldset>
        <legend>What the bank will say</legend>
        <label class="choice"
          ><input type="radio" name="outcome" value="succeeded" checked /> The money arrives</label
        >
        <label class="choice"
          ><input type="radio" name="outcome" value="failed" /> The debit comes back unpaid</label
        >
      </fieldset>
      <button class="secondary" type="submit">Pay by bank debit</button>
    </form>`
}

export interface FinishedContent {
  path: string
  successUrl: string
  isDebitUnderWay: boolean
}

/** Seen by whoever comes back to a session that is over. */
export function renderFinished({ path, successUrl, isDebitUnderWay }: FinishedContent): Markup {
  const title = isDebitUnderWay ? 'The bank has been asked' : 'This order is complete'
  return renderDocument(
    title,
    html`<div class="narrow">
      <h1>${title}</h1>
      ${
        isDebitUnderWay
          ? html`<p class="lead">It answers by itself within a minute or so. Or decide now:</p>
              <form method="post" action="${path}/debit">
                <button class="primary" name="outcome" value="succeeded">The money arrives</button>
                <button class="secondary" name="outcome" value="failed">
                  The debit comes back unpaid
                </button>
              </form>`
          : html`<p class="lead">There is nothing left to do here.</p>`
      }
      <p class="cancel"><a href="${successUrl}">Back to ${PRODUCT_NAME}</a></p>
    </div>`,
  )
}
