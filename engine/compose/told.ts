import { kindOf } from '#engine/compose/kinds.ts'
import type { Subject } from '#engine/language/brief.ts'
import type { Motif } from '#engine/motifs/motif.ts'
import { findMotif } from '#engine/motifs/registry.ts'

/** What a subject of a brief is drawn from, where it is no icon. */
export const motifOf = (subject: Subject | undefined) => findMotif(subject?.motif ?? '')

/** On legs or fins, and no bird. */
export const isBeast = (motif: Motif | undefined): boolean =>
  motif?.category === 'animal' && kindOf(motif) === 'figure'
