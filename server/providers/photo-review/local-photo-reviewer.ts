import { Piscina } from 'piscina'
import type { Judgement } from '#server/providers/photo-review/photo-review-worker.ts'
import type { PhotoReviewer } from '#server/providers/photo-review/photo-reviewer.ts'
import { ProviderError } from '#server/providers/provider-error.ts'

/** For one photo, the start of the model included, which takes a second of a core and may have to wait for that core. */
const TIMEOUT_MS = 30_000
/** Photos that may wait; each person's own uploads are far fewer. */
const MAX_QUEUE = 200
/** The model takes about 100 MB: when nobody uploads, they are given back. It wakes again in half a second. */
const IDLE_MS = 60_000
/** Above this a person looks. High, since a bare back must not wait for one. */
const LOOK_FROM = 0.75

/** The model inside its npm package, on a thread of its own that starts with the first photo. */
export function createLocalPhotoReviewer({
  timeoutMs = TIMEOUT_MS,
  workerFile = new URL('./photo-review-worker.ts', import.meta.url),
}: { timeoutMs?: number; workerFile?: URL } = {}): PhotoReviewer {
  const piscina = new Piscina<Uint8Array, Judgement>({
    filename: workerFile.href,
    minThreads: 0,
    maxThreads: 1,
    maxQueue: MAX_QUEUE,
    idleTimeout: IDLE_MS,
    // Waiting in Atomics.wait saves microseconds and stops the worker's event loop.
    atomics: 'disabled',
  })
  // Without a listener an idle worker's last words would end the process.
  piscina.on('error', () => {})
  /** One at a time, so that the deadline counts from a photo's own start. */
  let last: Promise<unknown> = Promise.resolve()
  return {
    async review(photo) {
      const turn = last.then(() =>
        piscina.run(photo, { name: 'judge', signal: AbortSignal.timeout(timeoutMs) }),
      )
      last = turn.catch(() => {})
      try {
        const { explicit } = await turn
        return { needsLook: explicit >= LOOK_FROM }
      } catch (cause) {
        throw new ProviderError('The photo could not be checked', {
          provider: 'photo-review',
          isRetryable: true,
          cause,
        })
      }
    },
    async close() {
      await piscina.destroy()
      await last
    },
  }
}
