import { Piscina } from 'piscina'
import type { Log } from '#server/platform/log.ts'
import { PhotoRefusedError, UnreadablePhotoError } from '#server/providers/body/photo-errors.ts'
import type { BodyAnswer, BodyOrder, BodyWork } from '#server/providers/body/body-worker.ts'
import { ProviderError } from '#server/providers/provider-error.ts'
import type { InkPlacement, LimbReading, PhotoTap } from '#shared/body.ts'
import type { Placement } from '#shared/options.ts'

/** Where in a photo skin is looked for. */
export interface Spot {
  tap: PhotoTap | undefined
  /** The part of the body that a design was made for, where nobody tapped. */
  place?: Placement | null | undefined
}

/** Reads people's photos and lays designs on the skin in them. All calls reject with ProviderError. */
export interface BodyStudio {
  /** Where skin lies and how the limb runs. A photo of no use is no error: `limb.refusals` says why. */
  read(photo: Uint8Array, tap?: PhotoTap): Promise<PhotoFindings>
  /** Rejects with PhotoRefusedError where the photo is of no use. */
  map(
    photo: Uint8Array,
    art: Uint8Array,
    /** Suggested where undefined. */
    placement: InkPlacement | undefined,
    spot: Spot,
  ): Promise<MappedPhoto>
  close(): Promise<void>
}

export interface PhotoFindings {
  limb: LimbReading
  /** One channel, white where skin is, of at most 512 pixels' edge. */
  maskPng: Uint8Array
}

export interface MappedPhoto {
  png: Uint8Array
  width: number
  height: number
  placement: InkPlacement
}

export interface BodyStudioOptions {
  log: Log
  /** For one photo, from the moment the worker takes it; the start of the model included. */
  timeoutMs?: number
  /** Photos that may wait beside the one under way; one more is refused. */
  maxQueue?: number
  /** After the last photo, until the worker ends. */
  idleMs?: number
  /** Another worker, for tests. */
  workerFile?: URL
}

const TIMEOUT_MS = 30_000
const MAX_QUEUE = 24
/** The model takes about 150 MB: when nobody maps, they are given back. It wakes again in two seconds. */
const IDLE_MS = 60_000
/** A photo that ends two workers is itself to blame. */
const MAX_ATTEMPTS = 2
/** Decoded photos live outside this heap. */
const HEAP_LIMIT_MB = 384

type Pool = Piscina<BodyOrder, BodyAnswer>

/** One worker thread with the segmentation model, started by the first call and ended when idle, overdue or closed. */
export function openBodyStudio({
  log,
  timeoutMs = TIMEOUT_MS,
  maxQueue = MAX_QUEUE,
  idleMs = IDLE_MS,
  workerFile = new URL('./body-worker.ts', import.meta.url),
}: BodyStudioOptions): BodyStudio {
  let pool: Pool | undefined
  let waiting = 0
  let isClosed = false
  /** One at a time, in order: the deadline counts from a photo's own start. */
  let last: Promise<unknown> = Promise.resolve()

  async function attempt(order: BodyOrder): Promise<BodyAnswer> {
    pool ??= startPool(workerFile, idleMs)
    return await pool.run(order, { name: 'work', signal: AbortSignal.timeout(timeoutMs) })
  }

  /** What has failed once is not trusted again: the next photo gets a new thread. */
  async function dropPool(): Promise<void> {
    const failed = pool
    pool = undefined
    await failed?.destroy()
  }

  async function carryOut(order: BodyOrder): Promise<BodyAnswer> {
    for (let attempts = 1; ; attempts++) {
      if (isClosed) throw bodyError('Body mapping is shutting down', true)
      try {
        return await attempt(order)
      } catch (error) {
        await dropPool()
        if (isClosed) throw bodyError('Body mapping is shutting down', true, error)
        const isOverdue = error instanceof Error && error.name === 'AbortError'
        log.warn({ err: error, attempts }, 'the worker that reads photos was lost')
        if (isOverdue) throw bodyError(`The photo took longer than ${timeoutMs} ms`, true, error)
        if (attempts >= MAX_ATTEMPTS)
          throw bodyError('The photo ends every worker that reads it', false, error)
      }
    }
  }

  async function queued<Kind extends keyof BodyWork>(
    order: Extract<BodyOrder, { kind: Kind }>,
  ): Promise<BodyWork[Kind]> {
    if (isClosed) throw bodyError('Body mapping is shutting down', true)
    if (waiting > maxQueue) throw bodyError(`Already ${maxQueue} photos are waiting`, true)
    waiting += 1
    const turn = last.then(() => carryOut(order)).finally(() => (waiting -= 1))
    last = turn.catch(() => {})
    const answer = await turn
    switch (answer.kind) {
      case 'done':
        return answer.result as BodyWork[Kind]
      case 'unreadable':
        throw new UnreadablePhotoError(answer.message)
      case 'refused':
        throw new PhotoRefusedError(answer.refusals)
      case 'failed':
        throw bodyError('The photo could not be worked on', false, answer.error)
    }
  }

  return {
    read: (photo, tap) => queued<'read'>({ kind: 'read', photo, tap }),
    map: (photo, art, placement, spot) =>
      queued<'map'>({ kind: 'map', photo, art, placement, ...spot }),
    async close() {
      isClosed = true
      await dropPool()
      await last
    },
  }
}

function startPool(workerFile: URL, idleMs: number): Pool {
  const pool: Pool = new Piscina<BodyOrder, BodyAnswer>({
    filename: workerFile.href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idleMs,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_LIMIT_MB },
    // Waiting in Atomics.wait saves microseconds and stops the worker's event loop.
    atomics: 'disabled',
  })
  // Without a listener an idle worker's last words would end the process.
  pool.on('error', () => {})
  return pool
}

function bodyError(message: string, isRetryable: boolean, cause?: unknown): ProviderError {
  return new ProviderError(message, { provider: 'body', isRetryable, cause })
}
