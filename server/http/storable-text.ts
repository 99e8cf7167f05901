import { createMiddleware } from 'hono/factory'
import { z } from 'zod'
import type { AppEnv } from '#server/http/app-env.ts'
import { DomainError } from '#server/platform/errors.ts'

/** NUL and half of a surrogate pair: Postgres keeps neither, and no keyboard writes them. */
const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed()

const UNSTORABLE = 'This text has a character that cannot be kept.'

type Refine = z.core.$RefinementCtx

function refuseIn(value: unknown, way: string[], context: Refine): void {
  if (typeof value === 'string') {
    if (!isStorable(value)) context.addIssue({ code: 'custom', message: UNSTORABLE, path: way })
  } else if (typeof value === 'object' && value !== null)
    for (const [key, field] of Object.entries(value)) {
      refuseIn(key, way, context)
      refuseIn(field, [...way, key], context)
    }
}

/**
 * Holds of whatever a route's own schema has let through, at any depth and in names as well as values. Every router asks it,
 * so that no schema can forget to.
 */
export const StorableTexts = z
  .unknown()
  .superRefine((value, context) => refuseIn(value, [], context))

export class UnreadableAddressError extends DomainError {
  readonly code = 'invalid_request'
  constructor() {
    super('This address cannot be read.')
  }
}

/** As an address spells the two: in UTF-8, ED is followed by A0 to BF only where half of a pair was encoded. */
const UNSTORABLE_ESCAPE = /%00|%ed%[ab]/i

/**
 * Pages and files read paths and queries each in their own way, so addresses are looked at before any of them. A query may
 * have a percent sign that stands for itself, as links in mails do; a path that cannot be decoded leads nowhere.
 */
export const readableAddresses = createMiddleware<AppEnv>(async (c, next) => {
  const { url } = c.req
  if (UNSTORABLE_ESCAPE.test(url) || !canDecode(new URL(url).pathname))
    throw new UnreadableAddressError()
  await next()
})

function canDecode(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
