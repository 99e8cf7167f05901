import { getConnInfo } from '@hono/node-server/conninfo'
import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import { randomUUID } from 'node:crypto'
import { isIP } from 'node:net'
import type { Context } from 'hono'
import type { AppEnv } from '#server/http/app-env.ts'
import { createProxyWarning } from '#server/http/proxy-warning.ts'
import { hashAddress } from '#server/platform/address-hash.ts'
import type { Deps } from '#server/platform/deps.ts'
import { DomainError } from '#server/platform/errors.ts'
import { networkOf } from '#server/platform/network-address.ts'
import { runWithRequestFacts } from '#server/platform/request-facts.ts'

/** An id that a proxy of ours in front gave the request, if it looks like one. Whoever else sends one could mix up the log. */
const REQUEST_ID = /^[A-Za-z0-9_-]{8,64}$/

/** Requests made in-process, as tests do, have no other end. */
const IN_PROCESS = 'in-process'

/** Whoever knows the rest of such a path may see the picture, so no log line has it. */
const SHARED_TOKEN = /(\/shared\/)[^/]+/

/**
 * Gives every request its id and its logger, and writes one line and one measurement when it is answered. The line has
 * the path but never the query, where links carry tokens and people their addresses; who asked it has as an account and a hash.
 */
export const requestScope = (deps: Deps) => {
  const warnOfProxy = createProxyWarning(deps)
  return createMiddleware<AppEnv>(async (c, next) => {
    warnOfProxy(c)
    const startedAt = performance.now()
    const { trustedProxies } = deps.config
    const given = trustedProxies > 0 ? (c.req.header('X-Request-Id') ?? '') : ''
    const requestId = REQUEST_ID.test(given) ? given : randomUUID()
    c.set('requestId', requestId)
    const peerAddress = peerAddressOf(c)
    c.set('peerAddress', peerAddress)
    const forwarded = forwardedAddress(c, deps.config.trustedProxies)
    const clientAddress = networkOf(forwarded ?? peerAddress ?? IN_PROCESS)
    c.set('clientAddress', clientAddress)
    const facts = { requestId, addressHash: hashAddress(deps, clientAddress) }
    c.set('log', deps.log.child(facts))
    await runWithRequestFacts(facts, next)
    c.header('X-Request-Id', requestId)
    const seconds = (performance.now() - startedAt) / 1000
    const { method } = c.req
    const { status } = c.res
    // The route that ran last, which is the one that answered.
    deps.metrics.requestSeconds.observe({ method, route: routePath(c), status }, seconds)
    const isAsset = c.req.path.startsWith('/assets/')
    const durationMs = Math.round(seconds * 1000)
    const path = c.req.path.replace(SHARED_TOKEN, '$1…')
    const refusal = c.error instanceof DomainError ? { code: c.error.code } : {}
    const line = { method, path, status, ...refusal, durationMs }
    c.get('log')[isAsset ? 'debug' : 'info'](line, 'request')
  })
}

/** Each of our proxies appends the address it saw, so the n-th entry from the right is the one our outermost proxy saw. */
function forwardedAddress(c: Context<AppEnv>, trustedProxies: number): string | undefined {
  if (trustedProxies === 0) return undefined
  const entries = (c.req.header('X-Forwarded-For') ?? '').split(',')
  const address = withoutPort(entries.at(-trustedProxies)?.trim() ?? '')
  return isIP(address) === 0 ? undefined : address
}

/** Some proxies add the port, which would make every connection a visitor of its own. */
const withoutPort = (entry: string) =>
  /^\[([^\]]+)\](?::\d+)?$/.exec(entry)?.[1] ?? entry.replace(/^([\d.]+):\d+$/, '$1')

function peerAddressOf(c: Context<AppEnv>): string | undefined {
  const isFromSocket = typeof c.env === 'object' && c.env !== null && 'incoming' in c.env
  return isFromSocket ? (getConnInfo(c).remote.address ?? 'unknown') : undefined
}
