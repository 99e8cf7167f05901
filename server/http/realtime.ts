import { upgradeWebSocket } from '@hono/node-server'
import type { Context } from 'hono'
import type { WSContext } from 'hono/ws'
import { isAmong, onEnded } from '#server/features/accounts/session-signals.ts'
import { findActor, type Actor } from '#server/features/accounts/sessions.service.ts'
import { onTraining } from '#server/features/body/training-signals.service.ts'
import { readBalance } from '#server/features/credits/credits.service.ts'
import {
  isEnded,
  onMoved,
  onSketched,
  type GenerationMoved,
} from '#server/features/generations/generation-signals.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import type { Deps } from '#server/platform/deps.ts'
import { DomainError } from '#server/platform/errors.ts'
import { isLoopback } from '#server/platform/network-address.ts'
import { RealtimeHello, type RealtimeMessage } from '#shared/realtime.ts'

/** Whoever opens a socket says who they are at once, or loses it. */
const HELLO_WITHIN_MS = 5_000
/** Tabs and devices of one person; the oldest makes room. */
const SOCKETS_PER_ACCOUNT = 10
/** How often a session is looked at again. Its end is told at once; this is for those that expire, and for what was not heard. */
const RECHECK_MS = 60_000

const OPEN = 1
const POLICY_VIOLATION = 1008
const TRY_LATER = 1013

export class WrongOriginError extends DomainError {
  readonly code = 'forbidden'
  constructor() {
    super('This address is for our own pages.')
  }
}

/** A socket, and the session that it listens with. */
interface Listener {
  socket: WSContext
  sessionId: number
}

/** Of every account that listens. */
type Listeners = Map<number, Set<Listener>>

/** Tells people how their requests go on, in every tab and on every device. */
export function createRealtime(deps: Deps) {
  const listeners: Listeners = new Map()
  onMoved(deps, (moved) => {
    if (listeners.has(moved.accountId))
      void tell(deps, moved, listeners).catch((error: unknown) =>
        deps.log.error({ err: error }, 'progress could not be told'),
      )
  })
  onSketched(deps, ({ accountId, sketched }) => {
    for (const { socket } of listeners.get(accountId) ?? [])
      send(socket, { type: 'sketch', sketched })
  })
  onTraining(deps, ({ accountId, training }) => {
    for (const { socket } of listeners.get(accountId) ?? [])
      send(socket, { type: 'training', training })
  })
  onEnded(deps, (ended) => {
    for (const listener of listeners.get(ended.accountId) ?? [])
      if (isAmong(ended, listener)) listener.socket.close(POLICY_VIOLATION, 'signed out')
  })
  return upgradeWebSocket((c: Context<AppEnv>) => {
    // A browser sends its page's origin; a page of another site must not listen with our person's token.
    if (!isOurOrigin(deps, c.req.header('Origin'))) throw new WrongOriginError()
    let accountId: number | undefined
    let recheck: NodeJS.Timeout | undefined
    let lateHello: NodeJS.Timeout | undefined
    return {
      onOpen(_event, socket) {
        lateHello = setTimeout(() => socket.close(POLICY_VIOLATION, 'no hello'), HELLO_WITHIN_MS)
      },
      async onMessage({ data }, socket) {
        const hello = parseHello(data)
        if (accountId !== undefined || !hello) return socket.close(POLICY_VIOLATION)
        clearTimeout(lateHello)
        try {
          const actor = await findHearer(deps, hello.token)
          if (!actor) return socket.close(POLICY_VIOLATION, 'signed out')
          // Whoever has left meanwhile has been seen off already.
          if (socket.readyState !== OPEN) return
          accountId = actor.accountId
          addListener(listeners, accountId, { socket, sessionId: actor.sessionId })
          // Its end may have been told while nobody listened for it yet.
          if (!(await findHearer(deps, hello.token)))
            return socket.close(POLICY_VIOLATION, 'signed out')
        } catch (error) {
          deps.log.warn({ err: error }, 'a socket could not sign in')
          return socket.close(TRY_LATER)
        }
        if (socket.readyState !== OPEN) return
        recheck = setInterval(() => {
          findHearer(deps, hello.token).then(
            (actor) => actor ?? socket.close(POLICY_VIOLATION, 'signed out'),
            () => {},
          )
        }, RECHECK_MS)
        send(socket, { type: 'ready' })
      },
      onClose(_event, socket) {
        clearTimeout(lateHello)
        clearInterval(recheck)
        if (accountId === undefined) return
        const own = listeners.get(accountId)
        // The socket in hand is not the object that was added: they share what lies beneath.
        for (const other of own ?? []) if (other.socket.raw === socket.raw) own?.delete(other)
        if (own?.size === 0) listeners.delete(accountId)
      },
    }
  })
}

/** Whoever has to choose a password first hears nothing before, as the rest of the API tells them nothing. */
async function findHearer(deps: Deps, token: string): Promise<Actor | undefined> {
  const actor = await findActor(deps, token)
  return actor?.mustChangePassword ? undefined : actor
}

/** Programs send none. A developer may open the product by another name of this machine than the configured one. */
function isOurOrigin({ config }: Deps, origin: string | undefined): boolean {
  if (origin === undefined || origin === config.origin) return true
  return [config.origin, origin].every((one) => isLoopback(URL.parse(one)?.hostname ?? ''))
}

function addListener(listeners: Listeners, accountId: number, listener: Listener) {
  const own = listeners.get(accountId) ?? new Set()
  listeners.set(accountId, own.add(listener))
  const [oldest] = own
  if (own.size > SOCKETS_PER_ACCOUNT) {
    own.delete(oldest!)
    oldest!.socket.close(TRY_LATER, 'too many')
  }
}

async function tell(
  deps: Deps,
  { accountId, progress }: GenerationMoved,
  listeners: Listeners,
): Promise<void> {
  const sendAll = (message: RealtimeMessage) => {
    for (const { socket } of listeners.get(accountId) ?? []) send(socket, message)
  }
  sendAll({ type: 'generation', generation: progress })
  if (progress.state !== 'queued' && !isEnded(progress)) return
  const creditBalance = await readBalance(deps.db, accountId, deps.clock.now())
  sendAll({ type: 'credits', creditBalance })
}

function parseHello(data: unknown) {
  if (typeof data !== 'string') return undefined
  try {
    return RealtimeHello.safeParse(JSON.parse(data)).data
  } catch {
    return undefined
  }
}

function send(socket: WSContext, message: RealtimeMessage): void {
  if (socket.readyState === OPEN) socket.send(JSON.stringify(message))
}
