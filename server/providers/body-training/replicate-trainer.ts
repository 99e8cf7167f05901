import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import type { BodyTrainer, TrainingOutcome } from '#server/providers/body-training/body-trainer.ts'
import { createGuardedFetch } from '#server/providers/hosted/guarded-fetch.ts'
import { ProviderError } from '#server/providers/provider-error.ts'

export interface ReplicateTrainerOptions {
  apiKey: string
  baseUrl: string | undefined
  /** The trainer, as `owner/name:version`. */
  trainer: string
  /** The model of our own that the trained weights go to, as `owner/name`. It must exist. */
  destination: string
  timeoutMs?: number
  /** Instead of the network, for tests. */
  fetch?: typeof globalThis.fetch
}

const DEFAULT_URL = 'https://api.replicate.com/v1'
/** An upload of ten photos over a slow line. */
const TIMEOUT_MS = 120_000
const MAX_REPLY_BYTES = 1024 * 1024
const PROVIDER = 'replicate'
const MODEL_VERSION = /^([\w.-]+\/[\w.-]+):(\w+)$/

/** Lenient: only what is used. https://replicate.com/docs/reference/http */
const StoredFile = z.object({ id: z.string(), urls: z.object({ get: z.string() }) })
const Training = z.object({
  id: z.string(),
  status: z.string(),
  output: z.object({ version: z.string().nullish() }).nullish(),
})

/** Trains a LoRA of the person at Replicate. The photos lie there for as long as the training takes, a day at most. */
export function createReplicateTrainer(options: ReplicateTrainerOptions): BodyTrainer {
  const baseUrl = (options.baseUrl ?? DEFAULT_URL).replace(/\/$/, '')
  const fetch = createGuardedFetch({
    provider: PROVIDER,
    apiUrl: baseUrl,
    maxBytes: MAX_REPLY_BYTES,
    fetch: options.fetch,
  })
  const [model = '', version = ''] = options.trainer.split(':')

  async function call<Reply>(schema: z.ZodType<Reply>, path: string, init: RequestInit = {}) {
    const response = await send(path, init)
    const parsed = schema.safeParse(await response.json().catch(() => undefined))
    if (!parsed.success) throw failure(`${PROVIDER} answered something else`, true, parsed.error)
    return parsed.data
  }

  async function send(path: string, init: RequestInit): Promise<Response> {
    let response: Response
    try {
      response = await fetch(`${baseUrl}${path}`, {
        ...init,
        headers: [...new Headers(init.headers), ['Authorization', `Bearer ${options.apiKey}`]],
        signal: AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS),
      })
    } catch (cause) {
      if (cause instanceof ProviderError) throw cause
      throw failure(`${PROVIDER} could not be reached`, true, cause)
    }
    if (response.ok) return response
    await response.body?.cancel()
    if (response.status === 404)
      throw new GoneError(`${PROVIDER} answered 404`, { provider: PROVIDER, isRetryable: false })
    const isRetryable = response.status === 429 || response.status >= 500
    throw failure(`${PROVIDER} answered ${response.status}`, isRetryable)
  }

  return {
    id: 'replicate',

    async start(order) {
      const zip = await buffer(order.packPhotos())
      const form = new FormData()
      form.set('content', new Blob([zip], { type: 'application/zip' }), 'photos.zip')
      const file = await call(StoredFile, '/files', { method: 'POST', body: form })
      try {
        const training = await call(Training, `/models/${model}/versions/${version}/trainings`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({
            destination: options.destination,
            input: { input_images: file.urls.get, trigger_word: order.triggerWord },
          }),
        })
        return { state: 'running', remoteId: `${training.id}/${file.id}` }
      } catch (error) {
        await forgetFile(file.id).catch(() => {})
        throw error
      }
    },

    async look(remoteId) {
      const [trainingId = '', fileId = ''] = remoteId.split('/')
      const outcome = await lookAt(trainingId)
      if (outcome.state !== 'running') await forgetFile(fileId).catch(() => {})
      return outcome
    },

    async forget({ remoteId, modelVersion }) {
      const [trainingId = '', fileId = ''] = remoteId.split('/')
      await forgetFile(fileId)
      const made = modelVersion ?? (await stop(trainingId))
      if (made !== null) await forgetModel(made)
    },
  }

  async function lookAt(trainingId: string): Promise<TrainingOutcome> {
    return outcomeOf(await call(Training, `/trainings/${encodeURIComponent(trainingId)}`))
  }

  /** The model it made, if it was over before it could be stopped. */
  async function stop(trainingId: string): Promise<string | null> {
    let outcome = await unlessGone(lookAt(trainingId))
    if (outcome?.state === 'running') {
      await send(`/trainings/${encodeURIComponent(trainingId)}/cancel`, { method: 'POST' })
      outcome = await lookAt(trainingId)
    }
    if (outcome?.state === 'running') throw failure('the training has not stopped yet', true)
    return outcome?.state === 'ready' ? outcome.modelVersion : null
  }

  async function forgetModel(modelVersion: string): Promise<void> {
    const [, owned, id] = MODEL_VERSION.exec(modelVersion) ?? []
    if (!id) throw failure(`${modelVersion} is no version of a model`, false)
    await unlessGone(send(`/models/${owned}/versions/${id}`, { method: 'DELETE' }))
  }

  /** Theirs expire by themselves within a day; ours must not wait for that. */
  async function forgetFile(fileId: string): Promise<void> {
    await unlessGone(send(`/files/${encodeURIComponent(fileId)}`, { method: 'DELETE' }))
  }
}

/** Undefined for what is not there any more. */
async function unlessGone<Reply>(reply: Promise<Reply>): Promise<Reply | undefined> {
  try {
    return await reply
  } catch (error) {
    if (error instanceof GoneError) return undefined
    throw error
  }
}

class GoneError extends ProviderError {}

function outcomeOf({ status, output }: z.output<typeof Training>): TrainingOutcome {
  if (status === 'succeeded') return { state: 'ready', modelVersion: output?.version ?? null }
  if (status === 'starting' || status === 'processing') return { state: 'running' }
  return { state: 'failed' }
}

const failure = (message: string, isRetryable: boolean, cause?: unknown) =>
  new ProviderError(message, { provider: PROVIDER, isRetryable, cause })
