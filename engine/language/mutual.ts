import { relateToPart } from '#engine/language/relate-to-part.ts'
import type { Context } from '#engine/language/body-parts.ts'
import type { Entry } from '#engine/language/lexicon.ts'
import {
  EACH_OTHER,
  MUTUAL,
  MUTUAL_VERB,
  OTHER,
  SAYS_OTHER,
} from '#engine/language/reader-words.ts'
import type { Item } from '#engine/language/scan.ts'

type RelationEntry = Extract<Entry, { type: 'relation' }>

/** "A sword in one hand and scales in the other": held as well. */
export function takesOther(
  { tokens, reading, sentence }: Context,
  { end }: Item,
  { kind }: RelationEntry,
): boolean {
  const at = /^(?:the|la|el|der|die|l|a|o|na|no)$/.test(tokens[end]?.plain ?? '') ? end + 1 : end
  const isOther = OTHER.test(tokens[at]?.plain ?? '')
  const next = tokens[at + 1]
  if (!isOther || !/^(?:inside|on)$/.test(kind) || (next && !next.isBoundary)) return false
  relateToPart({ relating: sentence.relating, reading }, 'hand', {
    kind,
    isSwapped: false,
    manner: null,
    at: end,
    verb: '',
  })
  return true
}

/** "Fighting in the waves": where they do it is said, not with whom. */
const isWhere = (word: string): boolean =>
  /^(?:in|on|under|beneath|above|inside|within|among|amidst|before|at|near|through|surrounded|with)$/.test(
    word,
  )

/** "Two wolves fighting", "a cat and a dog cuddling each other": done by both, to one another. */
export function takesReciprocal(
  { tokens, reading, sentence }: Context,
  { end, words }: Item,
  { entry: { kind, manner }, isPlaceNext }: { entry: RelationEntry; isPlaceNext: boolean },
): boolean {
  const next = tokens[end]
  // "In each eye" is no "each other".
  const isOneOf = next?.plain === 'each' && tokens[end + 1]?.plain !== 'other'
  const isSaid = SAYS_OTHER.test(words) || (!isOneOf && EACH_OTHER.test(next?.plain ?? ''))
  const isOver = next?.plain === 'over' || next?.plain === 'for'
  const endsClause = !next || next.isBoundary || isOver || isPlaceNext || isWhere(next.plain)
  const isMutual = MUTUAL.test(manner ?? '') || MUTUAL_VERB.test(words)
  if (!(isSaid || (endsClause && isMutual))) return false
  const last = reading.subjects.at(-1)
  if (!last) return false
  sentence.relation = null
  if (last.count > 1) {
    last.modifiers.push(words)
    return true
  }
  const isTouching = MUTUAL_VERB.test(words)
  return sentence.relating.relatePair(isTouching ? 'with' : kind, isTouching ? 'beside' : manner)
}
