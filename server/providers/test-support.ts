import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import type { Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Clock } from '#server/platform/clock.ts'

/** A folder of this test alone, gone when the test ends. */
export async function makeTemporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'inkwright-providers-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Stands still until it is told otherwise. */
export function createTestClock(start: string): Clock & { set(time: string): void } {
  let now = new Date(start)
  return {
    now: () => now,
    set(time) {
      now = new Date(time)
    },
  }
}

/** Listens on a free port of this machine alone and answers that port. */
export async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  assert(address !== null && typeof address === 'object')
  return address.port
}

export async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const collected: T[] = []
  for await (const item of items) collected.push(item)
  return collected
}
