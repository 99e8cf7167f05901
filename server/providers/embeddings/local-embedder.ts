import { Piscina } from 'piscina'
import type { Log } from '#server/platform/log.ts'
import type { TextEmbedder, TextVector } from '#server/providers/embeddings/text-embedder.ts'

export interface LocalEmbedderOptions {
  log: Log
  /** For one call, the start of the model included. */
  timeoutMs?: number
  /** Another worker, for tests. */
  workerFile?: URL
}

/** Calls that may wait for the one under way; one more gets nothing. */
const MOST_WAITING = 8
const TIMEOUT_MS = 20_000
/** The model takes about 250 MB: a gallery that nobody searches gives them back. */
const IDLE_MS = 10 * 60_000
/** What has failed would most likely fail again, and starting it costs a second of a core. */
const PAUSE_AFTER_FAILURE_MS = 60_000

/** The model inside its npm package, on a thread of its own that starts with the first call. */
export function createLocalEmbedder({
  log,
  timeoutMs = TIMEOUT_MS,
  workerFile = new URL('./embeddings-worker.ts', import.meta.url),
}: LocalEmbedderOptions): TextEmbedder {
  const piscina = new Piscina<string[], TextVector[]>({
    filename: workerFile.href,
    minThreads: 0,
    maxThreads: 1,
    maxQueue: MOST_WAITING,
    idleTimeout: IDLE_MS,
    // Waiting in Atomics.wait saves microseconds and stops the worker's event loop.
    atomics: 'disabled',
  })
  // Without a listener an idle worker's last words would end the process.
  piscina.on('error', () => {})
  let pausedUntil = 0
  let isClosed = false

  return {
    async embed(texts) {
      if (isClosed || performance.now() < pausedUntil || piscina.queueSize >= MOST_WAITING)
        return undefined
      try {
        return await piscina.run([...texts], {
          name: 'embed',
          signal: AbortSignal.timeout(timeoutMs),
        })
      } catch (error) {
        if (isClosed) return undefined
        pausedUntil = performance.now() + PAUSE_AFTER_FAILURE_MS
        log.warn({ err: error }, 'texts could not be compared by meaning')
        return undefined
      }
    },
    async close() {
      isClosed = true
      await piscina.destroy()
    },
  }
}
