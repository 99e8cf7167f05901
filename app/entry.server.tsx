import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router'
import { NonceContext } from '#app/platform/nonce.ts'
import { paintFirst } from '#app/platform/paint-first.ts'
import { requestContext } from '#server/http/request-context.ts'

// The server sets the context through this export, so that both hold the same one, also after a reload in development.
export { requestContext }

/** Loaders that have not answered by then are cut off, so a slow query cannot hold a socket for ever. */
export const streamTimeout = 10_000

/** A page that does not exist, and a reader who went away, are not faults of ours. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.get(requestContext).reportError(error)
}

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
) {
  const { nonce } = loadContext.get(requestContext)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Promise<Response>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        // No page waits for data once it has begun, so there is nothing to gain from sending it in pieces.
        onAllReady() {
          text(pipe(new PassThrough())).then((html) => {
            const page = import.meta.env.DEV ? html : paintFirst(html, nonce)
            resolve(new Response(page, { status, headers }))
          }, reject)
        },
        onShellError: reject,
      },
    )
    setTimeout(abort, streamTimeout + 1_000).unref()
  })
}
