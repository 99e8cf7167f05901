import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from '#app/platform/storage/local-storage.ts'
import { STORAGE_KEYS } from '#app/platform/storage/storage-keys.ts'

/** §3.storage.names: what this browser has liked is kept as `upvotedTattoos`. */
const NOTHING: ReadonlySet<number> = new Set()
const listeners = new Set<() => void>()
let current: ReadonlySet<number> | undefined

function getLikes(): ReadonlySet<number> {
  current ??= restoreLikes()
  return current
}

export const isLiked = (tattooId: number) => getLikes().has(tattooId)

export function setLiked(tattooId: number, isNowLiked: boolean) {
  const likes = new Set(getLikes())
  if (isNowLiked) likes.add(tattooId)
  else likes.delete(tattooId)
  publish(likes)
}

/** Takes over what the server says of somebody who is signed in. */
export function syncLikes(tattoos: readonly { id: number; isUpvoted: boolean }[]) {
  const likes = new Set(getLikes())
  for (const { id, isUpvoted } of tattoos) {
    if (isUpvoted) likes.add(id)
    else likes.delete(id)
  }
  publish(likes)
}

/** Empty on the server and for the first client render. */
export function useLikes() {
  return useSyncExternalStore(subscribe, getLikes, () => NOTHING)
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) window.addEventListener('storage', followOtherTabs)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTabs)
  }
}

function followOtherTabs({ key }: StorageEvent) {
  if (key !== STORAGE_KEYS.upvotedTattoos && key !== null) return
  current = undefined
  for (const listener of listeners) listener()
}

function publish(likes: ReadonlySet<number>) {
  current = likes
  writeStored(STORAGE_KEYS.upvotedTattoos, JSON.stringify([...likes]))
  for (const listener of listeners) listener()
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
