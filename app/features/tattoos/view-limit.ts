import { readStored, writeStored } from '#app/platform/storage/local-storage.ts'
import { getToken } from '#app/platform/session/session-store.ts'
import { STORAGE_KEYS } from '#app/platform/storage/storage-keys.ts'
import { ANONYMOUS_VIEWS_MAX } from '#shared/limits.ts'

/** §9.views.limit: whether a visitor may look closely at one more design. Counts it when so. Signed-in people always may. */
export function countView(tattooId: number): boolean {
  const seenIds = readSeenIds()
  if (getToken() !== undefined || seenIds.includes(tattooId)) return true
  const stored = Number(readStored(STORAGE_KEYS.anonymousViewCount) ?? 0)
  const count = Number.isInteger(stored) && stored >= 0 ? stored : 0
  if (count >= ANONYMOUS_VIEWS_MAX) return false
  writeStored(STORAGE_KEYS.anonymousViewIds, JSON.stringify([...seenIds, tattooId]))
  writeStored(STORAGE_KEYS.anonymousViewCount, String(count + 1))
  return true
}

/** Looking at the same design again costs nothing, also after a reload. */
function readSeenIds(): unknown[] {
  try {
    const ids: unknown = JSON.parse(readStored(STORAGE_KEYS.anonymousViewIds) ?? '[]')
    return Array.isArray(ids) ? ids : []
  } catch {
    return []
  }
}
