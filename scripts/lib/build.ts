import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export const ROOT = path.join(import.meta.dirname, '../..')

/** Everything the web app and the fresh database are made of. Server code is not: Node runs it from its source. */
const INPUTS = [
  'app',
  'engine/body',
  'engine/render',
  'shared',
  'content',
  'public',
  'db/migrations',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
]
const STAMP = path.join(ROOT, 'build', '.inputs')

/** Builds the web app unless what is in build/ was made from these very files. What the build says is shown only if it fails. */
export async function ensureBuilt(): Promise<void> {
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hashInputs()) return
  console.log('Building the web app.')
  const child = spawn('npm', ['run', '--silent', 'build'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (said += String(chunk)))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) {
    console.error(`${said}\nThe web app could not be built.`)
    process.exit(1)
  }
}

/** Notes what the build was made from. */
export function stampBuild(): void {
  writeFileSync(STAMP, hashInputs())
}

function hashInputs(): string {
  const hash = createHash('sha256')
  for (const file of INPUTS.flatMap((input) => listFiles(path.join(ROOT, input)))) {
    hash.update(path.relative(ROOT, file)).update(readFileSync(file))
  }
  return hash.digest('hex')
}

function listFiles(entry: string): string[] {
  if (!existsSync(entry)) return []
  if (!statSync(entry).isDirectory()) return [entry]
  return readdirSync(entry)
    .toSorted()
    .flatMap((name) => listFiles(path.join(entry, name)))
}
