import type { ErrorCode } from '#server/platform/error-codes.ts'
import { DomainError } from '#server/platform/errors.ts'

/** A file that is not taken, in words for the person who sent it. Nothing of it is kept. */
export class UploadRefusedError extends DomainError {
  readonly code: ErrorCode
  constructor(code: ErrorCode, message: string, options: ErrorOptions = {}) {
    super(message, options)
    this.code = code
  }
}

const NAME_MAX_LENGTH = 60

/** The file as the person knows it. */
export function quoteName(name: string): string {
  const clean = name.replaceAll(/[\p{C}]/gu, '').trim()
  if (clean === '') return 'This file'
  return `“${clean.length > NAME_MAX_LENGTH ? `${clean.slice(0, NAME_MAX_LENGTH)}…` : clean}”`
}
