import type { Context } from '#engine/language/body-parts.ts'
import { isPaint } from '#engine/language/colour-nouns.ts'
import { isAnd } from '#engine/language/grammar.ts'
import { getLexicon } from '#engine/language/lexicon.ts'
import type { Item } from '#engine/language/scan.ts'

/** "Everything else black": of no thing that was named. */
export const REST_IN_BLACK =
  /(?:, ?|\b(?:and|y|und|et|e) )?(?<!\p{L})(?:everything else|all else|all the rest|(?:the )?rest(?: of (?:it|the (?:piece|tattoo|design)))?|tout le reste|le reste|tout|todo lo demás|todo el resto|el resto|todo|der rest|alles andere|alles|tutto il resto|il resto|tutto|o resto|todo o resto|tudo) (?:is |are |in |to be |stays? |just |en |em |est |bleibt |ist |sia |sea |seja )*(?:black(?: (?:and|&|n) gr[ae]y)?|schwarz|negro|noir|preto|nero)(?![\p{L}])(?=\s*(?:$|[,.;!?)]|except|but|sauf|außer|salvo|excepto|menos|exceto|tranne|apart))/iu

const BLACK_AND_GREY =
  /^(?:black (?:and |n |& )?gr[ae]y|negro y gris|schwarz (?:und )?grau|noir et gris|preto e cinza|nero e grigio)$/

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
    sentence.relation = null
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

/** How the whole piece is inked: "black and grey", "no colour". */
export function takeColourMode(
  { tokens, reading, sentence, language }: Context,
  item: Item,
  mode: 'black' | 'colored',
): void {
  // "Red, green and black only": black is one of them.
  const isOneOfSeveral =
    mode === 'black' &&
    isAnd(tokens[item.start - 1]?.plain ?? '') &&
    isPaint(tokens[item.start - 2]?.plain ?? '', language)
  if (isOneOfSeveral) {
    reading.colourMode = 'colored'
    // Of several things they are the colours of the whole piece.
    sentence.colours = reading.subjects.length > 1 ? [] : [...sentence.colours, 'black']
    sentence.nameColour('black')
    return
  }
  // "Bluebonnets in blue, skull black and gray": of the one, where others have paints.
  const named = reading.subjects[sentence.relating.recent]
  const isOfOne =
    named !== undefined &&
    sentence.isRepeated &&
    sentence.lastSubjectEnd === item.start &&
    reading.subjects.some((other) => other !== named && other.colours.length > 0)
  if (isOfOne && BLACK_AND_GREY.test(item.words)) {
    named.colours = ['black', 'grey']
    return
  }
  const saysNo = /^(?:no|without|sin|ohne|kein|keine|sans|sem) /.test(item.words)
  const other = mode === 'colored' ? 'black' : 'colored'
  reading.colourMode = sentence.isNegated && !saysNo ? other : mode
  if (/white|weiss|blanco|blanc|branco|b&w/.test(item.words)) reading.styles.push('Black and White')
  if (/blackwork|black work|solid black|blackout/.test(item.words)) reading.styles.push('Blackwork')
}

/** "Una vespa d'epoca azzurra": words about a noun stand between it and its colour, but no joining ones. */
function isSaidOfLast({ tokens, items, sentence }: ColourContext, at: number): boolean {
  const { lastSubjectEnd, relation } = sentence
  // "Las rosas en azul": what stands before the colour joins nothing.
  const isIn = relation?.at === at - 1 && /^(?:en|em|in)$/.test(tokens[at - 1]!.plain)
  if (lastSubjectEnd < 0 || (relation && !isIn)) return false
  return items
    .filter(({ start }) => start >= lastSubjectEnd && start < at)
    .every(
      ({ words, entry, start }) =>
        !tokens[start]!.isBoundary &&
        !isAnd(words) &&
        (!entry || entry.type === 'modifier' || (isIn && start === at - 1)),
    )
}

/** "The snake is green, the peony pink": of the thing right before it. */
function isSaidOfNamed(
  { tokens, items, sentence, language }: ColourContext,
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
  // "Green dragon red peonies": each colour stands before its own.
  const isOfNext =
    (language === 'en' || language === 'de') &&
    items.some((item) => item.start === end && item.entry?.type === 'subject') &&
    items.some(
      (item) =>
        item.end === lastSubjectEnd && isPaint(tokens[item.start - 1]?.plain ?? '', language),
    )
  if (isOfNext) return false
  return isAfter && (sentence.isRepeated || goesOn || tokens[end]?.isBoundary !== false)
}

const IS =
  /^(?:is|are|in|be|should|stays?|all|bright|dark|light|deep|pale|soft|ist|sind|soll|sein)$/
