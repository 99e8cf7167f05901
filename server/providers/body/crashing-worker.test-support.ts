import { closeSync, openSync } from 'node:fs'
import { threadId } from 'node:worker_threads'
import type { BodyAnswer, BodyOrder } from '#server/providers/body/body-worker.ts'

/** A worker that does what the photo's bytes say: `crash`, `crash-once FILE`, `hang`; else it answers, with its own number for a width. */
export function work({ photo }: BodyOrder): BodyAnswer | Promise<never> {
  const [command, file = ''] = new TextDecoder().decode(photo).split(' ')
  if (command === 'crash' || (command === 'crash-once' && isFirst(file))) process.exit(7)
  if (command === 'hang') return new Promise(() => {})
  return {
    kind: 'done',
    result: {
      limb: {
        tap: { x: 0.5, y: 0.5 },
        axisDegrees: 0,
        width: threadId,
        skinShare: 0.2,
        quality: 1,
        refusals: [],
      },
      maskPng: new Uint8Array(),
    },
  }
}

/** Another worker cannot remember: a file that only one can make does. */
function isFirst(file: string): boolean {
  try {
    closeSync(openSync(file, 'wx'))
    return true
  } catch {
    return false
  }
}
