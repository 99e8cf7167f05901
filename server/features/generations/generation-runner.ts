import { PhotoUnusableError } from '#server/features/body/body.errors.ts'
import { releaseHold } from '#server/features/credits/credits.service.ts'
import { deliver } from '#server/features/generations/deliver.ts'
import { carryOut } from '#server/features/generations/carry-out.ts'
import { GenerationOrder } from '#server/features/generations/generation-order.ts'
import { endInOneGo } from '#server/features/generations/end-request.ts'
import {
  isEnded,
  onMoved,
  tellMoved,
  tellSketched,
} from '#server/features/generations/generation-signals.ts'
import * as queries from '#server/features/generations/generations.queries.ts'
import { OverdueError } from '#server/features/generations/overdue.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { ImageStage } from '#server/providers/image/image-provider.ts'
import { ContentRefusedError } from '#server/providers/provider-error.ts'
import { BODY_MAPPING_DEADLINE_MS, GENERATION_DEADLINE_MS } from '#shared/limits.ts'
import type { PencilSketch } from '#shared/tattoos.ts'

export interface GenerationRunner {
  /** Takes nothing new and lets what is being drawn finish for so long; the rest goes back to the queue. */
  stop(timeoutMs: number): Promise<void>
}

/** A worker that has not been heard of for this long is taken for dead. */
const LEASE_MS = 15_000
const HEARTBEAT_MS = 5_000
/** Signals wake the runner; this finds what a lost one, or a dead worker, left behind. */
const LOOK_EVERY_MS = 2_000
/** A request that kills two workers is not given to a third. */
const MAX_ATTEMPTS = 3
const QUEUE_LIMIT_MS = 10 * 60_000

const FAILURES = {
  timeout: {
    code: 'generation_timeout',
    message: `The design took longer than ${GENERATION_DEADLINE_MS / 1000} seconds. Nothing was charged. Please try again.`,
  },
  refused: {
    code: 'content_refused',
    message:
      'The image model refused this description. Nothing was charged. Please change the words and try again.',
  },
  busy: {
    code: 'too_busy',
    message:
      'There are too many designs waiting right now. Nothing was charged. Please try again in a few minutes.',
  },
  broken: {
    code: 'generation_failed',
    message: 'The design could not be drawn. Nothing was charged. Please try again.',
  },
} as const

class EndedElsewhereError extends Error {}
class StoppingError extends Error {}

/** Draws what is queued, in fair order, so many requests at a time. Every process that works runs one. */
export async function startGenerationRunner(
  deps: Deps,
  { concurrency }: { concurrency: number },
): Promise<GenerationRunner> {
  if (deps.database.engine.kind === 'pglite') await queries.endAllLeases(deps.db, deps.clock.now())
  const runner = new Runner(deps, concurrency)
  runner.start()
  return runner
}

class Runner implements GenerationRunner {
  readonly #deps: Deps
  readonly #concurrency: number
  readonly #running = new Map<number, { controller: AbortController; end: Promise<void> }>()
  #filling: Promise<void> | undefined
  #failing: Promise<void> | undefined
  #isAskedAgain = false
  #isStopping = false
  #stopListening = () => {}
  #looking: NodeJS.Timeout | undefined

  constructor(deps: Deps, concurrency: number) {
    this.#deps = deps
    this.#concurrency = concurrency
  }

