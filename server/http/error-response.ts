import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { z } from 'zod'
import type { AppEnv } from '#server/http/app-env.ts'
import { DomainError } from '#server/platform/errors.ts'
import { ProviderError } from '#server/providers/provider-error.ts'
import type { ApiErrorBody } from '#shared/api.ts'

/** The one place where a refusal becomes a status. A code that is missing here answers 400. */
const STATUS_BY_CODE: Record<string, ContentfulStatusCode> = {
  invalid_request: 400,
  weak_password: 400,
  username_reserved: 400,
  link_expired: 400,
  google_sign_in_expired: 400,
  unknown_price: 400,
  scene_refused: 400,
  event_signature: 400,
  deletion_not_confirmed: 400,
  unauthenticated: 401,
  invalid_password: 401,
  second_factor_refused: 401,
  sign_in_expired: 401,
  identity_refused: 401,
  insufficient_credits: 402,
  forbidden: 403,
  account_suspended: 403,
  proof_required: 403,
  upgrade_required: 403,
  google_confirmation_required: 403,
  password_change_required: 403,
  xsrf_mismatch: 403,
  not_found: 404,
  user_not_found: 404,
  email_taken: 409,
  factor_conflict: 409,
  username_taken: 409,
  google_account_conflict: 409,
  body_mapping_unavailable: 409,
  generation_cancelled: 409,
  photo_limit: 409,
  photo_in_review: 409,
  too_few_photos: 409,
  checkout_conflict: 409,
  same_plan: 409,
  payment_due: 409,
  no_subscription: 409,
  billing_portal_unavailable: 409,
  download_unavailable: 409,
  not_changeable: 409,
  too_many_versions: 409,
  current_version: 409,
  first_design_signed_in: 409,
  upload_too_slow: 408,
  upload_too_large: 413,
  file_too_large: 413,
  too_many_photos: 413,
  archive_too_many_files: 413,
  photo_too_many_pixels: 413,
  file_not_photo: 415,
  file_heic: 415,
  file_two_things: 415,
  file_broken: 422,
  archive_broken: 422,
  archive_locked: 422,
  archive_no_photos: 422,
  photo_unusable: 422,
  content_refused: 422,
  moderation_refused: 422,
  event_unknown_object: 422,
  event_unknown_customer: 422,
  event_unknown_price: 422,
  too_many_requests: 429,
  first_design_taken: 429,
  generation_failed: 502,
  too_busy: 503,
  payments_off: 503,
  generation_timeout: 504,
}

const FALLBACK_MESSAGE = 'Something went wrong on our side. Please try again.'

/** A request that does not fit its schema. The first problem is the message; each field has its own. */
export class InvalidRequestError extends DomainError {
  readonly code = 'invalid_request'
  readonly fields: Record<string, string>

  constructor(error: z.core.$ZodError) {
    const fields: Record<string, string> = {}
    for (const issue of error.issues) fields[issue.path.join('.')] ??= issue.message
    super(error.issues[0]?.message ?? 'Invalid request', { cause: error })
    this.fields = fields
  }
}

/** Turns whatever a handler threw into the API's one error body. Only what nobody foresaw is logged as an error. */
export function errorResponse(error: Error, c: Context<AppEnv>): Response {
  const requestId = c.get('requestId')
  const answer = (status: ContentfulStatusCode, body: Omit<ApiErrorBody, 'requestId'>) =>
    c.json({ ...body, requestId } satisfies ApiErrorBody, status)

  if ('retryAfterSeconds' in error) c.header('Retry-After', String(error.retryAfterSeconds))
  if (error instanceof DomainError) {
    const { code, message } = error
    return answer(STATUS_BY_CODE[code] ?? 400, { code, message, ...fieldsOf(error) })
  }
  if (error instanceof HTTPException) {
    return answer(error.status, {
      code: codeOfStatus(error.status),
      message: error.message || 'Invalid request',
    })
  }
  c.get('log').error({ err: error }, 'request failed')
  const message = c.get('fallbackMessage') ?? FALLBACK_MESSAGE
  if (error instanceof ProviderError) return answer(502, { code: 'provider_failed', message })
  return answer(500, { code: 'internal', message })
}

function fieldsOf(error: DomainError): { fields?: Record<string, string> } {
  if (error instanceof InvalidRequestError) return { fields: error.fields }
  return error.field ? { fields: { [error.field]: error.message } } : {}
}

function codeOfStatus(status: number): string {
  if (status === 413) return 'too_large'
  if (status === 415) return 'unsupported_media_type'
  if (status === 504) return 'timeout'
  return 'invalid_request'
}
