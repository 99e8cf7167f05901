import { setTimeout as sleep } from 'node:timers/promises'

const MOST_KEPT = 2_000

export interface QuickLookupOptions {
  /** Nobody waits longer for an answer than this. */
  waitMs: number
  /** Texts that are looked up at a time; who comes on top of them gets no answer. */
  mostAsked: number
}

/** What somebody slow says to a text, remembered. It is a help, never a condition: without an answer in time there is none. */
export type QuickLookup = (text: string) => Promise<readonly string[]>

/** `ask` answers undefined when it does not know now but may know later. */
export function createQuickLookup(
  ask: (text: string) => Promise<readonly string[] | undefined>,
  { waitMs, mostAsked }: QuickLookupOptions,
): QuickLookup {
  const kept = new Map<string, readonly string[]>()
  const asked = new Map<string, Promise<readonly string[]>>()

  const askOnce = async (text: string) => {
    try {
      const answer = await ask(text)
      if (answer) keep(text, answer)
      return answer ?? []
    } catch {
      // One that is busy or shutting down is no reason to find nothing.
      return []
    } finally {
      asked.delete(text)
    }
  }

  const keep = (text: string, answer: readonly string[]) => {
    const [oldest] = kept.size >= MOST_KEPT ? kept.keys() : []
    if (oldest !== undefined) kept.delete(oldest)
    kept.set(text, answer)
  }

  return async (text) => {
    const known = kept.get(text)
    if (known) return known
    let answer = asked.get(text)
    if (!answer) {
      if (asked.size >= mostAsked) return []
      answer = askOnce(text)
      asked.set(text, answer)
    }
    return Promise.race([answer, sleep(waitMs, [], { ref: false })])
  }
}
