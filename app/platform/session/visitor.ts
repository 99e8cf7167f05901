import { readStored, writeStored } from '#app/platform/storage/local-storage.ts'
import { STORAGE_KEYS } from '#app/platform/storage/storage-keys.ts'
import { getToken } from '#app/platform/session/session-store.ts'
import { VISITOR_HEADER, VISITOR_ID_PATTERN } from '#shared/headers.ts'

const RANDOM_BYTES = 16

/** Names a browser without a session, so that it likes and reports once. Empty for people who are signed in. */
export function visitorHeaders(): Record<string, string> {
  return getToken() === undefined ? { [VISITOR_HEADER]: getVisitorId() } : {}
}

function getVisitorId(): string {
  const stored = readStored(STORAGE_KEYS.visitorId)
  if (stored !== null && VISITOR_ID_PATTERN.test(stored)) return stored
  const bytes = crypto.getRandomValues(new Uint8Array(RANDOM_BYTES))
  const id = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  writeStored(STORAGE_KEYS.visitorId, id)
  return id
}
