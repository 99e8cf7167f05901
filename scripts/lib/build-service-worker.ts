import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { ROOT } from './build.ts'

const clientDir = path.join(ROOT, 'build/client')
const FILE = 'sw.js'

/** One small file at the root of the site, since a service worker rules over the addresses below its own. Returns its name. */
export async function buildServiceWorker(): Promise<string> {
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    publicDir: false,
    build: {
      outDir: clientDir,
      emptyOutDir: false,
      lib: {
        entry: path.join(ROOT, 'app/service-worker/main.ts'),
        formats: ['iife'],
        name: 'serviceWorker',
        fileName: () => FILE,
      },
    },
  })
  // Browsers take up a new one when its bytes differ, and only then fetch the new build's offline page.
  const file = path.join(clientDir, FILE)
  writeFileSync(file, `// build ${hashNames()}\n${readFileSync(file, 'utf8')}`)
  return FILE
}

/** The names of the build's files carry hashes of what is in them. */
function hashNames(): string {
  const names = readdirSync(path.join(clientDir, 'assets')).filter(
    (name) => !/\.(?:br|gz)$/.test(name),
  )
  return createHash('sha256').update(names.toSorted().join('\n')).digest('hex').slice(0, 16)
}
