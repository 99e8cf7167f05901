import { relateToPart } from '#engine/language/relate-to-part.ts'
import type { Context } from '#engine/language/body-parts.ts'
import { HALF } from '#engine/language/reader-words.ts'
import type { Item } from '#engine/language/scan.ts'
import { isVessel, isWoven } from '#engine/language/subject-kinds.ts'

/** "Roses around the stand": a part of what was named before them. */
export function takePart({ reading, sentence }: Context, { words }: Item): void {
  const { relation, lastSubjectEnd, relating } = sentence
  reading.subjects.at(-1)?.modifiers.push(words)
  if (!relation || relation.at < lastSubjectEnd || relation.kind === 'with') return
  relateToPart({ relating, reading }, words, relation)
  sentence.relation = null
}

/** "A crown of roses", "a wreath of ivy": what it is made of comes next; "a basket of lemons": what it holds. */
export function takesMaterial(
  { tokens, reading, sentence }: Context,
  { words, start, end }: Item,
  isThingNext = false,
): boolean {
  const last = reading.subjects.at(-1)
  if (!/^(?:of|de|aus|von)$/.test(words) || sentence.lastSubjectEnd !== start) return false
  // "Ein Löwe aus Blumen" is made of them; "Rauch aus der Tasse" comes out of it.
  const isBare =
    words === 'aus' &&
    !/^(?:de[rmns]|die|das|ein\p{L}*|sein\p{L}*|ihr\p{L}*)$/u.test(tokens[end]?.plain ?? '')
  if (last && isVessel(last) && isThingNext) {
    sentence.relation = { kind: 'inside', isSwapped: true, manner: null, at: start, verb: 'of' }
    return true
  }
  if (!last || !(isBare || isWoven(last.motif))) return false
  sentence.relation = {
    kind: 'inside',
    isSwapped: true,
    manner: 'made-of',
    at: start,
    verb: 'made',
  }
  return true
}

/** "Elephant half mandala": the other half comes next, with or without a number before it. */
export function takesHalf(
  { sentence }: Context,
  { words, start }: Item,
  [next, afterNext]: readonly Item[],
): boolean {
  if (!HALF.test(words) || sentence.lastSubjectEnd !== start) return false
  const other = next?.entry?.type === 'count' ? afterNext : next
  if (other?.entry?.type !== 'subject') return false
  sentence.relation = { kind: 'with', isSwapped: false, manner: 'half', at: start, verb: 'half' }
  return true
}
