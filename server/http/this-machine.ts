import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '#server/http/app-env.ts'
import { isLoopback } from '#server/platform/network-address.ts'

/** What a proxy adds to the requests it passes on. */
const PROXY_HEADERS = [
  'Forwarded',
  'Via',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'X-Real-IP',
]

export const cameThroughProxy = (c: Context<AppEnv>): boolean =>
  PROXY_HEADERS.some((name) => c.req.header(name) !== undefined)

/**
 * Whether a program on this machine asks, and for nobody else: a proxy beside us would let everybody in. The name it asked for must be
 * this machine's too, or a page that leads a name of its own here (DNS rebinding) could ask through the browser of whoever visits it.
 */
export function isFromThisMachine(c: Context<AppEnv>): boolean {
  const peer = c.get('peerAddress')
  const isNear = peer === undefined || isLoopback(peer)
  return isNear && !cameThroughProxy(c) && namesOf(c).every(isLoopback)
}

/** A request may name its host twice, and the address wins over the header. */
function namesOf(c: Context<AppEnv>): string[] {
  const header = c.req.header('Host')
  const inHeader = header === undefined ? [] : [URL.parse(`http://${header}`)?.hostname ?? '']
  return [...inHeader, new URL(c.req.url).hostname]
}

/** Guards the sandboxes, in which anybody is whoever they say they are. */
export const sandboxGuard = createMiddleware<AppEnv>(async (c, next) => {
  if (!isFromThisMachine(c))
    return c.text('The sandbox answers this machine alone, under its own name.', 403)
  return next()
})
