import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { ROOT, stampBuild } from './lib/build.ts'
import { buildServiceWorker } from './lib/build-service-worker.ts'

/** Compressed once here, as small as it gets, instead of at every request. */
const COMPRESSIBLE = /\.(?:js|wasm|css|svg|json|webmanifest|txt|xml)$/
/** Below this, the headers cost more than compression saves. */
const MIN_BYTES = 1024

await buildServiceWorker()
const clientDir = path.join(ROOT, 'build/client')
for (const name of readdirSync(clientDir, { recursive: true, encoding: 'utf8' })) {
  if (!COMPRESSIBLE.test(name)) continue
  const file = path.join(clientDir, name)
  const bytes = readFileSync(file)
  if (bytes.length < MIN_BYTES) continue
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }))
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
}
stampBuild()
