import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi'
import { readBilling } from '#server/features/billing/billing.service.ts'
import {
  findProduct,
  getCheckoutState,
  listPrices,
  startCheckout,
} from '#server/features/billing/checkout.service.ts'
import { openBillingPortal } from '#server/features/billing/customers.service.ts'
import {
  cancelSubscription,
  resumeSubscription,
} from '#server/features/billing/subscriptions.service.ts'
import {
  actorOf,
  errors,
  fallbackMessage,
  jsonBody,
  jsonResponse,
  limitByAccount,
  open,
} from '#server/http/access.ts'
import { createApiRouter } from '#server/http/api-router.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import type { Deps } from '#server/platform/deps.ts'
import { RATE_LIMITS } from '#server/platform/rate-limit.ts'
import {
  BillingPortalResponse,
  BillingResponse,
  CheckoutRequest,
  CheckoutResponse,
  CheckoutStateResponse,
  PricesResponse,
  SubscribeRequest,
} from '#shared/billing.ts'

const tags = ['Billing']
const NO_CHECKOUT = fallbackMessage(
  'We could not open the checkout, and nothing was charged. Please try again.',
)
const NO_CHANGE = fallbackMessage('Your plan could not be changed. Please try again.')
const NO_PORTAL = fallbackMessage('Unable to access billing portal.')

/** Buying, under /credits, and what has been bought. */
export function billingRoutes(deps: Deps): OpenAPIHono<AppEnv> {
  const router = createApiRouter()
  addBuying(router, deps)
  addHaving(router, deps)
  return router
}

function addBuying(router: OpenAPIHono<AppEnv>, deps: Deps): void {
  const limit = limitByAccount(deps, RATE_LIMITS.billingPerAccount)

  const prices = createRoute({
    method: 'get',
    path: '/credits/prices',
    ...open('user'),
    tags,
    summary: 'What can be bought, and under which price ids',
    responses: { ...errors, 200: jsonResponse('The price list', PricesResponse) },
  })
  router.openapi(prices, (c) => c.json(listPrices(deps), 200))

  const leadsToCheckout = {
    ...errors,
    200: jsonResponse('The checkout and its address', CheckoutResponse),
  }
  const subscribe = createRoute({
    method: 'post',
    path: '/credits/subscribe',
    ...open('user', NO_CHECKOUT, limit),
    tags,
    summary: 'Buy a plan or a top-up, or change the plan from the next cycle on',
    request: jsonBody(SubscribeRequest),
    responses: leadsToCheckout,
  })
  router.openapi(subscribe, async (c) =>
    c.json(await startCheckout(deps, actorOf(c), c.req.valid('json').product), 200),
  )

  const checkout = createRoute({
    method: 'post',
    path: '/credits/checkout',
    ...open('user', NO_CHECKOUT, limit),
    tags,
    summary: 'The same by the name and the price id of what is bought',
    request: jsonBody(CheckoutRequest),
    responses: leadsToCheckout,
  })
  router.openapi(checkout, async (c) => {
    const product = findProduct(deps, c.req.valid('json'))
    return c.json(await startCheckout(deps, actorOf(c), product), 200)
  })

  const state = createRoute({
    method: 'get',
    path: '/credits/checkout/{id}',
    ...open('user'),
    tags,
    summary: 'How far a checkout of mine has come',
    request: { params: z.object({ id: z.string().max(200) }) },
    responses: { ...errors, 200: jsonResponse('Its state', CheckoutStateResponse) },
  })
  router.openapi(state, async (c) =>
    c.json(await getCheckoutState(deps, actorOf(c), c.req.valid('param').id), 200),
  )
}

function addHaving(router: OpenAPIHono<AppEnv>, deps: Deps): void {
  const limit = limitByAccount(deps, RATE_LIMITS.billingPerAccount)

  const portal = createRoute({
    method: 'get',
    path: '/auth/billing-portal',
    ...open('user', NO_PORTAL, limit),
    tags,
    summary: "The payment service's own page about my cards, invoices and plan",
    responses: { ...errors, 200: jsonResponse('Its address', BillingPortalResponse) },
  })
  router.openapi(portal, async (c) =>
    c.json({ url: await openBillingPortal(deps, actorOf(c), c.req.header('Referer')) }, 200),
  )

  const billing = createRoute({
    method: 'get',
    path: '/credits/billing',
    ...open('user'),
    tags,
    summary: 'My plan, until when it is paid, and my invoices',
    responses: { ...errors, 200: jsonResponse('My billing', BillingResponse) },
  })
  router.openapi(billing, async (c) => c.json(await readBilling(deps, actorOf(c)), 200))

  for (const [path, summary, change] of [
    ['/credits/cancel', 'Let my plan end with its cycle', cancelSubscription],
    ['/credits/resume', 'Keep the plan that I had cancelled', resumeSubscription],
  ] as const) {
    const route = createRoute({
      method: 'post',
      path,
      ...open('user', NO_CHANGE, limit),
      tags,
      summary,
      responses: { ...errors, 200: jsonResponse('My billing now', BillingResponse) },
    })
    router.openapi(route, async (c) => {
      await change(deps, actorOf(c))
      return c.json(await readBilling(deps, actorOf(c)), 200)
    })
  }
}
