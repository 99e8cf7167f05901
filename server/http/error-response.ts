import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { z } from 'zod'
import type { AppEnv } from '#server/http/app-env.ts'
import { STATUS_OF_ERROR } from '#server/platform/error-codes.ts'
import { DomainError } from '#server/platform/errors.ts'
import { ProviderError } from '#server/providers/provider-error.ts'
import type { ApiErrorBody } from '#shared/api.ts'

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

/** Answers whatever a handler threw. */
export function errorResponse(error: Error, c: Context<AppEnv>): Response {
  if ('retryAfterSeconds' in error) c.header('Retry-After', String(error.retryAfterSeconds))
  const { status, body } = describeError(error, c)
  return c.json(body, status)
}

interface DescribedError {
  status: ContentfulStatusCode
  body: ApiErrorBody
}

/** The API's one error body, for whatever was thrown. Only what nobody foresaw is logged as an error. */
export function describeError(error: Error, c: Context<AppEnv>): DescribedError {
  const requestId = c.get('requestId')
  const answer = (status: ContentfulStatusCode, body: Omit<ApiErrorBody, 'requestId'>) => ({
    status,
    body: { ...body, requestId },
  })
  if (error instanceof DomainError) {
    const { code, message } = error
    return answer(STATUS_OF_ERROR[code], { code, message, ...fieldsOf(error) })
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
