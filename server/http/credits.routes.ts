import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi'
import { deductCredits, purchaseCredits } from '#server/features/credits/credits-admin.service.ts'
import { listHistory, listLots, readBalance } from '#server/features/credits/credits.service.ts'
import { getOwnAccount } from '#server/features/accounts/profile.service.ts'
import { countCreditsToConfirm } from '#server/features/free-offers/free-offers.service.ts'
import { actorOf, errors, jsonBody, jsonResponse, open } from '#server/http/access.ts'
import { createApiRouter } from '#server/http/api-router.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import type { Deps } from '#server/platform/deps.ts'
import {
  CreditHistoryResponse,
  CreditsResponse,
  DeductCreditsRequest,
  PurchaseCreditsRequest,
} from '#shared/credits.ts'

const tags = ['Credits']

const HISTORY_PAGE_SIZE = 20
const HISTORY_PAGE_MAX = 100

const HistoryQuery = z.object({
  before: z.coerce.number().int().min(1).optional(),
  limit: z.coerce.number().int().min(1).max(HISTORY_PAGE_MAX).default(HISTORY_PAGE_SIZE),
})
const Balance = CreditsResponse.pick({ creditBalance: true })

/** What people have and had, under /credits, and the administrator's corrections of it. */
export function creditRoutes(deps: Deps): OpenAPIHono<AppEnv> {
  const router = createApiRouter()

  // The first of each pair of paths is the published one; the second is where people look for it.
  for (const path of ['/credits/user/', '/credits/user'] as const) {
    const read = createRoute({
      method: 'get',
      path,
      ...open('user'),
      tags,
      summary: 'My balance, and what it is made of',
      responses: { ...errors, 200: jsonResponse('My credits', CreditsResponse) },
    })
    router.openapi(read, async (c) => {
      const account = await getOwnAccount(deps, actorOf(c))
      const now = deps.clock.now()
      const [creditBalance, lots, creditsOnConfirmation] = await Promise.all([
        readBalance(deps.db, account.id, now),
        listLots(deps.db, account.id, now),
        countCreditsToConfirm(deps, account),
      ])
      return c.json({ creditBalance, lots, creditsOnConfirmation }, 200)
    })
  }

  const history = createRoute({
    method: 'get',
    path: '/credits/history',
    ...open('user'),
    tags,
    summary: 'What happened to my balance, newest first',
    request: { query: HistoryQuery },
    responses: { ...errors, 200: jsonResponse('A page of it', CreditHistoryResponse) },
  })
  router.openapi(history, async (c) => {
    const { before = null, limit } = c.req.valid('query')
    const now = deps.clock.now()
    const page = await listHistory(deps.db, actorOf(c).accountId, { before, limit, now })
    return c.json(page, 200)
  })

  addCorrections(router, deps)
  return router
}

function addCorrections(router: OpenAPIHono<AppEnv>, deps: Deps): void {
  for (const path of ['/deduct', '/credits/deduct'] as const) {
    const deduct = createRoute({
      method: 'post',
      path,
      ...open('admin'),
      tags,
      summary: "Take credits from somebody's balance",
      request: jsonBody(DeductCreditsRequest),
      responses: { ...errors, 200: jsonResponse('What is left', Balance) },
    })
    router.openapi(deduct, async (c) => {
      const { userId: accountId, amount: amountCredits, note = '', key } = c.req.valid('json')
      const correction = { accountId, amountCredits, note, key }
      const creditBalance = await deductCredits(deps, actorOf(c), correction)
      return c.json({ creditBalance }, 200)
    })
  }

  for (const path of ['/purchase', '/credits/purchase'] as const) {
    const purchase = createRoute({
      method: 'post',
      path,
      ...open('admin'),
      tags,
      summary: "Add credits to somebody's balance",
      request: jsonBody(PurchaseCreditsRequest),
      responses: { ...errors, 200: jsonResponse('What there is now', Balance) },
    })
    router.openapi(purchase, async (c) => {
      const { userId: accountId, credits, note = '', key } = c.req.valid('json')
      const correction = { accountId, credits, note, key }
      const creditBalance = await purchaseCredits(deps, actorOf(c), correction)
      return c.json({ creditBalance }, 200)
    })
  }
}
