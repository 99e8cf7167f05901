import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { ENGINE_VERSION } from '#engine/version.ts'
import type { Log } from '#server/platform/log.ts'
import type { ImageStage } from '#server/providers/image/image-provider.ts'
import { startSlot, type InkRun, type InkSlot } from '#server/providers/ink/ink-slot.ts'
import type {
  InkOrder,
  InkNews,
  InkStudio,
  InkWork,
  InkWorkKind,
} from '#server/providers/ink/ink-studio.ts'
import type { InkAnswer } from '#server/providers/ink/ink-worker.ts'
import { ProviderError } from '#server/providers/provider-error.ts'
import { GENERATION_STAGES, type PencilSketch } from '#shared/tattoos.ts'

export interface InkPoolOptions {
  /** Designs drawn at a time: one thread each. */
  workers: number
  /** Designs that may wait beside those being drawn; one more is refused. */
  maxQueue: number
  /** For one attempt at one design, from the moment a worker takes it. */
  timeoutMs: number
  log: Log
  /** Other workers, for tests. */
  workerFile?: URL
  wordsWorkerFile?: URL
}

const DRAWING_WORKER = new URL('./ink-worker.ts', import.meta.url)
const WORDS_WORKER = new URL('./words-worker.ts', import.meta.url)
/** A text takes milliseconds; whoever has to wait for more than these is told to come again. */
const WORDS_QUEUE = 200
/** A text takes a second where a thread sets its first, and longer on a busy machine; one that has not been read by then never will be. */
const WORDS_TIMEOUT_MS = 15_000

/** A worker that dies costs its design a second attempt; a design that ends two workers is itself to blame. */
const MAX_ATTEMPTS = 2
/** Before a worker that could not draw its first design is started again, so that a broken install does not spin. */
const RESTART_DELAY_MS = 5000
/** How long a closing pool waits for the designs being drawn; what takes longer is ended. */
const LAST_DESIGN_MS = 2000
/** How long it waits for threads that still load their modules. */
const LAST_OPENING_MS = 2_000

const within = (ms: number, all: Iterable<Promise<void>>): Promise<unknown> =>
  Promise.race([Promise.allSettled(all), sleep(ms, undefined, { ref: false })])

interface Listening {
  signal?: AbortSignal | undefined
  onStage?: ((stage: ImageStage) => void) | undefined
  onSketch?: ((sketch: PencilSketch) => void) | undefined
}

interface Job extends InkRun {
  attempts: number
  resolve: (result: InkWork[InkWorkKind]['result']) => void
  reject: (reason: unknown) => void
}

/** The ink engine on worker threads: as many as draw at a time, and one for words, so that nobody who types waits behind a drawing. */
export function createInkPool(options: InkPoolOptions): InkStudio {
  const { workerFile = DRAWING_WORKER, wordsWorkerFile = WORDS_WORKER } = options
  const pool = new Pool({ ...options, workerFile })
  const words = new Pool({
    ...options,
    workers: 1,
    maxQueue: WORDS_QUEUE,
    timeoutMs: WORDS_TIMEOUT_MS,
    workerFile: wordsWorkerFile,
  })
  let closed: Promise<void> | undefined
  return {
    id: 'ink',
    engineVersion: ENGINE_VERSION,
    generate: (request, listening = {}) =>
      pool.carryOut<'draw'>({ kind: 'draw', request }, listening),
    makeFile: (request, signal) => pool.carryOut<'file'>({ kind: 'file', request }, { signal }),
    showBody: (request, signal) => pool.carryOut<'body'>({ kind: 'body', request }, { signal }),
    compose: (request, signal) =>
      pool.carryOut<'compose'>({ kind: 'compose', request }, { signal }),
    drawChanged: (request, signal) =>
      pool.carryOut<'change'>({ kind: 'change', request }, { signal }),
    makeFlash: (request, signal) => pool.carryOut<'flash'>({ kind: 'flash', request }, { signal }),
    read: (request, signal) => words.carryOut<'read'>({ kind: 'read', request }, { signal }),
    show: (request, signal) => words.carryOut<'show'>({ kind: 'show', request }, { signal }),
    letter: (request, signal) => words.carryOut<'letter'>({ kind: 'letter', request }, { signal }),
    improve: (request, signal) =>
      words.carryOut<'improve'>({ kind: 'improve', request }, { signal }),
    warmUp: async () => {
      await Promise.all([words.start(), pool.start()])
    },
    close: () => (closed ??= closeAll([words, pool])),
  }
}

