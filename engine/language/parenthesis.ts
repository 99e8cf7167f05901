import type { Context } from '#engine/language/body-parts.ts'
import type { DraftSubject } from '#engine/language/reading.ts'
import { plain } from '#engine/language/normalise.ts'
import { isStopWord, type Item } from '#engine/language/scan.ts'
import type { Sentence } from '#engine/language/sentence.ts'
import type { SubjectEntry } from '#engine/language/targets.ts'

/**
 * What stands in brackets right after a thing says which one it is: "a chess piece (king)", "a mask (hannya?)", "four instruments
 * (guitar, drum, trumpet, violin)". One name describes the thing; several are what is meant by it.
 */
export function takesParenthesis(
  { tokens, reading, sentence }: Context,
  item: Item,
  following: readonly Item[],
): boolean {
  const last = reading.subjects.at(-1)
  if (item.words !== '(' || !last) return false
  // "My dog Benny (golden retriever)".
  const isNamed = /^\p{Lu}/u.test(tokens[item.start - 1]?.text ?? '')
  const end = sentence.lastSubjectEnd
  // "O caminhão dele (um Scania)".
  const before = tokens[item.start - 1]
  // Where a name was taken out to be written, a comma stands.
  const isPassed = isNamed || before?.text === ',' || isStopWord(before?.plain ?? '')
  if (end !== item.start && !(isPassed && end === item.start - 1)) return false
  const close = following.findIndex(({ words }) => words === ')')
  const inside = following.slice(0, close < 0 ? following.length : close)
  const named = inside.filter(isSubject)
  const [first] = named
  if (tokens[item.end]?.isBoundary) return false
  if (!first) return takesMake(last, inside, sentence)
  const isNew = last.source === 'none' || last.isStandIn || GENERAL.test(last.wanted)
  if (named.length === 1) {
    const { modifiers, text } = last
    // "Ein Drachen (so ein Papierdrachen)": the longer name says which of the two it is.
    const isMoreExact = first.words !== plain(text) && first.words.endsWith(plain(text))
    if (isMoreExact || (isNew && first.entry.source === 'drawn')) {
      Object.assign(last, sentence.draft(first, first.entry, false), { text, modifiers })
      reading.notDrawn = reading.notDrawn.filter((missing) => missing.text !== text)
    }
    last.modifiers.push(first.words)
    sentence.skipTo = inside.at(-1)!.end
    return true
  }
  if (last.source !== 'none') return false
  // The general name was only the head of the list: the first of it takes its place, and the rest follow as a list does.
  reading.notDrawn = reading.notDrawn.filter((missing) => missing.text !== last.text)
  sentence.count = null
  Object.assign(last, sentence.draft(first, first.entry, false))
  sentence.lastSubjectEnd = first.end
  sentence.skipTo = first.end
  return true
}

/** "My truck (a red Scania)": its make is no second thing, and its colour is the truck's. */
function takesMake(last: DraftSubject, inside: readonly Item[], sentence: Sentence): boolean {
  const isMake = inside.some(({ entry, words }) => !entry && !isStopWord(words))
  if (!isMake || inside.length > LONGEST_MAKE) return false
  for (const { entry } of inside) if (entry?.type === 'colour') last.colours.push(entry.value)
  sentence.skipTo = inside.at(-1)!.end
  return true
}

const LONGEST_MAKE = 4

/** Names of a whole kind, of which another name is the more exact. */
const GENERAL = /^(?:flower|bouquet|bird|birds|dog|cat|fish|tree|horse|animal|butterfly)$/

const isSubject = (item: Item): item is Item & { entry: SubjectEntry } =>
  item.entry?.type === 'subject'
