import { timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import { sql } from 'kysely'
import type { Context } from 'hono'
import type { AppEnv } from '#server/http/app-env.ts'
import { isFromThisMachine } from '#server/http/this-machine.ts'
import type { Config } from '#server/platform/config.ts'
import type { Deps } from '#server/platform/deps.ts'

/** A dependency that takes longer than this to say it is well, is not. */
const READY_TIMEOUT_MS = 3_000

/** Probes come every few seconds from several places; the parts behind them need not be asked each time. */
const READY_CACHE_MS = 5_000

/** For whoever runs the product: is it alive, can it serve, how is it doing. */
export function operationsRoutes(deps: Deps): Hono<AppEnv> {
  let latest: { checks: Awaited<ReturnType<typeof readiness>>; at: number } | undefined
  const currentReadiness = async () => {
    const now = deps.clock.now().getTime()
    if (!latest || now - latest.at > READY_CACHE_MS)
      latest = { checks: await readiness(deps), at: now }
    return latest.checks
  }
  return new Hono<AppEnv>()
    .get('/healthz', (c) => c.json({ status: 'ok' }))
    .get('/readyz', async (c) => {
      const checks = await currentReadiness()
      const isReady = Object.values(checks).every((check) => check === 'ok')
      c.header('Cache-Control', 'no-store')
      return c.json({ status: isReady ? 'ready' : 'not ready', checks }, isReady ? 200 : 503)
    })
    .get('/metrics', async (c) => {
      if (!mayReadMetrics(c, deps.config)) return c.notFound()
      c.header('Content-Type', deps.metrics.registry.contentType)
      return c.body(await deps.metrics.registry.metrics())
    })
}

async function readiness(deps: Deps): Promise<Record<string, 'ok' | 'failed'>> {
  const checks = {
    database: () => sql`select 1`.execute(deps.db),
    files: () => deps.files.checkReady(),
    mail: () => deps.mailer.checkReady(),
  }
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      try {
        await Promise.race([check(), rejectAfter(READY_TIMEOUT_MS)])
        return [name, 'ok'] as const
      } catch (error) {
        deps.log.warn({ err: error, check: name }, 'readiness check failed')
        return [name, 'failed'] as const
      }
    }),
  )
  return Object.fromEntries(results)
}

const rejectAfter = (ms: number) =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`no answer in ${ms} ms`)), ms).unref()
  })

/** Figures are for the operator: with the token from anywhere, without one only from this machine, and never through a proxy. */
function mayReadMetrics(c: Context<AppEnv>, config: Config): boolean {
  const { metricsToken: token, trustedProxies } = config
  if (!token) return trustedProxies === 0 && isFromThisMachine(c)
  const given = Buffer.from(c.req.header('Authorization') ?? '')
  const expected = Buffer.from(`Bearer ${token}`)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
