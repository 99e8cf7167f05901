import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Clock } from '#server/platform/clock.ts'
import { checkoutPages } from '#server/providers/payments/sandbox/pages/checkout-pages.ts'
import { renderInvoice } from '#server/providers/payments/sandbox/pages/invoice-page.ts'
import {
  notFoundPage,
  renderMessage,
} from '#server/providers/payments/sandbox/pages/page-layout.ts'
import { PAYMENTS_CSS } from '#server/providers/payments/sandbox/pages/page-styles.ts'
import { portalPages } from '#server/providers/payments/sandbox/pages/portal-pages.ts'
import type { SandboxWorld } from '#server/providers/payments/sandbox/sandbox-world.ts'

export interface PagesOptions {
  world: SandboxWorld
  clock: Clock
  publicOrigin: string
  /** Called after a change and before its answer goes out. */
  commit: () => Promise<void>
}

const FORM_MAX_BYTES = 16 * 1024

/** The pages of the sandbox, relative to where it is mounted. They know people by the secret in the address alone. */
export function createPages(options: PagesOptions): Hono {
  const { world, publicOrigin } = options
  const pages = new Hono()

  pages.get('/sandbox.css', (c) =>
    c.body(PAYMENTS_CSS, 200, {
      'Content-Type': 'text/css',
      'Cache-Control': 'public, max-age=300',
    }),
  )
  pages.use(async (c, next) => {
    await next()
    setPageHeaders(c, publicOrigin)
  })
  pages.use(
    bodyLimit({
      maxSize: FORM_MAX_BYTES,
      onError: (c) =>
        c.html(renderMessage({ title: 'This form is too large', text: 'Please go back.' }), 413),
    }),
  )
  pages.use(async (c, next) => {
    // Another site must not be able to send a form in somebody's name.
    if (c.req.method !== 'POST' || c.req.header('Origin') === publicOrigin) return next()
    const text = 'The form was sent from another site.'
    return c.html(renderMessage({ title: 'This cannot go on', text }), 403)
  })

  pages.route('/checkout', checkoutPages(options))
  pages.route('/portal', portalPages(options))
  pages.get('/invoice/:secret', (c) => {
    const url = `${world.pagesUrl}/invoice/${c.req.param('secret')}`
    const invoice = world.state.invoices.values().find((entry) => entry.hosted_invoice_url === url)
    return invoice ? c.html(renderInvoice(invoice)) : c.html(notFoundPage(), 404)
  })
  pages.all('*', (c) => c.html(notFoundPage(), 404))
  return pages
}

function setPageHeaders(c: Context, origin: string): void {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    // Chromium also holds the redirect that answers the form to this.
    `form-action 'self' ${origin}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ]
  if (c.res.headers.get('Content-Type')?.startsWith('text/css')) return
  c.header('Content-Security-Policy', policy.join('; '))
  c.header('Cache-Control', 'no-store')
  c.header('X-Content-Type-Options', 'nosniff')
  // The addresses of these pages are secrets. With no referrer at all, browsers send forms with "Origin: null".
  c.header('Referrer-Policy', 'strict-origin')
}
