import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'
import { exploreTattoos } from '#server/features/gallery/explore.service.ts'
import { ExploreQuery } from '#shared/gallery.ts'
import { findFreePort } from '#tests/support/free-port.ts'
import { runProduct, type ProductProcess } from '#tests/support/product-process.ts'
import { ensureBuilt } from '../scripts/lib/build.ts'
import { recordStatements, type Gallery, type GalleryCase } from './gallery-cases.ts'

const REQUESTS_PER_CASE = 150
const RATE_PER_SECOND = 50
const POOL_SIZE = 10
const ENGINE_WARM_UP_MS = 15_000
const PAGE = '/explore'
const CANNON = { connections: 16, duration: 10 }

async function withProduct<Result>(
  databaseUrl: string,
  work: (product: ProductProcess) => Promise<Result>,
): Promise<Result> {
  await ensureBuilt()
  const dataDir = await mkdtemp(path.join(tmpdir(), 'inkwright-bench-'))
  const product = await runProduct({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    DATABASE_POOL_SIZE: String(POOL_SIZE),
    LOG_LEVEL: 'error',
    RATE_LIMIT_SCALE: '100000',
    GALLERY_SEED: 'off',
    INK_WORKERS: '1',
  })
  try {
    await product.waitFor('is ready', 120_000)
    // The engine's threads load their words at the start and would share the cores with what is measured.
    await sleep(ENGINE_WARM_UP_MS)
    return await work(product)
  } finally {
    await product.stop('SIGTERM')
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Requests leave at a steady pace, whether or not the ones before are answered. */
export function measureHttp(
  databaseUrl: string,
  cases: readonly Pick<GalleryCase, 'name' | 'address'>[],
) {
  return withProduct(databaseUrl, async ({ origin }) => {
    const time = async (address: string) => {
      const startedAt = performance.now()
      const response = await fetch(`${origin}${address}`)
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`${address} answered ${response.status}`)
      return performance.now() - startedAt
    }
    const measured: { name: string; samples: number[] }[] = []
    for (const { name, address } of cases) {
      for (let index = 0; index < RATE_PER_SECOND / 2; index++) await time(address(index))
      const under: Promise<number>[] = []
      for (let index = 0; index < REQUESTS_PER_CASE; index++) {
        under.push(time(address(index)))
        await sleep(1000 / RATE_PER_SECOND)
      }
      measured.push({ name, samples: await Promise.all(under) })
    }
    return { cases: measured }
  })
}

export async function measureThroughput(gallery: Gallery, databaseUrl: string) {
  const statements = JSON.stringify(await captureStatements(gallery))
  return {
    product: await withProduct(databaseUrl, ({ origin }) =>
      throughput(`${origin}/api/tattoo/explore`),
    ),
    bare: await withBare('bare-gallery-server.ts', {
      ...environment(databaseUrl),
      STATEMENTS: statements,
    }),
  }
}

/** The first page of the gallery as HTML, beside nothing but React's own part in it. */
export async function measureRendering(databaseUrl: string) {
  return {
    product: await withProduct(databaseUrl, ({ origin }) => throughput(`${origin}${PAGE}`)),
    bare: await withBare('bare-page-server.ts', { ...environment(databaseUrl), PAGE }),
  }
}

const environment = (databaseUrl: string) => ({
  DATABASE_URL: databaseUrl,
  POOL_SIZE: String(POOL_SIZE),
  NODE_ENV: 'production',
})

async function withBare(file: string, settings: Record<string, string>): Promise<number> {
  const port = await findFreePort()
  const child = spawn(process.execPath, [path.join(import.meta.dirname, file)], {
    env: { ...process.env, ...settings, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  try {
    return await throughput(`http://127.0.0.1:${port}/`)
  } finally {
    child.kill()
  }
}

async function throughput(url: string): Promise<number> {
  await autocannon({ url, connections: CANNON.connections, duration: 3 })
  const { requests, non2xx, errors } = await autocannon({ url, ...CANNON })
  if (non2xx + errors > 0) throw new Error(`${url} failed ${non2xx + errors} requests`)
  return requests.average
}

/** The statements of the first page, as the product sends them. */
async function captureStatements(gallery: Gallery) {
  const { db, statements } = recordStatements(gallery.database)
  await exploreTattoos({ ...gallery, db }, undefined, ExploreQuery.parse({}))
  return statements
}