  start(): void {
    this.#stopListening = onMoved(this.#deps, ({ progress }) => {
      if (progress.state === 'queued') this.#fill()
      if (isEnded(progress))
        this.#running.get(progress.id)?.controller.abort(new EndedElsewhereError())
    })
    this.#looking = setInterval(() => {
      this.#failing ??= this.#failLost()
        .catch((error: unknown) => this.#warn(error))
        .finally(() => (this.#failing = undefined))
      this.#fill()
    }, LOOK_EVERY_MS)
    this.#fill()
  }

  async stop(timeoutMs: number): Promise<void> {
    this.#isStopping = true
    this.#stopListening()
    clearInterval(this.#looking)
    await Promise.all([this.#filling, this.#failing])
    const overdue = setTimeout(() => {
      for (const { controller } of this.#running.values()) controller.abort(new StoppingError())
    }, timeoutMs)
    await Promise.all([...this.#running.values()].map(({ end }) => end))
    clearTimeout(overdue)
  }

  /** Asked many times at once, it looks once more after the look under way, and not oftener. */
  #fill(): void {
    this.#isAskedAgain = true
    this.#filling ??= this.#fillSlots()
      .catch((error: unknown) => this.#warn(error))
      .finally(() => (this.#filling = undefined))
  }

  async #fillSlots(): Promise<void> {
    while (this.#isAskedAgain && !this.#isStopping) {
      this.#isAskedAgain = false
      while (this.#running.size < this.#concurrency && !this.#isStopping) {
        const row = await this.#claim()
        if (!row) break
        const controller = new AbortController()
        const end = this.#run(row, controller).finally(() => {
          this.#running.delete(row.id)
          this.#fill()
        })
        this.#running.set(row.id, { controller, end })
      }
    }
  }

  async #claim() {
    const now = this.#deps.clock.now()
    return this.#deps.db.transaction().execute(async (tx) => {
      await queries.lockClaims(tx)
      return queries.claimNext(tx, {
        now,
        leaseUntil: after(now, LEASE_MS),
        deadlineAt: after(now, GENERATION_DEADLINE_MS),
        mappingDeadlineAt: after(now, BODY_MAPPING_DEADLINE_MS),
      })
    })
  }

  /** Never rejects: whatever goes wrong ends the request or leaves it to be found by its lease. */
  async #run(row: queries.GenerationRow, controller: AbortController): Promise<void> {
    const { log, metrics, clock } = this.#deps
    const { signal } = controller
    const startedAt = performance.now()
    const leftMs = (row.deadline_at?.getTime() ?? 0) - clock.now().getTime()
    const overdue = setTimeout(() => controller.abort(new OverdueError()), Math.max(0, leftMs))
    const heartbeat = setInterval(() => void this.#keepLease(row, controller), HEARTBEAT_MS)
    // One after the other, or a stage could overtake the next on its way through another connection.
    let told = Promise.resolve()
    try {
      const order = GenerationOrder.parse(row.request)
      const work = await carryOut(this.#deps, row, order, {
        signal,
        onStage: (stage) => {
          told = told.then(() => this.#tellStage(row, stage))
        },
        onSketch: (variation, sketch) => {
          told = told.then(() => this.#tellSketch(row, { variation, sketch }))
        },
      })
      await told
      const isDelivered = await deliver(this.#deps, row, order, work)
      const durationMs = Math.round(performance.now() - startedAt)
      metrics.jobs.inc({ job: 'generate', outcome: isDelivered ? 'done' : 'dropped' })
      log.info({ generationId: row.id, durationMs, isDelivered }, 'design drawn')
    } catch (error) {
      await this.#endFailed(row, signal.aborted ? signal.reason : error)
    } finally {
      clearTimeout(overdue)
      clearInterval(heartbeat)
    }
  }

  async #endFailed(row: queries.GenerationRow, error: unknown): Promise<void> {
    if (error instanceof EndedElsewhereError) return
    const { log, metrics, db } = this.#deps
    try {
      if (error instanceof StoppingError) {
        await queries.giveBack(db, row)
        return
      }
      metrics.jobs.inc({ job: 'generate', outcome: 'failed' })
      log.error({ generationId: row.id, err: error }, 'a design failed')
      const end: EndRequest = (tx, ending) => queries.endAttempt(tx, row, ending)
      await this.#fail(row.hold_id, end, failureOf(error))
    } catch (endingError) {
      this.#warn(endingError)
    }
  }

  /** Ends without a design: the credits go back in the same transaction. */
  async #fail(holdId: number, end: EndRequest, failure: Failure): Promise<void> {
    const now = this.#deps.clock.now()
    await endInOneGo(this.#deps, async (tx) => {
      await releaseHold(tx, holdId, now)
      return end(tx, { state: 'failed', now, failure })
    })
  }

  async #failLost(): Promise<void> {
    const now = this.#deps.clock.now()
    const lost = await queries.listLost(this.#deps.db, {
      now,
      queuedBefore: after(now, -QUEUE_LIMIT_MS),
      maxAttempts: MAX_ATTEMPTS,
    })
    for (const { id, state, hold_id: holdId } of lost) {
      // This process's own have their own timer, and end themselves.
      if (this.#running.has(id)) continue
      const failure = state === 'queued' ? FAILURES.busy : FAILURES.timeout
      await this.#fail(holdId, (tx, ending) => queries.endOpen(tx, id, ending), failure)
    }
  }

  async #keepLease(row: queries.GenerationRow, controller: AbortController): Promise<void> {
    try {
      const leaseUntil = after(this.#deps.clock.now(), LEASE_MS)
      const isOurs = await queries.extendLease(this.#deps.db, row, leaseUntil)
      if (!isOurs) controller.abort(new EndedElsewhereError())
    } catch (error) {
      this.#warn(error)
    }
  }

  async #tellStage(row: queries.GenerationRow, stage: ImageStage): Promise<void> {
    try {
      if (await queries.setStage(this.#deps.db, row, stage))
        await tellMoved(this.#deps, this.#deps.db, { ...row, stage })
    } catch (error) {
      this.#warn(error)
    }
  }

  /** Nothing is lost with it: whoever does not hear of the lines sees the ink. */
  async #tellSketch(
    row: queries.GenerationRow,
    sketched: { variation: number; sketch: PencilSketch },
  ): Promise<void> {
    try {
      await tellSketched(this.#deps, row, sketched)
    } catch (error) {
      this.#warn(error)
    }
  }

  #warn(error: unknown): void {
    this.#deps.log.error({ err: error }, 'the generation runner stumbled')
  }
}

interface Failure {
  code: string
  message: string
}
type Ending = Parameters<typeof queries.endOpen>[2]
type EndRequest = (
  tx: Parameters<typeof queries.endOpen>[0],
  ending: Ending,
) => ReturnType<typeof queries.endOpen>

function failureOf(error: unknown): Failure {
  if (error instanceof OverdueError) return FAILURES.timeout
  if (error instanceof PhotoUnusableError)
    return { code: error.code, message: `${error.message} Nothing was charged.` }
  return error instanceof ContentRefusedError ? FAILURES.refused : FAILURES.broken
}

const after = (date: Date, ms: number) => new Date(date.getTime() + ms)
