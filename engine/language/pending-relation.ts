import type { RelationKind, RelationManner } from '#engine/language/brief.ts'

/** A relation whose second subject is still to come. */
export interface PendingRelation {
  kind: RelationKind
  isSwapped: boolean
  manner: RelationManner | null
  /** Its first token. */
  at: number
  /** The first of its words: "rising", "holding". */
  verb: string
  /** Said after a comma or an "and": what the sentence is about does it, and not what was named last. */
  opensClause?: boolean
  /** Said of a part: "a dandelion, its seeds turning into stars". */
  isOfPart?: boolean
  /** "On each side": what comes next is there twice. */
  isTwice?: boolean
}
