import { html } from 'hono/html'
import type { MiddlewareHandler } from 'hono'
import { limitByAddress } from '#server/http/access.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import type { Deps } from '#server/platform/deps.ts'
import { RATE_LIMITS, TooManyRequestsError } from '#server/platform/rate-limit.ts'
import { PRODUCT_NAME } from '#shared/product.ts'

/**
 * The limit of pages. Whoever is over it gets a page that costs next to nothing, without loaders or scripts; what scripts fetch for
 * the next page gets the error that every call gets.
 */
export function limitPages(deps: Deps): MiddlewareHandler<AppEnv> {
  const limit = limitByAddress(deps, RATE_LIMITS.pagesPerAddress)
  return async (c, next) => {
    try {
      return await limit(c, next)
    } catch (error) {
      if (!(error instanceof TooManyRequestsError) || c.req.path.endsWith('.data')) throw error
      c.header('Retry-After', String(error.retryAfterSeconds))
      c.header('Cache-Control', 'no-store')
      return c.html(renderBusyPage(error.message), 429)
    }
  }
}

const renderBusyPage = (message: string) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>Too many requests · ${PRODUCT_NAME}</title>
      </head>
      <body>
        <main>
          <h1>Too many requests</h1>
          <p>${message}</p>
        </main>
      </body>
    </html>`
