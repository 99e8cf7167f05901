import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { FIRST_SHOWN } from '#content/gallery/recipes.ts'
import { ensureBuilt } from '../scripts/lib/build.ts'
import { hashPassword } from '#server/features/accounts/passwords.ts'
import type { ExploreResponse } from '#shared/gallery.ts'
import { runProduct, type ProductProcess } from '#tests/support/product-process.ts'
import { inMs, inSeconds, percentile } from './stats.ts'

const CLIENTS = 20
const SIGN_INS_PER_CLIENT = 10
const HASHES = 40
const FIRST_WALL_TARGET_MS = 15_000
const PASSWORD = 'a-fine-needle'

/**
 * Seconds of a cold and of a second start, of the first designs on the wall, and sign-in under parallel clients beside the
 * password hash it cannot do without.
 */
export async function run(): Promise<void> {
  await ensureBuilt()
  const dataDir = await mkdtemp(path.join(tmpdir(), 'inkwright-bench-'))
  const settings = { DATA_DIR: dataDir, LOG_LEVEL: 'error', RATE_LIMIT_SCALE: '100000' }
  const cold = await timeStart(settings)
  await cold.product.stop('SIGTERM')
  const wallMs = await timeFirstWall()
  const second = await timeStart(settings)
  console.log(`cold start (fresh data folder) to the first page   ${inSeconds(cold.ms)}`)
  console.log(`second start to the first page                     ${inSeconds(second.ms)}`)
  console.log(
    `cold start to the first ${FIRST_SHOWN} designs of the gallery      ${inSeconds(wallMs)}   ` +
      `${wallMs <= FIRST_WALL_TARGET_MS ? 'met' : 'NOT met'} (load ${loadavg()[0]?.toFixed(1)})`,
  )

  const hashMs = await timeHash()
  const samples = await timeSignIns(second.product)
  console.log(`one password hash, this process                    ${inMs(hashMs)}`)
  console.log(
    `sign-in, ${CLIENTS} clients at once                         p50 ${inMs(percentile(samples, 0.5))}, p95 ${inMs(percentile(samples, 0.95))}`,
  )
  console.log(
    `sign-in p50 / (hash x clients)                     ${(percentile(samples, 0.5) / (hashMs * CLIENTS)).toFixed(2)}`,
  )
  await second.product.stop('SIGTERM')
  await rm(dataDir, { recursive: true, force: true })
}

async function timeStart(settings: Record<string, string>) {
  const startedAt = performance.now()
  const product = await runProduct(settings)
  while (!(await answers(product))) await new Promise((resolve) => setTimeout(resolve, 20))
  return { product, ms: performance.now() - startedAt }
}

/** How long somebody who starts the product for the first time looks at a wall that is not full yet. */
async function timeFirstWall(): Promise<number> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'inkwright-bench-'))
  const settings = { DATA_DIR: dataDir, LOG_LEVEL: 'error', RATE_LIMIT_SCALE: '100000' }
  const startedAt = performance.now()
  const product = await runProduct({ ...settings, GALLERY_SEED: 'on' })
  while ((await countDesigns(product)) < FIRST_SHOWN)
    await new Promise((resolve) => setTimeout(resolve, 200))
  const ms = performance.now() - startedAt
  await product.stop('SIGTERM')
  await rm(dataDir, { recursive: true, force: true })
  return ms
}

async function countDesigns({ origin }: ProductProcess): Promise<number> {
  try {
    const response = await fetch(`${origin}/api/tattoo/explore?limit=${FIRST_SHOWN}`)
    return response.ok ? ((await response.json()) as ExploreResponse).tattoos.length : 0
  } catch {
    return 0
  }
}

async function answers(product: ProductProcess): Promise<boolean> {
  try {
    return (await fetch(product.origin)).status === 200
  } catch {
    return false
  }
}

async function timeHash(): Promise<number> {
  const startedAt = performance.now()
  for (let round = 0; round < HASHES; round += 1) await hashPassword(PASSWORD)
  return (performance.now() - startedAt) / HASHES
}

async function timeSignIns({ origin }: ProductProcess): Promise<number[]> {
  const post = (page: string, body: object) =>
    fetch(`${origin}/api/auth/${page}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: 'XSRF-TOKEN=t', 'X-XSRF-TOKEN': 't' },
      body: JSON.stringify(body),
    })
  const samples: number[] = []
  const clients = Array.from({ length: CLIENTS }, async (_, index) => {
    const email = `client${index}@example.com`
    await post('signup', { email, password: PASSWORD })
    for (let round = 0; round < SIGN_INS_PER_CLIENT; round += 1) {
      const startedAt = performance.now()
      const response = await post('login', { email, password: PASSWORD })
      await response.text()
      if (response.status !== 200) throw new Error(`sign-in answered ${response.status}`)
      samples.push(performance.now() - startedAt)
    }
  })
  await Promise.all(clients)
  return samples
}
