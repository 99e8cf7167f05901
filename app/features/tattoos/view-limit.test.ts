import { beforeEach, expect, test, vi } from 'vitest'
import { proves } from '#tests/proves.ts'

beforeEach(() => {
  const entries = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  })
  return () => void vi.unstubAllGlobals()
})

/** What a reload leaves is in storage alone. */
async function reload() {
  vi.resetModules()
  return (await import('#app/features/tattoos/view-limit.ts')).countView
}

test('§9 the view limit counts designs: the same one after a reload costs nothing, a fourth is refused', async () => {
  let countView = await reload()
  expect([7, 7, 8].map(countView)).toEqual([true, true, true])
  countView = await reload()
  expect([7, 8, 9].map(countView)).toEqual([true, true, true])
  countView = await reload()
  expect([10, 7, 8, 9].map(countView)).toEqual([false, true, true, true])
  proves('§3.storage.views', '§9.views.limit')
})
