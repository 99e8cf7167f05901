import { readFile } from 'node:fs/promises'

/**
 * How much of the processor time asked for meanwhile went to somebody else on the same host, from 0 to 1. Only Linux tells, and only in
 * a virtual machine; elsewhere it is 0.
 */
export async function measureStolen<T>(work: () => Promise<T>): Promise<[T, number]> {
  const before = await readTimes()
  const result = await work()
  const after = await readTimes()
  const stolen = after.stolen - before.stolen
  const used = after.used - before.used
  return [result, stolen / Math.max(1, stolen + used)]
}

/** Both in ticks, of all cores together: https://man7.org/linux/man-pages/man5/proc_stat.5.html */
async function readTimes() {
  const stat = await readFile('/proc/stat', 'utf8').catch(() => '')
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, stolen = 0] = (
    /^cpu +(.*)$/m.exec(stat)?.[1] ?? ''
  )
    .split(' ')
    .map(Number)
  return { used: user + nice + system + irq + softirq, stolen }
}
