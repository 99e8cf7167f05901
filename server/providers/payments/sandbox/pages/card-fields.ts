import { html } from 'hono/html'
import {
  NO_CARD,
  type CardField,
  type CardFields,
} from '#server/providers/payments/sandbox/card-form.ts'
import type { Markup } from '#server/providers/sandbox-document.ts'
import { TEST_CARDS } from '#server/providers/payments/sandbox/test-cards.ts'

/** What was typed before it was refused, and why. */
export interface RefusedCard {
  fields: CardFields
  problems: Partial<Record<CardField, string>>
}

interface FieldLook {
  field: CardField
  label: string
  placeholder: string
  maxLength: number
  inputMode: 'numeric' | 'text'
}

const NUMBER: FieldLook = {
  field: 'number',
  label: 'Card number',
  placeholder: '4242 4242 4242 4242',
  maxLength: 30,
  inputMode: 'numeric',
}
const EXPIRY: FieldLook = {
  field: 'expiry',
  label: 'Expiry',
  placeholder: 'MM / YY',
  maxLength: 9,
  inputMode: 'text',
}
const CVC: FieldLook = {
  field: 'cvc',
  label: 'CVC',
  placeholder: '123',
  maxLength: 4,
  inputMode: 'numeric',
}
const NAME: FieldLook = {
  field: 'name',
  label: 'Name on card',
  placeholder: '',
  maxLength: 100,
  inputMode: 'text',
}

export function renderCardFields(refused: RefusedCard | undefined): Markup {
  return html`${renderField(NUMBER, refused)}
    <div class="pair">
      <div>${renderField(EXPIRY, refused)}</div>
      <div>${renderField(CVC, refused)}</div>
    </div>
    ${renderField(NAME, refused)}`
}

/** Without `autocomplete`: a browser must not offer the cards that somebody really has. */
function renderField(look: FieldLook, refused: RefusedCard | undefined): Markup {
  const { field, label, placeholder, maxLength, inputMode } = look
  const { [field]: value } = refused?.fields ?? NO_CARD
  const problem = refused?.problems[field]
  const isFirst = problem !== undefined && Object.keys(refused?.problems ?? {})[0] === field
  return html`<label for="${field}">${label}</label>
    <input
      id="${field}"
      name="${field}"
      type="text"
      inputmode="${inputMode}"
      autocomplete="off"
      spellcheck="false"
      required
      maxlength="${maxLength}"
      placeholder="${placeholder}"
      value="${value}"
      ${problem === undefined ? '' : html`aria-invalid="true" aria-describedby="${field}-problem"`}
      ${isFirst ? html`autofocus` : ''}
    />
    ${
      problem === undefined
        ? ''
        : html`<p class="problem" id="${field}-problem" role="alert">${problem}</p>`
    }`
}

export function renderTestCards(): Markup {
  return html`<section class="cards" aria-labelledby="cards-title">
    <h2 id="cards-title">Test cards</h2>
    <p class="small">With any date to come and any three digits.</p>
    <dl>
      ${TEST_CARDS.map(
        ({ number, purpose }) =>
          html`<div>
            <dt>${number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')}</dt>
            <dd>${purpose}</dd>
          </div>`,
      )}
    </dl>
  </section>`
}
