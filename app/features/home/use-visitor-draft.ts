import { useState, useSyncExternalStore } from 'react'
import { readStored, writeStored } from '#app/platform/local-storage.ts'
import { getToken } from '#app/platform/session-store.ts'
import { DRAFT_VERSION, STORAGE_KEYS } from '#app/platform/storage-keys.ts'
import { STYLES, type Style } from '#shared/styles.ts'

/** As the server has it, without bringing its schemas along. */
export const PROMPT_MAX_LENGTH = 300

export type VisitorWords = { prompt: string; style: Style | null }

const neverChanges = () => () => {}
const nothingYet = () => null

/** Checked by hand, as text, which is the same as long as it says the same. */
function readKept(): string | null {
  try {
    const { fields } = JSON.parse(readStored(STORAGE_KEYS.visitorDraft) ?? '{}') as {
      fields?: { prompt?: unknown; style?: unknown }
    }
    if (typeof fields?.prompt !== 'string') return null
    const prompt = fields.prompt.slice(0, PROMPT_MAX_LENGTH)
    const style = STYLES.find((name) => name === fields.style) ?? null
    return JSON.stringify({ prompt, style })
  } catch {
    return null
  }
}

/** So few characters that they are written at every key; the designer reads them. */
function keep(fields: VisitorWords) {
  const draft = { version: DRAFT_VERSION, savedAt: Date.now(), fields }
  if (getToken() === undefined) writeStored(STORAGE_KEYS.visitorDraft, JSON.stringify(draft))
}

/** A visitor's words, kept until they come back or sign in: then they are in the designer. */
export function useVisitorDraft(example: VisitorWords) {
  const kept = useSyncExternalStore(neverChanges, readKept, nothingYet)
  const [typed, setTyped] = useState<VisitorWords>()
  const words = typed ?? (kept === null ? example : (JSON.parse(kept) as VisitorWords))
  return {
    words,
    change: (changed: Partial<VisitorWords>) => {
      const next = { ...words, ...changed }
      setTyped(next)
      keep(next)
    },
  }
}
