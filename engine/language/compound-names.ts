import type { Context } from '#engine/language/body-parts.ts'
import type { Item } from '#engine/language/scan.ts'

/** An English noun that no list has, right after a thing: the second half of its name. */
export function takesSecondHalf({ tokens, reading, sentence }: Context, item: Item): boolean {
  const last = reading.subjects.at(-1)
  if (!last || sentence.lastSubjectEnd !== item.start) return false
  const { text } = tokens[item.start]!
  // "A dragon Tom": a name, and no second half of anything.
  const isName = /^\p{Lu}/u.test(text) && /^\p{Ll}/u.test(tokens[item.start - 1]!.text)
  if (isName && last.source !== 'none') return true
  // "Tool belt": one thing, of which we know neither half. "Hot dog bun": one, of which we know the first.
  const missing = reading.notDrawn.find((told) => told.text === last.text)
  last.text += ` ${text}`
  if (missing) missing.text = last.text
  else last.isStandIn = true
  sentence.lastSubjectEnd = item.end
  return true
}
