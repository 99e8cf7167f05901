import { useSyncExternalStore } from 'react'
import { readStored, removeStored, writeStored } from '#app/platform/storage/local-storage.ts'
import { STORAGE_KEYS } from '#app/platform/storage/storage-keys.ts'
import { THEME_COLORS } from '#shared/brand.ts'

export type Theme = 'system' | 'light' | 'dark'

export const THEME_OPTIONS = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const satisfies readonly { value: Theme; label: string }[]

const listeners = new Set<() => void>()

export function useTheme() {
  return useSyncExternalStore(subscribe, readTheme, () => 'system' as const)
}

export function setTheme(theme: Theme) {
  if (theme === 'system') removeStored(STORAGE_KEYS.theme)
  else writeStored(STORAGE_KEYS.theme, theme)
  applyTheme()
}

/** The pre-paint script has set the attribute already; this keeps it and the browser's bars up to date. */
export function applyTheme() {
  const theme = readTheme()
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
  for (const scheme of ['light', 'dark'] as const) {
    document
      .querySelector(`meta[name="theme-color"][media*="${scheme}"]`)
      ?.setAttribute('content', THEME_COLORS[theme === 'system' ? scheme : theme])
  }
  for (const listener of listeners) listener()
}

function readTheme(): Theme {
  const stored = readStored(STORAGE_KEYS.theme)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) window.addEventListener('storage', followOtherTabs)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTabs)
  }
}

function followOtherTabs(event: StorageEvent) {
  if (event.key === STORAGE_KEYS.theme || event.key === null) applyTheme()
}
