import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { migrate, readMigrations } from '#server/platform/migrate.ts'
import { openDatabase, type OpenDatabase } from '#server/platform/db.ts'
import { databaseUrl, onServer } from '#tests/support/database.setup.ts'
import { insertSyntheticDesigns } from '../scripts/lib/synthetic-designs.ts'
import { galleryCases, openGallery, recordStatements, type Statement } from './gallery-cases.ts'
import { measureHttp, measureRendering, measureThroughput } from './gallery-http.ts'
import { inMs, inSeconds, percentile } from './stats.ts'

const SAMPLES = 120
const WARM_UP = 20
const TARGET_DATABASE_MS = 10
const TARGET_HTTP_MS = 25
const TARGET_RATIOS = { throughput: 0.5, rendering: 0.6 }
const IMAGE = {
  folder: 'synthetic/0',
  widthPx: 819,
  heightPx: 1024,
  webpWidths: [320, 640],
  avifWidths: [320, 640],
  previewDataUri: `data:image/webp;base64,${'A'.repeat(240)}`,
}

const PARTS = ['database', 'http', 'throughput', 'rendering'] as const

/**
 * `npm run bench -- gallery [--designs N] [--keep] [--only PART]` on the server that DATABASE_URL or
 * TEST_DATABASE_URL names. It makes a database of its own there, and drops it unless told to keep it for the next run.
 */
export async function run(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: {
      designs: { type: 'string', default: '1000000' },
      keep: { type: 'boolean' },
      only: { type: 'string', multiple: true, default: [...PARTS] },
    },
  })
  const isWanted = (part: (typeof PARTS)[number]) => values.only.includes(part)
  const count = Number(values.designs)
  const serverUrl = process.env.DATABASE_URL ?? process.env.TEST_DATABASE_URL
  if (!serverUrl) throw new Error('DATABASE_URL must name a Postgres server')
  const name = `inkwright_bench_gallery_${count}`
  const url = databaseUrl(serverUrl, name)
  const isNew = await createOnce(serverUrl, name)
  const database = await openDatabase({ kind: 'postgres', url, poolSize: 10 })
  if (isNew) await fill(database, count)
  console.log(`${count} designs on Postgres, load ${loadavg()[0]?.toFixed(1)}\n`)
  if (isWanted('database')) await measureDatabase(database)
  if (isWanted('http')) await reportHttp(database, url)
  if (isWanted('throughput')) await reportThroughput(database, url)
  if (isWanted('rendering')) await reportRendering(url)
  await database.close()
  if (!values.keep) await onServer(serverUrl, `drop database ${name}`)
}

async function createOnce(serverUrl: string, name: string): Promise<boolean> {
  try {
    await onServer(serverUrl, `create database ${name}`)
    return true
  } catch (error) {
    if ((error as { code?: string }).code === '42P04') return false
    throw error
  }
}

async function fill(database: OpenDatabase, count: number): Promise<void> {
  await migrate(database, await readMigrations())
  const startedAt = performance.now()
  await insertSyntheticDesigns(database.kysely, { count, images: [IMAGE] })
  console.log(`filled in ${inSeconds(performance.now() - startedAt)}`)
}

/** What the server itself says of every statement that a question takes: planning and running, without the way there and back. */
async function measureDatabase(database: OpenDatabase): Promise<void> {
  const { db, statements } = recordStatements(database)
  const gallery = { ...(await openGallery(database)), db }
  console.log('in the database: planning and running all statements of a question')
  for (const { name, ask } of await galleryCases(gallery)) {
    const samples: number[] = []
    for (let index = 0; index < SAMPLES; index++) {
      statements.length = 0
      await ask(index)
      let total = 0
      for (const statement of statements) total += await timeStatement(database, statement)
      if (index >= WARM_UP) samples.push(total)
    }
    report(name, samples, TARGET_DATABASE_MS)
  }
}

interface Plan {
  'Planning Time': number
  'Execution Time': number
}

async function timeStatement({ engine }: OpenDatabase, { text, values }: Statement) {
  if (engine.kind !== 'postgres') throw new Error('the bench needs Postgres')
  const { rows } = await engine.pool.query<{ 'QUERY PLAN': Plan[] }>(
    `explain (analyze, timing off, format json) ${text}`,
    [...values],
  )
  const [plan] = rows[0]!['QUERY PLAN']
  return plan!['Planning Time'] + plan!['Execution Time']
}

async function reportHttp(database: OpenDatabase, url: string): Promise<void> {
  const gallery = await openGallery(database)
  const addresses = (await galleryCases(gallery)).map(({ name, address }) => ({ name, address }))
  console.log('\nthrough HTTP at 50 requests a second')
  const http = await measureHttp(url, addresses)
  for (const { name, samples } of http.cases) report(name, samples, TARGET_HTTP_MS)
}

async function reportThroughput(database: OpenDatabase, url: string): Promise<void> {
  const rates = await measureThroughput(await openGallery(database), url)
  reportRatio(
    '/api/tattoo/explore',
    'a bare server with the same SQL',
    rates,
    TARGET_RATIOS.throughput,
  )
}

async function reportRendering(url: string): Promise<void> {
  const rates = await measureRendering(url)
  reportRatio('/explore as a page', 'a bare renderToString of it', rates, TARGET_RATIOS.rendering)
}

function reportRatio(
  name: string,
  besides: string,
  { product, bare }: { product: number; bare: number },
  target: number,
): void {
  const ratio = product / bare
  console.log(
    `\n${name} ${product.toFixed(0)}/s, ${besides} ${bare.toFixed(0)}/s: ` +
      `ratio ${ratio.toFixed(2)}   ${ratio >= target ? 'met' : 'NOT met'}`,
  )
}

function report(name: string, samples: readonly number[], targetMs: number): void {
  const [p50, p95] = [percentile(samples, 0.5), percentile(samples, 0.95)]
  const verdict = p95 <= targetMs ? 'met' : 'NOT met'
  console.log(
    `  ${name.padEnd(34)}p50 ${inMs(p50).padStart(9)}   p95 ${inMs(p95).padStart(9)}   ${verdict}`,
  )
}
