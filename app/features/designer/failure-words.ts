import { NO_VALID_RESPONSE } from '#app/features/designer/designer.api.ts'
import type { Failure } from '#app/features/designer/design-requests.ts'
import { ApiError, messageOf } from '#app/platform/http/api-client.ts'

const NOTHING_CHARGED = 'Nothing was charged.'

/** What a failed call means to the person who made it. */
export function failureOf(error: unknown): Failure {
  const code = error instanceof ApiError ? error.code : 'unknown'
  if (code === 'network')
    return {
      code,
      message: 'We could not reach the studio. Nothing is ever charged without a design.',
    }
  if (code === 'unexpected_response') return { code, message: NO_VALID_RESPONSE }
  return { code, message: sayNothingCharged(messageOf(error, 'The design could not be drawn.')) }
}

/** The server says so itself for what it foresees; this is for the rest. */
export function sayNothingCharged(message: string): string {
  return /nothing (?:was|is|has been) (?:ever )?charged/i.test(message)
    ? message
    : `${message} ${NOTHING_CHARGED}`
}
