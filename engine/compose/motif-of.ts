import { iconMotif } from '#engine/compose/icon-motif.ts'
import type { EngineResources } from '#engine/compose/resources.ts'
import type { Brief, Subject } from '#engine/language/brief.ts'
import type { Motif } from '#engine/motifs/motif.ts'
import { findMotif } from '#engine/motifs/registry.ts'

/** What a subject is drawn as; undefined where it cannot be. */
export function motifOf(
  subject: Subject,
  { subjects, relations }: Brief,
  resources: EngineResources,
): Motif | undefined {
  const { text, motif, source, count, isCountExact } = subject
  if (source === 'none' || !motif) return undefined
  // Whoever winds about something has its hood folded, and is any snake.
  const winds = relations.some(
    ({ kind, from }) => subjects[from] === subject && (kind === 'around' || kind === 'through'),
  )
  if (motif === 'cobra' && winds) return findMotif('snake')
  // Birds that are counted are birds that are looked at, and no flock far away.
  if (motif === 'birds' && isCountExact && count > 1) return findMotif('swallow')
  // Whoever has wings has two of them; one alone is drawn only by itself.
  if (motif === 'wing' && (subjects.length > 1 || WINGS.test(text))) return findMotif('angel-wings')
  if (source === 'drawn') return findMotif(motif)
  const body = resources.findIcon?.(motif)
  return body ? iconMotif(motif, body) : undefined
}

const WINGS = /(?:wings|alas|flügel|ailes|asas|ali)$/i
