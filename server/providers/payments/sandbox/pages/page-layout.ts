import { html } from 'hono/html'
import { PAYMENTS_SANDBOX_PATH } from '#server/providers/payments/sandbox/sandbox-options.ts'
import { PRODUCT_NAME } from '#shared/product.ts'

export type Markup = ReturnType<typeof html>

export function renderDocument(title: string, content: Markup): Markup {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · Payments sandbox · ${PRODUCT_NAME}</title>
        <link rel="stylesheet" href="${PAYMENTS_SANDBOX_PATH}/sandbox.css" />
      </head>
      <body>
        <main>
          <p class="notice">
            <strong>Sandbox: no real money moves.</strong> This page stands in for Stripe. Use a
            test card, never a real one.
          </p>
          ${content}
        </main>
      </body>
    </html>`
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
