import { MessageChannel, receiveMessageOnPort } from 'node:worker_threads'
import { Piscina } from 'piscina'
import type { InkNews, InkOrder } from '#server/providers/ink/ink-studio.ts'
import type { InkAnswer, InkTask } from '#server/providers/ink/ink-worker.ts'

/** Pictures live outside this heap; a design that fills it has run away and must not take the whole process along. */
const HEAP_LIMIT_MB = 512
/** Left alone, the young part of the heap grows until each worker takes about 70 MB more; designs take as long. */
const YOUNG_HEAP_LIMIT_MB = 24

type TransferList = NonNullable<NonNullable<Parameters<Piscina['run']>[1]>['transferList']>

export interface InkRun {
  order: InkOrder
  /** See InkTask. */
  cancelled: Int32Array
  onNews: (news: InkNews) => void
}

/**
 * One worker thread, used once it is open and never again once it has failed. Each has a piscina of its own, because a shared
 * one (5.3) hands designs to workers that are still warming, does not keep the order of those that can be aborted, and stops
 * replacing workers after one has failed to start.
 */
export interface InkSlot {
  /** Rejects when the worker cannot start. */
  open(): Promise<void>
  /** Draws for practice. Rejects when the worker cannot draw. */
  warm(): Promise<void>
  /** Rejects only when the worker is gone. */
  run(run: InkRun): Promise<InkAnswer>
  /** Resolves when the thread is gone, also when it died with nothing to do. */
  died: Promise<void>
  /** Ends the thread, whatever it is doing. */
  end(): Promise<void>
}

export function startSlot(workerFile: URL): InkSlot {
  const piscina = new Piscina<InkTask | undefined, InkAnswer>({
    filename: workerFile.href,
    minThreads: 1,
    maxThreads: 1,
    resourceLimits: {
      maxOldGenerationSizeMb: HEAP_LIMIT_MB,
      maxYoungGenerationSizeMb: YOUNG_HEAP_LIMIT_MB,
    },
    // Waiting in Atomics.wait saves microseconds and stops the worker's event loop.
    atomics: 'disabled',
  })
  // Without a listener an idle worker's last words would end the process; `died` tells of it.
  piscina.on('error', () => {})
  const died = new Promise<void>((resolve) => piscina.once('workerDestroy', () => resolve()))
  return {
    died,
    async open() {
      await piscina.run(undefined, { name: 'open' })
    },
    async warm() {
      await piscina.run(undefined, { name: 'warm' })
    },
    async run({ order, cancelled, onNews }) {
      const { port1, port2 } = new MessageChannel()
      port1.on('message', onNews)
      try {
        const task = { order, cancelled, news: port2 }
        // Beside the browser's types, piscina's take the transfer list for the browser's options object.
        const transferList = [port2] as unknown as TransferList
        const answer = await piscina.run(task, { name: 'work', transferList })
        // The answer came by another port and may have overtaken the last news.
        let late = receiveMessageOnPort(port1)
        for (; late; late = receiveMessageOnPort(port1)) onNews(late.message as InkNews)
        return answer
      } finally {
        port1.close()
      }
    },
    end: () => piscina.destroy(),
  }
}
