import { createHash } from 'node:crypto'

/** Whoever likes or reports: somebody signed in, or a browser that gave itself a name. */
export type Audience = { accountId: number } | { visitorId: string }

/** The same for the same one, and nothing that leads back to a browser. */
export const hashAudience = (audience: Audience): Uint8Array =>
  createHash('sha256')
    .update(
      'accountId' in audience ? `account:${audience.accountId}` : `visitor:${audience.visitorId}`,
    )
    .digest()

export const accountOf = (audience: Audience): number | null =>
  'accountId' in audience ? audience.accountId : null
