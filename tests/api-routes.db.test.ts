import { expect } from 'vitest'
import { proves } from '#tests/proves.ts'
import { createClient } from '#tests/support/client.ts'
import { test, type TestDeps } from '#tests/support/deps.ts'

interface Operation {
  'x-access'?: string
}

async function listRoutes(
  deps: TestDeps,
): Promise<{ route: string; access: string | undefined }[]> {
  const { body } = await createClient(deps).get<{
    paths: Record<string, Record<string, Operation>>
  }>('/openapi.json')
  return Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      route: `${method.toUpperCase()} ${path}`,
      access: operation['x-access'],
    })),
  )
}

const routesWith = async (deps: TestDeps, access: string) =>
  (await listRoutes(deps))
    .filter((entry) => entry.access === access)
    .map(({ route }) => route)
    .toSorted()

test('the routes that anybody may call', async ({ deps }) => {
  expect(await routesWith(deps, 'public')).toEqual([
    'GET /admin/photo-reviews/{id}/picture',
    'GET /auth/xsrf',
    'GET /body/photos/{id}/picture',
    'GET /body/renderings/{id}/picture',
    'GET /body/shared/{token}',
    'GET /tattoo/by-filename/{filename}',
    'GET /tattoo/by-id/{id}',
    'GET /tattoo/by-tag/{tag}',
    'GET /tattoo/explore',
    'GET /tattoo/ideas',
    'GET /tattoo/ideas/{name}',
    'GET /tattoo/{id}/descendants',
    'GET /tattoo/{id}/similar',
    'GET /user/{id}',
    'POST /auth/forgot-password',
    'POST /auth/google',
    'POST /auth/google/nonce',
    'POST /auth/login',
    'POST /auth/passkey',
    'POST /auth/passkey/options',
    'POST /auth/password-strength',
    'POST /auth/reset-password',
    'POST /auth/second-factor',
    'POST /auth/second-factor/passkey-options',
    'POST /auth/signup',
    'POST /auth/validate-token',
    'POST /auth/verify-email',
    'POST /contact',
    'POST /events',
    'POST /first-design',
    'POST /lettering',
    'POST /reading',
    'POST /tattoo/toggle-upvote',
    'POST /tattoo/{id}/report',
  ])
})

test('the routes that only the administrator may call', async ({ deps }) => {
  expect(await routesWith(deps, 'admin')).toEqual([
    'DELETE /tattoo/{id}/tag/{tag}',
    'GET /admin/audit',
    'GET /admin/messages',
    'GET /admin/overview',
    'GET /admin/photo-reviews',
    'GET /admin/reports',
    'GET /admin/users',
    'PATCH /tattoo/{id}/tags',
    'POST /admin/messages/{id}/close',
    'POST /admin/photo-reviews/{id}',
    'POST /admin/tattoos/{id}/hide',
    'POST /admin/tattoos/{id}/restore',
    'POST /admin/users/{id}/end-sessions',
    'POST /admin/users/{id}/lift-suspension',
    'POST /admin/users/{id}/suspend',
    'POST /credits/deduct',
    'POST /credits/purchase',
    'POST /deduct',
    'POST /purchase',
    'POST /tattoo/{id}/tag',
  ])
})

test('every route says who may call it, and what it says is true of visitors', async ({ deps }) => {
  const client = createClient(deps)
  const routes = await listRoutes(deps)
  expect(routes.filter(({ access }) => access === undefined)).toEqual([])
  for (const { route, access } of routes) {
    const [method, path] = route.split(' ') as [string, string]
    const response = await client.app.request(`/api${path.replace('{id}', '5')}`, {
      method,
      headers: { Cookie: 'XSRF-TOKEN=t', 'X-XSRF-TOKEN': 't' },
    })
    expect(response.status === 401, `${route} answered ${response.status}`).toBe(
      access !== 'public',
    )
  }
  proves('§6.user.pages', '§7.all.bearer')
})
