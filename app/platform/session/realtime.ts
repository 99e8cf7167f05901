import { refreshUser } from '#app/platform/session/session.ts'
import { getToken } from '#app/platform/session/session-store.ts'
import { REALTIME_PATH, RealtimeMessage } from '#shared/realtime.ts'

const FIRST_RETRY_MS = 1_000
const LAST_RETRY_MS = 30_000
/** What the server closes with when the session has ended. */
const POLICY_VIOLATION = 1008

type Listener = {
  onMessage: (message: RealtimeMessage) => void
  /** True from the server's `ready` until the connection is lost. Said once to every new listener as well. */
  onLiveChange: (isLive: boolean) => void
}

const listeners = new Set<Listener>()
let socket: WebSocket | undefined
let retryTimer: number | undefined
let failedTries = 0
let isLive = false

/** News of the signed-in person. One connection serves every listener of the tab and closes with the last of them. */
export function listenToRealtime(listener: Listener): () => void {
  listeners.add(listener)
  if (listeners.size === 1) connect()
  else listener.onLiveChange(isLive)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) disconnect()
  }
}

/** Doubles with every try, and no two browsers come back in the same moment after a restart. */
export function retryDelayMs(tries: number, random: number): number {
  const longest = Math.min(FIRST_RETRY_MS * 2 ** tries, LAST_RETRY_MS)
  return Math.round(longest * (0.5 + random / 2))
}

function connect() {
  const token = getToken()
  if (token === undefined) return
  const url = new URL(REALTIME_PATH, window.location.href)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  const opened = new WebSocket(url)
  socket = opened
  opened.addEventListener('open', () => opened.send(JSON.stringify({ type: 'hello', token })))
  opened.addEventListener('message', ({ data }) => receive(data))
  opened.addEventListener('close', ({ code }) => {
    if (socket !== opened) return
    setLive(false)
    // Signed out from elsewhere, perhaps: whoever asks finds out, and then the tab is as well.
    if (code === POLICY_VIOLATION) refreshUser().catch(() => {})
    retryTimer = window.setTimeout(connect, retryDelayMs(failedTries, Math.random()))
    failedTries += 1
  })
}

function disconnect() {
  window.clearTimeout(retryTimer)
  const closing = socket
  socket = undefined
  failedTries = 0
  isLive = false
  closing?.close()
}

function receive(data: unknown) {
  const parsed = RealtimeMessage.safeParse(parseJson(data))
  // A newer server may say things that this page does not know yet.
  if (!parsed.success) return
  if (parsed.data.type === 'ready') {
    failedTries = 0
    setLive(true)
  }
  for (const listener of listeners) listener.onMessage(parsed.data)
}

function setLive(value: boolean) {
  if (isLive === value) return
  isLive = value
  for (const listener of listeners) listener.onLiveChange(value)
}

function parseJson(data: unknown): unknown {
  try {
    return JSON.parse(String(data))
  } catch {
    return undefined
  }
}
