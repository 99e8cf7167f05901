import { z } from 'zod'
import { CORRECTION_TEXT_MAX_LENGTH, CORRECTIONS_MAX, COUNT_MAX } from '#shared/limits.ts'

/** The words of the description that are corrected, as they were shown. */
const Text = z.string().trim().min(1).max(CORRECTION_TEXT_MAX_LENGTH)

/** What a person says of our reading of their words. Each names the words it is about, so that it holds while others are rewritten. */
export const Correction = z.discriminatedUnion('kind', [
  /** Something else is meant. */
  z.object({ kind: z.literal('meaning'), text: Text, meaning: Text }),
  z.object({ kind: z.literal('count'), text: Text, count: z.int().min(1).max(COUNT_MAX) }),
  /** It was no wish. */
  z.object({ kind: z.literal('remove'), text: Text }),
  /** It is to be written, not drawn. */
  z.object({ kind: z.literal('lettering'), text: Text }),
  /** Everything else stands around it. */
  z.object({ kind: z.literal('main'), text: Text }),
])
export type Correction = z.infer<typeof Correction>

export const Corrections = z.array(Correction).max(CORRECTIONS_MAX)

/** As the server keeps them: what an older version wrote is dropped, never a reason to fail. */
export const KeptCorrections = Corrections.catch([])

/** Only one thing can be said of the same words at a time, except how many there are and that they lead. */
export function correct(known: readonly Correction[], correction: Correction): Correction[] {
  const isReplaced = (other: Correction) => {
    if (correction.kind === 'main' && other.kind === 'main') return true
    if (other.text !== correction.text) return false
    return other.kind === correction.kind || !(isKept(other) && isKept(correction))
  }
  return [...known.filter((other) => !isReplaced(other)), correction].slice(-CORRECTIONS_MAX)
}

/** Those that go together with another one of the same words. */
const isKept = ({ kind }: Correction) => kind === 'count' || kind === 'main' || kind === 'meaning'
