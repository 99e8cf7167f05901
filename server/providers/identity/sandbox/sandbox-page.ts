import { html } from 'hono/html'
import {
  SANDBOX_PATH,
  type SandboxAccount,
} from '#server/providers/identity/sandbox/sandbox-issuer.ts'
import { renderSandboxDocument, type Markup } from '#server/providers/sandbox-document.ts'
import { EMAIL_MAX_LENGTH } from '#shared/limits.ts'
import { PRODUCT_NAME } from '#shared/product.ts'

export const ACCOUNT_NAME_MAX_LENGTH = 100

const SAMPLE_ACCOUNTS: readonly SandboxAccount[] = [
  { name: 'Maya Lindqvist', email: 'maya@example.com' },
  { name: 'Jonas Weber', email: 'jonas@example.com' },
  { name: 'Amara Okafor', email: 'amara@example.com' },
]

export interface ChooserContent {
  /** Carried through the form, to be checked again when it comes back. */
  parameters: Readonly<Record<string, string>>
  cancelUrl: string
  /** What was typed before it was refused, and why. */
  refused?: { account: SandboxAccount; problem: string }
}

export function renderChooser({ parameters, cancelUrl, refused }: ChooserContent): Markup {
  const hiddenFields = Object.entries(parameters).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  )
  return renderDocument(
    'Choose an account',
    html`<h1>Choose an account</h1>
      <p class="lead">to continue to ${PRODUCT_NAME}</p>
      <ul class="accounts">
        ${SAMPLE_ACCOUNTS.map((account) => renderSampleAccount(account, hiddenFields))}
      </ul>
      <h2>Somebody else</h2>
      ${renderOwnAccountForm(hiddenFields, refused)}
      <p class="cancel"><a href="${cancelUrl}">Cancel</a></p>`,
  )
}

export function renderProblem(problems: readonly string[]): Markup {
  return renderDocument(
    'This sign-in cannot go on',
    html`<h1>This sign-in cannot go on</h1>
      <ul class="problems">
        ${problems.map((problem) => html`<li>${problem}</li>`)}
      </ul>
      <p>Close this window and try again from ${PRODUCT_NAME}.</p>`,
  )
}

function renderSampleAccount({ name, email }: SandboxAccount, hiddenFields: Markup[]): Markup {
  return html`<li>
    <form method="post" action="${SANDBOX_PATH}/authorize">
      ${hiddenFields}
      <input type="hidden" name="email" value="${email}" />
      <input type="hidden" name="name" value="${name}" />
      <button class="account" type="submit">
        <span class="initial" aria-hidden="true">${name.charAt(0)}</span>
        <span class="who"
          ><span class="name">${name}</span> <span class="email">${email}</span></span
        >
      </button>
    </form>
  </li>`
}

function renderOwnAccountForm(hiddenFields: Markup[], refused: ChooserContent['refused']): Markup {
  const problem =
    refused && html`<p class="problem" id="problem" role="alert">${refused.problem}</p>`
  const marks = refused ? html`autofocus aria-invalid="true" aria-describedby="problem"` : ''
  return html`<form method="post" action="${SANDBOX_PATH}/authorize" class="own" novalidate>
    ${hiddenFields}
    <label for="email">Email</label>
    <input
      id="email"
      name="email"
      type="email"
      required
      autocomplete="off"
      spellcheck="false"
      maxlength="${EMAIL_MAX_LENGTH}"
      value="${refused?.account.email ?? ''}"
      ${marks}
    />
    ${problem ?? ''}
    <label for="name">Name <span class="optional">(optional)</span></label>
    <input
      id="name"
      name="name"
      type="text"
      autocomplete="off"
      maxlength="${ACCOUNT_NAME_MAX_LENGTH}"
      value="${refused?.account.name ?? ''}"
    />
    <button class="primary" type="submit">Continue</button>
  </form>`
}

function renderDocument(title: string, content: Markup): Markup {
  return renderSandboxDocument({
    title,
    sandbox: 'Google sandbox',
    styleSheet: `${SANDBOX_PATH}/sandbox.css`,
    notice: html`<strong>Sandbox: this is not Google.</strong> No password is asked and nothing
      leaves this machine.`,
    content,
  })
}
