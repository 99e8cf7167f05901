import { OpenAPIHono } from '@hono/zod-openapi'
import type { AppEnv } from '#server/http/app-env.ts'
import { InvalidRequestError } from '#server/http/error-response.ts'
import { StorableTexts } from '#server/http/storable-text.ts'

/** A router whose requests are checked against their schemas before a handler sees them. */
export function createApiRouter(): OpenAPIHono<AppEnv> {
  return new OpenAPIHono<AppEnv>({
    defaultHook: (result) => {
      if (!result.success) throw new InvalidRequestError(result.error)
      const { error } = StorableTexts.safeParse(result.data)
      if (error) throw new InvalidRequestError(error)
    },
  })
}
