import { readdirSync, readlinkSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { callApi } from '#tests/support/process-api.ts'
import type { ProductProcess } from '#tests/support/product-process.ts'

/** The other side of a call that keeps its connection lets go of it after ten seconds. */
const LET_GO_WITHIN_MS = 20_000

/**
 * Returns what tells, once nothing changes any more, which connections and files of people the process has open that it did not
 * have open to begin with. It throws when the process does not answer any more.
 */
export function watchDescriptors(product: ProductProcess, dataDir: string) {
  const list = () => listDescriptors(product.child.pid!, dataDir)
  const atRest = new Set(list())
  return async function leftOpen(): Promise<string[]> {
    if (product.child.exitCode !== null)
      throw new Error(`the process ended:\n${product.output().slice(-3000)}`)
    await callApi(product, '/healthz')
    const deadline = performance.now() + LET_GO_WITHIN_MS
    for (;;) {
      const left = list().filter((target) => !atRest.has(target))
      if (left.length === 0 || performance.now() > deadline) return left
      await sleep(20)
    }
  }
}

/** The database opens its own files as it needs them, and is left out. */
function listDescriptors(pid: number, dataDir: string): string[] {
  const folder = `/proc/${pid}/fd`
  return readdirSync(folder).flatMap((descriptor) => {
    try {
      const target = readlinkSync(path.join(folder, descriptor))
      const isFile = ['files', 'incoming'].some((name) =>
        target.startsWith(path.join(dataDir, name)),
      )
      return target.startsWith('socket:') || isFile ? [target] : []
    } catch {
      // Closed since it was listed.
      return []
    }
  })
}
