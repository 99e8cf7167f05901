import { text } from 'node:stream/consumers'
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router'
import { NonceContext } from '#app/platform/head/nonce.ts'
import { renderWhole } from '#app/server/render-whole.server.ts'
import { NONCE_MARK, RenderedPages, withNonce } from '#app/server/rendered-pages.server.ts'
import { requestContext } from '#server/http/request-context.ts'

// The server sets the context through this export, so that both hold the same one, also after a reload in development.
export { requestContext }

/** Loaders that have not answered by then are cut off, so a slow query cannot hold a socket for ever. */
export const streamTimeout = 10_000

/** The router has no say in how urgent its scripts are. Left to the browser, they come before the letters and pictures that people wait for. */
const SCRIPT_LINK = '<link rel="modulepreload"'

const pages = new RenderedPages()

/** A page that does not exist, and a reader who went away, are not faults of ours. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.get(requestContext).reportError(error)
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
) {
  const { nonce } = loadContext.get(requestContext)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const data = await takeData(routerContext)
  const mayKeep = !import.meta.env.DEV && status === 200
  let html = mayKeep ? pages.find(request.url, data) : undefined
  if (html === undefined) {
    html = await render(request.url, routerContext)
    if (mayKeep) pages.keep(request.url, { data, html })
  }
  return new Response(withNonce(html, nonce), { status, headers })
}

/** What the loaders gave, as the browser gets it. It can be read once, so the page is handed a copy. */
async function takeData(routerContext: EntryContext): Promise<string> {
  if (!routerContext.serverHandoffStream) return ''
  const data = await text(routerContext.serverHandoffStream)
  routerContext.serverHandoffStream = new Blob([data]).stream()
  return data
}

async function render(url: string, routerContext: EntryContext): Promise<string> {
  const html = await renderWhole(
    <NonceContext value={NONCE_MARK}>
      <ServerRouter context={routerContext} url={url} nonce={NONCE_MARK} />
    </NonceContext>,
    { nonce: NONCE_MARK, timeoutMs: streamTimeout + 1_000 },
  )
  return html.replaceAll(SCRIPT_LINK, `${SCRIPT_LINK} fetchpriority="low"`)
}
