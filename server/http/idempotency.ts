import { z } from '@hono/zod-openapi'
import { IDEMPOTENCY_HEADER, IdempotencyKey } from '#shared/tattoos.ts'

const NAME = IDEMPOTENCY_HEADER.toLowerCase()

/** A request that is sent again under the same key is carried out once. */
export const idempotencyHeaders = z.object({ [NAME]: IdempotencyKey.optional() })

export const requestKeyOf = (headers: z.infer<typeof idempotencyHeaders>) => headers[NAME]
