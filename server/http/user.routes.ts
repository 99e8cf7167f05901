import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi'
import {
  presentCurrentUser,
  presentPreferences,
  presentPublicUser,
} from '#server/features/accounts/accounts.present.ts'
import { exportOwnData } from '#server/features/accounts/data-export.service.ts'
import {
  changePreferences,
  takePricingTurn,
  changeUsername,
  deleteOwnAccount,
  getAccount,
  getOwnAccount,
} from '#server/features/accounts/profile.service.ts'
import { actorOf, errors, jsonBody, jsonResponse, open } from '#server/http/access.ts'
import { createApiRouter } from '#server/http/api-router.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { googleProofOf } from '#server/http/google-proof.ts'
import { pathId } from '#server/http/path-id.ts'
import { streamResponse } from '#server/http/stream-response.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Preferences, PricingTurn } from '#shared/billing.ts'
import {
  ChangeUsernameRequest,
  CurrentUser,
  DeleteAccountRequest,
  PublicUser,
} from '#shared/accounts.ts'

const tags = ['Users']

/** People's own data and what others may see of them, under /user. */
export function userRoutes(deps: Deps): OpenAPIHono<AppEnv> {
  const router = createApiRouter()

  const exportData = createRoute({
    method: 'get',
    path: '/user/me/export',
    ...open('user'),
    tags,
    summary: 'Everything kept of me, as a zip',
    responses: {
      ...errors,
      200: {
        description: 'A zip with inkwright.json and my images',
        content: { 'application/zip': { schema: z.string().openapi({ format: 'binary' }) } },
      },
    },
  })
  router.openapi(exportData, async (c) => {
    const zip = await exportOwnData(deps, actorOf(c))
    c.header('Content-Type', 'application/zip')
    c.header('Content-Disposition', 'attachment; filename="inkwright-data.zip"')
    c.header('Cache-Control', 'no-store')
    return streamResponse(c, zip)
  })

  const rename = createRoute({
    method: 'patch',
    path: '/user/me',
    ...open('user'),
    tags,
    summary: 'Change my username',
    request: jsonBody(ChangeUsernameRequest),
    responses: { ...errors, 200: jsonResponse('Me, renamed', CurrentUser) },
  })
  router.openapi(rename, async (c) => {
    const account = await changeUsername(deps, actorOf(c), c.req.valid('json').username)
    return c.json(presentCurrentUser(account, deps.clock.now()), 200)
  })

  const preferences = createRoute({
    method: 'get',
    path: '/user/me/preferences',
    ...open('user'),
    tags,
    summary: 'What I have chosen for new designs',
    responses: { ...errors, 200: jsonResponse('My preferences', Preferences) },
  })
  router.openapi(preferences, async (c) =>
    c.json(presentPreferences(await getOwnAccount(deps, actorOf(c))), 200),
  )

  const prefer = createRoute({
    method: 'patch',
    path: '/user/me/preferences',
    ...open('user'),
    tags,
    summary: 'Choose whether new designs start private, on plans that have it',
    request: jsonBody(Preferences),
    responses: { ...errors, 200: jsonResponse('My preferences now', Preferences) },
  })
  router.openapi(prefer, async (c) =>
    c.json(await changePreferences(deps, actorOf(c), c.req.valid('json')), 200),
  )

  const pricing = createRoute({
    method: 'post',
    path: '/user/me/pricing-shown',
    ...open('user'),
    tags,
    summary: 'Whether the prices may open by themselves: once for an account',
    responses: { ...errors, 200: jsonResponse('Whether this is the first time', PricingTurn) },
  })
  router.openapi(pricing, async (c) =>
    c.json({ isFirst: await takePricingTurn(deps, actorOf(c)) }, 200),
  )

  const remove = createRoute({
    method: 'delete',
    path: '/user/me',
    ...open('user'),
    tags,
    summary: 'Delete my account and everything of mine',
    request: jsonBody(DeleteAccountRequest),
    responses: { ...errors, 204: { description: 'Deleted' } },
  })
  router.openapi(remove, async (c) => {
    const { username, password, googleToken } = c.req.valid('json')
    const google = googleProofOf(c, googleToken)
    await deleteOwnAccount(deps, actorOf(c), { username, password, google })
    return c.body(null, 204)
  })

  const get = createRoute({
    method: 'get',
    path: '/user/{id}',
    ...open('public'),
    tags,
    summary: 'A person: all of it for themselves and the administrator, the public part for others',
    request: {
      params: z.object({ id: pathId('Not a user number') }),
    },
    responses: { ...errors, 200: jsonResponse('The person', z.union([CurrentUser, PublicUser])) },
  })
  router.openapi(get, async (c) => {
    const account = await getAccount(deps, c.req.valid('param').id)
    const actor = c.get('actor')
    const isAllowed = actor?.accountId === account.id || actor?.isAdmin === true
    return c.json(
      isAllowed ? presentCurrentUser(account, deps.clock.now()) : presentPublicUser(account),
      200,
    )
  })

  return router
}
