import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { AuthResponse } from '#shared/accounts.ts'
import { watchDescriptors } from '#tests/support/descriptors.ts'
import { signUp, subscribe } from '#tests/support/process-api.ts'
import { runProduct, type ProductProcess } from '#tests/support/product-process.ts'

export const STARTED_WITHIN_MS = 120_000
/** More than two sockets hold between them, so whoever sends it to somebody who does not read has to wait. */
const LARGE_BYTES = 32 * 1024 * 1024

export interface WatchedProduct {
  product: ProductProcess
  dataDir: string
  /** Somebody with a plan, who may do everything. */
  ada: AuthResponse
  /** See watchDescriptors. */
  leftOpen: () => Promise<string[]>
  end: () => Promise<void>
}

/** A product for people who behave badly, as a process of its own that is watched for what it leaves open. */
export async function runWatchedProduct(): Promise<WatchedProduct> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'inkwright-watched-'))
  const product = await runProduct({
    DATA_DIR: dataDir,
    INK_WORKERS: '1',
    PHOTO_REVIEW: 'off',
    RATE_LIMIT_SCALE: '1000',
  })
  await product.waitFor('is ready', STARTED_WITHIN_MS)
  const leftOpen = watchDescriptors(product, dataDir)
  const ada = await signUp(product, 'ada@example.com')
  await subscribe(product, ada.token)
  return {
    product,
    dataDir,
    ada,
    leftOpen,
    async end() {
      product.child.kill('SIGKILL')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Puts a file on the disk that takes its time to be sent. */
export async function plantLargeFile(file: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, randomBytes(LARGE_BYTES))
}
