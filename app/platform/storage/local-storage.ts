import type { StorageKey } from '#app/platform/storage/storage-keys.ts'

// Browsers that block storage throw on every access. The product then works for one page view, so all
// three swallow that and nothing else.

export function readStored(key: StorageKey): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function writeStored(key: StorageKey, value: string) {
  try {
    localStorage.setItem(key, value)
  } catch {
    // See above.
  }
}

export function removeStored(...keys: StorageKey[]) {
  try {
    for (const key of keys) localStorage.removeItem(key)
  } catch {
    // See above.
  }
}
