import path from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { AppEnv } from '#server/http/app-env.ts'
import { brotliPage } from '#server/http/brotli-page.ts'
import { limitPages } from '#server/http/busy-page.ts'
import type { requestContext } from '#server/http/request-context.ts'
import {
  createNonce,
  pagePolicy,
  SERVICE_WORKER_POLICY,
  WORKER_POLICY,
} from '#server/http/security.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { PublicConfig } from '#shared/api.ts'

export const BUILD_DIR = path.join(import.meta.dirname, '../../build')

const YEAR_SECONDS = 365 * 24 * 60 * 60
const HOUR_SECONDS = 60 * 60
/** Scripts that the build makes from `*.worker.ts`. */
const WORKER_FILE = /\.worker-[\w-]+\.js(?:\.br|\.gz)?$/
const SERVICE_WORKER_FILE = /[\\/]sw\.js(?:\.br|\.gz)?$/

/** The built files of the web app. Names under /assets carry a hash of their content, so they never change. */
export function staticFiles(): Hono<AppEnv> {
  const root = path.relative(process.cwd(), path.join(BUILD_DIR, 'client'))
  const files = serveStatic<AppEnv>({
    root,
    precompressed: true,
    onFound: (file, c) => {
      const isHashed = file.split(path.sep).includes('assets')
      const lifetime = isHashed ? `max-age=${YEAR_SECONDS}, immutable` : `max-age=${HOUR_SECONDS}`
      c.header('Cache-Control', `public, ${lifetime}`)
      // Nobody asks whether it has changed.
      if (isHashed) c.header('Last-Modified', undefined)
      if (WORKER_FILE.test(file)) c.header('Content-Security-Policy', WORKER_POLICY)
      if (SERVICE_WORKER_FILE.test(file)) {
        c.header('Content-Security-Policy', SERVICE_WORKER_POLICY)
        // A new build is to be heard of at the next visit.
        c.header('Cache-Control', 'no-cache')
      }
    },
  })
  // A file of an older build is simply gone; nobody needs a rendered page to learn that.
  return new Hono<AppEnv>().use(files).get('/assets/*', (c) => c.notFound())
}

/** What app/entry.server.tsx exports beside its renderer. */
interface EntryModule {
  requestContext: typeof requestContext
}

/** Renders every address that is not the API's. What it renders is the same for everybody. */
export function pageRoutes(
  deps: Deps,
  loadBuild: () => Promise<ServerBuild>,
  mode: 'production' | 'development',
): Hono<AppEnv> {
  const publicConfig: PublicConfig = {
    origin: deps.config.origin,
    google: deps.identity.signIn,
    payments: deps.payments.mode,
    foreignScripts: deps.config.foreignScripts.scripts,
  }
  const handle = createRequestHandler(loadBuild, mode)
  return new Hono<AppEnv>().all('*', limitPages(deps), brotliPage, async (c) => {
    const nonce = createNonce()
    const context = new RouterContextProvider()
    const { module } = (await loadBuild()).entry as unknown as { module: EntryModule }
    const log = c.get('log')
    context.set(module.requestContext, {
      nonce,
      publicConfig,
      deps,
      reportError: (error) => log.error({ err: error }, 'page failed'),
    })
    const response = await handle(c.req.raw, context)
    const headers = new Headers(response.headers)
    headers.set('Content-Security-Policy', pagePolicy(deps.config, nonce))
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-cache')
    return new Response(response.body, { status: response.status, headers })
  })
}
