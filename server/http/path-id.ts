import { z } from '@hono/zod-openapi'

/** Postgres integers end at 2^31 - 1. */
const MOST = 2_147_483_647

/** A row's number as it stands in a path or query. */
export const pathId = (message: string) =>
  z
    .string()
    .regex(/^[1-9]\d{0,9}$/, message)
    .transform(Number)
    .pipe(z.number().max(MOST, message))
    .openapi({ type: 'integer' })
