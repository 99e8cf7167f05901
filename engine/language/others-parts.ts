import { INDEFINITE, type Context } from '#engine/language/body-parts.ts'
import { describesNext } from '#engine/language/grammar.ts'
import type { Item } from '#engine/language/scan.ts'
import { isBeing } from '#engine/language/subject-kinds.ts'
import type { SubjectEntry } from '#engine/language/targets.ts'

const OTHERS_PART =
  /^(?:tail|head|wings?|horns?|antlers?|legs?|body|face|ears?|mane|fins?|claws|paws|hooves|beak|shell|skin|fur|eyes|tentacles|feet|hands|hair|arms?)$/

/** "In a bumblebee costume", "a wizard robe": what somebody is dressed up as. */
const DISGUISE =
  /^(?:costume|onesie|outfit|robes?|uniform|suit|pyjamas|pajamas|hoodie|jumper|sweater)$/

/** "A mermaid with an octopus tail": a part of the mermaid, and no octopus. */
export function takesPartOfOther(
  { reading, sentence }: Context,
  item: Item,
  next: Item | undefined,
): boolean {
  const last = reading.subjects.at(-1)
  const { relation } = sentence
  if (!last || !isBeing(last) || !relation || next?.start !== item.end) return false
  const isPart = relation.kind === 'with' && relation.manner === null
  const isWorn = /^(?:with|inside|on)$/.test(relation.kind) && DISGUISE.test(next.words)
  if (!isWorn && !(isPart && OTHERS_PART.test(next.words))) return false
  last.modifiers.push(`${item.words} ${next.words}`)
  sentence.skipTo = next.end
  sentence.reset()
  return true
}

const PART_OUT = /^(?:tongue|mouth|teeth|eyes?|ears?|nose) .*(?:out|open|closed|wide|bared)$/

/** "A cow with a flower crown, tongue sticking out": the cow's own. */
export function takesPartOut(
  { tokens, reading, sentence }: Context,
  { words, start }: Item,
): boolean {
  const whose = reading.subjects.findLast(isBeing)
  if (!whose || !PART_OUT.test(words) || INDEFINITE.test(tokens[start - 1]?.plain ?? ''))
    return false
  whose.modifiers.push(words)
  sentence.reset()
  return true
}

const DOING =
  /^(?!(?:king|ring|wing|string|spring|earring|painting|drawing|building|lightning|sibling|wedding)$)[a-z]{3,}ing$/

/** "My nan knitting": what she does, and no needles. */
export function takesDoing({ reading, sentence }: Context, { words, start, end }: Item): boolean {
  const last = reading.subjects.at(-1)
  if (!last || !isBeing(last) || !DOING.test(words) || sentence.lastSubjectEnd !== start)
    return false
  last.modifiers.push(words)
  sentence.lastSubjectEnd = end
  return true
}

/** "Skeleton beekeeper": nobody can draw the beekeeper, and the skeleton stays. */
export function takesTrade(
  { sentence }: Context,
  item: Item & { entry: SubjectEntry },
  next: Item | undefined,
): boolean {
  const { entry } = item
  const isFigure = /^(?:person|character|mythical)$/.test(entry.group ?? '')
  if (!next || !isFigure || entry.source !== 'drawn' || !describesNext(item, next)) return false
  if (next.entry?.type !== 'subject' || next.entry.source !== 'none') return false
  sentence.modifiers.push(next.words)
  sentence.addSubject(item, entry, false)
  sentence.lastSubjectEnd = next.end
  sentence.skipTo = next.end
  return true
}
