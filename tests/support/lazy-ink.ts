import type { Log } from '#server/platform/log.ts'
import { createInkPool } from '#server/providers/ink/ink-pool.ts'
import type { InkStudio } from '#server/providers/ink/ink-studio.ts'

/** The real engine on one worker, started by the first test that draws: most draw nothing. */
export function createLazyInk(log: Log): InkStudio {
  let pool: InkStudio | undefined
  const open = () =>
    (pool ??= createInkPool({ workers: 1, maxQueue: 1000, timeoutMs: 30_000, log }))
  return {
    id: 'ink',
    generate: (...given) => open().generate(...given),
    makeFile: (...given) => open().makeFile(...given),
    read: (...given) => open().read(...given),
    improve: (...given) => open().improve(...given),
    warmUp: async () => {},
    close: async () => pool?.close(),
  }
}
