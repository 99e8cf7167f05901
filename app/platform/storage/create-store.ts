import { useSyncExternalStore } from 'react'

export type Store<Value> = {
  get: () => Value
  set: (value: Value) => void
  /** Reads it anew, as at the start. */
  refresh: () => void
  subscribe: (listener: () => void) => () => void
}

type StoreOptions<Value> = {
  /** What it is read from in this browser's storage: another tab that writes there changes it here too. */
  storageKeys?: readonly string[]
  /** Before anybody is told of a change. */
  onChange?: (value: Value) => void
}

/** One value that any part of a page may read, change and follow. It is read when somebody first asks for it. */
export function createStore<Value>(
  read: () => Value,
  { storageKeys = [], onChange }: StoreOptions<Value> = {},
): Store<Value> {
  const listeners = new Set<() => void>()
  let current: { value: Value } | undefined

  const get = () => (current ??= { value: read() }).value
  const set = (value: Value) => {
    current = { value }
    onChange?.(value)
    for (const listener of listeners) listener()
  }
  const refresh = () => set(read())
  const followOtherTabs = ({ key }: StorageEvent) => {
    // Null: the other tab has cleared everything.
    if (key === null || storageKeys.includes(key)) refresh()
  }
  const isFollowing = storageKeys.length > 0
  const subscribe = (listener: () => void) => {
    if (isFollowing && listeners.size === 0) window.addEventListener('storage', followOtherTabs)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (isFollowing && listeners.size === 0)
        window.removeEventListener('storage', followOtherTabs)
    }
  }
  return { get, set, refresh, subscribe }
}

/** With what the server and the first render of its page hold it to be. */
export function useStore<Value>(store: Store<Value>, onServer: Value): Value {
  return useSyncExternalStore(store.subscribe, store.get, () => onServer)
}

/** A part of it, or what follows from it: the same as long as nothing has changed. */
export function useStored<Value, Part>(
  store: Store<Value>,
  readPart: () => Part,
  onServer: Part,
): Part {
  return useSyncExternalStore(store.subscribe, readPart, () => onServer)
}
