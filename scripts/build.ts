import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip as gzipCompress } from 'node:zlib'
import { ROOT, stampBuild } from './lib/build.ts'

const brotli = promisify(brotliCompress)
const gzip = promisify(gzipCompress)

/** Compressed once here, nearly as small as it gets, instead of at every request. */
const COMPRESSIBLE = /\.(?:js|wasm|css|svg|json|webmanifest|txt|xml)$/
/** Below this, the headers cost about as much as compression saves. */
const MIN_BYTES = 256
/** Of larger files the last tenth would take ten times as long, while somebody waits for the first page: 12 s for the runtime of the fitting room. */
const MAX_BEST_BYTES = 1_000_000
const LARGE_QUALITY = 9

const clientDir = path.join(ROOT, 'build/client')

// A core for each, and the longer one first, before this process reads what the other needs.
const webApp = buildWebApp()
// The web app begins by emptying build/, so the database comes there when both are done.
const unfinished = path.join(ROOT, 'node_modules', '.fresh-database')
const { FRESH_DATABASE_DIR } = await import('#server/platform/db.ts')
const { buildFreshDatabase } = await import('./lib/build-fresh-database.ts')
const { buildServiceWorker } = await import('./lib/build-service-worker.ts')
await Promise.all([webApp, buildFreshDatabase(unfinished)])
await rename(unfinished, FRESH_DATABASE_DIR)
const files = readdirSync(clientDir, { recursive: true, encoding: 'utf8' })
await Promise.all([
  ...files.filter((name) => COMPRESSIBLE.test(name)).map(compress),
  buildServiceWorker().then(compress),
])
stampBuild()

async function compress(name: string): Promise<void> {
  const file = path.join(clientDir, name)
  const bytes = await readFile(file)
  if (bytes.length < MIN_BYTES) return
  const params = {
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [constants.BROTLI_PARAM_QUALITY]:
      bytes.length > MAX_BEST_BYTES ? LARGE_QUALITY : constants.BROTLI_MAX_QUALITY,
  }
  await writeFile(`${file}.br`, await brotli(bytes, { params }))
  await writeFile(`${file}.gz`, await gzip(bytes, { level: 9 }))
}

async function buildWebApp(): Promise<void> {
  const child = spawn('react-router', ['build'], {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`react-router build ended with ${code}`)
}
