import { useState, useSyncExternalStore } from 'react'
import { readStored, writeStored } from '#app/platform/storage/local-storage.ts'
import { getToken } from '#app/platform/session/session-store.ts'
import { DRAFT_VERSION, STORAGE_KEYS } from '#app/platform/storage/storage-keys.ts'
import { useQuietSave } from '#app/platform/storage/use-quiet-save.ts'
import type { Correction } from '#shared/corrections.ts'
import { STYLES, type Style } from '#shared/styles.ts'

/** As the server has it, without bringing its schemas along. */
export const PROMPT_MAX_LENGTH = 300

export type VisitorWords = { prompt: string; style: Style | null; corrections: Correction[] }

const neverChanges = () => () => {}
const nothingYet = () => null

const readKept = () => readStored(STORAGE_KEYS.visitorDraft)

/** Undefined for whatever else is stored there: what is no text cannot be trimmed. */
function parse(text: string | null): VisitorWords | undefined {
  try {
    const { fields } = JSON.parse(text ?? '') as {
      fields: { prompt: string; style: string; corrections?: unknown }
    }
    return {
      prompt: fields.prompt.trim().slice(0, PROMPT_MAX_LENGTH),
      style: STYLES.find((name) => name === fields.style) ?? null,
      corrections: listCorrections(fields.corrections),
    }
  } catch {
    return undefined
  }
}

/** By hand: the schema comes with the strip, which most visits never fetch. */
const listCorrections = (kept: unknown): Correction[] =>
  (Array.isArray(kept) ? (kept as Correction[]) : []).filter(
    ({ kind, text }) => typeof kind === 'string' && typeof text === 'string',
  )

/** As the designer reads them. */
function keep(fields: VisitorWords) {
  if (getToken() !== undefined) return
  const draft = { version: DRAFT_VERSION, savedAt: Date.now(), fields }
  writeStored(STORAGE_KEYS.visitorDraft, JSON.stringify(draft))
}

/** A visitor's words, kept until they come back or sign in: then they are in the designer. */
export function useVisitorDraft(example: VisitorWords) {
  const kept = useSyncExternalStore(neverChanges, readKept, nothingYet)
  const [typed, setTyped] = useState<VisitorWords>()
  const words = typed ?? parse(kept) ?? example
  useQuietSave(typed, keep)
  return {
    words,
    change: (changed: Partial<VisitorWords>) => setTyped({ ...words, ...changed }),
    /** Whoever has the example drawn has made its words their own. */
    settle: () => {
      setTyped(words)
      keep(words)
    },
  }
}
