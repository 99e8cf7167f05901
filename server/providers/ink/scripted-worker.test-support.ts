import { closeSync, openSync } from 'node:fs'
import type { ImageRequest, ImageResult } from '#server/providers/image/image-provider.ts'
import type { InkNews } from '#server/providers/ink/ink-studio.ts'
import type { InkAnswer, InkTask } from '#server/providers/ink/ink-worker.ts'
import { GENERATION_STAGES } from '#shared/tattoos.ts'

/** A worker that does what the prompt says instead of drawing: `crash`, `crash-once FILE`, `hang`, `fail`, `take MS`, `die-after`, `tell-readiness`. */
export function work({ order: { request }, news, cancelled }: InkTask): InkAnswer {
  const { prompt } = request as ImageRequest
  const [command, value = ''] = prompt.split(' ')
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port, not a window
  const tell = (heard: InkNews) => news.postMessage(heard)
  tell('reading')
  if (command === 'crash' || (command === 'crash-once' && isFirst(value))) process.exit(7)
  if (command === 'fail') return { kind: 'failed', error: new Error('no such motif') }
  if (command === 'take') sleep(Number(value))
  if (command === 'die-after') setTimeout(() => process.exit(7), 20)
  if (command === 'hang') for (;;) sleep(1000)
  if (Atomics.load(cancelled, 0) === 1) return { kind: 'cancelled' }
  for (const stage of GENERATION_STAGES.slice(1)) tell(stage)
  const tag = command === 'tell-readiness' ? (isOpen ? 'opened' : 'never opened') : prompt
  return { kind: 'done', result: { tags: [tag] } as unknown as ImageResult }
}

let isOpen = false

export function open(): void {
  isOpen = true
}

export function warm(): void {}

/** Another worker cannot remember: a file that only one can make does. */
function isFirst(file: string): boolean {
  try {
    closeSync(openSync(file, 'wx'))
    return true
  } catch {
    return false
  }
}

function sleep(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}
