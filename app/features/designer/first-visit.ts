import { readStored, writeStored } from '#app/platform/storage/local-storage.ts'
import { STORAGE_KEYS } from '#app/platform/storage/storage-keys.ts'

/** Whoever has had an account for longer has been to the designer before, perhaps in another browser. */
const NEW_FOR_MS = 24 * 60 * 60 * 1000
/** People who share a browser; the oldest is forgotten. */
const REMEMBERED_MOST = 20

type Person = { id: number; createdAt: string; subscriptionPlan: number }

/**
 * Whether the prices are to be shown by themselves, asked once: from then on they are not. §4.session.cleared forgets the flag at
 * the end of a session, so the accounts themselves are remembered beside it.
 */
export function isPricingDue(
  { id, createdAt, subscriptionPlan }: Person,
  now = Date.now(),
): boolean {
  const wasSeen = readStored(STORAGE_KEYS.hasSeenPricing) !== null
  const seenBy = readIds()
  writeStored(STORAGE_KEYS.hasSeenPricing, 'true')
  if (seenBy.includes(id)) return false
  const kept = [...seenBy, id].slice(-REMEMBERED_MOST)
  writeStored(STORAGE_KEYS.pricingSeenBy, JSON.stringify(kept))
  return !wasSeen && subscriptionPlan === 0 && now - Date.parse(createdAt) < NEW_FOR_MS
}

function readIds(): number[] {
  try {
    const ids: unknown = JSON.parse(readStored(STORAGE_KEYS.pricingSeenBy) ?? '[]')
    return Array.isArray(ids) ? ids.filter((id) => Number.isInteger(id)) : []
  } catch {
    return []
  }
}
