import { readStored, removeStored, writeStored } from '#app/platform/storage/local-storage.ts'
import { DRAFT_VERSION, STORAGE_KEYS, type DraftKey } from '#app/platform/storage/storage-keys.ts'

/** Two descriptions at their longest, every character of them written as an escape, with their settings. */
const TEXT_MAX_LENGTH = 32_000
const DAY_MS = 86_400_000
/** Whoever signs in takes a visitor's words along, so they are not left lying about for long. */
const LIFETIME_MS = { visitor: DAY_MS, person: 30 * DAY_MS }

/** Storage can hold anything, so whoever reads a draft checks its fields. */
export type Draft = {
  fields: unknown
  /** What was being worked on before these words came. */
  aside?: unknown
  /** The visit that brought the words, so that loading it again does not bring them over what was made of them. */
  source?: string | undefined
}

export function readDraft(key: DraftKey): Draft | undefined {
  const text = readStored(key)
  if (text === null || text.length > TEXT_MAX_LENGTH) return undefined
  try {
    const stored: unknown = JSON.parse(text)
    if (!isRecord(stored) || stored['version'] !== DRAFT_VERSION) return undefined
    const { fields, aside, source, savedAt } = stored
    if (!isRecord(fields) || typeof savedAt !== 'number' || !isYoung(key, savedAt)) return undefined
    return { fields, aside, source: typeof source === 'string' ? source : undefined }
  } catch {
    return undefined
  }
}

export function writeDraft(key: DraftKey, { fields, aside, source }: Draft) {
  const text = JSON.stringify({
    version: DRAFT_VERSION,
    savedAt: Date.now(),
    fields,
    aside,
    source,
  })
  if (text.length <= TEXT_MAX_LENGTH) writeStored(key, text)
}

export const removeDraft = (key: DraftKey) => removeStored(key)

function isYoung(key: DraftKey, savedAt: number): boolean {
  const lifetimeMs = LIFETIME_MS[key === STORAGE_KEYS.visitorDraft ? 'visitor' : 'person']
  return Math.abs(Date.now() - savedAt) < lifetimeMs
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
