import { beforeEach, expect, test, vi } from 'vitest'
import { createStore } from '#app/platform/storage/create-store.ts'

const otherTab = new EventTarget()
const writeElsewhere = (key: string | null) =>
  otherTab.dispatchEvent(Object.assign(new Event('storage'), { key }))

beforeEach(() => {
  vi.stubGlobal('window', otherTab)
  return () => void vi.unstubAllGlobals()
})

test('it is read once, and not before somebody asks', () => {
  const read = vi.fn<() => string>(() => 'kept')
  const store = createStore(read)
  expect(read).not.toHaveBeenCalled()
  expect([store.get(), store.get()]).toEqual(['kept', 'kept'])
  expect(read).toHaveBeenCalledOnce()
})

test('a change is acted on first and told to everybody after that', () => {
  const order: string[] = []
  const store = createStore(() => 0, { onChange: (value) => order.push(`changed to ${value}`) })
  const stop = store.subscribe(() => order.push(`told of ${store.get()}`))
  store.set(1)
  stop()
  store.set(2)
  expect(order).toEqual(['changed to 1', 'told of 1', 'changed to 2'])
})

test('what another tab writes under its keys is read anew, as long as somebody follows', () => {
  let stored = 'light'
  const store = createStore(() => stored, { storageKeys: ['theme'] })
  expect(store.get()).toBe('light')
  const stop = store.subscribe(() => {})
  stored = 'dark'
  writeElsewhere('token')
  expect(store.get()).toBe('light')
  writeElsewhere('theme')
  expect(store.get()).toBe('dark')
  stored = 'cleared'
  writeElsewhere(null)
  expect(store.get()).toBe('cleared')
  stop()
  stored = 'light'
  writeElsewhere('theme')
  expect(store.get()).toBe('cleared')
})
