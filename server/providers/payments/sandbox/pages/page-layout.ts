import { html } from 'hono/html'
import { PAYMENTS_SANDBOX_PATH } from '#server/providers/payments/sandbox/sandbox-options.ts'
import { renderSandboxDocument, type Markup } from '#server/providers/sandbox-document.ts'
import { PRODUCT_NAME } from '#shared/product.ts'

export function renderDocument(title: string, content: Markup): Markup {
  return renderSandboxDocument({
    title,
    sandbox: 'Payments sandbox',
    styleSheet: `${PAYMENTS_SANDBOX_PATH}/sandbox.css`,
    notice: html`<strong>Sandbox: no real money moves.</strong> This page stands in for Stripe. Use
      a test card, never a real one.`,
    content,
  })
}

export interface Message {
  title: string
  text: string
  link?: { href: string; label: string }
}

export function renderMessage({ title, text, link }: Message): Markup {
  return renderDocument(
    title,
    html`<div class="narrow">
      <h1>${title}</h1>
      <p class="lead">${text}</p>
      ${link ? html`<p class="cancel"><a href="${link.href}">${link.label}</a></p>` : ''}
    </div>`,
  )
}

export interface AuthenticationContent {
  /** Where the answer goes. */
  action: string
  /** What the bank is asked, such as "$3.50". */
  subject: string
}

/** The page a card's bank would show. */
export function renderAuthentication({ action, subject }: AuthenticationContent): Markup {
  return renderDocument(
    'Is it you?',
    html`<div class="narrow">
      <h1>Is it you?</h1>
      <p class="lead">
        3-D Secure: your bank asks before it lets ${PRODUCT_NAME} use your card for ${subject}.
      </p>
      <form method="post" action="${action}">
        <button class="primary" name="answer" value="complete">Complete authentication</button>
        <button class="secondary" name="answer" value="fail">Fail authentication</button>
      </form>
    </div>`,
  )
}

export function notFoundPage() {
  return renderMessage({
    title: 'There is nothing here',
    text: 'The address is wrong, or what it led to is over. Go back and start again.',
  })
}
