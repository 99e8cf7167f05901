import type { Context } from 'hono'
import type { GoogleProof } from '#server/features/accounts/google-proof.service.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { XSRF_HEADER } from '#shared/headers.ts'

/** What only this browser knows: the value of its XSRF cookie, which was checked before any route that changes something. */
export const browserOf = (c: Context<AppEnv>): string => c.req.header(XSRF_HEADER) ?? ''

export const googleProofOf = (
  c: Context<AppEnv>,
  idToken: string | undefined,
): GoogleProof | undefined =>
  idToken === undefined ? undefined : { idToken, browser: browserOf(c) }
