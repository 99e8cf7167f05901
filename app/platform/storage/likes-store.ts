import { createStore, useStore } from '#app/platform/storage/create-store.ts'
import { readStored, writeStored } from '#app/platform/storage/local-storage.ts'
import { STORAGE_KEYS } from '#app/platform/storage/storage-keys.ts'

/** §3.storage.names: what this browser has liked is kept as `upvotedTattoos`. */
const NOTHING: ReadonlySet<number> = new Set()
const store = createStore(restoreLikes, { storageKeys: [STORAGE_KEYS.upvotedTattoos] })

export const isLiked = (tattooId: number) => store.get().has(tattooId)

export function setLiked(tattooId: number, isNowLiked: boolean) {
  const likes = new Set(store.get())
  if (isNowLiked) likes.add(tattooId)
  else likes.delete(tattooId)
  publish(likes)
}

/** Takes over what the server says of somebody who is signed in. */
export function syncLikes(tattoos: readonly { id: number; isUpvoted: boolean }[]) {
  const likes = new Set(store.get())
  for (const { id, isUpvoted } of tattoos) {
    if (isUpvoted) likes.add(id)
    else likes.delete(id)
  }
  publish(likes)
}

/** Empty on the server and for the first client render. */
export function useLikes() {
  return useStore(store, NOTHING)
}

function publish(likes: ReadonlySet<number>) {
  writeStored(STORAGE_KEYS.upvotedTattoos, JSON.stringify([...likes]))
  store.set(likes)
}

function restoreLikes(): ReadonlySet<number> {
  try {
    const ids: unknown = JSON.parse(readStored(STORAGE_KEYS.upvotedTattoos) ?? '[]')
    // The very same nothing as the server's, or every card would be drawn twice for most visitors.
    if (!Array.isArray(ids) || ids.length === 0) return NOTHING
    return new Set(ids.filter((id) => Number.isInteger(id)))
  } catch {
    return NOTHING
  }
}
