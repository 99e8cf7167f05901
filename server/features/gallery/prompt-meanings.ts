import { setTimeout as sleep } from 'node:timers/promises'
import type { PromptReader } from '#server/providers/image/image-provider.ts'

/** A search does not wait longer than this for the engine's opinion: its threads may all be drawing. */
const WAIT_MS = 60
/** Searches that ask at a time. People's designs wait in the same line. */
const MOST_ASKED = 4
const MOST_KEPT = 2_000

/** What the ink engine takes words for, remembered. It is a help, never a condition: without an answer in time there is none. */
export interface PromptMeanings {
  listMeant(text: string): Promise<readonly string[]>
}

export function createPromptMeanings(reader: PromptReader): PromptMeanings {
  const kept = new Map<string, readonly string[]>()
  const asked = new Map<string, Promise<readonly string[]>>()

  const ask = (text: string) => {
    const answer = reader
      .read(text)
      .then(({ tags }) => {
        const [oldest] = kept.size >= MOST_KEPT ? kept.keys() : []
        if (oldest !== undefined) kept.delete(oldest)
        kept.set(text, tags)
        return tags
      })
      // An engine that is busy or shutting down is no reason to find nothing.
      .catch(() => [])
      .finally(() => asked.delete(text))
    asked.set(text, answer)
    return answer
  }

  return {
    async listMeant(text) {
      const known = kept.get(text)
      if (known) return known
      const answer = asked.get(text) ?? (asked.size < MOST_ASKED ? ask(text) : undefined)
      if (!answer) return []
      return Promise.race([answer, sleep(WAIT_MS, [], { ref: false })])
    },
  }
}
