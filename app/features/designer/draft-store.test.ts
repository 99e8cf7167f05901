import { beforeEach, describe, expect, test, vi } from 'vitest'
import { readDraft, removeDraft, writeDraft } from '#app/features/designer/draft-store.ts'
import { endSession, startSession } from '#app/platform/session/session-store.ts'
import { draftKeyOf, STORAGE_KEYS } from '#app/platform/storage/storage-keys.ts'
import { adoptVisitorDraft } from '#app/features/designer/visitor-draft.ts'
import type { AuthResponse } from '#shared/accounts.ts'

const MAYA = draftKeyOf('design', 7)
const SAM = draftKeyOf('design', 8)
const VISITOR = STORAGE_KEYS.visitorDraft
const DAY_MS = 86_400_000
const WORDS = { prompt: 'a fox under a fern', style: 'Fine Line' }

const entries = new Map<string, string>()
const storage = {
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => void entries.set(key, value),
  removeItem: (key: string) => void entries.delete(key),
  clear: () => entries.clear(),
}
const signIn = (id: number) => startSession({ token: 't', user: { id } } as AuthResponse)

beforeEach(() => {
  entries.clear()
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', { clear: () => {} })
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

describe('a draft', () => {
  test('is read as it was written, with what was set aside and where it came from', () => {
    writeDraft(MAYA, { fields: WORDS, aside: { prompt: 'a wolf' }, source: 'k?open=3' })
    expect(readDraft(MAYA)).toEqual({
      fields: WORDS,
      aside: { prompt: 'a wolf' },
      source: 'k?open=3',
    })
    removeDraft(MAYA)
    expect(readDraft(MAYA)).toBeUndefined()
  })

  test('of one person is never another’s', () => {
    writeDraft(MAYA, { fields: WORDS })
    expect(readDraft(SAM)).toBeUndefined()
    expect(readDraft(draftKeyOf('create', 7))).toBeUndefined()
  })

  test('of a person is kept for 30 days, a visitor’s for one', () => {
    vi.useFakeTimers({ now: 1_000_000_000_000 })
    writeDraft(MAYA, { fields: WORDS })
    writeDraft(VISITOR, { fields: WORDS })
    vi.advanceTimersByTime(DAY_MS - 1)
    expect(readDraft(VISITOR)).toBeDefined()
    vi.advanceTimersByTime(1)
    expect(readDraft(VISITOR)).toBeUndefined()
    vi.advanceTimersByTime(29 * DAY_MS - 1)
    expect(readDraft(MAYA)).toBeDefined()
    vi.advanceTimersByTime(1)
    expect(readDraft(MAYA)).toBeUndefined()
  })

  test('that is too large is not written, and the one before stays', () => {
    writeDraft(MAYA, { fields: WORDS })
    writeDraft(MAYA, { fields: { prompt: 'x'.repeat(40_000) } })
    expect(readDraft(MAYA)?.fields).toEqual(WORDS)
  })

  test.each([
    ['no JSON', '{'],
    ['null', 'null'],
    ['a list', '[1]'],
    ['another version', `{"version":2,"savedAt":${Date.now()},"fields":{}}`],
    ['no date', '{"version":1,"fields":{}}'],
    ['fields that are none', `{"version":1,"savedAt":${Date.now()},"fields":"a fox"}`],
    [
      'endless',
      `{"version":1,"savedAt":${Date.now()},"fields":{"prompt":"${'x'.repeat(40_000)}"}}`,
    ],
  ])('%s in storage is no draft', (_, text) => {
    entries.set(MAYA, text)
    expect(readDraft(MAYA)).toBeUndefined()
  })
})

describe('signing in and out', () => {
  test('a visitor’s words become the draft of whoever signed in, and nobody’s after that', () => {
    writeDraft(VISITOR, { fields: WORDS })
    adoptVisitorDraft(MAYA)
    expect(readDraft(MAYA)).toEqual({ fields: WORDS, aside: undefined, source: undefined })
    expect(entries.has(VISITOR)).toBe(false)
    adoptVisitorDraft(SAM)
    expect(readDraft(SAM)).toBeUndefined()
  })

  test('a draft that the person had before is set aside for them', () => {
    writeDraft(MAYA, { fields: { prompt: 'a wolf' } })
    writeDraft(VISITOR, { fields: WORDS })
    adoptVisitorDraft(MAYA)
    expect(readDraft(MAYA)).toMatchObject({ fields: WORDS, aside: { prompt: 'a wolf' } })
  })

  test('without words as a visitor a draft stays as it is', () => {
    writeDraft(MAYA, { fields: WORDS, source: 'k' })
    adoptVisitorDraft(MAYA)
    expect(readDraft(MAYA)).toMatchObject({ fields: WORDS, source: 'k' })
  })

  test('whoever signs out leaves neither drafts nor words behind; other people’s drafts stay', () => {
    for (const key of [MAYA, SAM, draftKeyOf('create', 7), VISITOR])
      writeDraft(key, { fields: WORDS })
    signIn(7)
    endSession()
    expect([...entries.keys()]).toEqual([SAM])
  })

  test('a session that was refused keeps the draft for when its person is back', () => {
    writeDraft(MAYA, { fields: WORDS })
    signIn(7)
    endSession('refused')
    expect(readDraft(MAYA)?.fields).toEqual(WORDS)
  })
})
