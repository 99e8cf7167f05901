import { ENGINE_VERSION } from '#engine/version.ts'
import { createLog } from '#server/platform/log.ts'
import { createInkPool } from '#server/providers/ink/ink-pool.ts'
import type { InkStudio } from '#server/providers/ink/ink-studio.ts'

let pool: InkStudio | undefined

/** Starting it takes longer than most drawings, so all files that one process runs share it; it ends with the process. */
function open(): InkStudio {
  const log = createLog({ level: 'silent', format: 'json' })
  return (pool ??= createInkPool({ workers: 1, maxQueue: 1000, timeoutMs: 30_000, log }))
}

/** The real engine on one worker, started by the first test that draws: most draw nothing. */
export const lazyInk: InkStudio = {
  id: 'ink',
  engineVersion: ENGINE_VERSION,
  generate: (...given) => open().generate(...given),
  makeFile: (...given) => open().makeFile(...given),
  showBody: (...given) => open().showBody(...given),
  compose: (...given) => open().compose(...given),
  drawChanged: (...given) => open().drawChanged(...given),
  makeFlash: (...given) => open().makeFlash(...given),
  read: (...given) => open().read(...given),
  show: (...given) => open().show(...given),
  letter: (...given) => open().letter(...given),
  improve: (...given) => open().improve(...given),
  warmUp: async () => {},
  close: async () => {},
}
