import { html } from 'hono/html'
import { renderFirstSteps } from '#server/http/api-docs-start.ts'
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

interface Entry {
  path: string
  method: string
  operation: Operation
}

/** By what somebody who begins needs first; what only we use comes last. A tag that is not named here comes after them all. */
const CAPABILITIES = [
  'Auth',
  'Tattoos',
  'Versions',
  'Flash sheets',
  'Gallery',
  'First design',
  'Body mapping',
  'Credits',
  'Billing',
  'Two-step sign-in',
  'Users',
  'Support',
  'Measure',
  'Administration',
]

/** A page to read, made on the server and without a script: the reference for people, as openapi.json is for programs. */
export function renderApiDocs(document: ApiDocument, origin: string) {
  const groups = groupByCapability(document)
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
          <p><a href="/">${PRODUCT_NAME}</a></p>
          <h1>${PRODUCT_NAME} API</h1>
          <p>${document.info.description}</p>
          <p><a href="/api/openapi.json">openapi.json</a>, version ${document.info.version}</p>
          <nav aria-label="On this page">
            <ul>
              <li><a href="#start">First request</a></li>
              ${groups.map(([tag]) => html`<li><a href="#${anchorOf(tag)}">${tag}</a></li>`)}
            </ul>
          </nav>
          ${renderFirstSteps(origin)} ${groups.map(renderGroup)}
        </main>
      </body>
    </html>`
}

function groupByCapability(document: ApiDocument): [string, Entry[]][] {
  const entries = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      path,
      method: method.toUpperCase(),
      operation,
    })),
  )
  const groups = Map.groupBy(entries, ({ operation }) => operation.tags?.[0] ?? 'Other')
  const placeOf = (tag: string) => {
    const place = CAPABILITIES.indexOf(tag)
    return place === -1 ? CAPABILITIES.length : place
  }
  return [...groups].toSorted(([a], [b]) => placeOf(a) - placeOf(b))
}

const anchorOf = (tag: string) => tag.toLowerCase().replaceAll(' ', '-')

function renderGroup([tag, entries]: [string, Entry[]]) {
  return html`<section id="${anchorOf(tag)}">
    <h2>${tag}</h2>
    ${entries.map(renderOperation)}
  </section>`
}

function renderOperation({ path, method, operation }: Entry) {
  // What every call may answer is said once, at the top.
  const responses = Object.entries(operation.responses ?? {}).filter(([status]) =>
    /^\d/.test(status),
  )
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
  if (schema === undefined) return title === 'Request' ? '' : html`<p class="plain">${title}</p>`
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
:root { color-scheme: light dark; --wall: #f5f0e6; --raised: #fbf8f1; --ink: #161310; --faded: #5b534a; --hair: #d9ceba }
@media (prefers-color-scheme: dark) { :root { --wall: #12100e; --raised: #1c1916; --ink: #efe7d8; --faded: #a89e90; --hair: #332d27 } }
html { scroll-padding-top: 16px }
body { margin: 0; background: var(--wall); color: var(--ink); font: 16px/1.55 "Helvetica Neue", Arial, sans-serif }
main { max-width: 860px; margin: 0 auto; padding: 40px 20px 96px }
h1, h2 { font-family: Georgia, serif; letter-spacing: -0.02em; line-height: 1.1 }
h1 { font-size: 44px; margin: 24px 0 16px }
h2 { margin: 64px 0 8px; border-top: 1px solid var(--ink); padding-top: 18px; font-size: 28px }
nav ul { display: flex; flex-wrap: wrap; gap: 2px 18px; margin: 28px 0 0; padding: 12px 0; border-block: 1px solid var(--hair); list-style: none }
nav a { display: inline-block; padding: 4px 0 }
ol { margin: 20px 0 0; padding: 0; list-style: none; counter-reset: step }
ol > li { counter-increment: step; margin-top: 24px } ol h3::before { content: counter(step) ". " }
article { border-bottom: 1px solid var(--hair); padding: 14px 0 }
h3 { margin: 0; font-size: 16px; overflow-wrap: anywhere } p { margin: 6px 0; max-width: 68ch }
small, summary, .plain { color: var(--faded) } small { font-size: 14px; white-space: nowrap } a { color: inherit; text-underline-offset: 3px }
code, pre { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: 0.9em }
pre { overflow: auto; margin: 10px 0; padding: 14px 16px; background: var(--raised); border: 1px solid var(--hair); border-radius: 5px; font-size: 13px; line-height: 1.5 }
summary { padding: 3px 0; cursor: pointer } summary:hover { color: var(--ink) }
:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px }
`
