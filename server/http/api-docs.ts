import { html } from 'hono/html'
import { PRODUCT_NAME } from '#shared/product.ts'

/** The parts of an OpenAPI document that the page shows. */
export interface ApiDocument {
  info: { version: string; description?: string }
  paths: Record<string, Record<string, Operation>>
}

interface Operation {
  summary?: string
  tags?: string[]
  'x-access'?: string
  parameters?: { name: string; in: string; required?: boolean }[]
  requestBody?: { content?: Record<string, { schema?: unknown }> }
  responses?: Record<
    string,
    { description?: string; content?: Record<string, { schema?: unknown }> }
  >
}

/** A page to read, made on the server and without a script: the reference for people, as openapi.json is for programs. */
export function renderApiDocs(document: ApiDocument) {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      path,
      method: method.toUpperCase(),
      operation,
    })),
  )
  const groups = Map.groupBy(operations, ({ operation }) => operation.tags?.[0] ?? 'Other')
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${PRODUCT_NAME} API</title>
        <link rel="stylesheet" href="/api/docs.css" />
      </head>
      <body>
        <main>
          <h1>${PRODUCT_NAME} API</h1>
          <p>${document.info.description}</p>
          <p><a href="/api/openapi.json">openapi.json</a>, version ${document.info.version}</p>
          ${[...groups].map(
            ([tag, entries]) =>
              html`<section>
                <h2>${tag}</h2>
                ${entries.map(renderOperation)}
              </section>`,
          )}
        </main>
      </body>
    </html>`
}

function renderOperation({
  path,
  method,
  operation,
}: {
  path: string
  method: string
  operation: Operation
}) {
  const responses = Object.entries(operation.responses ?? {})
  const parameters = operation.parameters ?? []
  return html`<article>
    <h3><code>${method} /api${path}</code></h3>
    <p>${operation.summary} <small>${accessInWords(operation['x-access'])}</small></p>
    ${
      parameters.length > 0
        ? html`<p>
            Parameters:
            ${parameters.map((parameter) => html`<code>${parameter.name}</code> (${parameter.in}) `)}
          </p>`
        : ''
    }
    ${renderSchema('Request', schemaOf(operation.requestBody?.content))}
    ${responses.map(([status, response]) =>
      renderSchema(`${status} ${response.description ?? ''}`, schemaOf(response.content)),
    )}
  </article>`
}

const schemaOf = (content: Record<string, { schema?: unknown }> | undefined) =>
  Object.values(content ?? {})[0]?.schema

function renderSchema(title: string, schema: unknown) {
  if (schema === undefined) return title === 'Request' ? '' : html`<p>${title}</p>`
  return html`<details>
    <summary>${title}</summary>
    <pre tabindex="0">${JSON.stringify(schema, null, 2)}</pre>
  </details>`
}

function accessInWords(access: string | undefined): string {
  if (access === 'admin') return 'Administrator only.'
  return access === 'user' ? 'Signed in.' : 'Anybody.'
}

export const API_DOCS_POLICY =
  "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'"

export const API_DOCS_CSS = `
:root { color-scheme: light dark; --wall: #f5f0e6; --ink: #161310; --faded: #5b534a; --hair: #d9ceba }
@media (prefers-color-scheme: dark) { :root { --wall: #12100e; --ink: #efe7d8; --faded: #a89e90; --hair: #332d27 } }
body { margin: 0; background: var(--wall); color: var(--ink); font: 16px/1.55 "Helvetica Neue", Arial, sans-serif }
main { max-width: 860px; margin: 0 auto; padding: 48px 20px 96px }
h1, h2 { font-family: Georgia, serif; letter-spacing: -0.02em; line-height: 1.1 }
h2 { margin-top: 56px; border-top: 1px solid var(--ink); padding-top: 16px }
article { border-bottom: 1px solid var(--hair); padding: 12px 0 }
h3 { margin: 0; font-size: 16px; overflow-wrap: anywhere } p { margin: 6px 0 } small, summary { color: var(--faded) } a { color: inherit }
pre { overflow: auto; padding: 12px; border: 1px solid var(--hair); font-size: 13px } summary { padding: 3px 0; cursor: pointer }
`