async function closeAll(pools: readonly Pool[]): Promise<void> {
  await Promise.all(pools.map((pool) => pool.close()))
}

class Pool {
  readonly #options: InkPoolOptions & { workerFile: URL }
  readonly #waiting: Job[] = []
  /** Every worker that lives: warming, idle or busy. */
  readonly #slots = new Set<InkSlot>()
  readonly #idle: InkSlot[] = []
  readonly #running = new Set<Promise<void>>()
  readonly #restarts = new Set<NodeJS.Timeout>()
  readonly #opening = new Set<Promise<void>>()
  #started: Promise<void> | undefined
  #isClosing = false

  constructor(options: InkPoolOptions & { workerFile: URL }) {
    assert(options.workers >= 1 && options.maxQueue >= 0 && options.timeoutMs > 0)
    this.#options = options
  }

  start(): Promise<void> {
    this.#started ??= this.#addWorkers()
    return this.#started
  }

  /** One after the other: all at once would take every core from a product that is just starting. */
  async #addWorkers(): Promise<void> {
    for (let count = 0; count < this.#options.workers && !this.#isClosing; count++)
      await this.#addWorker()
  }

  /** Rejects with ProviderError or the signal's reason. */
  async carryOut<Kind extends InkWorkKind>(
    order: Extract<InkOrder, { kind: Kind }>,
    { signal, onStage, onSketch }: Listening,
  ): Promise<InkWork[Kind]['result']> {
    signal?.throwIfAborted()
    if (this.#isClosing) throw inkError('The ink engine is shutting down', true)
    void this.start()
    if (this.#slots.size === 0) throw inkError('The ink engine cannot start', true)
    const { workers, maxQueue } = this.#options
    if (this.#waiting.length + this.#running.size >= workers + maxQueue)
      throw inkError(`Already ${maxQueue} designs are waiting`, true)

    const cancelled = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
    const { promise, resolve, reject } = Promise.withResolvers<InkWork[InkWorkKind]['result']>()
    const job: Job = {
      order,
      cancelled,
      attempts: 0,
      onNews: inOrder((news) => {
        if (isCancelled(job)) return
        if (typeof news === 'string') onStage?.(news)
        else onSketch?.(news)
      }),
      resolve,
      reject,
    }
    const abort = () => this.#cancel(job, signal?.reason)
    signal?.addEventListener('abort', abort, { once: true })
    this.#waiting.push(job)
    this.#assign()
    try {
      return await promise
    } finally {
      signal?.removeEventListener('abort', abort)
    }
  }

  async close(): Promise<void> {
    this.#isClosing = true
    for (const timer of this.#restarts) clearTimeout(timer)
    this.#refuseWaiting('The ink engine is shutting down')
    await Promise.all([
      // By now nobody waits for them but whoever was cut off.
      within(LAST_DESIGN_MS, this.#running),
      // A thread that is ended while it loads its modules can take the whole process along (Node 26).
      within(LAST_OPENING_MS, this.#opening),
    ])
    await Promise.all([...this.#slots].map((slot) => slot.end()))
  }

  /** Resolves when the worker is ready, or has failed to become so. */
  async #addWorker(): Promise<void> {
    const slot = startSlot(this.#options.workerFile)
    this.#slots.add(slot)
    try {
      await this.#open(slot)
      if (this.#isClosing) return
      // Somebody who waits already is better served by a slow first design than by two before theirs.
      if (this.#waiting.length === 0) await slot.warm()
    } catch (error) {
      await this.#restartLater(slot, error)
      return
    }
    // A busy worker's death is seen by whoever waits for its design.
    void slot.died.then(() => {
      if (!this.#idle.includes(slot) || this.#isClosing) return
      this.#options.log.warn('an ink worker died with nothing to do')
      this.#replace(slot)
    })
    this.#idle.push(slot)
    this.#assign()
  }

  async #open(slot: InkSlot): Promise<void> {
    const opening = slot.open()
    this.#opening.add(opening)
    try {
      await opening
    } finally {
      this.#opening.delete(opening)
    }
  }

  async #restartLater(slot: InkSlot, error: unknown): Promise<void> {
    this.#slots.delete(slot)
    await slot.end()
    if (this.#isClosing) return
    this.#options.log.error({ err: error }, 'an ink worker failed to start')
    const timer = setTimeout(() => {
      this.#restarts.delete(timer)
      void this.#addWorker()
    }, RESTART_DELAY_MS)
    this.#restarts.add(timer)
    if (this.#slots.size === 0) this.#refuseWaiting('The ink engine cannot start')
  }

  #replace(slot: InkSlot): void {
    this.#slots.delete(slot)
    const place = this.#idle.indexOf(slot)
    if (place !== -1) this.#idle.splice(place, 1)
    void slot.end()
    if (!this.#isClosing) void this.#addWorker()
  }

  #assign(): void {
    for (;;) {
      const slot = this.#idle[0]
      const job = this.#waiting[0]
      if (!slot || !job) return
      this.#idle.shift()
      this.#waiting.shift()
      const run = this.#run(slot, job)
      this.#running.add(run)
      void run.then(() => {
        this.#running.delete(run)
        this.#assign()
      })
    }
  }

  /** Never rejects: what goes wrong goes to whoever waits for the design. */
  async #run(slot: InkSlot, job: Job): Promise<void> {
    const { timeoutMs } = this.#options
    job.attempts += 1
    let isOverdue = false
    const timer = setTimeout(() => {
      isOverdue = true
      void slot.end()
    }, timeoutMs)
    try {
      settle(job, await slot.run(job))
      this.#idle.push(slot)
    } catch (error) {
      this.#replace(slot)
      if (isOverdue) {
        this.#options.log.warn({ timeoutMs }, 'a design took too long and its ink worker was ended')
        job.reject(inkError(`The design took longer than ${timeoutMs} ms`, true))
      } else this.#retry(job, error)
    } finally {
      clearTimeout(timer)
    }
  }

  #retry(job: Job, error: unknown): void {
    const { attempts } = job
    this.#options.log.warn({ err: error, attempts }, 'an ink worker died while drawing')
    if (isCancelled(job)) return
    if (attempts >= MAX_ATTEMPTS)
      job.reject(inkError('The design ends every worker that draws it', false, error))
    else if (this.#isClosing) job.reject(inkError('The ink engine is shutting down', true, error))
    else this.#waiting.unshift(job)
  }

  /**
   * The worker drops the design when its next stage begins. It is not ended: to warm another one costs more than to finish
   * what is left of most designs.
   */
  #cancel(job: Job, reason: unknown): void {
    Atomics.store(job.cancelled, 0, 1)
    const place = this.#waiting.indexOf(job)
    if (place !== -1) this.#waiting.splice(place, 1)
    job.reject(reason)
  }

  #refuseWaiting(message: string): void {
    for (const job of this.#waiting.splice(0)) job.reject(inkError(message, true))
  }
}

function settle(job: Job, answer: InkAnswer): void {
  switch (answer.kind) {
    case 'done':
      return job.resolve(answer.result)
    case 'failed':
      // The engine draws the same request the same way every time.
      return job.reject(inkError('The design could not be drawn', false, answer.error))
    case 'cancelled':
      return
  }
}

const isCancelled = ({ cancelled }: Job) => Atomics.load(cancelled, 0) === 1

/** A second attempt begins at the first stage again; nobody is told to go back. Its lines are the same. */
function inOrder(listener: (news: InkNews) => void): (news: InkNews) => void {
  let reached = -1
  return (news) => {
    if (typeof news === 'string') {
      const index = GENERATION_STAGES.indexOf(news)
      if (index <= reached) return
      reached = index
    }
    listener(news)
  }
}

function inkError(message: string, isRetryable: boolean, cause?: unknown): ProviderError {
  return new ProviderError(message, { provider: 'ink', isRetryable, cause })
}
