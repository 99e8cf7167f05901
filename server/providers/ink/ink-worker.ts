import type { MessagePort } from 'node:worker_threads'
import sharp from 'sharp'
import { keepPlatesOn } from '#engine/forms/shelf.ts'
import { createWorkspace } from '#engine/pixels/workspace.ts'
import { keepBodiesOn } from '#engine/present/body/shelf.ts'
import type { ImageRequest } from '#server/providers/image/image-provider.ts'
import { composeInk, drawChanged, drawInk, type InkTools } from '#server/providers/ink/draw-ink.ts'
import { loadEngineResources } from '#server/providers/ink/engine-resources.ts'
import { makeFlash } from '#server/providers/ink/flash-ink.ts'
import { makeFile } from '#server/providers/ink/make-file.ts'
import { openBodyShelf, openPlateShelf } from '#server/providers/ink/plate-shelf.ts'
import { showBody } from '#server/providers/ink/show-body.ts'
import type { InkNews, InkOrder, InkWork, InkWorkKind } from '#server/providers/ink/ink-studio.ts'

/** What a worker thread gets for one piece of work. */
export interface InkTask {
  order: InkOrder
  news: MessagePort
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

keepPlatesOn(openPlateShelf())
keepBodiesOn(openBodyShelf())

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

export async function work({ order, news, cancelled }: InkTask): Promise<InkAnswer> {
  const tell = (heard: InkNews) => {
    if (Atomics.load(cancelled, 0) === 1) throw new CancelledError()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port, not a window
    news.postMessage(heard)
  }
  try {
    return { kind: 'done', result: await carryOut(order, tell) }
  } catch (error) {
    if (error instanceof CancelledError) return { kind: 'cancelled' }
    return { kind: 'failed', error: error instanceof Error ? error : new Error(String(error)) }
  } finally {
    news.close()
  }
}

async function carryOut({ kind, request }: InkOrder, tell: (news: InkNews) => void) {
  switch (kind) {
    case 'draw':
      return drawInk(request, tools, tell)
    case 'file':
      return makeFile(request, tools)
    case 'body':
      return showBody(request)
    case 'compose':
      return composeInk(request, tools.resources)
    case 'change':
      return drawChanged(request, tools, tell)
    case 'flash':
      return makeFlash(request, tools)
    default:
      throw new Error(`a thread for drawings is not asked to ${kind}`)
  }
}
