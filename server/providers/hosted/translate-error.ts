import { APICallError, InvalidResponseDataError, NoImageGeneratedError } from 'ai'
import { z } from 'zod'
import type { Clock } from '#server/platform/clock.ts'
import { ContentRefusedError, ProviderError } from '#server/providers/provider-error.ts'

/** Longer than this, a provider's wish to be left alone is no use to somebody who waits. */
const RETRY_AFTER_MAX_MS = 60 * 60_000

/** Refusals of OpenAI and its like, Azure among them, and of fal. */
const REFUSAL_CODES = new Set([
  'moderation_blocked',
  'content_policy_violation',
  'content_filter',
  'contentFilter',
])
/** Of Gemini, whose refusals are successes without a picture. https://ai.google.dev/api/generate-content#FinishReason */
const GOOGLE_REFUSALS = new Set([
  'SAFETY',
  'IMAGE_SAFETY',
  'PROHIBITED_CONTENT',
  'IMAGE_PROHIBITED_CONTENT',
  'RECITATION',
  'IMAGE_RECITATION',
  'BLOCKLIST',
  'SPII',
])
/** Replicate's models say it in words only. */
const REFUSAL_WORDS = /\bnsfw\b|flagged as sensitive|\(E005\)|safety (?:checker|filter|system)/i
/** Too many requests for our money rather than for the moment: trying again changes nothing. */
const OUT_OF_FUNDS_CODES = new Set(['insufficient_quota', 'billing_hard_limit_reached'])

const ErrorReply = z.object({
  /** OpenAI and its like; Google, whose `details` say when to come back. */
  error: z
    .union([
      z.string(),
      z.object({
        message: z.string().nullish(),
        code: z.union([z.string(), z.number()]).nullish(),
        details: z.array(z.looseObject({ retryDelay: z.string().optional() })).nullish(),
      }),
    ])
    .nullish(),
  /** fal as a list, Replicate as a sentence. */
  detail: z
    .union([z.string(), z.array(z.looseObject({ type: z.string(), msg: z.string().optional() }))])
    .nullish(),
})
type ErrorReply = z.output<typeof ErrorReply>

const GoogleMetadata = z.object({
  finishReason: z.string().nullish(),
  promptFeedback: z.object({ blockReason: z.string().nullish() }).nullish(),
})
const Prediction = z.object({ error: z.string().nullish() })

/** What the SDK threw, in our terms. A caller that hung up gets its own reason back, not this. */
export function translateError(
  error: unknown,
  { provider, clock }: { provider: string; clock: Clock },
): Error {
  const ours = findOurs(error)
  if (ours) return ours
  if (APICallError.isInstance(error)) return translateReply(error, { provider, clock })
  if (InvalidResponseDataError.isInstance(error)) {
    const said = Prediction.safeParse(error.data).data?.error ?? ''
    if (REFUSAL_WORDS.test(said)) return refusal(provider, error)
    return new ProviderError(`${provider} did not finish the picture`, {
      provider,
      isRetryable: true,
      cause: error,
    })
  }
  if (NoImageGeneratedError.isInstance(error)) {
    if (error.calls?.some(({ providerMetadata }) => isGoogleRefusal(providerMetadata?.google)))
      return refusal(provider, error)
    return new ProviderError(`${provider} answered without a picture`, {
      provider,
      isRetryable: true,
      cause: error,
    })
  }
  return new ProviderError(`${provider} could not be used`, {
    provider,
    isRetryable: false,
    cause: error,
  })
}

/** Ours may lie below what the SDK made of it. */
function findOurs(error: unknown): ProviderError | undefined {
  for (let at = error, depth = 0; at instanceof Error && depth < 10; at = at.cause, depth++)
    if (at instanceof ProviderError) return at
  return undefined
}

function isGoogleRefusal(metadata: unknown): boolean {
  const { finishReason, promptFeedback } = GoogleMetadata.safeParse(metadata).data ?? {}
  return GOOGLE_REFUSALS.has(finishReason ?? '') || (promptFeedback?.blockReason ?? '') !== ''
}

const refusal = (provider: string, cause: unknown) =>
  new ContentRefusedError(`${provider} refused the description`, { provider, cause })

function translateReply(
  error: APICallError,
  { provider, clock }: { provider: string; clock: Clock },
): ProviderError {
  const status = error.statusCode
  const reply = parseReply(error.responseBody)
  if (isRefusal(status, reply)) return refusal(provider, error)
  if (status === undefined || status < 400)
    return new ProviderError(`${provider} could not be reached or understood`, {
      provider,
      isRetryable: error.isRetryable || status !== undefined,
      cause: error,
    })
  return new ProviderError(`${provider} answered ${status}`, {
    provider,
    isRetryable: error.isRetryable && !OUT_OF_FUNDS_CODES.has(codeOf(reply)),
    retryAfterMs: readRetryAfterMs(error.responseHeaders ?? {}, reply, clock),
    cause: error,
  })
}

function parseReply(body: string | undefined): ErrorReply {
  try {
    return ErrorReply.safeParse(JSON.parse(body ?? '')).data ?? {}
  } catch {
    return {}
  }
}

function codeOf({ error }: ErrorReply): string {
  return typeof error === 'object' && error !== null ? String(error.code ?? '') : ''
}

/** Only among the client's errors: an outage that mentions safety is an outage. */
function isRefusal(status: number | undefined, reply: ErrorReply): boolean {
  if (status === undefined || status < 400 || status >= 500 || status === 429) return false
  const { error, detail } = reply
  if (REFUSAL_CODES.has(codeOf(reply))) return true
  if (Array.isArray(detail)) return detail.some(({ type }) => REFUSAL_CODES.has(type))
  const said = typeof error === 'string' ? error : (error?.message ?? '')
  return REFUSAL_WORDS.test(said) || REFUSAL_WORDS.test(detail ?? '')
}

/** RFC 9110 10.2.3 allows seconds or a date; OpenAI also says it in milliseconds, Google in the body ("28s"). */
function readRetryAfterMs(
  headers: Record<string, string>,
  reply: ErrorReply,
  clock: Clock,
): number | undefined {
  const header = headers['retry-after'] ?? ''
  const details = typeof reply.error === 'object' ? (reply.error?.details ?? []) : []
  const bodySeconds = details.map(({ retryDelay }) => Number.parseFloat(retryDelay ?? ''))
  const candidates = [
    Number.parseFloat(headers['retry-after-ms'] ?? ''),
    /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - clock.now().getTime(),
    ...bodySeconds.map((seconds) => seconds * 1000),
  ]
  const waitMs = candidates.find((candidate) => Number.isFinite(candidate))
  return waitMs === undefined ? undefined : Math.min(Math.max(waitMs, 0), RETRY_AFTER_MAX_MS)
}
