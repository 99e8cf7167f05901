import type { Context } from 'hono'
import type { AppEnv } from '#server/http/app-env.ts'
import type { Deps } from '#server/platform/deps.ts'

const HOUR_MS = 60 * 60 * 1000
/** What a proxy says of whom it asks for, and anybody else can say too. */
const HEADERS = ['Forwarded', 'X-Forwarded-For']

/**
 * Tells the operator of a proxy that the settings do not know: all its visitors count as one, and share its limits. Once an hour at
 * most, since whoever sends such a header could otherwise fill the log.
 */
export function createProxyWarning({ config, clock, log }: Deps): (c: Context<AppEnv>) => void {
  let quietUntilMs = 0
  return (c) => {
    if (config.trustedProxies > 0) return
    const header = HEADERS.find((name) => c.req.header(name) !== undefined)
    const nowMs = clock.now().getTime()
    if (header === undefined || nowMs < quietUntilMs) return
    quietUntilMs = nowMs + HOUR_MS
    log.warn(
      { header },
      'a proxy header came and is not believed: if the proxy is yours, set TRUSTED_PROXIES',
    )
  }
}
