import { Hono, type Context } from 'hono'
import { except } from 'hono/combine'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { HTTPException } from 'hono/http-exception'
import { timeout } from 'hono/timeout'
import { adminRoutes } from '#server/http/admin.routes.ts'
import { adminUserRoutes } from '#server/http/admin-users.routes.ts'
import { authenticate, limitByAddress } from '#server/http/access.ts'
import {
  API_DOCS_CSS,
  API_DOCS_POLICY,
  renderApiDocs,
  type ApiDocument,
} from '#server/http/api-docs.ts'
import { createApiRouter } from '#server/http/api-router.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { authRoutes } from '#server/http/auth.routes.ts'
import { avatarRoutes } from '#server/http/avatar.routes.ts'
import { billingRoutes } from '#server/http/billing.routes.ts'
import { bodyRoutes } from '#server/http/body.routes.ts'
import { creditRoutes } from '#server/http/credits.routes.ts'
import { discoveryRoutes } from '#server/http/discovery.routes.ts'
import { errorResponse } from '#server/http/error-response.ts'
import { factorRoutes } from '#server/http/factors.routes.ts'
import { flashSheetRoutes } from '#server/http/flash-sheet.routes.ts'
import { firstDesignPreviews, firstDesignRoutes } from '#server/http/first-design.routes.ts'
import { galleryRoutes } from '#server/http/gallery.routes.ts'
import { imageRoutes } from '#server/http/image.routes.ts'
import { countRefusals, measureRoutes } from '#server/http/measure.routes.ts'
import { letteringRoutes } from '#server/http/lettering.routes.ts'
import { operationsRoutes } from '#server/http/operations.routes.ts'
import { overviewRoutes } from '#server/http/overview.routes.ts'
import { createRealtime } from '#server/http/realtime.ts'
import { TRY_ON_PATH } from '#server/http/rendering.routes.ts'
import { readingRoutes } from '#server/http/reading.routes.ts'
import { requestScope } from '#server/http/request-scope.ts'
import { secondFactorRoutes } from '#server/http/second-factor.routes.ts'
import { knownMethods, securityHeaders, xsrfCheck } from '#server/http/security.ts'
import { sessionRoutes } from '#server/http/session.routes.ts'
import { shareRoutes } from '#server/http/share.routes.ts'
import { readableAddresses } from '#server/http/storable-text.ts'
import { versionRoutes } from '#server/http/version.routes.ts'
import { stripeWebhook } from '#server/http/stripe-webhook.ts'
import { supportRoutes } from '#server/http/support.routes.ts'
import { tattooRoutes } from '#server/http/tattoo.routes.ts'
import { sandboxGuard } from '#server/http/this-machine.ts'
import { UPLOAD_PATHS } from '#server/http/upload.routes.ts'
import { userRoutes } from '#server/http/user.routes.ts'
import type { Deps } from '#server/platform/deps.ts'
import { NotFoundError } from '#server/platform/errors.ts'
import { RATE_LIMITS } from '#server/platform/rate-limit.ts'
import { PAYMENTS_SANDBOX_PATH } from '#server/providers/payments/sandbox/sandbox-options.ts'
import { PRODUCT_NAME } from '#shared/product.ts'
import { REALTIME_PATH } from '#shared/realtime.ts'

/** Every body the API takes is a small JSON; uploads stream past this with limits of their own. */
const MAX_JSON_BYTES = 100 * 1024
const API_TIMEOUT_MS = 30_000
/** A large file is drawn when it is asked for, and may stand in line behind designs, which have 30 s each. */
const FILE_TIMEOUT_MS = 120_000

/** The whole HTTP side of the product. `pages` renders what is not the API; without it, as in tests of the API, there are none. */
export function createApp(deps: Deps, pages: readonly Hono<AppEnv>[] = []): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  app.use(requestScope(deps))
  app.use(securityHeaders(deps.config))
  app.use(readableAddresses)
  app.use(knownMethods)
  app.use(compress())
  app.onError(errorResponse)
  app.notFound((c) => errorResponse(new NotFoundError('There is nothing here.'), c))

  app.route('/', operationsRoutes(deps))
  app.route('/', discoveryRoutes(deps))
  app.route('/avatars', avatarRoutes(deps))
  app.route('/images', imageRoutes(deps))
  app.route('/share', shareRoutes(deps))
  app.route('/first-designs', firstDesignPreviews(deps))
  app.get(REALTIME_PATH, limitByAddress(deps, RATE_LIMITS.apiPerAddress), createRealtime(deps))
  app.route('/', stripeWebhook(deps))
  app.route('/api', createApi(deps))
  app.use('/sandbox/*', sandboxGuard)
  if (deps.identity.sandbox) app.route('/sandbox/google', deps.identity.sandbox)
  if (deps.payments.pages) app.route(PAYMENTS_SANDBOX_PATH, deps.payments.pages)
  for (const page of pages) app.route('/', page)
  return app
}

