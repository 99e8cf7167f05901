/** Lighthouse calls a task long from here on. */
const LONG_TASK_MS = 50

/** Of a trace that Chrome writes, in microseconds: `dur` by the clock, `tdur` by the processor. */
interface TraceEvent {
  name: string
  pid: number
  tid: number
  ts: number
  tdur?: number
  args: { data?: { documentLoaderURL?: string } }
}

/**
 * What the tasks of a page take of the processor beyond 50 ms each, on a phone so many times slower. Lighthouse goes by the clock,
 * on which, where there are few cores, its own work and the server's stand as the page's. Counted from the first byte on, not from
 * the first paint, and layouts in full: of the same tasks rather more than Lighthouse counts.
 */
export function sumBlockingTime(
  events: readonly TraceEvent[],
  { url, slowdown }: { url: string; slowdown: number },
): number {
  const start = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === url,
  )
  if (start === undefined) return Number.NaN
  return events
    .filter(
      ({ name, pid, tid, ts }) =>
        name === 'RunTask' && pid === start.pid && tid === start.tid && ts >= start.ts,
    )
    .map(({ tdur = 0 }) => (tdur / 1_000) * slowdown - LONG_TASK_MS)
    .reduce((sum, blockingMs) => sum + Math.max(0, blockingMs), 0)
}
