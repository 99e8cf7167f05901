import type { Context } from '#engine/language/body-parts.ts'
import { isAnd } from '#engine/language/grammar.ts'
import { getLexicon } from '#engine/language/lexicon.ts'
import type { Item } from '#engine/language/scan.ts'

/** "Everything else black": of no thing that was named. */
export const REST_IN_BLACK =
  /(?:, ?|\b(?:and|y|und|et|e) )?(?<!\p{L})(?:everything else|all else|all the rest|(?:the )?rest(?: of (?:it|the (?:piece|tattoo|design)))?|tout le reste|le reste|tout|todo lo demás|todo el resto|el resto|todo|der rest|alles andere|alles|tutto il resto|il resto|tutto|o resto|todo o resto|tudo) (?:is |are |in |to be |stays? |just |en |em |est |bleibt |ist |sia |sea |seja )*(?:black(?: (?:and|&|n) gr[ae]y)?|schwarz|negro|noir|preto|nero)(?![\p{L}])(?=\s*(?:$|[,.;!?)]|except|but|sauf|außer|salvo|excepto|menos|exceto|tranne|apart))/iu

type ColourContext = Context & { items: readonly Item[] }

/** A colour: of the thing that it is said of, or waiting for the one to come. */
export function takeColour(context: ColourContext, item: Item, colour: string): void {
  const { tokens, reading, sentence, language } = context
  if (sentence.isNegated) return
  sentence.nameColour(colour)
  const last = reading.subjects.at(-1)
  const followsNoun = language !== 'en' && language !== 'de'
  if (followsNoun && last && sentence.lastPartEnd === item.start) return
  // "Azul y amarilla": the second colour is of the same thing.
  const goesOn =
    sentence.lastColourEnd === item.start - 1 && isAnd(tokens[item.start - 1]?.plain ?? '')
  if (followsNoun && last && (goesOn || isSaidOfLast(context, item.start))) {
    // "Una rosa roja y una rosa azul"; "rose rouge, serpent noir" may be of one that was named before.
    const named = reading.subjects[sentence.relating.recent] ?? last
    const others = reading.subjects.filter((other) => other !== named)
    if (others.some(({ text }) => text === named.text))
      named.text = `${named.text} ${tokens[item.start]!.text}`
    named.colours.push(colour)
    sentence.lastColourEnd = item.end
    return
  }
  const named = isSaidOfNamed(context, item)
    ? reading.subjects[sentence.relating.recent]
    : undefined
  // "Koi orange and black": the second colour is the koi's too.
  const isSecond = goesOn && tokens[item.end]?.isBoundary !== false
  const bearer = named ?? (isSecond ? reading.subjects[sentence.relating.recent] : undefined)
  if (named) sentence.lastColourEnd = item.end
  ;(bearer ?? sentence).colours.push(colour)
}

/** "Una vespa d'epoca azzurra": words about a noun stand between it and its colour, but no joining ones. */
function isSaidOfLast({ tokens, items, sentence }: ColourContext, at: number): boolean {
  const { lastSubjectEnd, relation } = sentence
  if (lastSubjectEnd < 0 || relation) return false
  return items
    .filter(({ start }) => start >= lastSubjectEnd && start < at)
    .every(
      ({ words, entry, start }) =>
        !tokens[start]!.isBoundary && !isAnd(words) && (!entry || entry.type === 'modifier'),
    )
}

/** "The snake is green, the peony pink": of the thing right before it. */
function isSaidOfNamed(
  { tokens, sentence, language }: ColourContext,
  { start, end }: Item,
): boolean {
  const { lastSubjectEnd } = sentence
  const between = tokens.slice(Math.max(0, lastSubjectEnd), start)
  const isAfter = lastSubjectEnd >= 0 && between.every(({ plain: word }) => IS.test(word))
  const goesOn =
    isAnd(tokens[end]?.plain ?? '') &&
    tokens[end + 2]?.isBoundary !== false &&
    getLexicon()
      .find(tokens[end + 1]?.plain ?? '', language)
      .some(({ type }) => type === 'colour')
  return isAfter && (sentence.isRepeated || goesOn || tokens[end]?.isBoundary !== false)
}

const IS =
  /^(?:is|are|in|be|should|stays?|all|bright|dark|light|deep|pale|soft|ist|sind|soll|sein)$/
