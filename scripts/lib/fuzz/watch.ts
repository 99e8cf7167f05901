import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'

export interface Footprint {
  /** Open files and sockets, without those of the embedded database, which opens its tables as it comes upon them. */
  descriptors: number
  memoryMb: number
}

/** What a process holds at this moment, or undefined where the system does not tell: only Linux has /proc. */
export function readFootprint(pid: number): Footprint | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const memoryKb = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1])
    return {
      descriptors: readdirSync(`/proc/${pid}/fd`).filter((fd) => !isDatabase(pid, fd)).length,
      memoryMb: Math.round(memoryKb / 1024),
    }
  } catch {
    return undefined
  }
}

function isDatabase(pid: number, descriptor: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/fd/${descriptor}`).includes('/database/')
  } catch {
    // Closed since it was listed.
    return true
  }
}

/** Files that a quiet process opens now and then, and connections kept for the next request. */
const SPARE_DESCRIPTORS = 12
/** Code, caches and drawing threads that the first requests bring in, and what the collector has not fetched yet. */
const SPARE_MB = 450
/** Kept connections are closed after ten seconds, and silent ones after fifteen. */
const SETTLE_MS = 30_000

/** Waits until the process holds about what it held before, and says what it does not let go of. */
export async function findLeaks(pid: number, before: Footprint | undefined): Promise<string[]> {
  if (!before) return []
  const deadline = performance.now() + SETTLE_MS
  for (;;) {
    const leaks = compare(before, readFootprint(pid))
    if (leaks.length === 0 || performance.now() > deadline) return leaks
    await delay(500)
  }
}

function compare(before: Footprint, after: Footprint | undefined): string[] {
  if (!after) return []
  const { descriptors, memoryMb } = after
  return [
    ...(descriptors > before.descriptors + SPARE_DESCRIPTORS
      ? [`${descriptors} open files and sockets, ${before.descriptors} at the start`]
      : []),
    ...(memoryMb > before.memoryMb + SPARE_MB
      ? [`${memoryMb} MB of memory, ${before.memoryMb} at the start`]
      : []),
  ]
}