function createApi(deps: Deps) {
  const api = createApiRouter()
  api.use(limitByAddress(deps, RATE_LIMITS.apiPerAddress))
  api.use(
    except(
      (c) => isUpload(c) || isScene(c),
      bodyLimit({ maxSize: MAX_JSON_BYTES, onError: refuseTooLarge }),
    ),
  )
  api.use(except((c) => waitsItself(c) || isDrawnFile(c), endAfter(API_TIMEOUT_MS)))
  api.use(DRAWN_FILE_PATH, endAfter(FILE_TIMEOUT_MS))
  api.route('/', measureRoutes(deps))
  api.use(xsrfCheck(deps.config))
  api.use(authenticate(deps))
  api.use(countRefusals(deps))
  api.use(async (c, next) => {
    await next()
    // What the API says may be about one person; no cache may keep it unless a route says so.
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store')
  })

  api.route('/', authRoutes(deps))
  api.route('/', sessionRoutes(deps))
  api.route('/', secondFactorRoutes(deps))
  api.route('/', factorRoutes(deps))
  api.route('/', userRoutes(deps))
  api.route('/', creditRoutes(deps))
  api.route('/', billingRoutes(deps))
  api.route('/', galleryRoutes(deps))
  api.route('/', bodyRoutes(deps))
  api.route('/', tattooRoutes(deps))
  api.route('/', readingRoutes(deps))
  api.route('/', letteringRoutes(deps))
  api.route('/', versionRoutes(deps))
  api.route('/', flashSheetRoutes(deps))
  api.route('/', adminRoutes(deps))
  api.route('/', adminUserRoutes(deps))
  api.route('/', overviewRoutes(deps))
  api.route('/', supportRoutes(deps))
  api.route('/', firstDesignRoutes(deps))
  addDocumentation(api, deps.config.origin)
  // Programs that mistype an address get JSON, not the page that people get.
  api.all('*', () => {
    throw new NotFoundError('There is nothing here.')
  })
  return api
}

const UPLOADS = new Set(UPLOAD_PATHS.map((path) => `/api${path}`))
/** A scene holds its drawings, so it may be larger than what else the API takes. */
const isScene = (c: Context) =>
  c.req.method === 'POST' && /^\/api\/tattoo\/\d+\/versions$/.test(c.req.path)

const isUpload = (c: Context) => c.req.method === 'POST' && UPLOADS.has(c.req.path)

const DRAWN_FILE_PATH = '/tattoo/:id/download/:kind'
const isDrawnFile = (c: Context) => /^\/api\/tattoo\/\d+\/download\//.test(c.req.path)

const endAfter = (ms: number) =>
  timeout(
    ms,
    () => new HTTPException(504, { message: 'The server took too long. Please try again.' }),
  )

/** Calls that ask for a design, and uploads, have limits of their own, and an answer when those are reached. */
const waitsItself = (c: Context) =>
  isUpload(c) || c.req.path === '/api/tattoo/generate' || c.req.path === `/api${TRY_ON_PATH}`

function addDocumentation(api: ReturnType<typeof createApiRouter>, origin: string) {
  api.openAPIRegistry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
  })
  let document: ReturnType<typeof describe> | undefined
  const describe = () =>
    api.getOpenAPI31Document({
      openapi: '3.1.0',
      info: {
        title: `${PRODUCT_NAME} API`,
        version: '1',
        description:
          'JSON in, JSON out. Signed-in calls carry "Authorization: Bearer"; calls other than GET also repeat the XSRF-TOKEN cookie, behind TLS __Host-XSRF-TOKEN, in X-XSRF-TOKEN.',
      },
      servers: [{ url: '/api' }],
    })
  // For the first reader: most processes end without one, and every route takes its time to describe.
  const readDocument = () => (document ??= describe())
  api.get('/openapi.json', (c) => c.json(readDocument()))
  api.get('/docs.css', (c) => c.body(API_DOCS_CSS, 200, { 'Content-Type': 'text/css' }))
  api.get('/docs', (c) => {
    c.header('Content-Security-Policy', API_DOCS_POLICY)
    return c.html(renderApiDocs(readDocument() as unknown as ApiDocument, origin))
  })
}

function refuseTooLarge(): never {
  throw new HTTPException(413, { message: 'The request is too large.' })
}
