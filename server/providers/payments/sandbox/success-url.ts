import type { StoredSession } from '#server/providers/payments/sandbox/objects/session-objects.ts'

/** Where a paid checkout leads, with the session's id where the address asks for it. */
export function successUrlOf({ success_url: url, id }: StoredSession): string {
  return url.replaceAll('{CHECKOUT_SESSION_ID}', id)
}
