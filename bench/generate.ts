import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import pino from 'pino'
import { WebSocket } from 'ws'
import { createInkPool } from '#server/providers/ink/ink-pool.ts'
import type { AuthResponse } from '#shared/accounts.ts'
import { REALTIME_PATH, type RealtimeMessage } from '#shared/realtime.ts'
import type { Style } from '#shared/styles.ts'
import { runProduct, type ProductProcess } from '#tests/support/product-process.ts'
import { ensureBuilt } from '../scripts/lib/build.ts'
import { inMs, percentile } from './stats.ts'

const WORKERS = availableParallelism()
/** Enough that a worker never waits for the next request. */
const CLIENTS = WORKERS + 2
const DESIGNS = 60
const QUIET_REQUESTS = 20
const TARGETS = { firstStageMs: 150, overheadPercent: 15 }
const ADMIN = { email: 'admin@inkwright.local', password: 'a-drawer-full-of-needles' }

const PROMPTS: readonly [prompt: string, style: Style][] = [
  ['a wolf howling at the moon', 'Realistic'],
  ['snake wrapped around a dagger with two roses', 'Old School'],
  ['koi fish swimming up through waves', 'Japanese'],
  ['butterfly on a sunflower', 'Watercolor'],
  ['compass and mountains', 'Fine Line'],
  ['lotus turning into an unalome', 'Dotwork'],
]
const mixed = (index: number) => {
  const [prompt, style] = PROMPTS[index % PROMPTS.length]!
  return { prompt, style }
}

/** What a person gets: from the click to the first sign of life, and what the queue, ledger and files cost beside the drawing. */
export async function run(): Promise<void> {
  await ensureBuilt()
  const dataDir = await mkdtemp(path.join(tmpdir(), 'inkwright-bench-'))
  const product = await runProduct({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    RATE_LIMIT_SCALE: '100000',
    ADMIN_PASSWORD: ADMIN.password,
    ...(process.env.DATABASE_URL ? { DATABASE_URL: process.env.DATABASE_URL } : {}),
  })
  await product.waitFor('is ready', 120_000)
  const clients = await openClients(product)
  // Every worker has drawn before anything is measured.
  await Promise.all(clients.map((client, index) => client.generate(index)))

  const firstStages: number[] = []
  for (let index = 0; index < QUIET_REQUESTS; index++)
    firstStages.push((await clients[0]!.generate(index)).firstStageMs)

  const throughPipeline = await perMinute((index, client) => clients[client]!.generate(index))
  for (const client of clients) client.close()
  await product.stop('SIGTERM')
  await rm(dataDir, { recursive: true, force: true })
  const bare = await benchBareEngine()

  const p95 = percentile(firstStages, 0.95)
  const overhead = 100 * (1 - throughPipeline / bare)
  const database = process.env.DATABASE_URL ? 'Postgres' : 'PGlite'
  console.log(
    `${database}, ${WORKERS} workers, ${CLIENTS} clients, load ${loadavg()[0]?.toFixed(1)}`,
  )
  report(
    'from the call to the first stage',
    `p50 ${inMs(percentile(firstStages, 0.5))}, p95 ${inMs(p95)}`,
    TARGETS.firstStageMs >= p95,
  )
  report('designs per minute, end to end', throughPipeline.toFixed(0))
  report('designs per minute, bare engine', bare.toFixed(0))
  report(
    'overhead of the pipeline',
    `${overhead.toFixed(1)} %`,
    overhead <= TARGETS.overheadPercent,
  )
}

function report(what: string, figure: string, isMet?: boolean): void {
  const verdict = isMet === undefined ? '' : isMet ? '   met' : '   NOT met'
  console.log(`${what.padEnd(40)}${figure}${verdict}`)
}

async function perMinute(draw: (index: number, client: number) => Promise<unknown>) {
  let next = 0
  const startedAt = performance.now()
  await Promise.all(
    Array.from({ length: CLIENTS }, async (_, client) => {
      while (next < DESIGNS) await draw(next++, client)
    }),
  )
  return DESIGNS / ((performance.now() - startedAt) / 60_000)
}

async function benchBareEngine(): Promise<number> {
  const log = pino({ level: 'warn' })
  const pool = createInkPool({ workers: WORKERS, maxQueue: CLIENTS, timeoutMs: 30_000, log })
  await pool.warmUp()
  const form = { colour: null, placement: null, bodyType: 'male', skinTone: 5 } as const
  const draw = (index: number) =>
    pool.generate({ ...form, ...mixed(index), seed: index, sizePx: 1024 })
  await Promise.all(PROMPTS.map((_, index) => draw(index)))
  const figure = await perMinute(draw)
  await pool.close()
  return figure
}

async function openClients(product: ProductProcess) {
  const admin = await post<AuthResponse>(product, '/auth/login', ADMIN)
  return Promise.all(
    Array.from({ length: CLIENTS }, async (_, index) => {
      const email = `client${index}-${process.pid}@example.com`
      const { user, token } = await post<AuthResponse>(product, '/auth/signup', {
        email,
        password: ADMIN.password,
      })
      await post(product, '/purchase', { userId: user.id, credits: 1000 }, admin.token)
      return openClient(product, token)
    }),
  )
}

/** As a browser does it: the call waits for the design, the socket tells how it goes. */
async function openClient(product: ProductProcess, token: string) {
  const socket = new WebSocket(`ws://127.0.0.1:${product.port}${REALTIME_PATH}`)
  await new Promise((resolve) => socket.once('open', resolve))
  socket.send(JSON.stringify({ type: 'hello', token }))
  let onStage = () => {}
  socket.on('message', (data) => {
    const message = JSON.parse((data as Buffer).toString('utf8')) as RealtimeMessage
    if (message.type === 'generation' && message.generation.stage) onStage()
  })
  return {
    close: () => socket.close(),
    async generate(index: number) {
      const startedAt = performance.now()
      let firstStageMs = Number.POSITIVE_INFINITY
      onStage = () => (firstStageMs = Math.min(firstStageMs, performance.now() - startedAt))
      const payload = { ...mixed(index), bodyMapping: false, variations: 1 }
      await post(product, '/tattoo/generate', { payload }, token)
      return { firstStageMs }
    },
  }
}

async function post<Body>(product: ProductProcess, page: string, body: object, token?: string) {
  const response = await fetch(`${product.origin}/api${page}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Cookie: 'XSRF-TOKEN=t',
      'X-XSRF-TOKEN': 't',
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${page} answered ${response.status}`)
  return (await response.json()) as Body
}
