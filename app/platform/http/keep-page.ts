import {
  isRouteErrorResponse,
  type DataStrategyResult,
  type MiddlewareFunction,
} from 'react-router'
import { beginAttempt, endAttempt, hinderAttempt } from '#app/platform/http/page-attempt.ts'

const SERVER_FAULT = 500

/**
 * Runs around every navigation inside the app. One that fails is never finished: the page one was on stays, with its header, its
 * styles and all that was typed there, and says what happened. Another navigation, which may be a second try, takes its place.
 */
export const keepPage: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  const { pathname, search } = new URL(request.url)
  const id = beginAttempt({ pathname, search })
  const results = await next()
  const failure = Object.values(results).find(isFailure)
  if (failure !== undefined && !request.signal.aborted) {
    hinderAttempt(id, isAnswered(failure.result) ? 'failed' : 'unreachable')
    await whenAborted(request.signal)
  }
  endAttempt(id)
  return results
}

/** A redirect, and a refusal that has a page of its own, are answers like any other. */
function isFailure({ type, result }: DataStrategyResult) {
  if (type !== 'error' || result instanceof Response) return false
  return !isRouteErrorResponse(result) || result.status >= SERVER_FAULT
}

/** What `fetch` throws when nobody answers is a TypeError; anything else has come from somewhere. */
const isAnswered = (error: unknown) => !(error instanceof TypeError)

function whenAborted(signal: AbortSignal) {
  return new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
