import { createStore, useStore } from '#app/platform/storage/create-store.ts'
import { readStored, removeStored, writeStored } from '#app/platform/storage/local-storage.ts'
import { STORAGE_KEYS } from '#app/platform/storage/storage-keys.ts'
import { THEME_COLORS } from '#shared/brand.ts'

export type Theme = 'system' | 'light' | 'dark'

export const THEME_OPTIONS = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const satisfies readonly { value: Theme; label: string }[]

const store = createStore(readTheme, { storageKeys: [STORAGE_KEYS.theme], onChange: show })

export function useTheme() {
  return useStore(store, 'system')
}

export function setTheme(theme: Theme) {
  if (theme === 'system') removeStored(STORAGE_KEYS.theme)
  else writeStored(STORAGE_KEYS.theme, theme)
  store.refresh()
}

/** The pre-paint script has set the attribute already; this keeps it and the browser's bars up to date. */
export const applyTheme = () => store.refresh()

function show(theme: Theme) {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
  for (const scheme of ['light', 'dark'] as const) {
    document
      .querySelector(`meta[name="theme-color"][media*="${scheme}"]`)
      ?.setAttribute('content', THEME_COLORS[theme === 'system' ? scheme : theme])
  }
}

function readTheme(): Theme {
  const stored = readStored(STORAGE_KEYS.theme)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}
