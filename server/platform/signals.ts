import { sql } from 'kysely'
import type { PGlite } from '@electric-sql/pglite'
import type { Executor, OpenDatabase } from '#server/platform/db.ts'
import type { Log } from '#server/platform/log.ts'

/**
 * What one process tells all of them, itself included, through the database. A message is a hint that something changed, heard
 * once or, when a connection breaks, not at all: whoever must not miss it also looks at the rows now and then.
 */
export interface Signals {
  /** Heard when the transaction commits, and never when it does not. */
  publish(tx: Executor, topic: string, message: object): Promise<void>
  /** Returns what ends the subscription. */
  subscribe(topic: string, listener: (message: unknown) => void): () => void
  close(): Promise<void>
}

const CHANNEL = 'inkwright'
const RECONNECT_DELAY_MS = 1_000

export async function openSignals(database: OpenDatabase, log: Log): Promise<Signals> {
  const listeners = new Map<string, Set<(message: unknown) => void>>()
  const hear = (payload: string) => {
    const { topic, message } = JSON.parse(payload) as { topic: string; message: unknown }
    for (const listener of listeners.get(topic) ?? []) {
      try {
        listener(message)
      } catch (error) {
        log.error({ err: error, topic }, 'a listener failed')
      }
    }
  }
  const { engine } = database
  const stop =
    engine.kind === 'pglite'
      ? await listenInProcess(engine.pglite, hear)
      : await listenOnConnection(engine.url, hear, log)
  return {
    async publish(tx, topic, message) {
      await sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ topic, message })})`.execute(tx)
    },
    subscribe(topic, listener) {
      const ofTopic = listeners.get(topic) ?? new Set()
      listeners.set(topic, ofTopic.add(listener))
      return () => void ofTopic.delete(listener)
    },
    close: stop,
  }
}

const listenInProcess = (pglite: PGlite, hear: (payload: string) => void) =>
  pglite.listen(CHANNEL, hear)

/** A connection of its own, for a pooled one is lent out and loses what it listened to. */
async function listenOnConnection(url: string, hear: (payload: string) => void, log: Log) {
  const { default: pg } = await import('pg')
  let isClosed = false
  let client: InstanceType<typeof pg.Client>
  let retry: NodeJS.Timeout | undefined
  const connect = async () => {
    client = new pg.Client({ connectionString: url, keepAlive: true })
    client.on('notification', ({ payload }) => hear(payload ?? ''))
    client.on('error', (error) => {
      if (isClosed) return
      log.warn({ err: error }, 'the connection for signals broke')
      client.removeAllListeners('error').on('error', () => {})
      reconnectLater()
    })
    await client.connect()
    await client.query(`listen ${CHANNEL}`)
  }
  const reconnectLater = () => {
    retry = setTimeout(() => {
      connect().catch((error: unknown) => {
        log.warn({ err: error }, 'no connection for signals yet')
        if (!isClosed) reconnectLater()
      })
    }, RECONNECT_DELAY_MS)
  }
  await connect()
  return async () => {
    isClosed = true
    clearTimeout(retry)
    await client.end()
  }
}
