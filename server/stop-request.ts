import type { Log } from '#server/platform/log.ts'

export interface StopRequest {
  /** Whether an error that nobody caught is the reason: what it left behind is unknown, so the process must not go on. */
  isBroken: boolean
}

/**
 * Resolves when the process is to end. The listeners stay for good: Ctrl-C reaches a process more than once, and the second must
 * not cut the first short; nor must an error that comes while it stops.
 */
export function awaitStopRequest(log: Log): Promise<StopRequest> {
  // A terminal or a pipe that is gone is no reason to end.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  return new Promise((resolve) => {
    process.on('SIGINT', () => resolve({ isBroken: false }))
    process.on('SIGTERM', () => resolve({ isBroken: false }))
    // Rejections that nobody handles come here too.
    process.on('uncaughtException', (error, origin) => {
      log.fatal({ err: error, origin }, 'an error that nobody caught: the process ends')
      resolve({ isBroken: true })
    })
  })
}
