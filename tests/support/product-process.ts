import { spawn, type ChildProcess } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import path from 'node:path'
import { findFreePort } from '#tests/support/free-port.ts'

const ROOT = path.join(import.meta.dirname, '../..')
const COMPILE_CACHE = path.join(ROOT, 'node_modules', '.compile-cache')

export interface ProductProcess {
  port: number
  origin: string
  child: ChildProcess
  /** Everything it has said so far, on both streams. */
  output(): string
  waitFor(text: string, timeoutMs?: number): Promise<void>
  /** Sends the signal and returns the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

/** Runs the product as operators do, as a process of its own with settings of its own. */
export async function runProduct(settings: Record<string, string>): Promise<ProductProcess> {
  const port = Number(settings.PORT ?? (await findFreePort()))
  const { PATH, HOME } = process.env
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: ROOT,
    env: {
      PATH,
      HOME,
      LOG_FORMAT: 'json',
      GALLERY_SEED: 'off',
      // Saves every start after the first a second of compiling.
      NODE_COMPILE_CACHE: COMPILE_CACHE,
      PORT: String(port),
      ...settings,
    },
  })
  let output = ''
  const heard = new EventEmitter()
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += String(chunk)
      heard.emit('more')
    })
  child.on('close', () => heard.emit('more'))
  // Streams may have more to say after the exit; `close` comes when they have ended too.
  const exited = once(child, 'close') as Promise<[number | null]>
  return {
    port,
    origin: `http://localhost:${port}`,
    child,
    output: () => output,
    async waitFor(text, timeoutMs = 30_000) {
      const signal = AbortSignal.timeout(timeoutMs)
      while (!output.includes(text)) {
        const more = child.exitCode === null && once(heard, 'more', { signal }).catch(() => false)
        if ((await more) === false) throw new Error(`never said "${text}":\n${output}`)
      }
    },
    async stop(signal) {
      if (signal) child.kill(signal)
      const [code] = await exited
      return code
    },
  }
}
