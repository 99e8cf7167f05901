import type { MessagePort } from 'node:worker_threads'
import sharp from 'sharp'
import { createWorkspace } from '#engine/pixels/workspace.ts'
import type { ImageRequest, ImageStage } from '#server/providers/image/image-provider.ts'
import { composeInk, drawChanged, drawInk, type InkTools } from '#server/providers/ink/draw-ink.ts'
import { loadEngineResources } from '#server/providers/ink/engine-resources.ts'
import { makeFile } from '#server/providers/ink/make-file.ts'
import type { InkOrder, InkWork, InkWorkKind } from '#server/providers/ink/ink-studio.ts'

/** What a worker thread gets for one piece of work. */
export interface InkTask {
  order: InkOrder
  stages: MessagePort
  /** Set to 1 when nobody waits any more; looked at as each stage begins, since the worker hears no message while it draws. */
  cancelled: Int32Array
}

/** A design that fails is an answer: only a dying worker may reject, for that is what the pool retries. */
export type InkAnswer =
  | { kind: 'done'; result: InkWork[InkWorkKind]['result'] }
  | { kind: 'failed'; error: Error }
  | { kind: 'cancelled' }

class CancelledError extends Error {}

// One design per worker at a time, and as many workers as cores: more threads inside one encode only get in each other's way.
sharp.concurrency(1)
// Every picture is new, so operations kept by libvips are never used again.
sharp.cache(false)

/** One design per worker at a time, so that one workspace will do. */
const tools: InkTools = { resources: loadEngineResources(), workspace: createWorkspace() }

/** Small, but through what is slow the first time: language, composition, letters, shading, all encoders. */
const WARM_UP: ImageRequest = {
  prompt: 'snake wrapped around a dagger with two roses and the word "warm"',
  style: 'Realistic',
  colour: null,
  placement: null,
  bodyType: 'male',
  skinTone: 4,
  seed: 1,
  sizePx: 320,
}

/** All it knows is read while it loads, before it can answer. */
export function open(): void {}

/** Two designs: without them the first person in each worker waits about a second longer; a third gains little. */
export async function warm(): Promise<void> {
  await drawInk(WARM_UP, tools, () => {})
  await drawInk({ ...WARM_UP, style: 'Dotwork' }, tools, () => {})
}

export async function work({ order, stages, cancelled }: InkTask): Promise<InkAnswer> {
  const onStage = (stage: ImageStage) => {
    if (Atomics.load(cancelled, 0) === 1) throw new CancelledError()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port, not a window
    stages.postMessage(stage)
  }
  try {
    return { kind: 'done', result: await carryOut(order, onStage) }
  } catch (error) {
    if (error instanceof CancelledError) return { kind: 'cancelled' }
    return { kind: 'failed', error: error instanceof Error ? error : new Error(String(error)) }
  } finally {
    stages.close()
  }
}

async function carryOut({ kind, request }: InkOrder, onStage: (stage: ImageStage) => void) {
  switch (kind) {
    case 'draw':
      return drawInk(request, tools, onStage)
    case 'file':
      return makeFile(request, tools)
    case 'compose':
      return composeInk(request, tools.resources)
    case 'change':
      return drawChanged(request, tools, onStage)
    default:
      throw new Error(`a thread for drawings is not asked to ${kind}`)
  }
}
