import type { Actor } from '#server/features/accounts/sessions.service.ts'
import type { Log } from '#server/platform/log.ts'

/** What the middleware leaves for the handlers of one request. */
export interface AppEnv {
  Variables: {
    requestId: string
    log: Log
    /** Whence somebody asks, as far as our proxies vouch for it, and no more of it than `networkOf` has: limits count by it. */
    clientAddress: string
    /** The other end of the connection itself, be it a proxy; undefined for requests made in-process, as tests do. */
    peerAddress: string | undefined
    /** Absent for visitors. */
    actor: Actor | undefined
    /** What people read when this request fails in a way nobody foresaw. */
    fallbackMessage: string | undefined
  }
}
