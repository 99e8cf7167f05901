import { html } from 'hono/html'
import { PRODUCT_NAME } from '#shared/product.ts'

export type Markup = ReturnType<typeof html>

interface SandboxDocument {
  title: string
  /** What stands in for somebody else's service. */
  sandbox: string
  styleSheet: string
  /** Stands above everything, so that nobody takes the page for the real one. */
  notice: Markup
  content: Markup
}

/** A page of a service that is only played. */
export function renderSandboxDocument(document: SandboxDocument): Markup {
  const { title, sandbox, styleSheet, notice, content } = document
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · ${sandbox} · ${PRODUCT_NAME}</title>
        <link rel="stylesheet" href="${styleSheet}" />
      </head>
      <body>
        <main>
          <p class="notice">${notice}</p>
          ${content}
        </main>
      </body>
    </html>`
}
