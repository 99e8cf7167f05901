import type { Context } from '#engine/language/body-parts.ts'
import { isStopWord } from '#engine/language/scan.ts'
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

/** What drives, flies and sails: a make or a model before its kind is one thing with it. */
const VEHICLE =
  /(?:^|-)(?:car|truck|van|campervan|camper|bus|motorcycle|scooter|tractor|jeep|taxi|ambulance|bicycle|boat|ship|airplane|plane|helicopter)$/
/** Names of models between the make and the kind: "chevy c10 truck". */
const MOST_OF_MODEL = 3

const isVehicle = ({ entry }: Item): boolean =>
  entry?.type === 'subject' && (VEHICLE.test(entry.wanted) || VEHICLE.test(entry.motif))

/** A kind's own name is no make: "a car, a truck". */
const isKindItself = ({ entry, words }: Item): boolean =>
  entry?.type === 'subject' &&
  (entry.wanted.endsWith(words.replace(/s$/, '')) || VEHICLE.test(words.split(' ').at(-1)!))

/** "My dad's 1969 chevy c10 truck": one truck, and no car beside it. */
export function takesMake(
  { tokens, sentence }: Context,
  item: Item,
  rest: readonly Item[],
): boolean {
  if (!isVehicle(item) || isKindItself(item) || item.isPlural) return false
  const kind = rest.findIndex((next) => next.entry?.type === 'subject')
  if (kind < 0 || kind > MOST_OF_MODEL || !isVehicle(rest[kind]!) || !isKindItself(rest[kind]!))
    return false
  const between = rest.slice(0, kind)
  const isModel = between.every(
    ({ entry, start, words }) => !entry && !tokens[start]!.isBoundary && !isStopWord(words),
  )
  if (!isModel) return false
  sentence.modifiers.push(sentence.saidBetween(item.start, rest[kind]!.start))
  sentence.skipTo = rest[kind]!.start
  return true
}
