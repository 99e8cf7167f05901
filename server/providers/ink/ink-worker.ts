import type { MessagePort } from 'node:worker_threads'
import sharp from 'sharp'
import { drawInk } from '#server/providers/ink/draw-ink.ts'
import { loadEngineResources } from '#server/providers/ink/engine-resources.ts'
import type { InkRequest, InkResult, InkStage } from '#server/providers/ink/ink-studio.ts'

/** What a worker thread gets for one design. */
export interface InkTask {
  request: InkRequest
  stages: MessagePort
  /** Set to 1 when nobody waits any more; looked at as each stage begins, since the worker hears no message while it draws. */
  cancelled: Int32Array
}

/** A design that fails is an answer: only a dying worker may reject, for that is what the pool retries. */
export type InkAnswer =
  | { kind: 'drawn'; result: InkResult }
  | { kind: 'failed'; error: Error }
  | { kind: 'cancelled' }

class CancelledError extends Error {}

// One design per worker at a time, and as many workers as cores: more threads inside one encode only get in each other's way.
sharp.concurrency(1)
// Every picture is new, so operations kept by libvips are never used again.
sharp.cache(false)

const resources = loadEngineResources()

/** Small, but through what is slow the first time: language, composition, letters, shading, all encoders. */
const WARM_UP: InkRequest = {
  prompt: 'snake wrapped around a dagger with two roses and the word "warm"',
  style: 'Realistic',
  colour: null,
  placement: null,
  gender: null,
  skinTone: 4,
  seed: 1,
  presentation: 'paper',
  sizePx: 320,
}

/** Two designs: without them the first person in each worker waits about a second longer; a third gains little. */
export async function warm(): Promise<void> {
  await drawInk(WARM_UP, resources, () => {})
  await drawInk({ ...WARM_UP, style: 'Dotwork' }, resources, () => {})
}

export async function draw({ request, stages, cancelled }: InkTask): Promise<InkAnswer> {
  const onStage = (stage: InkStage) => {
    if (Atomics.load(cancelled, 0) === 1) throw new CancelledError()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port, not a window
    stages.postMessage(stage)
  }
  try {
    return { kind: 'drawn', result: await drawInk(request, resources, onStage) }
  } catch (error) {
    if (error instanceof CancelledError) return { kind: 'cancelled' }
    return { kind: 'failed', error: error instanceof Error ? error : new Error(String(error)) }
  } finally {
    stages.close()
  }
}
